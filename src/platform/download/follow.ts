/** As a press on a link to a file. Browsers heed the name only on their own origin; elsewhere the server's header decides. */
export function follow(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}
