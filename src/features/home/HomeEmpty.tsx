import { StateView } from '@/components/StateView'
import { open } from '@/routes/navigate'

import { texts } from './texts'

/** The operator has decorated nothing yet. */
export function HomeEmpty() {
  const { title, hint, action } = texts.empty
  return <StateView kind='empty' title={title} hint={hint} action={{ label: action, onClick: () => open('vodIndex') }} />
}
