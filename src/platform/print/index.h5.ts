/** Imported by pages that people print: they come whole and without bars. */
import './print.scss'
