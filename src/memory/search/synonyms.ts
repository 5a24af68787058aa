import { some } from '../../base/cold.ts'
import { remembering } from '../../base/remember.ts'

/**
 * Words for the same thing in a developer's notes: abbreviations with what they stand for, and what Taiwan and the mainland call
 * by other words. A line is one thing; `_` joins the words of a phrase. Small on purpose: a wrong equal costs more than a missing one.
 */

/** The first is short for each of the others, which are not the same among themselves. */
const SHORT = `
auth authentication authorization authorisation login
authn authentication
authz authorization authorisation
creds credentials
db database
dbs databases
config configuration settings
cfg configuration config
conf configuration config
env environment
envs environments
var variable
vars variables
repo repository
repos repositories
dep dependency
deps dependencies
perf performance
prod production
dev development developer
k8s kubernetes
i18n internationalization internationalisation localization localisation
l10n localization localisation
a11y accessibility
o11y observability
ts typescript
js javascript
py python
rb ruby
rs rust
pg postgres postgresql
postgres postgresql
mongo mongodb
gh github
gha github_actions
aws amazon_web_services
gcp google_cloud
tf terraform
msg message
msgs messages
err error
errs errors
fn function
func function
impl implementation
param parameter
params parameters
arg argument
args arguments
attr attribute
attrs attributes
obj object
str string
int integer
bool boolean
num number
char character
chars characters
doc documentation document
docs documentation
spec specification
info information
admin administrator
app application
apps applications
pkg package
lib library
libs libraries
dir directory
dirs directories
cmd command
cmds commands
btn button
img image
imgs images
pic picture
temp temporary
tmp temporary temp
max maximum
min minimum
avg average
calc calculate calculation
init initialize initialise initialization
sync synchronize synchronise synchronization
async asynchronous
del delete
req request
reqs requirements requests
res response
resp response
conn connection
txn transaction
tx transaction
tbl table
idx index
col column
cols columns
val value
prev previous
cur current
ref reference
refs references
lang language
langs languages
loc location
geo geolocation location
nav navigation
notif notification
sub subscription subscribe
cert certificate
certs certificates
pw password
pwd password
passwd password
sig signature
enc encryption encoding
algo algorithm
regex regular_expression
regexp regular_expression
stats statistics
dup duplicate
dups duplicates
duplicate deduplicate deduplication dedup
dedup deduplicate deduplication
dedupe deduplicate deduplication
mem memory
cpu processor
vm virtual_machine
os operating_system
fs file_system filesystem
ui user_interface interface
ux user_experience
ws websocket
lb load_balancer
svc service
ns namespace
ci continuous_integration
cd continuous_deployment continuous_delivery
pr pull_request
prs pull_requests
mr merge_request
e2e end_to_end
qa quality_assurance
sso single_sign_on
mfa multi_factor
2fa two_factor
otp one_time_password
rbac role_based
acl access_control
pii personal_data personal_information
csrf cross_site_request_forgery
xss cross_site_scripting
cors cross_origin
tls ssl certificate
oom out_of_memory oomkilled
gc garbage_collection garbage_collector
rng random_number random
fps frame_rate frames_per_second
tz time_zone timezone
dst daylight_saving summer_time
bom byte_order_mark
eol line_ending end_of_line
ttl time_to_live
dlq dead_letter
etl extract_transform_load
orm object_relational
ast syntax_tree
jit just_in_time
lsp language_server
ide editor
cli command_line
rpc remote_procedure
wip work_in_progress
rc release_candidate
adr architecture_decision
sla service_level
slo service_level
rps requests_per_second
qps queries_per_second
`

