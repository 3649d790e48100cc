import { Text, View } from '@tarojs/components'
import { useDidShow, useUnload } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { FaceCheck } from '@/api/faceCheck'
import type { Member } from '@/api/member'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { Spinner } from '@/components/Spinner'
import { StateView } from '@/components/StateView'
import { TextLink } from '@/components/TextLink'
import { useAction } from '@/features/shared/action'
import { Delayed, Failure } from '@/features/shared/page'
import { faceCheckItem, faceReturnItem, startFaceCheck } from '@/features/shared/session/faceCheck'
import { runLoginChecks } from '@/features/shared/session/gates'
import { useMember } from '@/features/shared/session/useMember'
import { copyText } from '@/features/shared/share/copyText'
import { useUrlPolicy } from '@/features/shared/webUrl/useUrlPolicy'
import { webview } from '@/platform/webview'
import { openEntries } from '@/platform/navigation'
import { finishLogin, goBack, navigateTo } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import styles from './index.module.scss'
import { texts } from './texts'
import { useFaceResult } from './useFaceResult'

/**
 * The real-name check leads back to this page (docs/backend/members.md#real-name-check). It shows how the check ended,
 * or offers to begin one.
 */
export function FaceResult() {
  const { user, error, refresh } = useMember()
  const [check, setCheck] = useState(faceCheckItem.get)
  useDidShow(() => {
    setCheck(faceCheckItem.get())
    void refresh()
  })
  // At launch the login checks are left to this page. A learner who leaves it without a proof meets them now.
  useUnload(() => {
    const { user: leaving } = useSession.getState()
    if (leaving) void runLoginChecks(leaving)
  })

  const isVerified = user?.isFaceVerified ?? false
  useEffect(() => {
    if (isVerified) faceCheckItem.remove()
  }, [isVerified])

  const starting = useAction({ call: () => startFaceCheck() }, { done: () => setCheck(faceCheckItem.get()) })
  const start = () => void starting.run()

  if (!user) {
    return error !== null ? (
      <Failure error={error} onRetry={() => void refresh()} title={texts.failed} />
    ) : (
      <Delayed>
        <FaceCheckPending />
      </Delayed>
    )
  }
  if (user.isFaceVerified) return <Verified user={user} />
  if (check) return <Outcome key={check.bizToken} check={check} onRestart={start} />
  return <StateView kind='locked' {...texts.none} action={{ label: texts.start, onClick: start }} />
}

interface OutcomeProps {
  check: FaceCheck
  onRestart: () => void
}

function Outcome({ check, onRestart }: OutcomeProps) {
  const { state, error, askAgain } = useFaceResult(check)
  const restart = { label: texts.restart, onClick: onRestart }
  switch (state) {
    case 'over':
      return <StateView kind='error' {...texts.over} action={restart} />
    case 'failed':
      return <Failure error={error} onRetry={askAgain} title={texts.failed} />
    case 'waiting':
      return (
        <StateView
          kind='empty'
          {...texts.waiting}
          action={{ label: texts.again, onClick: askAgain }}
          secondary={restart}
        />
      )
    case 'asking':
      return webview.isEmbedded ? <Away url={check.url} /> : <FaceCheckPending onRestart={onRestart} />
  }
}

/**
 * Mini-program: the check runs in the phone's browser, since nobody can register Tencent's domain with WeChat. Behind a
 * site of the academy's own it can run on a page over this one.
 */
function Away({ url }: { url: string }) {
  const isOwn = useUrlPolicy(url).kind === 'open'
  const copy = { label: texts.copy, onClick: () => void copyText(url, texts.copied) }
  if (!isOwn) return <StateView kind='locked' {...texts.inBrowser} action={copy} />
  const open = { label: texts.goThere, onClick: () => navigateTo('webview', { url }) }
  return <StateView kind='locked' {...texts.away} action={open} secondary={copy} />
}

/** `onRestart` is for learners who left the check half-way. */
function FaceCheckPending({ onRestart }: { onRestart?: () => void }) {
  return (
    <View className={styles.asking}>
      <View className={styles.wait} role='status'>
        <Spinner />
        <Text>{texts.asking}</Text>
      </View>
      {onRestart && (
        <TextLink role='button' tone='brand' onClick={onRestart}>
          {texts.unfinished}
        </TextLink>
      )}
    </View>
  )
}

/** Back; after a return from the check, which has started the app anew, to where the learner wanted to be. */
function leave(): void {
  const returnTo = faceReturnItem.get()
  faceReturnItem.remove()
  if (returnTo !== null && openEntries().length === 1) finishLogin(returnTo)
  else goBack()
}

/** The server masks name and number. */
function Verified({ user }: { user: Member }) {
  return (
    <View className={styles.verified}>
      <View className={styles.head} role='status'>
        <Icon name='shield' size={48} isDuo />
        <View className={styles.title}>{texts.passed}</View>
        <View className={styles.hint}>{texts.masked}</View>
      </View>
      <View className={styles.card}>
        <ListRow label={texts.name} value={user.realName} />
        <ListRow label={texts.idNumber} value={user.idNumber} />
      </View>
      <Button size='l' isBlock onClick={leave}>
        {texts.end}
      </Button>
    </View>
  )
}
