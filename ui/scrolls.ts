/** What is larger than its place scrolls by keyboard, too: it takes the focus while that is so. */
export function scrolls(box: HTMLElement): () => void {
  const measure = () => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const place = new ResizeObserver(measure)
  place.observe(box)
  const contents = new MutationObserver(measure)
  contents.observe(box, { childList: true, subtree: true })
  return () => {
    place.disconnect()
    contents.disconnect()
  }
}
