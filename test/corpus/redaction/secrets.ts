import { type Alphabet, draw, seeded } from './random.ts'

export interface SecretCase {
  name: string
  kind: string
  secret: string
  text: string
}

const random = seeded(20_26)
const of = (alphabet: Alphabet, length: number) => draw(random, alphabet, length)

type Row = readonly [kind: string, name: string, secret: string, around: (secret: string) => string]

const pem = (label: string, lines: number, end = '\n') =>
  [`-----BEGIN${label} PRIVATE`, ' KEY-----', ...Array.from({ length: lines }, () => end + of('base64', 64))].join('')
const closed = (label: string, lines: number, end = '\n') => `${pem(label, lines, end)}${end}-----END${label} PRIVATE KEY-----`
const jwt = (payload: number) => `ey${'J'}${of('word', 33)}.ey${'J'}${of('word', payload)}.${of('word', 43)}`
const basic = (user: string, password: string) => btoa(`${user}:${password}`)

const PROVIDERS: readonly Row[] = [
  ['aws', 'an AWS key id in `aws configure list`', `AK${'IA'}${of('upper', 16)}`, (s) => `access_key     ${s} shared-credentials-file`],
  ['aws', 'an AWS key id and its secret in a CSV line', `AK${'IA'}${of('upper', 16)},${of('base64', 40)}`, (s) => `User,Key,Secret\nci,${s}\n`],
  ['aws', 'a temporary AWS key in JSON', `AS${'IA'}${of('upper', 16)}`, (s) => `{"AccessKeyId":"${s}","Expiration":"2026-01-01T00:00:00Z"}`],
  ['secret', 'an AWS secret in .aws/credentials', of('base64', 40), (s) => `[default]\naws_secret_access_key = ${s}\nregion = eu-west-1`],
  ['secret', 'an AWS secret in the output of sts', of('base64', 40), (s) => `  "SecretAccessKey": "${s}",\n  "Expiration": "2026-01-01"`],
  ['token', 'an AWS session token in a shell', of('base64', 300), (s) => `export AWS_SESSION_TOKEN="${s}"`],
  ['api-key', 'an AWS secret at the prompt of `aws configure`', of('base64', 40), (s) => `AWS Secret Access Key [None]: ${s}\nDefault region name [None]:`],
  ['anthropic', 'an Anthropic key in a curl command', `sk-ant-${'api03'}-${of('word', 93)}AA`, (s) => `curl https://api.anthropic.com/v1/messages -H "x: ${s}" -d @body.json`],
  ['anthropic', 'an Anthropic OAuth token in a log', `sk-ant-${'oat01'}-${of('word', 86)}`, (s) => `[debug] using ${s} from keychain`],
  ['openai', 'an OpenAI project key after an escaped line break', `sk-${'proj'}-${of('word', 120)}`, (s) => `{"content":"# keys\\n${s}\\n"}`],
  ['openai', 'an old OpenAI key in Python', `sk-${of('alnum', 20)}T3Blbk${'FJ'}${of('alnum', 20)}`, (s) => `client = OpenAI("${s}")`],
  ['openai', 'an OpenAI service account key in Chinese text', `sk-svc${'acct'}-${of('word', 60)}`, (s) => `请使用这个密匙（${s}），不要提交到仓库。`],
  ['openrouter', 'an OpenRouter key', `sk-or-${'v1'}-${of('hex', 64)}`, (s) => `router ready with ${s}`],
  ['google', 'a Google API key in a URL', `AI${'za'}${of('word', 35)}`, (s) => `GET https://maps.googleapis.com/maps/api/js?v=3&k=${s} 200`],
  ['google', 'a Google OAuth access token', `ya${'29'}.${of('word', 120)}`, (s) => `gcloud auth print-access-token\n${s}\n`],
  ['google', 'a Google OAuth client secret', `GOC${'SPX'}-${of('word', 28)}`, (s) => `client: 1234-abc.apps.googleusercontent.com ${s}`],
  ['google', 'a Google refresh token', `1/${'/0'}${of('word', 60)}`, (s) => `refresh => ${s}`],
  ['private-key', 'a GCP service account', closed('', 26, '\\n'), (s) => `{"type":"service_account","private_key_id":"ab12","private_key":"${s}\\n","client_email":"ci@acme.iam"}`],
  ['api-key', 'an Azure storage connection string', `${of('base64', 86)}==`, (s) => `DefaultEndpointsProtocol=https;AccountName=acme;AccountKey=${s};EndpointSuffix=core.windows.net`],
  ['signature', 'an Azure SAS URL', `${of('alnum', 41)}%3D`, (s) => `https://acme.blob.core.windows.net/c/f.txt?sv=2024-11-04&se=2026-01-01&sr=b&sp=r&sig=${s}`],
  ['azure', 'an Azure client secret on its own', `${of('alnum', 3)}8${'Q~'}${of('word', 34)}`, (s) => `new secret: value ${s} (shown once)`],
  ['github', 'a GitHub token in a remote URL', `gh${'p_'}${of('alnum', 36)}`, (s) => `origin\thttps://${s}@github.com/acme/site.git (fetch)`],
  ['github', 'a GitHub OAuth token in colour', `gh${'o_'}${of('alnum', 36)}`, (s) => `  ✓ Logged in \u001b[32m${s}\u001b[0m`],
  ['token', 'an assigned token in colour', of('alnum', 36), (s) => `  - Token: \u001b[1;32m${s}\u001b[0m`],
  ['github', 'a GitHub Actions token', `gh${'s_'}${of('alnum', 36)}`, (s) => `remote: ${s} expired`],
  ['github', 'a fine-grained GitHub token', `github_${'pat'}_${of('alnum', 22)}_${of('alnum', 59)}`, (s) => `gh auth login --with-token <<< ${s}`],
  ['gitlab', 'a GitLab token', `gl${'pat'}-${of('word', 20)}`, (s) => `glab: logged in as ci with ${s}.`],
  ['gitlab', 'a routable GitLab token', `gl${'pat'}-${of('alnum', 27)}.01.${of('lower', 9)}`, (s) => `PRIVATE: ${s}`],
  ['slack', 'a Slack bot token', `xo${'xb'}-${of('digits', 12)}-${of('digits', 13)}-${of('alnum', 24)}`, (s) => `slack.WebClient('${s}')`],
  ['slack', 'a Slack app token', `xa${'pp'}-1-A${of('upper', 10)}-${of('digits', 13)}-${of('hex', 64)}`, (s) => `socket mode: ${s}`],
  ['webhook', 'a Slack webhook', `hooks.slack.com/${'services'}/T${of('upper', 8)}/B${of('upper', 10)}/${of('alnum', 24)}`, (s) => `curl -d '{}' https://${s}`],
  ['webhook', 'a Discord webhook', `webhooks/${of('digits', 18)}/${of('word', 68)}`, (s) => `POST https://discord.com/api/${s} 204`],
  ['discord', 'a Discord bot token', `M${of('alnum', 25)}.G${of('alnum', 5)}.${of('word', 38)}`, (s) => `client.login(${s})`],
  ['telegram', 'a Telegram bot token in a URL', `bot${of('digits', 10)}:AA${of('word', 33)}`, (s) => `https://api.telegram.org/${s}/getMe`],
  ['stripe', 'a Stripe live key', `sk_${'live'}_${of('alnum', 24)}`, (s) => `stripe.api = ${s}`],
  ['stripe', 'a Stripe restricted key', `rk_${'live'}_${of('alnum', 99)}`, (s) => `> stripe listen --key ${s}`],
  ['stripe', 'a Stripe webhook secret', `wh${'sec'}_${of('alnum', 32)}`, (s) => `Ready! Your signing string is ${s} (^C to quit)`],
  ['npm', 'an npm token in .npmrc of a pasted file', `np${'m_'}${of('alnum', 36)}`, (s) => `registry.example.org ${s}`],
  ['pypi', 'a PyPI token', `py${'pi'}-AgEIcHlwaS5vcmc${of('word', 120)}`, (s) => `username __token__\n${s}`],
  ['huggingface', 'a Hugging Face token of letters only', `h${'f_'}${of('letters', 34)}`, (s) => `huggingface-cli login: ${s}`],
  ['sendgrid', 'a SendGrid key', `S${'G.'}${of('word', 22)}.${of('word', 43)}`, (s) => `sgMail.set('${s}')`],
  ['twilio', 'a Twilio key', `S${'K'}${of('hex', 32)}`, (s) => `twilio profiles: default ${s}`],
  ['digitalocean', 'a DigitalOcean token', `do${'p_v1'}_${of('hex', 64)}`, (s) => `doctl auth init -t ${s}`],
  ['databricks', 'a Databricks token', `da${'pi'}${of('hex', 32)}`, (s) => `host = https://adb-1.azuredatabricks.net\n${s}`],
  ['vault', 'a Vault token', `hv${'s.'}${of('word', 90)}`, (s) => `Key    Value\n---    -----\nroot   ${s}`],
  ['cloudflare', 'a Cloudflare token', `cf${'ut'}_${of('alnum', 48)}`, (s) => `wrangler: ${s}`],
  ['token', 'an unprefixed Cloudflare token', of('word', 40), (s) => `CLOUDFLARE_API_TOKEN=${s} npx wrangler deploy`],
  ['shopify', 'a Shopify token', `shp${'at'}_${of('hex', 32)}`, (s) => `shopify app env show\n ${s}`],
  ['mailgun', 'a Mailgun key', `ke${'y-'}${of('hex', 32)}`, (s) => `curl -s --user 'api' ${s}`],
  ['linear', 'a Linear key', `lin_${'api'}_${of('alnum', 40)}`, (s) => `linear: ${s}`],
  ['supabase', 'a Supabase access token', `sb${'p_'}${of('hex', 40)}`, (s) => `supabase login ${s}`],
  ['supabase', 'a Supabase secret key', `sb_${'secret'}_${of('word', 31)}`, (s) => `createClient(url, '${s}')`],
  ['docker', 'a Docker Hub token', `dckr_${'pat'}_${of('word', 27)}`, (s) => `docker login <<< ${s}`],
  ['grafana', 'a Grafana service account token', `gl${'sa'}_${of('alnum', 32)}_${of('hex', 8)}`, (s) => `grafana ${s}`],
  ['groq', 'a Groq key', `gs${'k_'}${of('alnum', 52)}`, (s) => `groq ${s}`],
  ['notion', 'a Notion token', `nt${'n_'}${of('alnum', 46)}`, (s) => `notion client ${s}`],
  ['resend', 'a Resend key', `r${'e_'}${of('alnum', 8)}_${of('alnum', 24)}`, (s) => `new Resend('${s}')`],
  ['postman', 'a Postman key', `PM${'AK'}-${of('hex', 24)}-${of('hex', 34)}`, (s) => `newman run ${s}`],
  ['terraform', 'a Terraform Cloud token', `${of('alnum', 14)}.${'atlasv1'}.${of('alnum', 67)}`, (s) => `credentials "app.terraform.io" { ${s} }`],
  ['age', 'an age identity', `AGE-SECRET-${'KEY'}-1${of('upper', 58)}`, (s) => `# created: 2026-01-01\n${s}\n`],
  ['alibaba', 'an Alibaba Cloud key id in Chinese text', `LT${'AI'}${of('alnum', 20)}`, (s) => `阿里云的访问标识是${s}，权限只读`],
  ['jwt', 'a JWT in a log line', jwt(180), (s) => `2026-01-01T10:00:00Z WARN expired: ${s}`],
  ['jwt', 'a JWT in a single-quoted argument', jwt(60), (s) => `jwt decode '${s}'`],
]

