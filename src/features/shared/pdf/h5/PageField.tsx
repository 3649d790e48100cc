import { useState } from 'react'

import { texts } from '../texts'
import styles from './pdfViewer.module.scss'

interface PageFieldProps {
  page: number
  count: number
  onGoTo: (page: number) => void
}

/** The number of the visible page. Another number leads to that page. */
export function PageField({ page, count, onGoTo }: PageFieldProps) {
  const [typed, setTyped] = useState<string>()
  const go = () => {
    // Also accepts full-width digits of a Chinese keyboard.
    const wanted = Number(typed?.normalize('NFKC').trim() || Number.NaN)
    if (Number.isInteger(wanted)) onGoTo(Math.max(1, Math.min(count, wanted)))
    setTyped(undefined)
  }
  return (
    <label className={styles.pages}>
      <input
        className={styles.field}
        value={typed ?? page}
        inputMode='numeric'
        enterKeyHint='go'
        aria-label={texts.goTo}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {texts.count(count)}
    </label>
  )
}
