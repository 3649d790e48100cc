import { useCallback, useEffect, useState } from 'react'

import { StateView } from '@/components/StateView'
import { locationPicker } from '@/platform/location'
import { goBack } from '@/routes/navigate'
import { setPickedLocation, usePickedLocation } from '@/stores/pickedLocation'

import { texts } from '../texts'

/** WeChat's own page does the picking. This one stands behind it, and says so if it fails. */
export function ChooseLocation() {
  const [problem, setProblem] = useState<'failed' | 'unavailable' | null>(null)
  const choose = useCallback(async () => {
    setProblem(null)
    const answer = await locationPicker.choose(usePickedLocation.getState().place)
    if (answer === 'failed' || answer === 'unavailable') {
      setProblem(answer)
      return
    }
    if (answer !== 'cancelled') setPickedLocation(answer)
    goBack()
  }, [])
  useEffect(() => void choose(), [choose])
  if (!problem) return null
  if (problem === 'unavailable') {
    return <StateView kind='locked' {...texts.notHere} action={{ label: texts.back, onClick: goBack }} />
  }
  return (
    <StateView
      kind='locked'
      {...texts.notPicked}
      action={{ label: texts.again, onClick: () => void choose() }}
      secondary={{ label: texts.back, onClick: goBack }}
    />
  )
}
