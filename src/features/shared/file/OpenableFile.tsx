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
import { texts } from './texts'

interface OpenableFileProps {
  file: { name: string; extension: string; sizeBytes: number }
  /** Keeps the page of a PDF that was read last. */
  placeKey: string
  /** Where the file is, asked for at each press: such addresses work once, or for a short time. */
  locate: () => Promise<string> | string
  /** What a learner may copy where this end takes no file: seen by others. By default the file's own address. */
  sharedAddress?: string
  /** Whether they want to. */
  question: DialogTexts
  /** Absent = the file can be had. */
  onLocked?: () => void
}

/** A file: what this end can show is shown, the rest is kept. A second press while it comes does nothing. */
export function OpenableFile({ file, placeKey, locate, sharedAddress, question, onLocked }: OpenableFileProps) {
  /** `undefined` = nobody knows how much of it is here. */
  const [percent, setPercent] = useState<number>()
  const { name, extension } = file
  const taking = useAction({
    call: () =>
      receive(async () => {
        const url = await locate()
        const outcome = await downloader.show({ url, name, extension }, pdfShower(name, placeKey), setPercent)
        return { outcome, address: sharedAddress ?? url }
      }, question).finally(() => setPercent(undefined)),
  })
  const isShown = downloader.shows(extension)
  return (
    <FileRow
      file={file}
      note={isShown || !office.includes(extension.toLowerCase()) ? undefined : texts.elsewhere}
      isBusy={taking.isRunning}
      onClick={onLocked ?? (() => void taking.run())}
    >
      {taking.isRunning && percent === undefined && <Spinner />}
      {taking.isRunning && percent !== undefined && <Text className={styles.percent}>{texts.percent(percent)}</Text>}
      {!taking.isRunning && onLocked && <Icon name='lock' size={20} label={texts.locked} />}
      {!taking.isRunning && !onLocked && <Text className={styles.act}>{isShown ? texts.preview : texts.download}</Text>}
    </FileRow>
  )
}

/** Browsers cannot show them. */
const office = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']
