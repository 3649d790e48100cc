import { useDidShow } from '@tarojs/taro'
import { useReducer } from 'react'

/** Renders again when the page comes to the front, because data on the device may have changed. */
export function useRerenderOnShow(): void {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useDidShow(draw)
}
