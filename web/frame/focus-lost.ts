/** Watches an area: `lost` hears when what had the focus there was taken away. Who clicks elsewhere has not lost it. */
export const focusLost = (lost: () => void) => (area: HTMLElement) => {
  /** What has the focus inside, or had it until it was taken away. */
  let holder: Node | null = null
  const look = () => {
    if (holder === null || document.activeElement !== document.body) return
    holder = null
    lost()
  }
  // On the way from one to the next nothing has the focus, and what had it is still there: that is no loss.
  const watch = new MutationObserver(() => (holder?.isConnected ? setTimeout(look) : look()))
  const enter = ({ target }: FocusEvent) => {
    holder = target instanceof Node ? target : null
  }
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isTaken = target instanceof Node && !target.isConnected
      if (!isTaken && !area.contains(document.activeElement)) holder = null
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
