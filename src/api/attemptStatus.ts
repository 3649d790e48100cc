/** `marking`: handed in, waits for a teacher (papers only). `unknown`: a state new to this client. */
export type AttemptStatus = 'running' | 'marked' | 'marking' | 'unknown'

/** By the server's number: docs/backend/exams.md#paper-and-attempt-shapes and #mock-shapes. */
const statuses: Record<'paper' | 'mockPaper', (AttemptStatus | undefined)[]> = {
  paper: ['running', 'running', 'marked', 'marking'],
  mockPaper: ['running', 'marked'],
}

export const attemptStatusOf = (kind: keyof typeof statuses, status: number): AttemptStatus =>
  statuses[kind][status] ?? 'unknown'
