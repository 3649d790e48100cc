import { Picker, View } from '@tarojs/components'

import { FieldError } from '@/components/FieldError'

import { RegionBox } from './RegionBox'
import type { RegionFieldProps } from './types'

/** WeChat has its own picker of regions, with their names. */
export function RegionField({ value, error, onChange }: RegionFieldProps) {
  return (
    <View>
      <Picker
        mode='region'
        level='region'
        value={value ?? []}
        onChange={({ detail: { value: picked } }) => {
          const [province = '', city = '', area = ''] = picked
          // A city without districts is its own district.
          onChange([province, city, area || city])
        }}
      >
        <RegionBox value={value} />
      </Picker>
      {error && <FieldError text={error} />}
    </View>
  )
}
