// Packs a built mini-program as an upload would, without a network: `node pack.js <folder>`.
// A program of its own, since the packer leaves processes behind.
// Prints the names of the packed files as its last line; an error ends it with 1.
const { generateKeyPairSync } = require('node:crypto')

const ci = require('miniprogram-ci')

/** What the platform would answer about the account. */
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
  // Nobody listens there: the packer does without the list that it would fetch.
  ci.proxy('http://127.0.0.1:9')
  return ci.getCompiledResult({
    project,
    version: '1.0.7',
    // Without all four it packs broken files without a word.
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
