import { goesOn } from '../../tests/states.ts'
import { orleans } from '../index.ts'

goesOn(orleans, new URL('states/', import.meta.url))
