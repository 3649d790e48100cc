/** Opens the phone's own dialling, with this number in it. */
export type Dial = (number: string) => void
