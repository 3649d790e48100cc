import { useQuery } from '@tanstack/react-query'

import { QueryView } from '@/features/shared/page'
import { kindOf } from '@/goods/kinds'
import type { RouteParams } from '@/routes/registry'
import type { GoodsType } from '@/routes/goods'
import { useSiteName } from '@/stores/appConfig'

import { PosterSkeleton, PosterView } from './PosterView'
import { texts } from './texts'
import { academyThing, goodsThing, wholeThing } from './thing'

/** A picture to share. Its QR code leads to the thing and names the member who shared it. */
export function SharePoster({ type, id }: RouteParams<'sharePoster'>) {
  const siteName = useSiteName()
  if (type !== undefined && id !== undefined) return <OfGoods type={type} id={id} />
  return <PosterView thing={(type && wholeThing(type)) ?? academyThing(siteName)} />
}

function OfGoods({ type, id }: { type: GoodsType; id: number }) {
  // Data of the page before is good enough for a picture. For some things each call would count as a view.
  const item = useQuery({ ...kindOf(type).sale(id), staleTime: Infinity })
  return (
    <QueryView query={item} skeleton={<PosterSkeleton />} title={texts.unloaded}>
      {(known) => <PosterView thing={goodsThing(type, id, known)} />}
    </QueryView>
  )
}
