import type { Watermark } from '@/api/app'
import type { Member } from '@/api/member'
import type { WatermarkText } from './types'

/**
 * The operator's moving text with the viewer's data (docs/backend/app.md#watermark). The mobile is not masked, because
 * the text deters recordings. `null` = nothing to show.
 */
export function watermarkFor(watermark: Watermark | null, user: Member | null): WatermarkText | null {
  if (!watermark || !user) return null
  const values: Record<string, string> = {
    mobile: user.mobile,
    'user.mobile': user.mobile,
    'user.id': String(user.id),
  }
  const text = watermark.template.replace(/\$\{([\w.]+)\}/g, (_, name: string) => values[name] ?? '').trim()
  const { sizePx, color, opacity } = watermark
  return text === '' ? null : { text, sizePx, color, opacity }
}
