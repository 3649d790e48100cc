export interface Options extends Record<string, unknown> {
  success?(answer: object): void
  fail?(answer: { errMsg: string }): void
  complete?(answer: object): void
}

export type Api = (options?: Options) => void

type Run = (options: Options) => object | void | Promise<object | void>

/** Asynchronous functions of `wx` in their official shape, and failures on demand. */
export class Apis {
  private readonly refusals = new Map<string, string>()

  /** The next call of this function fails with `name:fail reason`. */
  refuse(name: string, reason: string): void {
    this.refusals.set(name, reason)
  }

  /** @returns the reason, once */
  takeRefusal(name: string): string | undefined {
    const reason = this.refusals.get(name)
    this.refusals.delete(name)
    return reason
  }

  /** `run` answers what `success` gets and throws what `fail` gets. */
  define(name: string, run: Run): Api {
    return (options = {}) => {
      void this.attempt(name, run, options).then(
        (result) => {
          const answer = { ...result, errMsg: `${name}:ok` }
          options.success?.(answer)
          options.complete?.(answer)
        },
        (error: unknown) => {
          const answer = { errMsg: `${name}:fail ${error instanceof Error ? error.message : error}` }
          options.fail?.(answer)
          options.complete?.(answer)
        },
      )
    }
  }

  private async attempt(name: string, run: Run, options: Options) {
    const reason = this.takeRefusal(name)
    if (reason !== undefined) throw new Error(reason)
    return run(options)
  }
}
