export interface GiftPictureProps {
  /** What the friend gets, in words. */
  title: string
  /** The address behind the QR code. */
  link: string
}
