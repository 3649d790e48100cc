// Runs before the app's code and before the first paint.

// The theme and the text size that the learner has chosen (src/platform/theme keeps them).
;(function () {
  function kept(key) {
    try {
      return JSON.parse(localStorage.getItem(key)).data
    } catch (error) {
      return null
    }
  }
  var root = document.documentElement
  var theme = kept('theme')
  if (theme === 'light' || theme === 'dark') {
    root.setAttribute('data-theme', theme)
    ;['light', 'dark'].forEach(function (name) {
      document.getElementById('bar-' + name).setAttribute('media', name === theme ? 'all' : 'not all')
    })
  }
  var textSize = kept('text_size')
  if (textSize >= 50 && textSize <= 200) root.style.fontSize = 1.25 * textSize + '%'
})()

// Asks for what the first page needs while the app's code is still on its way.
;(function () {
  var config = window.__ZHITU__ || {}
  var host = config.apiHost || document.documentElement.getAttribute('data-api-host')
  // Another origin would be asked twice: its calls carry headers that a preload does not.
  if (host) return
  var route = location.hash.replace(/^#/, '').split('?')[0]
  var paths = ['/api/v2/other/config']
  if (route === '' || route === '/' || route === '/pages/index/index') {
    paths.push('/api/v2/viewBlock/page/blocks?platform=h5&page_name=h5-page-index', '/api/v2/announcement/latest')
  }
  paths.forEach(function (path) {
    var link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'fetch'
    link.crossOrigin = 'anonymous'
    link.href = path
    document.head.appendChild(link)
  })
})()
