import { describe, expect, test } from 'bun:test'
import { mayHoldSecret } from '../prefilter.ts'
import { scanSecrets } from '../scan.ts'

// All of it is made up.
const WORD = 'kR7!vQ2mXz9p'
const RUN = 'q7Zr2LmX9vTbK4wNcY8sHdP3'
const HEX = '9f3c1a7e5b2d8460c7e19ab34f5d6021'.repeat(2)
const CRYPT = `$6$q8LmZ2xV$${'k9Zr3LmX7vTbK2wNcY6sHdP1'.repeat(3)}abcdefghijklmn`
const PHRASE = 'able acid act age air all any arm art ask aunt away'

/** What is secret because of the form it stands in. */
const FORMS: readonly (readonly [name: string, text: string, secret: string])[] = [
  ['the input of chpasswd', `echo "bob:${WORD}" | sudo chpasswd`, WORD],
  ['an account that is made', `useradd -m -p '${CRYPT}' bob`, CRYPT],
  ['a line of the shadow file', `bob:${CRYPT}:19000:0:99999:7:::`, CRYPT],
  ['htpasswd', `htpasswd -bB .htpasswd bob ${WORD}`, WORD],
  ['an account of Windows', `net user bob ${WORD} /add`, WORD],
  ['a drive of Windows', `net use Z: \\\\srv\\s ${WORD} /user:bob`, WORD],
  ['a wireless network', `WIFI:T:WPA;S:Home;P:${WORD};;`, WORD],
  ['a router', `enable secret 5 ${WORD}`, WORD],
  ["a router's community", `snmp-server community ${WORD} RO`, WORD],
  ['a private JWK', `{"kty":"EC","x":"a","d":"${RUN}${RUN}"}`, `${RUN}${RUN}`],
  ['a key of PuTTY', `Private-Lines: 1\n${RUN}${RUN}\nPrivate-MAC: ${HEX}`, `${RUN}${RUN}`],
  ['a client key of a cluster', `    client-key-data: ${RUN}${RUN}==`, `${RUN}${RUN}`],
  ['a wallet', `new ethers.Wallet("0x${HEX}")`, HEX],
  ['a phrase of twelve words', `MNEMONIC="${PHRASE}"`, PHRASE],
  ['a directory', `ldapsearch -x -D cn=admin -w ${WORD} -b dc=x`, WORD],
  ['a broker', `rabbitmqctl add_user bob ${WORD}`, WORD],
  ["Redis' accounts", `ACL SETUSER bob on >${WORD} ~* +@all`, WORD],
  ['a call that logs in', `server.login("bob", "${WORD}")`, WORD],
  ['a dialogue', `expect "Password:"\nsend "${WORD}\\r"`, WORD],
  ["composer's file", `{"github-oauth":{"github.com":"${RUN}"}}`, RUN],
  ["a variable's default", `variable "db_password" {\n  default = "${WORD}"\n}`, WORD],
  ['a property list', `<key>apiKey</key>\n<string>${RUN}</string>`, RUN],
  ['a constant of PHP', `define('AUTH_SALT', '${WORD} ${WORD}')`, WORD],
  ['a default of the shell', `\${DB_PASSWORD:-${RUN}}`, RUN],
  ['a list of tokens', `"apiKeys": ["${RUN}", "${RUN}1"]`, RUN],
  ['a list in YAML', `secrets:\n  - ${RUN}`, RUN],
  ['two halves', `token = ("${RUN}"\n         "${RUN}2")`, `${RUN}2`],
  ['a column of a table', `| user | password |\n|---|---|\n| bob | ${WORD} |`, WORD],
  ['a row of a CSV file', `serviceToken,${RUN},`, RUN],
  ['what a set-up says', `Password for the elastic user is: ${RUN}`, RUN],
  ['a statement of SQL', `SET PASSWORD FOR 'bob' = '${WORD}'`, WORD],
  ['an option with one dash', `keytool -storepass ${WORD} -alias x`, WORD],
  ['Visual Basic', `Dim dbPassword As String = "${WORD}"`, WORD],
  ['what it is for', `my pw for staging: ${WORD}`, WORD],
  ['German', `Das Passwort lautet ${WORD}`, WORD],
  ['French', `le mot de passe est ${WORD}`, WORD],
  ['a scheme of its own', `Authorization: Acme ${RUN}`, RUN],
  ['a service and a word', `The shodan key is ${RUN}`, RUN],
]

describe('a secret is found in', () => {
  test.each(FORMS)('%s, far down in a long text', (_, text, secret) => {
    const long = `${'All of this is a plain line and nothing more.\n'.repeat(120)}\n${text}\n`
    const start = long.indexOf(secret)
    expect(scanSecrets(long).some((span) => span.start <= start && span.end >= start + secret.length)).toBeTrue()
  })

  test.each(FORMS)('%s', (_, text, secret) => {
    expect(mayHoldSecret(text)).toBe(true)
    const left = scanSecrets(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    expect(left).not.toContain(secret)
  })
})

const ORDINARY: readonly (readonly [name: string, text: string])[] = [
  ['a message of a check', `"pass": "L’élément a une valeur et le reste"`],
  ['a message with an apostrophe', `"pass": "L'elemento del modulo ha un testo"`],
  ['a comparison with a type', `if (typeof this.password === 'function') return`],
  ['a comparison of names', `node.endOfFileToken !== endOfFileToken`],
  [
    'a link',
    `See the [asymmetric key types](https://nodejs.org/docs/latest-v24.x/api/crypto.html#asymmetric-key-types).`,
  ],
  ['tokens of a sentence', `const tokens = ["introduction", "considerations"]`],
  ['a table of fields', `| name | password |\n|---|---|\n| text | required |`],
  ['a help text', `useradd -p PASSWORD   the encrypted password`],
]

test.each(ORDINARY)('nothing is found in %s', (_, text) => {
  expect(scanSecrets(text)).toEqual([])
})
