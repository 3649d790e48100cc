/**
 * Taro's H5 router takes 300 ms to slide a page in or out, and is wrong when the learner moves on meanwhile. Written for
 * @tarojs/router 4.2.1.
 * - A left page is hidden when the next one has come in. After a quick "back" it would stay hidden for good: the top
 *   page stays visible.
 * - A page that "back" has left is unloaded when it is out, and only then the page behind is shown. Shown after another
 *   page has opened over it, it would count as the top page, and nothing could leave the other one: both happen before
 *   the next move.
 */
const path = require('node:path')

const { finder } = require('./patch')

const patches = {
  'page.js': {
    pattern: /this\.hideTimer = null;\n\s+pageEl\.classList\.add\('taro_page_shade'\);/,
    patched: (found) => found.replace('pageEl.classList', 'if (Current.page !== page) pageEl.classList'),
  },
  'spa.js': {
    pattern: /const currentPage = Current\.page;/,
    patched: (found) => `if (handler.unloadTimer) {
            clearTimeout(handler.unloadTimer);
            handler.unloadTimer = null;
            handler.lastUnloadPage.onUnload();
            eventCenter.trigger('__taroPageOnShowAfterDestroyed');
            // A shown page becomes the current one in a microtask.
            yield;
        }
        ${found}`,
  },
}

module.exports = function (source) {
  const { pattern, patched } = patches[path.basename(this.resourcePath)]
  const [found] = finder('router-page-loader', this.resourcePath)(pattern, source)
  return source.replace(found, () => patched(found))
}
