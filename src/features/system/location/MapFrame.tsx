import styles from './location.module.scss'

interface MapFrameProps {
  /** Of Tencent's map pages. */
  url: string
  title: string
}

/** A map page inside ours; H5 only. It may ask where the learner is. */
export const MapFrame = ({ url, title }: MapFrameProps) => (
  <iframe className={styles.frame} src={url} title={title} allow='geolocation' referrerPolicy='origin' />
)
