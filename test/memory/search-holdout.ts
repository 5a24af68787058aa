/**
 * A hold-out set for the search: memories and judged queries, all made up.
 * No project, person, host or incident named here exists. The set was written without
 * a look at the search, its tables of words or the older set, and it was committed before the search
 * was changed, so that a figure measured on it is not the figure of a search fitted to it.
 *
 * Queries are typed as people type: short, inflected otherwise than the note, abbreviated, at times
 * misspelt, at times with a word the note does not have at all. `answers` are all the notes
 * that a reader would take as the answer. `kinds` say what is hard about a query:
 *   crossing  typed in one Chinese script for a note in the other
 *   typo      a word misspelt
 *   abbr      an abbreviation where the note has the word, or the other way round
 *   synonym   the deciding word is not in the note at all
 *
 * Every second query (even index) is `dev`: it may be looked at failure by failure.
 * The others are `test`: only their figures may be looked at (docs/decisions/0069-what-is-meant.md).
 */

export interface HoldoutMemory {
  uri: string
  content: string
}

export type HoldoutKind = 'crossing' | 'typo' | 'abbr' | 'synonym'

export interface HoldoutQuery {
  query: string
  answers: string[]
  language: 'en' | 'zh'
  kinds: HoldoutKind[]
}

const english: [uri: string, content: string][] = [
  // Caching
  [
    'project://shop/cache/product-page',
    'Product pages are cached in Redis for 10 minutes under the key `pp:{sku}:{locale}`. Price changes publish an event that deletes the key; do not shorten the TTL to hide a missed event.',
  ],
  [
    'project://shop/cache/stampede',
    'When a hot key expired, 400 workers recomputed it at once and Postgres fell over. Fix: single-flight lock per key with a 3 s lease (src/cache/singleFlight.ts), the others serve the stale value meanwhile.',
  ],
  [
    'project://shop/cache/cdn-headers',
    'CDN: send `Cache-Control: public, s-maxage=300, stale-while-revalidate=60` for catalogue routes and `private, no-store` for anything under /account. The CDN ignores `Vary: Cookie`.',
  ],
  [
    'project://rider/image-cache',
    'The image cache on disk is limited to 150 MB and evicts least recently used files. On iOS it lives in Caches/, which the system may purge, so never keep receipts there.',
  ],
  [
    'project://quill/incremental-cache',
    'Incremental compilation: the cache key of a module is the hash of its source, the compiler version and the hashes of the interfaces it imports, not of their bodies. Changing a function body must not recompile dependents.',
  ],
  [
    'project://fleet/ci-cache',
    'The CI cache for node_modules is keyed on package-lock.json and the Node major version. A poisoned cache is cleared by bumping CACHE_EPOCH in .github/workflows/ci.yml.',
  ],
  [
    'project://lake/dbt-cache',
    'dbt partial parsing leaves a stale target/partial_parse.msgpack after macro renames; the symptom is "macro not found" for a macro that exists. Delete target/ and run again.',
  ],
  [
    'project://shop/cache/memoize-user',
    'Do not memoize getCurrentUser() at module level: in the serverless runtime the module outlives the request and one customer saw the name of another. Cache on the request object only.',
  ],
  // Migrations
  [
    'project://shop/migrations/expand-contract',
    'Schema changes go in three releases: add the new column, backfill and write both, then drop the old one. Never rename a column in a single release, since old pods still run during the rollout.',
  ],
  [
    'project://shop/migrations/concurrent-index',
    'Create indexes on large tables with CREATE INDEX CONCURRENTLY and disable the wrapping transaction (`-- migrate:no-transaction`). A plain CREATE INDEX locked orders for eleven minutes in March.',
  ],
  [
    'project://shop/migrations/down',
    'We do not write down migrations. Rolling back is done by a new forward migration; the down files in db/migrate before 2023 are never executed.',
  ],
  [
    'project://shop/migrations/not-null',
    'Adding NOT NULL to an existing column: first add a CHECK constraint NOT VALID, validate it, then SET NOT NULL. Postgres 12+ uses the check and skips the full table scan.',
  ],
  [
    'project://rider/room-migration',
    'Room on Android crashes with "A migration from 14 to 15 was required but not found" when a schema JSON was not exported. Run ./gradlew kspDebugKotlin and commit app/schemas.',
  ],
  [
    'project://lake/schema-evolution',
    'Avro schema evolution: new fields need a default, otherwise the registry refuses them under BACKWARD compatibility. Removing a field is fine, renaming one needs an alias.',
  ],
  [
    'project://dungeon/save-version',
    'Save files carry a version integer; loaders upgrade step by step through saves/upgrade_NN.gd. Players keep saves from the demo, so upgrade_01 must stay forever.',
  ],
  [
    'project://shop/migrations/backfill-batches',
    'Backfills run in batches of 5,000 rows with a pause of 200 ms, driven by scripts/backfill.ts, and record the last id so they can be resumed. One big UPDATE bloated the table and stalled autovacuum.',
  ],
  // Retries
  [
    'project://shop/retries/payment',
    'Payment calls are retried only with an Idempotency-Key header; without it a timeout charged some customers twice. Key = order id plus attempt group, kept 24 h.',
  ],
  [
    'project://shop/retries/backoff',
    'HTTP client default: 3 retries, exponential backoff from 250 ms with full jitter, and never on 4xx except 408 and 429. Respect Retry-After.',
  ],
  [
    'project://lake/retries/airflow',
    'Airflow tasks have retries=2 and retry_delay=5m; sensors must use mode="reschedule" or they hold a worker slot while they wait.',
  ],
  [
    'project://lake/dead-letter',
    'Kafka consumer: after 5 failed attempts a record goes to the topic `<name>.dlq` with the exception in a header. Replay with `make replay-dlq TOPIC=…` once the bug is fixed.',
  ],
  [
    'project://rider/offline-queue',
    'Ride events made offline are stored in a queue table and uploaded in order when the network returns. The upload stops at the first failure, to keep the order; skipping ahead broke the fare calculation.',
  ],
  [
    'project://fleet/flaky-tests',
    'Flaky tests are retried once in CI and reported to #flaky; a test that needed the second run three times in a week is quarantined with @flaky and gets a ticket.',
  ],
  [
    'project://shop/circuit-breaker',
    'The tax service has a circuit breaker: opens after 50 % errors in 20 s, half-open after 30 s. While it is open we use the rates table from last night.',
  ],
  // Auth
  [
    'project://shop/auth/jwt-expiry',
    'Access tokens (JWT) live 15 minutes, refresh tokens 30 days and rotate on each use. Reuse of an old refresh token revokes the whole family.',
  ],
  [
    'project://shop/auth/session-cookie',
    'The session cookie must be SameSite=Lax, Secure, HttpOnly and without a Domain attribute. With Domain set, the staging subdomain could read production sessions.',
  ],
  [
    'project://shop/auth/permissions',
    'Authorization is decided in policies/*.ts, one file per resource, never in route handlers. A handler calls `can(user, action, resource)` and returns 404, not 403, for things of another tenant.',
  ],
  [
    'project://rider/auth/biometric',
    'Face ID / fingerprint unlock only releases the refresh token from the Keychain; it is not a login by itself. After five failures the user must type the password.',
  ],
  [
    'project://fleet/auth/oidc-deploy',
    'GitHub Actions gets AWS credentials through OIDC; there are no long-lived access keys. The trust policy pins repo and branch, so a new repository must be added in terraform/iam/github.tf.',
  ],
  [
    'project://shop/auth/password-hash',
    'Passwords are hashed with argon2id (m=64 MB, t=3, p=1). Old bcrypt hashes are upgraded at the next successful login.',
  ],
  [
    'project://shop/auth/oauth-state',
    'Google sign-in failed with "state mismatch" when the user had two tabs open: the state was one cookie. It is now a cookie per attempt, named oauth_state_<nonce>.',
  ],
  [
    'project://lake/auth/service-account',
    'BigQuery jobs run as the service account etl-runner@; if a job fails with "Access Denied: Dataset", grant roles/bigquery.dataViewer on the dataset, not on the project.',
  ],
  // CI
  [
    'project://fleet/ci/runners',
    'Self-hosted runners are ephemeral, one job each, on spot instances. A job lost with "The runner has received a shutdown signal" was a spot reclaim; rerun it.',
  ],
  [
    'project://quill/ci/matrix',
    'The CI matrix builds on Linux, macOS and Windows, but fuzzing runs on Linux only and nightly. Windows needs `git config core.autocrlf false` before checkout or the lexer golden files differ.',
  ],
  [
    'project://shop/ci/required-checks',
    'Required checks on main: lint, types, unit, contract. End-to-end is not required because it depends on the sandbox of the payment provider, which is down on Sunday nights.',
  ],
  [
    'project://rider/ci/ios-signing',
    'iOS builds in CI fail with "No signing certificate found" when the match repo passphrase rotates. Update MATCH_PASSWORD in the secrets and run `fastlane match nuke distribution` never, only `match appstore --readonly`.',
  ],
  [
    'project://dungeon/ci/export',
    'Headless export in CI: `godot --headless --export-release "Linux" build/game.x86_64`. The export templates must match the editor version exactly, or it exits 0 and writes nothing.',
  ],
  [
    'project://shop/ci/slow-tests',
    'The unit suite went from 9 min to 3 min by giving each worker its own template database instead of truncating tables between tests.',
  ],
  [
    'workflow://ci/bisect-red-main',
    'When main is red: look at the first failing commit in the merge queue, revert it without discussion, then investigate on a branch. Do not push fixes forward onto a red main.',
  ],
  [
    'workflow://ci/pin-actions',
    'Third-party GitHub actions are pinned by full commit SHA with the version in a comment; Renovate keeps them up to date. Tags can be moved by an attacker.',
  ],
  // Time zones
  [
    'project://shop/time/utc-storage',
    'All timestamps are stored as timestamptz in UTC; conversion to the shop time zone happens only in the view layer (formatLocal). Never call new Date(string) without an offset.',
  ],
  [
    'project://shop/time/dst-report',
    'The daily sales report counted an hour twice on the October night when clocks go back. Group by the shop local date computed with AT TIME ZONE, not by subtracting a fixed offset.',
  ],
  [
    'project://lake/time/partition-date',
    'Partitions are by event date in UTC, not by ingestion date. Late events up to 72 h rewrite the old partition; later ones go to the late_events table.',
  ],
  [
    'project://rider/time/device-clock',
    'Do not trust the phone clock for fares: users set it back. Use the server time from the last sync plus the monotonic elapsed time (SystemClock.elapsedRealtime).',
  ],
  [
    'project://fleet/time/cron',
    'CronJobs in the cluster run in UTC unless spec.timeZone is set; the backup at "02:00" ran at ten in the morning in Taipei. Set timeZone explicitly.',
  ],
  [
    'project://dungeon/time/daily-reset',
    'Daily quests reset at 04:00 server time for all players, so nobody gets two resets by changing regions.',
  ],
  // Encoding
  [
    'project://lake/encoding/csv-bom',
    'Supplier CSV files come with a UTF-8 BOM and semicolons; read them with encoding="utf-8-sig" and sep=";". Without that the first column is named "\\ufeffid".',
  ],
  [
    'project://lake/encoding/latin1',
    'The legacy export of the Madrid office is windows-1252, not UTF-8. Names with ñ came out as mojibake; decode in ingest/madrid.py before anything else.',
  ],
  [
    'project://shop/encoding/emoji-utf8mb4',
    'The old MySQL reviews table was utf8 (3 bytes) and cut comments at the first emoji. It is utf8mb4 now, with the connection charset set as well.',
  ],
  [
    'project://quill/encoding/utf16-columns',
    'LSP positions count UTF-16 code units by default, our spans count bytes. Convert in lsp/position.rs; hovering after an emoji was off by two.',
  ],
  [
    'project://shop/encoding/url-slugs',
    'Slugs are NFC-normalised, lower-cased and percent-encoded only at the edge. A slug with a combining accent gave a 404 because macOS uploads send NFD.',
  ],
  [
    'project://dungeon/encoding/line-endings',
    'Localisation files must have LF line endings; with CRLF the dialogue parser shows a square at the end of each sentence. .gitattributes enforces eol=lf for *.po.',
  ],
  // Testing
  [
    'project://shop/testing/factories',
    'Build test data with the factories in test/factories, not fixtures. Each factory makes only the required fields; name what matters to the test.',
  ],
  [
    'project://shop/testing/fake-clock',
    'Tests that depend on the time use the injected clock (`withClock`), not jest fake timers: fake timers hung the Postgres driver.',
  ],
  [
    'project://rider/testing/snapshots',
    'Snapshot tests of screens run on a Pixel 5 emulator, API 33, font scale 1.0. Record with ./gradlew recordPaparazziDebug; do not accept changes on another device.',
  ],
  [
    'project://quill/testing/golden',
    'Golden files for the parser are updated with `UPDATE_EXPECT=1 cargo test`. Review the diff by hand; half of the regressions last year were accepted blindly.',
  ],
  [
    'project://quill/testing/fuzz',
    'The fuzzer found a stack overflow for 10,000 nested parentheses. The parser has a depth limit of 256 and gives error E0042 instead of crashing.',
  ],
  [
    'project://lake/testing/sample-data',
    'Pipeline tests run on a 1 % sample with a fixed seed in tests/data; customer names in it are invented. Never copy production rows into the repository.',
  ],
  // Config and environment
  [
    'project://shop/config/env-loading',
    'Environment variables are read once in src/config.ts and validated with zod; the process exits at startup when one is missing. No process.env elsewhere, a lint rule checks it.',
  ],
  [
    'project://shop/config/feature-flags',
    'Feature flags are rows in the table flags, polled each 30 s. Remove a flag within two sprints after it is on for everyone.',
  ],
  [
    'project://fleet/config/secrets',
    'Secrets live in Vault under kv/<service>/<env> and are mounted as files by the agent; do not put them into Kubernetes ConfigMaps or Helm values.',
  ],
  [
    'project://shop/config/local-ports',
    'Local development ports: API 4010, admin 4011, Postgres 5544 (not 5432, which collides with the system one), Redis 6380.',
  ],
  [
    'project://quill/config/toml',
    'quill.toml is searched from the file upwards to the repository root. An unknown key is an error, since a misspelt `optimise` was ignored for months.',
  ],
  [
    'project://lake/config/spark-memory',
    'Spark executors: 8 GB heap plus spark.executor.memoryOverhead=2g. Exit code 137 means the container was killed for memory, raise the overhead and not the heap.',
  ],
  [
    'project://shop/config/log-level',
    'LOG_LEVEL can be changed at run time with SIGUSR2 (toggles debug). Debug logs contain request bodies, so switch it back within the hour.',
  ],
  // Deployment and infrastructure
  [
    'project://fleet/deploy/rollback',
    'To roll back: `helm rollback <release> <revision>` and freeze the pipeline with `make freeze`. Otherwise the next merge deploys the bad version again.',
  ],
  [
    'project://fleet/deploy/canary',
    'Canary gets 5 % of traffic for 20 minutes; promotion is automatic when the error rate stays under 0.5 % and p99 under 800 ms.',
  ],
  [
    'project://fleet/k8s/graceful-shutdown',
    'Pods need a preStop sleep of 10 s: the load balancer keeps sending requests after SIGTERM. Without it every rollout gave a burst of 502.',
  ],
  [
    'project://fleet/k8s/oom-limits',
    'Set memory limits equal to requests for the API; Node needs --max-old-space-size at 75 % of the limit or it is OOMKilled before it collects garbage.',
  ],
  [
    'project://fleet/terraform/state-lock',
    'Terraform "Error acquiring the state lock": check in DynamoDB who holds it, ask them, and only then `terraform force-unlock <id>`.',
  ],
  [
    'project://fleet/dns/ttl',
    'Before moving a domain lower the DNS TTL to 60 s two days ahead. Some mobile carriers ignore it and keep the old address for a day, so leave the old load balancer running.',
  ],
  [
    'project://fleet/postgres/connections',
    'Postgres allows 200 connections; every service goes through PgBouncer in transaction mode. Prepared statements must be off (`prepare: false`), or you get "prepared statement s1 already exists".',
  ],
  [
    'project://fleet/docker/arm-builds',
    'Images are built for linux/amd64 and linux/arm64 with buildx. The native module sharp must be installed with --platform, otherwise it says "Could not load the sharp module" on Graviton.',
  ],
  // Mobile
  [
    'project://rider/navigation/deep-links',
    'Deep links go through one parser (DeepLinkRouter). A link opened from a cold start must wait for the session to be restored, or the user lands on the login screen.',
  ],
  [
    'project://rider/battery/location',
    'Background location: significant-change updates while idle, 5 s updates only during a ride. Continuous GPS drained 20 % of the battery per hour.',
  ],
  [
    'project://rider/push/token',
    'The push token changes on reinstall and at times after an OS update; send it to the server at each launch, not only at login.',
  ],
  [
    'project://rider/build/gradle-oom',
    'Gradle fails with "Expiring Daemon because JVM heap space is exhausted": set org.gradle.jvmargs=-Xmx4g in gradle.properties, and do not enable parallel on the 8 GB machines.',
  ],
  [
    'project://rider/ui/dark-mode',
    'Colours come from the semantic tokens (surface, onSurface…), never from hex values in a screen. Dark theme is derived from the same tokens.',
  ],
  [
    'project://rider/ui/keyboard',
    'On small Androids the keyboard covered the pay button; the screen uses windowSoftInputMode=adjustResize and imePadding().',
  ],
  [
    'project://rider/release/staged',
    'Releases go to 1 %, 10 %, 50 % and 100 % of users on four days. Halt when crash-free sessions fall under 99.5 %.',
  ],
  [
    'project://rider/a11y/labels',
    'Each icon button has a contentDescription / accessibilityLabel; the map is hidden from screen readers and replaced by a list of nearby drivers.',
  ],
  // Compiler
  [
    'project://quill/parser/error-recovery',
    'After a syntax error the parser skips to the next `;` or closing brace at the same depth and goes on, so that one missing comma does not give forty messages.',
  ],
  [
    'project://quill/types/inference',
    'Type inference is bidirectional; let-polymorphism only for function definitions. Generalising local lets made errors unreadable and compile times worse.',
  ],
  [
    'project://quill/codegen/llvm-version',
    'We target LLVM 17. LLVM 18 removed the typed pointer shim that codegen/ptr.rs uses; upgrade that file first.',
  ],
  [
    'project://quill/optimizer/inlining',
    'The inliner has a budget of 80 instructions per callee, and never inlines recursive functions. The threshold was tuned on the json benchmark.',
  ],
  [
    'project://quill/structure',
    'Crates: quill-syntax (lexer, parser), quill-hir (names, types), quill-mir (borrow rules, optimisation), quill-codegen, quill-lsp. Dependencies point downwards only.',
  ],
  [
    'project://quill/diagnostics/style',
    'Diagnostics start with a lower-case letter, have no full stop, and say what was expected and what was found. Suggestions are separate notes.',
  ],
  [
    'project://quill/lexer/numbers',
    'Number literals may hold underscores but not at the end; `1..2` is a range, so the lexer needs two characters of lookahead after digits.',
  ],
  [
    'project://quill/gc/decision',
    'We chose reference counting with cycle detection over a tracing collector, because pauses must stay under 1 ms in audio plug-ins.',
  ],
  // Game
  [
    'project://dungeon/physics/fixed-step',
    'Physics runs at a fixed 60 Hz step and rendering interpolates. Movement code goes into _physics_process, otherwise jump height depends on the frame rate.',
  ],
  [
    'project://dungeon/net/rollback',
    'Multiplayer uses rollback netcode with 8 frames of prediction. Everything in the simulation must be deterministic: no floats from the engine, use Fixed.',
  ],
  [
    'project://dungeon/rng/seeds',
    'Each level has its own random generator seeded from run seed and depth. Calling the global randi() desynchronised replays.',
  ],
  [
    'project://dungeon/assets/import',
    'Textures are imported as VRAM compressed except UI, which is lossless. Pixel art needs filter off and mipmaps off.',
  ],
  [
    'project://dungeon/ai/pathfinding',
    'Enemies use a shared flow field per target instead of A* each; 300 bats with A* took 14 ms per frame.',
  ],
  [
    'project://dungeon/audio/voices',
    'At most 32 voices play at once; the oldest quiet one is stolen. Footsteps have the lowest priority.',
  ],
  [
    'project://dungeon/leak/orphan-nodes',
    'Memory leak on level change: nodes removed with remove_child() were never freed. Call queue_free(), and check with print_orphan_nodes().',
  ],
  // Data pipeline
  [
    'project://lake/dedup/events',
    'Events are delivered at least once; deduplicate on event_id over a window of 7 days in the silver layer, not in the bronze one.',
  ],
  [
    'project://lake/quality/null-rate',
    'A load is blocked when the share of nulls in a key column is over 0.1 % or the row count differs by more than 30 % from the same weekday.',
  ],
  [
    'project://lake/kafka/partitions',
    'The orders topic has 24 partitions keyed by customer_id. Do not raise the number: ordering per customer breaks for records in flight.',
  ],
  [
    'project://lake/pii/masking',
    'E-mail addresses and phone numbers are hashed with a salted SHA-256 in bronze; analysts see only the hash. The salt is in Vault.',
  ],
  [
    'project://lake/parquet/small-files',
    'Streaming writes thousands of tiny Parquet files; the compaction job merges them to about 256 MB each night. Queries before it ran took ten times longer.',
  ],
  [
    'project://lake/costs/bigquery',
    'Always filter on the partition column: a dashboard that scanned the full events table cost 1,900 dollars in a week. require_partition_filter is on now.',
  ],
  [
    'project://lake/backfill/airflow',
    'To reprocess history: `airflow dags backfill -s 2024-01-01 -e 2024-01-31 orders_daily`, with max_active_runs=2, outside office hours.',
  ],
  // Preferences of the user, and ways of working
  [
    'user://style/commits',
    'Commit messages: imperative, at most 72 characters, no prefix like feat: or fix:. The body says why.',
  ],
  [
    'user://style/comments',
    'Prefers few comments: only the reason for something surprising, never what the code does.',
  ],
  ['user://tools/package-manager', 'Uses pnpm everywhere; npm and yarn lock files must not appear in a pull request.'],
  [
    'user://style/errors',
    'Wants errors as values (Result) in Rust and TypeScript library code, exceptions only at the boundary.',
  ],
  [
    'user://habits/review',
    'Likes small pull requests, under 300 changed lines, and a screenshot for anything visible.',
  ],
  ['user://tools/shell', 'Works in fish, not bash: `set -x NAME value` instead of export, and no heredocs.'],
  [
    'workflow://release/checklist',
    'Release: update the changelog, tag vX.Y.Z, wait for the build, run the smoke test against staging, then press promote. Not on Fridays.',
  ],
  [
    'workflow://deps/upgrade',
    'Upgrade dependencies on Mondays: `pnpm up -i -L`, run all tests, one commit per major version, and read the release notes of anything that touches money.',
  ],
]

