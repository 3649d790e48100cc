import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { serverClock } from '@/lib/serverClock'
import { formatDate, msToMidnight } from '@/lib/time'

const readToday = () => formatDate(new Date(serverClock.now()))

/** Today's date in China by the server's clock, '2024-05-01'. It changes at midnight and after a long absence. */
export function useToday(): string {
  const [today, setToday] = useState(readToday)
  useDidShow(() => setToday(readToday))
  useEffect(() => {
    const timer = setTimeout(() => setToday(readToday), msToMidnight(serverClock.now()))
    return () => clearTimeout(timer)
  }, [today])
  return today
}
