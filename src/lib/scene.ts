/**
 * Reads the text that a mini-program code carries instead of parameters: `id=3&msv=7`, still encoded. Any other text
 * has no parameters.
 */
export function readScene(scene: string): Record<string, string> {
  try {
    const pairs = decodeURIComponent(scene)
      .split('&')
      .map((pair) => pair.split('='))
    return Object.fromEntries(pairs.filter(([key, value]) => key && value))
  } catch {
    return {}
  }
}
