import type { TopicSeed } from '../types'
import { career } from './career'
import { coding } from './coding'
import { data } from './data'
import { design } from './design'
import { humanities } from './humanities'
import { language } from './language'
import { study } from './study'

export const topicCategories = [
  '学习方法',
  '编程技术',
  '数据与 AI',
  '设计与影像',
  '语言',
  '人文艺术',
  '职场成长',
]

export const topics: TopicSeed[] = [
  ...study,
  ...coding,
  ...data,
  ...design,
  ...language,
  ...humanities,
  ...career,
]
