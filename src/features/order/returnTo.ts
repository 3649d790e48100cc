import { formatUrl, parseParams, type Target } from '@/routes/codec'
import { openEntries, pop } from '@/platform/navigation'
import { replaceTarget } from '@/routes/navigate'
