import { createWantedTab } from '@/features/shared/page/StickyTabs/wantedTab'

export type CourseTab = 'intro' | 'lessons' | 'comments' | 'attachments'

export const courseTab = createWantedTab<CourseTab>()
