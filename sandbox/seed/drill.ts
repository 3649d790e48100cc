/** Computed questions, for a paper too long to write by hand. */
import { shareOf } from '../core/random'
import type { QuestionSeed } from './questions'

const LETTERS = 'ABCD'

const pick = (name: string, from: number, to: number) => from + Math.floor(shareOf(name) * (to - from + 1))

/** The right number and three near it, in a mixed order. */
function choices(right: number, name: string) {
  const numbers = [right, right + 1, right - 1, right + 10]
  const order = numbers.map((number, index) => ({ number, share: shareOf(`${name}:${index}`) }))
  const options = order.sort((a, b) => a.share - b.share).map(({ number }) => String(number))
  return { options, answer: LETTERS.charAt(options.indexOf(String(right))) }
}

const makers: ((name: string, a: number, b: number) => QuestionSeed)[] = [
  (name, a, b) => ({ type: 'single', stem: `$${a}\\times${b}=$ ？`, ...choices(a * b, name) }),
  (_, a, b) => ({ type: 'blank', stem: `$${a * b}\\div${a}=$ ____`, answer: String(b) }),
  (name, a, b) => {
    const shown = a + b + pick(`${name}:shown`, 0, 1)
    return { type: 'judge', stem: `$${a}+${b}=${shown}$`, answer: shown === a + b }
  },
  (_, a, b) => {
    const numbers = [0, 1, 2, 3].map((more) => a * b + more)
    const answer = (a * b) % 2 === 0 ? 'AC' : 'BD'
    return { type: 'multiple', stem: '下列各数，哪些是偶数？', options: numbers.map(String), answer }
  },
  (name, a, b) => ({
    type: 'compound',
    stem: `一箱苹果 ${a} 个，仓库里有 ${b} 箱。`,
    parts: [
      { type: 'single', stem: '一共有多少个？', ...choices(a * b, name) },
      { type: 'blank', stem: '卖掉一箱，还剩 ____ 个。', answer: String(a * (b - 1)) },
    ],
  }),
]

export const drill = (count: number): QuestionSeed[] =>
  Array.from({ length: count }, (_, index) => {
    const name = `drill:${index}`
    const make = makers[index % 25 === 24 ? 4 : index % 4]
    if (!make) throw new Error('no such maker')
    return make(name, pick(`${name}:a`, 12, 99), pick(`${name}:b`, 3, 9))
  })
