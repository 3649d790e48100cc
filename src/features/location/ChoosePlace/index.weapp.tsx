import { useCallback, useEffect, useState } from 'react'

import { StateView } from '@/components/StateView'
import { location } from '@/platform/location'
import { back } from '@/routes/navigate'
import { keepPlace, usePlace } from '@/stores/place'

import { texts } from '../texts'

/** WeChat's own page picks; this one stands behind it and says so when it could not. */
export function ChoosePlace() {
  const [hasFailed, setFailed] = useState(false)
  const choose = useCallback(async () => {
    setFailed(false)
    const answer = await location.choose(usePlace.getState().place)
    if (answer === 'failed') {
      setFailed(true)
      return
    }
    if (answer !== 'cancelled') keepPlace(answer)
    back()
  }, [])
  useEffect(() => void choose(), [choose])
  if (!hasFailed) return null
  return (
    <StateView
      kind='locked'
      {...texts.notPicked}
      action={{ label: texts.again, onClick: () => void choose() }}
      secondary={{ label: texts.back, onClick: back }}
    />
  )
}
