import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Member } from '@/api/member'
import { Button } from '@/components/Button'
import { Chips } from '@/components/Chips'
import { StateView } from '@/components/StateView'
import { useAction } from '@/features/shared/action'
import { SavablePicture } from '@/features/shared/album/SavablePicture'
import { savePicture } from '@/features/shared/album/savePicture'
import { Failure } from '@/features/shared/page'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { type Drawing, usePoster } from '@/features/shared/poster/usePoster'
import { useMember } from '@/features/shared/session/useMember'
import { copyText } from '@/features/shared/share/copyText'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { useWebLink } from '@/features/shared/share/useWebLink'
import { album } from '@/platform/album'
import { canvasAdapter } from '@/platform/canvas'
import { posterQueries } from '@/queries/poster'
import { parseLocation } from '@/routes/codec'
import { useSiteName, useSwitch } from '@/stores/appConfig'

import styles from './poster.module.scss'
import { texts } from './texts'
import type { PosterThing } from './thing'
import { useSwipe } from './useSwipe'

/** The academy's own layout, among the operator's pictures. */
const plainId = 0

/** Waits for the record of the member who shares. */
export function PosterView({ thing }: { thing: PosterThing }) {
  const { user: sharer, error, refresh } = useMember()
  useEffect(() => void refresh(Infinity), [refresh])
  const linkOf = useWebLink()
  const location = parseLocation(thing.path)
  useSharedPage(location && { ...location, title: thing.title, thumb: thing.thumb })
  if (!sharer) return error === null ? <PosterSkeleton /> : <Failure error={error} onRetry={() => void refresh()} />
  const link = linkOf(thing.path)
  if (link === '') return <StateView kind='empty' {...texts.noAddress} />
  return <DrawnPoster thing={thing} sharer={sharer} link={link} />
}

interface DrawnPosterProps {
  thing: PosterThing
  sharer: Member
  link: string
}

function DrawnPoster({ thing, sharer, link }: DrawnPosterProps) {
  const siteName = useSiteName()
  const isOffered = useSwitch('share') === true
  const templates = useQuery({ ...posterQueries.templates(), enabled: isOffered }).data ?? []
  const [chosenId, choose] = useState(plainId)
  const template = templates.find(({ id }) => id === chosenId)
  const styleIds = [plainId, ...templates.map(({ id }) => id)]
  const swipe = useSwipe((step) => {
    const next = styleIds[styleIds.indexOf(chosenId) + step]
    if (next !== undefined) choose(next)
  })
  const content = { ...thing, siteName, link, sharer: { name: sharer.nickname, avatar: sharer.avatar } }
  const drawing = usePoster(content, template)
  return (
    <View className={styles.page}>
      <canvasAdapter.Canvas />
      {templates.length > 0 && (
        <View className={styles.styles}>
          <Chips
            label={texts.style}
            items={[
              { key: plainId, label: texts.plain },
              ...templates.map(({ id, name }) => ({ key: id, label: name })),
            ]}
            value={chosenId}
            onChange={choose}
          />
        </View>
      )}
      <View className={styles.sheet} {...swipe}>
        <Sheet drawing={drawing} title={thing.title} />
        {templates.length > 0 && <View className={styles.hint}>{texts.swipe}</View>}
      </View>
      <ActionBar>
        <View className={styles.actions}>
          <Button kind='line' size='l' isBlock onClick={() => void copyText(link, texts.copied)}>
            {texts.copy}
          </Button>
          {album.canSave && <SaveButton drawing={drawing} />}
        </View>
      </ActionBar>
    </View>
  )
}

function SaveButton({ drawing }: { drawing: Drawing }) {
  const { run, isRunning } = useAction({
    async call() {
      if (drawing.state === 'done') await savePicture(drawing.picture, texts.fileName)
    },
  })
  return (
    <Button
      size='l'
      isBlock
      isLoading={isRunning || drawing.state === 'drawing'}
      isDisabled={drawing.state === 'failed'}
      onClick={() => void run()}
    >
      {texts.save}
    </Button>
  )
}

function Sheet({ drawing, title }: { drawing: Drawing; title: string }) {
  if (drawing.state === 'drawing') return <PosterSkeleton />
  if (drawing.state === 'failed') return <StateView kind='error' {...texts.failed} />
  return (
    <>
      <SavablePicture className={styles.poster} src={drawing.picture} alt={texts.alt(title)} />
      <View className={styles.hint}>{texts.saveHint}</View>
    </>
  )
}

export const PosterSkeleton = () => <View className={styles.blank} role='status' aria-label={texts.drawing} />
