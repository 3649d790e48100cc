import type { Watermark } from '@/api/app'
import type { Member } from '@/api/member'
import type { WatermarkText } from '@/features/shared/player/types'
import { maskMobile } from '@/lib/mask'

/** The operator's moving text with the viewer's values (contract `core.md` 4.3); `null` = nothing to show. */
export function watermarkFor(watermark: Watermark | null, user: Member | null): WatermarkText | null {
  if (!watermark || !user) return null
  const values: Record<string, string> = {
    mobile: maskMobile(user.mobile),
    'user.mobile': maskMobile(user.mobile),
    'user.id': String(user.id),
  }
  const text = watermark.template.replace(/\$\{([\w.]+)\}/g, (_, name: string) => values[name] ?? '').trim()
  const { sizePx, color, opacity } = watermark
  return text === '' ? null : { text, sizePx, color, opacity }
}
