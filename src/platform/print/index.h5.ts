/** Imported by what people put on paper: the page comes whole and without its bars. */
import './print.scss'
