/** Memories of a made-up shop: `key|text`. */
export const ENGLISH_MEMORIES = `
auth1|Login tokens expire after fifteen minutes; the refresh endpoint is POST /auth/refresh in session-controller.ts.
auth2|Passwords are hashed with argon2id, never bcrypt; parameters live in hashPassword().
auth3|verifyToken throws TokenExpired and must be caught at the edge, not inside services.
auth4|Two-factor codes are checked by checkOtpCode with a window of one step.
auth5|Service accounts use mutual TLS; they have no password at all.
db1|The connection pool holds twenty connections; a larger pool makes postgres refuse clients.
db2|Migrations are written by hand in SQL, one file each, and are never edited after release.
db3|Read replicas lag up to two seconds, so a read after a write must go to the primary.
db4|The orders table is partitioned by month; queries without a created_at filter scan everything.
db5|Deadlocks in the stock table came from updating rows in different order; always lock by ascending sku.
cache1|The product cache is invalidated by version number, not by deleting keys.
cache2|Redis keys are prefixed with the tenant id; forgetting it leaks data between tenants.
cache3|cacheWarmup runs at deploy and takes about ninety seconds.
cache4|HTTP responses for anonymous visitors are cached at the CDN for five minutes.
cache5|Never cache the price endpoint: prices depend on the customer's contract.
pay1|Amounts are integers in cents everywhere; floating point money was the cause of the rounding bug.
pay2|Refunds are asynchronous: refundOrder only enqueues, the worker talks to the bank.
pay3|The payment provider retries webhooks for three days; handlePaymentWebhook must be idempotent.
pay4|Card numbers never reach our servers; the form posts to the provider's iframe.
pay5|Chargebacks are booked in ledger account 4410.
ship1|Shipping labels are made by the carrier API, which rejects addresses longer than 35 characters per line.
ship2|Returned parcels keep their order status until the warehouse scans them.
ship3|estimateDelivery ignores public holidays on purpose; marketing adds the disclaimer.
ship4|Express shipping is only offered below thirty kilograms.
ship5|The tracking page polls every sixty seconds, more often gets us blocked by the carrier.
test1|Run the unit tests with pnpm test:unit; the integration tests need docker compose up first.
test2|Flaky checkout test: the clock must be frozen with withFrozenClock.
test3|Snapshot tests are forbidden in the api folder; compare fields instead.
test4|The fixture factory makeOrder fills every required field; override only what the test is about.
test5|End to end tests run against staging at night, not on pull requests.
build1|The build needs node 22; older versions fail with an unsupported regex flag.
build2|Bundles over 250 kilobytes fail the build; check with pnpm analyze.
build3|Generated GraphQL types are committed; regenerate with pnpm codegen after changing the schema.
build4|The monorepo uses pnpm workspaces; never run npm install at the root.
build5|Source maps are uploaded to the error tracker and removed from the public bundle.
deploy1|Deploys go out on weekdays before four; a release on Friday afternoon needs approval.
deploy2|Rolling back is done with deployctl rollback and takes about a minute.
deploy3|Feature flags are removed two weeks after full rollout.
deploy4|The staging environment shares the production search cluster, so load tests are forbidden there.
deploy5|Environment variables are validated at start by parseEnvironment; a missing one stops the process.
search1|The search index is rebuilt nightly by rebuildIndex; partial updates go through the outbox table.
search2|Synonyms are kept in synonyms.txt, one group a line, and need an index rebuild.
search3|Ranking boosts products in stock by a factor of two.
search4|Typos are tolerated from five letters on.
search5|The autocomplete endpoint must answer within fifty milliseconds.
mail1|Transactional mail is sent by the mailer service through a queue; never call sendMail from a request handler.
mail2|Templates are MJML files compiled at build time.
mail3|Unsubscribed addresses are kept in the suppression list for ever.
mail4|The test environment delivers all mail to the catch-all inbox.
mail5|Attachments over five megabytes are replaced by a download link.
ui1|Colours come from design tokens; hard-coded hex values fail the lint rule.
ui2|Dialogs must trap focus and close on escape; use the Dialog component, not a plain div.
ui3|Dates are shown in the visitor's time zone, stored in UTC.
ui4|The product grid uses CSS subgrid, which Safari supports since 16.
ui5|Loading states appear only after 200 milliseconds to avoid flicker.
i18n1|Translations are keys in dot notation; missing keys fall back to English and are reported.
i18n2|Plural forms use ICU message syntax.
i18n3|The Arabic layout mirrors the navigation with logical properties.
i18n4|Currency formatting always goes through formatMoney.
i18n5|Translators work in the web tool; never edit the json files by hand.
log1|Logs are structured JSON; the request id is added by the middleware.
log2|Personal data must not be logged; redactUser removes mail and phone.
log3|Debug logging is turned on per request with the X-Debug header.
log4|Logs are kept for thirty days, audit entries for ten years.
log5|Slow queries over 500 milliseconds are logged with their plan.
queue1|Jobs are retried five times with exponential backoff, then moved to the dead letter queue.
queue2|Each worker handles one job at a time; concurrency is set by the number of pods.
queue3|Job payloads carry ids, not whole objects, because they may be stale when they run.
queue4|The cleanup job runs at three in the morning and deletes carts older than thirty days.
queue5|requeueFailed moves dead letters back; use it only after the cause is repaired.
api1|The public API is versioned in the path; v1 must stay compatible until 2027.
api2|Pagination uses cursors, never offsets.
api3|Errors follow RFC 9457 problem details.
api4|Rate limits are 100 requests a minute per key, answered with status 429.
api5|Breaking changes need an entry in API_CHANGES.md.
sec1|Uploaded images are re-encoded to strip metadata and scripts.
sec2|Content security policy forbids inline scripts; use the nonce helper.
sec3|Secrets come from the vault at start and are never written to disk.
sec4|Admin pages are reachable only through the VPN.
sec5|Dependencies are scanned weekly; a critical finding blocks the release.
stock1|Stock is reserved when checkout starts and released after fifteen minutes.
stock2|Negative stock is allowed for made-to-order articles only.
stock3|The warehouse sends a full inventory every Sunday; differences are booked as corrections.
stock4|reserveStock is the only function that may change the reserved column.
stock5|Bundles have no stock of their own; it follows from their parts.
price1|Price rules are evaluated from the most specific to the most general; the first match wins.
price2|Discounts never apply to gift cards.
price3|VAT is calculated per line and rounded half up.
price4|Contract prices are imported from the ERP every hour by importContractPrices.
price5|A price change is effective from midnight in the shop's time zone.
user1|Deleting an account anonymises orders instead of removing them, for tax reasons.
user2|Guest checkouts are merged into the account when the mail address is confirmed.
user3|Profile pictures are limited to two megabytes.
user4|Customer support may impersonate a user for thirty minutes, which is written to the audit log.
user5|Newsletter consent needs double opt-in.
perf1|The home page must load in under two seconds on a slow phone.
perf2|N+1 queries in the order list were repaired with a data loader.
perf3|Images are served as AVIF with a JPEG fallback.
perf4|The checkout script is loaded only when the cart is not empty.
perf5|Server rendering is cached per locale and device class.
team1|Commit messages are in the imperative and under 72 characters.
team2|Pull requests need one review, two for payment code.
team3|The on-call engineer rotates on Mondays.
team4|Architecture decisions are written in docs/adr, one page each.
team5|Nobody pushes to main; branches are squashed.
arch1|The order service owns orders; others ask it through events, never through its database.
arch2|Events are published by the outbox pattern so that none is lost.
arch3|The monolith is split by strangling: new endpoints go into services, old ones stay.
arch4|Domain code may not import from the web layer; a lint rule checks it.
arch5|Time is always passed in as a parameter, never read inside domain functions.
err1|ECONNRESET from the carrier API is harmless and retried.
err2|"Cannot read properties of undefined (reading 'sku')" comes from carts saved before the sku migration.
err3|Out of memory in the image worker was caused by unlimited sharp concurrency.
err4|The error 23505 on the coupons table means that the code was used twice at the same moment.
err5|A blank checkout page usually means that the provider's script was blocked by an ad blocker.
files1|Route handlers live in src/routes, one file per resource.
files2|Shared types are in packages/contracts and may not import anything.
files3|The legacy PHP code in old-shop is read only.
files4|Feature modules have index.ts as their only public door.
files5|Test data for imports is under fixtures/erp.
report1|The daily sales report is computed from the events table, not from orders.
report2|Exports over ten thousand rows are made in the background and mailed as a link.
report3|Finance closes the month on the third working day; bookings are locked afterwards.
report4|Dashboards refresh every fifteen minutes.
report5|Revenue is reported net of refunds.
mobile1|The mobile app talks to the same API with an app key.
mobile2|Push notifications are sent through the notification hub, not directly.
mobile3|Deep links start with shop:// and are handled by openLink.
mobile4|The minimum supported iOS version is 16.
mobile5|Offline carts are merged on the next start; the newer quantity wins.
ml1|Recommendations are computed nightly and stored per customer.
ml2|The fraud score above 80 sends an order to manual review.
ml3|Training data must not contain names or addresses.
ml4|The ranking model is retrained on the first of each month.
ml5|Cold start customers get the bestsellers of their country.
ops1|Alerts go to the operations channel; only pages with severity one wake somebody.
ops2|Backups are taken every six hours and restored as a test every month.
ops3|Certificates renew by themselves thirty days before they expire.
ops4|The disk of the log host fills up when debug logging stays on.
more1|Login attempts are limited to ten a minute per address.
more2|The token bucket of the limiter is kept in memory, not in redis.
more3|Pool parties of the team are on the first Friday in July.
more4|The password field allows pasting, on purpose.
more5|Connections to the mail server are kept open for a minute.
more6|The checkout button is green because of an experiment in spring.
more7|Node exporters run on every host.
more8|Refresh the page after changing feature flags; they are read at load.
more9|Bundle deals are shown above the fold.
more10|Price tags are printed by the branch, not by us.
more11|Orders from Switzerland need a customs form.
more12|Images of the blog are not part of the shop's storage.
ops5|Health checks hit /healthz, which does not touch the database.
`

