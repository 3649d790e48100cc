// What an operator's settings look like: options, variables of the environment and `config.js` alike.

const isUrl = (text) => URL.canParse(text, 'https://h5.example.com')
const isAddress = (text) => /^https?:\/\/[^\s/?#]+\S*$/.test(text) && isUrl(text)
/** A mini-program has no origin, so no path stands for an address, and WeChat takes https alone. */
const isSecureAddress = (text) => isAddress(text) && text.startsWith('https:')
/** A host, perhaps with a path below which the calls lie. */
const isHost = (text) => /^(\/[\w./-]*|https?:\/\/[^\s/?#]+[^\s?#]*)$/.test(text) && isUrl(text)
/** A page on https may send there. */
const isReceiver = (text) => /^(\/|https:\/\/)[^\s#]+$/.test(text) && isUrl(text)
/** WeChat registers names alone, without ports. */
const isDomain = (text) => /^([\w-]+\.)+[a-z]{2,}$/i.test(text)
const isPhone = (text) => /^\+?[\d -]{3,20}$/.test(text)
const isSupport = (text) => isPhone(text) || isAddress(text)
const oneOf = (...words) => [(text) => words.includes(text), ...words]
const anyText = (example) => [() => true, example]
const page = (name, isRight = isAddress) => [isRight, `https://www.example.com/${name}`]

/** By the name in `config.js`: whether a text is right, and texts that are. */
const forms = {
  apiHost: [isHost, 'https://api.example.com', '/api'],
  goHost: [isHost, 'https://go.example.com', '/go'],
  reportUrl: [isReceiver, 'https://report.example.com/zhitu', '/report'],
  statsUrl: [isReceiver, 'https://stats.example.com/zhitu', '/report'],
  siteUrl: [isAddress, 'https://h5.example.com'],
  appName: anyText('蓝海网校'),
  description: anyText('会计考证，手机上学完'),
  icon: anyText('icon.svg'),
  logo: anyText('logo.svg'),
  mapKey: anyText('OB4BZ-D4W3U'),
  brandColor: [(text) => /^#[0-9a-f]{6}$/i.test(text), '#1677ff'],
  workOrderUrl: page('help'),
  webHosts: [(text) => text.split(',').every(isDomain), 'act.example.com,shop.example.com'],
  subtitleUrl: [isAddress, 'https://cdn.example.com/sub/{course}/{lesson}.vtt'],
  pictureQuery: [(text) => /^\w[^\s?#]*$/.test(text), 'x-oss-process=image/resize,w_{width}'],
  customerService: [
    (text) => text === 'contact' || isSupport(text),
    ...['400-123-4567', 'https://kf.example.com', 'contact'],
  ],
  userProtocolUrl: page('user'),
  privacyProtocolUrl: page('privacy'),
  vipProtocolUrl: page('vip'),
  purchaseProtocolUrl: page('purchase'),
  shell: oneOf('IOS', 'ANDROID'),
  disabledComment: oneOf('true', 'false'),
  offline: oneOf('true', 'false'),
  // Of builds alone.
  version: [(text) => /^\d{1,5}(\.\d{1,5}){1,3}$/.test(text), '1.2.3'],
  versionCode: [(text) => /^[1-9]\d{0,8}$/.test(text), '39'],
  // Of the mini-program's builds alone.
  browserPurchase: oneOf('on', 'off'),
  chooseLocation: oneOf('on', 'off'),
}

/** Narrower ones, of a mini-program that is released. */
const releaseForms = {
  goHost: [isSecureAddress, 'https://go.example.com'],
  reportUrl: [isSecureAddress, 'https://report.example.com/zhitu'],
  statsUrl: [isSecureAddress, 'https://stats.example.com/zhitu'],
  logo: [isSecureAddress, 'https://cdn.example.com/logo.png'],
  subtitleUrl: [isSecureAddress, 'https://cdn.example.com/sub/{course}/{lesson}.vtt'],
  workOrderUrl: page('help', isSecureAddress),
  customerService: [
    (text) => text === 'contact' || isPhone(text) || isSecureAddress(text),
    ...['400-123-4567', 'https://kf.example.com', 'contact'],
  ],
  userProtocolUrl: page('user', isSecureAddress),
  privacyProtocolUrl: page('privacy', isSecureAddress),
  vipProtocolUrl: page('vip', isSecureAddress),
  purchaseProtocolUrl: page('purchase', isSecureAddress),
}

/** Narrower ones, of `config.js`: WeChat's own chat with the academy is in the mini-program alone. */
const pageForms = { customerService: [isSupport, '400-123-4567', 'https://kf.example.com'] }

/**
 * @param name an unknown one may have any text
 * @param text '' = not set, which is always right
 * @returns texts that would be right; undefined where this one is
 */
export function rightTexts(name, text, { isRelease = false, isPage = false } = {}) {
  const narrower = { ...(isRelease && releaseForms), ...(isPage && pageForms) }
  const [isRight, ...examples] = narrower[name] ?? forms[name] ?? anyText('')
  return text === '' || isRight(text) ? undefined : examples
}

const isBoolean = (value) => typeof value === 'boolean'
const isScriptHost = (host) => /^https:\/\/[\w.-]+(:\d+)?\/?$/.test(host)

/** Those that are no texts in `config.js`, while a command has words: whether a value is right, and how to write it. */
const valueForms = {
  disabledComment: [isBoolean, 'true 或 false，不加引号'],
  offline: [isBoolean, 'true 或 false，不加引号'],
  onStats: [(value) => typeof value === 'function', 'function (event) { … } 这样'],
  scriptHosts: [(value) => Array.isArray(value) && value.every(isScriptHost), "['https://hm.baidu.com'] 这样"],
}

const ofBuilds = ['version', 'versionCode', 'browserPurchase', 'chooseLocation']
const known = Object.keys({ ...forms, ...valueForms }).filter((name) => !ofBuilds.includes(name))

function faultOfValue(name, value) {
  const now = `现在是 ${JSON.stringify(value)}`
  if (value === undefined) return undefined
  if (valueForms[name]) {
    const [isRight, right] = valueForms[name]
    return isRight(value) ? undefined : `${name} 要写成 ${right}，${now}。`
  }
  const examples = typeof value === 'string' ? rightTexts(name, value, { isPage: true }) : forms[name].slice(1)
  return examples && `${name} 要写成 ${examples.map((text) => `'${text}'`).join(' 或 ')} 这样，或留空，${now}。`
}

/** The first setting of a `config.js` that is wrong or that nothing reads, in words; undefined where all are right. */
export function faultOf(config) {
  const unknown = Object.keys(config).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const meant = known.find((name) => name.toLowerCase() === unknown.toLowerCase())
    return `没有 ${unknown} 这一项${meant ? `，要写成 ${meant}` : '，能写的见 docs/DEPLOY.md'}。`
  }
  for (const name of known) {
    const fault = faultOfValue(name, config[name])
    if (fault) return fault
  }
  return undefined
}
