import type { Attachment } from 'svelte/attachments'

/** Keeps the newest line of a list in view; who has scrolled back to read is left there. */
export const atEnd =
  (lines: () => unknown): Attachment<HTMLElement> =>
  (list) => {
    let isAtEnd = true
    const look = () => {
      isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 24
    }
    const toEnd = () => {
      if (isAtEnd) list.scrollTop = list.scrollHeight
    }
    list.addEventListener('scroll', look)
    // Also when the list comes into view, or changes its size.
    const watcher = new ResizeObserver(toEnd)
    watcher.observe(list)
    $effect(() => {
      lines()
      toEnd()
    })
    return () => {
      watcher.disconnect()
      list.removeEventListener('scroll', look)
    }
  }
