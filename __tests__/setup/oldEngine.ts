/** Built-ins that came after Chrome 88 and iOS 15.0, the oldest engines that README promises. */
export const newerBuiltIns = [
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map(
    (name) => `Array.prototype.${name}`,
  ),
  ...['Array.fromAsync', 'String.prototype.at', 'String.prototype.isWellFormed', 'String.prototype.toWellFormed'],
  ...['Object.hasOwn', 'Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try', 'structuredClone'],
  ...['AbortSignal.any', 'AbortSignal.timeout', 'AbortSignal.prototype.throwIfAborted', 'crypto.randomUUID'],
]

/** A script that takes them from the world in which it runs. */
export const takeNewerBuiltIns = `for (const path of ${JSON.stringify(newerBuiltIns)}) {
  const keys = path.split('.')
  const name = keys.pop()
  let owner = keys.reduce((value, key) => value && value[key], globalThis)
  while (owner && !Object.getOwnPropertyDescriptor(owner, name)) owner = Object.getPrototypeOf(owner)
  if (owner) delete owner[name]
}`
