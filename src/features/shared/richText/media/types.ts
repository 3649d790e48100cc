export interface VideoProps {
  src: string
  poster?: string
}

export interface AudioProps {
  src: string
}

/** A page with a player, on a host that is allowed. */
export interface FrameProps {
  url: string
  onLink: (url: string) => void
}
