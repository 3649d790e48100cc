import { View } from '@tarojs/components'
import { act } from 'react'

import { Button } from '@/components/Button'
import { useTask } from '@/features/shared/form/useTask'

import { control, press, settle } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

const runs: (() => void)[] = []

function Page() {
  const task = useTask(() => new Promise<void>((resolve) => runs.push(resolve)))
  return (
    <View>
      <Button isLoading={task.isRunning} onClick={() => void task.run()}>
        做
      </Button>
    </View>
  )
}

test('until it has ended, a second tap does nothing', async () => {
  await openScreen(Page)
  await act(async () => {
    control('做').click()
    control('做').click()
  })
  expect(runs).toHaveLength(1)
  expect(control('做').getAttribute('aria-busy')).toBe('true')
  runs[0]?.()
  await settle()
  await press('做')
  expect(runs).toHaveLength(2)
})
