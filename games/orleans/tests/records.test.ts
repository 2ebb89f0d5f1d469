import { replaysWell } from '../../tests/records.ts'
import { orleans } from '../index.ts'

replaysWell(orleans, new URL('records/', import.meta.url))
