import { create } from 'zustand'

import { connection } from '@/platform/connection'

/** What the platform says about the network. */
const useConnection = create<{ isOnline: boolean }>()(() => ({ isOnline: connection.isOnline() }))

connection.watchOnline((isOnline) => useConnection.setState({ isOnline }))

export const useOnline = (): boolean => useConnection(({ isOnline }) => isOnline)
