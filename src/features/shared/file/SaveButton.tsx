import { Text } from '@tarojs/components'
import { useState, useSyncExternalStore } from 'react'

import { IconButton } from '@/components/IconButton'
import { Spinner } from '@/components/Spinner'
import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { savedFileOf, watchSavedFiles } from '@/stores/savedFiles'

import styles from './fileRow.module.scss'
import { sayFailed } from './receive'
import { removeSavedFiles, saveFile } from './saved'
import { texts } from './texts'

interface SaveButtonProps {
  file: { name: string; extension: string }
  fileKey: string
  /** The title of what it belongs to. */
  of: string
  locate: () => Promise<string> | string
}

/** Stores a file for when there is no network, and deletes it again. */
export function SaveButton({ file: { name, extension }, fileKey, of, locate }: SaveButtonProps) {
  const isSaved = useSyncExternalStore(watchSavedFiles, () => savedFileOf(fileKey) !== undefined)
  const [percent, setPercent] = useState<number>()
  const saving = useAction(
    {
      call: async () => {
        setPercent(undefined)
        const outcome = await saveFile({ key: fileKey, name, extension, of }, await locate(), setPercent)
        if (outcome !== 'late') toast(texts.save[outcome], outcome === 'saved' ? 'success' : 'error')
      },
    },
    { failed: sayFailed },
  )
  const removing = useAction({ call: async () => removeSavedFiles(fileKey) }, { confirm: texts.remove(name) })
  if (saving.isRunning)
    return percent === undefined ? <Spinner /> : <Text className={styles.percent}>{texts.percent(percent)}</Text>
  return isSaved ? (
    <IconButton icon='check' size={20} label={texts.isSaved(name)} onClick={() => void removing.run()} />
  ) : (
    <IconButton icon='download' size={20} label={texts.saveFile(name)} onClick={() => void saving.run()} />
  )
}
