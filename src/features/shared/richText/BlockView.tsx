import { Text, View } from '@tarojs/components'
import { memo, useState } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import type { Block, Cell, TextBlock } from '@/lib/html'
import { sidewaysProps } from '@/platform/sideways'

import { CodeFrame } from './code'
import styles from './index.module.scss'
import { Frame, RichAudio, RichVideo } from './media'
import { Runs } from './Runs'
import { texts } from './texts'
import type { Actions } from './types'

/** On empty elements without a height: targets of links inside the text. */
export const placeClass = 'rich-place'

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

/** H5: makes a box that scrolls sideways focusable and names it. */
const scrollable = (label: string) => ({ role: 'group', tabindex: '0', 'aria-label': label, ...sidewaysProps })

function Paragraph({ block: { role, align, indentEm, runs }, actions }: { block: TextBlock; actions: Actions }) {
  const level = /^h(\d)$/.exec(role)?.[1]
  const heading = level ? { role: 'heading', 'aria-level': Number(level) } : {}
  const hasFormulas = runs.some(({ kind }) => kind === 'formula')
  return (
    <View
      className={cx(styles.paragraph, styles[role], align && styles[align], hasFormulas && styles.formulas)}
      {...heading}
      {...(role === 'formula' && sidewaysProps)}
      {...(indentEm && { style: { textIndent: `${indentEm}em` } })}
    >
      <Runs runs={runs} actions={actions} />
    </View>
  )
}

function List({ block: { isOrdered, start, items }, actions }: { block: BlockOf<'list'>; actions: Actions }) {
  return (
    <View className={styles.list} role='list'>
      {items.map((blocks, index) => (
        <View key={index} className={styles.item} role='listitem'>
          <Text className={styles.marker}>{isOrdered ? `${start + index}.` : '•'}</Text>
          <View className={styles.itemBody}>
            <BlockViews blocks={blocks} actions={actions} />
          </View>
        </View>
      ))}
    </View>
  )
}

const placeOf = ({ row, rowSpan, column, columnSpan }: Cell) => ({
  gridArea: `${row} / ${column} / span ${rowSpan} / span ${columnSpan}`,
})

/** Drawn as a grid, because cells may span. Its rows exist only for screen readers. */
function Table({ block: { columns, rows }, actions }: { block: BlockOf<'table'>; actions: Actions }) {
  return (
    <View className={styles.tableBox} {...scrollable(texts.table)}>
      <View className={styles.table} role='table' style={{ gridTemplateColumns: `repeat(${columns}, auto)` }}>
        {rows.map((cells, index) => (
          <View key={index} className={styles.row} role='row'>
            {cells.map((cell) => (
              <View
                key={cell.column}
                className={cx(styles.cell, cell.isHead && styles.headCell)}
                style={placeOf(cell)}
                role={cell.isHead ? 'columnheader' : 'cell'}
              >
                <View className={styles.cellBody}>
                  <BlockViews blocks={cell.blocks} actions={actions} />
                </View>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  )
}

/** Folded as the author wrote it. Inside a pressable element it is always open. */
function Details({ block: { summary, blocks, isOpen }, actions }: { block: BlockOf<'details'>; actions: Actions }) {
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const isShown = isUnfolded || actions.isInert
  const head = summary.length > 0 ? <BlockViews blocks={summary} actions={inertOf(actions)} /> : texts.details
  return (
    <View className={styles.details}>
      {actions.isInert ? (
        <View className={styles.summary}>{head}</View>
      ) : (
        <Pressable className={styles.summary} isExpanded={isShown} onClick={() => setUnfolded(!isUnfolded)}>
          <View className={styles.summaryWords}>{head}</View>
          <Icon name={isShown ? 'up' : 'down'} size={16} />
        </Pressable>
      )}
      {isShown && (
        <View className={styles.detailsBody}>
          <BlockViews blocks={blocks} actions={actions} />
        </View>
      )}
    </View>
  )
}

const inertOf = (actions: Actions): Actions => ({ ...actions, isInert: true })

export const BlockView = memo(function BlockView({ block, actions }: { block: Block; actions: Actions }) {
  switch (block.kind) {
    case 'text':
      return <Paragraph block={block} actions={actions} />
    case 'list':
      return <List block={block} actions={actions} />
    case 'quote':
      return (
        <View className={styles.quote} role='blockquote'>
          <BlockViews blocks={block.blocks} actions={actions} />
        </View>
      )
    case 'details':
      return <Details block={block} actions={actions} />
    case 'anchor':
      return <View className={placeClass} />
    case 'code':
      return (
        <CodeFrame text={block.text} language={block.language} isInert={actions.isInert}>
          {(code) => (
            <View className={styles.code} {...scrollable(texts.code)}>
              <Text className={styles.codeText} userSelect>
                {code}
              </Text>
            </View>
          )}
        </CodeFrame>
      )
    case 'table':
      return <Table block={block} actions={actions} />
    case 'rule':
      return <View className={styles.rule} role='separator' />
    case 'video':
      return (
        <View className={styles.media}>
          <RichVideo src={block.src} poster={block.poster} />
        </View>
      )
    case 'audio':
      return (
        <View className={styles.media} {...sidewaysProps}>
          <RichAudio src={block.src} />
        </View>
      )
    case 'player':
      return (
        <View className={styles.media}>
          <Frame url={block.src} isLink={block.isLink} onLink={actions.onLink} />
        </View>
      )
  }
})

function BlockViews({ blocks, actions }: { blocks: Block[]; actions: Actions }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} actions={actions} />
      ))}
    </>
  )
}
