import { Settings } from '@/features/shared/player/Settings'
import { SubtitleSettings } from '@/features/shared/player/SubtitleSettings'
import { useMenus } from '@/features/shared/player/useMenus'
import { topLayer } from '@/lib/layers'

import { act, byRole, fireEvent, show } from '../../../components/show'

const onSpeed = jest.fn()
const fallback = { sources: [], index: 0 }

/** As both players have them: the words in one row. */
function Words() {
  const menus = useMenus()
  return (
    <>
      <SubtitleSettings
        style={{ isOn: false, size: 'medium', ground: 'veil' }}
        onStyle={() => undefined}
        menus={menus}
      />
      <Settings
        fallback={fallback}
        speed={1}
        isSpeedFixed={false}
        onSpeed={onSpeed}
        onSource={() => undefined}
        menus={menus}
      />
    </>
  )
}

async function openMenu(): Promise<void> {
  onSpeed.mockClear()
  await show(Words, {})
  byRole('button', '倍速').focus()
  fireEvent.click(byRole('button', '倍速'))
}

test.each<[string, () => void]>([
  ['Escape', () => void fireEvent.keyDown(byRole('menu', '倍速'), { key: 'Escape' })],
  ['"back"', () => act(() => topLayer()?.dismiss())],
])('the menu is closed by %s, and the focus goes back to its word', async (_, leave) => {
  await openMenu()
  expect(document.activeElement).toBe(byRole('menu', '倍速'))
  leave()
  expect(document.querySelector('[role=menu]')).toBeNull()
  expect(topLayer()).toBeUndefined()
  expect(document.activeElement).toBe(byRole('button', '倍速'))
  expect(onSpeed).not.toHaveBeenCalled()
})

test('arrows go along its row, round the end', async () => {
  await openMenu()
  const items = [...document.querySelectorAll('[role=menuitemradio]')]
  const arrow = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  arrow('ArrowRight')
  expect(document.activeElement).toBe(items[0])
  arrow('ArrowLeft')
  expect(document.activeElement).toBe(items.at(-1))
  arrow('ArrowDown')
  expect(document.activeElement).toBe(items[0])
})

test('subtitles and speed lie in the same place: one is open at a time, and has the focus', async () => {
  await openMenu()
  fireEvent.click(byRole('button', '字幕'))
  expect(document.activeElement).toBe(byRole('menu', '字幕大小'))
  expect(() => byRole('menu', '倍速')).toThrow()
  fireEvent.click(byRole('button', '倍速'))
  expect(document.activeElement).toBe(byRole('menu', '倍速'))
  expect(() => byRole('menu', '字幕大小')).toThrow()
  act(() => topLayer()?.dismiss())
  expect(document.querySelector('[role=menu]')).toBeNull()
})
