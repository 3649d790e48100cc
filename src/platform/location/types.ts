/** A place on the map. Coordinates are GCJ-02 degrees, as Chinese maps use them. */
export interface MapPoint {
  name: string
  address: string
  latitude: number
  longitude: number
}

export interface LocationAdapter {
  /** Opens WeChat's page for picking a place. 'unavailable': this build has no permission for it; always on H5. */
  choose(start: MapPoint | null): Promise<MapPoint | 'cancelled' | 'failed' | 'unavailable'>
  /** Opens WeChat's page that shows a place; false = it did not open, which is always so on H5. */
  show(place: MapPoint): Promise<boolean>
  /**
   * Calls back with messages of an embedded page of this origin (H5); a no-op in the mini-program.
   * @returns the function that stops it
   */
  watchFrame(origin: string, listener: (message: unknown) => void): () => void
}
