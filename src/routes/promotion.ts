import type { ParamCodec } from './params'

/** What a thing is bought in, when not at its own price. */
export interface Promotion {
  kind: 'flashSale'
  reservationId: number
}

const forms = {
  /** `ms-12` */
  flashSale: /^ms-([1-9]\d{0,15})$/,
}

function read(text: string): Promotion | undefined {
  const [, reservationId] = forms.flashSale.exec(text) ?? []
  return reservationId === undefined ? undefined : { kind: 'flashSale', reservationId: Number(reservationId) }
}

export const formatPromotion = ({ reservationId }: Promotion): string => `ms-${reservationId}`

/** Absent = none. One that cannot be read is no purchase at the full price. */
export const promotion: ParamCodec<Promotion | undefined> = {
  parse(raw) {
    if (raw === undefined) return { value: undefined }
    const value = read(raw)
    return value && { value }
  },
  format: (value) => value && formatPromotion(value),
}
