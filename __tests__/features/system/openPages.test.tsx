import { act, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { OpenPages } from '@/features/system/OpenPages'

let root: Root
let box: HTMLElement

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
})
afterEach(() => {
  act(() => root.unmount())
  box.remove()
  jest.restoreAllMocks()
})

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`首页 ${count}`}</button>
}

/** Cannot be cleaned up. */
function Passive() {
  useEffect(() => () => {
    throw new Error('clean-up')
  })
  return <i>课程</i>
}
function Layout() {
  useLayoutEffect(() => () => {
    throw new Error('clean-up')
  })
  return <i>课程</i>
}

const show = (...pages: JSX.Element[]) => act(async () => root.render(<OpenPages>{pages}</OpenPages>))
const press = () => act(async () => box.querySelector('button')?.click())

it.each([
  ['after it is drawn', Passive],
  ['while it is drawn', Layout],
])('an error in the clean-up (%s) of a page that was left is none of the others', async (_, Broken) => {
  const home = <Counter key='home' />
  await show(home)
  await press()
  await show(home, <Broken key='course' />)
  expect(box.textContent).toBe('首页 1课程')
  await show(home)
  // Neither gone nor drawn anew, and it still hears.
  expect(box.textContent).toBe('首页 1')
  await press()
  expect(box.textContent).toBe('首页 2')
  await show(home, <i key='next'>下一页</i>)
  expect(box.textContent).toBe('首页 2下一页')
})
