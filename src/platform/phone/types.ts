export type Dial = (number: string) => void
