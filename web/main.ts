import '@eminence/ui/fonts.css'
import '@eminence/ui/tokens.css'
import '@eminence/ui/base.css'
import './look/shell.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './router/router.svelte.ts'

followLinks()

const target = document.getElementById('app')
if (target !== null) mount(App, { target })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  })
}
