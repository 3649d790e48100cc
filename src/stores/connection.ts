import { create } from 'zustand'

import { connection } from '@/platform/connection'

const useConnection = create<{ isOnline: boolean }>()(() => ({ isOnline: connection.isOnline() }))

connection.watchOnline((isOnline) => useConnection.setState({ isOnline }))

export const useOnline = (): boolean => useConnection(({ isOnline }) => isOnline)
