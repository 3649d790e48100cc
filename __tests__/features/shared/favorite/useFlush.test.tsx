import { useState } from 'react'

import { Button } from '@/components/Button'
import { useFlush } from '@/features/shared/favorite/optimisticToggle'

import { press } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

const flush = jest.fn()

function Leaf() {
  useFlush(flush)
  return null
}

function Screen() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Leaf />}
      <Button onClick={() => setOpen(false)}>离开</Button>
    </>
  )
}

test('a press that waits is sent when the app goes to the back, and when its page is left', async () => {
  const turn = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await openScreen(Screen)
  turn('visible')
  expect(flush).toHaveBeenCalledTimes(0)
  turn('hidden')
  expect(flush).toHaveBeenCalledTimes(1)
  await press('离开')
  expect(flush).toHaveBeenCalledTimes(2)
  turn('hidden')
  expect(flush).toHaveBeenCalledTimes(2)
})