const traditional: [uri: string, content: string][] = [
  // 快取
  [
    'project://mall/快取/商品頁',
    '商品頁的快取放在 Redis,鍵是 `item:{id}`,十分鐘過期。改價時要主動刪除鍵,不要靠縮短過期時間。',
  ],
  [
    'project://mall/快取/雪崩',
    '大量鍵同時過期造成資料庫被打爆。解法:過期時間加上隨機 0 到 60 秒,並用互斥鎖只讓一個請求重建。',
  ],
  [
    'project://mall/快取/瀏覽器',
    '靜態檔案檔名帶雜湊,Cache-Control 設一年;index.html 一律 no-cache,否則使用者更新後看到白畫面。',
  ],
  ['project://taxi/快取/地圖', '地圖圖磚的離線快取上限 200 MB,超過時刪最久沒用的。清除快取的按鈕在設定頁最下面。'],
  // 遷移
  [
    'project://mall/遷移/加欄位',
    '加欄位分三次上線:先加可為空的欄位,再回填資料並雙寫,最後才刪舊欄位。不可以在同一版改名。',
  ],
  ['project://mall/遷移/索引', '大表建索引一定要用 CONCURRENTLY,三月那次直接建把訂單表鎖了十一分鐘。'],
  ['project://mall/遷移/回滾', '不寫 down migration,要復原就再寫一個往前的遷移檔。'],
  [
    'project://etl/遷移/倉儲',
    '資料倉儲從 Redshift 搬到 BigQuery:日期函式不同,DATEADD 要改成 DATE_ADD,字串比較分大小寫。',
  ],
  // 重試
  ['project://mall/重試/付款', '付款 API 逾時不可直接重試,要帶冪等鍵(訂單編號),否則會重複扣款。'],
  ['project://mall/重試/退避', '對外請求最多重試三次,指數退避加隨機抖動;收到 429 時依照 Retry-After 等待。'],
  ['project://etl/重試/死信', '消費失敗五次的訊息丟到死信佇列,附上例外內容。修好後用 make replay 重放。'],
  ['project://taxi/重試/上傳', '行程照片上傳失敗時留在本機佇列,連上 Wi-Fi 後才繼續,並從中斷的位置續傳。'],
  // 認證
  ['project://mall/認證/權杖', '存取權杖 15 分鐘過期,更新權杖 30 天並且每次使用都輪替;舊的被重複使用時整組撤銷。'],
  [
    'project://mall/認證/權限',
    '權限判斷集中在 policies 目錄,不寫在路由裡。看不到的資源回 404 而不是 403,避免洩漏是否存在。',
  ],
  ['project://taxi/認證/簡訊', '簡訊驗證碼六位數,五分鐘有效,同一個號碼每天最多十則。測試環境固定用 000000。'],
  [
    'project://mall/認證/單一登入',
    '企業客戶的單一登入用 SAML,時鐘誤差允許 90 秒。憑證每年六月到期,要提前一個月通知客戶更換。',
  ],
  // CI
  ['project://mall/ci/慢測試', '單元測試原本九分鐘,改成每個 worker 用自己的資料庫範本後降到三分鐘。'],
  ['project://game/ci/匯出', '在 CI 匯出遊戲時,匯出範本版本必須和編輯器完全一致,不然會回傳 0 但沒有產生檔案。'],
  ['project://infra/ci/執行器', '自架的執行器是用完即丟的競價型執行個體,工作突然消失通常是被回收,重跑就好。'],
  ['workflow://ci/主幹紅燈', '主幹建置失敗時先還原第一個出錯的提交,再到分支上查原因,不要在主幹上直接修。'],
  // 時區
  ['project://mall/時間/儲存', '時間一律以 UTC 存成 timestamptz,只有顯示時才轉成店家所在時區。'],
  [
    'project://infra/時間/排程',
    '叢集裡的 CronJob 預設是 UTC,備份原本想在凌晨兩點跑,結果在台北早上十點跑。要設定 timeZone。',
  ],
  ['project://game/時間/每日重置', '每日任務在伺服器時間清晨四點重置,不看玩家手機的時間,避免改時區多領獎勵。'],
  // 編碼
  ['project://etl/編碼/大五碼', '財政部的檔案是 Big5 編碼,罕用字會變問號;要用 cp950 加上自訂對照表解碼。'],
  ['project://etl/編碼/csv', 'Excel 開 CSV 中文變亂碼,是因為缺少 BOM;匯出時用 utf-8-sig。'],
  ['project://mall/編碼/表情符號', 'MySQL 舊資料表是 utf8 三位元組,遇到表情符號會截斷留言,已改成 utf8mb4。'],
  ['project://game/編碼/換行', '對話檔必須是 LF 換行,CRLF 會讓句尾出現方塊字元。'],
  // 測試
  ['project://mall/測試/假資料', '測試資料用工廠函式產生,不要共用固定的 fixture;只填測試在意的欄位。'],
  ['project://taxi/測試/截圖', '畫面截圖測試只在 Pixel 5 模擬器上錄製,字型縮放 1.0,其他裝置的差異不要接受。'],
  ['project://mall/測試/時鐘', '和時間有關的測試要注入假時鐘,不要用 jest 的假計時器,會讓資料庫驅動程式卡住。'],
  // 設定
  ['project://mall/設定/環境變數', '環境變數只在 src/config.ts 讀一次並且驗證,缺少時程式啟動就結束。'],
  ['project://infra/設定/機密', '密碼與金鑰放在 Vault,不可以寫進 Helm values 或 ConfigMap。'],
  ['project://mall/設定/功能開關', '功能開關存在資料表 flags,每三十秒輪詢一次;全面開啟後兩個衝刺內要移除。'],
  // 部署
  ['project://infra/部署/回復', '回復版本用 helm rollback,同時要凍結流水線,不然下一次合併又會把壞的版本部署上去。'],
  ['project://infra/部署/金絲雀', '金絲雀發布先給百分之五流量,觀察二十分鐘,錯誤率低於 0.5% 才自動放大。'],
  [
    'project://infra/部署/優雅關閉',
    'Pod 收到 SIGTERM 後負載平衡器還會送請求,要加 preStop 等十秒,不然每次部署都有一波 502。',
  ],
  // 行動裝置
  ['project://taxi/電池/定位', '背景定位在閒置時只用重大位置變更,行程中才用五秒一次;一直開 GPS 每小時耗電兩成。'],
  ['project://taxi/推播/權杖', '推播權杖在重新安裝後會改變,每次啟動都要送給伺服器。'],
  ['project://taxi/介面/鍵盤', '小螢幕的鍵盤會遮住付款按鈕,要用 adjustResize 並加上 imePadding。'],
  // 遊戲
  [
    'project://game/物理/固定步長',
    '物理更新固定每秒六十次,畫面用插值;移動邏輯放在 _physics_process,不然跳躍高度會隨幀率改變。',
  ],
  ['project://game/記憶體/洩漏', '切換關卡時記憶體洩漏:remove_child 之後節點沒有釋放,要呼叫 queue_free。'],
  ['project://game/亂數/種子', '每一關有自己的亂數產生器,種子由本局種子和層數算出;用全域亂數會讓重播不同步。'],
  // 資料管線與偏好
  ['project://etl/去重', '事件至少送達一次,在銀層依 event_id 去重,視窗七天。'],
  ['project://etl/個資', '電子郵件與電話在進入資料湖時就加鹽雜湊,分析師看不到原文。'],
  ['user://偏好/提交訊息', '提交訊息用祈使句,不加 feat: 之類的前綴,內文說明原因。'],
]

