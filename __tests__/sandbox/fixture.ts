import type { Academy } from '../../sandbox/seed'
import type { CourseSeed, LessonSeed } from '../../sandbox/seed/types'

const lesson = (title: string, more: Partial<LessonSeed> = {}): LessonSeed => ({
  title,
  durationSec: 75,
  media: 'hls',
  ...more,
})

const course = (slug: string, more: Partial<CourseSeed> = {}): CourseSeed => ({
  slug,
  title: `课程 ${slug}`,
  category: '前端',
  priceYuan: 100,
  shortDescription: '一句话介绍',
  descriptionHtml: `<p>介绍 ${slug}</p><img src="/sandbox/art/figure/${slug}.svg">`,
  userCount: 10,
  daysAgo: 5,
  chapters: [],
  lessons: [lesson('第一节'), lesson('第二节')],
  ...more,
})

/** Ids follow the order; lessons are numbered through. */
export const academy: Academy = {
  categories: [{ name: '编程', children: ['前端'] }, { name: '艺术' }],
  courses: [
    course('chapters', {
      isRecommended: true,
      isVipFree: true,
      userCount: 99,
      daysAgo: 9,
      chapters: [
        {
          title: '第一章',
          lessons: [
            lesson('导学', { freeSeconds: 30 }),
            lesson('单卖', { priceYuan: 9, media: 'mp4' }),
            lesson('不可拖动', { isDragBanned: true, media: 'iframe' }),
          ],
        },
        { title: '空的一章', lessons: [] },
      ],
      lessons: [lesson('答疑', { media: 'empty' })],
      attachments: [{ name: '讲义', extension: 'md', body: '# 讲义' }],
      comments: [
        {
          author: 7,
          content: '讲得很清楚，推荐',
          hoursAgo: 30,
          province: '浙江省',
          replies: [
            {
              author: 8,
              content: '同感',
              hoursAgo: 20,
              province: '北京市',
              replies: [{ author: 9, content: '谢谢', hoursAgo: 10, province: '上海市' }],
            },
          ],
        },
        { author: 10, content: '还在等审核的一条', hoursAgo: 1, province: '四川省', isPending: true },
      ],
    }),
    course('flat', { priceYuan: 60 }),
    course('free', { priceYuan: 0, isFree: true, daysAgo: 7, category: '艺术' }),
    course('hidden', { isHidden: true }),
    course('loose', { priceYuan: 30, category: undefined, daysAgo: 3 }),
    course('extra', { priceYuan: 80, daysAgo: 4 }),
    course('future', { priceYuan: 40, daysAgo: -1 }),
  ],
}

export const COURSE = {
  chapters: 1,
  flat: 2,
  free: 3,
  hidden: 4,
  loose: 5,
  extra: 6,
  future: 7,
  withdrawn: 8,
}
/** The lessons of `chapters`, then the first of `flat`, `free` and `loose`. */
export const LESSON = { trial: 1, single: 2, drag: 3, empty: 4, flat: 5, free: 7, loose: 11 }
