import type { GuideBook } from '@eminence/kernel'
import { guide, type LessonId } from '../../guide.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ja } from './ja.ts'

export const guideBook: GuideBook<LessonId> = { guide, texts: { en, ja, hu } }
