import type { NamePage } from './types'

const meta = document.querySelector<HTMLMetaElement>('meta[name=description]')
const usual = meta?.content ?? ''

export const namePage: NamePage = (title, description) => {
  // After Taro, which sets the route's title whenever a page is shown.
  setTimeout(() => {
    if (title) document.title = title
    if (meta) meta.content = description || usual
  })
}
