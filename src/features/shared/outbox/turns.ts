import { tabLock } from '@/platform/tabLock'

interface User {
  /** It is this tab's turn; `hasWaited`: another tab has had it. */
  onAcquired: (hasWaited: boolean) => void
  /** This tab slept so long that another one has taken it. */
  onLost?: () => void
}

/** A lock as this tab sees it: its own pages and the starter do not keep each other out. */
interface Turn {
  users: Set<User>
  isHeld: boolean
  leave: () => void
}

const turns = new Map<string, Turn>()

/** The lock, until its last user in this tab leaves. @param isPatient false: not at all while another tab has it */
async function hold(name: string, turn: Turn, isPatient: boolean): Promise<void> {
  const left = new Promise<void>((resolve) => (turn.leave = resolve))
  const run = async (hasWaited: boolean) => {
    if (turn.users.size === 0) return
    turn.isHeld = true
    turn.users.forEach(({ onAcquired }) => onAcquired(hasWaited))
    await left
  }
  const onLost = () => {
    turn.isHeld = false
    if (turns.get(name) === turn) turns.delete(name)
    turn.users.forEach((user) => user.onLost?.())
  }
  if (isPatient) await tabLock.hold(name, run, onLost)
  else await tabLock.holdIfFree(name, run, onLost)
}

function join(name: string, turn: Turn, user: User): () => void {
  turn.users.add(user)
  if (turn.isHeld) user.onAcquired(false)
  return () => {
    turn.users.delete(user)
    if (turn.users.size > 0) return
    if (turns.get(name) === turn) turns.delete(name)
    turn.leave()
  }
}

const newTurn = (name: string): Turn => {
  const turn: Turn = { users: new Set(), isHeld: false, leave: () => undefined }
  turns.set(name, turn)
  return turn
}

/**
 * Waits for this tab's turn at records that one tab writes at a time (ADR 0018).
 * @returns the function that ends the turn
 */
export function takeTurn(name: string, user: User): () => void {
  const known = turns.get(name)
  if (known) return join(name, known, user)
  const turn = newTurn(name)
  const leave = join(name, turn, user)
  void hold(name, turn, true)
  return leave
}

/** Runs `run` in this tab's turn; not at all while another tab has it. */
export const ifFree = (name: string, run: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const known = turns.get(name)
    if (known && !known.isHeld) return resolve()
    const turn = known ?? newTurn(name)
    let isMine = false
    const onAcquired = () => {
      isMine = true
      void run()
        .then(resolve, reject)
        .finally(() => leave())
    }
    const leave = join(name, turn, { onAcquired })
    if (known) return
    void hold(name, turn, false).then(() => {
      if (isMine) return
      leave()
      // Pages that have asked meanwhile wait for the other tab.
      if (turn.users.size > 0) void hold(name, turn, true)
      resolve()
    })
  })
