// Runs before the app's code: asks for what the first page needs while that code is still on its way.
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
