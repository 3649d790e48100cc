import styles from './Embed.module.scss'

const rights = 'allow-scripts allow-presentation allow-popups'

/** A page of our own origin must not get its origin back: it could then lift the sandbox. */
const rightsFor = (url: string) =>
  new URL(url).origin === window.location.origin ? rights : `${rights} allow-same-origin`

interface EmbedProps {
  /** https, out of the operator's snippet. */
  url: string
  title: string
}

/** Another site's player. Nothing is known of its position. */
export function Embed({ url, title }: EmbedProps) {
  return (
    <iframe
      className={styles.embed}
      src={url}
      title={title}
      sandbox={rightsFor(url)}
      allow='fullscreen; encrypted-media; picture-in-picture'
      allowFullScreen
      referrerPolicy='strict-origin-when-cross-origin'
    />
  )
}
