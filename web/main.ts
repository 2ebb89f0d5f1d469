import '@eminence/ui/fonts.css'
import '@eminence/ui/tokens.css'
import '@eminence/ui/base.css'
import './look/shell.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './router/router.svelte.ts'

followLinks()

const target = document.getElementById('app')
if (target !== null) {
  target.replaceChildren()
  mount(App, { target })
}

/** What is kept for a time without a network comes after all that the reader waits for now. */
const millisecondsBeforeKeeping = 3000

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  addEventListener('load', () => setTimeout(keep, millisecondsBeforeKeeping))
}
