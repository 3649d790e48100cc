import { useState } from 'react'

import { RadioGroup, RadioRow } from '@/components/RadioRow'

import { byRole, fireEvent, show } from './show'

const titles = ['微信', '支付宝', '余额']

function Methods() {
  const [chosen, setChosen] = useState('微信')
  return (
    <RadioGroup label='支付方式'>
      {titles.map((title) => (
        <RadioRow
          key={title}
          title={title}
          isChecked={title === chosen}
          isDisabled={title === '支付宝'}
          onSelect={() => setChosen(title)}
        />
      ))}
    </RadioGroup>
  )
}

const focused = () => document.activeElement?.textContent

test('arrows go round among what can be chosen, and choose nothing by themselves', async () => {
  await show(Methods, {})
  byRole('radio', '微信').focus()
  fireEvent.keyDown(byRole('radio', '微信'), { key: 'ArrowDown' })
  expect(focused()).toBe('余额')
  fireEvent.keyDown(byRole('radio', '余额'), { key: 'ArrowRight' })
  expect(focused()).toBe('微信')
  fireEvent.keyDown(byRole('radio', '微信'), { key: 'ArrowUp' })
  expect(focused()).toBe('余额')
  expect(byRole('radio', '余额').getAttribute('aria-checked')).toBe('false')
  fireEvent.keyDown(byRole('radio', '余额'), { key: 'Enter' })
  expect(byRole('radio', '余额').getAttribute('aria-checked')).toBe('true')
})
