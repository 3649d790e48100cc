// Packs a built mini-program as an upload would, without a network: `node pack.js <folder>`. It is a program of its
// own, because the packer leaves processes behind. Its last line lists the packed files; an error ends it with code 1.
const { generateKeyPairSync } = require('node:crypto')

const ci = require('miniprogram-ci')

/** The platform's answer about the account. */
const attributes = {
  platform: false,
  appType: 0,
  isSandbox: false,
  released: true,
  setting: {
    MaxCodeSize: 2,
    MaxSubpackageSubCodeSize: 2,
    MaxSubpackageFullCodeSize: 30,
    NavigateMiniprogramLimit: 10,
    MaxSubPackageLimit: 100,
    MinTabbarCount: 2,
    MaxTabbarCount: 5,
    MaxTabbarIconSize: 40,
  },
}

async function pack(projectPath) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const appid = 'wx0123456789abcdef'
  const project = new ci.Project({ appid, type: 'miniProgram', projectPath, privateKey })
  project.attr = async () => attributes
  // No server listens there, so the packer works without the list that it would fetch.
  ci.proxy('http://127.0.0.1:9')
  return ci.getCompiledResult({
    project,
    version: '1.0.7',
    // Without all four settings it packs broken files silently.
    setting: { es6: true, minify: true, minifyWXML: true, minifyWXSS: true },
    onProgressUpdate: () => undefined,
  })
}

pack(process.argv[2]).then(
  (packed) => {
    process.stdout.write(JSON.stringify(Object.keys(packed)), () => process.exit(0))
  },
  (error) => {
    process.stderr.write(String(error.message ?? error), () => process.exit(1))
  },
)
