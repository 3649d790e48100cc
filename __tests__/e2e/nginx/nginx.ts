import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import https from 'node:https'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const docs = path.resolve(__dirname, '../../../docs/nginx')

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** What an operator changes, as in DEPLOY.md. @throws when the file has no such line any more */
function edit(text: string, changes: [line: string, instead: string][]): string {
  return changes.reduce((edited, [line, instead]) => {
    if (!edited.includes(line)) throw new Error(`zhitu.conf has no "${line}"`)
    return edited.split(line).join(instead)
  }, text)
}

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

interface Ask {
  headers?: Record<string, string>
  /** The client's own address. */
  from?: string
}

interface NginxOptions {
  root: string
  /** Address of the server behind it. */
  api: string
  /** What the server is told to be called; otherwise the name by which a caller came. */
  apiName?: string
  /** Address of the second host. */
  live?: string
  /** Another site on the same nginx: the last two servers of the file, by another name. */
  hasSecond?: boolean
  /** It listens at `::1`, too. */
  hasIpv6?: boolean
  /** Lines that the file has as comments and an operator switches on, each with what it becomes. */
  lines?: [line: string, instead: string][]
}

/** A site's file in a real nginx, whose own configuration is as Debian's. */
async function run(folder: string, site: string, get: (url: string) => Promise<unknown>) {
  const at = (name: string) => path.join(folder, name)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
  fs.writeFileSync(
    at('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; master_process off; pid ${at('nginx.pid')}; error_log stderr warn;
    events {}
    http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
      ${temporary.join(' ')} include ${at(site)}; }`,
  )
  const log: string[] = []
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', at('nginx.conf')])
  nginx.stderr.on('data', (line) => log.push(String(line)))
  const ended = new Promise<void>((resolve) => nginx.on('exit', () => resolve()))
  for (let tries = 0; ; tries++) {
    const isUp = await get('/').then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (nginx.exitCode !== null || tries > 100) throw new Error(`nginx does not start: ${log.join('')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    errorLog: () => log.join(''),
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true })
    },
  }
}

const makeFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-nginx-'))

/** The server's own container as MeEdu ships it, its API being `api` (official.conf). */
export async function startOfficial({ root, api }: Pick<NginxOptions, 'root' | 'api'>) {
  const folder = makeFolder()
  const port = await freePort()
  fs.writeFileSync(
    path.join(folder, 'official.conf'),
    edit(fs.readFileSync(path.join(__dirname, 'official.conf'), 'utf8'), [
      ['listen 8200;', `listen 127.0.0.1:${port};`],
      ['/var/www/h5', root],
      ['http://127.0.0.1:8000', api],
    ]),
  )
  const origin = `http://127.0.0.1:${port}`
  return { origin, ...(await run(folder, 'official.conf', (url) => fetch(`${origin}${url}`))) }
}

/** The site of docs/nginx/zhitu.conf in a real nginx on a free port, with a certificate made for it. */
export async function startNginx({
  root,
  api,
  apiName = '$http_host',
  live = api,
  hasSecond = false,
  hasIpv6 = false,
  lines = [],
}: NginxOptions) {
  const folder = makeFolder()
  const at = (name: string) => path.join(folder, name)
  const [plainPort, port] = [await freePort(), await freePort()]
  const key = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', [...key, '-keyout', at('h5.key'), '-out', at('h5.pem')], { stdio: 'ignore' })
  const site = edit(fs.readFileSync(path.join(docs, 'zhitu.conf'), 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['server_name h5.example.com;', 'server_name localhost;'],
    ['/etc/nginx/ssl/h5.pem', at('h5.pem')],
    ['/etc/nginx/ssl/h5.key', at('h5.key')],
    ['/var/www/zhitu', root],
    ['/var/log/nginx/access.log', at('access.log')],
    ['https://api.example.com', api],
    ['Host api.example.com;', `Host ${apiName};`],
    ['# include /etc/nginx/zhitu-report.conf', `include ${at('zhitu-report.conf')}`],
    ['# include /etc/nginx/zhitu-live.conf', `include ${at('zhitu-live.conf')}`],
    ...(hasIpv6 ? ([['# listen [::]:443', `listen [::1]:${port}`]] satisfies [string, string][]) : []),
    ...lines,
  ])
  const servers = site
    .split(/^(?=server \{)/m)
    .slice(-2)
    .join('')
  const second = edit(servers, [['server_name localhost;', 'server_name second.localhost;']])
  fs.writeFileSync(at('zhitu.conf'), hasSecond ? site + second : site)
  const reportLog = at('report.log')
  fs.writeFileSync(
    at('zhitu-report.conf'),
    edit(fs.readFileSync(path.join(docs, 'zhitu-report.conf'), 'utf8'), [
      ['/var/log/nginx/zhitu-report.log', reportLog],
    ]),
  )
  fs.writeFileSync(
    at('zhitu-live.conf'),
    edit(fs.readFileSync(path.join(docs, 'zhitu-live.conf'), 'utf8'), [['https://go.example.com', live]]),
  )

  const get = (url: string, { headers, from }: Ask = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { port, path: url, headers, localAddress: from, rejectUnauthorized: false, agent: false }
      const request = https.get({ host: '127.0.0.1', ...options }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            body: Buffer.concat(parts),
          })
        })
      })
      request.on('error', reject)
    })

  const { errorLog, stop } = await run(folder, 'zhitu.conf', get)
  return {
    origin: `https://localhost:${port}`,
    plainOrigin: `http://localhost:${plainPort}`,
    get,
    /** What learners' phones have reported, oldest first. */
    reports: () =>
      fs
        .readFileSync(reportLog, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    accessLog: () => fs.readFileSync(at('access.log'), 'utf8'),
    errorLog,
    stop,
  }
}
