import type { AttemptKind } from '@/api/examAnswer'

const rooms = { paper: 'examPaperPlay', mockPaper: 'examMockPlay' } as const
const details = { paper: 'examPaperShow', mockPaper: 'examMockShow' } as const
const lists = { paper: 'examUserPaper', mockPaper: 'examUserMock' } as const

export const attemptLocation = (kind: AttemptKind, id: number, record: number) => ({
  name: rooms[kind],
  params: { id, record },
})

/** The page of the paper. */
export const examLocation = (kind: AttemptKind, id: number) => ({ name: details[kind], params: { id } })

/** The list of all my attempts. */
export const attemptsLocation = (kind: AttemptKind) => ({ name: lists[kind], params: {} })
