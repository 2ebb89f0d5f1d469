/** Watches an area: `lost` hears when what had the focus there was taken away. Who clicks elsewhere has not lost it. */
export const focusLost = (lost: () => void) => (area: HTMLElement) => {
  let isInside = false
  const watch = new MutationObserver(() => {
    if (!isInside || document.activeElement !== document.body) return
    isInside = false
    lost()
  })
  const enter = () => {
    isInside = true
  }
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isTaken = target instanceof Node && !target.isConnected
      isInside = isInside && (isTaken || area.contains(document.activeElement))
    })
  area.addEventListener('focusin', enter)
  area.addEventListener('focusout', leave)
  watch.observe(area, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    area.removeEventListener('focusin', enter)
    area.removeEventListener('focusout', leave)
  }
}
