import { View } from '@tarojs/components'
import { useState } from 'react'

import { ActionSheet } from '@/components/ActionSheet'
import { Button } from '@/components/Button'
import { ask, toast } from '@/features/shared/dialog'
import { readMarkdown, toMarkdown } from '@/features/shared/notes/markdown'
import type { NotesInHand } from '@/features/shared/notes/useNotes'
import { copyText } from '@/features/shared/share/copyText'
import { formatDate } from '@/lib/time'
import { isMiniProgram } from '@/platform/shell'
import { textFiles } from '@/platform/textFile'

import styles from './notesPage.module.scss'
import { texts } from './texts'

const fileName = () => `${texts.file.name}-${formatDate(new Date())}.md`

/** Exports all notes, and imports those of another device. */
export function FileActions({ notes, store }: Pick<NotesInHand, 'notes' | 'store'>) {
  const [isExporting, setExporting] = useState(false)
  const exportAs = async (key: 'file' | 'copy') => {
    const text = toMarkdown(notes, texts.file.title)
    const outcome = key === 'file' ? await textFiles.save(fileName(), text) : 'copied'
    if (outcome === 'started') toast(texts.file.started)
    // Browsers copy only after a tap. The answer to the question is that tap.
    if (outcome === 'copied' || (outcome === 'refused' && (await ask(texts.file.refused))))
      await copyText(text, texts.file.copied)
  }
  const importFile = async () => {
    try {
      const file = await textFiles.pick('md')
      if (file === null) return
      const found = readMarkdown(file)
      if (found.length === 0) toast(texts.file.nothing, 'error')
      else toast(texts.file.taken(store.merge(found)), 'success')
    } catch {
      toast(texts.file.failed, 'error')
    }
  }
  return (
    <View className={styles.actions}>
      {notes.length > 0 && (
        <Button kind='soft' size='s' icon='share' onClick={() => setExporting(true)}>
          {texts.file.export}
        </Button>
      )}
      <Button kind='soft' size='s' icon='download' onClick={() => void importFile()}>
        {texts.file.import}
      </Button>
      <ActionSheet
        isOpen={isExporting}
        title={texts.file.exportTitle(notes.length)}
        items={[
          { key: 'file', label: isMiniProgram ? texts.file.toChat : texts.file.asFile },
          { key: 'copy', label: texts.file.asText },
        ]}
        onPick={(key) => void exportAs(key)}
        onClose={() => setExporting(false)}
      />
    </View>
  )
}
