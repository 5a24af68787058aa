// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features.
 */
export const WORDS = ` -:-34 -12:-38 -commit:-5 -fns:23 .:-42 ..:-6 ...:-18 .env:35 .g.:-9 .go:-21 .json:7 .log:22 .py:-16 .toml:9 /:99 /gen:13 /v2:13 \
<code>:43 _:56 _at:31 _case:19 _ref:7 a:-19 abc:-43 able:-18 about:-46 above:-15 access:35 according:-7 across:93 active:-25 \
actually:20 add:8 added:-39 adding:33 adds:25 admin:14 after:-11 again:-115 agent:-37 agenttype:-8 all:-89 allow:-11 allowed:-13 \
alone:22 already:-15 always:-51 am:45 amounts:18 and:-7 android:27 another:-13 answer:25 answers:28 any:18 anymore:-55 anything:7 \
anyway:-10 api:9 app:95 approach:-21 approvals:35 apps:14 are:30 aren't:-27 arm:24 around:-5 as:27 ascii:34 ask:-20 asked:12 \
asking:40 assume:-26 at:10 attached:-5 attribution:-37 auth:22 auto:-24 await:19 away:6 b:-20 back:19 base:-12 basically:-11 be:-6 \
because:-14 been:9 before:92 belongs:12 below:31 better:-40 between:18 bigger:-5 bigint:7 billing:-16 biome:20 bit:36 blind:13 \
blue:-20 bot:23 both:-20 branches:5 break:-23 british:9 broken:12 bucket:15 buf:9 bug:30 bugs:-7 build:10 bump:27 bun:58 bundle:16 \
but:-50 button:-32 buttons:39 by:41 cache:-7 calculateattribution:-8 calculateattributionwithaccumulated:-20 \
calculatepromptattributionatstart:-17 calculation:-7 call:-12 called:-32 camelcase:28 can:-9 captured:-42 cargo:31 cart:-30 case:20 \
cases:-10 cause:9 cents:16 change:-15 changed:11 changelog:-12 changes:43 changing:14 check:-17 checkbox:-28 checked:-9 checker:15 \
checkout:10 checkpoint:-10 checkpointid:-5 checkpoints:-19 checks:-5 ci:-12 class:-16 claude:-23 clean:-8 clear:5 cli:-10 click:-22 \
close:14 cmd:-16 code:111 codebase:9 colour:13 column:-10 come:18 command:17 comment:-66 comments:-22 commit:23 commits:-17 \
committed:6 company:-28 component:-15 compose:22 composition:22 condition:-5 config:-13 confusing:-8 console:9 const:-8 constant:-8 \
contains:-10 content:-25 context:-40 convention:-21 conventional:6 convert:11 correct:-15 couldn't:-13 count:-27 coverage:20 \
create:-11 created:18 css:34 csv:-11 currently:-7 customer:-14 customers:90 dark:-24 data:8 database:55 dates:39 dayjs:36 days:45 \
db:36 dead:37 debug:-33 decided:13 decimal:28 default:-12 delete:-6 deleted:7 demo:-41 dependencies:27 dependency:10 deployed:10 \
deploys:23 design:-14 desktop:-10 detect:-9 dev:44 develop:45 did:-14 diff:17 directly:30 do:22 docker:-15 docs:31 does:-41 \
doesn't:-19 don't:-51 done:-20 dont:7 down:6 dropped:17 dropping:-26 duplicated:-8 e:36 each:-18 early:-19 edit:15 editing:-16 \
edits:-36 else:32 email:-33 emoji:28 empty:-30 enable:-6 enabled:-15 end:32 endpoint:22 english:18 enough:24 entire:-28 entry:36 \
env:26 error:-38 errors:30 events:-7 ever:26 every:43 everything:7 everywhere:79 except:12 exceptions:17 existing:-7 explain:42 \
export:-24 exports:37 external:7 fail:-23 failing:22 fails:33 failures:-10 fake:8 far:-7 feature:80 feel:12 feels:-30 fetchuser:-9 \
file:-31 files:45 find:-33 fine:-43 finish:30 first:53 fix:-42 fixed:-21 fixtures:21 flag:8 flags:50 float:-8 floats:-32 follow:7 \
for:-11 force:36 forever:-22 forget:-9 form:-71 forward:5 found:-6 free:70 friday:-39 from:57 frontend:31 frozen:54 full:26 \
function:-37 future:23 gateway:48 gb:-15 gemini:-5 gen:5 generate:15 generated:-9 german:13 get:53 gets:53 git:-7 github:17 give:23 \
go:-8 goes:-11 going:-38 gone:-28 good:-34 got:27 graphql:57 great:-12 green:-52 grpc:26 had:33 half:51 hand:39 handle:-31 \
handler:-17 handlers:26 handles:74 hangs:12 happens:-38 has:40 have:8 he:-13 header:-82 help:-19 helper:-8 helpers:-5 her:14 \
here:-51 history:11 hit:24 hm:-19 hold:15 hook:-10 hour:12 how:48 http:31 human:-7 i:-65 i'd:-44 i'll:-33 i'm:19 i've:-39 id:-74 \
idea:-12 idempotent:51 ids:48 ie:-11 if:-78 ignore:8 implement:-9 import:-11 imports:27 in:41 including:-19 inheritance:13 init:-5 \
inline:18 instead:-9 integration:46 invoice:21 invoices:50 ios:11 ip:-43 is:33 isn't:19 it:-53 it's:85 its:31 jenkins:21 jest:65 \
jira:34 job:35 json:30 just:-78 kafka:-13 kb:9 key:16 keys:21 keywords:24 know:19 label:29 last:-51 layer:16 least:13 leave:40 \
left:-29 legacy:45 let:19 let's:50 level:-12 lib:7 like:43 limit:-12 line:-37 lines:23 link:-6 lint:7 linter:23 list:-130 live:27 \
lives:12 loads:-7 local:6 localhost:6 locally:12 lockfile:8 lodash:66 log:-23 logger:34 logic:-11 login:-6 logo:-9 logs:17 lol:-37 \
long:16 longer:-9 look:-35 looking:-8 looks:-21 loop:-11 m:5 made:-34 mail:-21 main:70 make:29 manager:-15 manual:-47 manually:-9 \
many:15 map:-88 master:6 match:-20 max:27 may:34 mb:-44 means:30 meant:-29 meeting:-22 merge:9 merged:-14 merging:18 message:-24 \
messages:59 metadata:-17 might:-8 migration:73 mind:8 minimum:6 minor:20 minute:-9 minutes:22 mise:-24 missing:-20 mobile:20 \
mock:30 mode:-46 module:8 modules:18 moment:-15 monday:-7 money:52 mongo:-5 monorepo:-14 month:17 more:-17 morning:-18 move:-9 \
moved:33 moving:-14 must:-23 mutex:-34 my:-25 n:26 name:12 named:32 names:62 need:-20 needed:36 needs:93 network:72 new:-5 nice:-13 \
nightly:60 no:83 nobody:12 node:31 none:-21 not:7 notes:-19 nothing:-48 now:-15 nowhere:7 npm:32 null:-10 number:-18 obvious:7 \
off:74 offline:16 often:16 old:31 older:5 on:59 once:11 one:19 ones:-11 only:23 open:-20 openapi:50 operation:-7 ops:36 option:-32 \
or:-17 order:8 orders:-47 orm:10 other:-77 otherwise:43 our:21 out:30 outputs:19 over:49 overwritten:46 own:52 owns:14 package:6 \
packages:19 page:-25 parser:-8 part:-13 pass:21 passing:-9 paste:15 path:-21 paths:-17 pattern:25 payment:37 per:83 percent:25 \
period:18 permission:-11 phone:-5 pipeline:19 plain:14 plan:13 pls:6 pnpm:88 poetry:13 port:-36 possible:21 postgres:-8 posthog:-21 \
pr:7 prefer:31 preferences:-16 prefix:49 prettier:52 prices:9 print:16 prints:-45 probably:-5 problem:-31 prod:27 production:-18 \
project:62 prompt:-71 promptattributions:-6 prompts:-10 proto:11 proxy:9 prs:34 public:39 push:29 pushed:-5 pushes:18 put:23 px:-14 \
python:38 qa:10 question:-6 queue:-30 quick:-17 ran:34 rate:44 rather:19 react:21 read:23 reading:-20 readme:-49 ready:-22 real:-23 \
really:-15 rebase:-14 redis:-18 redux:5 refactor:-6 refunds:9 rejects:11 related:6 release:-14 releases:34 rely:14 remote:-14 \
remove:-18 removed:15 rename:-14 repeat:-8 replace:-55 repo:70 report:-28 reports:16 repository:37 request:-27 requests:-49 \
require:24 rerun:-13 reset:7 response:-17 rest:52 restart:-15 result:34 resume:-20 retries:-46 return:-15 returns:-47 reuse:-10 \
revert:-7 review:-30 reviewer:-14 reviews:13 rewrite:-22 right:-16 root:-57 row:-57 rows:-7 rule:6 run:43 running:-5 runs:43 \
rust:33 s:-24 said:-13 same:-40 sandbox:6 save:-8 say:43 saying:-25 says:-27 schema:28 screenshot:23 script:22 scripts:20 sdk:13 \
second:-58 seconds:-37 secrets:17 see:24 seed:31 seen:49 service:21 services:57 session:-34 sessions:-9 set:-22 settings:-19 \
settled:9 shadow:-43 shared:37 shop:5 should:-123 show:-13 shows:-29 since:-40 single:-25 size:6 skill:-8 skip:-28 slow:-13 \
small:50 snake:20 so:50 some:-7 someone:-39 something:-52 soph:-11 sorted:35 source:31 spaces:21 spec:-59 spelled:101 spelling:-22 \
spike:-16 sprint:-26 sql:41 sqlite:-8 squash:23 src:-86 stage:28 staging:72 start:-12 starts:32 state:6 stay:58 stays:16 step:-8 \
stop:9 stored:21 straight:10 strategy:-6 string:-32 strings:10 structlog:16 stuff:-10 suite:17 summarise:-16 support:23 \
supported:17 sure:-34 sync:-18 system:42 tab:-15 table:34 tag:15 take:-29 taken:-11 takes:-56 talk:-39 talked:23 talks:19 target:7 \
team:54 telemetry:-13 tell:-21 ten:16 tenant:7 test:-25 than:37 thanks:-12 that:-22 that's:38 thats:-42 the:-27 their:-17 them:8 \
then:-48 there:-22 there's:15 these:-18 they:12 thing:34 things:72 think:-10 thinking:-30 third:7 this:-146 those:-16 three:-39 \
throw:47 ticket:7 timeout:-34 timeouts:-8 times:-10 timestamps:31 title:-14 today:-25 todo:22 token:-44 tokens:-49 told:-14 \
tomorrow:-11 too:-30 took:34 tool:-17 tooltip:-16 top:-14 total:-15 totalcommitted:-6 touch:56 trace:23 trailer:-11 transcript:-16 \
translate:-9 true:-7 trunk:33 truth:17 try:-67 twice:23 two:-27 type:-14 typescript:-10 typo:-14 ulid:13 under:97 undo:-7 \
unknown:19 unless:17 up:-31 update:-5 updated:19 url:23 us:29 usage:-5 use:-15 used:-32 user:-25 users:-108 uses:19 utc:38 \
utils:-23 uuid:5 uv:52 v:-7 valid:-7 validate:-44 value:-45 var:-25 variable:20 vars:34 vault:22 vendor:62 versions:25 via:-9 \
vite:21 vitest:84 vpn:52 want:35 warehouse:10 warning:5 warnings:25 was:-38 we:-7 we're:14 webpack:-10 week:-42 well:-33 went:-22 \
were:-25 what:-56 what's:8 whatever:-14 when:-34 whenever:15 where:-46 which:-67 whole:-34 why:-83 will:-9 windows:24 with:36 \
without:56 won't:-9 work:-19 worker:-26 working:-10 works:-25 workspace:33 worth:-7 would:-10 wrap:-59 write:-9 writes:6 written:12 \
wrong:-12 wrote:12 yarn:57 year:37 yesterday:20 yet:-26 you:46 your:-40 zod:42 zustand:34 一:-37 一下:-26 一个:45 一件:28 一句:20 一声:12 \
一定:-18 一律:38 一条:16 一次:-28 一步:-18 一点:14 一用:-8 一直:-10 一行:-20 一起:6 一遍:-13 三:-11 三方:-6 上次:6 上看:21 上线:-39 上还:-8 下:-68 下一:12 下周:-25 下来:5 \
下的:5 不:55 不一:-10 不上:-24 不了:9 不会:10 不允:8 不再:7 不写:48 不发:39 不想:24 不支:-22 不放:5 不然:-6 不用:-6 不知:-13 不行:10 不要:-41 不让:-5 不许:17 不错:-26 专:40 \
专案:16 业:35 业务:12 两:44 两个:11 个:-76 个不:-8 个人:23 个仓:13 个函:-13 个参:46 个字:-23 个接:-22 个改:-6 个文:14 个方:-14 个服:7 个档:-6 个测:-27 个空:25 个警:15 \
个项:15 中:23 中心:6 中文:18 串:9 为:21 为什:-28 主:22 主分:11 么:-58 么每:-6 之:7 之前:8 之后:11 习惯:20 了:-24 了一:-8 事:-8 二:-23 二种:-10 五:-6 些:12 交:5 交前:7 \
交吧:-15 产:-8 产品:-32 产生:10 人:-19 人失:-5 什:-42 什么:-42 今:-6 今天:-5 从:15 从来:-30 仓:32 仓库:14 付:34 付模:8 代:25 代码:16 令:-8 以:21 以上:36 以前:14 \
以后:-9 们:33 们不:8 们只:6 们用:-15 们的:34 们组:5 们这:-7 件事:26 件名:12 任:8 份:-5 优:-7 会:-26 位:55 位是:5 低:8 低支:12 住:-33 体:14 作:-11 你每:12 你覺:-8 你说:-8 \
例:37 依:11 依赖:36 保:-12 保留:-16 修:15 候:32 候再:6 值:8 假:-30 假如:-6 做:13 做一:27 做完:9 做法:8 停:8 允:8 允许:8 元:43 元件:21 元测:10 先:-22 先不:-24 先写:38 \
先用:-14 先看:16 先说:25 先跑:9 先问:5 免:17 入:-42 全:10 全部:-14 公:36 公司:8 公开:26 共:5 关:18 其他:5 内:27 内部:37 再:17 再写:25 再加:-13 再用:7 再说:-6 再跑:-14 \
再转:19 写:48 写一:-34 写个:-38 写文:8 写法:15 写测:-51 写的:-6 写着:-6 写英:8 准:14 凌:6 凌晨:6 几:28 几个:8 凡:12 凡是:12 出:-11 出现:23 函:-6 函数:-10 分:35 分支:12 \
分钟:16 列:-15 列用:9 列表:-10 刚:40 刚才:15 删:17 别:30 别再:7 别动:13 别在:17 别改:-10 别的:5 别直:15 别管:-18 到:-22 到就:14 券:-26 前:27 前先:5 前要:-6 功:23 功能:18 \
加:-46 加一:-19 加上:-16 加个:-6 加新:13 加载:-7 务:38 动:46 动到:10 动要:15 包:16 包管:5 化:-16 匯:-5 区:19 十:-18 午:-7 半:-21 单:26 单位:7 单元:10 单号:-8 单测:18 \
占:-10 卡:-6 卡住:-10 印:8 压:-9 原:24 原因:-8 原始:11 去:-17 参:46 参数:46 又:-58 反:-7 发:50 发布:17 发版:31 发环:5 取:5 受:21 变:-22 变数:16 变量:-8 口:14 口超:7 \
句:20 另:-20 另一:-20 只:42 只从:9 只会:8 只做:-10 只改:-11 只是:9 只有:25 只能:10 只要:-8 只读:29 叫:-20 可:-27 可以:-33 可能:5 台:20 号:37 号是:-8 司:8 同:15 同事:-9 \
同步:28 名:14 名不:-20 名字:-18 名小:20 名用:28 后一:-10 后再:-7 后可:-21 后端:7 后都:-21 吗:-30 吧:-62 启:-22 告:12 员:9 周:6 周五:-6 命令:-8 命名:17 和:6 咱:14 \
咱们:14 品:-30 哈:17 哈哈:-21 商:6 啊:-34 啦:8 喜:33 喜欢:33 四:32 回:42 回傳:5 回复:28 回来:-15 回滚:37 回覆:12 因:-5 因为:24 因是:-38 团:6 团队:6 固:12 图:32 图片:-5 \
图表:8 圈:-25 在:-31 在开:-7 在改:14 地:9 地方:-5 块:5 域:24 域名:24 堆:-11 境:23 增:7 壁:-29 壞:-5 声:12 复:44 外:32 多:28 多少:-6 天:6 天再:-5 天凌:-5 天我:-8 \
太:-26 失:-10 失敗:-11 失望:-5 失败:10 夾:5 她:16 好:-30 好了:-18 好几:22 好的:-9 好看:-18 如:-7 始:8 始档:11 子:37 字:-24 字段:13 存:-22 存的:-20 它:-11 安:7 完:-5 \
完再:-9 定:55 定不:-15 定了:13 定是:5 定的:13 定要:-22 客:22 客户:14 容:5 宽:21 密:14 密码:5 密钥:9 对:-25 对不:-41 导:-7 小一:-5 小写:-16 小时:-23 小步:10 小程:6 少:15 \
少用:23 就:-22 就是:-26 就用:-7 就行:14 就要:10 就这:-12 尾:-8 展:-26 展示:-26 峰:23 工:43 工单:15 己:13 己来:16 己的:-10 已:36 已经:34 布:17 带:37 带上:18 帮:-25 \
帮我:-20 帳:6 帶:23 常:47 幂:26 幂等:26 年:24 序:15 库:70 库每:12 库的:12 库里:8 应:-32 应该:-33 店:6 建:13 开:7 开会:-38 开函:25 弄:-63 式:-35 引:5 弹:-20 当:10 \
往后:5 很:7 律:38 律用:8 得:-37 得是:-6 循:-15 循环:-15 微:6 心:7 必:-32 志:-17 志里:9 忘:-22 快:-51 态:12 怎:-17 怎么:-12 怎样:-5 思:6 思路:15 总:-25 总是:-30 \
总结:5 息:39 息改:-7 息队:8 情:28 惯:20 意:18 意思:-8 慢:8 懂:5 成:-13 成一:23 成的:26 成英:-21 我:-28 我一:14 我不:9 我们:23 我在:-8 我把:-27 我改:-13 我是:5 我比:20 \
我用:20 我的:24 我看:29 我自:9 我要:17 我说:-11 户:9 户一:-12 户的:26 户端:13 所:-35 所有:-36 手:10 手动:24 手机:-9 才:43 打算:-13 找:-33 把:-38 把所:-13 抓:-12 护:14 \
报:-32 报表:-9 报错:7 拉:20 拼:11 拼音:11 拿:-7 拿掉:-8 持:-11 挂:-21 挂了:-39 指:5 按钮:-16 换:8 换成:-26 据:-6 授:7 授权:7 掉:-18 接:46 接做:6 接口:20 接改:29 \
推:-10 援:11 搞:22 搞混:14 支:-19 支付:24 支名:5 支持:-42 支援:11 支是:20 收:-7 改:18 改一:-19 改之:16 改了:37 改动:24 改名:12 改完:24 改成:-40 改用:-10 改错:-5 放:39 \
放在:12 效果:-9 敗:-11 敗的:-10 数:31 数名:6 数据:-6 整:25 文:31 文件:-8 文写:5 文案:30 文档:-5 料夾:5 新功:13 方:-18 方案:-13 旁:-11 旁边:-11 日:-7 日志:-17 旧:22 \
早:-22 早上:-22 时:-29 时候:32 时统:13 时間:15 时间:24 明:-15 明天:-20 昨:-12 昨天:-12 是:73 是不:-47 是另:-9 是我:-7 是指:6 是空:-28 是缓:-40 是这:-17 显:16 显示:15 \
晚:11 晚点:-10 晨:6 更:-22 更新:-12 最:21 最低:22 最后:-38 最多:30 有:-19 有时:10 有测:-27 有请:-8 服:41 服务:34 望:-8 期:-18 本号:-14 机:70 机上:-28 机号:24 权:13 \
权限:5 条:20 来:-64 来不:-31 来了:-13 来的:-12 東:-9 東西:-9 板:8 构:45 构建:10 析:-15 果:-9 查:71 查数:17 标:12 标题:-16 样:-15 样式:-9 格:14 格式:-36 案:12 案一:6 \
案的:9 档案:-21 档里:-18 模块:-17 横:21 欄:9 欄位:9 次:-12 次改:36 次都:-15 欢:33 欢你:10 款:20 正式:5 步:17 步提:10 步更:7 死:-5 段:-21 每:18 每个:-5 每周:13 每次:-7 \
比较:-5 永:-38 永远:-14 永遠:-23 求:-17 求都:-8 沒有:22 没:-22 没用:5 法:34 注:46 注意:24 注释:11 测:-19 测用:13 测的:7 测试:-6 消:36 消息:32 消费:28 混:17 清:5 \
清单:-24 源:15 滚:32 滚脚:22 演:-15 演示:-15 点:12 烦:18 然:-6 照:9 照你:-6 片:-6 版:52 版本:16 猜:56 率:22 王:-7 环:7 环境:23 环里:-10 现:25 现在:-11 理:25 生:46 \
生产:14 生成:21 用:64 用中:17 用了:7 用分:8 用单:12 用户:-8 用拼:15 用的:-11 用繁:13 用问:5 用驼:22 由:11 界:10 界面:10 登:-27 登入:-13 登录:-13 的也:11 的改:10 的文:-18 \
的时:30 的是:-22 的注:6 的第:-6 的表:20 的问:-21 盘:-13 目:36 目录:14 直:8 直接:18 直转:-25 看:-17 看一:-7 看不:23 看到:21 看得:-19 看看:-29 真:40 真的:15 着:-57 知:-14 \
知道:-16 短:38 短一:12 码:64 码放:10 码都:6 码里:16 确认:-18 碰:24 示:-28 示的:-7 种:14 秒:-17 移:9 程序:6 種:30 空:9 空格:15 空的:-26 空间:17 端:68 端口:-7 第:-6 \
第一:27 第三:-6 第二:-18 签:-12 签名:-22 简:39 简短:27 算:-29 算下:-13 算了:-22 管理:16 类:-32 紅:-14 繁:14 繁体:13 红:8 线:32 线上:39 组:5 组件:7 经:27 经不:16 结:58 \
结构:44 给:-13 给我:-8 统:19 统一:19 继:16 继续:18 续:9 维:35 维护:6 维持:31 缓:-32 缓存:-32 编:15 编号:23 缩:22 缩写:9 缩进:12 网路:-21 置:28 置中:5 署:-12 翻:-17 \
翻译:-11 老:42 老是:-15 能不:-16 能会:-21 能写:15 能是:-13 脚:-24 脚本:-24 自:48 自己:13 舊:-7 色:-19 英:14 英文:-6 藍:-8 藍色:-16 行:-24 补:-13 表:33 表都:18 \
被:-12 装:29 要不:-28 要做:28 要先:36 要再:16 要写:-5 要带:14 要帶:23 要开:-26 要支:-28 要改:-31 要求:-8 要注:24 要走:14 覆:48 覺:-9 覺得:-9 觉:-22 觉得:-22 解:21 \
解析:-15 解释:32 訂:13 訂单:13 計:-19 訊:11 訊息:11 設:-16 話:29 論:-7 講:18 计:9 订:-6 订单:-6 认:17 让:-6 让人:-5 记:-16 许:10 论:14 设:-16 证:13 诉:-16 译:-14 \
译成:-23 试:23 试再:30 试库:11 试数:7 试环:6 试都:-10 话:28 该:-35 语:31 误:13 误訊:7 说:-35 说不:-42 说以:-27 说思:15 说用:30 说的:6 请:11 请求:-8 请用:31 读:40 读的:19 \
谁:-14 调:-55 调用:-16 负:13 负责:13 责:13 责的:6 败:10 败的:14 账:-34 账号:-30 贴:-7 费:73 赖:36 走:29 起:19 跑:30 跑一:-16 跑在:27 跟:33 跟我:-23 路:6 路上:-21 \
跳:-20 身:8 转圈:-25 载:-7 较:-5 较喜:20 辑:8 边:-31 边不:13 迁:8 过:-13 过了:-7 过期:-29 过来:25 运:18 运维:6 返:-25 返回:-25 还:-12 还在:35 还是:-35 这:-52 这专:12 \
这个:-13 这支:-14 这是:15 这样:-9 这次:-6 这段:-27 这种:24 这種:10 这边:-9 这里:-8 进:5 远:-14 远不:-39 连:14 退:6 退款:17 选:10 选了:36 递:5 通:24 遍:5 遍了:17 道:-16 \
遠:-23 那:11 那个:-10 那几:8 那块:17 那边:20 部:8 部署:-12 都从:22 都加:-9 都在:13 都存:11 都改:-14 都放:17 都是:14 都有:21 都用:-16 都要:20 都说:-17 都这:8 配:18 配置:18 \
释:26 释的:33 里:-9 里不:29 里写:-9 里有:-6 里用:-21 里说:-5 重:30 重复:19 重开:-6 重新:6 重构:-10 重置:12 重试:29 量:43 量名:-15 金:24 金额:15 钟:16 钥:9 钮:-16 钱:10 \
锁:-14 错了:42 错误:13 长:19 門:22 間:15 間都:15 问:89 问我:22 问题:-6 间:42 队:7 限:29 除:26 隔:-33 隔壁:-29 集:16 集成:16 需:-5 面:12 面都:31 音:12 順:8 頭:-17 \
页:-18 页面:7 项:22 项目:22 顺:23 预:19 预发:14 题:-21 额:15 首:-9 驼:23 驼峰:23 麻:32 麻烦:32 默:47 默认:47 `
