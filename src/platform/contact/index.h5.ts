import type { Contact } from './types'

const open = async (url: string): Promise<void> => void (window.location.href = url)

export const contact: Contact = {
  call: (number) => open(`tel:${number}`),
  mail: (address) => open(`mailto:${address}`),
}
