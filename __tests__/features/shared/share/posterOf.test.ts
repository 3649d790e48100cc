import { posterOf } from '@/features/shared/share/posterOf'

const of = (path: string) => posterOf({ path, title: '', desc: '', thumb: '' })?.params

test.each([
  ['/pages/course/show?id=7&msv=3', { type: 'course', id: 7 }],
  ['/pages/course/video?id=7&msv=3', { type: 'video', id: 7 }],
  ['/packageA/learnPath/show?id=7', { type: 'learningPath', id: 7 }],
  ['/pages/webview/webview?course_type=topic&id=7&msv=3', { type: 'article', id: 7 }],
  ['/pages/webview/webview?course_type=paperRead&id=7', { type: 'paper', id: 7 }],
  ['/pages/role/role?msv=3', { type: 'plan' }],
  ['/pages/role/role?id=2&msv=3', { type: 'plan', id: 2 }],
])('%s has a poster', (path, params) => {
  expect(of(path)).toEqual(params)
})

test.each(['/packageA/qa/show?id=7', '/pages/index/index?msv=3', '/nowhere?id=1', ''])('%s has none', (path) => {
  expect(of(path)).toBeUndefined()
})
