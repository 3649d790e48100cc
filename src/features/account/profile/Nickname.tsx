import { useRef } from 'react'

import { updateNickname } from '@/api/profile'
import { StateView } from '@/components/StateView'
import { TextField } from '@/components/TextField'
import { nicknameMaxLength } from '@/config/limits'
import { toast } from '@/features/shared/dialog'
import { useForm } from '@/features/shared/form/useForm'
import { ApiError } from '@/http/apiError'
import { rules } from '@/lib/validators'
import { isMiniProgram } from '@/platform/shell'
import { formDraft } from '@/stores/formDraft'

import { retrySafeUpdate } from './retrySafeUpdate'
import { ProfileForm, toChangedProfile, toProfile } from './ProfileForm'
import { texts } from './texts'
import { WithMember } from './WithMember'

export function Nickname() {
  return (
    <WithMember>
      {({ nickname, isNicknameSet }) =>
        isNicknameSet ? (
          <StateView
            kind='locked'
            {...texts.nickname.locked}
            action={{ label: texts.nickname.back, onClick: toProfile }}
          />
        ) : (
          <NicknameForm current={nickname} />
        )
      }
    </WithMember>
  )
}

const draft = formDraft('nickname', { nickname: '' })

/** An account can change its nickname once. */
function NicknameForm({ current }: { current: string }) {
  // WeChat's word may come when the question is already on screen.
  const unfit = useRef<string>()
  const form = useForm({
    fields: { nickname: current },
    rules: {
      nickname: [rules.required(texts.nickname.label), rules.length(texts.nickname.label, 1, nicknameMaxLength)],
    },
    refusedField: () => 'nickname',
    confirm: ({ nickname }) => texts.nickname.confirm(nickname.trim()),
    submit: {
      async call({ nickname }) {
        if (nickname === unfit.current) throw new ApiError('rejected', { message: texts.nickname.unfit })
        await retrySafeUpdate(
          () => updateNickname(nickname.trim()),
          (member) => member.nickname === nickname.trim(),
        )
      },
    },
    draft,
    done: texts.nickname.done,
    next: toChangedProfile,
  })
  const submit = () => void form.submit()
  const review = (isGood: boolean) => {
    if (isGood) return
    unfit.current = form.field('nickname').value
    form.set('nickname', '')
    toast(texts.nickname.unfit, 'error')
  }
  return (
    <ProfileForm
      hint={texts.nickname.hint}
      error={form.formError}
      submitLabel={texts.nickname.save}
      isSubmitting={form.isSubmitting}
      onSubmit={submit}
    >
      <TextField
        {...form.field('nickname')}
        label={texts.nickname.label}
        type='nickname'
        maxLength={2 * nicknameMaxLength}
        onConfirm={submit}
        onReview={isMiniProgram ? review : undefined}
      />
    </ProfileForm>
  )
}
