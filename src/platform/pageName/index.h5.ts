import type { NamePage } from './types'

const meta = document.querySelector<HTMLMetaElement>('meta[name=description]')
const usual = meta?.content ?? ''

let timer: ReturnType<typeof setTimeout>

export const namePage: NamePage = (title, description) => {
  // A page that is shown and at once hidden again names nothing.
  clearTimeout(timer)
  // After Taro, which sets the route's title whenever a page is shown.
  timer = setTimeout(() => {
    if (title) document.title = title
    if (meta) meta.content = description || usual
  })
}