const simplified: [uri: string, content: string][] = [
  // 缓存
  [
    'project://blog/缓存/文章',
    '文章列表缓存五分钟,发布新文章时用消息通知各节点清除。不要在进程内存里再缓存一层,节点之间会不一致。',
  ],
  ['project://blog/缓存/穿透', '查询不存在的文章会穿透到数据库,空结果也要缓存三十秒,并用布隆过滤器挡掉非法编号。'],
  [
    'project://lang/缓存/增量编译',
    '增量编译的缓存键由源码哈希、编译器版本和所依赖接口的哈希组成,函数体改变不应该触发下游重新编译。',
  ],
  ['project://ops/缓存/依赖', 'CI 里 node_modules 的缓存按 package-lock.json 计算键,坏掉时把 CACHE_EPOCH 加一。'],
  // 迁移
  ['project://blog/迁移/非空', '给已有字段加非空约束:先加 NOT VALID 的检查约束,验证之后再设 NOT NULL,避免全表扫描。'],
  [
    'project://blog/迁移/回填',
    '回填数据每批五千行,中间停两百毫秒,记录最后的编号以便断点继续。一次更新全表会让 autovacuum 跟不上。',
  ],
  [
    'project://chat/迁移/安卓数据库',
    'Room 升级数据库时报「A migration was required but not found」,是因为没有导出 schema 文件,要提交 app/schemas。',
  ],
  ['project://pipe/迁移/字段兼容', 'Avro 新增字段必须有默认值,否则注册中心按向后兼容规则拒绝;改名要加别名。'],
  // 重试
  ['project://blog/重试/邮件', '发送邮件失败后按 1、5、30 分钟重试,超过三次写入失败表,由人工处理。'],
  ['project://pipe/重试/调度', 'Airflow 任务重试两次,间隔五分钟;传感器要用 reschedule 模式,否则一直占用执行槽。'],
  ['project://chat/重试/断线', '长连接断开后按指数退避重连,最长六十秒;切到前台时立刻重连一次。'],
  ['project://blog/熔断', '评论审核服务加了熔断:二十秒内错误过半就打开,三十秒后半开,打开期间评论先进待审队列。'],
  // 认证
  ['project://blog/认证/密码', '密码用 argon2id 哈希,旧的 bcrypt 在下次登录成功时自动升级。'],
  [
    'project://blog/认证/跨站',
    '会话 Cookie 设 SameSite=Lax、HttpOnly、Secure,不设 Domain,否则测试子域名能读到线上会话。',
  ],
  ['project://chat/认证/扫码', '网页端扫码登录的二维码两分钟过期,手机确认之后只能使用一次。'],
  ['project://ops/认证/部署身份', '流水线通过 OIDC 获取云账号的临时凭证,不保存长期密钥;新仓库要在 terraform 里登记。'],
  // CI
  [
    'project://lang/ci/平台',
    '编译器在 Linux、macOS、Windows 三个平台构建,模糊测试只在 Linux 每晚运行。Windows 检出前要关掉 autocrlf。',
  ],
  ['project://chat/ci/签名', 'iOS 打包报找不到签名证书,一般是 match 仓库口令换了,更新 MATCH_PASSWORD 即可。'],
  [
    'project://blog/ci/必需检查',
    '合并到主分支必须通过:格式、类型、单元测试。端到端测试不是必需的,因为依赖第三方沙箱。',
  ],
  ['workflow://ci/固定版本', '第三方 Action 用完整的提交哈希固定,标签可能被人移动。'],
  // 时区
  ['project://blog/时间/夏令时', '日报在夏令时结束那天多算了一小时,按店铺当地日期分组,不要用固定偏移相减。'],
  ['project://pipe/时间/分区', '分区按事件发生的 UTC 日期,不按入库日期;迟到七十二小时以内的数据重写旧分区。'],
  ['project://chat/时间/手机时钟', '消息顺序不能相信手机时钟,用服务器序号排序,本地时间只用来显示。'],
  // 编码
  ['project://pipe/编码/国标', '老系统导出的文件是 GBK 编码,直接按 UTF-8 读会乱码,在入口处统一转码。'],
  [
    'project://lang/编码/列号',
    'LSP 的位置按 UTF-16 计数,我们的区间按字节,要在 position.rs 里转换,表情符号后面悬停会偏两格。',
  ],
  ['project://blog/编码/网址', '文章网址里的中文先做 NFC 归一化再百分号编码,否则 macOS 上传的文件名会 404。'],
  ['project://chat/编码/昵称', '昵称长度按字素计算而不是按字节,一个家庭表情算一个字符。'],
  // 测试
  ['project://lang/测试/黄金文件', '解析器的期望输出用 UPDATE_EXPECT=1 cargo test 更新,差异必须人工看过。'],
  ['project://lang/测试/模糊', '模糊测试发现一万层嵌套括号会栈溢出,解析器深度限制为 256,超过报 E0042。'],
  ['project://pipe/测试/样本', '管道测试使用百分之一的抽样数据,种子固定,姓名都是编造的,不许把生产数据放进仓库。'],
  // 配置
  ['project://blog/配置/端口', '本地端口:接口 4010,后台 4011,数据库 5544,避免和系统自带的 5432 冲突。'],
  ['project://pipe/配置/内存', 'Spark 容器退出码 137 是内存被杀,要加大 memoryOverhead,而不是堆内存。'],
  ['project://blog/配置/日志', '日志级别可以用 SIGUSR2 在运行中切换;调试日志含请求正文,一小时内要关掉。'],
  // 部署
  ['project://ops/部署/域名', '迁移域名前两天把 DNS 的 TTL 降到六十秒,部分运营商不遵守,旧的负载均衡要多留一天。'],
  ['project://ops/数据库/连接数', 'Postgres 最多两百个连接,所有服务都走 PgBouncer 事务模式,必须关闭预处理语句。'],
  ['project://ops/terraform/锁', 'terraform 状态锁拿不到时,先看 DynamoDB 里是谁持有,问过之后再 force-unlock。'],
  ['project://ops/镜像/架构', '镜像同时构建 amd64 和 arm64,sharp 这个原生模块要按平台安装,否则在 ARM 机器上加载失败。'],
  // 移动端
  ['project://chat/深链接', '冷启动打开的深链接要等会话恢复之后再跳转,否则用户会落到登录页。'],
  ['project://chat/发布/灰度', '新版本按 1%、10%、50%、100% 四天放量,无崩溃会话低于 99.5% 时暂停。'],
  ['project://chat/界面/深色模式', '颜色一律用语义变量,不在页面里写十六进制;深色模式由同一套变量推导。'],
  // 编译器
  [
    'project://lang/解析/错误恢复',
    '语法错误之后跳到同一层的下一个分号或右大括号继续解析,避免一个漏掉的逗号报出四十条错误。',
  ],
  ['project://lang/垃圾回收', '选择引用计数加环检测,而不是追踪式垃圾回收,因为音频插件里停顿必须小于一毫秒。'],
  // 数据与偏好
  ['project://pipe/小文件', '流式写入产生大量小的 Parquet 文件,每晚合并到 256 MB 左右,合并之前查询慢十倍。'],
  ['project://pipe/费用', '查询大表必须带分区条件,上次一个看板扫全表一周花了一万多块。'],
  ['user://偏好/评审', '喜欢小的合并请求,三百行以内,界面改动要附截图。'],
]

