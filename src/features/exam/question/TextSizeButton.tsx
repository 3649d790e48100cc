import { useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { Pressable } from '@/components/Pressable'
import { useTextSize } from '@/features/shared/textSize'
import { textSizes } from '@/platform/theme/types'

import styles from './view.module.scss'
import { texts } from './texts'

const items = textSizes.map((key) => ({ key, label: texts.textSize.sizes[key] }))

/** Text size of the questions. */
export function TextSizeButton() {
  const [isOpen, setOpen] = useState(false)
  const { size, setSize } = useTextSize()
  const { title, sizes } = texts.textSize
  return (
    <>
      <Pressable className={styles.mark} onClick={() => setOpen(true)}>
        {`${title}：${sizes[size]}`}
      </Pressable>
      <ActionSheet
        isOpen={isOpen}
        title={title}
        items={items}
        chosen={size}
        onPick={setSize}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
