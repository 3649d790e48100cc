export interface Options extends Record<string, unknown> {
  success?(answer: object): void
  fail?(answer: { errMsg: string }): void
  complete?(answer: object): void
}

/** Returns a promise only if it gets no callbacks. */
export type Api = (options?: Options) => Promise<object> | undefined

const ignore = () => undefined

/** A quick learner's time in a view. */
const viewMs = 20

type Run = (options: Options) => object | void | Promise<object | void>

/** The app leaves the screen, or has it again. */
export interface Cover {
  hide(): void
  show(): void
}

/** Asynchronous functions of `wx` in their official shape, and failures on demand. */
export class Apis {
  constructor(private readonly cover: Cover) {}

  /** Until it resolves, an open view of WeChat's own stays open. */
  private held: Promise<void> | undefined
  private readonly refusals = new Map<string, string>()
  /** The number of calls that failed on demand. */
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

  /** The next call of this synchronous function throws, as WeChat does for some on a page that is gone. */
  crash(name: string): void {
    this.refusals.set(name, 'crash')
  }

  crashIfAsked(name: string): void {
    if (this.takeRefusal(name) !== undefined) throw new Error(`${name} of a page that is gone`)
  }

  /** `run` returns the argument of `success`, or throws that of `fail`. */
  define(name: string, run: Run): Api {
    return this.callable((options) => this.attempt(name, run, options))
  }

  /**
   * As `define`, for a view of WeChat's own, which hides the app on a phone. It answers when the learner has returned.
   */
  defineView(name: string, run: Run): Api {
    return this.callable(async (options) => {
      const answer = this.attempt(name, run, options)
      await answer.catch(ignore)
      this.cover.hide()
      await this.close()
      return answer
    })
  }

  /** As `defineView`, but it answers when the view has opened. */
  defineShow(name: string, run: Run): Api {
    return this.define(name, async (options) => {
      const answer = await run(options)
      this.cover.hide()
      void this.close()
      return answer
    })
  }

  /** @returns a function that closes the views */
  holdViews(): () => void {
    let release: () => void = () => undefined
    this.held = new Promise((resolve) => (release = resolve))
    return () => {
      this.held = undefined
      release()
    }
  }

  private async close(): Promise<void> {
    await (this.held ?? new Promise((resolve) => setTimeout(resolve, viewMs)))
    this.cover.show()
  }

  private callable(run: (options: Options) => Promise<object>): Api {
    return (options = {}) => {
      const { success, fail, complete } = options
      const answer = run(options)
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
