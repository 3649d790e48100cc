export interface Contact {
  /** Has the phone call a number; figures, perhaps with a plus before them. @throws when the platform refuses */
  call(number: string): Promise<void>
  /** Has the phone write a mail; where it cannot, the address is copied. @throws when the platform refuses */
  mail(address: string): Promise<void>
}
