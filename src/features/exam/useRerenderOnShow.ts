import { useDidShow } from '@tarojs/taro'
import { useReducer } from 'react'

/** Draws anew when the page comes to the front: what is read from the device has changed meanwhile. */
export function useRerenderOnShow(): void {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useDidShow(draw)
}
