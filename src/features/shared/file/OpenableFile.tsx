import { Text } from '@tarojs/components'
import { useState } from 'react'

import { Icon } from '@/components/Icon'
import { Spinner } from '@/components/Spinner'
import { useAction } from '@/features/shared/action'
import type { DialogTexts } from '@/features/shared/dialog'
import { pdfShower } from '@/features/shared/pdf'
import { downloader } from '@/platform/download'

import styles from './fileRow.module.scss'
import { FileRow } from './FileRow'
import { receive } from './receive'
import { openSavedFile } from './saved'
import { SaveButton } from './SaveButton'
import { texts } from './texts'

interface OpenableFileProps {
  file: { name: string; extension: string; sizeBytes: number }
  /** Storage key for the last read page of a PDF, and for the saved file. */
  fileKey: string
  /** The title of what it belongs to. */
  of: string
  /** The file's address. Read at each press, because some addresses work only once or for a short time. */
  locate: () => Promise<string> | string
  /**
   * Where this end cannot save files, the learner may copy this address, which others may then see. '' = none; by
   * default the file's own.
   */
  sharedAddress?: string
  /** Asks whether to copy the address. */
  question: DialogTexts
  /** Absent = the file is available. */
  onLocked?: () => void
}

/**
 * A file that opens in the app if this end can show it, and is saved otherwise. While it loads, further presses do
 * nothing.
 */
export function OpenableFile({ file, fileKey, of, locate, sharedAddress, question, onLocked }: OpenableFileProps) {
  /** `undefined` = the progress is unknown. */
  const [percent, setPercent] = useState<number>()
  const { name, extension } = file
  const taking = useAction({
    call: () =>
      receive(async () => {
        const showPdf = pdfShower(name, fileKey)
        if (await openSavedFile(fileKey, showPdf)) return { outcome: 'opened', address: '' }
        const url = await locate()
        const outcome = await downloader.show({ url, name, extension, renew: locate }, showPdf, setPercent)
        // The attempt may have used up the file's own address.
        const address = outcome === 'refused' ? (sharedAddress ?? (await locate())) : ''
        return { outcome, address }
      }, question).finally(() => setPercent(undefined)),
  })
  const isShown = downloader.shows(extension)
  return (
    <FileRow
      file={file}
      note={isShown || !office.includes(extension.toLowerCase()) ? undefined : texts.elsewhere}
      isBusy={taking.isRunning}
      onClick={onLocked ?? (() => void taking.run())}
      aside={isShown && !onLocked && <SaveButton file={file} fileKey={fileKey} of={of} locate={locate} />}
    >
      {taking.isRunning && percent === undefined && <Spinner />}
      {taking.isRunning && percent !== undefined && <Text className={styles.percent}>{texts.percent(percent)}</Text>}
      {!taking.isRunning && onLocked && <Icon name='lock' size={20} label={texts.locked} />}
      {!taking.isRunning && !onLocked && <Text className={styles.act}>{isShown ? texts.preview : texts.download}</Text>}
    </FileRow>
  )
}

/** Browsers cannot show these. */
const office = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']
