/**
 * For long lists, and for answers whose reading counts as a view: coming back to the app or to the network does not read
 * them anew. What the server has not answered yet is asked for when the network is back.
 */
export const onlyWhenAsked = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt === 0,
}