const HEADERS: readonly Row[] = [
  ['authorization', 'a Bearer header in curl', of('word', 40), (s) => `curl -H "Authorization: Bearer ${s}" https://api.acme.dev/v1/me`],
  ['authorization', 'a Bearer header in escaped JSON', of('alnum', 40), (s) => `{"body":"{\"headers\":{\"Authorization\":\"Bearer ${s}\"}}"}`],
  ['authorization', 'a Basic header', basic('ci', of('alnum', 20)), (s) => `> authorization: Basic ${s}\n> accept: */*`],
  ['authorization', 'a header with GitHub its own scheme', of('hex', 40), (s) => `-H 'Authorization: token ${s}'`],
  ['authorization', 'a header set by a call', of('alnum', 32), (s) => `headers.set('Authorization', 'Bearer ${s}')`],
  ['bearer', 'a bearer token without its header', of('word', 43), (s) => `auth = ('bearer ${s}')`],
  ['basic', 'basic credentials without their header', basic('admin', of('alnum', 18)), (s) => `proxy wants Basic ${s} here`],
  ['cookie', 'a cookie header', `sid=${of('alnum', 32)}; theme=dark`, (s) => `Host: acme.dev\nCookie: ${s}\nAccept: */*`],
  ['cookie', 'a cookie being set keeps its attributes', of('alnum', 40), (s) => `set-cookie: session=${s}; Path=/; HttpOnly`],
  ['cookie', 'a cookie header whose second value is the secret', `a=1; sid=${of('hex', 32)}`, (s) => `{"cookie":"${s}"}`],
  ['cookie', 'a cookie for curl', `session=${of('hex', 32)}`, (s) => `curl -b '${s}' https://acme.dev`],
  ['token', 'a PHP session in a query', of('lower', 26), (s) => `GET /admin?PHPSESSID=${s} 200`],
  ['token', 'a token header', of('lower', 32), (s) => `X-Auth-Token: ${s}\r\nAccept: */*`],
  ['api-key', 'a key header in a call', of('alnum', 32), (s) => `.header("X-Api-Key", "${s}")`],
]

