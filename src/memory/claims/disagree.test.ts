import { describe, expect, test } from 'bun:test'
import { disagreement, explained, type Saying } from './disagree.ts'

type Pair = readonly [one: string | Partial<Saying>, other: string | Partial<Saying>]

/** Both cannot hold. */
const CONTRADICT: readonly Pair[] = [
  // Another value of the same statement.
  ['The dev server listens on 8080', 'the dev server listens on 9090.'],
  ['The HTTP timeout is 30 seconds.', 'The HTTP timeout is 45 seconds.'],
  ['The session timeout is 30 seconds.', 'The session timeout is 30 minutes.'],
  ['Uploads are limited to 10 MB.', 'Uploads are limited to 25 MB.'],
  ['The project requires Node 20.', 'The project requires Node 18.'],
  ['Indent with 2 spaces.', 'Indent with 4 spaces.'],
  ['Use 4 workers.', 'Use 8 workers.'],
  ['The nightly backup runs at 02:00.', 'The nightly backup runs at 04:30.'],
  ['The coverage threshold is 80%.', 'The coverage threshold is 90%.'],
  ['The metrics endpoint is localhost:9100.', 'The metrics endpoint is localhost:9200.'],
  [
    'The lock file format is version 3 here. The parser keeps 16 tokens of lookahead.',
    'The parser keeps 32 tokens of lookahead.',
  ],
  ['The API client is pinned to 2.3.1.', 'The API client is pinned to 2.4.0.'],
  // One of a kind.
  ['Tests run with vitest.', 'Tests run with jest.'],
  ['Install dependencies with pnpm.', 'Install dependencies with yarn.'],
  ['We lint with eslint', 'We lint with biome'],
  ['Invoices are stored in postgres.', 'Invoices are stored in mysql.'],
  ['Always use single quotes.', 'Always use double quotes.'],
  ['Indent with tabs.', 'Indent with spaces.'],
  ['The default branch is main.', 'The default branch is master.'],
  ['Column names use snake_case.', 'Column names use camelCase.'],
  ['Run the checks with `npm run check`.', 'Run the checks with `pnpm run check`.'],
  ['Timestamps are stored in UTC.', 'Timestamps are stored in local time.'],
  // What something is, and where it is.
  ['The entry point is src/main.ts.', 'The entry point is src/index.ts.'],
  ['The settings table is in src/platform/settings/settings.ts.', 'The settings table is in src/config/table.ts.'],
  ['The release script is called `ship.sh`.', 'The release script is called `publish.sh`.'],
  ['API docs are in docs/api.md.', 'API docs are in docs/http/api-reference.md.'],
  ['The feature flag is `newCheckout`.', 'The feature flag is `fastCheckout`.'],
  // Said and denied.
  ['Always cache the parsed settings file.', 'Never cache the parsed settings file.'],
  ['Use default exports.', 'Avoid default exports.'],
  ['Use lodash.', 'Do not use lodash.'],
  ['The cache is shared between workers.', "The cache isn't shared between workers."],
  ['The server listens on 8080.', 'The server no longer listens on 8080.'],
  ['Generated files are committed.', 'Generated files are not committed.'],
  ["Don't forget to run the migrations.", 'Do not run the migrations.'],
  // Not this but that.
  ['Use pnpm, not npm.', 'Use npm.'],
  ['Use pnpm instead of npm.', 'Use npm'],
  ['Run the tests with vitest rather than jest.', 'Run the tests with jest.'],
  ['We prefer biome over eslint.', 'Use eslint.'],
  // The opposite, in a word of its own.
  ['Enable retries for webhooks.', 'Disable retries for webhooks.'],
  ['Retries are enabled for webhooks.', 'Retries are not enabled for webhooks.'],
  ['Force pushes are allowed on feature branches.', 'Force pushes are forbidden on feature branches.'],
  ['The mailer sends invoices synchronously.', 'The mailer sends invoices asynchronously.'],
  ['The phone field is required.', 'The phone field is optional.'],
  ['The metrics endpoint is public.', 'The metrics endpoint is private.'],
  ['Order lists are ascending.', 'Order lists are descending.'],
  ['Exclude tests from coverage.', 'Include tests from coverage.'],
  ['User names are case-sensitive.', 'User names are case insensitive.'],
  // Decisions, with their reasons.
  [
    'We decided to use Postgres for the event store because queries need joins.',
    'The event store uses MongoDB, because the schema is fluid.',
  ],
  [
    'use Redis for the sessions because several machines share them',
    'I decided to use Postgres for the sessions because Redis loses data.',
  ],
  ['Using UUIDv7 for ids.', 'We use ULID for ids.'],
  ['use Redis for the sessions because several machines share them', 'We use Postgres for the sessions now'],
  [
    'Going with Redis for the sessions: several machines share them',
    'Going with Postgres for the sessions: Redis loses data',
  ],
  ['I chose UUIDv7 over UUIDv4 since it sorts by time', 'I chose UUIDv4 over UUIDv7 since it leaks no time'],
  [
    'I chose Redis over Postgres for the job queue.',
    'I chose Postgres over Redis for the job queue because it is durable.',
  ],
  [
    'I went with yarn instead of npm because of workspaces.',
    'I went with npm instead of yarn because of the registry.',
  ],
  ['我选了 Redis 而不是 Postgres，因为快。', '我选了 Postgres 而不是 Redis，因为可靠。'],
  [
    'I opted for a cron job rather than a worker because it is simpler',
    'I opted for a worker rather than a cron job because cron overlaps',
  ],
  [
    'Instead of polling we use webhooks because polling is slow',
    'Instead of webhooks we use polling because webhooks get lost',
  ],
  ['我决定用 Redis 存会话，因为多台机器要共享', '我决定用 Postgres 存会话，因为 Redis 会丢数据'],
  ['提交信息用中文', '提交信息用英文'],
  [
    'Chose vitest for the unit tests because it is fast.',
    'Decided to use jest for the unit tests to avoid a migration.',
  ],
  [
    'Use optimistic locking for orders because conflicts are rare.',
    'Do not use optimistic locking for orders, otherwise retries pile up.',
  ],
  ['决定订单存 Postgres，因为要做联表。', '订单存 MongoDB。'],
  ['我们决定启用自动重试，因为网络不稳。', '关闭自动重试，避免重复扣款。'],
  ['手机号必填', '手机号选填'],
  ['邮件同步发送', '邮件异步发送'],
  ['列表升序排列', '列表降序排列'],
  ['這個接口是公開的', '這個接口是私有的'],
  ['允许强制推送', '禁止强制推送'],
  // Chinese, in both scripts and across them.
  ['開發伺服器監聽 8080 埠。', '開發伺服器監聽 9090 埠。'],
  ['连接超时为 30 秒', '连接超时为 60 秒'],
  ['測試用 vitest 跑。', '測試用 jest 跑。'],
  ['一律使用 pnpm，不要用 npm。', '使用 npm。'],
  ['必須使用單引號', '必須使用雙引號'],
  ['不要提交產生的檔案', '要提交產生的檔案'],
  ['必须缓存解析后的配置', '不要缓存解析后的配置'],
  ['連線數上限是 20', '连线数上限是 50'],
  ['用 pnpm 而不是 npm', '用 npm'],
  ['入口檔案是 src/main.ts', '入口檔案是 src/app.ts'],
  ['服务器不再监听 8080', '服务器监听 8080'],
  // And others.
  ['The worker pool has 4 threads.', 'The worker pool has 16 threads.'],
  ['Sessions expire after 15 minutes.', 'Sessions expire after 2 hours.'],
  ['Redis runs on port 6379.', 'Redis runs on port 6380.'],
  ['We deploy with jenkins.', 'We deploy with GitHub Actions.'],
  ['Format Python code with black.', 'Format Python code with ruff.'],
  [
    'Commit messages are written in English and are not squashed.',
    'Commit messages are written in English and are squashed.',
  ],
  ['The config file is config/app.toml.', 'The config file is config/settings.yaml.'],
  ['Never push to main directly.', 'Always push to main directly.'],
  ['Money is stored as integer cents.', 'Money is not stored as integer cents.'],
  ['Use tabs, not spaces.', 'Use spaces.'],
  ['Logs are kept for 30 days.', 'Logs are kept for 90 days.'],
  ['The retry count is 3', 'The retry count is 5'],
  ['Run integration tests with playwright.', 'Run integration tests with cypress.'],
  ['Feature flags are no longer read from the database.', 'Feature flags are read from the database.'],
  ["Don't mock the database in tests.", 'Mock the database in tests.'],
  ['請使用 postgres 儲存訂單', '請使用 mysql 儲存訂單'],
  ['日誌保留 30 天', '日誌保留 90 天'],
  ['不要直接推送到主分支', '必須直接推送到主分支'],
  ['缩进使用 2 个空格', '缩进使用 4 个空格'],
  ['接口文档在 docs/api.md', '接口文档在 docs/http.md'],
  ['The max batch size is 500.', 'The max batch size is 1000.'],
  ['Prefer yarn to npm.', 'Use npm.'],
  ['Thumbnails are 200 px wide.', 'Thumbnails are 300 px wide.'],
  ['The CLI exits after 10 s.', 'The CLI exits after 60 s.'],
  ['Build the Java service with gradle.', 'Build the Java service with maven.'],
  ['Error messages are translated.', 'Error messages are never translated.'],
  ['The schema lives in db/schema.sql.', 'The schema lives in prisma/schema.prisma.'],
  ['Use docker instead of podman.', 'Use podman.'],
  ['Nightly jobs start at 01:00.', 'Nightly jobs start at 03:00.'],
  ['Do not call the bank API in tests.', 'Call the bank API in tests.'],
  ['Releases are cut from main.', 'Releases are cut from develop.'],
  ['Squash merges are not allowed.', 'Squash merges are allowed.'],
  ['The upload limit is 5 MB', 'The upload limit is 500 KB'],
  ['圖片寬度是 200', '圖片寬度是 300'],
  ['構建使用 gradle', '构建使用 maven'],
  ['錯誤訊息不要翻譯', '錯誤訊息要翻譯'],
  ['每天 01:00 執行備份', '每天 03:00 執行備份'],
  ['It is not clear why the cache is cold.', 'It is clear why the cache is cold.'],
  // Under one name.
  [
    { uri: 'user://style/indent', content: 'Indent code with 2 spaces everywhere.' },
    { uri: 'project://style/indent', content: 'Code in this repository: indent with 4 spaces.' },
  ],
  [
    { uri: 'project://limits/upload', content: 'The upload limit is 10 MB per request.' },
    { uri: 'project://limits/upload-2', content: 'The limit of an upload request is 50 MB.' },
  ],
]

