import { useEffect, useState } from 'react'

import { proveMobile } from '@/api/profile'
import { toast } from '@/features/shared/dialog'
import { useForm } from '@/features/shared/form/useForm'
import { refreshMember } from '@/features/shared/session'
import { refusedField, smsCodeRules, SmsFields, useCodeOnce } from '../sms'
import { isRefusedWith } from '@/http/apiError'
import { maskMobile } from '@/lib/mask'
import { replaceWith } from '@/routes/navigate'

import { currentProof, storeProof } from './mobileProof'
import { ProfileForm } from './ProfileForm'
import { texts } from './texts'
import { WithMember } from './WithMember'

/** First step of a change: proves the old mobile. The next page takes the new one. */
export function MobileVerify() {
  const [isProven] = useState(() => currentProof() !== null)
  return (
    <WithMember>
      {({ mobile }) => (mobile === '' || isProven ? <ToNewMobile /> : <ProofForm key={mobile} mobile={mobile} />)}
    </WithMember>
  )
}

function ToNewMobile() {
  useEffect(() => replaceWith('profileMobile'), [])
  return null
}

/** The mobile was changed elsewhere: the server has another one than this page. */
const isStale = (error: unknown) => isRefusedWith(error, 'badParameters')

function ProofForm({ mobile }: { mobile: string }) {
  const once = useCodeOnce('maybeSpent')
  const form = useForm({
    fields: { smsCode: '' },
    rules: { smsCode: smsCodeRules },
    refusedField: refusedField('smsCode'),
    submit: {
      async call({ smsCode }) {
        try {
          return await once(smsCode, () => proveMobile({ mobile, smsCode }))
        } catch (error) {
          if (!isStale(error)) throw error
          await refreshMember()
          return null
        }
      },
    },
    done: (proof) => (proof === null ? toast(texts.mobile.movedOn) : storeProof(proof)),
    next: (proof) => proof !== null && replaceWith('profileMobile'),
  })
  const submit = () => void form.submit()
  return (
    <ProfileForm
      hint={texts.mobile.verifyHint(maskMobile(mobile))}
      error={form.formError}
      submitLabel={texts.mobile.next}
      isSubmitting={form.isSubmitting}
      onSubmit={submit}
    >
      <SmsFields
        scene='mobile_bind'
        mobile={mobile}
        checkMobile={() => true}
        refuse={form.refuse}
        code={form.field('smsCode')}
        onConfirm={submit}
      />
    </ProfileForm>
  )
}
