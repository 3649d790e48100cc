import { algorithms } from './algorithms'
import { arts } from './arts'
import type { BookSeed } from './build'
import { buildings } from './buildings'
import { language } from './letters'
import { mind } from './mind'
import { poetry } from './poetry'
import { science } from './science'

export const books: BookSeed[] = [buildings, algorithms, poetry, ...mind, ...science, ...language, ...arts]
