import styles from './location.module.scss'

interface MapFrameProps {
  /** A map page of Tencent. */
  url: string
  title: string
}

/** Shows a map page; H5 only. It may ask for the learner's location. */
export const MapFrame = ({ url, title }: MapFrameProps) => (
  <iframe className={styles.frame} src={url} title={title} allow='geolocation' referrerPolicy='origin' />
)
