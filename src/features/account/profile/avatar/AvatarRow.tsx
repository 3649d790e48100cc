import { Text, View } from '@tarojs/components'

import type { Member } from '@/api/member'
import { Avatar } from '@/components/Avatar'
import { FieldError } from '@/components/FieldError'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { ProgressBar } from '@/components/ProgressBar'
import { TextLink } from '@/components/TextLink'

import { texts } from '../texts'
import styles from './index.module.scss'
import { useAvatarSource } from './source'
import { type AvatarUpload, useAvatarUpload } from './useAvatarUpload'

/** The avatar and its change: choose, cut, upload with progress, cancel, retry. */
export function AvatarRow({ user }: { user: Member }) {
  const { upload, send, cancel, retry, refuse, drop } = useAvatarUpload()
  const source = useAvatarSource({ onPicked: send, onRefused: refuse })
  const isSending = upload.kind === 'sending'
  return (
    <View className={styles.avatar}>
      <Pressable
        className={styles.row}
        label={texts.avatar.change}
        isDisabled={isSending}
        isBusy={isSending}
        onClick={source.choose}
      >
        <View className={styles.label}>{texts.avatar.label}</View>
        <Avatar src={user.avatar} name={user.nickname} size={60} />
        <Icon name='forward' size={16} className={styles.arrow} />
      </Pressable>
      <State upload={upload} onCancel={cancel} onRetry={retry} onDrop={drop} />
      {source.sheet}
    </View>
  )
}

interface StateProps {
  upload: AvatarUpload
  onCancel: () => void
  onRetry: () => void
  onDrop: () => void
}

function State({ upload, onCancel, onRetry, onDrop }: StateProps) {
  if (upload.kind === 'idle') return null
  if (upload.kind === 'sending') {
    return (
      <View className={styles.state}>
        <View className={styles.progress}>
          <ProgressBar ratio={upload.percent / 100} label={texts.avatar.sending(upload.percent)} />
          <Text className={styles.percent}>{texts.avatar.sending(upload.percent)}</Text>
        </View>
        <TextLink role='button' tone='brand' onClick={onCancel}>
          {texts.avatar.cancel}
        </TextLink>
      </View>
    )
  }
  return (
    <View className={styles.state}>
      <View className={styles.progress}>
        <FieldError text={upload.message} />
      </View>
      {upload.canRetry && (
        <TextLink role='button' tone='brand' onClick={onRetry}>
          {texts.avatar.retry}
        </TextLink>
      )}
      <TextLink role='button' onClick={onDrop}>
        {texts.avatar.drop}
      </TextLink>
    </View>
  )
}
