export interface Contact {
  /** Calls a number (figures, perhaps with a plus before them). @throws when the platform refuses */
  call(number: string): Promise<void>
  /** Writes a mail; where the phone cannot, copies the address. @throws when the platform refuses */
  mail(address: string): Promise<void>
}
