import { View } from '@tarojs/components'
import { useState } from 'react'

import { FieldError } from '@/components/FieldError'
import { Pressable } from '@/components/Pressable'

import { RegionBox } from './RegionBox'
import { RegionSheet } from './RegionSheet'
import type { RegionFieldProps } from './types'

/** Chooses province, city and district in turn. */
export function RegionField({ value, error, onChange }: RegionFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <View>
      <Pressable onClick={() => setOpen(true)}>
        <RegionBox value={value} />
      </Pressable>
      {error && <FieldError text={error} />}
      {isOpen && (
        <RegionSheet
          onClose={() => setOpen(false)}
          onChoose={(region) => {
            onChange(region)
            setOpen(false)
          }}
        />
      )}
    </View>
  )
}
