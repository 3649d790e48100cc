import { updateNickname } from '@/api/profile'
import { StateView } from '@/components/StateView'
import { TextField } from '@/components/TextField'
import { nicknameMaxLength } from '@/config/limits'
import { useForm } from '@/features/shared/form/useForm'
import { rules } from '@/lib/validators'

import { change } from './change'
import { ProfileForm } from './ProfileForm'
import { texts } from './texts'
import { toProfile } from './ProfileForm'
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
          <NicknameForm present={nickname} />
        )
      }
    </WithMember>
  )
}

/** The one change that an account has. */
function NicknameForm({ present }: { present: string }) {
  const form = useForm({
    fields: { nickname: present },
    rules: {
      nickname: [rules.required(texts.nickname.label), rules.length(texts.nickname.label, 1, nicknameMaxLength)],
    },
    refusedField: () => 'nickname',
    confirm: ({ nickname }) => texts.nickname.confirm(nickname.trim()),
    submit: {
      call: ({ nickname }) =>
        change(
          () => updateNickname(nickname.trim()),
          (member) => member.nickname === nickname.trim(),
        ),
    },
    done: texts.nickname.done,
    next: toProfile,
  })
  const submit = () => void form.submit()
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
      />
    </ProfileForm>
  )
}
