import { StateView } from '@/components/StateView'
import { copyText } from '@/features/shared/share/copyText'
import type { WebUrl } from '@/lib/safeUrl'
import { goBack } from '@/routes/navigate'

import { texts } from './texts'

/** A page that WeChat does not open in the app: its address goes to a browser. */
export const Outside = ({ url, host }: WebUrl) => (
  <StateView
    kind='locked'
    title={texts.outside}
    hint={texts.outsideHint(host)}
    action={{ label: texts.copy, onClick: () => void copyText(url, texts.copied) }}
    secondary={{ label: texts.back, onClick: goBack }}
  />
)
