import { usePageScroll } from '@/platform/pageScroll'

import { show } from '../components/show'

test('hears the page that it is on scroll, and no other, until it leaves', async () => {
  const heard = jest.fn()
  const Reader = () => {
    usePageScroll('text', heard)
    return (
      <>
        <div className='taro_page' id='mine'>
          <div id='text' />
        </div>
        <div className='taro_page' id='below' />
      </>
    )
  }
  await show(Reader, {})
  const scroll = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('scroll'))
  scroll('below')
  expect(heard).not.toHaveBeenCalled()
  scroll('mine')
  expect(heard).toHaveBeenCalledTimes(1)
})
