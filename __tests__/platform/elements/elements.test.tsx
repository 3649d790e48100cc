import { createRef, type ReactElement } from 'react'

import { Image, ScrollView, Text, View } from '@/platform/elements/elements'

import { fireEvent, show } from '../../components/show'

const draw = (element: ReactElement) => show(() => element, {})

const only = (selector: string): HTMLElement => {
  const [found, ...others] = document.querySelectorAll<HTMLElement>(selector)
  if (!found || others.length > 0) throw new Error(`not one ${selector} in: ${document.body.innerHTML}`)
  return found
}

test('a box is one element of the browser, with the attributes that a screen reader and the keyboard need', async () => {
  const onClick = jest.fn()
  const ref = createRef<HTMLDivElement>()
  await draw(
    <View ref={ref} id='box' role='button' tabindex='0' aria-label='收藏' onClick={onClick}>
      内容
    </View>,
  )
  const box = only('#box')
  expect(box.outerHTML).toBe('<div id="box" role="button" tabindex="0" aria-label="收藏">内容</div>')
  expect(ref.current).toBe(box)
  fireEvent.click(box)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('what only the mini-program knows does not become an attribute', async () => {
  const taros = { hoverClass: 'pressed', openType: 'share' }
  await draw(<View id='box' {...taros} />)
  expect(only('#box').outerHTML).toBe('<div id="box"></div>')
})

test('a style may be an object or, as taro-ui has it, a text', async () => {
  const text: object = { style: 'margin-top: 4px; color: red;' }
  await draw(<View id='box' {...text} />)
  expect(only('#box').style.cssText).toBe('margin-top: 4px; color: red;')
})

test.each([
  [{}, '<span id="words">知途</span>'],
  [{ selectable: true }, '<span id="words" class="selectable">知途</span>'],
  [{ userSelect: true }, '<span id="words" class="selectable">知途</span>'],
])('words, selectable where that is said: %j', async (props, html) => {
  await draw(
    <Text id='words' {...props}>
      知途
    </Text>,
  )
  expect(only('#words').outerHTML).toBe(html)
})

describe('a picture', () => {
  const src = 'https://example.com/cover.png'

  it('waits until it is near where that is said, and has its words', async () => {
    await draw(<Image src={src} lazyLoad mode='aspectFit' nativeProps={{ alt: '封面' }} />)
    const picture = only('img')
    expect(picture.getAttribute('src')).toBe(src)
    expect(picture.getAttribute('loading')).toBe('lazy')
    expect(picture.getAttribute('alt')).toBe('封面')
    expect(picture.className).toContain('aspectFit')
  })

  it('is fetched at once by default', async () => {
    await draw(<Image src={src} />)
    expect(only('img').hasAttribute('loading')).toBe(false)
  })

  it('tells its own size when it has come, and when it does not come', async () => {
    const onLoad = jest.fn()
    const onError = jest.fn()
    await draw(<Image src={src} onLoad={onLoad} onError={onError} />)
    const picture = only('img')
    Object.defineProperties(picture, { naturalWidth: { value: 640 }, naturalHeight: { value: 480 } })
    fireEvent.load(picture)
    expect(onLoad.mock.calls).toEqual([[{ detail: { width: 640, height: 480 } }]])
    fireEvent.error(picture)
    expect(onError).toHaveBeenCalledTimes(1)
  })
})

test.each([
  [{ scrollX: true }, 'scrollX'],
  [{ scrollY: true }, 'scrollY'],
  [{ scrollY: true, showScrollbar: false, enhanced: true, className: 'mine' }, 'scrollY bare mine'],
])('a box that scrolls: %j', async (props, className) => {
  await draw(<ScrollView id='scroller' {...props} />)
  expect(only('#scroller').outerHTML).toBe(`<div id="scroller" class="${className}"></div>`)
})