/** All of a line are the same. In simplified writing, in which they are compared: what Taiwan calls otherwise stands there so, too. */
const SAME = `
软件 软体
硬件 硬体
程序 程式
代码 程式码 code
源码 源代码 原始码 source_code
数据 资料 data
数据库 资料库 database db
数据表 资料表
数据类型 资料型别
服务器 伺服器 server
网络 网路 network
文件 档案 file
文件夹 资料夹 folder
目录 directory
文件名 档名
配置 设定 设置 config configuration
支付 付款 payment
解析器 剖析器 parser
默认 预设 default
缓存 快取 cache
内存 记忆体 memory
硬盘 硬碟
磁盘 磁碟 disk
变量 变数 variable
环境 environment env
环境变量 环境变数 environment_variable env_var
常量 常数 constant
函数 函式 function
对象 物件 object
数组 阵列 array
字符串 字串 string
字符 字元 character
字节 位元组 byte
字段 栏位 field column
类型 型别 type
接口 介面 api interface
界面 介面
循环 回圈 loop
递归 递回 recursion
线程 执行绪 thread
进程 行程 process
队列 伫列 queue
堆栈 堆叠 stack
指针 指标 pointer
消息 讯息 message
信息 资讯 讯息
用户 使用者 user
账号 帐号 account
登录 登入 login sign_in
注销 登出 logout
注册 register sign_up
令牌 权杖 token
权限 permission
认证 身份验证 验证 authentication auth
授权 authorization auth
密码 password
密钥 金钥 key secret
证书 凭证 certificate
凭证 credential
签名 签章 signature
加密 encryption
哈希 杂凑 散列 hash
屏幕 萤幕 screen
鼠标 滑鼠
光标 游标 cursor
键盘 keyboard
链接 连结 link
连接 连线 connection
地址 位址 address
域名 网域 domain
带宽 频宽 bandwidth
协议 协定 protocol
网关 闸道 gateway
项目 专案 project
模块 模组 module
组件 元件 component
插件 外挂 plugin
依赖 相依 相依性 dependency
调试 除错 debug
日志 记录档 log
记录 纪录 record
集成 整合 integration
构建 建置 build
编译 compile
部署 deploy deployment
发布 release publish
回滚 回复 复原 rollback
恢复 还原 复原 restore
存储 储存 storage
保存 储存 save
仓库 储存库 repository repo
分支 branch
合并 merge
提交 commit
搜索 搜寻 search
查询 query
索引 index
事务 交易 transaction
迁移 migration
超时 逾时 timeout
重试 retry
异步 非同步 async asynchronous
同步 sync
回调 回呼 callback
异常 例外 exception
错误 error
支持 支援 support
兼容 相容 compatible
优化 最佳化 optimization optimize
性能 效能 performance perf
质量 品质 quality
编码 encoding
乱码 mojibake garbled
推送 推播 push
通知 notification
短信 简讯 sms
邮件 电子邮件 email mail
移动 行动 mobile
手机 phone
安卓 android
镜像 映像 映像档 image
容器 container
集群 丛集 cluster
节点 node
实例 执行个体 instance
负载均衡 负载平衡 load_balancer
调度 排程 schedule scheduling
定时任务 排程 cron
批量 批次 batch
流式 串流 streaming
管道 管线 pipeline
流水线 管线 pipeline
备份 backup
模板 范本 template
页面 画面 page
图标 图示 icon
按钮 button
菜单 选单 menu
参数 引数 parameter
返回 回传 return
调用 呼叫 call
后台 背景 background
前台 前景 foreground
后端 backend
前端 frontend
驱动 驱动程式 driver
操作系统 作业系统 operating_system
内核 核心 kernel
命令 指令 command
命令行 命令列 command_line
终端 终端机 terminal
脚本 script
打印 列印 print
随机数 乱数 random
时区 time_zone timezone
时间戳 时间戳记 timestamp
夏令时 日光节约 夏时制 daylight_saving dst
注释 注解 comment
全局 全域 global
溢出 溢位 overflow
泄漏 泄露 leak
垃圾回收 garbage_collection gc
测试 test
单元测试 unit_test
端到端 e2e end_to_end
单点登录 单一登入 sso single_sign_on
版本 version
性能测试 效能测试 benchmark
二维码 qr_code
算法 演算法 algorithm
线上 生产环境 正式环境 production prod
灰度 金丝雀 canary
熔断 断路器 circuit_breaker
死锁 死结 deadlock
幂等 idempotent idempotency
限流 rate_limit
国际化 多语系 多语言 i18n
无障碍 a11y accessibility
崩溃 当机 crash
缺陷 臭虫 bug
审查 评审 code_review review
截图 screenshot
顾客 客户 买家 customer
退款 退钱 refund
扣款 扣费 收钱 收费 charge
口令 密码 password
账单 计费 帐务 billing
预发 预发布 staging
过期 失效 到期 expire
上线 发版 发布 部署 deploy release
批准 审批 核准 点头 approve
保留 留存 留几 存多 retention
报表 月报 周报 report
上限 最大 最多 maximum
附件 上传 attachment upload
优惠 折扣 打折 discount
库存 存货 stock inventory
运费 邮费 shipping
发票 票据 invoice
权限 许可 permission
备份 存档 backup
通知 提醒 notification
重试 再试 retry
超时 逾时 timeout
金额 价格 价钱 price amount
负责 归谁 谁管 owner
`

export interface Same {
  readonly term: string
  /** From one language into the other: it may be meant, and counts for less. */
  readonly foreign: boolean
}

/** Other words for a term, which is lower case, its words joined by `_`, Chinese in simplified writing. */
export const sameAs: (term: string) => readonly Same[] = remembering((term) => {
  const same = foundFor(term)
  return same.length === 0 && term.endsWith('s') ? foundFor(term.slice(0, -1)) : same
})

/** In the lines themselves: a hook asks for a few words, and a map of all of them takes longer to make than to look for those. */
function foundFor(term: string): readonly Same[] {
  const found: Same[] = []
  const add = (other: string) => {
    if (other === term || some(found, (one) => one.term === other)) return
    found.push({ term: other, foreign: isLatin(term) !== isLatin(other) })
  }
  for (const line of linesWith(SHORT, term)) {
    const [short = '', ...longs] = line.split(' ')
    if (term !== short) add(short)
    else for (const long of longs) add(long)
  }
  for (const line of linesWith(SAME, term)) for (const other of line.split(' ')) add(other)
  return found
}

function linesWith(table: string, term: string): readonly string[] {
  const lines: string[] = []
  if (term === '' || term.includes(' ') || term.includes('\n')) return lines
  for (let at = table.indexOf(term); at !== -1; at = table.indexOf(term, at + 1)) {
    if (!ENDS.includes(table[at - 1] ?? '') || !ENDS.includes(table[at + term.length] ?? '')) continue
    const end = table.indexOf('\n', at)
    lines.push(table.slice(table.lastIndexOf('\n', at) + 1, end))
    at = end
  }
  return lines
}

const ENDS = ' \n'
const isLatin = (term: string) => term < '\u2e7f'
