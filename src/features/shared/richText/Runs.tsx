import { Text } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '@/components/cx'
import type { FormulaRun, Run, TextRun, TextStyle } from '@/lib/html'

import styles from './index.module.scss'
import { textStyleOf } from './textStyle'
import { Picture } from './Picture'
import { pressProps } from './press'
import { Formula } from './typeset'
import type { Actions } from './types'

type StyledRun = TextRun | FormulaRun

interface StyledProps {
  textStyle: TextStyle
  actions: Actions
  children: ReactNode
}

function Styled({ textStyle, actions, children }: StyledProps) {
  const { className, style } = textStyleOf(textStyle)
  if (!className && !style) return <>{children}</>
  const { href } = textStyle
  const press = href && !actions.isInert ? pressProps('link', undefined, () => actions.onLink(href)) : {}
  return (
    <Text className={cx(styles.span, className)} style={style} {...press}>
      {children}
    </Text>
  )
}

function TextPiece({ run, actions }: { run: StyledRun; actions: Actions }) {
  return (
    <Styled textStyle={run.style} actions={actions}>
      {run.kind === 'text' ? (
        run.text
      ) : (
        <Formula latex={run.latex} isDisplay={run.isDisplay} label={run.label}>
          {run.textRuns.map(({ text, style }, index) => (
            <Styled key={index} textStyle={style} actions={actions}>
              {text}
            </Styled>
          ))}
        </Formula>
      )}
    </Styled>
  )
}

/**
 * Inline content. Plain text is one selectable `Text` with its styled parts inside. Beside pictures, each part is an
 * element of its own: the mini-program draws no picture inside a `Text`, and a selectable `Text` would break the line.
 */
export function Runs({ runs, actions }: { runs: Run[]; actions: Actions }) {
  if (runs.every((run): run is StyledRun => run.kind !== 'picture')) {
    return (
      <Text className={styles.words} userSelect>
        {runs.map((run, index) => (
          <TextPiece key={index} run={run} actions={actions} />
        ))}
      </Text>
    )
  }
  return (
    <>
      {runs.map((run, index) =>
        run.kind === 'picture' ? (
          <Picture key={index} {...run} isAlone={runs.length === 1} actions={actions} />
        ) : (
          <Text key={index} className={styles.span}>
            <TextPiece run={run} actions={actions} />
          </Text>
        ),
      )}
    </>
  )
}
