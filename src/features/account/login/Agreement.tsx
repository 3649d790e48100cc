import { Text, View } from '@tarojs/components'

import { Checkbox } from '@/components/Checkbox'
import { FieldError } from '@/components/FieldError'
import { TextLink } from '@/components/TextLink'
import { openAgreement, useAgreements } from '@/features/shared/agreements'

import { texts } from './texts'

interface AgreementProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error: string | undefined
}

/** The box to tick before any login. The agreements themselves can be read without it. */
export function Agreement({ isChecked, onChange, error }: AgreementProps) {
  const protocols = useAgreements()
  const names = ['user', 'privacy'] as const
  return (
    <View>
      <Checkbox isChecked={isChecked} onChange={onChange} label={texts.agreementLabel}>
        <Text>{texts.agreementLead}</Text>
        {names.map((name) => (
          <TextLink key={name} isDisabled={protocols[name] === ''} onClick={() => openAgreement(protocols[name])}>
            {texts.agreements[name]}
          </TextLink>
        ))}
      </Checkbox>
      {error && <FieldError text={error} />}
    </View>
  )
}
