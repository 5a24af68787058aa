// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features.
 */
export const WORDS = ` -:-46 -12:-46 -checkpoint:-5 -fns:28 -out:6 .:-61 ..:-23 ...:-22 .env:31 .g.:-12 .go:-28 .json:7 .log:23 .md:17 .py:-15 .ts:-17 \
/:90 /core:17 /gen:7 /sessions:-7 /ui:17 <code>:46 <num>:-16 _:48 _at:29 _case:33 _id:10 _ref:13 a:13 abbreviations:12 abc:-49 \
able:-22 about:-102 above:-7 accept:-35 access:36 according:-6 accounts:-30 across:89 active:-45 add:-6 added:-28 adding:34 adds:31 \
admin:42 after:18 again:-127 agent:-58 agenttype:-19 agree:5 all:-77 allow:-16 allows:10 alone:35 already:-25 also:-9 always:-52 \
am:58 amounts:27 an:-15 and:-28 android:22 another:-34 answer:16 answers:32 any:22 anymore:-116 anything:9 anyway:-11 anywhere:34 \
api:20 app:127 apply:5 approach:-41 approvals:27 approve:54 apps:38 architecture:29 are:20 aren't:-44 arm:33 around:-8 as:22 \
ascii:37 asked:-6 asking:36 assume:-14 attached:-15 attribution:-50 auth:-14 auto:-26 avoid:20 await:19 away:12 axios:-15 b:-40 \
back:11 backend:7 backwards:40 banned:45 bar:-5 barrel:36 base:-6 based:22 basically:-11 be:31 because:23 been:8 before:77 \
behind:-15 belongs:38 below:28 berth:17 better:-34 between:52 bigint:7 billing:-51 biome:25 bit:39 blank:-22 blind:20 block:-14 \
blue:-23 bold:-47 bot:25 both:-12 bother:-5 box:-10 branch:-22 branches:7 break:-24 british:29 broken:-11 bucket:22 bug:44 build:25 \
builds:-9 bump:23 bun:84 but:-37 button:-11 buttons:56 by:69 cache:-33 calculateattribution:-15 \
calculateattributionwithaccumulated:-32 calculated:-6 calculatepromptattributionatstart:-20 calculation:-6 call:-29 called:-12 \
calls:32 camelcase:35 can:-51 can't:20 cancelled:54 captured:-49 cargo:36 case:29 cases:-16 catch:10 cents:24 change:-37 changed:15 \
changelog:41 changes:36 changing:12 characters:7 checkbox:-46 checked:-8 checker:16 checkpoint:-24 checkpoints:-43 chrome:7 ci:5 \
class:-19 classes:21 claude:-52 clean:20 clear:26 cleared:-19 cli:-22 click:-23 client:-22 clock:24 close:-22 cmd:-22 code:128 \
codebase:20 colour:21 column:-17 come:17 comes:-12 command:15 comment:-114 commit:6 committed:10 committing:7 company:-25 \
completely:-9 component:-8 compose:27 composition:31 config:-5 confusing:-23 console:18 const:-8 constant:-13 constants:-28 \
contain:-5 contains:-16 content:-26 context:-26 continue:-17 convention:-13 conventional:30 convert:-8 copy:11 correct:-15 could:26 \
couldn't:-18 count:-28 coverage:18 create:-12 created:14 css:59 csv:-25 currently:-9 customer:-18 customers:61 cut:-9 dark:-6 \
dashboard:38 database:70 date:21 dates:53 dayjs:66 days:32 db:76 dead:34 debug:-34 decide:36 decimal:27 default:10 delete:-32 \
demo:-45 dependencies:22 dependency:8 deploy:-18 deployed:8 deploys:-5 design:-5 desktop:-20 detect:-18 dev:45 develop:72 did:-19 \
diff:54 diffs:19 digits:-11 directly:28 do:12 docs:-7 docstrings:-38 does:-36 doesn't:-19 domain:10 don't:-25 done:-53 dont:20 \
double:-5 down:-17 dropdown:-14 dropping:-16 duplicated:-9 during:6 e:29 each:5 early:7 edge:15 edit:41 editing:-12 editor:14 \
edits:-27 either:5 else:62 email:-35 emoji:27 emojis:15 empty:-21 enable:-13 enabled:-28 end:24 english:-6 entire:-52 entries:-7 \
entry:62 enum:5 env:40 error:-26 errors:37 eu:29 even:28 events:-8 ever:41 every:42 everything:-55 everywhere:103 exactly:20 \
exceptions:33 explain:39 export:-29 exports:52 external:41 facing:8 fail:-40 failed:-8 failing:57 fails:46 failures:-12 fake:15 \
fallback:-19 faster:-44 feat:18 feature:71 features:-17 feel:7 fetch:30 fetchuser:-11 field:-5 fields:-19 file:-32 files:34 \
find:-18 fine:-37 finish:30 finishes:-17 firefox:-50 first:58 five:-30 fix:-20 fixed:-27 fixtures:23 flag:8 flags:63 flaky:-21 \
float:-16 floats:-40 folder:27 follow:9 foo:10 footer:-30 for:-18 force:26 forever:-24 forget:-55 form:-81 forward:6 found:-6 \
free:59 friday:-76 fridays:18 from:51 frontend:37 frozen:54 function:-29 functions:-5 future:20 gateway:57 gb:-7 gemini:-6 gen:5 \
general:40 generate:13 generated:-6 german:-24 get:38 gets:49 git:-24 github:11 give:25 goes:-12 going:-29 gone:-17 good:-53 got:-8 \
graphql:74 green:-39 grpc:53 guess:-10 had:40 half:41 hand:50 handle:-28 handled:8 handler:-28 handlers:30 handles:63 hands:35 \
happens:-49 has:26 hate:6 have:-8 he:-21 header:-94 headers:-7 heads:8 help:-25 helpers:27 helpful:-6 her:15 here:-64 hex:14 hit:29 \
hm:-25 hold:11 hook:-21 hour:20 how:20 http:35 human:-6 hurry:-29 i:-75 i'd:-80 i'll:-30 i'm:24 i've:-39 icon:-28 id:-61 idea:-28 \
idempotent:44 ids:49 if:-59 ignore:26 imperative:5 implement:-7 import:-27 imports:27 in:35 include:19 including:-26 index:12 \
info:-13 information:50 infra:26 inheritance:21 init:-16 inline:20 input:26 install:25 instance:-10 instead:-8 integration:33 \
internal:53 into:40 invoice:31 invoices:59 ios:29 ip:-49 is:31 isn't:29 it:-71 it's:137 its:20 jenkins:15 jest:58 jira:38 job:32 \
jobs:-9 json:49 just:-58 kafka:-10 kb:10 keep:10 keeps:-23 key:29 keys:14 keywords:23 label:23 last:-51 later:-6 layer:19 least:10 \
leave:36 ledger:15 left:-46 legacy:42 legal:20 let:8 let's:109 level:-9 lib:5 library:7 like:26 limit:-26 line:-54 lines:24 \
link:-18 lint:32 linter:14 list:-132 listens:-24 live:16 lives:25 loading:-6 locally:28 lockfile:51 lodash:63 log:-21 logger:42 \
logic:-14 login:-27 logo:-23 logs:34 lol:-36 long:21 longer:-42 look:-41 looking:-11 looks:-45 loop:-16 lost:-12 lower:8 lunch:-10 \
m:10 mac:51 machine:34 made:-87 mail:-14 main:36 manager:-15 manual:-67 manually:-10 many:19 map:-91 mapper:-27 march:7 marta:37 \
master:41 match:-20 max:15 may:34 mb:-32 mean:8 means:34 meant:-34 meeting:-22 memory:-24 merge:29 merged:27 merging:18 message:-25 \
messages:56 metadata:-22 method:6 might:-24 migration:52 migrations:21 mind:9 minimum:22 minor:14 minute:-27 minutes:31 mise:-31 \
missing:-35 mobile:28 mock:11 mocks:18 modal:-26 mode:-50 model:5 module:-18 modules:53 moment:-23 monday:-11 money:60 mongo:-5 \
monorepo:-30 month:26 more:13 most:-10 mostly:9 move:-21 moved:24 moving:-11 much:-11 must:-31 mutex:-43 my:-24 n:32 name:31 \
named:40 names:91 needed:39 needs:66 network:99 never:-29 newest:18 night:10 nightly:51 no:51 nobody:12 node:40 none:-23 not:42 \
notes:-17 nothing:-67 now:-15 nowhere:25 npm:20 null:28 number:-26 numbers:17 obvious:6 of:-24 off:105 offline:23 often:20 ok:-8 \
old:20 on:63 once:51 one:40 ones:13 only:31 open:-63 openapi:53 operation:-15 ops:26 option:-34 optional:-9 or:-11 order:39 \
orders:-39 other:-103 otherwise:14 our:17 output:25 outputs:16 outside:44 over:65 overwritten:49 own:91 owner:34 owns:19 package:6 \
packages:22 page:8 pages:21 pagination:-8 panel:14 parse:-31 parser:-24 part:-30 pass:18 passing:-15 password:-7 paste:23 path:-12 \
paths:-20 pattern:29 pay:6 payloads:16 payment:33 people:-11 per:96 percent:9 perfect:-9 performance:18 period:23 permission:-6 \
phone:-20 pipeline:26 place:25 places:-35 plain:21 plan:-6 please:32 pls:8 pnpm:79 poetry:15 point:15 port:-40 possible:-5 post:-87 \
posthog:-42 prefer:38 preferences:-15 prefix:48 prices:26 pricing:12 print:-14 prints:-50 prior:-5 problem:-25 prod:68 product:30 \
production:-14 project:61 projects:38 prompt:-87 promptattributions:-8 prompts:-6 proto:23 proxy:7 prs:53 public:45 push:33 \
pushed:-7 pushes:30 pushing:44 put:28 px:-9 python:47 qa:29 query:10 queue:-52 quick:-22 quotes:18 ran:45 rate:53 rather:21 \
react:10 read:36 reading:-20 readme:-69 reads:-11 ready:-23 real:29 really:22 rebase:-12 redis:14 redux:9 refunds:8 regenerate:-5 \
registry:-6 rejects:18 release:-41 releases:36 rely:21 remote:-21 remove:-41 removed:10 rename:-24 replace:-57 reply:39 repo:86 \
report:-55 reports:17 repository:25 request:-58 requests:-54 require:34 rerun:-29 rest:40 restart:-31 result:14 resume:-43 \
retries:-42 return:-7 returns:-54 reuse:-15 revert:-5 review:-24 reviewer:-9 reviews:28 rewrite:-17 right:-52 root:-48 row:-69 \
rule:-14 run:63 running:51 runs:44 rust:24 s:-24 safari:6 said:-36 same:9 sandbox:7 save:-5 say:82 saying:-41 says:-29 schema:28 \
screens:-53 screenshot:20 script:-17 scripts:87 sdk:8 search:-21 second:-47 seconds:-61 secrets:21 see:42 seed:36 seems:-10 seen:19 \
send:-12 sent:-20 sentence:57 separate:-20 server:28 services:101 session:-28 sessions:-16 set:10 settings:-16 settled:9 setup:-76 \
shadow:-62 shared:41 shell:43 shop:6 short:37 should:-142 show:-13 shows:-43 sidebar:-10 sign:28 since:-25 single:-48 size:25 \
skill:-15 skip:-36 skips:-6 slow:-7 small:49 snake:10 so:75 some:-61 someone:-32 something:-29 sometimes:13 soph:-17 sorted:42 \
source:42 spaces:30 spec:-39 spell:60 spelled:83 spelling:-19 spike:-25 spinner:-19 split:-21 sprint:-31 sql:63 sqlite:6 squash:35 \
src:-70 stable:17 stack:30 stage:38 staging:55 start:-7 started:11 state:24 stay:60 stays:14 step:-19 stick:62 still:11 stopped:-10 \
stops:-7 store:32 stored:14 story:-8 straight:30 strategy:-8 string:-57 strings:14 structlog:36 stuck:-66 stuff:14 style:7 \
styled:15 styles:20 suite:15 summaries:26 summarise:-19 support:42 supported:29 sure:-31 sync:-12 system:48 t:-11 tab:-12 table:12 \
tabs:-18 tag:19 tailwind:12 take:-22 takes:-86 talk:-31 talked:50 talks:50 task:6 team:51 telemetry:-18 ten:36 tenant:16 test:-5 \
tests:17 than:25 thanks:-12 that:-49 that's:46 thats:-30 the:-32 their:-55 them:-5 then:-61 there:-44 there's:13 these:-72 they:47 \
they're:20 thing:14 things:70 think:-10 thinking:-31 third:7 this:-179 those:22 thread:-18 three:-58 through:7 throw:62 ticket:35 \
timeout:-21 timeouts:-10 times:5 timestamps:35 title:-8 to:17 today:-13 todo:20 token:-36 tokens:-36 told:-11 tomorrow:-19 too:-44 \
took:52 tool:-37 tooltip:-10 top:30 total:-11 totalcommitted:-7 touch:59 touched:26 touches:14 touching:21 trace:16 trailer:-26 \
transcript:-22 translate:-7 translations:9 treat:67 tree:26 true:-14 trunk:55 truth:25 try:-68 tuesdays:11 twice:8 two:-13 type:-14 \
typescript:30 typo:-14 ui:26 ulid:16 under:112 unknown:40 unless:90 until:29 up:-40 update:-27 updated:12 upload:-22 upper:20 \
url:35 us:45 usage:-7 use:-45 used:14 user:-22 users:-86 uses:67 using:29 utc:53 utils:-39 uuid:7 uv:52 v:6 valid:-25 validate:-50 \
value:-61 values:42 var:5 variable:13 vars:27 vat:31 vault:24 vendor:38 verify:40 version:-29 versions:19 via:-8 view:-8 vite:21 \
vitest:61 vpn:43 want:41 wants:24 warning:27 warnings:10 was:-54 way:27 we:17 we'll:-34 we're:63 we've:16 webpack:-12 week:-52 \
well:-21 went:-28 were:-24 what:-22 what's:22 when:-23 whenever:20 where:-32 which:-59 whole:-29 why:-48 wiki:15 will:-17 \
windows:36 wiped:6 with:23 without:49 won't:-21 word:59 work:-7 worked:-10 worker:-43 works:-54 workspace:38 worth:-7 wrap:-41 \
write:-14 wrong:-29 wrote:7 x:25 yarn:62 year:57 yes:54 yesterday:31 yet:-39 you:63 you're:5 your:36 zod:45 zustand:37 一:-43 一个:52 \
一件:41 一句:15 一声:16 一律:40 一条:18 一样:-10 一次:-34 一步:-15 一点:6 一用:-7 一直:-22 一行:-33 一起:8 一遍:-21 三:-26 上:-27 上次:-15 上的:14 上看:22 上线:-25 下:-67 \
下一:7 下划:7 下周:-30 下拉:-7 下来:11 下的:8 不:30 不上:-18 不了:10 不会:15 不再:6 不写:37 不准:16 不可:-16 不开:-10 不支:-14 不清:17 不用:-27 不知:-15 不管:8 不能:-7 \
不要:-22 不许:22 不错:-20 专:37 专案:17 业:35 业务:15 东:8 东西:8 两:33 两个:15 两次:-27 个:-72 个不:-6 个人:31 个仓:17 个函:-9 个分:-5 个勾:-5 个参:46 个字:-22 个接:-35 \
个提:5 个改:-11 个方:-19 个服:24 个测:-26 个空:27 个警:17 个项:17 中午:-19 串:9 为什:-27 为准:10 主:23 主分:17 么:-57 么每:-7 之:-14 之前:-14 之后:12 也:-20 习:8 习惯:27 \
了:-66 了一:-11 事:-11 二:-26 二个:-5 二种:-14 于:-21 交:7 交信:7 交前:-9 交吧:-12 产:-6 产品:-28 产生:6 人:-16 什:-42 什么:-42 今:-11 今后:5 今天:-12 从:15 从来:-30 \
仓:45 仓库:25 他们:-6 付:42 付模:10 代:18 代码:9 令:-8 以:-9 以上:33 以后:-30 们:27 们不:8 们用:-13 们的:27 们组:12 们说:11 们这:-8 件:8 件事:38 件名:18 件都:5 价:39 \
会:-31 会员:14 传:-5 估:-58 位:47 位是:11 低:6 低支:17 住:-39 体:15 体中:7 作:-40 你:-21 你先:17 你改:7 你每:7 你直:8 你覺:-7 例:30 供:-24 供应:-24 依:-10 依赖:16 \
保:-11 保留:-22 信:9 信息:7 修:20 候:26 候再:10 值:13 假:-40 假如:-5 做:-8 做一:18 做完:15 停:8 像:12 元:40 元件:22 元测:8 先:18 先不:-33 先写:48 先别:-7 先用:-17 \
先看:29 先给:-10 先说:23 先调:-11 先跑:15 先问:15 免:21 入:-60 全:12 全部:-17 公:36 公司:5 公开:27 共:7 关:-8 其:6 其他:12 具:25 内:39 内部:59 再写:33 再动:17 再用:10 \
再说:-6 再跑:-11 再转:24 写:52 写一:-33 写个:-43 写加:15 写文:10 写测:-40 写的:-5 写着:-11 准:32 几:27 凡:13 凡是:13 出:-17 出来:-5 出现:19 函:-5 函数:-8 分支:-5 分鐘:-8 \
分钟:10 切:-26 划:7 划线:7 列用:17 列表:-15 刚:39 刚才:20 删:12 别:58 别再:10 别写:24 别动:16 别在:12 别改:-12 别用:-5 别直:7 别管:-10 别老:13 到:-64 到就:10 制:-6 \
券:-18 前:-27 前一:-6 前先:6 前端:13 前缀:-21 剛:-8 功:36 功能:31 加:-33 加一:-27 加上:-41 加个:7 加依:6 加新:11 加载:-9 务:22 务都:14 动:49 动到:7 动要:29 勾:-7 勾选:-5 \
包:14 包管:7 化:-5 匯出:5 区:22 十:-14 十分:-5 午:-19 半:-23 单:27 单位:11 单元:8 单号:-10 单数:13 单测:16 卡:-11 卡住:-15 印:13 压:-13 原:25 原因:-13 原始:20 去:-17 \
参:46 参数:46 又:-87 反:6 发:42 发布:18 发版:42 发票:-6 取:-7 受:-15 变:-18 变数:21 变量:-5 口文:-19 口每:-8 口超:5 句:15 另:-35 另一:-35 只:48 只从:9 只做:-8 只支:16 \
只改:-11 只是:8 只有:31 只能:12 只要:-6 只读:27 叫:13 可:-56 可以:-41 可能:14 台:25 号:50 号是:-9 司:5 合:-33 同:21 同意:16 同步:33 名:9 名不:-20 名小:18 名带:12 名用:40 \
后:-12 后一:-11 后不:-6 后再:-5 后可:-16 后台:24 后就:9 后改:6 后每:16 后要:-5 后都:-17 吗:-31 吧:-72 启:-33 告:25 员:12 周:-13 周一:-12 周二:15 周四:9 命令:-8 命名:18 \
品:-26 哈:23 哈哈:-16 商:-23 啊:-32 喜:31 喜欢:31 器:22 四:35 回:54 回来:-19 回滚:44 回空:-23 回覆:11 因:-24 因是:-31 固:18 固定:17 图:37 图表:9 圈:-21 在:-40 \
在开:-8 在改:33 地:19 地方:10 坏:-30 域:11 域名:11 堆:-13 填:-18 境:26 壁:-20 壞:-6 声:16 复:19 外:44 多:29 夜:11 大写:25 大概:-19 天:7 天再:-8 天凌:-9 天我:-8 \
太:-27 失:-7 失败:5 夾:8 套:15 她:13 好:-16 好了:-16 如:-19 始就:-28 始档:20 子:8 字:-24 字段:13 存:-29 存的:-15 它:-19 安:7 完代:10 完再:-11 完跑:-9 定:52 定不:-5 \
定是:5 定的:11 定要:-12 实:7 审:-15 客戶:8 客户:-19 密:-15 密码:-22 密钥:6 对:23 对不:-38 对外:18 导:-5 导入:-14 导出:9 小:6 小一:-10 小写:-15 小时:-20 小步:8 小程:11 \
少:21 少用:20 尔:41 就:-19 就好:11 就是:-36 就用:-10 就要:14 就这:-9 尽:13 尽量:13 尾:-9 层:10 展:-19 展示:-19 峰:25 工:40 工单:12 左:-11 差:-9 己来:17 己的:-26 \
已:40 已经:35 布:18 带:49 带上:12 帮:-47 帮我:-38 帳:8 帶:27 常:16 幂:23 幂等:23 干:15 年:25 序:18 库:73 库每:16 库里:8 应:-56 应商:-24 应该:-32 底:-45 店:12 \
废:-19 建:14 开会:-44 开函:27 开头:16 开始:-20 异:22 异常:20 弃:7 弄:-65 式:-28 式环:5 引:20 弹:-24 弹窗:-9 归:34 当:5 录别:5 录页:-17 往:9 往后:10 很:-8 律:40 \
律用:21 得:-26 得是:-6 循:-19 循环:-19 微:6 心:5 必:-52 必填:-18 必须:-15 志:-11 志里:10 忘:-25 快:-42 态:9 怎:-16 怎么:-12 思:8 思路:16 性:30 怪:-25 怪的:-25 \
总:-26 总是:-41 总结:17 息:53 息队:21 情:35 惠:5 惠券:5 惯:31 意:37 意思:-8 慢:-13 懂:-12 成:-18 成一:21 成测:13 成的:16 成英:-22 我:-37 我一:5 我不:34 我们:31 我刚:21 \
我同:15 我在:-12 我把:-18 我改:-14 我比:27 我用:16 我的:27 我看:30 我自:10 我要:25 我觉:-6 我说:16 戶:8 户:-14 户一:-9 户的:27 户端:16 所:-27 所以:7 所有:-36 手:18 手动:20 \
手机:-12 才:36 打:13 打不:-10 打算:-15 批:18 找:-25 把:-44 把所:-14 抓:-8 抛:20 护:18 报:-12 报表:-5 报错:15 拆:9 拉:16 拼:11 拼音:11 拿:-5 拿掉:-7 持:5 挂:-23 \
挂了:-48 指:43 按钮:-14 挺:-32 换:-34 换成:-25 掉:-27 排序:-6 接:49 接做:11 接口:-6 接改:27 推:-32 提:-7 提示:-7 援:8 搜:-8 搞:-5 撤:-5 支:-28 支付:13 支叫:-13 \
支名:13 支持:-25 支援:8 支是:27 收:-21 改:28 改一:-25 改之:17 改了:46 改动:31 改名:-12 改回:18 改完:22 改就:46 改成:-39 改用:-7 放:43 放一:31 放在:14 效果:-8 数名:9 \
数字:-24 数组:-28 整:17 整数:7 文件:-18 文写:5 文案:26 文档:-17 料夾:8 断:-9 新:-24 新功:14 新接:-26 新的:14 方:-7 方案:-19 方都:8 日:8 日志:-11 日期:8 旧:14 早:-18 \
早上:-27 时:-22 时候:26 时统:10 时間:16 时间:30 明:-24 明天:-26 昨:-5 是:52 是不:-47 是另:-7 是我:11 是指:36 是空:-25 是缓:-24 是这:-14 是那:-26 显:-5 显示:-5 晚:10 \
晚点:-15 更:-6 最:14 最低:18 最后:-43 最多:33 有:-43 有两:-12 有效:10 有时:9 有测:-37 服:31 服务:31 望:-8 期:-21 期是:7 本:-6 本号:-14 本地:8 机:75 机上:-24 机号:19 \
机器:5 条:6 来:-84 来不:-32 来了:-6 来的:-14 東:-14 東西:-14 构:36 构之:10 析:-9 果:-34 架:12 查:76 查数:12 标:22 标题:-5 校:-12 校验:-12 样:-49 样式:-11 格:32 \
格式:-27 框:-25 案:8 案一:6 案的:12 档案:-16 档里:-20 检:7 检查:7 概:-19 模:9 模块:-26 横:22 横线:22 次:-42 次改:40 次都:-28 欢:31 款:23 正式:6 步:21 步提:8 步更:10 \
死:-29 死了:-17 段:-19 每:43 每一:-10 每天:18 每次:12 比:7 永:-42 永远:-18 永遠:-24 求:-36 求都:-14 決:8 決定:8 沒有:22 没:-33 没有:-18 法:75 注:63 注释:23 流:6 \
测用:10 测的:10 测试:-5 消:17 消息:41 消费:23 混:9 清单:-30 源:17 滚:38 滚脚:18 演:-16 演示:-16 点:21 烦:8 烦以:7 烦死:-17 照:21 照你:-5 片:-5 版:43 版本:11 状:8 状态:8 \
猜:67 率:18 王:-11 环:7 环境:26 环里:-17 现:62 现在:37 理:34 生:70 生产:15 生成:23 生的:24 用:34 用中:22 用了:17 用假:-17 用分:10 用到:7 用单:21 用拼:12 用方:-8 用的:-13 \
用第:-11 用管:-12 用繁:12 用问:16 用驼:23 由:15 画:9 界:5 界面:5 留:-7 登:-21 登入:-20 登录:-21 的:-10 的不:-6 的东:8 的人:-9 的发:-6 的地:10 的小:10 的按:-7 的改:27 \
的文:-28 的时:26 的是:-14 的注:10 的第:-6 的表:9 的问:-44 目:42 目录:20 直不:-7 直接:26 直没:-14 直转:-21 看:-9 看一:-11 看不:13 看到:16 看得:-23 看看:-27 真:24 着:-53 \
知:-16 知道:-21 矩:-22 短:43 短一:14 码:42 码放:6 码都:7 码里:14 确:8 确认:-15 碰:20 示:-48 票:-6 种:16 秒:-34 租:7 租户:7 移:21 程:7 程序:11 種:34 空:-5 空数:-24 \
空格:25 空的:-25 空间:10 窗:-10 端:71 端口:8 第:-15 第一:20 第二:-23 签:11 签名:-19 简:49 简短:24 算:-50 算下:-11 算了:-16 管:11 管理:6 类:-15 紅:-33 索:-11 索引:14 \
累:-7 組:-10 繁:13 繁体:12 红:9 约:6 约定:6 线:36 线上:38 组件:20 经:28 经不:14 结:41 结尾:5 结构:44 结论:10 统:36 统一:36 继:22 继续:25 续:11 维:29 维护:6 维持:30 \
缀:-21 缓:-37 缓存:-37 编:15 编号:23 缩:6 缩写:15 缩进:-9 网:5 网路:-25 置:24 署:-8 翻:-21 翻译:-17 老:45 老是:-14 能:6 能不:-17 能为:18 能会:-17 能写:15 能是:-5 \
能用:-36 脚:-30 脚本:-28 自:44 舊:-10 色:-16 英:36 英文:13 藍:7 藍色:-19 行:-26 行的:19 表:32 表名:18 表格:-7 表都:12 被:-27 装:-6 西:-6 要不:-32 要两:19 要做:25 \
要先:26 要再:20 要写:-8 要带:15 要帶:27 要开:-27 要支:-37 要改:-24 要求:-24 要用:8 要能:-30 要走:9 要跑:20 覆:45 覺:-8 覺得:-8 规:-30 规定:-13 规矩:-22 觉:-20 觉得:-20 \
解:19 解析:-9 解释:25 訂:25 訂单:15 計:-9 訊:6 訊息:6 設:-18 話:27 論:-9 講:26 警:12 警告:12 计:5 认:24 让:-9 记得:-5 许:14 论:11 设:-22 证:12 诉:-6 译:-18 \
译成:-28 试:17 试再:44 试又:-13 试库:17 试数:7 试环:9 试都:-6 话:20 该:-36 语:28 误:8 误码:11 说:-71 说不:-40 说以:-17 说思:16 说明:15 说每:-11 说的:5 说要:-14 说过:6 \
请:-10 请求:-20 请用:29 读:38 读的:21 谁:-27 调:-55 调用:-8 谢:-5 谢谢:-5 负:10 负责:11 责:11 责的:7 败:5 败的:10 账:-12 账号:-23 费:88 赖:16 赖之:7 走:44 起:14 \
超:10 超过:12 跑:23 跑一:-30 跑在:27 跑测:13 跟:37 跟我:-18 跟源:14 路:11 路上:-25 跳:-20 身:10 转:7 转圈:-21 载:-9 较喜:27 辑:8 输:-19 输入:-19 边:-47 迁:20 迁移:17 \
过:-16 过期:-48 运维:-5 返:-23 返回:-23 还:-49 还在:29 还是:-59 这:-100 这专:12 这个:-19 这些:-22 这支:-5 这是:18 这样:-7 这次:-5 这段:-23 这里:-48 进:-7 远:-18 \
远不:-38 连:22 退款:19 选:14 选了:31 通:30 遍:5 道:-12 遠:-24 那:-27 那个:-11 那块:25 部:-17 部分:-46 部署:-8 都不:-21 都从:20 都写:-15 都在:25 都存:9 都改:-16 都放:23 \
都是:-7 都有:26 都用:-6 都说:-18 都这:9 配:16 配置:15 释:27 释的:22 里写:-23 里用:-14 里的:14 重:18 重启:-24 重复:20 重开:-5 重新:8 重构:-10 重置:11 重试:24 量:31 量名:-12 \
金:34 金额:22 鐘:-8 钟:10 钥:6 钮:-14 锁:-17 错:-7 错误:8 长:39 門:11 閃:-5 間:16 間都:16 问:55 问我:-6 问题:-17 间:45 队:21 队列:17 限:31 限是:20 除:48 除了:5 \
隔:-27 隔壁:-20 集:15 集成:15 需:-5 需求:8 需要:-13 靠:14 面:12 面的:-16 面都:33 音:11 頭:-19 页:-5 页加:-7 页的:-5 页面:10 项:21 项目:23 须:-15 题:-22 额:22 首:-13 \
首页:-6 驼:25 驼峰:25 验:11 高:12 麻:40 麻烦:40 默:49 默认:49 `
