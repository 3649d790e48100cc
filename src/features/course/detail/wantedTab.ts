import { create } from 'zustand'

export type CourseTab = 'intro' | 'lessons' | 'comments' | 'attachments'

/** Where a match of the search stands on its course's page, which may be open behind the search. */
export const useWantedTab = create<{ courseId: number; tab: CourseTab } | null>(() => null)
