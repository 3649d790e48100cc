export interface InviteProps {
  /** '' = there is no link that a browser can open. */
  link: string
}
