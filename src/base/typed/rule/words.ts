// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features.
 */
export const WORDS = ` -:-35 -12:-38 -commit:-6 -fns:25 .:-36 ..:-6 ...:-16 .env:34 .g.:-9 .go:-21 .json:6 .log:20 .py:-16 .toml:10 /:99 /gen:12 /v2:12 \
<code>:40 <num>:7 _:56 _at:31 _case:19 _id:7 _ref:8 a:-11 abc:-44 able:-20 about:-45 above:-13 access:32 according:-7 across:96 \
active:-26 actually:19 add:7 added:-36 adding:33 adds:26 admin:19 after:-10 again:-129 against:-5 agent:-38 agenttype:-9 all:-82 \
allow:-11 allowed:-13 alone:26 already:-15 always:-41 am:51 amounts:21 an:9 and:-9 android:24 another:-13 answer:34 answers:25 \
any:19 anymore:-71 anything:8 anyway:-10 app:87 approach:-21 approvals:34 apps:13 aren't:-29 arm:23 around:-6 as:31 ascii:38 \
ask:-21 asked:9 asking:44 assume:-24 at:5 attached:-6 attribution:-38 auth:24 auto:-22 await:18 away:8 b:-19 back:25 base:-10 \
basically:-11 be:-7 because:-5 been:7 before:91 belongs:13 below:34 better:-32 between:20 big:-18 bigger:-5 bigint:10 billing:-16 \
biome:23 bit:39 blank:-22 blind:16 blue:-19 bot:23 both:-20 branch:11 branches:5 break:-23 british:14 bucket:17 buf:9 bug:42 \
bugs:-5 build:21 builds:-7 bump:26 bun:68 bundle:15 but:-48 button:-37 buttons:43 by:53 cache:-22 calculateattribution:-9 \
calculateattributionwithaccumulated:-21 calculatepromptattributionatstart:-18 calculation:-8 call:-14 called:-34 camelcase:28 \
can:-10 captured:-38 cargo:35 cart:-29 case:20 cases:-11 cause:8 cents:20 change:-14 changed:12 changelog:-11 changes:41 \
changing:15 check:-16 checkbox:-28 checked:-10 checker:15 checkout:6 checkpoint:-10 checkpointid:-6 checkpoints:-17 class:-17 \
claude:-25 clean:-8 clear:5 cli:-11 click:-18 client:-6 close:14 cmd:-17 code:116 codebase:6 colour:16 column:-7 come:20 command:17 \
comment:-66 comments:-17 commit:23 commits:-16 committed:10 company:-29 component:-17 compose:25 composition:22 condition:-7 \
config:-10 confusing:-17 console:10 const:-8 constant:-8 contains:-10 content:-22 context:-35 convention:-24 conventional:7 \
convert:10 copy:5 correct:-13 couldn't:-14 count:-25 coverage:20 create:-11 created:19 css:32 csv:-12 currently:-6 customer:-9 \
customers:52 cut:-7 dark:-19 dashboard:31 data:9 database:75 date:5 dates:47 dayjs:36 days:50 db:40 dead:36 debug:-31 decided:21 \
decimal:27 default:-12 delete:-8 deleted:7 demo:-37 dependencies:25 dependency:8 deployed:13 deploys:23 design:-6 desktop:-8 \
detect:-9 dev:46 develop:51 did:-15 diff:16 directly:27 do:18 docker:-5 docs:9 does:-44 doesn't:-17 don't:-47 done:-16 dont:7 \
down:-9 dropdown:-15 dropped:16 dropping:-21 duplicated:-8 e:29 each:-12 early:-18 edge:-5 edit:15 editing:-14 edits:-31 else:39 \
email:-34 emoji:26 empty:-16 enable:-7 enabled:-15 end:37 endpoint:10 endpoints:5 ends:6 english:-20 enough:22 entire:-30 entry:36 \
env:31 error:-42 errors:35 eslint:5 even:17 events:-5 ever:29 every:51 everything:-24 everywhere:87 except:11 exceptions:17 \
existing:-8 explain:41 export:-28 exports:38 external:8 fail:-15 failing:30 fails:35 failures:-9 fake:9 fallback:-5 far:-6 \
feature:80 feel:10 feels:-27 fetchuser:-10 file:-31 files:42 find:-29 fine:-36 finish:27 firefox:-40 first:56 fix:-42 fixed:-20 \
fixtures:19 flag:10 flags:49 float:-8 floats:-33 folder:11 follow:7 footer:-9 for:-12 force:35 forever:-22 forget:-10 form:-73 \
forward:5 found:-6 free:69 friday:-34 from:62 frontend:32 frozen:58 function:-35 future:23 gateway:51 gb:-12 gemini:-5 gen:5 \
generate:17 generated:-15 german:-25 get:56 gets:54 git:-5 github:18 give:20 go:-10 going:-31 gone:-20 good:-34 got:31 graphql:59 \
great:-14 green:-46 grpc:26 guess:-5 had:30 half:54 hand:41 handle:-32 handled:13 handler:-21 handlers:25 handles:72 hangs:13 \
happens:-37 has:59 he:-14 header:-83 help:-20 helper:-7 helpers:-6 her:15 here:-47 history:12 hit:20 hm:-16 hold:14 hook:-12 \
hooks:6 hour:26 how:48 http:35 human:-6 i:-76 i'd:-47 i'll:-37 i'm:21 i've:-43 id:-66 idea:-9 idempotent:48 ids:53 ie:-10 if:-69 \
ignore:9 implement:-9 import:-26 imports:27 in:38 including:-17 index:17 inheritance:13 init:-6 inline:17 instead:-9 integration:47 \
internal:47 into:7 invoice:28 invoices:54 ios:12 ip:-42 is:17 isn't:23 it:-49 it's:80 its:31 jenkins:22 jest:68 jira:35 job:32 \
jobs:-7 json:28 just:-78 kafka:-12 kb:9 keep:13 key:19 keys:23 keywords:25 know:18 label:26 last:-39 layer:20 least:14 leave:39 \
left:-27 legacy:47 let:17 let's:52 level:-13 lib:8 like:46 limit:-14 line:-39 lines:23 link:-5 lint:6 linter:28 list:-133 live:40 \
lives:13 loads:-6 localhost:8 locally:14 lockfile:10 lodash:65 log:-20 logger:36 logic:-12 login:-10 logo:-9 logs:17 lol:-37 \
long:17 longer:-9 look:-34 looking:-9 looks:-20 loop:-10 m:10 made:-29 mail:-21 main:52 make:32 manager:-9 manual:-46 manually:-9 \
many:18 map:-90 master:13 match:-16 max:23 may:35 mb:-28 me:6 means:31 meant:-27 meeting:-18 memory:-34 merge:9 merged:-13 \
merging:19 message:-33 messages:64 metadata:-15 might:-9 migration:53 mind:6 minimum:7 minor:20 minute:-8 minutes:26 mise:-21 \
missing:-21 mobile:27 mock:26 modal:-14 mode:-38 model:5 module:7 modules:20 moment:-18 monday:-7 money:58 monorepo:-15 month:17 \
more:-18 morning:-14 move:-11 moved:38 moving:-14 must:-20 mutex:-36 my:-18 n:25 name:10 named:34 names:65 need:-12 needed:39 \
needs:88 network:76 nice:-13 night:19 nightly:59 no:74 node:29 none:-20 notes:-19 nothing:-63 now:-12 nowhere:8 npm:33 null:-7 \
number:-15 obvious:6 off:74 offline:16 often:17 old:12 older:6 on:44 once:10 one:24 only:34 open:-20 openapi:49 operation:-8 ops:36 \
option:-33 or:-19 order:13 orders:-46 orm:16 other:-79 otherwise:42 our:19 out:26 outputs:19 over:53 overwritten:45 own:60 owns:17 \
package:9 packages:17 page:-30 parser:-7 part:-13 pass:25 passing:-9 paste:14 path:-22 paths:-17 pattern:22 payment:36 per:90 \
percent:11 period:20 permission:-12 phone:-6 picked:8 pipeline:19 plain:17 plan:15 pls:8 pnpm:89 poetry:13 point:6 port:-34 \
possible:24 postgres:-11 posthog:-22 pr:10 prefer:32 preferences:-15 prefix:48 prettier:53 prices:13 print:17 prints:-41 \
problem:-30 prod:30 production:-5 project:66 prompt:-70 promptattributions:-7 prompts:-11 proto:10 proxy:8 prs:34 public:38 push:30 \
pushed:-5 pushes:18 put:26 px:-17 python:51 qa:10 question:-6 queue:-31 quick:-14 ran:36 rate:41 rather:23 react:23 read:24 \
reading:-20 readme:-70 ready:-19 real:-20 really:-15 rebase:-16 red:-29 redis:-15 redux:6 refactor:-6 refunds:11 rejects:10 \
related:6 releases:39 rely:16 remote:-14 remove:-18 removed:15 rename:-15 repeat:-9 replace:-58 repo:70 report:-32 reports:16 \
repository:38 request:-25 requests:-50 require:21 rerun:-13 reset:7 response:-13 rest:59 restart:-15 result:31 resume:-18 \
retries:-44 return:-13 returns:-42 reuse:-11 revert:-7 review:-37 reviewer:-11 reviews:11 rewrite:-18 right:-15 root:-55 row:-55 \
rule:5 run:54 running:18 runs:46 rust:32 s:-23 said:-12 same:-36 sandbox:5 save:-7 say:49 saying:-25 says:-20 schema:28 \
screenshot:25 script:20 scripts:25 sdk:22 second:-66 seconds:-33 secrets:18 see:23 seed:34 seen:48 sent:-27 server:-26 service:23 \
services:58 session:-34 sessions:-9 set:-22 settings:-17 settled:10 shadow:-43 shared:37 shop:6 short:10 should:-127 show:-16 \
shows:-26 sidebar:-10 since:-45 single:-26 size:5 skill:-9 skip:-27 slow:-38 small:40 smaller:-5 snake:19 so:54 some:-44 \
someone:-33 something:-53 soph:-12 sorted:37 source:35 spaces:17 spec:-58 spelled:106 spelling:-19 spike:-17 sprint:-24 sql:42 \
sqlite:-5 squash:25 src:-87 stage:30 staging:50 start:-7 starts:31 state:9 stay:63 stays:17 step:-10 still:12 stop:10 stored:25 \
straight:9 strategy:-6 string:-34 strings:10 structlog:16 stuck:-30 stuff:-10 style:10 suite:14 summarise:-17 support:25 \
supported:21 sure:-30 sync:-18 system:45 tab:-17 table:16 tabs:6 tag:15 take:-30 taken:-11 takes:-50 talk:-36 talked:26 talks:22 \
target:8 team:55 telemetry:-14 tell:-17 ten:16 tenant:9 test:-10 than:39 thanks:-12 that:-14 that's:37 thats:-38 the:-27 their:-14 \
them:8 then:-48 there:-7 there's:18 these:-18 they:15 thing:37 things:74 think:-11 thinking:-28 third:8 this:-146 those:-17 \
three:-43 throw:48 ticket:11 timeout:-29 timeouts:-5 times:-9 timestamps:42 title:-16 today:-25 todo:25 token:-39 tokens:-45 \
told:-14 tom:6 tomorrow:-10 too:-42 took:39 tool:-17 tooltip:-18 top:-8 total:-13 totalcommitted:-6 touch:52 trace:20 trailer:-11 \
transcript:-16 translate:-6 true:-6 trunk:36 truth:24 try:-64 twice:5 two:-29 type:-9 types:-11 typescript:-11 typo:-12 ui:5 \
ulid:13 under:99 undo:-8 unknown:21 unless:19 until:5 up:-29 updated:19 upgrade:-17 upload:-28 url:24 us:30 usage:-5 use:-9 \
used:-29 user:-24 users:-104 uses:22 utc:40 utils:-22 uuid:5 uv:53 valid:-9 validate:-43 validation:7 value:-43 var:-25 variable:19 \
vars:37 vault:22 vendor:63 versions:26 via:-8 vite:22 vitest:88 vpn:59 want:35 wants:5 warehouse:9 warning:7 warnings:24 was:-40 \
we're:19 webpack:-9 week:-41 well:-31 went:-20 were:-21 what:-55 what's:12 whatever:-13 when:-29 whenever:18 where:-43 which:-68 \
whole:-34 why:-74 will:-10 windows:30 wiped:6 with:43 without:57 won't:-9 work:-12 worker:-30 working:-11 works:-25 workspace:37 \
worth:-6 would:-7 wrap:-60 writes:7 written:13 wrong:-5 wrote:10 yarn:59 year:42 yesterday:19 yet:-25 you:46 your:-38 zod:46 \
zustand:37 一:-35 一下:-28 一个:49 一件:28 一句:21 一声:11 一天:-6 一定:-18 一律:38 一条:17 一次:-24 一步:-17 一点:14 一用:-8 一直:-9 一行:-19 一起:6 一遍:-14 三:-10 \
三方:-6 上:-14 上次:11 上看:20 上线:-37 上还:-7 下:-71 下一:13 下周:-27 下来:5 下的:6 不:49 不一:-9 不上:-20 不了:10 不会:16 不允:8 不再:8 不写:49 不发:40 不可:-15 不开:-11 \
不想:23 不懂:-9 不支:-21 不放:5 不清:13 不然:-5 不知:-12 不行:9 不要:-33 不让:-5 不许:22 不错:-25 专:39 专案:16 业:36 业务:13 两:29 两个:12 个:-78 个不:-7 个人:21 个仓:14 \
个函:-15 个参:45 个字:-23 个接:-20 个改:-6 个文:18 个方:-14 个服:6 个档:-7 个测:-25 个空:26 个警:16 个项:15 中:14 中心:6 串:10 为:18 为什:-28 主分:-12 么:-56 么每:-6 \
之:10 之前:8 之后:11 也:-10 习惯:20 了:-37 了一:-14 事:-5 二:-24 二种:-11 些:12 交:7 交前:7 交吧:-14 产:-7 产品:-31 产生:10 人:-16 人失:-5 什:-41 什么:-41 今:-5 \
从:11 从来:-30 仓:38 仓库:23 付:36 付模:8 代:23 代码:15 令:-9 以:27 以上:36 以前:17 以后:-9 们:33 们不:9 们只:5 们用:-16 们的:34 们组:8 们这:-6 件:-7 件事:26 件名:13 \
任务:-6 份:-6 优:-6 会:-24 位:55 位是:5 低:8 低支:13 住:-35 体:15 体中:5 作:-12 你每:13 你覺:-8 你说:-9 例:34 依:14 依赖:39 保:-9 保留:-17 修:17 候:30 候再:5 值:7 \
假:-31 假如:-6 做:11 做一:27 做完:8 做法:7 停:9 像:11 允:8 允许:8 元:44 元件:21 元测:11 先:-24 先不:-24 先写:40 先用:-15 先看:17 先说:25 先跑:9 先问:5 免:17 入:-49 全:10 \
全部:-12 公:37 公司:8 公开:28 共:6 共用:5 关:17 其他:7 内:41 内部:56 再:17 再写:24 再加:-14 再用:8 再说:-7 再跑:-12 再转:17 写:51 写一:-37 写个:-38 写文:14 写法:13 \
写测:-48 写的:-5 写着:-6 写英:8 准:13 凌:6 凌晨:6 几:27 几个:6 凡:11 凡是:11 出:-16 出现:24 函:-6 函数:-9 分支:7 分钟:20 列:-17 列用:9 列表:-9 刚:39 刚才:16 删:18 删除:5 \
别:38 别再:9 别动:12 别在:17 别改:-10 别直:15 别管:-16 到:-22 到就:14 券:-19 前:26 功:24 功能:20 加:-44 加一:-19 加上:-16 加个:-7 加新:12 加载:-8 务:32 动:41 动到:9 \
动要:14 包:14 包管:5 化:-15 匯:-5 区:20 十:-15 十分:5 午:-6 半:-24 单:32 单位:7 单元:11 单号:-8 单测:20 卡:-8 卡住:-13 印:11 压:-10 原:26 原因:-7 原始:12 去:-26 \
参:45 参数:45 又:-56 反:-6 发:48 发布:18 发版:31 取:6 受:25 变:-22 变数:16 变量:-8 口:5 口超:7 句:21 另:-20 另一:-20 只:45 只从:10 只会:6 只做:-11 只改:-11 只是:8 \
只有:23 只能:10 只要:-10 只读:27 叫:-11 可:-46 可以:-28 可能:8 台:21 号:39 号是:-7 司:8 同:17 同事:-9 同步:30 名:18 名不:-19 名字:-19 名小:20 名用:27 后:-5 后一:-11 \
后再:-7 后可:-20 后端:6 后都:-21 吗:-30 吧:-62 启:-22 告:15 员:11 周:7 命令:-9 命名:17 咱:14 咱们:14 品:-29 哈:21 哈哈:-23 商:6 啊:-33 啦:6 喜:33 喜欢:33 四:35 \
回:45 回复:29 回来:-16 回滚:36 回覆:12 因为:22 因是:-34 团:6 团队:6 固:13 图:34 图片:-6 图表:11 圈:-24 在:-41 在开:-7 在改:13 地:12 地方:-5 域:24 域名:24 堆:-10 境:23 \
增:6 壁:-28 壞:-5 声:11 复:44 外:36 多:30 多少:-7 夜:24 大:-7 天:10 天再:-5 天凌:-6 天我:-9 太:-32 失:-11 失敗:-11 失望:-5 失败:9 头:-8 夾:7 她:17 好:-30 好了:-18 \
好几:23 好的:-8 好看:-17 如:-7 始:8 始档:12 子:36 字:-22 字段:14 存:-29 存的:-18 它:-10 安:6 完:-6 完再:-10 定:56 定不:-14 定了:12 定是:6 定的:13 定要:-22 客:6 客户:-7 \
容:8 宽:22 密:14 密码:5 密钥:9 对:-38 对不:-35 导:-13 导入:-11 小一:-5 小写:-18 小时:-25 小步:10 小程:7 少:15 少用:23 就:-18 就是:-24 就用:-7 就行:14 就要:9 就这:-12 \
尾:-7 展:-19 展示:-19 峰:23 工:43 工单:16 差:-8 己:12 己来:15 己的:-10 已:38 已经:36 布:18 带:37 带上:18 帮:-26 帮我:-21 帳:6 帶:24 常:46 幂:26 幂等:26 年:23 序:16 \
库:74 库每:11 库的:11 库里:7 应:-32 应该:-33 店:6 建:26 开:6 开会:-41 开函:27 弄:-62 式:-35 式环:6 引:20 弹:-22 当:11 录下:5 往后:6 很:6 律:38 律用:7 得:-38 得是:-6 \
循:-17 循环:-17 微:7 心:7 必:-32 志:-17 志里:10 忘:-21 快:-48 态:12 怎:-16 怎么:-12 思:7 思路:15 总:-26 总是:-31 总结:6 息:41 息改:-6 息队:7 情:25 惯:20 意:20 \
意思:-8 慢:-5 成:-12 成一:24 成的:27 成英:-20 我:-22 我一:12 我不:12 我们:22 我在:-7 我把:-27 我改:-12 我是:6 我比:19 我用:20 我的:27 我看:31 我自:8 我要:18 我说:-11 \
户:-12 户一:-8 户的:30 户端:19 所:-35 所有:-37 手:12 手动:23 手机:-9 才:45 打不:-11 打算:-14 找:-34 把:-37 把所:-13 抓:-10 护:18 报:-20 报表:6 报错:6 拉:19 拼:11 \
拼音:11 拿:-7 拿掉:-8 持:-9 挂:-21 挂了:-36 指:5 按钮:-16 换成:-27 授:7 授权:7 掉:-20 接:40 接做:6 接口:10 接改:29 推:-9 提:-5 提示:-9 援:10 搞:24 搞混:15 支:-26 \
支付:22 支名:7 支持:-40 支援:10 支是:23 收:-8 改:23 改一:-19 改之:16 改了:40 改动:23 改名:15 改完:24 改成:-42 改用:-12 放:38 放在:13 效果:-8 敗:-11 敗的:-10 数:31 数名:6 \
数字:-21 整:25 整数:5 文:15 文写:6 文案:32 文档:-18 料夾:7 断:-5 新功:14 新接:-7 方:-17 方案:-12 旁:-10 旁边:-10 日:-7 日志:-17 旧:20 早:-24 早上:-24 时:-23 时候:30 \
时统:13 时間:14 时间:24 明:-15 明天:-23 昨:-12 昨天:-12 是:73 是不:-47 是另:-9 是我:-5 是指:7 是空:-26 是缓:-36 是这:-16 显:15 显示:14 晚:10 晚点:-10 晨:6 更:-17 \
更新:-7 最:24 最低:22 最后:-39 最多:32 有:-27 有时:10 有测:-25 有请:-8 服:43 服务:32 望:-8 期:-28 本号:-16 机:76 机上:-28 机号:24 权:16 权限:9 条:20 来:-67 来不:-31 \
来了:-11 来的:-12 東:-9 東西:-9 板:8 构:45 构建:8 析:-15 果:-31 查:69 查数:16 标:12 标题:-16 样:-16 样式:-10 格:20 格式:-35 案:13 案一:6 案的:9 档:-16 档案:-22 \
档里:-16 模块:-18 横:24 欄:10 欄位:10 次:-22 次改:36 次都:-16 欢:33 欢你:10 款:19 正式:6 步:19 步提:10 步更:11 死:-5 段:-19 每:28 每个:-5 每周:12 每天:8 每次:-7 比较:-6 \
永:-40 永远:-15 永遠:-25 求:-20 求都:-8 沒有:27 没:-32 没人:-12 没有:-21 没用:6 法:33 注:51 注意:25 注释:12 测:-22 测用:13 测的:9 测试:-12 消:35 消息:31 消费:28 混:17 \
清:-8 清单:-25 源:16 滚:31 滚脚:21 满:-9 演:-14 演示:-14 点:13 烦:17 然:-5 照:9 照你:-7 片:-6 版:52 版本:16 猜:58 率:21 王:-8 环:6 环境:23 环里:-12 现:28 现在:-9 \
理:25 生:47 生产:14 生成:23 用:65 用中:22 用了:8 用分:9 用单:11 用户:-8 用拼:14 用的:-12 用繁:15 用问:6 用驼:21 由:11 界:10 界面:10 登:-24 登入:-13 登录:-13 的也:11 \
的改:10 的文:-16 的时:29 的是:-22 的注:7 的第:-7 的表:19 的问:-19 盘:-13 目:37 目录:15 直:10 直接:19 直转:-24 看:-18 看一:-8 看不:18 看到:21 看得:-20 看看:-28 真:41 \
真的:15 着:-58 知:-15 知道:-16 短:41 短一:11 码:67 码放:10 码都:7 码里:15 确认:-20 碰:25 示:-29 示的:-7 种:13 秒:-18 移:9 程:5 程序:7 種:33 空:10 空格:15 空的:-23 \
空间:15 端:70 端口:-6 第:-7 第一:25 第三:-6 第二:-18 签:-10 签名:-19 简:39 简短:28 算:-26 算下:-14 算了:-22 管理:16 类:-34 紅:-15 索:-6 索引:16 繁:15 繁体:15 红:-20 \
线:35 线上:37 组:5 组件:6 经:28 经不:18 结:44 结构:48 给我:-10 统:20 统一:20 继:16 继续:18 续:10 维:34 维护:6 维持:31 缓:-35 缓存:-35 编:15 编号:23 缩:22 缩写:10 \
缩进:12 网路:-19 置:26 置中:5 署:-9 翻:-15 翻译:-11 老:42 老是:-15 能不:-16 能会:-21 能写:17 能是:-11 脚:-26 脚本:-24 自:51 自己:12 色:-18 英:20 藍:-6 藍色:-16 \
行:-20 补:-12 表:42 表都:17 被:-29 装:32 要不:-30 要做:28 要先:34 要再:16 要带:13 要帶:24 要开:-28 要手:5 要支:-27 要改:-31 要求:-11 要注:25 要走:12 覆:49 覺:-9 覺得:-9 \
规:6 觉:-22 觉得:-22 解:19 解析:-15 解释:30 訂:13 訂单:13 計:-19 訊:14 訊息:14 設:-15 話:32 論:-7 講:19 计:10 订:-7 订单:-7 认:18 让:-6 让人:-5 记:-15 许:14 论:14 \
设:-16 证:11 诉:-9 译:-13 译成:-21 试:20 试再:30 试库:11 试数:6 试环:7 试都:-7 话:27 该:-36 语:30 误:8 误码:5 误訊:10 说:-30 说不:-42 说以:-27 说思:15 说用:29 说的:8 \
请:12 请求:-8 请用:32 读:37 读的:17 谁:-14 调:-54 调用:-13 负:14 负责:14 责:14 责的:7 败:9 败的:15 账:-32 账号:-29 贴:-7 费:76 赖:39 走:52 起:16 跑:27 跑一:-16 \
跑在:29 跟:38 跟我:-20 路:11 路上:-19 跳:-18 身:10 转:5 转圈:-24 载:-8 较:-6 较喜:19 辑:8 边:-28 边不:12 迁:6 过:-20 过期:-43 过来:23 运:16 运维:5 返:-25 返回:-25 \
还:-6 还在:40 还是:-34 这:-53 这专:12 这个:-14 这支:-15 这是:15 这样:-9 这次:-6 这段:-26 这种:24 这種:11 这边:-8 这里:-10 进:7 远:-15 远不:-40 连:14 退款:16 选:10 \
选了:37 递:5 通:22 遍了:17 道:-16 遠:-25 那:11 那个:-11 那几:6 那块:17 那边:22 部:-12 部分:-46 部署:-9 都:-5 都从:20 都加:-9 都在:14 都存:10 都改:-14 都放:18 都是:14 \
都有:21 都用:-18 都要:16 都说:-17 都这:8 配:18 配置:17 释:26 释的:31 里不:31 里写:-11 里有:-5 里用:-22 里的:-7 重:42 重复:19 重开:-7 重新:5 重构:-11 重置:11 重试:32 量:43 \
量名:-15 金:26 金额:16 钟:20 钥:9 钮:-16 钱:-9 锁:-13 错了:43 错误:8 长:18 門:22 間:14 間都:14 问:92 问我:20 问题:-5 间:42 队:5 限:37 除:27 隔:-32 隔壁:-28 集:16 \
集成:16 面:17 面都:31 音:12 順:9 頭:-18 页:-17 页面:8 项:22 项目:22 顺:22 预:19 预发:14 题:-21 额:16 首:-11 驼:23 驼峰:23 麻:31 麻烦:31 默:52 默认:52 `
