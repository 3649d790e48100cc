import { useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { ListRow } from '@/components/ListRow'
import { useTextSize } from '@/features/shared/textSize'
import { appearance } from '@/platform/theme'
import { textSizes, themes } from '@/platform/theme/types'

import { Section } from './Section'
import { texts } from './texts'

/** Theme and text size. A choice applies at once. */
export function AppearanceSection() {
  return (
    <Section title={texts.appearance}>
      {appearance.isChoosable ? (
        <ThemeRow />
      ) : (
        <ListRow label={texts.theme} hint={texts.followsSystem} value={texts.themes.system} />
      )}
      <TextSizeRow />
    </Section>
  )
}

function ThemeRow() {
  const [isOpen, setOpen] = useState(false)
  const [theme, setTheme] = useState(appearance.theme)
  return (
    <>
      <ListRow label={texts.theme} value={texts.themes[theme]} onClick={() => setOpen(true)} />
      <ActionSheet
        isOpen={isOpen}
        title={texts.theme}
        items={themes.map((key) => ({ key, label: texts.themes[key] }))}
        chosen={theme}
        onPick={(key) => {
          appearance.setTheme(key)
          setTheme(key)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function TextSizeRow() {
  const [isOpen, setOpen] = useState(false)
  const { size, setSize } = useTextSize()
  return (
    <>
      <ListRow
        label={texts.textSize}
        hint={appearance.isChoosable ? undefined : texts.textSizeHint}
        value={texts.textSizes[size]}
        onClick={() => setOpen(true)}
      />
      <ActionSheet
        isOpen={isOpen}
        title={texts.textSize}
        items={textSizes.map((key) => ({ key, label: texts.textSizes[key] }))}
        chosen={size}
        onPick={setSize}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
