/** Imported by pages that people print. Makes them print completely and without bars. */
import './print.scss'
