const drawn = new Set<string>()

/** Puts symbols into the page, once, and they stay there; not display: none, or hatchings would not be painted. */
export function drawSprite(svg: string): void {
  if (drawn.has(svg)) return
  drawn.add(svg)
  const box = document.createElement('div')
  box.innerHTML = svg
  box.ariaHidden = 'true'
  Object.assign(box.style, { position: 'absolute', width: '0', height: '0', overflow: 'hidden' })
  document.body.append(box)
}
