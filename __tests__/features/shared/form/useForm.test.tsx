import { act } from 'react'

import { useForm } from '@/features/shared/form/useForm'
import { ApiError } from '@/http/apiError'
import { rules } from '@/lib/validators'

import { until } from '../../../setup/clock'
import { openScreen } from '../../../setup/openScreen'

type Submit = (values: { mobile: string; code: string; agreed: boolean }) => Promise<unknown>
type Form = Awaited<ReturnType<typeof open>>['form']

/** A tiny form on screen; `form()` is what its last drawing got. */
async function open(submit: Submit) {
  const drawn: { form?: ReturnType<typeof useLogin> } = {}
  const useLogin = () =>
    useForm({
      fields: { mobile: '', code: '', agreed: false },
      rules: {
        mobile: [rules.required('手机号'), rules.mobile()],
        code: [
          rules.required('验证码'),
          rules.code(),
          (code, { mobile }) => (mobile.endsWith(code) ? '验证码不会是手机号的末尾' : undefined),
        ],
        agreed: [rules.accepted('请先同意用户协议')],
      },
      submit: { call: submit },
      refusedField: (message) => (message.includes('验证码') ? 'code' : undefined),
    })
  function Login() {
    const form = useLogin()
    drawn.form = form
    const mobile = form.field('mobile')
    return (
      <form>
        <input value={mobile.value} readOnly />
        <p>{mobile.error}</p>
        <p>{form.errors.code}</p>
        <p>{form.errors.agreed}</p>
        <p>{form.formError}</p>
        <p>{form.isSubmitting ? '提交中' : ''}</p>
      </form>
    )
  }
  const { text } = await openScreen(Login)
  const form = () => drawn.form as ReturnType<typeof useLogin>
  return { form, text, typed: () => document.querySelector('input')?.value }
}

const fill = (form: Form) =>
  act(() => {
    form().set('mobile', '13800138000')
    form().set('code', '123456')
    form().set('agreed', true)
  })

const send = (form: Form) => act(() => form().submit())

test('a draft that is sent as it was found stays on screen', async () => {
  const found = { name: '孤舟' }
  const drops = new Set<() => void>()
  const draft = {
    get: () => found,
    store: jest.fn(),
    drop: () => drops.forEach((tell) => tell()),
    onDrop(tell: () => void) {
      drops.add(tell)
      return () => void drops.delete(tell)
    },
  }
  const drawn: { submit?: () => Promise<void> } = {}
  function Name() {
    const form = useForm({ fields: { name: '旧名' }, submit: { call: jest.fn() }, draft })
    drawn.submit = form.submit
    return <p>{form.field('name').value}</p>
  }
  const { text } = await openScreen(Name)
  await act(() => drawn.submit?.())
  expect(text()).toBe('孤舟')
  // Another form has sent it.
  await act(async () => draft.drop())
  expect(text()).toBe('旧名')
})

test('a form that was just opened is silent', async () => expect((await open(jest.fn())).text()).toBe(''))

test('a field speaks up when it is left, and falls silent once it is right', async () => {
  const { form, text } = await open(jest.fn())
  act(() => form().field('mobile').onInput('138'))
  expect(text()).toBe('')
  act(() => form().field('mobile').onBlur())
  expect(text()).toBe('请输入 1 开头的 11 位手机号')
  act(() => form().field('mobile').onInput('1380013800'))
  expect(text()).toBe('请输入 1 开头的 11 位手机号')
  act(() => form().field('mobile').onInput('13800138000'))
  expect(text()).toBe('')
})

test('an empty field that is left is still to come', async () => {
  const { form, text } = await open(jest.fn())
  act(() => form().field('mobile').onBlur())
  expect(text()).toBe('')
})

test('sending shows every mistake and calls nobody', async () => {
  const submit = jest.fn()
  const { form, text } = await open(submit)
  await send(form)
  expect(text()).toBe('请输入手机号请输入验证码请先同意用户协议')
  expect(submit).not.toHaveBeenCalled()
})

test('a rule sees the other fields', async () => {
  const { form } = await open(jest.fn())
  fill(form)
  act(() => form().set('code', '138000'))
  act(() => expect(form().check('code')).toBe(false))
  expect(form().errors.code).toBe('验证码不会是手机号的末尾')
})

test('values that come in one go are all kept and sent', async () => {
  const submit = jest.fn(() => Promise.resolve())
  const { form, text } = await open(submit)
  fill(form)
  await send(form)
  expect(submit).toHaveBeenCalledWith({ mobile: '13800138000', code: '123456', agreed: true })
  expect(text()).toBe('')
})

test('a double tap sends once; the form says that it is busy', async () => {
  let settle = (): void => undefined
  const submit = jest.fn(() => new Promise<void>((resolve) => (settle = resolve)))
  const { form, text } = await open(submit)
  fill(form)
  await act(async () => {
    void form().submit()
    void form().submit()
  })
  await act(async () => void form().submit())
  expect(submit).toHaveBeenCalledTimes(1)
  expect(text()).toBe('提交中')
  settle()
  await until(() => text() === '')
  expect(text()).toBe('')
  await act(async () => void form().submit())
  expect(submit).toHaveBeenCalledTimes(2)
})

test.each([
  [new ApiError('rejected', { code: 1, message: '短信验证码错误' }), { code: '短信验证码错误' }, undefined],
  [new ApiError('rejected', { code: 1, message: '账号已被锁定' }), {}, '账号已被锁定'],
  [new ApiError('offline'), {}, '网络不可用，请检查网络后重试'],
  [new ApiError('aborted'), {}, undefined],
  [new TypeError('x is undefined'), {}, '服务器开小差了，请稍后重试'],
])('%s is shown where it belongs and clears nothing', async (error, fieldErrors, formError) => {
  const { form, typed } = await open(() => Promise.reject(error))
  fill(form)
  await send(form)
  expect(JSON.parse(JSON.stringify(form().errors))).toEqual(fieldErrors)
  expect(form().formError).toBe(formError)
  expect(form().isSubmitting).toBe(false)
  expect(typed()).toBe('13800138000')
  expect(form().values).toEqual({ mobile: '13800138000', code: '123456', agreed: true })
})

test('a refusal stays when its field is only left', async () => {
  const { form } = await open(() => Promise.reject(new ApiError('rejected', { message: '短信验证码错误' })))
  fill(form)
  await send(form)
  act(() => form().field('code').onBlur())
  expect(form().errors.code).toBe('短信验证码错误')
})

test('a refusal goes when its field changes', async () => {
  const { form } = await open(() => Promise.reject(new ApiError('rejected', { message: '短信验证码错误' })))
  fill(form)
  await send(form)
  act(() => form().set('code', '654321'))
  expect(form().errors.code).toBeUndefined()
})
