// Draws the mini-program's tab bar pictures. Run by hand after a glyph changed; the result is committed.
import path from 'node:path'

import { drawTabIcons } from '../brand/tabIcons.mjs'
import { root } from './lib.mjs'

drawTabIcons(root, path.join(root, 'src/assets/tabs'))
