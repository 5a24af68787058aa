// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features.
 */
export const WORDS = ` -:-43 -12:-45 -checkpoint:-5 -fns:28 -out:5 .:-60 ..:-24 ...:-21 .env:31 .g.:-12 .go:-27 .json:8 .log:22 .md:18 .py:-15 .ts:-16 \
/:69 /core:15 /gen:5 /sessions:-7 /ui:17 <code>:44 <num>:-18 <url>:9 _:50 _at:29 _case:34 _id:11 _ref:12 a:14 abbreviations:11 \
abc:-48 able:-24 about:-102 above:-8 accept:-35 access:37 according:-5 account:-5 accounts:-29 across:89 active:-45 add:-8 \
added:-29 adding:33 adds:29 admin:43 after:13 again:-128 agent:-56 agenttype:-19 all:-78 allow:-17 allows:10 alone:35 already:-23 \
also:-7 always:-53 am:58 amounts:27 an:-12 and:-26 android:24 another:-34 answer:16 answers:32 any:21 anymore:-116 anything:12 \
anyway:-14 anywhere:35 api:20 app:130 apply:5 approach:-41 approvals:26 approve:53 apps:39 architecture:33 are:22 aren't:-42 arm:32 \
around:-8 as:21 ascii:36 ask:-9 asked:-6 asking:35 assume:-13 attached:-15 attribution:-50 auth:-10 auto:-27 avoid:20 await:18 \
away:14 axios:-14 b:-50 back:9 backend:7 backwards:40 banned:45 bar:-5 barrel:35 base:-6 based:22 basically:-11 be:32 because:25 \
been:7 before:68 behind:-15 being:6 belongs:39 below:27 berth:17 better:-35 between:49 bigint:7 billing:-49 biome:25 bit:39 \
blank:-23 blind:20 block:-13 blue:-22 bold:-47 bot:23 both:-11 box:-9 branch:-22 branches:16 break:-23 british:28 broken:-7 \
bucket:22 bug:45 build:24 builds:-10 bump:22 bun:82 but:-35 button:-10 buttons:57 by:71 cache:-33 calculateattribution:-15 \
calculateattributionwithaccumulated:-32 calculated:-6 calculatepromptattributionatstart:-20 calculation:-6 call:-34 called:-9 \
calls:32 camelcase:34 can:-49 can't:20 cancelled:54 captured:-47 cargo:26 case:28 cases:-14 catch:9 cents:24 change:-36 changed:14 \
changelog:43 changes:36 changing:14 characters:7 check:-6 checkbox:-45 checked:-8 checker:17 checkpoint:-24 checkpoints:-43 \
chrome:8 ci:6 class:-19 classes:23 claude:-57 clean:19 clear:27 cleared:-19 cli:-23 click:-26 client:-20 clock:24 close:-20 cmd:-19 \
code:127 codebase:19 colour:21 column:-17 come:19 comes:-12 command:14 comment:-116 commit:11 commits:7 committed:10 committing:7 \
company:-26 completely:-9 component:-7 compose:27 composition:31 config:-7 confusing:-21 console:17 const:-7 constant:-13 \
constants:-28 contain:-5 contains:-16 content:-27 context:-25 continue:-17 convention:-13 conventional:28 convert:-8 copy:18 \
correct:-15 could:27 couldn't:-16 count:-28 coverage:18 create:-12 created:14 css:57 csv:-31 currently:-9 customer:-18 customers:60 \
cut:-10 dark:-7 dashboard:38 database:70 date:21 dates:52 dayjs:67 days:33 db:76 dead:32 debug:-34 decide:37 decimal:26 default:7 \
delete:-31 demo:-47 dependencies:21 dependency:9 deploy:-20 deployed:8 deploys:-7 desktop:-21 detect:-16 dev:47 develop:71 did:-18 \
diff:56 different:-5 diffs:18 digits:-11 directly:25 do:10 docs:-5 docstrings:-38 does:-36 doesn't:-22 domain:9 don't:-25 done:-50 \
dont:17 down:-17 dropdown:-14 dropping:-13 duplicated:-9 during:6 e:29 early:6 edge:19 edit:41 editing:-10 editor:12 edits:-26 \
either:5 else:60 email:-34 emoji:27 emojis:14 empty:-22 enable:-14 enabled:-28 end:23 endpoint:5 ends:5 entire:-53 entries:-8 \
entry:62 enum:5 env:40 error:-25 errors:37 eu:29 even:29 events:-8 ever:73 every:29 everything:-44 everywhere:100 exactly:21 \
except:8 exceptions:33 existing:5 explain:40 export:-27 exports:51 external:39 facing:8 fail:-37 failed:-9 failing:58 fails:45 \
failures:-12 fake:16 fallback:-25 faster:-44 feat:17 feature:70 features:-17 feel:7 fetch:29 fetchuser:-11 fields:-26 file:-42 \
files:34 find:-14 fine:-37 finish:30 finishes:-17 firefox:-50 first:54 five:-30 fix:-19 fixed:-27 fixtures:22 flag:8 flags:64 \
flaky:-19 float:-17 floats:-41 folder:30 follow:9 foo:10 footer:-29 for:-20 force:22 forever:-22 forget:-55 form:-85 forward:6 \
found:-6 free:56 friday:-78 fridays:17 from:51 frontend:35 frozen:58 function:-28 functions:-7 future:22 gateway:56 gb:-7 gemini:-6 \
gen:6 general:41 generate:14 german:-20 get:35 gets:48 getting:-12 git:-25 github:11 give:25 go:8 goes:-13 going:-33 gone:-20 \
good:-52 got:-9 graphql:74 great:5 green:-42 grpc:52 guess:-10 had:40 half:42 hand:53 handle:-28 handled:8 handler:-28 handlers:31 \
handles:64 hands:36 happens:-48 has:28 hate:5 have:-7 he:-21 header:-94 headers:-8 heads:8 help:-26 helpers:32 helpful:-6 her:16 \
here:-69 hex:14 hit:28 hm:-24 hold:10 hook:-20 hour:21 how:17 http:37 human:-6 hurry:-25 i:-78 i'd:-81 i'll:-29 i'm:24 i've:-41 \
icon:-28 id:-58 idea:-27 idempotent:46 ids:50 if:-58 ignore:25 imperative:5 implement:-7 import:-27 imports:28 in:33 include:19 \
including:-27 index:13 info:-13 information:50 infra:25 inheritance:21 init:-15 inline:22 input:28 install:25 instance:-11 \
instead:-7 integration:33 internal:53 into:36 invoice:30 invoices:59 ios:29 ip:-48 is:31 isn't:30 it:-70 it's:135 its:20 jenkins:15 \
jest:60 jira:39 job:30 jobs:-10 json:50 just:-55 kafka:-10 kb:10 keep:10 keeps:-24 key:29 keys:16 keywords:22 know:-30 label:27 \
last:-52 later:-7 launchdarkly:6 layer:18 least:12 leave:36 ledger:16 left:-47 legacy:45 legal:21 let:9 let's:109 level:-10 lib:-24 \
library:7 like:26 limit:-26 line:-53 lines:31 link:-18 lint:30 linter:13 list:-132 listens:-26 live:19 lives:27 loading:-6 \
locally:27 lock:20 lockfile:46 lodash:75 log:-23 logger:42 logic:-15 login:-27 logo:-23 logs:33 lol:-37 long:21 longer:-41 look:-41 \
looking:-10 looks:-46 loop:-15 lost:-12 lower:8 lunch:-9 m:13 mac:52 machine:31 made:-86 mail:-16 main:28 manager:-16 manual:-67 \
manually:-11 many:15 map:-91 mapper:-27 march:7 marta:37 master:41 match:-20 max:10 may:34 mb:-35 means:35 meant:-33 meeting:-23 \
memory:-26 merge:42 merged:30 merging:18 message:-24 messages:57 metadata:-22 method:6 might:-24 migration:51 migrations:23 mind:7 \
minimum:23 minor:14 minute:-28 minutes:30 mise:-31 missing:-32 mobile:25 mock:11 mocks:17 modal:-26 mode:-28 model:5 module:-16 \
modules:52 moment:-23 monday:-10 money:60 mongo:-5 monorepo:-26 month:28 more:16 most:-9 mostly:10 move:-19 moved:22 moving:-9 \
much:-9 must:-29 mutex:-41 my:-6 n:32 name:32 named:37 names:92 needed:39 needs:64 network:101 never:-30 newest:18 night:13 \
nightly:50 no:55 nobody:11 node:43 none:-24 not:39 notes:-15 nothing:-69 now:-14 nowhere:26 npm:19 null:29 number:-29 numbers:19 \
of:-24 off:103 offline:24 often:20 ok:-8 old:19 on:67 once:25 one:40 ones:13 only:31 open:-63 openapi:54 operation:-15 ops:27 \
option:-34 optional:-10 or:-12 order:38 orders:-40 other:-109 otherwise:16 our:17 output:24 outputs:15 outside:46 over:68 \
overwritten:48 own:91 owner:33 owns:20 package:6 packages:22 page:9 pages:20 pagination:-8 panel:14 parse:-31 parser:-22 part:-30 \
pass:17 passes:-27 passing:-15 password:-7 paste:23 path:-12 paths:-20 pattern:29 pay:6 payloads:16 payment:33 people:-13 per:97 \
percent:9 perfect:-9 performance:10 period:22 permission:-6 phone:-26 pipeline:27 place:27 places:-35 plain:19 plan:-5 please:32 \
pls:8 pnpm:78 poetry:15 point:15 port:-39 possible:-6 post:-88 posthog:-42 prefer:37 preferences:-15 prefix:48 prices:25 pricing:11 \
print:-13 prints:-48 prior:-5 problem:-26 prod:68 product:29 production:-15 project:62 projects:38 prompt:-84 promptattributions:-8 \
prompts:-6 proto:20 proxy:6 prs:52 public:43 push:30 pushed:-8 pushes:30 pushing:42 put:29 px:-9 python:47 qa:29 query:9 \
question:-10 queue:-51 quick:-23 quotes:18 ran:45 rate:53 rather:21 react:11 read:8 reading:-20 readme:-69 reads:-12 ready:-24 \
real:27 really:22 rebase:-13 redis:14 redux:9 refunds:8 regenerate:-11 registry:-6 rejects:18 release:-32 releases:35 rely:21 \
remote:-22 remove:-41 removed:9 rename:-25 replace:-55 reply:39 repo:86 report:-53 reports:17 repository:25 request:-59 \
requests:-52 require:35 rerun:-27 reset:5 rest:38 restart:-11 result:13 resume:-43 retries:-41 return:-8 returns:-55 reuse:-15 \
revert:-5 review:-22 reviewer:-8 reviews:28 rewrite:-17 right:-53 root:-49 row:-71 rule:-13 run:63 running:52 runs:45 rust:26 s:-25 \
safari:5 said:-34 same:9 sandbox:8 say:81 saying:-42 says:-28 schema:28 screens:-54 screenshot:19 script:-18 scripts:86 sdk:9 \
search:-22 second:-49 seconds:-62 secrets:21 see:43 seed:35 seems:-10 seen:20 send:-13 sent:-19 sentence:56 separate:-20 server:30 \
services:100 session:-28 sessions:-16 set:10 settings:-15 settled:9 setup:-75 shadow:-62 shared:41 shell:42 shop:8 short:38 \
should:-141 show:-12 shows:-42 sidebar:-10 sign:26 since:-24 single:-43 size:25 skill:-15 skip:-36 skips:-6 slow:-10 small:47 \
snake:11 so:63 some:-63 someone:-33 something:-27 sometimes:15 soph:-18 sorted:40 source:42 spaces:30 spec:-37 spell:61 spelled:101 \
spelling:-19 spike:-24 spinner:-19 split:-20 sprint:-31 sql:63 sqlite:7 squash:49 src:-70 stable:17 stack:30 stage:34 staging:56 \
start:-25 started:12 state:22 stay:62 stays:13 step:-19 stick:63 still:13 stopped:-10 stops:-8 store:31 stored:14 story:-8 \
straight:31 strategy:-8 string:-57 strings:15 structlog:37 stuck:-67 stuff:15 style:6 styled:14 styles:21 suite:15 summaries:25 \
summarise:-18 support:42 supported:28 sure:-34 system:47 t:-10 tab:-11 table:12 tabs:-19 tag:18 tailwind:14 take:-22 takes:-84 \
talk:-30 talked:52 talks:52 task:5 team:49 telemetry:-18 tell:-6 ten:35 tenant:15 test:-6 tests:17 than:22 thanks:-12 that:-49 \
that's:46 thats:-31 the:-32 their:-55 then:-60 there:-45 there's:17 these:-73 they:47 they're:24 thing:13 things:65 think:-9 \
thinking:-29 third:6 this:-182 those:21 thread:-17 three:-57 throw:61 ticket:36 timeout:-21 timeouts:-13 timestamps:34 title:-9 \
to:19 today:-14 todo:20 token:-49 tokens:-36 told:-11 tomorrow:-19 too:-46 took:51 tool:-37 tooltip:-10 top:29 total:-8 \
totalcommitted:-7 touch:63 touched:27 touches:14 touching:12 trace:16 trailer:-26 transcript:-22 translate:-7 translations:8 \
treat:65 tree:26 true:-14 trunk:53 truth:24 try:-69 tuesdays:10 twice:8 two:-13 type:-13 types:5 typescript:29 typo:-14 ui:31 \
ulid:15 under:110 unit:-6 unknown:40 unless:68 until:29 up:-42 update:-29 updated:12 upload:-23 upper:19 url:34 us:45 usage:-7 \
use:-44 used:13 user:-24 users:-86 uses:67 using:28 utc:53 utils:-38 uuid:7 uv:51 v:7 valid:-24 validate:-50 value:-60 values:42 \
var:7 variable:11 vars:26 vat:30 vault:24 vendor:39 verify:41 version:-29 versions:19 via:-8 view:-9 vite:14 vitest:63 vpn:44 \
want:45 wants:28 warning:27 warnings:9 was:-55 way:29 we:14 we'll:-35 we're:38 we've:15 webpack:-15 week:-52 well:-23 went:-28 \
were:-25 what:-39 what's:23 when:-23 whenever:23 where:-32 which:-60 whole:-30 why:-47 wiki:15 will:-15 windows:38 wiped:6 with:19 \
without:48 won't:-20 word:58 work:-11 worked:-10 worker:-26 workers:13 works:-57 workspace:33 would:5 wrap:-40 write:-13 wrong:-27 \
wrote:7 x:25 yarn:62 year:57 yes:51 yesterday:32 yet:-40 you:58 you're:5 your:31 zod:46 zustand:37 一:-45 一个:52 一件:42 一句:16 一声:20 \
一定:-21 一律:39 一条:18 一样:-8 一次:-33 一步:-15 一点:6 一用:-8 一直:-22 一行:-34 一起:7 一遍:-21 三:-27 上:-31 上次:-14 上的:14 上看:24 上线:-41 下:-64 下一:8 下划:7 \
下周:-29 下拉:-7 下来:10 下的:8 不:37 不上:-20 不了:13 不会:15 不再:7 不写:34 不准:17 不可:-15 不开:-10 不支:-14 不清:18 不用:-33 不直:8 不知:-15 不管:8 不能:-9 不要:-14 \
不许:24 不过:-11 不错:-21 专:37 专案:17 业:34 业务:15 东:9 东西:9 两:33 两个:12 两次:-27 个:-71 个不:-6 个人:31 个仓:16 个函:-9 个分:-5 个勾:-5 个参:47 个字:-22 个接:-35 \
个提:5 个改:-6 个方:-20 个服:23 个测:-25 个空:25 个警:17 个项:17 中午:-19 串:9 为什:-27 为准:11 主:25 主分:17 么:-57 么每:-7 之:-17 之前:-18 之后:13 也:-17 也一:-7 \
也不:-11 习:9 习惯:28 了:-73 了一:-10 事:-12 二:-25 二个:-5 二种:-14 于:-20 五:-14 交信:6 交前:-10 交吧:-12 产:-7 产品:-28 产生:6 人:-17 什:-43 什么:-43 今:-12 \
今后:5 今天:-13 从:13 从来:-30 仓:45 仓库:24 他们:-7 付:44 付模:9 代:17 代码:7 令:-8 以:-6 以上:34 以后:-29 们:29 们不:7 们用:-13 们的:28 们组:12 们说:11 们这:-7 件:10 \
件事:39 件名:19 件都:5 价:40 会:-29 会不:-11 会员:14 会看:28 传:-5 估:-61 位:47 位是:11 低:5 低支:17 住:-39 体:17 体中:7 作:-41 你:-21 你先:18 你改:6 你每:7 你直:8 \
你覺:-6 例:27 供:-23 供应:-23 依:-7 依赖:18 保:-8 保留:-19 信:8 信息:6 修:21 候:25 候再:9 值:12 假:-40 假如:-5 做:-8 做一:19 做完:17 停:7 像:13 元:41 元件:23 元测:8 \
先:23 先不:-36 先写:48 先别:-8 先用:-17 先看:28 先给:-9 先说:24 先调:-11 先跑:18 先问:21 免:22 入:-61 全:12 全部:-13 公:37 公司:6 公开:28 共:7 关:-5 其:5 其他:12 具:17 \
内:39 内部:59 再:-5 再写:32 再动:18 再用:11 再说:-6 再跑:-12 再转:23 写:52 写一:-30 写个:-39 写加:15 写文:10 写测:-40 写的:-6 写着:-10 准:33 几:26 凡:14 凡是:14 出:-19 \
出来:-5 出现:19 函:-6 函数:-9 分存:5 分支:-5 分鐘:-7 分钟:10 切:-25 划:7 划线:7 列:6 列用:13 列表:-16 刚:41 刚才:20 删:11 删除:-5 别:59 别再:12 别写:24 别动:16 别在:11 \
别改:-13 别测:-23 别直:7 别管:-8 别老:14 到:-61 到就:9 制:-6 券:-19 前:-31 前一:-29 前先:12 前端:15 前缀:-21 前跑:17 剛:-8 功:37 功能:31 加:-30 加一:-27 加上:-40 加个:7 \
加依:9 加新:12 加载:-10 务:21 务都:14 动:51 动到:12 动要:29 勾:-6 勾选:-5 包:13 包管:6 匯出:6 区:23 十:-15 十分:-5 午:-19 半:-22 单:27 单位:11 单元:8 单号:-8 单数:13 \
单测:13 卡:-11 卡住:-14 印:14 压:-12 原:27 原因:-12 原始:19 去:-18 参:46 参数:46 又:-85 反:6 发:46 发布:18 发版:48 发环:5 发票:-7 取:-8 受:-16 变:-16 变数:20 \
口文:-19 口每:-8 口超:5 句:16 另:-35 另一:-35 只:44 只从:9 只做:-8 只支:17 只改:-12 只是:-11 只有:34 只能:12 只读:29 叫:12 可:-55 可以:-41 可能:14 台:25 号:50 号是:-6 \
司:6 合:-8 同:21 同意:18 同步:34 名:7 名不:-22 名小:18 名带:12 名用:41 后:-9 后一:-10 后不:-7 后再:-5 后可:-16 后台:24 后就:12 后改:5 后每:16 后都:-17 吗:-32 吧:-72 \
启:-33 告:26 员:13 周:-19 周一:-10 周二:16 周五:-13 周四:10 命令:-8 命名:18 和:-5 品:-26 哈:22 哈哈:-17 商:-22 啊:-33 喜:32 喜欢:32 器:25 四:35 回:55 回来:-19 \
回滚:45 回空:-22 回覆:11 因:-23 因是:-30 固:21 固定:20 图:38 图表:10 圈:-20 在:-40 在开:-8 在改:33 地:19 地方:9 坏:-31 块:6 域:9 域名:8 堆:-13 填:-19 境:23 壁:-20 \
壞:-6 声:20 复:19 外:42 多:19 夜:11 大写:24 大概:-20 天:7 天再:-8 天凌:-8 天我:-8 太:-26 失:-6 失败:5 夾:8 套:16 她:20 好:-15 好了:-16 如:-16 始就:-28 始档:19 子:8 \
字:-21 字段:14 存:-29 存的:-14 它:-19 安:7 完代:10 完再:-11 完跑:-9 定:43 定是:5 定的:12 定要:-29 实:9 审:-16 客戶:9 客户:-19 密:-14 密码:-21 密钥:6 对:24 对不:-38 \
对外:18 导:-5 导入:-14 导出:9 小:8 小一:-11 小写:-14 小时:-20 小步:7 小程:11 少:21 少用:20 尔:40 就:-18 就好:11 就按:-5 就是:-34 就用:-10 就要:17 就这:-9 尽:13 尽量:13 \
尾:-9 层:12 展:-20 展示:-20 峰:25 工:35 工单:13 左:-11 差:-9 己来:18 己的:-28 已:41 已经:37 布:18 带:49 带上:12 帮:-45 帮我:-36 帳:8 帶:27 常:16 幂:21 幂等:21 \
干:16 年:25 序:19 库:74 库每:17 库里:8 应:-55 应商:-23 应该:-31 底:-44 店:13 废:-19 建:10 开会:-47 开函:27 开头:16 开始:-19 异:22 异常:20 弃:7 弄:-65 式:-26 式环:6 \
引:22 弹:-24 弹窗:-9 归:33 当:6 录别:5 录页:-16 往:-6 往后:10 很:-19 律:39 律用:19 得:-23 得是:-6 循:-17 循环:-17 微:7 心:5 必:-53 必填:-19 必须:-14 志:-11 志里:9 \
忘:-24 快:-35 态:10 怎:-16 怎么:-12 思:9 思路:17 性:29 怪:-24 怪的:-24 总:-26 总是:-41 总结:16 息:60 息队:31 情:35 惠:5 惠券:5 惯:32 意:40 意思:-8 慢:-12 懂:-5 \
成:-13 成一:20 成测:12 成的:15 成英:-24 我:-47 我一:8 我不:34 我们:34 我刚:22 我同:16 我在:-11 我把:-18 我改:-13 我比:28 我用:18 我的:27 我看:32 我自:12 我要:20 我觉:-5 \
我说:17 戶:9 户:-13 户一:-11 户的:27 户端:16 所:-27 所以:6 所有:-35 手:20 手动:20 手机:-11 才:36 才转:5 打:14 打不:-10 打算:-15 批:18 找:-25 把:-43 把所:-13 抓:-5 \
抛:20 护:17 报:-10 报错:14 拆:9 拉:15 拼:10 拼音:10 拿:-5 拿掉:-7 持:6 挂:-23 挂了:-48 指:44 按你:-5 按钮:-13 挺:-32 换:-40 换成:-33 据库:6 掉:-28 排:-6 排序:-6 \
接:51 接做:10 接口:-6 接改:27 推:-46 推送:-12 援:8 搜:-6 撤:-6 支:-23 支付:13 支叫:-13 支名:13 支持:-25 支援:8 支是:28 收:-21 改:30 改一:-25 改之:17 改了:45 改动:30 \
改名:-12 改回:18 改完:19 改就:46 改成:-24 改用:-9 放:45 放一:31 放在:13 效果:-6 数名:9 数字:-25 数组:-27 整:15 整数:8 文件:-19 文写:5 文案:26 文档:-15 料夾:8 断:-9 新:-23 \
新功:14 新接:-26 新的:14 方:-9 方案:-20 方都:8 旁:-5 旁边:-5 日:10 日志:-11 日期:8 旧:14 早:-19 早上:-27 时:-23 时候:25 时统:11 时間:15 时间:30 明:-23 明天:-24 昨:-6 \
昨天:-6 是:44 是不:-47 是另:-7 是指:36 是空:-25 是缓:-23 是要:-21 是这:-13 是那:-27 显:-6 显示:-6 晚:12 晚点:-14 更:-7 最:16 最低:18 最后:-43 最多:34 有:-43 有两:-14 \
有效:9 有时:9 有测:-36 服:32 服务:32 望:-7 期:-21 期是:7 本:-5 本号:-15 本地:7 机:78 机上:-24 机号:18 来:-82 来不:-31 来了:-6 来的:-13 東:-12 東西:-12 构:32 构之:11 \
构建:-7 析:-9 果:-30 架:13 查:78 查数:13 标:26 标题:-6 校:-10 校验:-10 样:-47 样式:-11 格:32 格式:-25 框:-25 案:7 案一:7 案的:13 档案:-15 档里:-21 检:7 检查:7 概:-20 \
模:9 模块:-26 横:23 横线:23 次:-42 次改:40 次都:-29 欢:32 款:23 止:-16 正式:6 步:21 步提:7 步更:10 死:-31 死了:-16 段:-20 每:47 每一:-5 每天:18 每次:10 比:9 永:-41 \
永远:-18 永遠:-23 求:-35 求都:-14 決:9 決定:9 沒有:23 没:-34 没有:-19 法:75 注:62 注释:21 流:6 测了:-23 测用:9 测的:8 测试:-7 消:26 消息:50 消费:22 混:9 清单:-28 源:17 \
滚:38 滚脚:17 演:-16 演示:-16 点:21 烦:9 烦以:7 烦死:-16 照:18 照你:-6 版:33 版本:12 状:9 状态:9 猜:67 率:19 王:-10 环:6 环境:23 环里:-15 现:61 现在:37 理:35 生:69 \
生产:14 生成:23 生的:24 用:34 用中:21 用了:17 用假:-17 用分:11 用到:7 用单:21 用拼:11 用方:-8 用的:-13 用第:-12 用管:-13 用繁:13 用问:16 用驼:23 由:15 画:9 界:6 界面:6 \
留:-5 登:-23 登入:-22 登录:-21 的:-5 的不:-8 的东:9 的人:-9 的发:-7 的地:10 的小:10 的按:-8 的改:27 的文:-27 的时:26 的是:-14 的注:10 的第:-7 的表:8 的问:-43 目:40 目录:18 \
直不:-7 直接:26 直没:-14 直转:-20 看:-12 看一:-10 看不:18 看到:15 看完:-5 看得:-22 看看:-27 真:23 着:-52 知:-17 知道:-21 矩:-22 短:43 短一:14 码:42 码放:6 码都:7 \
码里:13 确:9 确认:-15 碰:20 示:-47 示的:-5 票:-7 禁:-9 禁止:-16 种:16 秒:-33 租:7 租户:7 移:21 程:7 程序:11 種:35 空:-5 空数:-23 空格:24 空的:-25 空间:10 窗:-10 \
端:70 端口:8 第:-14 第一:20 第二:-23 等:-5 签:9 签名:-21 简:50 简短:23 算:-47 算下:-11 算了:-16 管:13 管理:7 类:-16 紅:-33 索:-8 索引:15 累:-5 組:18 繁:14 繁体:13 \
红:12 约:6 约定:6 线:26 线上:40 组:7 组件:22 经:29 经不:14 结:42 结尾:5 结构:44 结果:-23 结论:10 统:36 统一:36 继:47 继续:18 维:27 维持:31 缀:-21 缓:-37 缓存:-37 编:15 \
编号:23 缩:5 缩写:13 缩进:-9 网:5 网路:-24 置:24 署:-8 翻:-22 翻译:-17 老:46 老是:-14 能:6 能不:-18 能为:17 能会:-17 能写:15 能用:-35 脚:-29 脚本:-28 自:43 舊:-10 \
色:-15 英:34 英文:11 藍:11 藍色:-19 行:-29 行的:19 表:32 表名:17 表格:-7 表都:12 被:-27 装:-6 要:-5 要不:-38 要两:20 要做:26 要先:28 要再:17 要写:-8 要动:-5 要带:15 \
要帶:27 要开:-27 要支:-37 要改:-27 要求:-24 要用:5 要继:63 要能:-28 要走:10 要跑:20 覆:45 覺:-8 覺得:-8 规:-29 规定:-12 规矩:-22 觉:-19 觉得:-19 解:20 解析:-9 解释:25 \
訂:25 訂单:15 計:-8 設:-19 話:27 論:-9 講:26 警:11 警告:11 计:5 订:-5 订单:-5 认:24 让:-10 记:7 许:15 论:11 设:-22 证:12 诉:-6 译:-19 译成:-29 试:17 试再:43 \
试又:-12 试库:17 试数:5 试环:6 试都:-6 话:21 该:-31 语:28 误:9 误码:11 说:-69 说一:5 说不:-43 说以:-17 说思:17 说明:15 说每:-11 说的:5 说要:-14 说过:5 请:-11 请求:-19 \
请用:28 读:40 读的:22 谁:-29 调:-53 调用:-7 负:10 负责:11 责:11 责的:7 败:5 败的:10 账:-12 账号:-23 费:87 赖:18 赖之:7 走:46 起:14 起来:7 超:10 超过:12 跑:24 跑一:-32 \
跑在:28 跑测:12 跟:38 跟我:-19 跟源:14 路:14 路上:-24 跳:-20 身:11 转:6 转圈:-20 载:-10 较喜:28 输:-18 输入:-18 边:-48 迁:19 迁移:16 过:-15 过期:-48 运维:-6 返:-23 \
返回:-23 还:-49 还在:29 还是:-57 这:-102 这专:13 这个:-18 这些:-22 这支:-5 这是:19 这样:-7 这次:-5 这段:-24 这里:-49 进:-7 远:-18 远不:-38 连:23 退款:19 送:-12 选:17 \
选了:33 通:30 遍:5 道:-11 遠:-23 那:-23 那个:-9 那块:30 部:-14 部分:-46 部署:-8 都不:-22 都从:21 都写:-14 都别:-23 都在:24 都存:8 都改:-16 都放:23 都是:-5 都有:25 \
都用:-6 都说:-18 都走:5 都这:9 配:16 配置:15 释:27 释的:23 里写:-23 里用:-14 里的:15 重:18 重启:-24 重复:19 重开:-6 重新:8 重构:-9 重置:11 重试:25 量:32 量名:-9 金:35 \
金额:23 鐘:-7 钟:10 钥:6 钮:-13 锁:-16 错:-5 错误:9 长:40 門:10 閃:-5 間:15 間都:15 问:57 问我:-7 问题:-15 间:45 队:30 队列:26 限:36 限是:20 除:48 除外:9 隔:-28 \
隔壁:-20 集:14 集成:14 需:-6 需求:7 需要:-13 靠:15 面的:-14 面都:35 音:10 頭:-18 页加:-6 页的:-5 页面:11 项:21 项目:22 须:-14 题:-21 额:23 首:-14 首页:-7 驼:25 \
驼峰:25 验:13 高:13 麻:40 麻烦:40 默:48 默认:48 `
