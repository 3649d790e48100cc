import type { QuestionFilter } from '@/api/qa'
import type { RouteParams } from '@/routes/registry'

import { texts } from '../texts'

type Params = RouteParams<'qaIndex'>

const { scenes: words } = texts.list

export const scenes: readonly { key: QuestionFilter['scene']; label: string }[] = [
  { key: 'default', label: words.all },
  { key: 'solved', label: words.solved },
  { key: 'unsolved', label: words.unsolved },
  { key: 'last_answer', label: words.lastAnswer },
]

/** What the address asks for. */
export const filterOf = ({ scene, category_id: parent = 0, child, keywords = '' }: Params): QuestionFilter => ({
  scene: scene ?? 'default',
  categoryId: child ?? parent,
  keywords,
})

export const sceneParam = (scene: QuestionFilter['scene']): Params['scene'] => (scene === 'default' ? undefined : scene)