export const holdoutMemories: HoldoutMemory[] = [...english, ...traditional, ...simplified].map(([uri, content]) => ({
  uri,
  content,
}))

const englishQueries: [query: string, answers: string[], kinds?: HoldoutKind[]][] = [
  ['redis key for product page cache', ['project://shop/cache/product-page']],
  ['thundering herd on cache expiry', ['project://shop/cache/stampede'], ['synonym']],
  ['cache-control header for account routes', ['project://shop/cache/cdn-headers']],
  ['how big can the image cache get on the phone', ['project://rider/image-cache']],
  ['what goes into the incremental compile cache key', ['project://quill/incremental-cache']],
  ['clear poisoned ci cache', ['project://fleet/ci-cache']],
  ['dbt macro not found but it exists', ['project://lake/dbt-cache']],
  ['one customer sees another users name', ['project://shop/cache/memoize-user']],
  ['renaming a column safely', ['project://shop/migrations/expand-contract']],
  ['create index without locking the table', ['project://shop/migrations/concurrent-index']],
  ['do we write down migrations', ['project://shop/migrations/down']],
  ['add not null constraint big table', ['project://shop/migrations/not-null']],
  ['A migration from 14 to 15 was required but not found', ['project://rider/room-migration']],
  ['avro new field default', ['project://lake/schema-evolution']],
  ['old save games from the demo', ['project://dungeon/save-version']],
  ['batch size for backfilling rows', ['project://shop/migrations/backfill-batches']],
  ['customers charged twice', ['project://shop/retries/payment']],
  ['idempotancy key payments', ['project://shop/retries/payment'], ['typo']],
  ['how many retrys does the http client do', ['project://shop/retries/backoff'], ['typo']],
  ['sensor holds worker slot airflow', ['project://lake/retries/airflow']],
  ['replay dlq', ['project://lake/dead-letter']],
  ['failed kafka messages where do they go', ['project://lake/dead-letter']],
  ['rides without internet connection', ['project://rider/offline-queue'], ['synonym']],
  ['quarentine flaky test', ['project://fleet/flaky-tests'], ['typo']],
  ['tax service down what happens', ['project://shop/circuit-breaker']],
  ['refresh token lifetime', ['project://shop/auth/jwt-expiry']],
  ['authentication cookie flags samesite', ['project://shop/auth/session-cookie'], ['abbr']],
  ['where do permission checks live', ['project://shop/auth/permissions']],
  ['access control per tenant', ['project://shop/auth/permissions'], ['synonym']],
  ['fingerprint login', ['project://rider/auth/biometric']],
  ['aws creds in github actions', ['project://fleet/auth/oidc-deploy'], ['abbr']],
  ['bcrypt to argon2 upgrade', ['project://shop/auth/password-hash']],
  ['oauth state mismatch two tabs', ['project://shop/auth/oauth-state']],
  ['Access Denied: Dataset bigquery', ['project://lake/auth/service-account']],
  ['The runner has received a shutdown signal', ['project://fleet/ci/runners']],
  ['windows ci lexer files differ', ['project://quill/ci/matrix']],
  ['is e2e required to merge', ['project://shop/ci/required-checks'], ['abbr']],
  ['No signing certificate found ios', ['project://rider/ci/ios-signing']],
  ['godot export writes nothing', ['project://dungeon/ci/export']],
  ['unit tests perf template db', ['project://shop/ci/slow-tests'], ['abbr']],
  ['main is broken what to do', ['workflow://ci/bisect-red-main'], ['synonym']],
  ['pin github action by sha', ['workflow://ci/pin-actions']],
  ['timestamps stored in what timezone', ['project://shop/time/utc-storage']],
  ['daylight saving sales report', ['project://shop/time/dst-report'], ['synonym']],
  ['late arriving events partition', ['project://lake/time/partition-date']],
  ['update deps which day', ['workflow://deps/upgrade'], ['abbr']],
  ['cronjob wrong timezone', ['project://fleet/time/cron']],
  ['when do daily quests reset', ['project://dungeon/time/daily-reset']],
  ['csv byte order mark first column', ['project://lake/encoding/csv-bom'], ['synonym']],
  ['garbled spanish names', ['project://lake/encoding/latin1'], ['synonym']],
  ['mysql emoji truncated', ['project://shop/encoding/emoji-utf8mb4']],
  ['lsp hover off after emoji', ['project://quill/encoding/utf16-columns']],
  ['accent in slug 404', ['project://shop/encoding/url-slugs']],
  ['i18n files newline', ['project://dungeon/encoding/line-endings'], ['abbr', 'synonym']],
  ['test factories or fixtures', ['project://shop/testing/factories']],
  ['fake timers hang postgress', ['project://shop/testing/fake-clock'], ['typo']],
  ['record screenshots paparazzi', ['project://rider/testing/snapshots']],
  ['UPDATE_EXPECT', ['project://quill/testing/golden']],
  ['nested parens stack overflow', ['project://quill/testing/fuzz']],
  ['prod data in tests allowed?', ['project://lake/testing/sample-data'], ['abbr']],
  ['where are env vars validated', ['project://shop/config/env-loading'], ['abbr']],
  ['remove old feature toggles', ['project://shop/config/feature-flags'], ['synonym']],
  ['where to put k8s secrets', ['project://fleet/config/secrets'], ['abbr']],
  ['local pg port', ['project://shop/config/local-ports'], ['abbr']],
  ['exit code 137', ['project://lake/config/spark-memory']],
  ['turn on debug logging without restart', ['project://shop/config/log-level']],
  ['revert a bad deployment', ['project://fleet/deploy/rollback'], ['synonym']],
  ['canary promotion threshhold', ['project://fleet/deploy/canary'], ['typo', 'synonym']],
  ['502 during rollout', ['project://fleet/k8s/graceful-shutdown']],
  ['node OOMKilled pod', ['project://fleet/k8s/oom-limits']],
  ['terrafrom lock stuck', ['project://fleet/terraform/state-lock'], ['typo']],
  ['prepared statement s1 already exists', ['project://fleet/postgres/connections']],
  ['sharp module arm64 docker', ['project://fleet/docker/arm-builds']],
  ['deep link lands on login screen', ['project://rider/navigation/deep-links']],
  ['gps battery drain', ['project://rider/battery/location']],
  ['notification token refresh on reinstall', ['project://rider/push/token'], ['synonym']],
  ['gradle deamon heap space', ['project://rider/build/gradle-oom'], ['typo']],
  ['syntax error cascades into many messages', ['project://quill/parser/error-recovery']],
  ['reference counting vs garbage collection', ['project://quill/gc/decision']],
  ['jump height depends on fps', ['project://dungeon/physics/fixed-step'], ['synonym']],
  ['replay desync random', ['project://dungeon/rng/seeds']],
  ['orphan nodes memory leek', ['project://dungeon/leak/orphan-nodes'], ['typo']],
  ['duplicate events', ['project://lake/dedup/events']],
  ['mask personal data emails', ['project://lake/pii/masking']],
  ['commit message convention', ['user://style/commits']],
]

