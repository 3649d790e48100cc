import styles from './Embed.module.scss'

const rights = 'allow-scripts allow-presentation allow-popups'

/** A page of our own origin must not keep that origin, because it could then lift the sandbox. */
const rightsFor = (url: string) =>
  new URL(url).origin === window.location.origin ? rights : `${rights} allow-same-origin`

interface EmbedProps {
  /** https, from the operator's snippet. */
  url: string
  title: string
}

/** Another site's player. Its position is unknown. */
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
