import { Text } from '@tarojs/components'

import { cx } from '@/components/cx'
import type { Look, Run } from '@/lib/html'

import styles from './index.module.scss'
import { lookOf } from './lookStyle'
import { Picture } from './Picture'
import { pressProps } from './press'
import type { Actions } from './types'

type WordsRun = Extract<Run, { kind: 'words' }>

function Words({ text, look, actions }: { text: string; look: Look; actions: Actions }) {
  const { className, style } = lookOf(look)
  if (!className && !style) return <>{text}</>
  const { href } = look
  const press = href ? pressProps('link', undefined, () => actions.onLink(href)) : {}
  return (
    <Text className={cx(styles.span, className)} style={style} {...press}>
      {text}
    </Text>
  )
}

/**
 * Inline content. Words alone are one selectable Text with the styled pieces inside. Beside pictures each
 * piece stands for itself: the mini-program draws no picture inside a Text, and a selectable Text would
 * break the line.
 */
export function Runs({ runs, actions }: { runs: Run[]; actions: Actions }) {
  if (runs.every((run): run is WordsRun => run.kind === 'words')) {
    return (
      <Text className={styles.words} userSelect>
        {runs.map(({ text, look }, index) => (
          <Words key={index} text={text} look={look} actions={actions} />
        ))}
      </Text>
    )
  }
  return (
    <>
      {runs.map((run, index) =>
        run.kind === 'words' ? (
          <Text key={index} className={styles.span}>
            <Words text={run.text} look={run.look} actions={actions} />
          </Text>
        ) : (
          <Picture key={index} {...run} isAlone={runs.length === 1} actions={actions} />
        ),
      )}
    </>
  )
}
