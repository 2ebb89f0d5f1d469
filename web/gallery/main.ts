import '@eminence/ui/fonts.css'
import '@eminence/ui/tokens.css'
import '@eminence/ui/base.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import { wishFrom } from './wish.ts'

const target = document.querySelector('#gallery')
if (target === null) throw new Error('the page has no place for the gallery')
const wish = wishFrom(new URLSearchParams(location.search))
document.documentElement.lang = wish.language
if (wish.theme !== null) document.documentElement.dataset.theme = wish.theme
mount(Gallery, { target, props: { wish } })
