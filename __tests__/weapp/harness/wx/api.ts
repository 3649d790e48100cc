export interface Options extends Record<string, unknown> {
  success?(answer: object): void
  fail?(answer: { errMsg: string }): void
  complete?(answer: object): void
}

/** With callbacks it answers nothing, without any a promise. */
export type Api = (options?: Options) => Promise<object> | undefined

const ignore = () => undefined

type Run = (options: Options) => object | void | Promise<object | void>

/** Asynchronous functions of `wx` in their official shape, and failures on demand. */
export class Apis {
  private readonly refusals = new Map<string, string>()
  /** So many calls have failed on demand. */
  timesRefused = 0

  /** The next call of this function fails with `name:fail reason`. */
  refuse(name: string, reason: string): void {
    this.refusals.set(name, reason)
  }

  /** @returns the reason, once */
  takeRefusal(name: string): string | undefined {
    const reason = this.refusals.get(name)
    if (this.refusals.delete(name)) this.timesRefused += 1
    return reason
  }

  /** The next call of this function, which answers at once, throws: what WeChat does to some on a page that is gone. */
  crash(name: string): void {
    this.refusals.set(name, 'crash')
  }

  crashIfAsked(name: string): void {
    if (this.takeRefusal(name) !== undefined) throw new Error(`${name} of a page that is gone`)
  }

  /** `run` answers what `success` gets and throws what `fail` gets. */
  define(name: string, run: Run): Api {
    return (options = {}) => {
      const { success, fail, complete } = options
      const answer = this.attempt(name, run, options)
      if (!success && !fail && !complete) return answer
      void answer.then(success, fail ?? ignore).then(() => answer.then(complete, complete ?? ignore))
      return undefined
    }
  }

  private async attempt(name: string, run: Run, options: Options): Promise<object> {
    try {
      const reason = this.takeRefusal(name)
      if (reason !== undefined) throw new Error(reason)
      return { ...(await run(options)), errMsg: `${name}:ok` }
    } catch (error) {
      throw { errMsg: `${name}:fail ${error instanceof Error ? error.message : error}` }
    }
  }
}