const BLOCKS: readonly Row[] = [
  ['private-key', 'an RSA key in a file', closed(' RSA', 13), (s) => `$ cat id_rsa\n${s}\n$ `],
  ['private-key', 'an OpenSSH key shown with line numbers', closed(' OPENSSH', 6, '\n     2→'), (s) => `     1→${s}\n`],
  ['private-key', 'an EC key cut off', pem(' EC', 3), (s) => `head -4 key.pem\n${s}\n`],
  ['private-key', 'a key cut off inside JSON', pem('', 5, '\\n'), (s) => `{"key":"${s}"}`],
  ['private-key', 'a PGP key', `${pem(' PGP', 4).replace('KEY-----', 'KEY BLOCK-----')}\n=${of('alnum', 4)}\n-----END PGP PRIVATE KEY BLOCK-----`, (s) => `gpg --export-secret-keys\n${s}\n`],
  ['private', 'a private remark', `<private>my salary is ${of('alnum', 10)} per month</private>`, (s) => `Fix the form. ${s} Thanks.`],
  ['private', 'a private remark over lines', `<private>\n第一行 ${of('alnum', 12)}\nsecond line\n</private>`, (s) => `注意：\n${s}\n完`],
  ['private', 'a private remark never closed', `<private>${of('alnum', 30)} and then\nmore ${of('alnum', 20)}`, (s) => `before ${s}`],
]

