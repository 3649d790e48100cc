// The doctor's calls, and the marks of a row in its table.
import http from 'node:http'
import https from 'node:https'

export const timeoutMs = 10_000

/** `--insecure` accepts a self-signed certificate. */
export const trust = { isAnyCertificate: false }

/** What one row says: fine, worth a look, broken, cannot be told from here. */
export const good = (text) => ({ mark: '✓', text })
export const warn = (text, advice) => ({ mark: '!', text, advice })
export const bad = (text, advice) => ({ mark: '✗', text, advice })
export const unknown = (text, advice) => ({ mark: '?', text, advice })

const networkWords = {
  ENOTFOUND: '域名查不到，请检查拼写和解析',
  EAI_AGAIN: '域名查不到，请检查拼写和解析',
  ECONNREFUSED: '连接被拒绝：服务没有启动，或端口、防火墙没有放行',
  ECONNRESET: '连接被中断',
  ETIMEDOUT: `${timeoutMs / 1000} 秒没有回应`,
  CERT_HAS_EXPIRED: '证书已过期',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不是给这个域名的',
  DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签名的，手机不会信任',
  SELF_SIGNED_CERT_IN_CHAIN: '证书是自签名的，手机不会信任',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书链不完整，请把中间证书也配上',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '证书链不完整，请把中间证书也配上',
  EPROTO: '这个端口说的不是 https',
}

/**
 * @returns status, headers, body as text and, when it is one, as an envelope
 * @throws what Node's `http` does
 */
export function ask(url, { method = 'GET', headers = {}, body: sent } = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now()
    const options = {
      method,
      rejectUnauthorized: !trust.isAnyCertificate,
      headers: {
        accept: 'application/json',
        'user-agent': 'zhitu-doctor',
        ...(sent && { 'content-type': 'application/json' }),
        ...headers,
      },
    }
    const request = (url.startsWith('https:') ? https : http).request(url, options, (response) => {
      const { valid_to: validTo } = response.socket.getPeerCertificate?.() ?? {}
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(parts).toString()
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body,
          envelope: readEnvelope(body),
          certificateEnd: validTo && new Date(validTo),
          tookMs: Date.now() - startedAt,
        })
      })
    })
    request.setTimeout(timeoutMs, () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    request.on('error', reject)
    request.end(sent && JSON.stringify(sent))
  })
}

function readEnvelope(body) {
  try {
    const value = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'code' in value ? value : undefined
  } catch {
    return undefined
  }
}

export const explain = (error) => networkWords[error.code] ?? error.message
