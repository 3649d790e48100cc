/** jsdom has no canvases: this one records what is drawn and handed out. */
export function fakeDrawing() {
  const drawn: unknown[][] = []
  const revoked: string[] = []
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void drawn.push([name, ...args])
  const pen = { fillRect: note('fillRect'), drawImage: note('drawImage'), fillStyle: '' }
  HTMLCanvasElement.prototype.getContext = jest.fn(() => pen) as never
  HTMLCanvasElement.prototype.toBlob = function (take, type) {
    drawn.push([type, this.width, this.height])
    take(new Blob(['x']))
  }
  let made = 0
  URL.createObjectURL = () => `blob:${++made}`
  URL.revokeObjectURL = (url) => void revoked.push(url)
  return { drawn, revoked }
}

class FakeTrack extends EventTarget {
  isStopped = false
  stop(): void {
    this.isStopped = true
  }
}

export class FakeCamera {
  /** One track each time that the camera was opened. */
  readonly tracks: FakeTrack[] = []
  readonly asked: (MediaStreamConstraints | undefined)[] = []
  isRefused = false
  /** The permission is asked for until `answer`. */
  isAsking = false
  answer: () => void = () => undefined

  constructor() {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: this.open } })
    Object.assign(HTMLMediaElement.prototype, { play: async () => undefined })
    Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', { configurable: true, writable: true })
    for (const [name, value] of Object.entries({ videoWidth: 640, videoHeight: 480 })) {
      Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, get: () => value })
    }
  }

  get running(): number {
    return this.tracks.filter(({ isStopped }) => !isStopped).length
  }

  /** Another app takes the camera, or it is pulled out. */
  lose = (): void => void this.tracks[this.tracks.length - 1]?.dispatchEvent(new Event('ended'))

  private open = async (constraints?: MediaStreamConstraints) => {
    this.asked.push(constraints)
    if (this.isAsking) await new Promise<void>((resolve) => (this.answer = resolve))
    if (this.isRefused) throw new DOMException('Permission denied', 'NotAllowedError')
    const track = new FakeTrack()
    this.tracks.push(track)
    return { getTracks: () => [track] }
  }
}
