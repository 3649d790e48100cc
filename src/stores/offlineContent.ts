import { savedAnswers } from '@/api/answerCopies'

import { offlineArticles } from './offlineArticles'
import { savedFileList } from './savedFiles'

/** Something is stored that opens without a network. A logout deletes it. */
export function hasOfflineContent(): boolean {
  const { subjects, others } = savedAnswers()
  return subjects.length > 0 || others > 0 || offlineArticles().length > 0 || savedFileList().length > 0
}
