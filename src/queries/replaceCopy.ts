/** For an answer that may be the device's copy: that one is replaced as soon as there is a network, be it ever so young. */
export const replaceCopy = {
  refetchOnReconnect: ({ state }: { state: { data?: { isCopy: boolean } } }) => (state.data?.isCopy ? 'always' : true),
} as const