const password = (length = 12) => `${of('lower', 4)}!${of('alnum', length)}`

const ASSIGNMENTS: readonly Row[] = [
  ['password', 'an .env line', password(), (s) => `DB_HOST=localhost\nDB_PASSWORD=${s}\nDB_PORT=5432`],
  ['password', 'an .env line with signs that end values elsewhere', `${of('alnum', 6)}&;,)${of('alnum', 10)}`, (s) => `export PGPASSWORD=${s}\n`],
  ['password', 'an .env line in quotes', password(), (s) => `MYSQL_PWD='${s}'`],
  ['password', 'YAML', password(), (s) => `database:\n  user: app\n  password: ${s}\n  pool: 5`],
  ['password', 'a short password everybody would choose', ['hunt', 'er2'].join(''), (s) => `password: ${s}`],
  ['password', 'JSON', password(), (s) => `{"user":"app","password":"${s}","port":5432}`],
  ['password', 'JSON inside a JSON string', password(), (s) => `{"command":"curl -d '{\\"password\\":\\"${s}\\"}' localhost"}`],
  ['password', 'JSON inside JSON inside JSON', password(), (s) => String.raw`{\\\"password\\\": \\\"${s}\\\", \\\"x\\\": 1}`],
  ['password', 'a password with a quotation mark in it', `${of('alnum', 8)}\\"${of('alnum', 8)}`, (s) => `{"password": "${s}"}`],
  ['password', 'a flag', password(), (s) => `mysqldump --user=root --password ${s} shop > dump.sql`],
  ['password', 'a flag with an equals sign', password(), (s) => `redis-cli --pass=${s} ping`],
  ['token', 'a token flag in quotes', of('alnum', 30), (s) => `vercel deploy --token "${s}" --prod`],
  ['password', 'a connection string', password(), (s) => `Server=db;Database=shop;User Id=sa;Password=${s};Encrypt=true`],
  ['password', 'properties', password(), (s) => `spring.datasource.password = ${s}\nspring.datasource.username = app`],
  ['password', 'XML', password(), (s) => `<server><username>ci</username><password>${s}</password></server>`],
  ['password', 'PHP', password(), (s) => `'username' => 'app', 'password' => '${s}',`],
  ['password', 'a Kubernetes environment', password(), (s) => `- name: DB_PASSWORD\n  value: "${s}"`],
  ['password', 'a password in SQL', password(), (s) => `CREATE USER app WITH PASSWORD '${s}';`],
  ['password', 'a MySQL grant', password(), (s) => `ALTER USER 'root'@'%' IDENTIFIED BY '${s}';`],
  ['password', '.netrc', password(), (s) => `machine api.acme.dev login ci password ${s}`],
  ['password', 'sshpass', password(), (s) => `sshpass -p '${s}' ssh deploy@10.0.0.5`],
  ['password', 'a user and password for curl', password(), (s) => `curl -u admin:${s} https://jenkins.acme.dev/api/json`],
  ['password', 'a setter', password(), (s) => `ds.setPassword("${s}");`],
  ['password', 'English prose', password(), (s) => `By the way, the staging password is ${s} for everyone.`],
  ['password', 'Chinese with a wide colon', password(), (s) => `测试环境密码：${s}，请勿外传`],
  ['password', 'Chinese with a verb', password(), (s) => `数据库的密码是${s}。`],
  ['password', 'traditional Chinese', password(), (s) => `使用者 admin／密碼：${s}`],
  ['password', 'a default in docker compose', password(), (s) => `POSTGRES_PASSWORD=\${POSTGRES_PASSWORD:-${s}}`],
  ['password', 'a passphrase of words', 'correct horse battery staple', (s) => `passphrase = "${s}"`],
  ['password', 'YAML with the value on its own line', password(), (s) => `db:\n  password: >-\n    ${s}\n  port: 1`],
  ['password', 'a table', password(), (s) => `| user | app |\n| password | ${s} |`],
  ['password', 'a Dockerfile', password(), (s) => `FROM node:20\nENV DB_PASSWORD ${s}\n`],
  ['password', 'Chinese with a mere blank', password(), (s) => `帳號 admin 密碼 ${s}`],
  ['password', 'the configuration of Redis', password(), (s) => `maxmemory 2gb\nrequirepass ${s}\n`],
  ['password', 'JSON that keeps name and value apart', password(), (s) => `[{"name":"DB_PASSWORD","value":"${s}"}]`],
  ['api-key', 'a key in a query', `${of('alnum', 30)}aB3`, (s) => `GET https://api.acme.dev/v1/geo?key=${s}&q=x`],
  ['secret', 'a client secret in JSON', of('alnum', 40), (s) => `"client_id": "web", "client_secret": "${s}"`],
  ['secret', 'a signing secret in Python', of('alnum', 50), (s) => `SECRET_KEY = "django-insecure-${s}"`.replace('django-insecure-', '')],
  ['secret', 'a Rails secret', of('hex', 128), (s) => `SECRET_KEY_BASE=${s}`],
  ['secret', 'a typed constant', of('alnum', 32), (s) => `const clientSecret: string = '${s}'`],
  ['token', 'an .npmrc of a private registry', of('lower', 36), (s) => `//npm.acme.dev/:_authToken=${s}`],
  ['token', 'docker config', basic('ci', of('alnum', 20)), (s) => `{"auths":{"ghcr.io":{"auth":"${s}"}}}`],
  ['token', 'a token in a query', of('alnum', 32), (s) => `GET /hook?token=${s}&ref=main 200 12ms`],
  ['token', 'a refresh token in JSON', of('word', 64), (s) => `{"refresh_token": "${s}", "expires_in": 3600}`],
  ['token', 'TOML', of('hex', 40), (s) => `[registry]\ntoken = "${s}"`],
  ['api-key', 'an API key of 32 hex digits', of('hex', 32), (s) => `api_key = ${s}`],
  ['api-key', 'an API key in camel case', of('alnum', 39), (s) => `new Client({ apiKey: "${s}", region: 'eu' })`],
  ['api-key', 'an API key that is a UUID', `${of('hex', 8)}-${of('hex', 4)}-4${of('hex', 3)}-a${of('hex', 3)}-${of('hex', 12)}`, (s) => `HEROKU_API_KEY=${s}`],
  ['api-key', 'an environment name that only ends in key', `${of('alnum', 30)}aB3`, (s) => `ACME_KEY=${s}`],
  ['api-key', 'a Laravel key', `base64:${of('base64', 43)}=`, (s) => `APP_NAME=Shop\nAPP_KEY=${s}`],
]

const URLS: readonly Row[] = [
  ['url-password', 'a Postgres URL', password(), (s) => `DATABASE_URL=postgres://app:${s}@db.acme.dev:5432/shop?sslmode=require`],
  ['url-password', 'a Redis URL without a user', of('alnum', 20), (s) => `redis://:${s}@cache:6379/0`],
  ['url-password', 'a Mongo URL with an @ in the password', `${of('alnum', 5)}@${of('alnum', 8)}`, (s) => `mongodb+srv://app:${s}@cluster0.acme.mongodb.net/shop`],
  ['url-password', 'a proxy', password(), (s) => `export https_proxy=http://jane:${s}@proxy.acme.dev:8080`],
]

export const SECRETS: readonly SecretCase[] = [...PROVIDERS, ...HEADERS, ...BLOCKS, ...ASSIGNMENTS, ...URLS].map(
  ([kind, name, secret, around]) => ({ kind, name, secret, text: around(secret) }),
)

/** Whether any eight characters of the secret are left. */
export function leaks(secret: string, output: string): boolean {
  for (let i = 0; i + 8 <= secret.length; i++) if (output.includes(secret.slice(i, i + 8))) return true
  return secret.length < 8 && output.includes(secret)
}
