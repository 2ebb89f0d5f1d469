/** Hears what is done with the things on a table, each by its key. */
interface Listener<Key> {
  focus(key: Key): void
  leave(key: Key): void
  press(key: Key, byTouch: boolean): void
}

/** What makes a button a target: a mouse, a pen and the focus look at it and leave it again; a finger, which cannot hover, only presses it. */
export function targetEvents<Key>(listener: () => Listener<Key> | null, key: Key) {
  let byTouch = false
  // asked for anew each time: a button may lose the focus only when it is gone
  return {
    onpointerdown: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      byTouch = pointerType === 'touch'
    },
    onpointerenter: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (pointerType !== 'touch') listener()?.focus(key)
    },
    onpointerleave: ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (pointerType !== 'touch') listener()?.leave(key)
    },
    onfocus: ({ currentTarget }: { readonly currentTarget: { matches(selector: string): boolean } }) => {
      if (currentTarget.matches(':focus-visible')) listener()?.focus(key)
    },
    onblur: () => listener()?.leave(key),
    onclick: () => {
      listener()?.press(key, byTouch)
      byTouch = false
    },
  }
}