/** Both can hold, or nobody can tell. */
const COMPATIBLE: readonly Pair[] = [
  // Choices about other things, or the same choice.
  ['I chose zod for validation because it infers types', 'I chose drizzle for queries because it infers types'],
  ['I chose Redis over Postgres for the sessions.', 'I chose Postgres over Redis for the orders.'],
  ['Chose webhooks over polling because polling is slow', 'Chose webhooks over a queue because a queue costs more'],
  ['Chose webhooks over polling since it is faster', 'Instead of polling we use webhooks'],
  ['我决定用 Redis 存会话，因为多台机器要共享', '我决定用 Postgres 存订单，因为要做联表'],
  ['Commit messages are in English.', 'The invoices are in German.'],
  ['The app supports English.', 'The app supports German.'],
  // Opposites of other things, and kinds of things.
  ['Enable retries for webhooks.', 'Disable retries for imports.'],
  ['Enable retries for webhooks.', 'Do not disable retries for webhooks.'],
  ['The metrics endpoint is public.', 'The admin endpoint is private.'],
  ['Private methods start with an underscore.', 'Public methods start with an underscore.'],
  ['Optional fields are listed last.', 'Required fields are listed last.'],
  ['We decided to use Postgres for the event store.', 'We decided to use MySQL for the reports.'],
  ['Using UUIDv7 for ids.', 'Using UUIDv4 for tokens.'],
  ['Using Redis for sessions.', 'Using Redis for the queue.'],
  ['手机号必填', '邮箱选填'],
  ['私有方法以下划线开头', '公开方法以下划线开头'],
  ['异步函数要有超时', '同步函数要有超时'],
  // Different surroundings.
  ['The test database listens on 5433.', 'The production database listens on 5432.'],
  ['In staging the server listens on 8080.', 'In production the server listens on 9090.'],
  [
    { uri: 'project://env/prod/port', content: 'The database port is 5432.' },
    { uri: 'project://env/dev/port', content: 'The database port is 5433.' },
  ],
  [
    { content: 'The retry limit is 3.', disclosure: 'When working on production settings' },
    { content: 'The retry limit is 10.', disclosure: 'When working locally' },
  ],
  ['Notes on Windows. The build takes 40 seconds.', 'The build takes 20 seconds.'],
  ['On Linux use docker.', 'On macOS use podman.'],
  // Different files, different things.
  [
    { content: 'The timeout is 30 seconds.', about: ['src/http.ts'] },
    { content: 'The timeout is 60 seconds.', about: ['src/queue.ts'] },
  ],
  [
    { uri: 'project://services/auth/port', content: 'The server listens on 8080.' },
    { uri: 'project://services/billing/port', content: 'The server listens on 9090.' },
  ],
  ['The API server listens on 8080.', 'The admin server listens on 9090.'],
  ['React is pinned to 18.2.0.', 'Vue is pinned to 3.4.1.'],
  ['The bug is in src/a.ts.', 'The bug is in src/b.ts.'],
  ['An example is in docs/a.md.', 'An example is in docs/b.md.'],
  ['eslint runs in CI.', 'prettier runs in CI.'],
  ['The API talks to redis.', 'The API talks to kafka.'],
  ['Vitest runs the unit tests.', 'Playwright runs the browser tests.'],
  ['We import dayjs in src/time.ts.', 'We import dayjs in src/date.ts.'],
  ['Run the tests with `npm test`.', 'Run the tests with `npm run test:e2e`.'],
  ['The client calls the server.', 'The server does not call the client.'],
  // Steps, numbers that are names, events.
  ['Step 2 runs the linter.', 'Step 3 runs the linter.'],
  ['Error 1005 means the queue is full.', 'Error 1006 means the queue is full.'],
  ['Issue 12 is about the parser.', 'Issue 15 is about the parser.'],
  ['The linter ends with exit code 1.', 'The linter ends with exit code 2.'],
  ['On 2026-01-02 the release broke.', 'On 2026-02-03 the release broke.'],
  ['First build, then test.', 'First test, then deploy.'],
  ['The port was 8080.', 'The port is 9090.'],
  ['We moved from jest to vitest.', 'Tests run with vitest.'],
  ['We used to deploy with jenkins.', 'We deploy with GitHub Actions.'],
  // Lists, examples, bounds, possibilities.
  ['Node 18, 20 and 22 are supported.', 'Node 20 and 22 are supported.'],
  ['Use npm or yarn.', 'Use pnpm.'],
  ['Use ports such as 8080.', 'Use ports such as 9090.'],
  ['At least 3 reviewers are needed.', 'At least 2 reviewers are needed.'],
  ['The tests can run with jest.', 'The tests can run with vitest.'],
  ['The build sometimes takes 30 seconds.', 'The build sometimes takes 60 seconds.'],
  ['Retry up to 3 times.', 'Retry up to 5 times.'],
  // The same in other words.
  ['The timeout is 120 seconds.', 'The timeout is 2 minutes.'],
  ['The timeout is 1000 ms.', 'The timeout is 1s.'],
  ['The project requires Node 20.', 'The project requires Node 20.11.'],
  ['The entry point is src/main.ts.', 'The entry point is main.ts.'],
  ['The limit is 1,000 rows.', 'The limit is 1000 rows.'],
  ['Always run the tests before a commit.', 'Never commit without running the tests.'],
  // Two prohibitions, exceptions, other objects.
  ['Do not use npm.', 'Do not use yarn.'],
  ['Never commit secrets.', 'Always commit the lock file.'],
  ['Never edit generated files by hand.', 'Always edit generated files through the generator.'],
  ['Use npm to publish packages.', 'Use pnpm, not npm.'],
  ['Never use default exports.', 'Use default exports in pages.'],
  ['Do not log passwords.', 'Log password resets.'],
  ['Not all tests are flaky.', 'The tests are flaky.'],
  ['Should we use npm?', 'Use pnpm.'],
  ['The server listens on 8080. The server listens on 9090.', 'The server listens on 9090.'],
  // Chinese.
  ['測試環境監聽 8080 埠', '正式環境監聽 9090 埠'],
  ['第 2 步執行 lint', '第 3 步執行 lint'],
  ['例如使用 npm', '例如使用 yarn'],
  ['以前使用 npm', '使用 pnpm'],
  ['至少需要 3 位審查者', '至少需要 2 位審查者'],
  ['不要使用 npm', '不要使用 yarn'],
  ['可以使用 jest', '使用 vitest'],
  ['前端用 vue', '後端用 django'],
  ['超時是 120 秒', '超時是 2 分鐘'],
  ['錯誤碼 1005 表示佇列已滿', '錯誤碼 1006 表示佇列已滿'],
  // And others.
  ['The worker pool has 4 threads.', 'The thread pool is in src/pool.ts.'],
  ['Use 2 replicas in staging.', 'Use 5 replicas in prod.'],
  ['Phase 1 ends in March.', 'Phase 2 ends in March.'],
  ['Redis runs on port 6379.', 'Postgres runs on port 5432.'],
  ['Use prettier for Markdown.', 'Use biome for TypeScript.'],
  ['The parser handles 3 formats: json, csv, markdown.', 'The parser handles json.'],
  ['Test A takes 3 seconds.', 'Test B takes 5 seconds.'],
  ['Never use any in src/core.', 'Use any in tests.'],
  ['Call close() after use.', 'Call open() before use.'],
  ['The script takes 2 arguments.', 'The function takes 3 arguments.'],
  ['Run npm test before pushing.', 'Run npm run lint before pushing.'],
  ['Pull requests need 2 approvals.', 'Hotfixes need 1 approval.'],
  ['Do not mock the clock.', 'Mock the network.'],
  ['Chapter 3 explains the cache.', 'Chapter 4 explains the cache.'],
  ['The build failed 3 times.', 'The build failed 5 times.'],
  ['We support Node 18.', 'We support Node 20.'],
  ['The service depends on redis.', 'The service depends on postgres.'],
  ['src/a.ts exports parse.', 'src/b.ts exports parse.'],
  ['Use yarn in the legacy app.', 'Use pnpm in the new app.'],
  ['Version 2 of the API is frozen.', 'Version 3 of the API is frozen.'],
  ['The first retry waits 1 second.', 'The second retry waits 2 seconds.'],
  ['Tables have no more than 20 columns.', 'Tables have no more than 30 columns.'],
  ['The team prefers small pull requests.', 'The team does not prefer meetings.'],
  ['測試資料庫使用 sqlite', '正式資料庫使用 postgres'],
  ['步驟 1 安裝依賴', '步驟 2 安裝依賴'],
  ['不要在週五部署', '要在週一部署'],
  ['登录接口返回 401', '登录接口返回 403 当权限不足'],
  ['有時需要 3 分鐘', '有時需要 5 分鐘'],
  ['The cache holds 100 entries for users.', 'The cache holds 100 entries for orders.'],
  ['Import dayjs from src/time.ts.', 'Import lodash from src/util.ts.'],
  ['Column 3 holds the price.', 'Column 4 holds the price.'],
  ['The job runs every 5 minutes on weekdays.', 'The job runs every 10 minutes on weekends.'],
  ['Use rebase for small branches.', 'Use squash for large branches.'],
  ['Do not use default exports.', 'Do not use namespace imports.'],
  ['The docs are in English.', 'The docs are in docs/.'],
  ['Thumbnails are 200 px wide.', 'Banners are 300 px wide.'],
  ['Use 3 backticks for code.', 'Use 4 backticks for nested code.'],
  ['The iOS app needs Xcode 15.', 'The Mac app needs Xcode 16.'],
  ['Exit code 2 means usage error.', 'Exit code 1 means failure.'],
  ['Keep functions under 30 lines.', 'Keep files under 200 lines.'],
  ['The queue has 3 priorities.', 'The queue has a priority field.'],
  ['Alice reviews the frontend.', 'Bob reviews the backend.'],
  ['A request takes 20 ms.', 'A batch takes 400 ms.'],
  ['Rule 4 forbids tabs.', 'Rule 5 forbids tabs.'],
  ['Use git rebase, never merge commits.', 'Merge the lock file by hand.'],
  ['The table orders has 12 columns.', 'The table users has 9 columns.'],
  ['Do not run migrations on deploy.', 'Run migrations with make migrate.'],
  ['We tested with Node 18.', 'We tested with Node 20.'],
  ['Ticket 41 covers the login.', 'Ticket 42 covers the login.'],
  ['Region eu-west-1 hosts the api.', 'Region us-east-1 hosts the api.'],
  ['The test server is not public.', 'The server is public.'],
  ['Requests are retried twice.', 'Requests are not retried after a 404.'],
  ['Use jest for legacy tests.', 'Use vitest for new tests.'],
  ['Set LOG_LEVEL=debug to see more.', 'Set LOG_LEVEL=warn to see less.'],
  ['The default is 10.', 'The default is 20.'],
  ['Timeouts: connect 3 s, read 10 s.', 'Timeouts: connect 3 s, read 30 s, write 5 s.'],
  ['Monday builds use cache 1.', 'Friday builds use cache 2.'],
  ['第一步執行 lint', '第二步執行 lint'],
  ['伺服器 A 使用 8080', '伺服器 B 使用 9090'],
  ['支援 Node 18', '支援 Node 20'],
  ['使用者表有 12 個欄位', '訂單表有 9 個欄位'],
  ['沒有測試時不要合併', '有測試時合併'],
  ['The parser was slow at 3 s.', 'The parser takes 1 s.'],
  ['Only admins may delete users.', 'Admins do not delete orders.'],
  // Under one name, and yet not the same matter.
  [
    { uri: 'user://style', content: 'Answer in short sentences.' },
    { uri: 'project://style', content: 'CSS classes follow BEM.' },
  ],
  [
    { uri: 'user://git', content: 'Sign every commit with the key 4.' },
    { uri: 'project://git', content: 'Releases are tagged from main, 2 per month.' },
  ],
]