/** `query|keys of the right answers`. */
export const ENGLISH_QUERIES = `
how long are login tokens valid|auth1
which password hash do we use|auth2
where to catch an expired token|auth3,auth1
otp code window|auth4
size of the connection pool|db1
may I edit a migration after release|db2
reading right after writing from a replica|db3
orders table partition month|db4
deadlock when updating stock|db5
how is the product cache invalidated|cache1
tenant prefix redis keys|cache2
should the price endpoint be cached|cache5
money as integer cents|pay1
why is refunding asynchronous|pay2
payment webhook idempotent|pay3
chargeback account|pay5
address line too long for shipping label|ship1
how often does tracking poll|ship5
status of returned parcels|ship2
run integration tests|test1
flaky checkout test clock|test2
snapshot tests allowed?|test3
make order fixture|test4
which node version for the build|build1
bundle size limit|build2
regenerate graphql types|build3
roll back a deploy|deploy2
release on friday|deploy1
validate environment variables|deploy5
load test on staging|deploy4
rebuild the search index|search1
add synonyms|search2
send mail from a request handler|mail1
large attachments|mail5
hard-coded colours|ui1
focus trap in dialogs|ui2
time zone of dates|ui3
plural forms translation|i18n2
format currency|i18n4
edit translation json by hand|i18n5
personal data in logs|log2
how long are logs kept|log4
retry jobs backoff dead letter|queue1
job payload stale objects|queue3
pagination offset or cursor|api2
rate limit per key|api4
strip metadata of uploaded images|sec1
inline scripts policy|sec2
when is reserved stock released|stock1
function that changes the reserved column|stock4
vat rounding|price3
contract prices from the erp|price4
what happens when an account is deleted|user1
n+1 queries order list|perf2
reviews needed for payment code|team2
where are architecture decisions written|team4
cannot read properties of undefined sku|err2
coupon error 23505|err4
minimum ios version|mobile4
restore backups test|ops2
health check endpoint database|ops5
`
