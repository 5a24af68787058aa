// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features.
 */
export const WORDS = ` -:-39 -12:-37 -fns:24 .:-38 ...:-19 .env:34 .g.:-10 .go:-25 .log:22 .py:-20 .toml:8 /:91 /gen:10 /v2:16 <code>:54 <num>:9 _:55 \
_at:31 _case:18 _ref:6 a:-17 abc:-43 about:-41 above:-21 access:34 according:-7 account:-5 across:89 add:5 added:-39 adding:31 \
adds:24 admin:13 after:-15 again:-114 against:-5 agent:-36 all:-85 allowed:-14 alone:23 already:-8 also:28 always:-54 am:43 \
amounts:19 android:25 answer:24 answers:28 any:21 anymore:-55 anything:6 anyway:-12 api:5 app:94 approach:-13 approvals:34 apps:12 \
are:30 aren't:-30 arm:24 around:-6 as:36 ascii:33 ask:-22 asked:12 asking:35 assume:-25 attribution:-41 auth:22 await:19 away:9 \
axios:-5 b:-18 back:15 because:-12 been:9 before:90 belongs:11 below:32 better:-42 between:13 bigint:8 billing:-15 biome:19 \
blind:12 blue:-20 bot:23 both:-20 branch:14 branches:20 break:-22 british:9 broken:10 bucket:15 buf:9 bug:33 bugs:-8 build:10 \
bump:25 bun:58 bundle:16 but:-43 button:-33 buttons:39 by:45 cache:-11 calculateattribution:-8 \
calculateattributionwithaccumulated:-23 calculatepromptattributionatstart:-21 calculation:-9 call:-14 called:-33 camelcase:27 \
can:-9 captured:-41 cargo:27 cart:-37 case:19 cases:-11 cents:16 changed:9 changelog:-36 changes:61 changing:15 check:-20 \
checkbox:-30 checker:14 checkout:10 checkpointid:-9 checkpoints:-6 ci:-12 class:-21 clean:-9 click:-21 close:21 code:123 \
codebase:11 colour:12 column:-9 come:19 comment:-31 comments:-15 commit:45 commits:9 company:-29 component:-16 compose:24 \
composition:21 condition:-7 config:-13 console:8 const:-7 constant:-9 context:-38 continue:6 convention:-20 conventional:5 \
convert:7 copy:6 correct:-14 count:-31 coverage:20 create:-11 created:18 css:33 csv:-13 customer:-12 customers:84 dark:-25 data:9 \
database:56 dates:35 dayjs:36 days:48 db:34 dead:33 debug:-32 decided:13 decimal:27 delete:-8 demo:-51 dependencies:24 dependency:9 \
deployed:8 deploys:24 design:-15 desktop:-11 detect:-11 dev:46 develop:43 did:-12 diff:20 directly:27 do:17 docker:-16 docs:31 \
does:-44 doesn't:-24 don't:-45 done:-15 down:6 dropped:15 dropping:-27 e:32 each:-20 early:-24 edge:-5 edit:28 editing:-16 \
edits:-40 else:33 email:-39 emoji:27 empty:-30 end:31 endpoint:16 endpoints:5 english:17 enough:23 entries:9 entry:39 env:36 \
error:-44 errors:28 ever:24 every:43 everywhere:80 except:13 exceptions:16 existing:-9 explain:44 export:-25 exports:37 external:6 \
fail:-24 failing:18 fails:39 fake:9 feature:78 feel:8 fetchuser:-8 few:6 file:-37 files:41 find:-31 fine:-48 finish:29 first:49 \
fix:-43 fixed:-22 fixtures:21 flag:8 flags:48 float:-9 floats:-32 follow:5 for:-6 force:41 forever:-22 forget:-11 form:-77 \
forward:5 found:-7 free:65 friday:-64 from:54 frontend:32 frozen:55 full:29 function:-36 future:23 gateway:44 gb:-15 gen:5 \
generate:15 generated:-11 german:12 get:50 gets:55 git:5 github:18 go:-9 goes:-11 going:-32 gone:-20 good:-34 got:29 graphql:58 \
great:-13 green:-53 grpc:27 guess:-6 had:31 half:46 hand:54 handle:-33 handler:-15 handlers:26 handles:71 hangs:13 happens:-41 \
has:47 have:12 he:-13 header:-84 help:-19 helper:-7 helpers:-5 her:14 here:-50 history:11 hit:22 hm:-16 hold:15 hook:-5 how:48 \
http:31 i:-69 i'd:-34 i'll:-36 i'm:27 i've:-44 id:-69 idea:-14 idempotent:52 ids:43 ie:-14 if:-64 ignore:6 implement:-10 import:-11 \
imports:25 in:38 inheritance:12 init:-5 inline:17 install:-5 instead:-11 integration:44 into:-7 invoice:20 invoices:48 ios:12 \
ip:-44 is:28 isn't:20 iso:-8 issue:7 it:-56 it's:78 its:29 jenkins:21 jest:63 jira:31 job:31 json:28 just:-80 kafka:-18 kb:10 \
key:16 keys:23 keywords:24 know:23 label:29 last:-27 layer:16 least:14 leave:39 ledger:5 left:-30 legacy:43 let:23 let's:41 \
level:-17 lib:5 like:45 limit:-13 line:-38 lines:22 lint:7 linter:22 list:-131 live:26 lives:11 loads:-8 local:7 localhost:5 \
lockfile:7 lodash:63 log:-24 logger:35 logging:6 logic:-8 login:-9 logo:-9 logs:17 lol:-38 long:12 longer:-10 look:-42 looks:-29 \
loop:-12 made:-32 mail:-21 main:75 make:27 manager:-15 manual:-39 manually:-10 map:-90 master:7 match:-21 max:23 may:35 mb:-48 \
means:31 meant:-26 meeting:-21 merge:7 merged:-20 merging:18 message:-21 messages:57 metadata:-16 might:-10 migration:71 mind:9 \
minimum:5 minor:18 minutes:20 mise:-21 missing:-20 mobile:19 mock:29 mode:-40 module:9 modules:19 moment:-17 monday:-8 money:50 \
mongo:-6 monorepo:-14 month:16 morning:-18 move:-11 moved:29 moving:-17 must:-22 mutex:-34 my:-25 n:25 name:13 named:32 names:62 \
need:-15 needed:34 needs:93 network:72 never:-7 next:-8 nice:-13 nightly:56 no:95 nobody:13 node:28 not:8 notes:-16 nothing:-46 \
now:-13 nowhere:7 npm:31 null:-9 number:-22 off:74 offline:14 often:15 old:31 older:5 on:63 once:10 one:28 ones:-15 only:26 \
open:-14 openapi:50 ops:38 option:-33 or:-18 orders:-48 orm:10 other:-71 otherwise:41 our:21 out:31 over:47 overwritten:44 own:54 \
owns:15 package:7 packages:17 page:-27 parser:-9 part:-6 pass:19 paste:13 path:-22 paths:-18 pattern:24 payment:35 per:80 \
percent:26 period:17 permission:-13 phone:-6 pipeline:16 plain:14 plan:13 please:-13 pls:7 pnpm:83 poetry:12 port:-34 postgres:-8 \
pr:8 prefer:28 prefix:49 prettier:53 prices:10 print:18 prints:-47 probably:-5 problem:-35 prod:28 production:-20 project:62 \
prompt:-64 promptattributions:-9 proto:11 proxy:10 prs:34 public:39 push:27 pushed:-6 pushes:17 put:17 px:-16 python:36 qa:10 \
queue:-28 quick:-16 ran:36 rate:41 rather:18 react:20 read:23 reading:-21 readme:-50 real:-20 rebase:-14 redis:-19 redux:5 \
refactor:-8 refunds:12 registry:-5 rejects:11 release:-36 releases:34 rely:12 remove:-16 removed:11 rename:-13 repeat:-13 \
replace:-59 repo:70 report:-28 reports:15 repository:41 request:-26 requests:-52 require:21 reset:8 response:-20 rest:52 \
restart:-16 result:35 retries:-52 retry:-5 return:-18 returns:-53 revert:-8 review:-29 reviewer:-13 reviews:12 rewrite:-24 \
right:-15 root:-57 row:-56 rows:-6 rule:9 run:49 runs:40 rust:30 said:-12 same:-46 sandbox:6 save:-9 say:41 saying:-30 says:-27 \
schema:24 screenshot:21 script:16 scripts:18 sdk:11 second:-60 seconds:-38 secrets:17 see:32 seed:30 seen:49 service:25 services:56 \
set:-24 settings:-21 settled:8 shadow:-41 shared:32 shop:5 should:-116 show:-8 shows:-28 since:-44 single:-29 size:5 skip:-28 \
slow:-13 small:46 smaller:-5 snake:19 so:43 some:-8 someone:-40 something:-51 sorted:36 source:34 spaces:19 spec:-65 spelled:99 \
spelling:-20 spike:-15 sprint:-29 sql:41 sqlite:-8 squash:24 src:-84 stage:26 staging:67 start:-14 starts:32 state:6 stay:58 \
stays:15 step:-9 stop:8 stored:23 string:-28 strings:12 structlog:15 suite:13 summarise:-15 support:16 supported:16 sure:-30 \
sync:-19 system:42 tab:-14 table:35 tag:12 take:-31 taken:-11 takes:-55 talk:-39 talked:23 talks:20 target:6 team:53 tell:-22 \
ten:12 tenant:5 test:-23 tests:-7 than:33 thanks:-12 that:-24 that's:37 thats:-44 the:-32 their:-7 them:7 then:-39 there:-11 \
there's:9 these:-20 they:7 thing:38 things:66 think:-11 thinking:-29 third:5 this:-142 those:-19 three:-41 throw:48 ticket:7 \
time:-5 timeout:-33 timeouts:-12 timestamps:30 title:-16 today:-26 todo:23 token:-44 tokens:-55 told:-17 tom:5 tomorrow:-9 too:-29 \
took:34 tooltip:-15 total:-15 totalcommitted:-5 touch:54 trace:24 translate:-10 trunk:33 truth:19 try:-72 twice:25 two:-22 type:-15 \
typescript:-10 typo:-14 ulid:13 under:96 undo:-8 unknown:19 unless:16 up:-34 update:-8 updated:18 url:25 us:33 use:-21 used:-29 \
user:-32 users:-101 uses:20 utc:37 utils:-24 uuid:5 uv:52 v:-9 valid:-8 value:-42 var:-25 variable:20 vars:46 vault:22 vendor:62 \
versions:23 via:-7 vite:21 vitest:83 vpn:54 want:28 warehouse:9 warning:6 warnings:22 was:-29 we're:13 webpack:-11 week:-47 \
well:-36 went:-23 what:-54 when:-36 whenever:15 where:-41 which:-70 whole:-32 why:-88 windows:24 with:25 without:51 work:-19 \
worker:-29 works:-23 workspace:28 would:-16 wrap:-57 write:-14 written:13 wrong:-12 wrote:9 yarn:55 year:33 yesterday:20 yet:-30 \
you:48 your:-26 zod:41 zustand:33 一:-36 一下:-23 一个:45 一件:28 一句:21 一声:12 一定:-18 一律:38 一条:16 一次:-26 一步:-18 一点:14 一用:-7 一直:-11 一行:-19 \
一起:6 一遍:-12 三:-9 三方:-6 上次:7 上看:20 上线:-39 上还:-8 下:-77 下一:13 下周:-25 下来:5 下的:5 下面:-20 不:54 不一:-10 不上:-24 不了:9 不会:9 不允:8 不再:7 不写:49 \
不发:39 不想:19 不支:-22 不放:5 不然:-5 不知:-13 不能:-5 不行:10 不要:-42 不让:-5 不许:17 不错:-26 专:40 专案:16 业:36 业务:13 两:44 两个:11 个:-75 个不:-8 个人:23 个仓:13 \
个函:-13 个参:46 个字:-22 个接:-21 个改:-6 个文:14 个方:-14 个服:6 个档:-6 个测:-27 个空:25 个警:15 个项:15 中:23 中心:6 中文:18 串:9 为:16 为什:-28 主:23 主分:11 么:-57 \
么每:-5 之:7 之前:7 之后:12 习惯:20 了:-24 了一:-8 事:-7 二:-24 二种:-10 五:-5 些:13 交:6 交前:7 交吧:-15 产:-8 产品:-33 产生:10 人:-19 人失:-5 什:-42 什么:-42 今:-5 \
今天:-5 从:19 从来:-30 仓:32 仓库:14 付:34 付模:8 代:26 代码:17 令:-8 以:22 以上:36 以前:14 以后:-9 们:35 们不:8 们只:5 们用:-14 们的:34 们组:5 们这:-7 件事:26 件名:12 \
任:8 份:-5 优:-7 会:-25 位:55 位是:5 低:8 低支:13 住:-33 体:14 作:-10 你每:12 你覺:-8 你说:-8 例:37 依:12 依赖:36 保:-12 保留:-16 修:15 候:32 候再:6 值:8 假:-29 \
假如:-7 做:14 做一:27 做完:8 做法:8 停:8 允:8 允许:8 元:43 元件:22 元测:10 先:-20 先不:-25 先写:39 先用:-15 先看:16 先说:24 先跑:10 先问:5 免:16 入:-42 全:11 全部:-14 \
公:36 公司:7 公开:27 共:6 共用:5 关:18 其他:5 内:29 内部:36 再:16 再写:25 再加:-13 再用:7 再说:-5 再跑:-14 再转:20 写:43 写一:-33 写个:-38 写文:8 写法:17 写测:-49 写的:-5 \
写着:-6 写英:8 准:14 凌:6 凌晨:6 几:29 几个:8 凡:12 凡是:12 出:-11 出现:22 函:-7 函数:-11 分:26 分支:16 分钟:17 列:-17 列用:5 列表:-10 刚:41 刚才:15 删:17 别:30 别再:8 \
别动:12 别在:17 别改:-10 别的:5 别直:15 别管:-17 到:-31 到就:15 券:-25 前:26 前先:5 前要:-5 功:23 功能:18 加:-47 加一:-19 加上:-15 加个:-7 加新:12 加载:-7 务:39 动:46 \
动到:11 动要:16 包:16 包管:5 化:-16 匯:-5 区:19 十:-17 午:-7 半:-20 单:26 单位:7 单元:10 单号:-7 单测:19 占:-11 卡:-6 卡住:-10 印:9 压:-9 原:25 原因:-8 原始:11 \
去:-17 参:46 参数:46 又:-57 反:-6 发:51 发布:18 发版:31 发环:5 取:6 受:21 变:-22 变数:16 变量:-8 口:13 口超:6 句:21 另:-20 另一:-20 只:43 只从:10 只会:9 只做:-10 \
只改:-11 只是:10 只有:25 只能:10 只要:-8 只读:30 叫:-18 可:-26 可以:-32 可能:6 台:21 号:37 号是:-7 司:7 同:15 同事:-9 同步:29 名:16 名不:-20 名字:-19 名小:21 名用:27 \
后一:-10 后再:-7 后可:-22 后端:6 后都:-22 吗:-31 吧:-62 启:-22 告:12 员:10 周:7 周五:-6 命令:-8 命名:18 和:5 咱:15 咱们:15 品:-30 哈:17 哈哈:-22 商:6 啊:-33 啦:8 \
喜:32 喜欢:32 器:-20 四:32 回:41 回复:28 回来:-15 回滚:38 回覆:12 因:-10 因为:18 因是:-37 团:8 团队:8 固:12 图:33 图片:-5 图表:9 圈:-25 在:-29 在开:-6 在改:14 地:10 \
地方:-5 块:5 域:24 域名:24 堆:-11 境:23 增:6 壁:-28 壞:-6 声:12 复:44 外:33 多:28 多少:-6 天再:-5 天我:-8 太:-26 失:-9 失敗:-11 失望:-5 失败:10 她:17 好:-30 \
好了:-18 好几:22 好的:-9 好看:-17 如:-8 始:8 始档:11 子:39 字:-24 字段:13 存:-22 存的:-20 它:-10 安:7 完再:-9 定:54 定不:-15 定了:10 定是:5 定的:13 定要:-22 实:5 客:22 \
客户:15 容:5 宽:21 密:14 密码:5 密钥:9 对:-26 对不:-42 导:-7 小一:-5 小写:-16 小时:-22 小步:9 小程:6 少:15 少用:24 就:-21 就是:-25 就用:-8 就行:15 就要:10 就这:-12 尾:-7 \
展:-25 展示:-25 峰:23 工:43 工单:15 己:13 己来:16 己的:-9 已:37 已经:35 布:18 带:37 带上:18 帮:-25 帮我:-20 帳:6 帶:23 常:49 幂:27 幂等:27 年:23 序:16 库:72 库每:12 \
库的:11 库里:9 应:-32 应该:-33 店:6 建:13 开:7 开会:-42 开函:25 弄:-63 式:-35 式环:5 引:5 弹:-20 当:9 录下:5 往后:6 很:8 律:38 律用:8 得:-37 得是:-6 循:-16 循环:-16 \
微:6 心:8 必:-32 志:-17 志里:8 忘:-22 快:-51 态:12 怎:-17 怎么:-12 怎样:-5 思:6 思路:14 总:-24 总是:-29 总结:5 息:36 息改:-7 情:27 惯:20 意:19 意思:-8 慢:8 懂:5 \
成:-14 成一:23 成的:26 成英:-21 我:-26 我一:13 我不:9 我们:23 我在:-8 我把:-28 我改:-12 我是:5 我比:20 我用:20 我的:24 我看:29 我自:8 我要:16 我说:-11 户:10 户一:-12 \
户的:27 户端:13 所:-35 所有:-37 手:10 手动:23 手机:-9 才:44 打算:-12 找:-32 把:-36 把所:-13 抓:-12 护:11 报:-32 报表:-9 报错:8 拉:20 拼:11 拼音:11 拿:-6 拿掉:-8 \
持:-11 挂:-23 挂了:-41 指:5 按钮:-16 换:8 换成:-27 据:-6 授:7 授权:7 掉:-17 接:47 接做:7 接口:20 接改:29 推:-10 援:10 搞:23 搞混:14 支:-16 支付:24 支名:5 支持:-42 \
支援:10 支是:21 收:-8 改:19 改一:-19 改之:16 改了:37 改动:25 改名:13 改完:24 改成:-41 改用:-9 改错:-5 放:41 放在:13 效果:-9 敗:-11 敗的:-10 数:31 数名:6 数据:-6 整:25 \
文:31 文件:-8 文写:5 文案:29 文档:-5 新:5 新功:13 方:-17 方案:-13 旁:-11 旁边:-11 日:-7 日志:-17 旧:22 早:-21 早上:-22 时:-29 时候:32 时统:12 时間:16 时间:24 明:-13 \
明天:-19 昨:-19 昨天:-18 是:72 是不:-46 是另:-9 是我:-7 是指:7 是空:-28 是缓:-39 是这:-16 显:16 显示:15 晚:10 晚点:-10 晨:6 更:-22 更新:-12 最:23 最低:22 最后:-36 \
最多:29 有:-20 有时:10 有测:-27 有请:-8 服:42 服务:34 望:-8 期:-18 本号:-14 机:71 机上:-29 机号:25 权:12 权限:5 条:21 来:-64 来不:-30 来了:-14 来的:-12 東:-9 東西:-9 \
板:8 构:45 构建:10 析:-15 果:-10 查:73 查数:17 标:12 标题:-16 样:-15 样式:-8 格:13 格式:-37 案:12 案一:6 案的:8 档案:-20 档里:-17 模块:-17 横:21 欄:10 欄位:10 次:-10 \
次改:37 次都:-17 欢:32 欢你:10 款:19 正式:6 步:17 步提:9 步更:7 死:-5 段:-21 每:17 每个:-5 每周:13 每次:-8 永:-37 永远:-14 永遠:-23 求:-17 求都:-8 沒有:23 没:-21 没用:6 \
法:34 注:48 注意:25 注释:12 测:-17 测用:13 测的:7 测试:-5 消:32 消息:28 消费:29 混:17 清:6 清单:-24 源:16 滚:33 滚脚:22 演:-15 演示:-15 点:13 烦:19 然:-5 照:9 照你:-6 \
片:-5 版:52 版本:15 猜:56 率:21 王:-7 环:7 环境:23 环里:-10 现:25 现在:-10 理:26 生:46 生产:15 生成:22 用:60 用中:17 用了:7 用分:8 用单:12 用户:-7 用拼:15 用的:-24 \
用繁:14 用问:5 用驼:22 由:11 界:10 界面:10 留:-5 登:-26 登入:-13 登录:-12 的也:11 的改:10 的文:-18 的时:30 的是:-20 的注:7 的第:-6 的表:20 的问:-21 盘:-16 目:37 目录:14 \
直:8 直接:19 直转:-25 看:-16 看一:-8 看不:23 看到:22 看得:-19 看看:-29 真:40 真的:15 着:-57 知:-14 知道:-16 短:38 短一:11 码:65 码放:11 码都:7 码里:16 确认:-18 碰:25 \
示:-26 示的:-7 种:13 秒:-18 移:10 程序:6 種:31 空:10 空格:15 空的:-25 空间:18 端:67 端口:-7 第:-6 第一:26 第三:-6 第二:-18 签:-12 签名:-22 简:38 简短:27 算:-28 \
算下:-12 算了:-22 管理:16 类:-48 紅:-13 繁:14 繁体:14 红:8 线:32 线上:37 组:5 组件:7 经:27 经不:16 结:58 结构:44 给:-25 给我:-5 统:20 统一:20 继:16 继续:18 续:8 维:32 \
维持:31 缓:-31 缓存:-31 编:15 编号:23 缩:22 缩写:10 缩进:12 网路:-21 置:28 置中:5 署:-10 翻:-18 翻译:-12 老:42 老是:-14 能不:-16 能会:-22 能写:15 能是:-13 脚:-23 \
脚本:-23 自:49 自己:13 舊:-7 色:-18 英:14 英文:-6 藍:-7 藍色:-16 行:-24 补:-13 表:33 表都:18 被:-13 装:30 要一:-5 要不:-28 要做:29 要先:38 要再:15 要带:13 要帶:22 \
要开:-25 要支:-28 要改:-32 要求:-9 要注:25 要走:14 覆:48 覺:-9 覺得:-9 规:6 觉:-22 觉得:-22 解:22 解析:-15 解释:32 訂:13 訂单:13 計:-18 訊:11 訊息:11 設:-16 話:29 \
論:-7 講:18 计:8 订:-7 订单:-7 认:19 让:-6 让人:-5 记:-15 许:9 论:14 设:-17 证:13 诉:-17 译:-14 译成:-23 试:23 试再:30 试库:11 试数:7 试环:6 试都:-10 话:28 该:-35 \
语:32 误:14 误訊:7 说:-35 说不:-42 说以:-27 说思:14 说用:30 说的:7 请:10 请求:-8 请用:30 读:40 读的:20 谁:-13 调:-56 调用:-16 负:14 负责:14 责:14 责的:6 败:10 败的:14 \
账:-34 账号:-30 贴:-6 费:73 赖:36 走:29 起:18 跑:30 跑一:-15 跑在:27 跟:34 跟我:-24 路:6 路上:-21 跳:-20 身:9 转圈:-25 载:-7 较喜:20 辑:8 边:-33 边不:8 迁:8 过:-13 \
过了:-7 过期:-29 过来:25 运:13 返:-27 返回:-27 还:-12 还在:35 还是:-35 这:-57 这专:13 这个:-11 这支:-14 这样:-9 这次:-6 这段:-26 这种:24 这種:11 这边:-8 这里:-6 远:-14 \
远不:-39 连:15 退:6 退款:17 选:11 选了:36 递:5 通:25 遍:5 遍了:17 道:-17 遠:-23 那:8 那个:-10 那几:8 那块:17 那边:16 部:9 部署:-10 都从:22 都加:-9 都在:13 都存:11 \
都改:-14 都放:18 都是:13 都有:21 都用:-15 都要:20 都说:-17 都这:8 配:19 配置:19 释:27 释的:33 里:-9 里不:28 里写:-9 里有:-6 里用:-20 重:29 重复:19 重开:-6 重新:6 重构:-10 \
重置:12 重试:28 量:43 量名:-15 金:25 金额:15 钟:17 钥:9 钮:-16 钱:10 锁:-13 错:6 错了:43 错误:14 长:18 門:21 間:16 間都:15 问:90 问我:22 间:43 队:5 限:29 除:26 \
隔:-32 隔壁:-28 集:16 集成:16 需:-5 需要:-5 面都:32 音:12 順:9 頭:-17 页:-16 页面:10 项:22 项目:23 顺:23 预:20 预发:14 题:-20 额:15 首:-9 驼:23 驼峰:23 麻:32 \
麻烦:32 默:48 默认:48 `
