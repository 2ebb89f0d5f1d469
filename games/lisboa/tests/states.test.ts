import { goesOn } from '../../tests/states.ts'
import { lisboa } from '../index.ts'

goesOn(lisboa, new URL('states/', import.meta.url))
