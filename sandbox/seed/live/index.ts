import type { LiveSeed } from './build'
import { exams } from './exams'
import { humanities } from './humanities'
import { tech } from './tech'

export const liveCategories: { name: string; children?: string[] }[] = [
  { name: '技术', children: ['人工智能', '前端', '数据'] },
  { name: '考试', children: ['英语', '会计', '高中'] },
  { name: '人文', children: ['书法', '文学'] },
  { name: '生活' },
  { name: '学习方法' },
]

export const liveCourses: LiveSeed[] = [...tech, ...exams, ...humanities]