function saying(given: string | Partial<Saying>, uri: string): Saying {
  return typeof given === 'string' ? { uri, content: given } : { uri, content: '', ...given }
}

describe('part 6: contradictions', () => {
  test(`${CONTRADICT.length} pairs that cannot both hold are found, from either side`, () => {
    expect(CONTRADICT.length).toBeGreaterThanOrEqual(30)
    const missed = CONTRADICT.filter(([a, b]) => {
      const [one, other] = [saying(a, 'project://notes/one'), saying(b, 'project://rules/other')]
      return !disagreement(one, other) || !disagreement(other, one)
    })
    expect(missed).toEqual([])
  })

  test(`${COMPATIBLE.length} pairs that only look like it are left alone, from either side`, () => {
    expect(COMPATIBLE.length).toBeGreaterThanOrEqual(30)
    const wrong = COMPATIBLE.flatMap(([a, b]) => {
      const [one, other] = [saying(a, 'project://notes/one'), saying(b, 'project://rules/other')]
      const found = disagreement(one, other) ?? disagreement(other, one)
      return found ? [{ a, b, found }] : []
    })
    expect(wrong).toEqual([])
  })

  test('nothing contradicts itself, and what decides is said in one line', () => {
    for (const [a, b] of [...CONTRADICT, ...COMPATIBLE])
      for (const one of [saying(a, 'project://x'), saying(b, 'project://x')])
        expect(disagreement(one, one)).toBeUndefined()
    const why = (a: string, b: string) => {
      const found = disagreement(saying(a, 'project://a'), saying(b, 'project://b'))
      return found && explained(found)
    }
    expect(why('The admin port is 8080', 'The admin port is 9090')).toBe('8080 here, 9090 there')
    expect(why('Use lodash', 'Never use lodash')).toBe('said here, denied there')
    expect(why('Strings use single quotes', 'Strings use double quotes')).toBe(
      'single quotes here, double quotes there',
    )
    expect(why('CI runs on GitHub Actions', 'CI runs on Jenkins')).toBe('GitHub Actions here, Jenkins there')
    expect(why('Use camelCase for columns', 'Use snake_case for columns')).toBe('camelCase here, snake_case there')
    expect(why('日志保留14天', '日志保留30天')).toBe('14天 here, 30天 there')
  })
})
