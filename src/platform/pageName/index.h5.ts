import type { NamePage } from './types'

const meta = document.querySelector<HTMLMetaElement>('meta[name=description]')
const usual = meta?.content ?? ''

export const namePage: NamePage = (title, description) => {
  // After Taro, which gives every page that is shown the title of its route.
  setTimeout(() => {
    if (title) document.title = title
    if (meta) meta.content = description || usual
  })
}
