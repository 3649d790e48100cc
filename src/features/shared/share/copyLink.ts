import { shareAdapter } from '@/platform/share'
import type { ShareInfo } from '@/stores/share'

import { copyText } from './copyText'
import { texts } from './texts'

export const copyLink = ({ path }: ShareInfo): Promise<void> => copyText(shareAdapter.linkOf(path), texts.copied)
