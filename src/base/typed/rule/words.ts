// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features by `npm run fit`. In parts by the code of the first character, so that one is looked up in little text.
 */
export const WORDS: readonly string[] = [
  ` zod:56 zone:-6 zones:-6 zustand:28 允:15 允许:15 冻:10 冻结:10 宽:29 校验$:-23 源:31 空:28 空数:-20 空格:44 空格$:5 空的:-23 空的$:-10 空间:5 组:37 组件:7 行:-22 行一:-6 \
行不:19 行以:5 行删:-6 行宽:28 行打:-6 行的:10 行跑:-5 行都:-32 覺:-11 覺得:-11 订:-27 订单:-27 那:-48 那一:8 那个$:-14 那些:-29 那几:-11 那台:9 那块:16 那套:9 那条:5 那边:5 那里:-26 `,
  ` >$:7 书:29 制:-24 制在:-28 固:34 固件:8 固定:16 够:17 够了:18 够了$:18 查:59 查$:18 查一:-7 查数:13 查询:6 段:-35 段$:-6 段全:6 段只:8 段名:-5 警:9 迭:-10 迭代:-10 队:-8 队的:-7 `,
  ` ?$:-11 个:-86 个$:8 个不:-17 个人:55 个人$:7 个仓:5 个写:-7 个函:-28 个分:-18 个包:24 个参:39 个合:8 个地:-13 个声:-9 个字:-12 个客:-12 个导:5 个就:11 个接:-30 个改:-14 个文:-20 \
个新:-6 个方:-28 个是:5 个月:12 个服:18 个来:22 个来$:16 个档:-5 个注:-5 个测:-24 个清:-8 个版:7 个用:-19 个种:10 个空:37 个组:-14 个脚:-18 个规:16 个请:-21 个账:-5 个边:-5 个进:-5 个迭:6 \
个通:8 个都:13 个里:-7 个错:-6 个问:-5 个项:5 交:9 交$:-13 交前:5 交吧:-16 交吧$:-6 倒:-23 元:49 元$:22 元件:12 元测:7 出$:6 出个:-15 出了:10 出了$:10 出来:-19 出来$:-6 出现:15 \
出都:10 刷新$:7 导:12 导出:10 峰:22 峰$:5 引:31 引$:-23 引入:8 引入$:8 引擎:12 归:9 操:15 操作:15 旁:-10 旁边:-10 术:5 术语:6 术语$:5 西:12 西都:6 认:21 认$:5 认下:-8 认值:-11 \
认值$:-11 认的:7 `,
  ` 作:-22 券:-9 口:-11 口一:18 口写:-7 口径:6 口文:-13 口是:-12 口超:9 口返:-20 口都:17 它:-20 它$:-12 尺:11 工:22 工具:5 工单:13 当:7 当错:11 擎:12 擎是:10 效:-10 效$:-7 注:34 \
注入:-9 注意:11 注解:15 注释$:-9 询都:8 `,
  ` 代:32 代码:33 代码$:9 传:6 传的:9 传进:7 场:7 填:-5 左:6 左右:-8 左边:11 更:28 更新:25 更新$:6 款:21 款的:5 死:-46 死$:-6 死中:-15 死了:-14 死了$:-5 死的:13 死的$:12 点事:5 点会:10 \
点名:17 点头:10 点怪:-8 要:35 要一:-10 要上:-22 要不:-37 要两:-6 要么:17 要了:7 要五:-16 要修:-14 要做:21 要先:31 要再:22 要分:20 要动:-24 要十:-8 要同:6 要帶:18 要开:-13 要打:8 要按:13 \
要换:5 要提:8 要支:-33 要改:-26 要改$:-16 要是:-10 要有:28 要求:-8 要求$:7 要注:11 要留:13 要登:11 要直:-7 要看:14 要统:-13 要继:34 要缓:-6 要自:5 要规:7 要走:5 要跑:18 要转:9 要过:7 \
要重:-5 键:15 预:9 预发:12 `,
  ` 中:41 中午:-17 中心:5 中文:13 中断:10 中英:13 中间:11 产:22 产品:-20 产的:5 令:11 供:-15 供应:-15 净:-8 函:-9 函数:-10 句:7 句话$:6 图:45 图标:-6 图片:8 图给:-6 图里:7 录:12 录是:-6 \
录的:7 录页:-12 换一:-5 换到:8 换地:5 换成:-19 换算:7 文:32 文$:5 文件:-8 文件$:-15 文写:10 文写$:6 文回:5 文案:32 文档:-17 显:13 显存:11 档:21 档不:11 档放:11 档旁:11 档案:-5 档都:8 \
档里:-16 漏$:5 漏了:-5 猜:19 荐:-10 `,
  ` 以:-12 以上:28 以上$:10 以前:-27 以后:-10 以文:6 匯出:9 另:-19 另一:-19 尽:6 尽量:6 废:-15 废弃:5 择:-18 水:7 箱:15 翻:15 该:-24 该是:-8 该用:-14 该都:-6 领:18 领导:8 `,
  ` 你:-45 你准:16 你改:7 你每:-8 你用:9 你的:-10 你给:-6 你要:8 你覺:-8 你解:6 你说:-5 你这:-9 依:26 依赖:36 依赖$:-6 先:34 先不:-24 先做:-24 先写:47 先出:-15 先别:-8 先回:25 先拉:5 先改:10 \
先照:-5 先看:7 先给:8 先说:29 先调:-8 先跑:30 先过:9 先进:9 先问:29 内:18 内存:-26 内存$:8 内部:46 封:27 封装:14 封邮:-6 尾:7 尾逗:8 带:51 带上:7 怎:-33 怎么:-30 情:22 情况$:8 戳:14 \
東:-5 東西:-5 然:-8 然后:-8 目:49 目录:33 目录$:7 突:-8 见:-5 让:15 门:11 `,
  ` 像:5 呢:13 呢$:9 守:-7 楚:18 部分:-30 部用:8 部署:-6 部要:5 `,
  ` 享:5 候:9 候不:-27 候再:8 候多:10 候要:11 候选:-11 大:-17 大$:-7 大写:17 大概:-8 安:19 安卓:14 密:-14 密码:-28 密码$:-5 密钥:14 物:9 物车:12 索:-24 索引$:-18 覆:39 覆盖:11 言:-10 \
言$:-11 赖:36 赖$:-6 赖之:8 赖这:12 银:-13 银行:-13 闪:-25 闪$:-22 除:38 除了:-10 除外:13 麻:30 麻烦:30 `,
  ` 串:6 串表:14 保:10 保持:10 保留:-13 印:6 只:92 只从:7 只修:8 只做:6 只剩:-19 只回:-8 只增:9 只支:12 只收:6 只改:-17 只是:-5 只有:14 只用:16 只看:-10 只能:22 只要:-15 只读:38 吧:-70 \
吧$:-15 址:5 址了:5 得:15 得不:-8 得呢:5 得带:6 得我:5 得能:8 得跑:5 戶:16 挪:-16 挪到:-16 搞:-21 敏:10 永:-42 永远:-11 永遠:-31 演:-24 演示:-22 知:7 知开:-9 知道:-11 种:43 种子:12 \
规:-14 规定:-10 规范:-12 跑:-6 跑$:-19 跑一:-8 跑了:-11 跑在:18 跑完:-7 跑就:-18 跑批:16 跑测:6 跑起:5 边:-14 边$:11 边不:6 边的:5 預:5 `,
  ` 准:55 准$:-10 准备:9 准确:6 叫:24 天:-6 天$:24 天会:8 天再:-5 天就:7 天我:-9 天老:-7 天要:-6 天都:-11 层:31 层不:10 户:-10 户$:12 户”$:12 户一:-10 户写:5 户反:-6 户的:24 户看:5 \
户端:20 户要:-13 接:58 接上$:7 接做:15 接做$:10 接写:5 接口:26 接改:18 接用:-10 接说:14 程:-10 程序:8 经:28 经不:10 脱:10 脱敏:10 訂:16 訂单:12 训:-12 载:-15 邮:5 邮箱:9 `,
  ` 临:-5 临时:-5 乱:-10 乱$:6 乱码:-11 乱码$:-11 免:21 太:-35 太多:6 太大:-9 太长:6 完:-13 完之:-8 完了:-5 完代:8 完再:-17 完就:-9 完成:-11 完截:-6 完接:7 完跑:-21 差:-5 差了:-5 暂:-7 \
老:-9 老代:-6 老大:-6 老是:-19 老板:-23 老的:12 视:12 视图:7 议:7 闭:-14 `,
  ` 们:10 们一:12 们不:28 们以:-22 们團:-7 们是:-16 们有:-8 们没:-18 们现:-7 们用:-6 们的:31 们自:6 们要:-27 们说:20 们都:-8 做$:23 做一:7 做了:35 做什:12 做完:11 做就:7 做法:-12 基:-20 \
度:42 度$:5 张表:6 志$:-7 志打:-5 志里:24 机:48 机上:-36 机号:21 机器:7 机房:-6 机数:5 滚:58 滚脚:9 直:-9 直不:-18 直没:-7 直说:15 直说$:14 直转:-13 綠:-8 自:50 自己:17 自然:5 问:35 \
问我:7 问我$:7 问问:-8 问题:-20 问题$:-7 `,
  ` 信:15 信息:6 册:-5 分:28 分位:12 分区:8 分号$:10 分存:5 分开:7 分支:-6 分析:-12 分配:6 分鐘:-8 分钟$:-19 含:-6 周:47 周二:33 周五:7 周四:7 周报:14 周期:6 忘:-29 忘了:-9 忘记:-7 推:-47 \
推荐:-10 登:-16 登入:-11 登录:-24 登记:11 税:5 紧:-13 考:-5 考虑:13 览器:6 记:8 记$:-8 记录:10 语:9 语$:5 语版:-10 `,
  ` 停:38 停$:-7 停了:25 再:7 再写:32 再动:7 再说$:-8 再跑:-12 再转:20 再重:-5 切:-21 切一:-5 可:-19 可以:-7 可我:-11 可是:-6 可能:11 可证:-9 可读:10 听:-6 圈:-19 声:8 声$:16 声音:-13 \
宏:12 己:17 己写:9 己写$:7 己弄:-7 己弄$:-7 己来:10 己的:-20 帮:-70 帮我:-61 架:5 架$:-15 歉:12 決:8 決定:8 秒:-16 结:21 结了:11 结尾:6 结构:23 结果:-33 结论:14 负:11 负责:12 \
遵:-16 遵守:-7 非:-10 非要:-10 `,
  ` 台:37 台$:-10 台机:-9 已:32 已经:41 懂:-10 懂$:-19 懂前:10 批:38 批处:-5 撞:-6 最:8 最低:29 最后:-39 最多:42 最大:24 最好:8 最新:-7 最近:-16 界:11 界面:18 白:-8 白屏:-9 签名:-19 \
讲:14 讲的:7 讲讲:-8 误:33 误处:5 误提:-5 误訊:10 `,
  ` 凌:23 凌晨:23 区:33 区$:15 喜:24 喜欢:24 据:12 据$:-15 据库:23 据库$:8 据放:-9 据都:-6 据量:-13 据集:6 百:11 百万:-8 百行:15 相:-40 相关:-17 計:5 計稿:6 较:19 较喜:19 链:14 靠:15 \
靠$:8 风:-5 `,
  ` 为:-15 为什:-18 启:-61 敗:-17 敗的:-17 明$:11 明天:-25 明明:-11 明是:6 独:11 短:36 简:30 简体:9 简单:-19 简短:31 缓:-24 缓存:-24 缓存$:-5 般:-20 般是:-13 财:-10 财务:-10 迁:-5 \
迁到:5 逻辑$:-7 `,
  ` 主:48 主分:26 主干:7 主管:-5 主键:12 右:-13 失:-28 失$:-7 失效:-7 失敗:-17 房:-6 杀:-16 杀毒:-6 网:41 网关:20 网路:-13 美:11 訊:12 訊息:12 责:12 责的:7 间:32 间$:-11 间不:-26 \
间戳:14 间都:17 面:23 面$:12 面上:12 面不:10 面会:-11 面所:6 面的:-11 面端:-7 面那:-15 面都:26 `,
  ` 估:-45 字:27 字$:-11 字典:10 字符:10 字节:6 字都:9 帳:15 意:24 意$:-9 意思:-16 意思$:-10 意见:5 所:-16 所有:-18 教:-26 求$:7 求不:21 求头:22 求那:8 求都:-15 满:7 能:42 能$:22 \
能不:-8 能为:15 能从:-11 能会:-12 能写:18 能写$:7 能出:-5 能别:-7 能复:5 能放:6 能是:-23 能有:14 能点:10 能用:-47 能编:6 能要:-7 能跑:-17 能都:15 能重:25 退:-22 退出:-14 退款:13 锁:-17 \
锁在:11 防:12 馈:-6 馈说:-6 驼:22 驼峰:22 驼峰$:5 `,
  ` 一:-37 一$:-13 一一:-5 一上:-5 一下:-51 一下$:-18 一个:27 一个$:-15 一些:5 一些$:5 一件:22 一切:-7 一句:14 一周:18 一声:29 一声$:16 一天:13 一天$:16 一定:15 一小:-10 一层:8 一年:8 \
一律:25 一条:10 一次:-19 一步:-10 一段:-6 一点$:-8 一版:-6 一直:-25 一种:7 一般:-20 一行:-32 一行$:7 一走:7 一起:11 一遍:-5 一遍$:-17 一页:-10 存:-14 存一:28 存只:-20 存在:-14 存的:-30 \
存里:-12 小:20 小写:-8 小写$:10 小数:-17 小数$:-13 小时$:13 找:-33 找出:-7 找到:-13 板$:19 筆:-14 给:20 给客:-14 给我:5 给我$:14 给用:16 编:8 编号:16 说:-62 说$:8 说一:6 说不:-29 \
说了:-5 说他:-15 说以:-11 说思:19 说我:-13 说明:37 说明$:11 说每:-7 说清:16 说的:34 说线:-15 说结:5 说要:-20 说说:-7 说过:-6 败的:7 送:11 `,
  ` 举:34 举值:11 哪:8 哪$:-15 哪些:27 头:16 头$:11 头像:-5 头再:-6 干:18 干净:-8 思:-28 思$:-10 思路:-13 承:6 撤:-17 撤销:-9 权:13 权限$:-16 样:-14 样$:30 样式:-19 样的$:5 累:-10 \
補:-11 许:30 许可:-7 账号:-7 适配:5 ，烦$:-14 `,
  ` 件:6 件$:-30 件事:19 件写:-8 件只:5 件名:19 件夹:-6 件都:-13 号:59 号$:10 号别:7 号是:15 啥:-22 啥$:-5 少:-27 少了:-6 少用:7 少？$:-9 帶:18 平:6 抽:-11 抽成:-7 料:8 料夾:16 核:-9 \
的:33 的$:-29 的不:-11 的东:18 的代:10 的分:-20 的列:-11 的功:-6 的只:-6 的字:10 的宏:7 的小:5 的按:-11 的改:17 的日:-10 的时:18 的是:-17 的权:-7 的样:-7 的注:24 的测:5 的用:10 的第:-5 \
的类:7 的组:5 的老:-10 的表$:-7 的要:13 的规:21 的话:9 的请:10 的资:6 的适:-13 的选:-17 的那:9 的都:9 的问:-40 的页:13 的魔:12 硬:15 硬件:10 `,
  ` 七:-12 七八:-12 人:37 人$:7 人会:7 人批:14 人看:19 人看$:10 人觉:12 人说:-5 价格:-18 前:-12 前一:-14 前先:27 前兼:11 前后:-6 前必:5 前我:-8 前是:-30 前每:-9 前端:51 前缀:-5 前缀$:12 \
前要:-5 前说:13 前返:6 前这:-9 前都:6 前面:5 十:-31 十条:-20 十秒:-10 十行:5 去:-21 去$:-10 去掉$:12 司:6 司要:-5 型:-7 型$:-21 型写:-11 屏:-13 屏的:-7 年:16 搬:12 搬到:11 月:21 \
月份:5 根本:-14 根目:11 桶:6 模:12 模块$:-5 模型:13 模式:-20 疑:11 等键:10 论:-7 论文:-7 请:15 请用:30 跟:61 跟你:7 跟其:-9 跟我:19 跟源:10 跟着:9 过:-16 过$:-7 过一:8 过不:-23 \
过了:-19 过四:8 过我:5 过期:-43 过的:10 过这:-9 长:30 长了:7 题:-37 题$:-11 `,
  ` 包:71 包一:11 包不:11 包体:8 包改:-7 坏:-28 坏$:12 坏了:-7 坏的:-19 坏的$:-5 堆栈:6 常:6 常$:-6 常量:20 拼:11 拼音:10 拼音$:5 搭:7 有:-31 有$:15 有一:-11 有三:-7 有两:-30 有中:13 \
有人:-7 有做:-16 有单:11 有可:9 有后:12 有外:10 有我:15 有截:7 有按:-6 有接:5 有效:5 有数:-8 有时:19 有标:-12 有没:-5 有测:16 有点:-8 有用:-10 有的:-14 有管:5 有线:-9 有规:-10 有这:-5 \
有逻:7 有问:-5 汇:7 活:11 特:-20 特别:-14 确率:6 确认:-20 类:-30 类型:-27 类型$:-21 绝:-9 绝对:-9 补$:-9 門:14 門檻:5 `,
  ` 划:31 划$:15 划线:9 千:14 千分:12 咱:29 咱们:23 定:40 定$:-15 定不:-16 定义:-7 定是:8 定每:6 定的:21 定的$:5 定要:-8 尔:22 并$:-6 挺:-33 构之:9 构建:-10 构造:-5 `,
  ` 修:24 修$:-11 修安:11 写$:27 写一:-36 写上:-5 写业:12 写个:-47 写了:12 写加:9 写单:-13 写在:-5 写完:-7 写就:11 写成:8 写提:-6 写死:-14 写法:-7 写的:-33 写的$:-7 写着:-13 写给:8 写错:-7 \
夹:-6 格:11 格$:6 格式:-15 格的:8 每:-13 每一:-16 每个:-23 每周:8 每行:-23 红:-5 红色:-7 红色$:-7 统:56 统一:39 统的:7 色:-31 色$:-22 色不:-12 `,
  ` 万:-10 万行:-8 任务:9 厂:-5 厂家:-5 境:20 境变:-5 境换:5 境的:8 拿:8 拿不:10 拿掉:-7 着:-62 着$:-16 着别:-7 着的:6 租:-6 租户:-6 表:34 表名:9 表接:19 表格:-28 表的:-8 表示:8 表要:-6 \
表里:11 设:8 读:42 读$:9 读性:10 读的:26 `,
  ` 久:-5 售:21 壁:-24 循:-11 循环$:-6 援:7 服:22 服务:22 留:19 留两:-7 留最:11 窗口:9 笑:-10 花:-7 花时:-5 购:12 购物:12 选:28 选了:49 选择:-18 都:29 都不:-12 都从:13 都会:-14 \
都冲:-6 都别:-19 都加:6 都在:8 都存:11 都带:7 都帮:-7 都得:25 都打:-8 都搬:17 都支:5 都收:9 都改:-25 都放:16 都是:13 都有:9 都没:-30 都照:11 都用:-29 都绿:-12 都要:15 都该:17 都说:-11 \
都跑:6 都迁:5 都这:14 额:28 额都:9 `,
  ` 三:-8 三个:15 三个$:9 三元:18 三列:-13 三方:17 三次:-12 三点:19 三点$:17 三行:-13 什:-30 什么:-30 什么$:15 份:18 升:10 升$:9 升级$:7 唯:-20 唯一:-21 唯一$:-13 她:21 她$:9 实:-29 \
实习:-11 实例:8 实现:-15 实验:9 展:-12 展示:-8 急:-12 急$:-6 持:-10 持原:-9 毒:-6 混:13 环:13 环$:-6 环境:16 碰:36 碰$:6 碰到:24 `,
  ` 上:-45 上$:-8 上一:-8 上不:-21 上传:21 上去:-15 上去$:-13 上定:13 上就:-7 上是:-6 上有:-23 上来:9 上测:-23 上游:6 上白:-5 上的:28 上看:12 上线:-10 上线$:18 上说:-6 上面:-8 列:15 \
列出:-11 列用:7 列的:-14 列给:33 列表:8 午:11 午开:-7 参数:27 参考:-26 四:20 四下:6 四空:18 團:-12 團队:-12 手:28 手写:-6 手动:8 手改:6 挂:-8 挂了:-40 挂了$:-7 挂在:28 播放:8 流:13 \
流水:7 现:5 现$:-9 现一:-6 现不:-14 现在:37 班:14 班前:-5 系:26 系统:17 约定$:7 证书:-6 辑:6 辑$:-7 辑没:-7 辑都:12 鐘:-8 `,
  `  …$:-8  了$:18  写$:-5  秒$:-7 下:-75 下$:-15 下划:9 下午:28 下单:6 下周:-19 下就:-9 下来:13 下次:-6 下游:12 下班:-5 下的:8 下线:14 下面:-12 下：$:-10 么:-50 么$:15 么不:-21 \
么多:7 么意:-10 么每:-8 么没:19 么说:21 么都:15 历:9 夾:16 延:8 延迟:8 性:41 性的:13 拆:9 拆$:17 比:25 比如:-5 比方:10 比方$:10 比较:19 爆:-13 爆栈:-13 爆栈$:-13 生:67 生产:28 生命:6 \
生成:26 生成$:10 生的:12 级$:13 级之:-10 级别:-10 背:-8 背景:-8 英:33 英文:6 英文$:7 藍色:-15 `,
  ` ^1:-6 ^<code>:19 ^<here>:17 ^<num>:26 ^^.:-43 ^^.csv:-5 ^^.log:10 ^^.md:12 ^^.sql:-8 ^^.ts:-29 ^^/:10 ^^/api:-8 ^^<code>:-8 ^^<here>:14 \
^^<num>:5 ^^_:-5 ^^_case:14 ^^a:11 ^^abbreviate:15 ^^about:-18 ^^add:8 ^^adding:15 ^^again:-6 ^^all:-14 ^^already:18 ^^always:-54 ^^amounts:8 \
^^another:-9 ^^answer:22 ^^api:6 ^^are:5 ^^async:-12 ^^at:11 ^^auth:31 ^^back:-15 ^^bar:-19 ^^been:-9 ^^below:7 ^^boss:11 ^^bother:-21 \
^^branches:6 ^^bucket:18 ^^build:15 ^^but:17 ^^button:-8 ^^call:25 ^^can:-15 ^^can't:-17 ^^case:26 ^^changelog:14 ^^chrome:-7 ^^class:-7 \
^^code:8 ^^columns:10 ^^come:30 ^^comment:-18 ^^comments:-18 ^^composition:15 ^^config:-25 ^^container:9 ^^convention:9 ^^core:-18 \
^^coverage:30 ^^css:13 ^^csv:-16 ^^customer:-26 ^^dark:-7 ^^data:9 ^^database:7 ^^date:-23 ^^dates:-11 ^^db:-23 ^^decided:-29 ^^default:5 \
^^delete:7 ^^demo:11 ^^design:14 ^^dev:10 ^^diff:-8 ^^do:-29 ^^docker:10 ^^docs:-15 ^^don't:-34 ^^else:-27 ^^endpoint:7 ^^errors:-10 ^^ever:5 \
^^every:-42 ^^exactly:-8 ^^explain:7 ^^explaining:9 ^^false:-34 ^^feature:9 ^^files:7 ^^first:19 ^^fix:-13 ^^flag:5 ^^for:13 ^^forward:-6 \
^^from:16 ^^g:12 ^^gave:26 ^^general:25 ^^get:12 ^^git:7 ^^gitlab:11 ^^go:11 ^^goes:-5 ^^going:-17 ^^good:-10 ^^guess:7 ^^half:10 \
^^handlers:33 ^^has:-16 ^^hate:19 ^^have:23 ^^here:19 ^^hook:8 ^^how:23 ^^i:-25 ^^i'd:-9 ^^id:6 ^^idea:-17 ^^ids:7 ^^if:-17 ^^importer:-8 \
^^in:81 ^^intern:-16 ^^is:19 ^^it's:-13 ^^jest:5 ^^job:-8 ^^js:-23 ^^just:-9 ^^kafka:5 ^^keep:-11 ^^kind:9 ^^last:-14 ^^legacy:6 ^^like:21 \
^^limit:7 ^^linter:-20 ^^list:-7 ^^live:9 ^^look:-15 ^^looked:-8 ^^loop:-17 ^^love:6 ^^lunch:-10 ^^m:-12 ^^main:21 ^^make:14 ^^makes:-7 \
^^me:34 ^^means:19 ^^messages:10 ^^might:8 ^^migration:-14 ^^mind:-7 ^^mobile:19 ^^mock:-6 ^^module:6 ^^modules:9 ^^moment:15 ^^moved:11 \
^^ms:-12 ^^must:-28 ^^my:-7 ^^name:22 ^^names:5 ^^nan:-8 ^^need:-29 ^^needs:7 ^^never:-6 ^^new:-14 ^^nightly:10 ^^no:-15 ^^not:34 \
^^noticed:-13 ^^now:-23 ^^npm:-10 ^^number:-28 ^^numbers:-15 ^^off:6 ^^often:14 ^^old:-5 ^^on:-31 ^^only:-22 ^^option:-15 ^^order:-21 ^^orm:5 \
^^our:-24 ^^out:-5 ^^output:-16 ^^package:15 ^^packages:-5 ^^parser:-15 ^^partner:7 ^^plan:-22 ^^pnpm:16 ^^port:-24 ^^postgres:-9 ^^prefer:6 \
^^preview:-9 ^^previous:-8 ^^promised:14 ^^public:17 ^^pull:-12 ^^push:5 ^^put:-37 ^^px:6 ^^quotes:6 ^^react:13 ^^read:17 ^^really:9 \
^^rebase:10 ^^release:16 ^^remove:-7 ^^repo:22 ^^report:-14 ^^request:-27 ^^requests:13 ^^response:-20 ^^retry:-9 ^^return:10 ^^returns:-5 \
^^review:28 ^^reviewer:-8 ^^reviews:14 ^^row:-5 ^^rule:-11 ^^run:26 ^^runner:18 ^^runs:17 ^^said:30 ^^sandbox:12 ^^says:-22 ^^scheduler:-13 \
^^sdk:23 ^^second:-14 ^^sensor:-6 ^^service:11 ^^should:-9 ^^show:-10 ^^signed:5 ^^so:23 ^^something:12 ^^spec:-11 ^^sql:32 ^^src:12 \
^^staging:23 ^^start:-7 ^^state:6 ^^stdlib:6 ^^stick:-8 ^^store:-11 ^^struct:6 ^^tables:-13 ^^tabs:-18 ^^tag:8 ^^target:11 ^^tenant:8 \
^^test:-10 ^^tests:-48 ^^text:13 ^^that:9 ^^that's:-17 ^^the:-48 ^^there:-17 ^^thing:-20 ^^things:-11 ^^third:7 ^^this:-29 ^^thought:-11 \
^^three:-8 ^^through:-18 ^^thumbnails:9 ^^ticket:-10 ^^time:-31 ^^to:-16 ^^token:-23 ^^told:7 ^^totals:-18 ^^touch:-41 ^^touching:19 \
^^training:-7 ^^try:5 ^^two:-5 ^^types:-22 ^^ui:-21 ^^units:36 ^^unknown:6 ^^up:-5 ^^upload:9 ^^use:19 ^^used:-18 ^^users:-33 ^^uv:21 ^^v:23 \
^^vendor:-10 ^^vpn:13 ^^want:11 ^^warnings:37 ^^was:7 ^^way:10 ^^we:-46 ^^we're:-9 ^^were:-7 ^^without:15 ^^wonder:12 ^^word:6 ^^work:8 \
^^worker:-16 ^^would:-29 ^^write:-31 ^^writes:10 ^^yaml:11 ^^you:-41 ^^you're:-24 ^^your:-16 ^a:-17 ^according:-13 ^accuracy:-5 ^adapters:-6 \
^add:-13 ^after:-15 ^all:-27 ^always:31 ^answer:10 ^any:9 ^anything:-9 ^anyway:-17 ^ap:11 ^api:-12 ^apps:25 ^are:-7 ^as:-27 ^autowired:-9 \
^avoid:30 ^back:-8 ^backups:20 ^basically:-11 ^before:-38 ^both:-19 ^branch:-35 ^branches:5 ^british:6 ^bug:7 ^by:-25 ^c:23 ^ch:13 ^check:-6 \
^ci:-11 ^class:5 ^co:42 ^code:26 ^comments:5 ^compose:11 ^console:12 ^context:17 ^controller:13 ^could:23 ^cs:-10 ^customers:11 ^d:-23 \
^dates:6 ^dayjs:47 ^deploys:-17 ^di:6 ^diff:-5 ^dist:-5 ^do:23 ^docker:-17 ^docs:-6 ^document:-6 ^does:-10 ^don't:-31 ^dont:-27 ^dto:8 ^e:33 \
^each:-10 ^early:9 ^either:8 ^email:-21 ^emoji:14 ^every:10 ^everyone:-11 ^everything:-12 ^excel:-6 ^explain:28 ^feature:13 ^feels:10 \
^figures:16 ^for:-6 ^forget:13 ^g:-10 ^game:6 ^give:-26 ^go:-9 ^going:-6 ^graphql:-13 ^great:-17 ^grpc:14 ^h:30 ^ha:5 ^handler:11 ^harbor:6 \
^hascontent:-29 ^he:-20 ^heads:-8 ^helpers:19 ^here:-9 ^hm:-15 ^ho:18 ^hold:-7 ^hook:-12 ^hypothetically:-6 ^i:-49 ^i'll:-15 ^id:-19 \
^ideally:-6 ^ids:13 ^if:27 ^imagine:-5 ^import:-12 ^imports:22 ^in:24 ^install:-6 ^interface:9 ^ios:12 ^is:-26 ^it:-15 ^it'd:12 ^it's:21 \
^jenkins:13 ^jobs:17 ^jonas:11 ^just:-19 ^k:7 ^keep:8 ^key:-8 ^kinda:-8 ^kotlin:13 ^last:-30 ^leave:24 ^legal:5 ^let:-5 ^let's:45 ^lib:10 \
^limit:6 ^line:33 ^lint:-24 ^lo:-8 ^lock:8 ^lodash:8 ^logs:15 ^look:-6 ^looks:-12 ^loss:-8 ^m:-7 ^main:24 ^make:44 ^marta:20 ^max:11 \
^maybe:11 ^merge:-8 ^metric:33 ^might:-10 ^migrations:15 ^min:22 ^mit:-5 ^mo:-9 ^mobile:8 ^mock:-17 ^money:13 ^monthly:-9 ^move:-13 ^my:-41 \
^name:-6 ^never:-28 ^new:-17 ^next:11 ^nginx:-31 ^node:-21 ^not:29 ^notebook:6 ^null:8 ^on:11 ^once:-6 ^one:7 ^only:-29 ^oom:-5 ^owner:7 \
^p:23 ^pandas:7 ^parse:-17 ^passwords:-9 ^patch:-6 ^physics:27 ^plain:-18 ^plot:-6 ^postgres:-19 ^prefer:20 ^prettier:15 ^prod:12 \
^progress:-10 ^proto:15 ^public:12 ^pull:-11 ^put:18 ^python:7 ^qa:16 ^r:-10 ^re:-8 ^react:7 ^read:-18 ^readme:-13 ^rebase:-16 ^redis:-29 \
^registers:9 ^replace:-8 ^request:6 ^research:9 ^retry:-8 ^review:-6 ^rowtotal:-7 ^run:-6 ^s:6 ^safari:-5 ^save:8 ^say:6 ^sc:-15 ^schema:-17 \
^scrap:24 ^se:17 ^sed:-12 ^sentry:20 ^server:5 ^set:-5 ^shell:11 ^should:-7 ^since:5 ^single:16 ^sizes:18 ^skip:20 ^small:12 ^snake:14 \
^soft:20 ^some:-27 ^someone:-7 ^spec:7 ^split:-23 ^sql:8 ^sqlite:19 ^staging:13 ^start:-5 ^step:-16 ^stop:-20 ^strict:-15 ^support:-14 \
^suppose:-8 ^svn:-29 ^t:7 ^tailwind:8 ^task:-26 ^tell:9 ^terraform:-13 ^test:16 ^tests:8 ^thanks:-7 ^that:-16 ^that's:21 ^the:-77 ^their:-11 \
^there:-6 ^there's:5 ^they:49 ^thing:-13 ^think:13 ^this:-37 ^those:-23 ^though:-17 ^three:-13 ^to:-12 ^today:-18 ^todo:5 ^token:-38 \
^treat:44 ^try:10 ^type:21 ^types:-14 ^typescript:-18 ^u:-6 ^unit:9 ^uploads:10 ^upstream:7 ^use:18 ^userid:-8 ^users:8 ^utf:9 ^v:7 ^vendor:9 \
^vitest:9 ^vue:14 ^w:-7 ^we:31 ^we're:46 ^webhook:21 ^webp:6 ^what's:-62 ^whatever:-7 ^when:37 ^whenever:9 ^which:-9 ^whoever:27 ^why:-8 \
^windows:-14 ^with:-17 ^wo:-10 ^worker:-23 ^workspace:5 ^would:16 ^wow:-8 ^wrap:-8 ^write:-20 ^xml:-16 ^yarn:8 ^you:56 ^zod:33 ^一个:19 ^上:9 \
^上线:14 ^下:-18 ^下周:-6 ^不:29 ^不是:-13 ^不用:18 ^不知:-12 ^两:-9 ^个:-19 ^个人:7 ^中:5 ^中断:10 ^为:-14 ^为什:-12 ^主干:5 ^主管:-5 ^之:6 ^之后:8 ^他:-21 ^他们:-18 ^代:10 \
^代码:7 ^以:6 ^以后:7 ^你:-48 ^你先:-5 ^你写:10 ^你每:-5 ^你用:9 ^你觉:-12 ^你这:-9 ^假:-10 ^假如:-10 ^做:-10 ^做完:-7 ^先:-63 ^先写:14 ^先照:-5 ^全:14 ^公:5 ^公司:5 ^内:6 \
^内部:6 ^再:-5 ^写:-28 ^写一:-6 ^写个:-6 ^写完:-9 ^准确:6 ^几:-7 ^几个:-5 ^凡:6 ^函:-5 ^函数:-5 ^分:6 ^分支:7 ^列:7 ^列表:18 ^刚:-17 ^别:-13 ^别用:-8 ^别的:-10 ^别给:-8 \
^别老:17 ^别跟:6 ^到:-7 ^前:26 ^前端:28 ^加:9 ^加依:10 ^动:14 ^包:10 ^升:-10 ^升级:-10 ^协:8 ^协议:8 ^单:10 ^博:-12 ^博客:-12 ^厂:-5 ^厂家:-5 ^压:-11 ^压测:-12 ^原:-10 \
^发:-7 ^发布:-6 ^发版:-8 ^变:34 ^变数:15 ^变量:17 ^只:-19 ^只有:-17 ^只要:-7 ^可:-11 ^可以:-10 ^合:-16 ^同:-16 ^同事:-16 ^告:6 ^告警:6 ^周:23 ^周五:24 ^周报:6 ^咱:29 ^咱们:23 \
^回:41 ^回复:26 ^回滚:6 ^回答:10 ^固:5 ^固件:5 ^图:13 ^图片:10 ^在:-19 ^在 :-22 ^埋:9 ^埋点:9 ^字:10 ^实:10 ^实习:-5 ^实验:15 ^审:9 ^密:-8 ^密码:-17 ^密钥:9 ^对:-7 ^导入:6 \
^小:6 ^就:-11 ^就按:-6 ^嵌:9 ^嵌套:9 ^工:-5 ^工单:-8 ^帮:-23 ^帮我:-22 ^应:5 ^应用:6 ^开:15 ^开关:20 ^弄:-7 ^张:7 ^张表:7 ^弹:-7 ^弹窗:-7 ^快照:7 ^总:31 ^总结:13 ^我:9 \
^我不:12 ^我以:-12 ^我们:61 ^我写:29 ^我只:10 ^我比:12 ^我的:20 ^我老:-13 ^所:5 ^所以:-11 ^所有:16 ^打包:5 ^把:-28 ^把 :-15 ^报:33 ^报表:15 ^拆:-12 ^拿:10 ^拿不:10 ^接:22 \
^接口:15 ^提:20 ^提交:10 ^支:13 ^支付:13 ^改 :5 ^数:24 ^数据:12 ^文件:-7 ^文案:11 ^新接:-10 ^日:26 ^日志:17 ^日期:9 ^时:5 ^时間:9 ^昨:-20 ^昨天:-10 ^昨晚:-10 ^是:5 ^是不:-7 \
^暂:-7 ^更:8 ^更新:8 ^最低:10 ^有:-13 ^有人:-6 ^有没:9 ^有的:-7 ^服:6 ^服务:6 ^本:10 ^本地:31 ^机:13 ^枚:18 ^枚举:18 ^样:-10 ^样式:-10 ^模:8 ^每天:-5 ^每次:21 ^永:-16 \
^永远:-16 ^没:20 ^没有:11 ^注:16 ^注释:7 ^流:-6 ^测:-15 ^测试:-10 ^涉:7 ^涉及:7 ^演:-9 ^演示:-9 ^点:-6 ^热:8 ^然:-7 ^然后:-7 ^照:-7 ^照着:-7 ^状:6 ^状态:6 ^现:22 ^现在:22 \
^生:21 ^生产:9 ^生成:12 ^用:-6 ^用 :22 ^用例:-6 ^用户:-7 ^甲:-5 ^甲方:-5 ^界:12 ^界面:12 ^登:-6 ^登录:-6 ^的:-7 ^直:-14 ^看:-14 ^第:-25 ^第三:-15 ^第二:-6 ^算:-14 ^算了:-14 \
^线:8 ^线上:15 ^结:-16 ^结果:-6 ^给 :-13 ^给用:9 ^统:-6 ^统一:-6 ^缓:-5 ^缓存:-5 ^编:-8 ^编译:-8 ^缩:15 ^缩略:15 ^网:7 ^网关:8 ^老:-22 ^老代:-6 ^老板:-23 ^老的:5 ^能:-9 \
^能跑:-13 ^脚:5 ^脚本:5 ^行:11 ^表:-17 ^表格:-12 ^要不:15 ^要是:-15 ^覆:15 ^覆盖:15 ^规:-14 ^规范:-11 ^解析:-8 ^解释:10 ^警:7 ^警告:7 ^订:-20 ^订单:-20 ^许:-9 ^许可:-9 ^评:-5 \
^评审:-5 ^说:17 ^说不:6 ^请:-10 ^请求:-6 ^读:-8 ^谁:15 ^谢:-8 ^谢谢:-8 ^财:-6 ^财务:-6 ^购:7 ^购物:7 ^资:7 ^资料:6 ^超:-15 ^超时:-11 ^跑:6 ^跑批:16 ^跨:5 ^运:-6 ^运维:-6 \
^这:-55 ^这个:-26 ^这周:-5 ^这段:-15 ^这种:6 ^这表:5 ^这边:13 ^这里:-18 ^连:-11 ^选:10 ^选 :10 ^部:13 ^部署:13 ^都:8 ^重:-13 ^重新:-5 ^重试:15 ^金:23 ^金额:23 ^链:-7 ^链接:-7 \
^错:11 ^错误:11 ^问:-14 ^问题:-13 ^除:-14 ^除了:-14 ^隔:-15 ^隔壁:-14 ^音:5 ^音效:5 ^預:5 ^页头:-9 ^预:13 ^预发:12 ^颜:5 ^颜色:5 ^首:-12 ^首页:-11 ^麻:6 ^麻烦:6 ^默:-16 \
^默认:-16 了:-47 了$:-32 了一:-22 了三:-10 了两:-13 了个:-14 了什:25 了哈:-11 了啊:15 了啥:11 了好:10 了机:6 了没:-15 了没$:-11 了？$:7 则:-20 半:-14 块:11 块$:-15 块是:5 块都:6 \
审:10 审计:15 布:9 影:11 微服:-13 快:-39 快点:-7 快点$:-7 快照:5 成:-20 成一:28 成两:21 成了:10 成测:10 成的:21 成英:-21 才:25 才有:-7 才能:7 才转:15 把:-41 把导:-5 把所:-12 把这:-6 \
把配:-12 无:-5 晚:-14 晚批:-5 晚点:-10 横:16 横线:12 跨域:-13 输:-44 输入:-24 运:7 运维:-9 运营:13 零:7 飞:29 飞书:29 `,
  ` _:50 _at:37 _case:-13 _id:17 _orders:-9 _ref:6 不:71 不一:-11 不上$:-19 不了$:-6 不以:9 不会:8 不做:-7 不允:10 不再:14 不写:62 不准:18 不出:24 不删:8 不到:-5 不到$:-5 \
不动:-7 不去:-12 不叫:10 不合:40 不在:-18 不多:-13 不太:-6 不好:-5 不如:-6 不存:-5 不定:6 不对$:-13 不开:-18 不得:-22 不懂:-15 不懂$:-19 不打:20 不按:9 不支:-23 不改:-15 不是:-10 \
不更:17 不来:-14 不来$:-7 不清:-5 不用:-6 不直:16 不知:-6 不确:-6 不管:7 不能:-17 不要:-36 不要$:-7 不认:13 不许:23 不超:11 不转:5 不过:-29 不过$:-9 不返:10 不选:10 不都:-10 不错:-20 \
不错$:-9 刚才:7 呼:12 回:67 回$:8 回假:-6 回傳:16 回复:26 回头:-6 回来:-17 回滚:57 回的:-10 回空:-10 回答:6 回覆:9 好:-17 好$:-5 好了:-5 好像:-12 好的:-10 好的$:-7 好看:-15 好看$:-6 \
客戶:16 客户:-5 我:-69 我$:29 我不:25 我个:-9 我也:-7 我习:7 我以:-12 我们:33 我倾:5 我先:-5 我写:22 我刚:11 我发:-7 我只:7 我同:8 我在:6 我把:-27 我推:-14 我改:-7 我明:-11 我本:-23 \
我比:26 我没:6 我用:24 我的:46 我看:-8 我看$:-10 我老:-13 我要:14 我觉:-6 我说:9 我跑:-5 我转:-7 游:37 游标:20 联:13 联网:6 藏:-18 被:-34 被占:-8 评:-16 谁:-10 谁写:-10 谁在:6 近:-16 \
首:-23 首屏:-7 首页:-18 `,
  ` 之:-64 之前:-40 之后:-7 之间:-11 命:-9 命名:-14 命周:6 处:-21 处$:15 处理:-25 处都:-6 学:-20 幂:34 幂等:24 怪:-62 怪$:-13 怪物:-10 怪的:-14 拉:15 标:51 标$:16 标签:-5 答:5 \
继:31 继承:6 继续:11 营:13 走:62 `,
  ` a$:16 aa:13 abbreviate:15 abbreviations:6 abc:-22 able:-21 accept:-23 acceptance:8 access:28 accessibility:5 according:-15 accordingly:-9 \
account:9 accounts:7 accuracy:-5 ack:16 acks:-12 across:92 active:-22 adapters:-6 add:9 added:-38 adding:41 address:6 adds:35 admin:38 \
admins:-6 affected:11 after:-9 afternoon:-5 again:-105 age:-20 agenttype:-9 agreed:-11 agreement:5 ai:10 al$:9 alerts:15 all:-45 allocate:7 \
allocation:18 allow:-7 allows:12 alone:29 always:-85 am:64 american:6 amounts:31 an:-34 android:7 angry:-14 another:-32 answers:29 any:27 \
anyhow:7 anymore:-48 anything:28 anyway:-24 anywhere:17 apache:6 apart:-24 api:32 apis:9 apologise:10 app:62 apparently:-30 application:7 \
approach:-34 approvals:39 approve:13 apps:44 april:5 architecture:19 archive:-23 are:18 aren't:-24 arena:6 argo:16 argon:15 arm:22 as:36 \
ascii:22 ask:39 asked:-12 asking:30 assume:17 at:-38 attached:-29 attribution:-25 audit:5 auth:9 auto:-40 autowired:-9 avoid:41 await:27 \
away:6 axios:-7 入:-39 入$:8 入框:-9 入的:5 入要:-6 因:-29 因$:7 因为:-15 因是:-24 建:22 建$:18 指:48 指标:23 栈:-7 栈$:-17 次:-63 次$:-19 次了:9 次只:-6 次开:-14 次提:6 \
次改:61 次都:-21 片:8 片一:5 看:-15 看$:23 看一:-7 看下:-28 看不:-14 看了:-8 看得:-18 看日:-7 看更:-5 看有:5 看的:36 看看:-30 看着:-6 看行:8 看过:15 识:11 调:-18 调用:6 贴:28 遍$:-22 \
验:26 验$:-23 验签:6 ：$:-32 `,
  ` b:-34 b$:5 back:-22 backend:31 background:-12 backups:23 backwards:9 bad:-6 badge:-18 ban:5 banned:31 bar:-13 barrel:30 based:39 \
basically:-16 batch:16 battery:-8 bazel:5 be:31 because:23 been:-9 behaviour:22 behind:48 being:5 believe:-27 belong:17 belongs:26 below:23 \
bem:12 bench:19 berth:9 beside:58 better:-38 between:30 big:23 biggest:-9 billing:-14 biome:29 bit:21 black:15 blank:-10 blind:14 block:-6 \
blocks:40 blog:-11 blue:-29 board:5 bodies:6 body:19 bold:-28 border:14 boring:22 boss:10 bot:42 both:-61 bother:-21 bottom:-5 box:-26 \
boxes:12 branch:-75 branches:20 break:-5 british:27 broken:-32 browsers:25 bsd:5 btw:7 bucket:30 budget:21 bug:30 build:15 buildkite:14 \
builds:-16 bump:6 bun:52 bundle:-10 bus:36 business:21 but:-69 button:-31 buttons:46 by:50 bytes:-12 几:-18 几个:-25 压:-17 压测:-9 又:-65 又是:-6 \
框:-49 框架:-12 框架$:-15 框要:-19 检:-25 检查:-15 欢:22 欢函:9 版:15 版$:-23 版不:-11 版之:-6 版本:31 版本$:21 版的:-5 策划:8 返:-30 返回:-30 `,
  ` c:-33 c$:17 cache:-45 cached:5 calculateattribution:-7 calculateattributionwithaccumulated:-16 calculatepromptattributionatstart:-10 \
calculation:-5 call:-6 callback:-16 called:29 calls:11 camelcase:17 can:-41 can't:15 cancelled:27 captured:-26 careful:-8 cargo:16 carry:22 \
cart:-37 case:18 cases:-7 catch:8 cents:27 certificate:-12 chance:-17 change:12 changed:16 changelog:53 changes:-15 characters:-16 chart:-10 \
check:-30 checkbox:-33 checked:-6 checkout:9 checkpoint:-27 checkpoints:-58 cherry:7 chosen:25 chrome:9 ci:19 class:-11 classes:18 claude:-13 \
clean:21 clear:5 cleared:10 cli:-16 client:7 clock:19 close:23 closes:12 cloud:12 clusters:8 cmd:-9 code:124 codebase:10 cold:13 colleague:-5 \
colour:8 colours:8 column:-30 come:11 comes:6 command:18 commands:9 commas:5 comment:-59 commit:44 committed:6 committing:6 common:7 \
company:-20 compare:-13 compat:7 compile:6 completely:15 compliance:16 component:-14 compose:34 composition:36 computed:-22 condition:-6 \
config:-29 configs:38 conflict:-12 conflicts:-14 confuses:-12 confusing:-10 connection:-13 connections:-10 console:28 constant:-10 \
constants:-26 container:9 containers:9 contains:-8 content:-13 context:14 continue:-23 contract:23 controller:12 controllers:5 convention:-18 \
conventional:28 convert:-6 cookies:13 copy:17 core:29 cores:-5 correct:-30 costs:17 could:27 couldn't:-8 count:-14 country:-6 counts:20 \
course:16 coverage:38 crash:19 crashes:-19 create:-10 creates:9 cron:-12 css:22 csv:-51 ct$:10 ctx:37 currency:5 cursor:9 customer:-25 \
customers:59 cut:23 事$:-7 事不:18 事件:-12 使:6 凡:17 凡是:15 剛:-12 剛剛:-5 协:8 协议:8 器:18 器上:-11 器人:19 器就:-6 器是:5 器都:6 备:37 弹:-21 弹窗:-12 按:20 按你:-6 \
按分:10 按国:13 按这:20 按钮:-15 日:12 日志$:-7 析:-37 析器:-18 码:8 码不:8 码先:6 码放:6 码用:11 码里:-12 码里$:-22 递:-14 递归:-14 鉴:13 鉴权:13 难:-12 难怪:-12 電:-15 電話:-15 \
默:27 默认:26 `,
  ` d$:8 dark:-17 dashboard:48 data:19 database:56 date:-12 dates:40 day:-14 dayjs:81 days:50 db:32 ddl:5 dead:16 deal:9 debian:16 debug:-25 \
december:-9 decide:50 decided:-17 decimal:17 delay:-11 delete:-17 deleted:10 delphi:12 demo:-46 dependencies:34 dependency:11 depends:-12 \
deploy:-41 deployments:8 deploys:27 deprecated:20 deprecation:-7 design:6 designers:9 destroy:-20 detect:-8 dev:37 develop:45 developer:14 \
diagrams:8 did:-9 died:-5 dies:-5 diff:-15 diffs:17 digest:6 digits:-16 dir:8 directly:24 directory:-16 disagree:55 discussion:-20 disk:-16 \
display:14 dns:-9 do:-28 docker:-22 docs:17 docstring:13 docstrings:-17 document:-6 does:-68 doesn't:-23 doing:-17 domain:20 don't:-29 \
dont:-6 doubt:9 down:-42 draft:20 drop:16 dropdown:-7 dropped:5 dropping:-15 drops:-18 dto:8 dtos:8 dump:27 dvc:-8 二:-10 二个:-9 二周:6 二种:-9 \
全:27 全小:15 全挂:-11 全挂$:-11 全组:24 全部:-16 全问:11 及:9 如:-35 如下:-8 打:18 打不:-7 打出:-5 打回:6 打回$:5 打开:-25 打成:-7 打电:6 打算:-10 支:-25 支上:-16 支付:7 支叫:8 支名:7 \
支持:-24 支援:7 支是:16 支都:-6 案:11 案就:8 案的:11 案里:10 沒:-5 沒有:19 监:10 监听:7 竞:-10 诉我:5 诉我$:10 頭:-25 頭$:-16 `,
  ` e:26 e$:30 each:6 earlier:-7 early:-6 easier:-5 easy:-16 ed$:-14 edge:18 edit:34 edited:10 editing:-20 editor:11 edits:-14 else:36 email:-64 \
emails:5 emoji:30 emojis:30 en:5 en$:6 enable:-7 enabled:-14 end:-11 endian:32 endpoint:18 endpoints:5 ends:14 enemy:-6 engine:12 enough:28 \
entire:-24 entity:-9 entries:-5 entry:43 enum:-5 enums:9 env:8 environment:5 ep$:6 epoch:11 er$:-25 erp:18 error:-49 errors:28 es:18 es$:-12 \
escape:-14 eslint:-9 et$:-8 eu:37 euros:18 eval:5 even:18 events:-21 eventually:13 ever:68 every:7 everyone:-5 everything:-7 everywhere:40 \
exactly:23 exception:9 exceptions:16 existing:-12 expect:-10 expired:-13 explain:32 explaining:9 explains:-7 explanation:12 explanations:18 \
export:-38 exported:-11 exports:38 external:20 专:23 专案:10 今:-10 今天:-11 删:9 删$:17 删了:-13 删除:9 合:20 合了:-15 合代:25 合同:5 合吧:-5 合吧$:-5 合并$:-6 \
合计:-17 旧:-13 止:-10 盒:-5 缩:26 缩写:12 缩写$:5 缩略:15 脑:-5 論:-17 路上:-5 路径:12 路是:-22 `,
  ` facing:5 fail:-12 failing:63 fails:9 failures:-5 fake:18 fallback:-9 false:-68 far:-22 fast:-8 faster:-31 feat:9 feature:44 feel:16 feels:16 \
fetch:15 fetchuser:-6 few:-14 ff:14 field:-22 fields:-8 figma:12 figures:16 file:-23 files:28 filter:-16 find:-36 finds:-15 fine:-35 \
finish:31 finishes:-7 firefox:-29 firmware:13 first:22 fiscal:5 fish:27 fit:8 five:-20 fix:-50 fixed:-6 flag:6 flags:37 flaky:-32 flight:-23 \
float:-20 floats:-17 flush:6 fmt:5 folder:35 font:10 footer:-14 forbidden:5 forever:-6 forget:-37 forgot:-6 fork:6 form:-64 formatter:-12 \
forth:-7 forward:-13 found:-13 four:-21 frame:8 free:52 french:-6 friday:-68 fridays:5 from:41 front:13 frontend:44 frozen:50 full:11 fun:-5 \
function:-13 functions:24 future:44 fx:-7 于:-27 便用:5 傳:20 正:-29 正则:-21 正常:-13 正常$:-6 正式:6 测:30 测了:-23 测用:9 测的:18 测试:31 测试$:19 消:50 消息:29 \
消费:17 用:63 用一:-7 用下:5 用中:29 用了:13 用例:-6 用假:-8 用全:-9 用写:-18 用到:8 用单:23 用我:-7 用户:-5 用户$:12 用拼:20 用方:-8 用的:21 用第:-8 用管:-50 用管$:-19 用繁:19 用跟:17 \
用递:-13 用那:-7 用里:19 用问:11 用驼:15 用默:-9 略:8 略图:15 章:-5 章的:-5 算:-6 算$:14 算下:-11 算了:-21 紅:-27 续:-8 群:19 群里:14 解析:-25 解用:10 解释:16 费:68 费方:6 费用:13 \
赶:-13 赶着:-11 还:-56 还在:9 还是:-56 还没:7 ？$:-31 `,
  ` g:13 game:24 gate:29 gateway:70 gave:13 gb:18 gcc:15 gdpr:7 gen:11 general:60 generator:15 get:9 gets:39 getting:-45 gist:-7 git:31 github:6 \
gitlab:17 glitchtip:13 global:30 go:-32 goes:36 going:-52 gone:-22 good:-36 got:-8 gpu:11 grammar:28 graphql:25 great:5 green:-101 group:7 \
grpc:51 guard:7 guess:23 guessing:25 guys:-23 但:-16 但是:-16 八:-6 化:-32 化$:-9 卓:14 反馈:-6 品:-36 希:-10 希望:-16 开$:-7 开会:-44 开关:21 开关$:-13 开函:14 \
开发:14 开头:14 开始:-7 开頭:-16 开頭$:-16 慢:-29 慢$:-17 抓:-17 早上:-26 涉:9 涉及:9 虑:13 起不:-9 起改:5 起来:-10 这:-73 这一:-9 这专:7 这个:5 这个$:29 这些:-14 这支:-5 这是:25 \
这样:22 这样$:35 这次:-5 这段:-29 这版:-5 这种:14 这表:5 这边:20 这里:-72 道:-12 道歉:12 音:6 音开:-9 音效:5 `,
  ` habit:24 had:15 hal:14 half:47 hand:40 handle:-19 handled:6 handler:-5 handlers:54 handles:64 handover:7 hands:30 hangs:16 happen:-6 \
happens:-21 happy:-7 harbor:6 hard:-29 has:42 hascontent:-29 hash:9 hashed:7 hate:21 have:-36 having:-13 he:-44 header:-57 headers:28 \
headings:26 hell:-10 helm:-11 help:-19 helper:13 helpers:35 hence:-21 her:31 here:-58 heron:11 hex:16 hi:-6 hidden:-14 hints:6 hit:22 hm:-27 \
hook:-28 hooks:32 host:9 hot:-6 hotfix:-6 hour:-33 house:-6 hover:10 how:23 http:22 huge:-6 humans:18 hungarian:-8 hurry:-18 hydra:5 \
hypothetically:-6 hz:9 公:34 公司:6 公开:19 北:5 息:48 息队:16 数:20 数仓:15 数名:5 数字$:-12 数对:-15 数式:9 数据:14 数据$:-15 数是:5 数用:12 数组:-7 断:15 断了:7 断里:12 \
望:-16 桌:-7 桌面:-7 步:11 步$:-8 步改:5 步更:5 組:5 逗:9 逗号:9 逗号$:8 需:-5 需要:-7 `,
  ` i:-13 i$:20 i'd:-67 i'll:-36 i'm:30 i've:-27 icon:-8 icons:-9 id:11 idea:-27 ideally:-6 idempotent:30 identity:7 idk:-11 ids:33 ie:5 ifs:6 \
ignore:33 image:12 images:7 imagine:-5 implement:-13 implementation:-18 import:-19 important:-16 importers:14 imports:35 in:7 in$:13 \
include:10 included:14 including:-13 index:-29 info:-6 information:25 infra:17 inheritance:34 inline:15 input:-14 inside:24 insisted:-9 \
instance:21 instead:-11 int:-9 integer:10 integration:16 interface:9 intern:-17 internal:37 internally:25 interrupt:17 into:13 invalid:-15 \
invalidated:-12 invoice:14 invoices:9 ios:32 ip:-24 ip$:11 is:15 is$:-12 isn't:15 iso:16 isort:16 isr:12 it:-92 it$:-22 it'd:12 it's:27 \
item:-11 items:5 its:35 从:33 从来:-42 从这:9 值:29 值$:-11 值不:-7 值班:9 六:-7 六点:-11 判:8 办:-12 办法:-10 办法$:-10 单:33 单$:-6 单个:7 单位:22 单元:7 单列:-11 单号:7 \
单号$:6 单数:12 单测:15 单独:11 同:14 同事:-15 同学:-6 同意$:-10 同时:8 同步:39 复:46 复执:15 异:8 异常:7 投:11 掉:-19 掉了:15 掉到:-6 昨:-27 昨天:-15 昨晚:-12 清一:6 清单:-32 \
清单$:-8 清掉:16 清楚:18 盖:11 盖率:12 跳:-24 跳过:-13 跳过$:-10 进:11 进来:5 进程:-5 进程$:-5 钟$:-18 错:-34 错了:-31 错了$:-22 错别:-6 错误:36 間:13 間一:6 間都:12 `,
  ` -:-23 --dry:5 --dry-run:14 -04-05:5 -12:-22 -call:17 -case:6 -euo:11 -facing:10 -fns:17 -key:11 -only:6 -pick:7 -utils:-5 jargon:15 \
jenkins:24 jest:49 ji$:5 jitter:24 job:21 jonas:11 js:-23 json:47 june:11 just:-36 互:-19 互相:-21 功:45 功能:42 功能$:19 名:44 名一:-10 名不:-24 名全:14 \
名字:-8 名小:9 名带:12 名必:-10 名用:34 名的:-5 名要:5 名跟:9 名里:7 告:31 告不:-8 告当:11 告警:7 告诉:5 弃:5 法:41 法$:-6 法务:6 浏:6 浏览:6 称:9 舊:-5 身:12 远:-10 远不:-20 远是:15 `,
  ` .:30 ..:-12 ...:-11 .csv:-6 .env:24 .errorf:5 .g.:-6 .go:-26 .internal:14 .ipynb:16 .log:24 .md:20 .org:10 .py:-31 .sh:-11 .sql:-8 .toml:5 \
.ts:-9 .yaml:5 k:5 k$:-13 kafka:5 kb:12 ke$:11 kebab:6 keep:22 keeping:-9 keeps:-26 kept:6 kernel:9 key:12 keyboard:11 keys:16 keywords:16 \
kill:-5 killed:-9 kills:9 kind:15 know:33 knows:34 kotlin:20 kubectl:5 倾:5 倾向:5 加:15 加$:8 加一:-39 加上:-18 加上$:-6 加不:8 加个:-30 加了:-7 加依:15 加分:-7 \
加新:9 加的:-13 加表:14 加载:-15 加那:8 发:20 发了:-8 发你:-9 发地:7 发布:7 发版:11 发版$:-14 发环:7 发的:8 发群:6 后:-6 后$:5 后一:-15 后不:5 后再:-5 后别:6 后可:-7 后台:27 后就:8 后把:-5 \
后接:-5 后改:12 后最:-5 后来:-7 后每:-5 后用:-6 后的:6 后都:-22 弄:-55 弄$:-6 收:-16 收到:-11 新:-10 新$:14 新一:-5 新功:23 新增:-14 新接:-23 新文:7 新版:11 新的:8 新银:-13 新页:13 \
示:-39 示$:-10 示在:-7 示用:17 示的:-9 示词:-6 種:28 通:38 通知:11 通过:6 集:27 集成:11 `,
  ` /:86 /api:-6 /core:12 /env.ts:5 /green:5 /jobs:-5 /login:-18 /mnt/c:7 /nordbank:-7 /scratch:6 /sdk:8 /security:5 /web:16 l$:15 lab:5 label:24 \
labs:13 lambdas:15 landing:-11 last:-68 late:-6 later:21 layer:31 lead:-7 lean:-6 leaning:-8 learning:20 least:-51 leave:45 leaves:9 \
ledger:15 left:-8 legacy:51 legal:24 length:33 let:5 let's:98 letter:14 level:-14 levels:13 lfs:5 libraries:-17 license:14 like:45 limit:-33 \
limits:11 line:-12 linear:7 lines:8 linked:-10 linter:37 list:-87 listed:-18 listen:-8 listens:10 literally:-17 literals:7 live:53 lived:5 \
lives:37 load:13 loading:-22 local:-23 locale:-11 locally:8 location:13 lockfile:53 lodash:48 log:-38 logged:-35 logger:26 logging:-36 \
logic:-20 login:-17 logo:-21 logs:26 lol:-45 lombok:7 long:60 longer:8 look:-68 looked:-13 looking:-5 looks:-39 lookup:-16 loop:-20 lose:10 \
loss:-22 lost:-7 love:6 lower:5 lowercase:11 lunch:-19 ”$:20 业:9 业务:29 五:10 五上:-10 五下:23 五个:10 五之:-14 五行:10 务:46 务$:-18 务都:8 在$:-16 在一:-10 \
在三:17 在不:6 在主:20 在全:20 在内:-5 在周:-9 在我:-12 在改:65 在用:-8 在的:-21 在网:10 在群:14 在起:-6 域:18 域名:21 整:9 整个:14 整数:7 整理:-12 晨:23 晨三:26 期:-24 期了:-10 \
期了$:-10 期就:-6 期格:-7 期的:6 期都:-8 磁:-5 磁盘:-5 译:-9 译成:-21 译过:5 连:11 连不:13 连接:-6 `,
  ` 0$:26 00$:-14 02$:-5 03$:-6 m:-12 m$:26 mac:36 machine:40 machines:13 macos:9 made:-68 mail:-18 main:42 make:-6 makefile:-27 makes:17 \
manager:5 manual:-50 manually:-5 many:6 map:-57 mapper:-24 march:14 mark:19 markdown:10 marketing:-17 marta:39 master:34 max:29 may:39 \
maybe:-6 mb:-70 me:8 me$:18 mean:9 means:42 meant:-30 meeting:-31 member:26 memory:-61 mention:10 mentioned:18 merge:-21 merged:24 merges:21 \
merging:15 mermaid:8 mess:-20 message:-11 messages:36 metadata:-34 method:-9 metric:62 metrics:12 middleware:-19 midnight:17 might:-14 \
migration:33 migrations:8 million:-11 min:30 mine:-5 minimum:29 minor:26 minute:-29 minutes:9 mise:-15 missing:-33 mit:-6 ml:8 mobile:43 \
mock:-10 mocks:8 modal:-14 mode:-47 models:9 module:-24 moment:17 monday:-21 mondays:-12 money:54 monorepo:11 month:18 monthly:-10 months:24 \
more:32 morning:-5 mostly:9 move:-34 moved:26 moving:-9 ms:-11 msrv:6 much:-31 must:-55 mutex:-36 my:-23 mypy:8 mysql:5 共:9 共享:5 往:6 枚:34 \
枚举:34 概:-8 维:11 维持:8 置:24 置中:5 置在:-11 置里:-8 講:15 迟:9 配:14 配内:6 配置:6 `,
  ` 15$:14 n:19 n$:39 name:66 named:22 names:67 namespace:5 naming:-49 nan:-18 need:-33 needed:-32 needs:98 negative:8 nested:-5 nesting:16 \
network:116 never:-44 newer:14 newest:-26 next:42 ng$:-12 nginx:-65 night:-18 nightly:44 nine:-11 nk$:-19 no:26 nobody:20 node:-11 none:-15 \
not:26 notation:-9 note:18 notebook:-5 notebooks:5 notes:-5 nothing:-29 noticed:-13 now:8 nowhere:42 npc:-9 npm:15 npx:-8 ns$:-5 null:12 \
number:-12 ny$:9 n？$:-13 东:27 东西:16 仓:41 仓库:15 位:18 位$:-7 位小:-13 位是:17 位的:9 博:-12 博客:-12 哈:-8 哈$:-19 哈哈:-36 哈哈$:-22 惯:24 改:29 改$:-29 改一:-18 \
改个:10 改之:12 改了:41 改先:14 改动:35 改名:-6 改回:5 改字:-10 改完:54 改就:24 改成:-33 改接:13 改用:-15 改这:-17 改那:-5 改需:-14 烦:-5 烦$:-9 烦以:9 烦死:-13 脚:7 脚本:11 车:12 `,
  ` 2$:-7 20$:12 2m$:6 o$:-13 objects:-7 obvious:5 odd:-18 of:-16 off:88 offline:15 often:24 og$:10 ok$:11 older:19 om$:-10 on:38 once:-19 \
one:-37 ones:18 only:7 onto:-11 oom:-8 open:-68 openapi:58 opens:6 operation:-7 ops:36 optimistic:10 option:-45 options:-16 opts:31 or:-26 \
oracle:10 order:10 orders:-34 orm:-10 orms:19 other:-59 others:-9 otherwise:12 our:17 ours:-19 out:-7 outbound:13 output:21 outputs:23 \
outside:24 over:75 overall:-23 overlap:-7 overwritten:26 ow$:8 own:37 owned:6 owner:33 owns:29 低:16 低支:19 低版:9 例:13 例$:5 例之:-18 例是:6 关:12 \
关$:-7 关了:5 关会:12 关的:-16 关超:7 关闭:-14 和:36 墙:-9 抛:5 果:-36 由:9 符:12 范:-12 范里:-11 裸:12 钥:14 镜:13 镜像:13 限$:-16 限制:-30 限是:18 页:-24 页$:-7 页一:-11 \
页不:-15 页头:-12 页是:10 页的:-10 页面:20 页面$:5 `,
  ` p:7 p$:34 package:34 packages:44 page:-74 pages:15 pandas:33 panel:14 paper:20 paragraph:-7 parameter:29 parse:-18 parsed:-23 parser:-56 \
part:-10 partner:8 party:15 pass:-8 passed:-5 passes:-19 passing:-7 password:-25 passwords:-9 paste:17 patch:-27 path:-9 paths:6 pattern:32 \
payloads:9 payment:45 pdf:5 people:-25 per:27 perfect:-12 performance:-8 period:31 perl:-9 permission:-5 person:13 pg:43 phone:-11 php:9 \
physics:27 pi$:8 pick:12 picker:-18 picks:-8 pin:11 pinned:14 pip:16 pipefail:11 pipeline:20 place:7 places:-33 plain:5 plan:-52 platform:13 \
player:-7 players:-14 please:46 plot:-6 pls:7 plugin:-13 pm:11 png:7 pnpm:82 pod:-21 poetry:8 point:17 points:11 polars:27 policy:-22 \
polling:19 pool:-10 port:-41 possible:-5 post:-63 postgres:-6 posthog:-21 pr:-6 prefer:49 preferences:-23 prefix:38 preparing:-16 prettier:16 \
preview:-5 previous:-8 price:-6 prices:28 print:-8 printer:14 prints:-53 problem:-37 prod:56 product:13 production:-11 project:30 projects:21 \
promised:27 prompt:-74 propose:6 proto:33 protobuf:6 provider:11 proxies:-6 proxy:16 prs:26 pt$:-11 public:38 pull:7 pulled:9 purged:8 \
purpose:16 push:23 pushed:-9 pushes:14 put:27 px:18 px$:6 pytest:7 python:67 住:-33 别:33 别$:-10 别一:10 别再:9 别写:15 别加:-5 别动:14 别动$:12 别占:5 别在:16 \
别字:-6 别字$:-6 别慢:-13 别改:-16 别每:14 别测:-23 别用:-11 别的:-23 别直:26 别管:-12 别老:24 别跟:6 取:26 取$:5 取消:35 始:15 始就:-16 始档:21 始的:9 始的$:5 序:-14 序$:-27 序真:-8 \
忽:-7 忽略:-7 是:8 是$:-15 是一:-14 是不:-57 是乱:-5 是什:-10 是从:20 是他:5 是先:24 是别:-10 是加:17 是单:5 是只:7 是啥:-14 是坏:-5 是多:-14 是好:-7 是应:-7 是开:12 是忘:-7 是我:-7 \
是指:23 是改:5 是最:-10 是流:9 是版:-18 是用:-42 是看:-13 是空:-19 是第:13 是綠:-8 是给:7 是绝:-17 是缓:-22 是网:8 是自:7 是被:-13 是要:-10 是这:5 是那:-13 是默:-11 率:13 率从:-8 率掉:-6 \
管:-20 管$:-13 管理:19 试:30 试一:6 试不:7 试再:42 试又:-6 试库:12 试数:-5 试档:11 试环:-6 试的:15 试给:-22 试要:19 试试:-14 试试$:-14 试过:-6 试都:-9 释:7 释$:-7 释了:-15 释用:5 \
释的:27 释里:-26 高:6 `,
  ` 4$:5 qa:31 queries:10 query:-38 questions:24 queue:-23 quick:-42 quote:11 他:-43 他人:-13 他从:-9 他们:-31 他地:7 他说:-8 冲:-12 冲突:-8 剩:-23 受:-8 径:17 \
总:-12 总是:-24 总结:25 总说:-7 条:-17 条$:-5 条命:-8 条查:-8 繁:26 繁体:25 署:-6 资:30 资料:8 资源:19 造:-10 随:20 随时:18 随机:5 `,
  ` 5$:20 r$:-22 ran:25 randomness:9 rate:19 rates:5 rather:5 raw:19 rd:11 rd$:-13 react:26 read:53 readable:11 reader:33 readers:23 reading:-17 \
readme:-27 reads:-5 ready:-29 reasoning:16 rebased:-15 rebuilt:19 recap:19 recieve:-12 recursion:-23 red:-16 redirect:-14 redis:40 reducer:-8 \
redux:8 refactor:-10 refactoring:7 referenced:-5 reformat:29 refresh:12 refunds:8 regex:9 region:8 registers:9 registry:-12 rejected:13 \
rejects:17 release:33 releases:18 rely:28 remember:13 remote:-8 remove:-31 removed:-14 rename:-33 renaming:37 render:-14 replace:-55 \
replica:-11 reply:20 repo:76 report:-38 reporting:22 reports:38 repository:35 request:-58 requests:19 require:22 requires:7 rerun:-11 \
research:9 reset:7 resource:12 response:-28 responses:10 rest:33 restart:-14 restate:10 result:11 results:-13 resumable:6 resume:-21 \
retried:-6 retries:-38 retry:-12 return:16 returns:-56 reuse:-7 reverted:10 review:-11 reviewed:8 reviewer:-9 reviewers:5 reviews:32 \
rewrite:-19 rewrites:-12 rfc:-9 rides:9 right:-51 rights:9 risky:13 rng:14 roles:13 roll:9 root:-30 round:14 row:-48 rows:-47 rowtotal:-7 \
ruff:8 rules:-8 run:-11 runbook:19 runner:23 running:26 runs:44 rust:-26 其:-17 其实:-18 决:-5 变:-12 变数:25 商:-14 商品:-7 外:37 外的:11 外部:9 外键:-8 \
外面:-9 想:-25 想$:6 想看:-7 排:-10 排序:-16 描:-9 描述:-7 里:-8 里$:-19 里不:30 里也:10 里写:-26 里别:5 里只:6 里可:9 里存:-7 里少:-6 里怎:-8 里所:-18 里手:5 里是:-6 里有:-21 里永:10 \
里没:-19 里用:-10 里直:-7 里要:6 里说:-14 里这:-5 里那:-27 里面:29 隐:-7 隐私:11 隐藏:-18 魔:12 `,
  ` s$:-32 safe:15 said:13 same:-22 sample:-14 sandbox:25 saw:-6 say:65 saying:-10 says:-85 scan:-18 schema:30 scrap:24 screen:28 screens:-19 \
screenshot:14 screenshots:28 script:13 scripts:60 sdk:59 se$:-5 search:-19 second:-53 seconds:-54 secrets:17 section:-8 security:19 sed:-8 \
seed:24 seeds:7 seems:-17 seen:5 select:-21 semicolon:-36 semicolons:20 send:-8 sends:17 sense:-21 sensor:-9 sent:-22 sentence:56 \
sentences:11 sentry:20 separate:17 served:5 server:37 service:22 services:81 session:-24 sessions:-11 set:-11 settings:-16 settled:-8 \
setup:-37 several:-9 sfx:11 sh$:-7 shader:-5 shadow:-31 share:15 shared:18 she:10 sheet:6 shell:36 ships:-15 shop:17 short:31 should:-103 \
show:-35 shown:10 shows:-9 sidebar:-8 sign:12 signing:6 sigterm:-13 silly:-15 simply:22 since:-46 singletons:5 sit:-21 site:15 six:-18 size:8 \
sizes:18 skill:-7 skip:-35 skips:-5 slack:-9 sleep:-5 slow:-17 small:40 snake:-24 so:26 socket:-13 soft:20 solution:18 some:-74 somebody:6 \
someone:-25 sometimes:10 somewhere:-11 soph:-9 sops:14 sort:-14 sorted:22 source:13 spaces:27 spanish:6 speaks:10 spec:-30 speed:7 spell:54 \
spelled:51 spike:-13 spinner:-10 split:-57 spring:9 sprint:-34 sql:63 sqlite:25 squash:39 squashed:5 src:-39 sso:-17 st$:9 stable:9 stack:13 \
stage:33 staging:72 standard:-21 standardise:22 standing:28 start:-26 starting:-7 starts:-12 startup:-7 stash:5 state:36 states:-13 \
status:-13 stay:50 stays:57 stdlib:12 step:-47 stick:43 still:-19 stopped:-5 stops:13 store:7 stored:-8 storefront:22 story:-11 straight:21 \
stream:11 strict:-19 strings:10 strips:13 struct:6 structlog:20 stuck:-25 stuff:48 style:15 styled:8 styles:23 subject:19 submit:-25 such:-21 \
sudo:7 suggest:6 suite:23 sum:11 summaries:35 summarise:-10 summary:6 sunday:-13 sundays:7 support:13 supported:18 suppose:-6 sure:-38 \
svn:-30 switch:-64 switched:32 system:48 s？$:5 些$:9 付:38 付模:8 付的:5 具:28 具函:6 动:44 动$:19 动到:9 动清:-9 动生:-9 动画:-20 动端:16 动要:16 响:-7 家:-10 家公:-8 \
心:13 提:17 提交:-5 提前:10 提测:12 提示:-18 放:36 放一:23 放到:-9 放哪:-14 放哪$:-14 放在:7 放弃:-9 景:-8 没:-55 没$:-11 没了:-7 没了$:-6 没人:-14 没意:7 没打:-13 没有$:11 没权:12 \
没用:-5 没说:5 没问:-10 电脑:-5 电话:6 設:7 設計:9 重:-11 重写:-10 重启:-37 重复:12 重建:20 重新:-7 重构:-16 重置:10 重试:16 重试$:-8 项:37 项目:24 `,
  ` 7$:20 t$:-14 tab:-33 table:11 tables:21 tabs:-46 tag:12 tags:5 tailwind:12 take:-35 taken:-10 takes:-42 talk:-19 talked:14 talks:49 target:26 \
team:56 telemetry:-9 temp:8 template:-16 ten:34 tenant:16 ternaries:9 terraform:-17 test:19 tested:16 tests:-6 text:20 than:12 thanks:-18 \
that:-33 that's:17 thats:5 the:-43 their:-29 theirs:-5 them:23 theme:30 then:-89 there:-64 there's:30 these:-49 they:42 thing:14 things:26 \
think:12 thinking:-15 thinks:-8 third:18 this:-214 those:22 thought:-12 three:-107 through:17 throughout:19 throw:45 throws:-5 thumbnails:9 \
thursday:-15 ticket:39 till:9 time:-39 timeout:-24 timeouts:12 times:6 timezone:18 title:-6 to:-11 to$:-13 toast:-9 today:-31 today's:9 \
todo:22 together:-9 toggle:-6 toggles:12 token:-73 tokens:8 tomorrow:-13 too:8 tool:-17 toolchain:14 tools:-5 tooltip:-19 tooltips:-9 top:9 \
total:-28 totals:-31 touch:40 touched:12 touches:18 touching:43 towards:-8 trace:11 tracking:-7 trailer:-31 trailing:5 train:10 training:-11 \
transcript:-11 translations:8 treat:79 tree:16 trips:9 trouble:-9 true:-59 trunk:35 trust:38 truth:29 try:-39 turned:-7 twice:-7 two:-28 \
type:-26 typo:-20 也:17 也一:14 也没:-8 也能:-9 也要:16 也许:5 体:40 体$:13 体中:6 假:-24 假如:-12 典:10 况$:8 况下:-5 占了:-8 占了$:-8 吗:-29 吗$:-6 吗？$:-6 地:-14 地址:5 \
地方:-6 地跑:5 地页:-11 增不:9 就:-19 就不:18 就会:12 就停:-6 就别:7 就够:17 就好:-8 就好$:-5 就崩:-20 就得:14 就报:-18 就拆:17 就拆$:17 就按:-8 就改:-11 就是:-24 就用:-11 就直:15 \
就行$:-16 就要:13 就这:-7 库:75 库$:12 库每:9 库的:9 库里:9 态管:9 扣:5 方:9 方$:10 方在:-5 方案:-24 方脚:7 方调:6 时:8 时$:6 时了:-5 时候:9 时是:-11 时统:15 时都:5 时长:-9 时間:13 \
时间:19 时间$:-11 毫:16 毫秒:16 王:-13 王说:-11 转:15 转圈:-19 转成:-21 转换:9 转驼:5 遠:-31 顺:23 顺手:24 `,
  ` uart:-10 ug$:5 uh:-10 ui:31 ulid:8 ulids:7 under:68 understand:-6 understanding:-35 undo:-14 unique:-43 units:43 unity:15 unknown:58 \
unless:40 unsure:7 until:40 unwrap:10 up:-85 updated:10 updates:24 upload:-28 uploads:10 upper:15 upstream:18 urgent:-14 url:41 us:30 \
usage:-37 used:-47 useeffect:-15 user:-13 userid:-9 users:-62 uses:20 using:51 usually:-5 utc:53 utf:10 utils:-20 uuid:21 uv:47 …$:-16 习惯:16 \
习生:-11 到:-64 到$:-8 到一:9 到处:-6 到就:12 到底:-16 到我:-5 到最:-6 到现:-17 到的:-12 到这:7 到飞:11 卡:-11 卡住:-12 卡在:-16 卡的:8 应:-42 应商:-15 应用:25 应该:-47 很:-16 很老:6 \
必:-18 必填:-18 必须:7 插:-9 插件:-13 来:-75 来$:34 来不:-31 来之:-6 来了:-6 来没:-15 来的:-11 来的$:-6 来着:-16 来着$:-16 檻:5 热:9 热修:9 照:12 照测:6 照着:-7 照舊:-5 照这:6 理:11 \
理$:11 理又:-5 理员:5 真:-5 真机:-10 禁:13 移:18 移动:16 端:37 端$:16 端会:6 端口:-50 端是:5 端要:-6 端都:-6 第:-32 第一:15 第三:-16 第二:-25 线:46 线$:32 线上:26 线只:12 线程:-12 \
超:23 超了:17 超时$:-7 超过:18 量:35 量$:11 量名:-6 量少:-11 量的:9 量简:10 须:7 `,
  ` 9$:18 v:48 v3$:9 valid:-12 validate:-34 value:-33 values:53 var:-8 variable:10 variables:33 vars:15 vat:15 vault:30 vendor:26 verbose:-12 \
verify:42 version:11 versions:26 visible:14 vite:10 vitest:55 vpn:36 vue:14 两:-26 两个:24 两位:-13 两次:-23 两次$:-8 两秒:-6 两边:-11 两遍:-9 优:-9 优化:-6 \
冷:-10 原:45 原因:-8 原因$:7 原始:22 原文:8 原样:-9 原样$:-9 啊:-19 啊$:-8 多三:11 多久:-5 多大:-6 多少:-20 多打:10 套:20 容:8 容的:-6 底:-28 底是:-15 式:-32 式不:-8 式化:-9 式环:6 \
轮:-11 轮询:-10 隔:-27 隔壁:-24 `,
  ` w:5 w$:9 walk:-14 want:39 wanted:-11 wants:16 warehouse:7 warm:-9 warmed:21 warn:6 warning:-12 warnings:32 was:-40 watch:-7 water:-7 way:21 \
wcag:9 we:20 we'd:-20 we'll:-26 we're:63 webhook:28 webp:6 webpack:-9 websockets:19 wednesday:10 week:-22 weekends:8 weekly:12 weird:-12 \
welcome:-11 well:14 were:-37 what:-73 what's:-45 whatever:-9 when:-45 whenever:19 where:-29 whether:-31 which:-110 while:-21 who:-15 \
whoever:36 whole:-30 why:-30 wide:7 width:26 wiki:7 will:5 win:34 window:-16 windows:21 wins:58 wiped:12 wire:6 with:21 withagent:-32 \
within:-7 without:39 won't:-8 wonder:-11 wont:10 word:65 words:24 work:35 worked:-31 worker:-51 workers:-8 works:-48 workspace:26 \
workspaces:30 worth:10 would:-43 wouldn't:-16 wow:-8 wrap:-23 write:14 writes:29 written:7 wrong:-48 wrote:-7 ws$:-11 wsl:7 wtf:-17 软:9 软删:9 \
金:38 金额:32 `,
  ` x:24 x$:6 xml:-52 xpath:-6 会:8 会$:-21 会上:21 会再:-14 会员:26 会挂:12 会挂$:12 会是:-16 会比:6 会爆:-13 会看:29 员:30 崩:-13 崩$:7 店:7 律:30 律打:5 律放:8 律用:-7 截:-12 \
截图:-5 截图$:7 执:25 执行:25 执行$:15 护:10 末尾:-6 私:12 绿:-14 绿了:-12 落地:-11 话:9 话$:6 钮:-15 钮统:-7 `,
  ` <camel>:30 <capital>:-23 <capitals>:63 <code>:47 <colon>:19 <comma>:66 <digit>:11 <ended>:-31 <here>:77 <long-0>:-75 <long-1>:-52 \
<long-2>:-75 <long-3>:-38 <long-4>:15 <long-5>:83 <long-6>:79 <long-7>:23 <long-8>:38 <loud>:-12 <num>:-5 <slash>:32 <underscore>:21 <url>:10 \
<z-camel>:-37 <z-capitals>:24 <z-colon>:-35 <z-digit>:18 <z-long-0>:-35 <z-long-1>:-71 <z-long-2>:-73 <z-long-3>:-5 <z-long-4>:24 \
<z-long-5>:60 <z-long-6>:31 <z-long-7>:49 <z-long-8>:22 <z-loud>:-8 <z-slash>:36 <z-underscore>:9 y:27 y$:28 yaml:14 yarn:23 year:70 yes:47 \
yet:-61 you:23 you're:-16 your:-32 yourself:14 yyyymmdd:8 y？$:-5 对:20 对$:-9 对不:-37 对了:8 对了$:8 对外:21 对的:-9 对象:5 对路:11 报:8 报备:9 报表:8 报错:-6 本:36 \
本$:32 本不:11 本以:7 本号:-21 本号$:-21 本没:-8 本要:6 画:-13 缀:-5 缀$:12 装:10 装新:6 装的:8 计:20 计划:15 计划$:15 计要:11 计费:6 `,
]
