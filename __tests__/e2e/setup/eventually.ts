const patienceMs = 30_000
const pauseMs = 50

/** Tries until the assertions hold; when they do not come to hold, the last failure is the test's. */
export async function eventually(assert: () => Promise<void>): Promise<void> {
  const endMs = Date.now() + patienceMs
  for (;;) {
    try {
      return await assert()
    } catch (failure) {
      if (Date.now() > endMs) throw failure
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
