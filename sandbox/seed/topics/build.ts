import type { TopicSeed } from '../types'

type TopicInput = Omit<TopicSeed, 'priceYuan' | 'freeHtml'> & Partial<TopicSeed>

/** An article; without a price it is free. */
export const topic = (input: TopicInput): TopicSeed => ({ priceYuan: 0, freeHtml: '', ...input })
