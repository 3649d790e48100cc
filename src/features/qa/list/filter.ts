import type { QuestionFilter } from '@/api/qa'
import type { RouteParams } from '@/routes/registry'

import { texts as qaTexts } from '../texts'

type Params = RouteParams<'qaIndex'>

const { scenes: texts } = qaTexts.list

export const scenes: readonly { key: QuestionFilter['scene']; label: string }[] = [
  { key: 'default', label: texts.all },
  { key: 'solved', label: texts.solved },
  { key: 'unsolved', label: texts.unsolved },
  { key: 'last_answer', label: texts.lastAnswer },
]

/** The filter in the page's address. */
export const filterOf = ({ scene, category_id: parent = 0, child, keywords = '' }: Params): QuestionFilter => ({
  scene: scene ?? 'default',
  categoryId: child ?? parent,
  keywords,
})

export const sceneParam = (scene: QuestionFilter['scene']): Params['scene'] => (scene === 'default' ? undefined : scene)
