/** The thing that a flash sale or a group sells. See docs/backend/promotions.md. */
import { text } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'

export interface Promoted {
  /** The backend's word: `course live book learnPath`; unknown ones are possible. */
  type: string
  typeText: string
  id: number
  title: string
  /** Absolute URL. */
  thumb: string
}

export const promotedWire = { goods_type: text, goods_type_text: text, goods_title: text, goods_thumb: text }

interface PromotedWire {
  goods_type: string
  goods_type_text: string
  goods_title: string
  goods_thumb: string
}

/** The two add-ons name the thing's id differently. */
export const promotedOf = (wire: PromotedWire, id: number): Promoted => ({
  ...{ type: wire.goods_type, typeText: wire.goods_type_text, id },
  ...{ title: wire.goods_title, thumb: wire.goods_thumb },
})

/** Counts from this answer, whatever the phone's clock says. */
export const inSeconds = (sec: number): Date => new Date(serverClock.now() + sec * 1000)

export interface CallOptions {
  signal?: AbortSignal
  /** For what is on screen already: asked again and again. */
  isBackground?: boolean
}
