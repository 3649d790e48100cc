import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Address } from '@/api/pointsMall'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { TextField } from '@/components/TextField'
import { type FieldRules, useForm } from '@/features/shared/form/useForm'
import { Delayed } from '@/features/shared/page'
import { isEmpty } from '@/lib/isEmpty'
import { normalizeMobile, rules } from '@/lib/validators'
import { pointsMallQueries } from '@/queries/pointsMall'
import { goBack } from '@/routes/navigate'
import { addressDraft, noAddress, saveAddress, useAddressForm } from '@/stores/addressForm'

import styles from './mall.module.scss'
import { RegionField } from './RegionField'
import type { Region } from './RegionField/types'
import { texts as mallTexts } from './texts'

const { address: texts, wrong } = mallTexts

const given = (message: string) => (value: string) => (isEmpty(value) ? message : undefined)

const nameMaxLength = 30
const streetMaxLength = 120

const addressRules: FieldRules<Address> = {
  name: [given(wrong.name), rules.length(texts.name, 1, nameMaxLength)],
  mobile: [given(wrong.mobile), rules.mobile()],
  province: [given(wrong.province)],
  city: [given(wrong.city)],
  area: [given(wrong.area)],
  street: [given(wrong.street), rules.length(texts.street, 1, streetMaxLength)],
}

const fieldsOf = ({ name, mobile, province, city, area, street }: Address): Address => ({
  ...{ name: name.trim(), mobile: mobile.trim(), province, city, area },
  street: street.trim(),
})

/** The address for parcels. Starts with the unsaved input, else the last saved address, else the server's. */
export function AddressForm() {
  const [begun] = useState(() => addressDraft.get() ?? useAddressForm.getState().saved)
  const served = useQuery({ ...pointsMallQueries.address(), enabled: begun === null })
  // Without an answer the form starts empty.
  const isWaiting = begun === null && served.isPending && served.fetchStatus === 'fetching'
  return isWaiting ? (
    <Delayed>
      <MediaRowsSkeleton count={3} />
    </Delayed>
  ) : (
    <Form start={begun ?? served.data ?? noAddress} />
  )
}

function Form({ start }: { start: Address }) {
  const [first] = useState(() => fieldsOf(start))
  const { values, errors, isSubmitting, field, set, submit } = useForm({
    fields: first,
    rules: addressRules,
    submit: { call: async (typed) => saveAddress(fieldsOf(typed)) },
    draft: addressDraft,
    done: texts.saved,
    next: goBack,
  })
  const { province, city, area } = values

  function choose(region: Region): void {
    set('province', region[0])
    set('city', region[1])
    set('area', region[2])
  }

  return (
    <View className={styles.page}>
      <View className={cx(styles.card, styles.form)}>
        <TextField
          {...field('name')}
          label={texts.name}
          lead={texts.name}
          placeholder={wrong.name}
          maxLength={2 * nameMaxLength}
          autoComplete='name'
        />
        <TextField
          {...field('mobile')}
          label={texts.mobile}
          lead={texts.mobile}
          placeholder={texts.mobileHint}
          type='digits'
          maxLength={24}
          autoComplete='tel-national'
          onInput={(typed) => set('mobile', normalizeMobile(typed))}
        />
        <RegionField
          value={isEmpty(province) ? null : [province, city, area]}
          error={errors.province ?? errors.city ?? errors.area}
          onChange={choose}
        />
        <TextField
          {...field('street')}
          label={texts.street}
          lead={texts.street}
          placeholder={texts.streetHint}
          maxLength={2 * streetMaxLength}
          autoComplete='street-address'
        />
        <View className={styles.submit}>
          <Button size='l' isBlock isLoading={isSubmitting} onClick={() => void submit()}>
            {texts.save}
          </Button>
        </View>
      </View>
    </View>
  )
}
