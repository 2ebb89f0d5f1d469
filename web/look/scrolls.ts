/** What is wider than its place scrolls by keyboard, too: it takes the focus while that is so. */
export function scrolls(box: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  watch.observe(box)
  return () => watch.disconnect()
}
