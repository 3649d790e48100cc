import { attach } from '@/features/shared/player/h5/attach'
import type { AttachPlayer } from '@/features/shared/player/h5/types'

/** Says that the script's player is dead, as when its code has not come. */
let mockDie: Parameters<AttachPlayer>[2]['onDead'] | undefined

jest.mock('@/features/shared/player/h5/scriptPlayer', () => ({
  attachScript: ((_, __, { onDead }) => {
    mockDie = onDead
    return { startAt: () => undefined, detach: () => undefined }
  }) satisfies AttachPlayer,
}))

test('what dies after another source has taken the element changes nothing', () => {
  const element = Object.assign(document.createElement('video'), {
    load: jest.fn(),
    canPlayType: () => 'maybe',
  } satisfies Partial<HTMLVideoElement>)
  Object.assign(window, { MediaSource: class {} })
  const onDead = jest.fn()
  const list = { kind: 'hls', url: 'https://media.example/a.m3u8', label: '' } as const
  attach(element, list, { atSec: 0, onDead }).detach()
  attach(element, { kind: 'file', url: 'https://media.example/b.mp4', label: '' }, { atSec: 0, onDead: jest.fn() })
  mockDie?.('source')
  expect(element.src).toBe('https://media.example/b.mp4')
  expect(onDead).not.toHaveBeenCalled()
  Reflect.deleteProperty(window, 'MediaSource')
})
