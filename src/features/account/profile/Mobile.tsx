import { useEffect, useState } from 'react'

import { bindFirstMobile, updateMobile } from '@/api/profile'
import { ask, toast } from '@/features/shared/dialog'
import { useForm } from '@/features/shared/form/useForm'
import { quitDeclining } from '@/features/shared/session/logout'
import { isRefusedWith } from '@/http/apiError'
import { navigateTo, replaceWith } from '@/routes/navigate'
import { sameLogin } from '@/stores/session'

import { MobileField, mobileRules, refusedField, smsCodeRules, SmsFields } from '../sms'
import { currentProof, dropProof } from './mobileProof'
import { ProfileForm, toChangedProfile } from './ProfileForm'
import { retrySafeUpdate } from './retrySafeUpdate'
import { texts } from './texts'
import { WithMember } from './WithMember'

/** Binds a first mobile, or a new one once the old is proven. */
export function Mobile() {
  return <WithMember>{({ mobile }) => <Step mobile={mobile} />}</WithMember>
}

/** The step is chosen when the page opens and then stays, because the form must survive its own success. */
function Step({ mobile }: { mobile: string }) {
  const [current] = useState(mobile)
  const [proof] = useState(currentProof)
  return current !== '' && proof === null ? <ToProof /> : <MobileForm current={current} proof={proof} />
}

function ToProof() {
  useEffect(() => replaceWith('profileMobileVerify'), [])
  return null
}

interface MobileFormProps {
  /** '' = none yet. */
  current: string
  proof: string | null
}

/** The server no longer accepts the proof. */
const isProofExpired = (error: unknown) => isRefusedWith(error, 'badParameters')

/**
 * The courses may be in the account that has the number, and accounts are not merged. Nobody is told here what is on the
 * device, so it stays for its member.
 */
async function offerOther(): Promise<void> {
  const isTheirs = sameLogin()
  if (!(await ask(texts.mobile.taken)) || !isTheirs()) return
  await quitDeclining()
  navigateTo('login')
}

function MobileForm({ current, proof }: MobileFormProps) {
  const isFirst = current === '' || proof === null
  const form = useForm({
    fields: { mobile: '', smsCode: '' },
    rules: {
      mobile: [...mobileRules, (mobile) => (mobile === current ? texts.mobile.same : undefined)],
      smsCode: smsCodeRules,
    },
    refusedField: refusedField('smsCode', 'mobile'),
    submit: {
      async call(wanted) {
        try {
          const send = () => (isFirst ? bindFirstMobile(wanted) : updateMobile(wanted, proof))
          await retrySafeUpdate(send, ({ mobile }) => mobile === wanted.mobile)
        } catch (error) {
          if (isFirst && isRefusedWith(error, 'mobileTaken')) {
            form.refuse(error)
            return 'taken'
          }
          if (isFirst || !isProofExpired(error)) throw error
          return 'expired'
        }
        return 'done'
      },
    },
    done(outcome) {
      if (outcome === 'taken') return
      dropProof()
      if (outcome === 'expired') toast(texts.mobile.proofExpired, 'error')
      else toast(isFirst ? texts.mobile.bound : texts.mobile.changed, 'success')
    },
    next(outcome) {
      if (outcome === 'taken') return offerOther()
      return outcome === 'expired' ? replaceWith('profileMobileVerify') : toChangedProfile()
    },
  })
  const submit = () => void form.submit()
  return (
    <ProfileForm
      hint={isFirst ? texts.mobile.bindHint : texts.mobile.changeHint}
      error={form.formError}
      submitLabel={texts.mobile.bind}
      isSubmitting={form.isSubmitting}
      onSubmit={submit}
    >
      <MobileField {...form.field('mobile')} />
      <SmsFields
        scene='mobile_bind'
        mobile={form.values.mobile}
        checkMobile={() => form.check('mobile')}
        refuse={form.refuse}
        code={form.field('smsCode')}
        onConfirm={submit}
      />
    </ProfileForm>
  )
}
