import { goesOn } from '../../tests/states.ts'
import { richelieu } from '../index.ts'

goesOn(richelieu, new URL('states/', import.meta.url))
