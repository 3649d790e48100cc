import { contentSecurityPolicy } from '../../config/webpack/startPage'

const connectOf = (apiHost: string, goHost: string) =>
  contentSecurityPolicy(apiHost, goHost)
    .split('; ')
    .find((line) => line.startsWith('connect-src'))

it.each([
  ['the page’s own', '', '/go', ''],
  ['https', 'https://api.example.com', 'https://go.example.com', ''],
  [
    'plain http',
    'http://192.168.1.20:8081',
    'http://192.168.1.20:8081/go',
    ' http://192.168.1.20:8081 ws://192.168.1.20:8081',
  ],
  ['a plain second host', '', 'http://go.lan', ' http://go.lan ws://go.lan'],
])('calls and sockets reach the hosts: %s', (_, apiHost, goHost, more) => {
  expect(connectOf(apiHost, goHost)).toBe(`connect-src 'self' https: wss: blob:${more}`)
})
