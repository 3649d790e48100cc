import type { QuestionSeed } from '../build'
import { data } from './data'
import { design } from './design'
import { english } from './english'
import { finance } from './finance'
import { humanities } from './humanities'
import { programming } from './programming'

/** The question bank of the academy, by category. */
export const bank: Record<string, QuestionSeed[]> = {
  编程开发: programming,
  数据分析: data,
  英语: english,
  财会: finance,
  设计: design,
  文史: humanities,
}
