import type { ActivitySeed } from '../../sandbox/seed/activity'

/** What the learner has done in the small academy. */
export const activity: ActivitySeed = {
  bought: {
    'course/chapters': 20,
    'course/flat': 20,
    'course/withdrawn': 120,
    'live/running': 16,
    'live/over': 40,
    'book/chapters': 8,
    'topic/paid': 11,
    'smallClass/mine': 26,
  },
  unpaid: 'course/extra',
  collected: {
    'course/withdrawn': 9,
    'course/loose': 9,
    'course/extra': 9,
    'course/future': 9,
    'live/vip': 4,
    'book/vip': 2,
    'topic/open': 1,
    'topic/paid': 2,
  },
  voted: { 'topic/open': 1, 'topic/paid': 2 },
  watched: {
    'course/withdrawn': { daysAgo: 90, lessons: 0 },
    'course/free': { daysAgo: 6, lessons: 0 },
    'course/flat': { daysAgo: 3, lessons: 0 },
    'course/chapters': { daysAgo: 1, lessons: 2 },
    'live/running': { daysAgo: 6, lessons: 1 },
    'live/over': { daysAgo: 9, lessons: 3 },
    'live/free': { daysAgo: 8, lessons: 1 },
  },
  read: {
    'topic/open': { hoursAgo: 7, article: 1 },
    'topic/paid': { hoursAgo: 14, article: 1 },
    'topic/vip': { hoursAgo: 21, article: 1 },
    'topic/login': { hoursAgo: 28, article: 1 },
    'book/chapters': { hoursAgo: 20, article: 3 },
  },
}
