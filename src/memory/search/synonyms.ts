import { simplified } from '../../base/text/scripts.ts'

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

/** All of a line are the same, in either writing of Chinese. */
const SAME = `
软件 軟體
硬件 硬體
程序 程式
代码 程式碼 code
源码 源代码 原始碼 source_code
数据 資料 data
数据库 資料庫 database db
数据表 資料表
数据类型 資料型別
服务器 伺服器 server
网络 網路 network
文件 檔案 file
文件夹 資料夾 folder
目录 目錄 directory
文件名 檔名
配置 設定 设置 config configuration
默认 預設 default
缓存 快取 cache
内存 記憶體 memory
硬盘 硬碟
磁盘 磁碟 disk
变量 變數 variable
环境 environment env
环境变量 環境變數 environment_variable env_var
常量 常數 constant
函数 函式 function
对象 物件 object
数组 陣列 array
字符串 字串 string
字符 字元 character
字节 位元組 byte
字段 欄位 field column
类型 型別 type
接口 介面 api interface
界面 介面
循环 迴圈 loop
递归 遞迴 recursion
线程 執行緒 thread
进程 行程 process
队列 佇列 queue
堆栈 堆疊 stack
指针 指標 pointer
消息 訊息 message
信息 資訊 訊息
用户 使用者 user
账号 帳號 account
登录 登入 登錄 login sign_in
注销 登出 logout
注册 註冊 register sign_up
令牌 權杖 token
权限 權限 permission
认证 認證 身份验证 驗證 authentication auth
授权 授權 authorization auth
密码 密碼 password
密钥 金鑰 key secret
证书 憑證 certificate
凭证 憑證 credential
签名 簽章 signature
加密 encryption
哈希 雜湊 散列 hash
屏幕 螢幕 screen
鼠标 滑鼠
光标 游標 cursor
键盘 鍵盤 keyboard
链接 連結 link
连接 連線 connection
地址 位址 address
域名 網域 domain
带宽 頻寬 bandwidth
协议 協定 protocol
网关 閘道 gateway
项目 專案 project
模块 模組 module
组件 元件 component
插件 外掛 plugin
依赖 相依 相依性 dependency
调试 除錯 debug
日志 日誌 記錄檔 log
记录 紀錄 record
集成 整合 integration
构建 建置 build
编译 編譯 compile
部署 deploy deployment
发布 發佈 release publish
回滚 回復 復原 rollback
恢复 還原 復原 restore
存储 儲存 storage
保存 儲存 save
仓库 儲存庫 repository repo
分支 branch
合并 合併 merge
提交 commit
搜索 搜尋 search
查询 查詢 query
索引 index
事务 交易 transaction
迁移 遷移 migration
超时 逾時 timeout
重试 重試 retry
异步 非同步 async asynchronous
同步 sync
回调 回呼 callback
异常 例外 exception
错误 錯誤 error
支持 支援 support
兼容 相容 compatible
优化 最佳化 optimization optimize
性能 效能 performance perf
质量 品質 quality
编码 編碼 encoding
乱码 亂碼 mojibake garbled
推送 推播 push
通知 notification
短信 簡訊 sms
邮件 郵件 電子郵件 email mail
移动 行動 mobile
手机 手機 phone
安卓 android
镜像 映像 映像檔 image
容器 container
集群 叢集 cluster
节点 節點 node
实例 執行個體 instance
负载均衡 負載平衡 load_balancer
调度 排程 schedule scheduling
定时任务 排程 cron
批量 批次 batch
流式 串流 streaming
管道 管線 pipeline
流水线 管線 pipeline
备份 備份 backup
模板 範本 template
页面 頁面 畫面 page
图标 圖示 icon
按钮 按鈕 button
菜单 選單 menu
参数 參數 引數 parameter
返回 回傳 return
调用 呼叫 call
后台 背景 background
前台 前景 foreground
后端 後端 backend
前端 frontend
驱动 驅動程式 driver
操作系统 作業系統 operating_system
内核 核心 kernel
命令 指令 command
命令行 命令列 command_line
终端 終端機 terminal
脚本 腳本 script
打印 列印 print
随机数 亂數 random
时区 時區 time_zone timezone
时间戳 時間戳記 timestamp
夏令时 日光節約 夏時制 daylight_saving dst
注释 註解 comment
全局 全域 global
溢出 溢位 overflow
泄漏 洩漏 泄露 leak
垃圾回收 garbage_collection gc
测试 測試 test
单元测试 單元測試 unit_test
端到端 e2e end_to_end
单点登录 單一登入 sso single_sign_on
版本 version
性能测试 效能測試 benchmark
二维码 qr_code
算法 演算法 algorithm
线上 生产环境 正式環境 production prod
灰度 金絲雀 canary
熔断 斷路器 circuit_breaker
死锁 死結 deadlock
幂等 冪等 idempotent idempotency
限流 rate_limit
国际化 多語系 多语言 i18n
无障碍 無障礙 a11y accessibility
崩溃 當機 crash
缺陷 臭蟲 bug
审查 評審 评审 code_review review
截图 截圖 screenshot
顾客 客户 買家 customer
退款 退钱 refund
扣款 扣费 收钱 收费 charge
口令 密码 password
账单 计费 帳務 billing
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
export function sameAs(term: string): readonly Same[] {
  table ??= made()
  return table.get(term) ?? table.get(term.replace(/s$/, '')) ?? []
}

/** When somebody asks: a hook that learns loads this, and seldom has two rules to compare. */
let table: ReadonlyMap<string, readonly Same[]> | undefined

function made(): Map<string, Same[]> {
  const all = new Map<string, Same[]>()
  for (const [short = '', ...longs] of linesOf(SHORT)) {
    for (const long of longs) {
      put(all, short, long)
      put(all, long, short)
    }
  }
  for (const terms of linesOf(SAME)) for (const term of terms) for (const other of terms) put(all, term, other)
  return all
}

function put(all: Map<string, Same[]>, term: string, other: string): void {
  if (term === other) return
  const known = all.get(term)
  const same = { term: other, foreign: isLatin(term) !== isLatin(other) }
  if (!known) all.set(term, [same])
  else if (!known.some((one) => one.term === other)) known.push(same)
}

const isLatin = (term: string) => term < '\u2e7f'
const linesOf = (lines: string) =>
  simplified(lines.trim())
    .split('\n')
    .map((line) => line.split(' '))
