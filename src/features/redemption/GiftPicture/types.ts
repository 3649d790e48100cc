export interface GiftPictureProps {
  /** What the friend gets. */
  title: string
  /** The address in the QR code. */
  link: string
}
