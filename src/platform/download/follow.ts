/**
 * Like a press on a link to a file. Browsers use the name only on their own origin; elsewhere the server's header
 * decides.
 */
export function follow(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}

/** Long enough for a browser that asks where to put it. */
const lifetimeMs = 60_000

/** A file of our own making, saved under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  follow(address, name)
  setTimeout(() => URL.revokeObjectURL(address), lifetimeMs)
}
