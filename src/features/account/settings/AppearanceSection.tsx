import { useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { ListRow } from '@/components/ListRow'
import { appearance } from '@/platform/theme'
import { textSizes, themes } from '@/platform/theme/types'

import { Section } from './Section'
import { texts } from './texts'

/** Theme and text size. A choice applies at once. */
export function AppearanceSection() {
  return (
    <Section title={texts.appearance}>
      {appearance.isChoosable ? (
        <Choices />
      ) : (
        <ListRow label={texts.theme} hint={texts.followsSystem} value={texts.themes.system} />
      )}
    </Section>
  )
}

function Choices() {
  const [open, setOpen] = useState<'theme' | 'textSize' | null>(null)
  const [theme, setTheme] = useState(appearance.theme)
  const [textSize, setTextSize] = useState(appearance.textSize)
  const close = () => setOpen(null)
  return (
    <>
      <ListRow label={texts.theme} value={texts.themes[theme]} onClick={() => setOpen('theme')} />
      <ListRow label={texts.textSize} value={texts.textSizes[textSize]} onClick={() => setOpen('textSize')} />
      <ActionSheet
        isOpen={open === 'theme'}
        title={texts.theme}
        items={themes.map((key) => ({ key, label: texts.themes[key] }))}
        chosen={theme}
        onPick={(key) => {
          appearance.setTheme(key)
          setTheme(key)
        }}
        onClose={close}
      />
      <ActionSheet
        isOpen={open === 'textSize'}
        title={texts.textSize}
        items={textSizes.map((key) => ({ key, label: texts.textSizes[key] }))}
        chosen={textSize}
        onPick={(key) => {
          appearance.setTextSize(key)
          setTextSize(key)
        }}
        onClose={close}
      />
    </>
  )
}