const chineseQueries: [query: string, answers: string[], kinds?: HoldoutKind[]][] = [
  // In the script of the note
  ['商品頁快取多久過期', ['project://mall/快取/商品頁']],
  ['快取雪崩', ['project://mall/快取/雪崩']],
  ['更新後白畫面', ['project://mall/快取/瀏覽器']],
  ['離線地圖', ['project://taxi/快取/地圖']],
  ['加欄位的步驟', ['project://mall/遷移/加欄位']],
  ['建索引鎖表', ['project://mall/遷移/索引']],
  ['Redshift 搬到 BigQuery 日期', ['project://etl/遷移/倉儲']],
  ['重複扣款', ['project://mall/重試/付款']],
  ['429 要等多久', ['project://mall/重試/退避']],
  ['死信', ['project://etl/重試/死信']],
  ['照片續傳', ['project://taxi/重試/上傳']],
  ['token 多久過期', ['project://mall/認證/權杖'], ['synonym']],
  ['權限', ['project://mall/認證/權限']],
  ['驗證碼', ['project://taxi/認證/簡訊']],
  ['SSO 憑證到期', ['project://mall/認證/單一登入'], ['abbr']],
  ['單元測試太慢', ['project://mall/ci/慢測試']],
  ['主幹壞了怎麼辦', ['workflow://ci/主幹紅燈']],
  ['備份跑錯時間', ['project://infra/時間/排程']],
  ['Big5 罕用字', ['project://etl/編碼/大五碼']],
  ['Excel 亂碼', ['project://etl/編碼/csv']],
  ['句尾方塊', ['project://game/編碼/換行']],
  ['env 變數在哪裡讀', ['project://mall/設定/環境變數'], ['abbr']],
  ['金絲雀', ['project://infra/部署/金絲雀']],
  ['耗電', ['project://taxi/電池/定位']],
  ['鍵盤擋住按鈕', ['project://taxi/介面/鍵盤'], ['synonym']],
  ['跳躍高度 fps', ['project://game/物理/固定步長']],
  ['事件重複', ['project://etl/去重'], ['synonym']],
  ['文章缓存', ['project://blog/缓存/文章']],
  ['缓存穿透', ['project://blog/缓存/穿透']],
  ['增量编译', ['project://lang/缓存/增量编译']],
  ['加非空约束', ['project://blog/迁移/非空']],
  ['回填 断点', ['project://blog/迁移/回填']],
  ['Room schema 没导出', ['project://chat/迁移/安卓数据库']],
  ['邮件发送失败', ['project://blog/重试/邮件']],
  ['airflow 传感器占槽', ['project://pipe/重试/调度']],
  ['断线重连', ['project://chat/重试/断线']],
  ['熔断', ['project://blog/熔断']],
  ['bcrypt 升级', ['project://blog/认证/密码']],
  ['扫码登录', ['project://chat/认证/扫码']],
  ['找不到签名证书', ['project://chat/ci/签名']],
  ['夏令时', ['project://blog/时间/夏令时']],
  ['消息乱序', ['project://chat/时间/手机时钟'], ['synonym']],
  ['GBK 乱码', ['project://pipe/编码/国标']],
  ['昵称长度', ['project://chat/编码/昵称']],
  ['栈溢出', ['project://lang/测试/模糊']],
  ['db 端口', ['project://blog/配置/端口'], ['abbr']],
  ['spark 内存不足被 kill', ['project://pipe/配置/内存'], ['synonym']],
  [
    'PgBouncer 要关掉 prepared statement 吗',
    ['project://ops/数据库/连接数', 'project://fleet/postgres/connections'],
    ['synonym'],
  ],
  ['垃圾回收 停顿', ['project://lang/垃圾回收']],
  ['小文件合并', ['project://pipe/小文件']],
  // Simplified typed for a note in traditional
  ['付款重复扣款', ['project://mall/重試/付款'], ['crossing']],
  ['单一登录 SAML', ['project://mall/認證/單一登入'], ['crossing', 'synonym']],
  ['商品页缓存', ['project://mall/快取/商品頁'], ['crossing', 'synonym']],
  ['功能开关', ['project://mall/設定/功能開關'], ['crossing']],
  ['环境变量验证', ['project://mall/設定/環境變數'], ['crossing', 'synonym']],
  ['验证码每天几条', ['project://taxi/認證/簡訊'], ['crossing']],
  ['推送 token 重新安装', ['project://taxi/推播/權杖'], ['crossing', 'synonym']],
  ['后台定位耗电', ['project://taxi/電池/定位'], ['crossing', 'synonym']],
  ['每日任务重置', ['project://game/時間/每日重置'], ['crossing']],
  ['内存泄漏 queue_free', ['project://game/記憶體/洩漏'], ['crossing', 'synonym']],
  ['提交信息前缀', ['user://偏好/提交訊息'], ['crossing', 'synonym']],
  ['优雅关闭', ['project://infra/部署/優雅關閉'], ['crossing']],
  ['时区 显示', ['project://mall/時間/儲存'], ['crossing']],
  // Traditional typed for a note in simplified
  ['發布 放量 崩潰', ['project://chat/发布/灰度'], ['crossing']],
  ['預處理語句 連接', ['project://ops/数据库/连接数'], ['crossing']],
  ['顏色 語義變量', ['project://chat/界面/深色模式'], ['crossing']],
  ['深連結 登錄頁', ['project://chat/深链接'], ['crossing', 'synonym']],
  ['語法錯誤 分號', ['project://lang/解析/错误恢复'], ['crossing']],
  ['調試日誌', ['project://blog/配置/日志'], ['crossing']],
  ['鏡像 arm64', ['project://ops/镜像/架构'], ['crossing']],
  ['狀態鎖', ['project://ops/terraform/锁'], ['crossing']],
  ['分區 遲到的資料', ['project://pipe/时间/分区'], ['crossing', 'synonym']],
  ['網址編碼', ['project://blog/编码/网址'], ['crossing']],
  ['評審 截圖', ['user://偏好/评审'], ['crossing']],
  ['查詢費用太高', ['project://pipe/费用'], ['crossing']],
]

const judged = (language: 'en' | 'zh', rows: typeof englishQueries): HoldoutQuery[] =>
  rows.map(([query, answers, kinds = []]) => ({ query, answers, language, kinds }))

export const holdoutQueries: HoldoutQuery[] = [...judged('en', englishQueries), ...judged('zh', chineseQueries)]
