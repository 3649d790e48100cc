const patienceMs = 30_000
const pauseMs = 50

/** Tries until it succeeds. If it never does, the last failure is the test's. Not for what must happen only once. */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const endMs = Date.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (failure) {
      if (Date.now() > endMs) throw failure
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
