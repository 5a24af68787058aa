// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features by `npm run fit`. In parts by the code of the first character, so that one is looked up in little text.
 */
export const WORDS: readonly string[] = [
  ` zod:55 zone:-7 zones:-6 zustand:29 允:15 允许:15 冻:11 冻结:11 宽:29 校验$:-22 源:31 空:28 空数:-20 空格:44 空格$:5 空的:-24 空的$:-11 空间:6 组:37 组件:7 行:-26 行一:-6 \
行不:19 行以:5 行删:-5 行宽:28 行打:-5 行的:11 行跑:-5 行都:-31 覺:-12 覺得:-12 订:-26 订单:-26 那:-49 那一:9 那个$:-14 那些:-28 那几:-12 那台:9 那块:16 那套:9 那条:6 那边:6 那里:-26 `,
  ` >$:7 书:29 制:-25 制在:-28 固:34 固件:8 固定:16 够:17 够了:18 够了$:18 查:60 查$:18 查一:-7 查数:13 查询:6 段:-35 段$:-7 段全:6 段只:9 段名:-5 警:8 迭:-9 迭代:-9 队:-9 队的:-7 `,
  ` ?$:-11 个:-84 个$:10 个不:-17 个人:55 个人$:6 个仓:5 个写:-6 个函:-29 个分:-18 个包:24 个参:39 个合:8 个地:-13 个声:-9 个字:-12 个客:-13 个导:5 个就:11 个接:-35 个改:-14 个文:-20 \
个新:-6 个方:-28 个是:5 个月:12 个服:18 个来:23 个来$:16 个档:-5 个永:-6 个注:-6 个测:-24 个清:-8 个版:7 个用:-18 个种:11 个空:37 个组:-14 个脚:-18 个规:16 个请:-21 个账:-5 个边:-6 \
个进:-5 个迭:6 个通:8 个都:13 个里:-6 个错:-6 个问:-5 个页:-8 个项:5 交:8 交$:-13 交前:5 交吧:-15 交吧$:-5 倒:-23 元:49 元$:22 元件:12 元测:7 出$:6 出个:-16 出了:10 出了$:10 出来:-19 \
出来$:-5 出现:16 出都:10 刷新$:7 导:5 导入:-9 导出:11 峰:22 峰$:5 引:29 引$:-23 引入:8 引入$:8 引号:5 引擎:13 引用:-7 归:9 操:15 操作:15 旁:-11 旁边:-11 术:6 术语:6 术语$:5 西:13 \
西都:6 认:21 认$:5 认下:-8 认值:-11 认值$:-11 认的:7 `,
  ` 作:-22 券:-9 口:-12 口一:18 口写:-7 口径:6 口文:-13 口是:-11 口超:9 口返:-20 口都:18 它:-20 它$:-12 尺:11 工:23 工具:5 工单:14 当:7 当错:11 擎:13 擎是:10 效:-10 效$:-7 注:35 \
注入:-9 注意:12 注解:15 注释$:-8 询都:8 `,
  ` 代:33 代码:34 代码$:9 传:6 传的:9 传进:6 场:8 填:-5 左:6 左右:-8 左边:11 更:29 更新:25 更新$:7 款:21 款的:5 死:-45 死$:-5 死中:-15 死了:-14 死了$:-5 死的:13 死的$:12 点事:5 点会:10 \
点名:17 点头:10 点怪:-8 要:36 要一:-11 要上:-23 要不:-37 要两:-6 要么:17 要了:7 要五:-16 要修:-14 要做:21 要先:31 要再:22 要分:20 要加:5 要动:-24 要十:-8 要同:7 要帶:18 要开:-13 要打:8 \
要按:13 要提:8 要支:-32 要改:-27 要改$:-16 要是:-10 要有:27 要求:-7 要求$:7 要注:11 要留:13 要登:12 要直:-7 要看:13 要统:-13 要继:34 要缓:-6 要自:5 要规:7 要走:5 要跑:18 要转:9 要过:7 \
要重:-5 键:15 预:9 预发:12 `,
  ` 中:41 中午:-17 中文:13 中断:10 中英:13 中间:11 产:21 产品:-20 产的:5 令:11 供:-15 供应:-15 净:-8 函:-9 函数:-10 句:8 句话$:7 图:45 图标:-6 图片:8 图给:-6 图里:7 录:12 录是:-6 录的:6 \
录页:-12 换:-6 换一:-5 换到:8 换地:5 换成:-19 换算:7 文:32 文$:5 文件:-8 文件$:-15 文写:10 文写$:6 文回:5 文案:33 文档:-16 显:13 显存:11 档:21 档不:11 档放:11 档旁:11 档案:-5 档都:8 \
档里:-16 漏$:5 漏了:-5 猜:20 荐:-10 `,
  ` 以:-13 以上:28 以上$:10 以前:-27 以后:-8 以文:6 匯出:9 另:-19 另一:-19 尽:6 尽量:6 废:-15 废弃:5 择:-18 水:6 箱:15 翻:15 该:-24 该是:-8 该用:-14 该都:-6 领:18 领导:9 `,
  ` 你:-44 你准:16 你改:7 你每:-8 你用:9 你的:-9 你给:-6 你要:8 你覺:-9 你解:6 你说:-5 你这:-9 依:27 依赖:37 依赖$:-6 先:35 先不:-24 先做:-25 先写:49 先出:-16 先别:-8 先回:25 先拉:5 先改:10 \
先照:-5 先看:8 先给:8 先说:28 先调:-8 先跑:31 先过:9 先进:9 先问:29 内:20 内存:-26 内存$:7 内部:46 封:28 封装:14 封邮:-6 尾:7 尾逗:8 带:51 带上:8 怎:-33 怎么:-29 情:22 情况$:9 戳:14 \
東:-6 東西:-6 然:-8 然后:-8 目:49 目录:33 目录$:6 突:-8 见:-6 让:15 门:12 `,
  ` 呢:13 呢$:10 守:-7 楚:17 部分:-30 部用:8 部署:-7 部要:6 `,
  ` 享:5 候:8 候不:-27 候再:9 候多:6 候要:11 候选:-11 大:-15 大$:-7 大写:18 大概:-7 安:19 安卓:14 密:-14 密码:-28 密码$:-6 密钥:13 物:9 物车:12 索:-24 索引$:-18 覆:39 覆盖:12 言:-11 \
言$:-11 赖:37 赖$:-6 赖之:8 赖这:13 银:-12 银行:-12 闪:-25 闪$:-22 除:38 除了:-10 除外:12 麻:30 麻烦:30 `,
  ` 串:6 串表:14 保:11 保持:10 保留:-13 印:6 只:92 只从:7 只修:9 只做:6 只剩:-19 只回:-8 只增:9 只支:12 只收:6 只改:-17 只是:-5 只有:12 只用:16 只看:-10 只能:22 只要:-15 只读:39 吧:-75 \
吧$:-22 址:5 址了:5 得:15 得不:-7 得呢:5 得带:6 得我:5 得能:8 得跑:6 戶:15 挪:-15 挪到:-15 搞:-21 敏:10 永:-42 永远:-12 永遠:-31 演:-24 演示:-22 知:7 知开:-9 知道:-10 种:36 \
种写:-10 种子:12 规:-14 规定:-10 规范:-12 跑:-6 跑$:-20 跑一:-7 跑了:-11 跑在:19 跑完:-7 跑就:-18 跑批:16 跑测:6 跑起:5 边:-13 边$:11 边不:6 边的:5 边都:-12 預:5 `,
  ` 准:55 准$:-10 准备:8 准确:6 叫:25 天:-5 天$:24 天会:8 天再:-5 天就:7 天我:-8 天老:-7 天要:-7 天都:-11 层:31 层不:10 户:-9 户$:13 户”$:12 户一:-10 户写:5 户反:-6 户的:24 户看:5 \
户端:20 户要:-13 接:58 接上$:8 接做:15 接做$:10 接写:5 接口:25 接改:18 接用:-10 接说:14 程:-9 程序:8 经:28 经不:10 脱:10 脱敏:10 訂:16 訂单:12 训:-12 载:-14 邮:5 邮箱:9 `,
  ` 临:-5 临时:-5 乱:-10 乱$:7 乱码:-11 乱码$:-11 免:21 太:-35 太多:6 太大:-9 太长:6 完:-13 完之:-7 完了:-5 完代:8 完再:-17 完就:-9 完成:-11 完截:-6 完接:7 完跑:-21 差了:-5 暂:-7 老:-9 \
老代:-6 老大:-6 老是:-19 老板:-23 老的:12 视:12 视图:7 议:7 闭:-14 `,
  ` 们:11 们一:12 们不:28 们以:-22 们團:-7 们是:-16 们有:-8 们没:-18 们现:-7 们用:-6 们的:31 们自:6 们要:-27 们说:20 们都:-8 做$:23 做一:7 做了:35 做什:13 做完:11 做就:7 做法:-11 基:-20 \
度:43 度$:5 张表:7 志:5 志$:-7 志打:-5 志里:25 机:47 机上:-36 机号:21 机器:6 机房:-6 滚:58 滚脚:9 直:-10 直不:-18 直没:-7 直说:15 直说$:14 直转:-13 綠:-8 自:51 自己:17 自然:5 问:35 \
问我:6 问我$:7 问问:-8 问题:-20 问题$:-6 `,
  ` 信:16 信息:6 册:-5 分:29 分位:12 分区:8 分号$:11 分存:5 分开:7 分支:-6 分析:-13 分配:6 分鐘:-8 分钟$:-19 却:-15 含:-6 周:48 周二:33 周五:6 周四:7 周报:14 周期:7 忘:-29 忘了:-10 忘记:-7 \
推:-47 推荐:-10 登:-15 登入:-11 登录:-24 登记:12 税:5 紧:-13 考:-5 考虑:13 览器:6 记:9 记$:-8 记录:11 语:10 语$:5 语版:-10 `,
  ` 停:40 停$:-7 停了:25 再:8 再写:32 再动:7 再看:5 再说$:-8 再跑:-12 再转:20 再重:-5 切:-20 切一:-5 可:-19 可以:-6 可我:-11 可是:-6 可能:10 可证:-10 可读:10 听:-6 圈:-19 声:7 声$:16 \
声音:-13 宏:12 己:17 己写:9 己写$:7 己弄:-8 己弄$:-8 己来:10 己的:-20 帮:-70 帮我:-61 架:5 架$:-15 歉:12 決:8 決定:8 秒:-15 结:23 结了:11 结尾:6 结构:24 结果:-33 结论:14 负:11 \
负责:11 遵:-15 遵守:-7 非:-10 非要:-10 `,
  ` 台:37 台$:-10 台机:-10 已:32 已经:41 懂:-10 懂$:-19 懂前:10 批:38 批处:-5 撞:-5 最:9 最低:29 最后:-39 最多:42 最大:24 最好:8 最新:-7 最近:-16 界:11 界面:18 白:-8 白屏:-9 签名:-19 \
者:-7 讲:14 讲的:8 讲讲:-8 误:33 误处:6 误提:-5 误訊:10 `,
  ` 凌:23 凌晨:23 区:33 区$:15 喜:24 喜欢:24 据:12 据$:-15 据库:23 据库$:8 据放:-9 据都:-6 据量:-13 据集:6 百:11 百万:-8 百行:15 相:-39 相关:-17 計:5 計稿:6 较:19 较喜:19 链:14 靠:16 \
靠$:8 风:-5 `,
  ` 为:-15 为什:-18 启:-60 敗:-17 敗的:-17 明$:11 明天:-25 明明:-11 明是:6 独:11 短:36 简:30 简体:9 简单:-19 简短:31 缓:-26 缓存:-26 般:-20 般是:-13 财:-9 财务:-9 迁:-5 迁到:5 \
逻辑$:-7 `,
  ` 主:49 主分:27 主干:7 主管:-5 主键:12 右:-13 失:-27 失$:-7 失效:-7 失敗:-17 房:-6 杀:-15 杀毒:-6 网:41 网关:21 网路:-13 美:11 訊:12 訊息:12 责:11 责的:7 间:33 间$:-11 间不:-26 \
间戳:14 间都:17 面:22 面$:12 面上:12 面不:10 面会:-11 面所:6 面的:-12 面端:-7 面那:-15 面都:22 `,
  ` 估:-45 字:28 字$:-11 字典:10 字符:10 字节:6 字都:9 帳:15 意:24 意$:-9 意思:-16 意思$:-11 意见:5 所:-19 所以:-8 所有:-16 教:-26 求$:7 求不:21 求头:22 求那:8 求都:-16 满:7 能:43 \
能$:22 能不:-8 能为:15 能从:-11 能会:-12 能写:19 能写$:7 能出:-5 能别:-7 能复:5 能放:6 能是:-22 能有:14 能点:10 能用:-48 能编:6 能要:-7 能跑:-17 能都:15 能重:26 退:-21 退出:-14 退款:13 \
锁:-16 锁在:11 防:12 馈:-6 馈说:-6 驼:22 驼峰:22 驼峰$:5 `,
  ` 一:-38 一$:-13 一一:-5 一上:-5 一下:-51 一下$:-18 一个:25 一个$:-14 一些:5 一些$:5 一件:22 一切:-7 一句:14 一周:18 一声:28 一声$:16 一天:13 一天$:17 一定:15 一小:-10 一层:9 一年:9 \
一律:25 一条:10 一次:-20 一步:-10 一段:-5 一点$:-8 一版:-6 一直:-25 一种:8 一般:-20 一行:-31 一行$:7 一走:8 一起:10 一遍$:-17 一页:-10 存:-15 存一:29 存只:-19 存在:-14 存的:-30 \
存里:-12 小:20 小写:-7 小写$:11 小数:-17 小数$:-13 小时$:13 找:-32 找出:-7 找到:-13 板$:19 筆:-14 给:21 给客:-14 给我$:14 给用:15 编:8 编号:16 说:-61 说$:9 说一:6 说不:-29 说了:-5 \
说他:-15 说以:-11 说思:19 说我:-13 说明:36 说明$:11 说每:-7 说清:16 说的:36 说线:-15 说要:-20 说说:-7 说过:-7 败的:8 送:11 `,
  ` 举:34 举值:11 哪:8 哪$:-16 哪些:27 头:16 头$:11 头像:-5 头再:-6 干:19 干净:-8 思:-28 思$:-11 思路:-13 承:6 撤:-17 撤销:-9 权:14 权限$:-16 样:-14 样$:31 样式:-20 样的$:5 累:-10 \
補:-12 许:31 许可:-7 账号:-7 适配:5 ，烦$:-14 `,
  ` 件:6 件$:-30 件事:19 件写:-8 件名:20 件夹:-6 件都:-13 号:56 号$:11 号别:7 号是:15 啥:-22 啥$:-5 少:-26 少了:-6 少用:8 少？$:-9 帶:18 平:6 抽:-10 抽成:-7 料:8 料夾:16 核:-8 的:33 \
的$:-29 的不:-11 的东:18 的代:10 的分:-20 的列:-10 的功:-6 的只:-6 的字:10 的宏:6 的小:5 的按:-11 的改:17 的日:-9 的时:16 的是:-17 的权:-7 的样:-7 的注:24 的测:5 的用:11 的第:-5 的类:7 \
的组:5 的老:-10 的表$:-7 的要:13 的规:21 的话:9 的请:10 的资:7 的适:-12 的选:-17 的那:10 的都:9 的问:-40 的页:13 的魔:12 硬:15 硬件:11 `,
  ` 七:-11 七八:-11 人:37 人$:7 人会:7 人批:15 人看:19 人看$:10 人觉:12 价格:-18 前:-14 前一:-14 前先:27 前兼:11 前后:-6 前必:5 前我:-8 前是:-29 前每:-8 前端:52 前缀:-8 前缀$:13 前要:-5 \
前说:14 前返:6 前这:-9 前那:-7 前都:7 前面:5 十:-31 十条:-20 十秒:-10 十行:5 去:-23 去$:-10 去了:-6 去了$:-6 去掉$:12 司:6 司要:-5 型:-6 型$:-21 型写:-11 屏:-13 屏的:-6 年:17 搬:12 \
搬到:11 月:21 月份:5 根本:-14 根目:10 桶:6 模:13 模块$:-5 模型:13 模式:-20 疑:10 等键:10 论:-7 论文:-7 请:15 请求:5 请用:30 跟:61 跟你:7 跟其:-9 跟我:18 跟源:10 跟着:8 过:-15 过$:-6 \
过一:8 过不:-23 过了:-18 过四:8 过我:5 过期:-43 过的:9 过这:-9 长:31 长了:7 题:-37 题$:-11 `,
  ` 包:71 包一:11 包不:11 包体:8 包改:-7 坏:-28 坏$:12 坏了:-7 坏的:-18 坏的$:-5 堆栈:6 常:5 常$:-7 常量:20 拼:10 拼音:10 拼音$:5 搭:7 有:-33 有$:15 有一:-13 有三:-7 有两:-29 有中:13 \
有人:-7 有做:-16 有单:11 有可:8 有后:13 有外:10 有我:15 有截:7 有按:-6 有接:5 有效:5 有数:-8 有时:19 有标:-12 有没:-5 有测:15 有点:-8 有用:-10 有的:-12 有管:6 有线:-9 有规:-10 有这:-5 \
有逻:7 有问:-5 汇:7 活:12 特:-20 特别:-13 确率:6 确认:-20 类:-29 类型:-27 类型$:-21 绝:-8 绝对:-8 补$:-9 門:14 門檻:6 `,
  ` 划:31 划$:15 划线:9 划表:5 千:14 千分:12 咱:30 咱们:23 定:42 定$:-14 定不:-16 定义:-7 定是:8 定每:6 定的:21 定的$:5 定要:-8 尔:22 并$:-6 挺:-32 构之:9 构建:-10 构造:-5 `,
  ` 修:24 修$:-11 修安:11 写$:28 写一:-35 写上:-5 写业:12 写个:-46 写了:13 写加:9 写单:-13 写在:-5 写完:-7 写就:11 写成:8 写提:-6 写死:-13 写法:-14 写的:-32 写的$:-7 写着:-13 写给:8 \
写错:-8 夹:-6 格:12 格$:6 格式:-15 格的:8 每:-11 每一:-16 每个:-23 每周:7 每次:5 每行:-23 红:-5 红色:-7 红色$:-7 统:49 统一:43 统的:7 统计:-11 色:-30 色$:-22 色不:-11 `,
  ` 万:-10 万行:-8 任务:9 厂:-5 厂家:-5 境:20 境换:5 境的:8 拿:6 拿不:7 拿掉:-6 着:-65 着$:-16 着像:-7 着别:-7 着的:6 租:-6 租户:-6 表:30 表名:9 表接:19 表格:-27 表的:-7 表示:9 表要:-6 \
设:9 设计:5 读:43 读$:8 读性:10 读的:26 `,
  ` 售:20 壁:-24 循:-10 循环$:-6 援:7 服:22 服务:22 留:18 留两:-7 留最:11 窗口:9 笑:-10 花:-7 花时:-5 购:12 购物:12 选:27 选了:48 选择:-18 都:26 都不:-10 都从:13 都会:-13 都冲:-6 \
都别:-18 都加:7 都存:11 都带:8 都帮:-6 都得:26 都打:-9 都搬:17 都支:5 都收:9 都改:-26 都放:16 都是:13 都没:-30 都照:12 都用:-28 都绿:-12 都要:16 都该:17 都说:-10 都跑:6 都迁:5 都这:14 \
额:28 额都:9 `,
  ` 三:-6 三个:15 三个$:9 三元:17 三列:-12 三方:17 三次:-12 三点:19 三点$:17 三行:-12 什:-30 什么:-30 什么$:15 份:18 升:10 升$:8 升级$:7 唯:-20 唯一:-21 唯一$:-13 她:21 她$:9 实:-29 \
实习:-10 实例:8 实现:-15 实验:8 展:-11 展示:-7 急:-12 急$:-6 持:-10 持原:-9 毒:-6 混:13 环:14 环$:-6 环境:16 碰:37 碰$:5 碰到:25 `,
  ` 上:-44 上$:-8 上一:-8 上不:-20 上传:21 上去:-15 上去$:-13 上只:5 上定:13 上就:-7 上是:-6 上有:-23 上来:9 上测:-24 上游:6 上的:28 上看:12 上线:-10 上线$:18 上说:-7 上面:-8 列:14 \
列出:-11 列用:7 列的:-13 列给:33 列表:9 午:11 午开:-8 参数:28 参考:-26 四:19 四下:6 四个:-5 四空:18 團:-12 團队:-12 手:28 手写:-6 手动:8 手改:6 挂:-8 挂了:-40 挂了$:-7 挂在:28 播放:9 \
流:13 流水:6 现$:-9 现一:-6 现不:-13 现在:32 班:14 班前:-5 系:26 系统:18 约定$:7 证:-5 证书:-6 辑:6 辑$:-7 辑没:-7 辑都:12 鐘:-8 `,
  `  …$:-8  了$:19  写$:-5  秒$:-7 下:-74 下$:-15 下划:9 下午:28 下单:6 下周:-19 下就:-9 下来:14 下次:-6 下游:12 下班:-5 下的:8 下线:14 下面:-12 下：$:-10 么:-49 么$:15 么不:-21 \
么多:7 么意:-11 么每:-8 么没:19 么说:20 么都:15 历:9 夾:16 延:8 延迟:8 性:41 性的:13 拆:9 拆$:18 比:26 比方:10 比方$:10 比较:19 爆:-13 爆栈:-13 爆栈$:-13 生:67 生产:28 生命:7 生成:26 \
生成$:10 生的:12 级:5 级$:13 级之:-10 级别:-10 背:-8 背景:-8 英:33 英文:7 英文$:7 藍色:-15 `,
  ` ^1:-6 ^<code>:21 ^<here>:16 ^<num>:26 ^^.:-42 ^^.csv:-5 ^^.log:9 ^^.md:13 ^^.sql:-8 ^^.ts:-25 ^^/:10 ^^/api:-7 ^^<code>:-6 ^^<here>:18 \
^^<num>:5 ^^_case:14 ^^a:11 ^^abbreviate:15 ^^about:-19 ^^add:8 ^^adding:15 ^^again:-6 ^^all:-15 ^^already:20 ^^always:-56 ^^amounts:8 \
^^and:6 ^^another:-9 ^^answer:23 ^^api:7 ^^async:-12 ^^at:11 ^^auth:31 ^^back:-13 ^^bar:-20 ^^been:-9 ^^below:9 ^^boss:11 ^^bother:-22 \
^^branches:6 ^^bucket:21 ^^build:17 ^^but:16 ^^button:-7 ^^call:20 ^^can:-15 ^^can't:-24 ^^case:26 ^^changelog:13 ^^chrome:-7 ^^class:-6 \
^^code:-13 ^^columns:11 ^^come:30 ^^comment:-16 ^^comments:-19 ^^composition:16 ^^config:-25 ^^container:8 ^^convention:13 ^^core:-19 \
^^coverage:30 ^^css:12 ^^csv:-16 ^^customer:-26 ^^dark:-6 ^^data:8 ^^database:7 ^^date:-21 ^^dates:-11 ^^db:-21 ^^decided:-28 ^^default:5 \
^^delete:7 ^^demo:12 ^^design:13 ^^dev:10 ^^diff:-8 ^^do:-30 ^^docker:10 ^^docs:-14 ^^don't:-38 ^^else:-28 ^^endpoint:6 ^^errors:-9 ^^ever:5 \
^^every:-42 ^^exactly:-8 ^^example:-10 ^^explain:7 ^^explaining:9 ^^false:-34 ^^feature:8 ^^files:7 ^^first:20 ^^fix:-12 ^^flag:5 ^^for:15 \
^^forward:-7 ^^from:13 ^^g:12 ^^gave:27 ^^general:27 ^^get:13 ^^git:7 ^^gitlab:11 ^^go:14 ^^going:-19 ^^good:-10 ^^guess:9 ^^half:10 \
^^handlers:32 ^^has:-15 ^^hate:18 ^^have:25 ^^here:20 ^^hook:8 ^^how:23 ^^i:-24 ^^i'd:-8 ^^id:6 ^^idea:-17 ^^ids:8 ^^if:-25 ^^importer:-8 \
^^in:78 ^^intern:-16 ^^is:18 ^^it's:-12 ^^jest:5 ^^job:-8 ^^js:-23 ^^just:-9 ^^keep:-12 ^^kind:10 ^^last:-14 ^^legacy:5 ^^like:12 ^^limit:6 \
^^linter:-39 ^^list:-6 ^^live:10 ^^look:-16 ^^looked:-7 ^^looks:-14 ^^loop:-17 ^^love:6 ^^lunch:-10 ^^m:-13 ^^main:21 ^^make:14 ^^makes:-7 \
^^me:33 ^^means:19 ^^messages:10 ^^might:8 ^^migration:-14 ^^mind:-7 ^^mobile:20 ^^mock:-6 ^^module:6 ^^modules:9 ^^moment:15 ^^moved:11 \
^^ms:-11 ^^must:-29 ^^my:-7 ^^name:23 ^^names:6 ^^nan:-8 ^^need:-33 ^^needs:7 ^^never:-5 ^^new:-14 ^^nightly:11 ^^no:-15 ^^not:33 \
^^noticed:-13 ^^now:-22 ^^npm:-10 ^^number:-29 ^^numbers:-16 ^^off:7 ^^often:14 ^^old:-6 ^^on:-29 ^^one:-6 ^^only:-18 ^^option:-15 \
^^order:-20 ^^our:-21 ^^output:-17 ^^package:14 ^^parser:-13 ^^partner:7 ^^plan:-21 ^^pnpm:16 ^^port:-25 ^^postgres:-8 ^^prefer:6 \
^^preview:-9 ^^previous:-7 ^^price:5 ^^promised:14 ^^public:17 ^^pull:-12 ^^push:5 ^^put:-38 ^^px:6 ^^quotes:7 ^^react:13 ^^read:18 \
^^really:14 ^^rebase:10 ^^release:17 ^^remove:-7 ^^repo:22 ^^report:-14 ^^request:-25 ^^requests:13 ^^response:-21 ^^retry:-8 ^^return:10 \
^^review:27 ^^reviewer:-6 ^^reviews:14 ^^row:-11 ^^rule:-11 ^^run:25 ^^runner:19 ^^runs:17 ^^said:31 ^^sandbox:12 ^^says:-20 ^^scheduler:-14 \
^^sdk:23 ^^second:-14 ^^sensor:-6 ^^service:11 ^^should:-11 ^^show:-10 ^^signed:6 ^^so:24 ^^something:12 ^^spec:-12 ^^sql:33 ^^src:12 \
^^staging:23 ^^start:-7 ^^state:6 ^^stdlib:6 ^^stick:-7 ^^store:-9 ^^strings:5 ^^struct:6 ^^sure:8 ^^switch:-14 ^^tables:-12 ^^tabs:-18 \
^^tag:11 ^^target:13 ^^tenant:8 ^^test:-10 ^^tests:-48 ^^text:13 ^^that:12 ^^that's:-16 ^^the:-52 ^^there:-16 ^^thing:-19 ^^things:-11 \
^^third:7 ^^this:-27 ^^thought:-11 ^^three:-13 ^^through:-15 ^^thumbnails:9 ^^ticket:-9 ^^time:-32 ^^to:-18 ^^token:-22 ^^told:6 ^^totals:-15 \
^^touch:-41 ^^touching:18 ^^training:-6 ^^try:6 ^^two:-5 ^^types:-22 ^^ui:-22 ^^units:36 ^^unknown:7 ^^up:-5 ^^upload:9 ^^use:22 ^^used:-16 \
^^users:-33 ^^uv:21 ^^v:24 ^^values:5 ^^vendor:-10 ^^vpn:14 ^^want:10 ^^warnings:37 ^^was:8 ^^way:10 ^^we:-53 ^^we're:-9 ^^were:-8 \
^^without:16 ^^wonder:12 ^^word:7 ^^work:8 ^^worker:-14 ^^would:-27 ^^write:-29 ^^writes:11 ^^yaml:11 ^^you:-42 ^^you're:-25 ^^your:-15 \
^a:-22 ^according:-12 ^accuracy:-5 ^adapters:-6 ^add:-14 ^after:-17 ^all:-29 ^always:29 ^answer:10 ^any:9 ^anything:-8 ^anyway:-17 ^ap:10 \
^api:-12 ^apps:25 ^are:-7 ^as:-23 ^autowired:-9 ^avoid:31 ^back:-7 ^backups:20 ^basically:-7 ^before:-40 ^both:-25 ^branch:-34 ^branches:6 \
^british:6 ^bug:7 ^by:-35 ^c:23 ^ch:13 ^check:-6 ^ci:-11 ^class:5 ^co:42 ^code:28 ^comments:5 ^compose:11 ^console:12 ^context:17 \
^controller:13 ^could:26 ^cs:-10 ^customers:11 ^d:-23 ^dates:6 ^dayjs:48 ^deploys:-15 ^di:5 ^diff:-6 ^dist:-5 ^do:21 ^docker:-18 ^docs:-5 \
^document:-6 ^does:-10 ^don't:-34 ^dont:-28 ^dto:8 ^e:34 ^each:-12 ^early:10 ^either:8 ^email:-22 ^emails:5 ^emoji:14 ^enums:5 ^every:5 \
^everyone:-10 ^everything:-14 ^excel:-6 ^explain:27 ^feature:12 ^feels:10 ^figures:16 ^forget:13 ^from:6 ^g:-10 ^game:7 ^generated:6 \
^give:-25 ^go:-6 ^going:-7 ^graphql:-13 ^great:-16 ^grpc:14 ^h:29 ^ha:5 ^handler:11 ^harbor:6 ^hascontent:-27 ^he:-20 ^heads:-8 ^helpers:22 \
^here:-9 ^hm:-15 ^ho:17 ^hold:-8 ^hook:-12 ^hypothetically:-5 ^i:-48 ^i'd:-7 ^i'll:-15 ^id:-19 ^ideally:-6 ^ids:16 ^if:27 ^imagine:-5 \
^import:-12 ^imports:21 ^in:12 ^install:-6 ^interface:10 ^invoices:-15 ^ios:11 ^is:-26 ^it:-18 ^it'd:12 ^it's:24 ^jenkins:13 ^jobs:17 \
^jonas:10 ^just:-17 ^k:7 ^keep:7 ^key:-8 ^kinda:-8 ^kotlin:14 ^last:-30 ^leave:25 ^legal:6 ^let:-5 ^let's:54 ^lib:10 ^limit:6 ^line:32 \
^lint:-24 ^list:5 ^lo:-9 ^lock:8 ^lodash:8 ^logs:17 ^look:-6 ^looks:-12 ^loss:-7 ^m:-7 ^main:23 ^make:48 ^marta:20 ^max:12 ^maybe:11 \
^merge:-8 ^metric:33 ^might:-10 ^migrations:16 ^min:23 ^mit:-6 ^mo:-9 ^mobile:8 ^mock:-16 ^money:13 ^monthly:-9 ^move:-13 ^my:-42 ^name:-6 \
^never:-25 ^new:-17 ^next:10 ^nginx:-32 ^node:-21 ^not:28 ^notebook:6 ^null:8 ^on:12 ^once:-7 ^one:8 ^only:-24 ^oom:-5 ^owner:7 ^p:22 \
^pandas:7 ^parse:-17 ^passwords:-9 ^patch:-5 ^physics:30 ^plain:-19 ^plot:-5 ^postgres:-19 ^prefer:21 ^prettier:15 ^prod:12 ^progress:-10 \
^proto:15 ^public:12 ^pull:-12 ^put:18 ^python:7 ^qa:16 ^r:-9 ^re:-7 ^react:8 ^read:-18 ^readme:-12 ^rebase:-17 ^redis:-30 ^registers:10 \
^replace:-9 ^request:5 ^research:11 ^retry:-8 ^review:-6 ^rowtotal:-5 ^run:-7 ^s:7 ^safari:-5 ^save:8 ^say:7 ^sc:-15 ^schema:-17 ^scrap:23 \
^se:17 ^sed:-12 ^sentry:21 ^server:5 ^set:-6 ^shell:12 ^should:-7 ^since:8 ^single:17 ^sizes:18 ^skip:20 ^small:12 ^snake:14 ^soft:19 \
^some:-28 ^someone:-8 ^spec:7 ^split:-23 ^sql:8 ^sqlite:20 ^staging:14 ^step:-16 ^stop:-19 ^strict:-15 ^support:-13 ^suppose:-7 ^svn:-29 ^t:9 \
^tag:5 ^tailwind:8 ^task:-26 ^tell:8 ^terraform:-13 ^test:16 ^tests:9 ^thanks:-7 ^that:-18 ^that's:22 ^the:-74 ^their:-9 ^there:-12 \
^there's:5 ^they:50 ^thing:-13 ^think:12 ^this:-39 ^those:-21 ^though:-17 ^three:-13 ^to:-25 ^today:-17 ^todo:6 ^token:-37 ^treat:45 ^try:10 \
^type:19 ^types:-11 ^typescript:-18 ^u:-6 ^unit:11 ^unless:-6 ^uploads:11 ^upstream:7 ^use:20 ^userid:-9 ^users:8 ^utf:9 ^v:7 ^vendor:9 \
^vitest:8 ^vue:14 ^w:-7 ^we:32 ^we're:47 ^webhook:20 ^webp:5 ^what's:-62 ^when:38 ^which:-9 ^whoever:28 ^why:-8 ^windows:-14 ^with:-19 \
^without:-9 ^wo:-10 ^worker:-23 ^workspace:6 ^would:17 ^wouldn't:-5 ^wow:-8 ^wrap:-7 ^write:-21 ^xml:-16 ^yarn:8 ^you:53 ^zod:32 ^一个:19 ^上:9 \
^上线:14 ^下:-18 ^下周:-6 ^不:29 ^不是:-13 ^不用:18 ^不知:-13 ^两:-15 ^个:-19 ^个人:8 ^中:5 ^中断:10 ^为:-14 ^为什:-12 ^主干:5 ^主管:-5 ^之前:-5 ^之后:8 ^他:-20 ^他们:-17 \
^代:11 ^代码:8 ^以:7 ^以后:7 ^你:-48 ^你先:-5 ^你写:10 ^你每:-5 ^你用:9 ^你觉:-12 ^你这:-8 ^假:-9 ^假如:-9 ^做:-10 ^做完:-7 ^先:-64 ^先写:15 ^先照:-5 ^全:15 ^公:6 ^公司:5 ^内:6 \
^内部:6 ^再:-5 ^写:-28 ^写一:-5 ^写个:-5 ^写完:-9 ^准确:6 ^几:-7 ^几个:-5 ^凡:6 ^函:-6 ^函数:-6 ^分:6 ^分支:7 ^列:7 ^列表:18 ^刚:-17 ^别:-12 ^别用:-8 ^别的:-9 ^别给:-8 ^别老:17 \
^别跟:5 ^到:-7 ^前:26 ^前端:29 ^加:10 ^加依:10 ^动:14 ^包:10 ^升:-10 ^升级:-10 ^协:9 ^协议:9 ^单:10 ^博:-12 ^博客:-12 ^厂:-5 ^厂家:-5 ^压:-11 ^压测:-12 ^原:-10 ^发:-7 \
^发布:-6 ^发版:-7 ^变:34 ^变数:15 ^变量:17 ^只:-18 ^只有:-17 ^只要:-7 ^可:-11 ^可以:-10 ^合:-16 ^同:-15 ^同事:-16 ^告:6 ^告警:6 ^周:22 ^周五:23 ^周报:6 ^咱:30 ^咱们:23 ^回:41 \
^回复:26 ^回滚:6 ^回答:10 ^固:5 ^固件:5 ^图:12 ^图片:10 ^在:-19 ^在 :-22 ^埋:8 ^埋点:8 ^字:10 ^实:10 ^实习:-5 ^实验:14 ^审:10 ^密:-8 ^密码:-17 ^密钥:9 ^对:-6 ^导入:8 ^小:6 \
^就:-11 ^就按:-6 ^嵌:9 ^嵌套:9 ^工:-5 ^工单:-7 ^帮:-23 ^帮我:-22 ^应用:6 ^开:15 ^开关:20 ^弄:-7 ^张:7 ^张表:7 ^弹:-7 ^弹窗:-7 ^快照:7 ^总:26 ^总是:13 ^总结:13 ^我:9 ^我不:13 \
^我以:-12 ^我们:61 ^我写:29 ^我只:11 ^我比:12 ^我的:19 ^我老:-13 ^所:6 ^所以:-10 ^所有:16 ^打包:5 ^把:-28 ^把 :-16 ^报:33 ^报表:15 ^拆:-12 ^拿:10 ^拿不:10 ^接:23 ^接口:16 \
^提:21 ^提交:11 ^支:13 ^支付:13 ^改 :5 ^数:24 ^数据:11 ^文件:-7 ^文案:11 ^新接:-11 ^新页:5 ^日:27 ^日志:18 ^日期:9 ^时:5 ^时間:8 ^昨:-20 ^昨天:-10 ^昨晚:-11 ^是:5 ^是不:-7 \
^暂:-7 ^更:7 ^更新:7 ^最低:10 ^有:-12 ^有人:-6 ^有没:9 ^有的:-6 ^服:6 ^服务:6 ^本:10 ^本地:31 ^机:13 ^枚:18 ^枚举:18 ^样:-10 ^样式:-10 ^模:8 ^每天:-5 ^每次:21 ^永:-16 \
^永远:-16 ^没:21 ^没有:11 ^注:16 ^注释:7 ^流:-6 ^测:-14 ^测试:-10 ^涉:7 ^涉及:7 ^演:-9 ^演示:-9 ^点:-6 ^热:7 ^然:-7 ^然后:-7 ^照:-7 ^照着:-7 ^状:6 ^状态:6 ^现:21 ^现在:21 \
^生:21 ^生产:9 ^生成:12 ^用:-5 ^用 :22 ^用例:-6 ^用户:-7 ^界:12 ^界面:12 ^登:-6 ^登录:-6 ^的:-7 ^直:-14 ^看:-15 ^第:-24 ^第三:-14 ^第二:-6 ^算:-15 ^算了:-15 ^线:8 ^线上:15 \
^结:-16 ^结果:-6 ^给 :-13 ^给用:9 ^统:-6 ^统一:-6 ^缓:-5 ^缓存:-5 ^编:-8 ^编译:-8 ^缩:15 ^缩略:15 ^网:7 ^网关:8 ^老:-22 ^老代:-6 ^老板:-23 ^老的:5 ^能:-9 ^能跑:-13 ^脚:5 \
^脚本:5 ^行:11 ^表:-15 ^表格:-11 ^要不:15 ^要是:-15 ^覆:16 ^覆盖:16 ^规:-13 ^规范:-11 ^解析:-8 ^解释:10 ^警:7 ^警告:7 ^订:-19 ^订单:-19 ^许:-10 ^许可:-10 ^评:-6 ^评审:-6 \
^说:17 ^说不:6 ^请:-10 ^请求:-6 ^读:-8 ^谁:15 ^谢:-8 ^谢谢:-8 ^财:-6 ^财务:-6 ^购:7 ^购物:7 ^资:7 ^资料:6 ^超:-15 ^超时:-11 ^跑:6 ^跑批:16 ^跨:6 ^运:-6 ^运维:-6 ^这:-55 \
^这个:-25 ^这周:-5 ^这段:-15 ^这种:6 ^这表:5 ^这边:13 ^这里:-18 ^连:-10 ^选:10 ^选 :10 ^部:13 ^部署:13 ^都:8 ^重:-12 ^重新:-5 ^重试:15 ^金:23 ^金额:23 ^链:-7 ^链接:-7 ^错:11 \
^错误:11 ^问:-15 ^问题:-13 ^除:-14 ^除了:-14 ^隔:-15 ^隔壁:-14 ^音:5 ^音效:5 ^預:5 ^页头:-9 ^预:13 ^预发:13 ^颜:5 ^颜色:5 ^首:-12 ^首页:-11 ^麻:6 ^麻烦:6 ^默:-16 ^默认:-16 \
了:-48 了$:-32 了一:-21 了三:-10 了两:-12 了个:-14 了什:25 了哈:-11 了啊:15 了啥:11 了好:11 了机:7 了没:-15 了没$:-10 了？$:7 则:-20 半:-14 块:12 块$:-15 块是:5 块都:6 审:11 \
审计:16 布:9 影:11 微服:-13 快:-38 快点:-7 快点$:-7 快照:5 成:-19 成一:28 成两:21 成了:10 成测:10 成的:21 成英:-21 才:22 才有:-6 才能:7 才转:15 把:-40 把导:-5 把所:-11 把这:-6 \
把配:-12 无:-5 晚:-14 晚批:-5 晚点:-10 横:16 横线:12 跨域:-14 输:-43 输入:-24 运:8 运维:-9 运营:13 零:7 飞:29 飞书:29 `,
  ` _:52 _at:37 _case:-13 _count:6 _id:17 _orders:-9 _ref:6 不:69 不一:-11 不上$:-18 不了$:-5 不以:9 不会:9 不做:-7 不允:10 不再:14 不写:64 不准:18 不出:24 不删:8 不到:-7 \
不到$:-8 不动:-7 不去:-12 不叫:10 不合:39 不同:-15 不在:-17 不多:-13 不太:-6 不好:-5 不如:-5 不存:-5 不定:6 不对$:-12 不开:-18 不得:-22 不懂:-15 不懂$:-19 不打:20 不按:10 不支:-24 \
不改:-15 不是:-10 不更:18 不来:-13 不来$:-7 不用:-6 不直:16 不知:-5 不确:-6 不管:7 不能:-17 不要:-37 不要$:-7 不认:13 不许:23 不超:11 不转:5 不过:-29 不过$:-8 不返:10 不选:10 不都:-10 \
不错:-20 不错$:-9 刚才:7 呼:12 回:67 回$:8 回假:-7 回傳:15 回复:26 回头:-6 回来:-17 回滚:57 回的:-10 回空:-10 回答:6 回覆:9 好:-16 好$:-5 好了:-5 好像:-12 好的:-9 好的$:-7 好看:-15 \
好看$:-6 客戶:16 客户:-6 我:-69 我$:29 我不:26 我个:-9 我也:-7 我习:7 我以:-12 我们:33 我写:22 我刚:11 我发:-7 我只:7 我同:8 我在:6 我把:-26 我推:-15 我改:-7 我明:-11 我本:-23 我比:26 \
我没:6 我用:24 我的:45 我看:-8 我看$:-10 我老:-13 我要:14 我觉:-6 我说:10 我转:-7 游:37 游标:20 联:13 联网:6 藏:-18 被:-33 被占:-8 评:-17 谁:-10 谁写:-11 谁在:6 近:-15 首:-23 \
首屏:-7 首页:-18 `,
  ` 之:-65 之前:-41 之后:-8 之间:-11 命:-8 命名:-14 命周:7 处:-20 处$:15 处理:-25 处都:-6 学:-19 幂:33 幂等:24 怪:-62 怪$:-13 怪物:-10 怪的:-14 拉:15 标:51 标$:16 标签:-5 答:5 \
继:31 继承:6 继续:10 营:13 走:62 `,
  ` a$:15 aa:15 abbreviate:15 abbreviations:6 abc:-22 able:-21 accept:-25 acceptance:8 access:29 accessibility:6 according:-14 accordingly:-10 \
account:11 accounts:10 accuracy:-5 ack:17 acks:-11 across:94 active:-22 adapters:-7 add:8 added:-41 adding:41 address:6 adds:32 admin:39 \
admins:-5 affected:11 after:-8 afternoon:-5 again:-105 age:-21 agenttype:-9 agreed:-11 agreement:6 ai:10 al$:9 alerts:16 all:-41 allocate:9 \
allocation:18 allow:-7 allows:12 alone:29 always:-84 am:66 american:6 amounts:32 an:-33 android:9 angry:-13 another:-41 answers:28 any:24 \
anyhow:8 anymore:-48 anything:25 anyway:-25 apache:7 apart:-24 api:35 apis:10 apologise:10 app:66 apparently:-26 application:8 approach:-32 \
approvals:39 approve:13 apps:45 april:5 architecture:20 archive:-22 aren't:-24 arena:6 argo:17 argon:15 arm:24 arrays:5 as:27 ascii:22 ask:39 \
asked:-10 asking:30 assets:6 assume:18 at:-39 attached:-29 attribution:-25 audit:-8 auth:10 auto:-39 autowired:-9 avoid:41 await:28 axios:-7 \
入:-45 入$:8 入框:-9 入的:6 入要:-6 因:-29 因$:7 因为:-15 因是:-25 建:22 建$:18 指:46 指到:-11 指标:23 栈:-7 栈$:-17 次:-65 次$:-18 次了:9 次只:-6 次开:-14 次改:61 次永:-9 \
次都:-20 片:8 片一:5 看:-15 看$:23 看一:-7 看下:-28 看不:-12 看了:-7 看得:-19 看日:-7 看更:-5 看有:6 看的:36 看看:-30 看着:-9 看行:8 看过:14 识:11 调:-21 调用:7 贴:28 遍$:-21 验:26 \
验$:-23 验签:6 ：$:-32 `,
  ` b:-33 b$:5 back:-23 backend:32 background:-12 backups:24 backwards:8 badge:-20 ban:6 banned:32 bar:-13 barrel:28 base:-8 based:39 \
basically:-13 batch:16 battery:-9 bazel:6 be:29 because:25 been:-8 behaviour:22 behind:46 being:6 believe:-25 belong:17 belongs:26 below:24 \
bem:11 bench:19 berth:9 beside:61 beta:-14 better:-38 between:16 big:25 biggest:-7 billing:-14 biome:31 bit:21 black:15 blank:-10 blind:14 \
block:-6 blocks:41 blog:-11 blue:-29 board:6 bodies:7 body:22 bold:-29 booking:-8 border:14 boring:22 boss:9 bot:43 both:-66 bother:-22 \
bottom:-5 box:-25 boxes:13 branch:-80 branches:19 british:26 broken:-30 browsers:26 bsd:6 btw:6 bucket:33 budget:21 bug:29 build:16 \
buildkite:15 builds:-17 bump:5 bun:52 bundle:-9 bus:37 business:22 but:-70 button:-28 buttons:47 by:51 bytes:-13 几:-18 几个:-25 压:-17 压测:-9 \
又:-65 又是:-7 框:-49 框架:-12 框架$:-15 框要:-19 检:-25 检查:-15 欢:22 欢函:10 版:15 版$:-23 版不:-11 版之:-6 版本:31 版本$:20 版的:-5 策划:9 返:-29 返回:-29 `,
  ` c:-33 c$:17 cache:-45 cached:5 calculateattribution:-7 calculateattributionwithaccumulated:-16 calculatepromptattributionatstart:-10 call:-7 \
callback:-16 called:8 callers:5 calls:12 camelcase:17 can:-37 can't:11 cancelled:27 captured:-26 careful:-8 cargo:18 carry:21 cart:-36 \
case:17 cases:-7 catch:8 cents:26 certificate:-13 chance:-19 change:15 changed:15 changelog:51 changes:-14 changing:5 characters:-17 \
chart:-10 check:-29 checkbox:-32 checked:-5 checkout:10 checkpoint:-26 checkpoints:-55 cherry:8 chosen:26 chrome:10 ci:21 class:-11 \
classes:18 claude:-13 clean:21 cleanup:-5 clear:-10 cleared:7 clerk:-24 cli:-14 client:8 clock:13 close:25 closeday:-29 closes:13 cloud:12 \
clusters:8 cmd:-9 code:113 codebase:10 cold:13 colour:11 colours:9 column:-27 columns:5 come:13 comes:7 command:18 commands:11 commas:5 \
comment:-58 comments:6 commit:40 commits:-5 committed:8 committing:6 common:7 company:-20 compare:-27 compat:8 compile:7 completely:16 \
compliance:18 component:-12 compose:34 composition:36 computed:-21 condition:-6 config:-25 configs:41 conflict:-12 conflicts:-15 confuses:-12 \
confusing:-10 connection:-13 connections:-10 console:31 constant:-10 constants:-22 container:8 containers:10 contains:-8 content:-13 \
context:15 continue:-24 contract:24 controller:12 controllers:5 convention:-16 conventional:28 convert:-5 cookies:14 copy:18 core:30 \
correct:-29 cost:5 costs:16 could:20 couldn't:-8 count:-18 counts:20 course:17 coverage:38 crash:20 crashes:-19 create:-10 creates:10 \
cron:-13 css:23 csv:-50 ct$:10 ctx:37 currency:5 cursor:8 customer:-22 customers:60 cut:26 事$:-7 事不:18 事件:-11 使:6 凡:18 凡是:16 剛:-12 剛剛:-5 协:9 \
协议:9 器:17 器上:-12 器人:19 器就:-6 器是:6 器都:6 备:37 弹:-21 弹窗:-12 按:20 按你:-6 按分:10 按国:13 按这:20 按钮:-15 日:10 日志$:-7 日期:-5 析:-37 析器:-18 码:9 码不:9 码先:6 \
码放:6 码用:11 码里:-10 码里$:-22 递:-13 递归:-14 鉴:14 鉴权:14 难:-12 难怪:-12 電:-15 電話:-15 默:27 默认:27 `,
  ` d$:8 dark:-17 dashboard:48 data:21 database:56 date:-18 dates:42 day:-19 dayjs:82 days:50 db:33 ddl:5 dead:13 deal:8 debian:17 debug:-23 \
december:-9 decide:49 decided:-15 decimal:17 delay:-11 delete:-17 deleted:9 delphi:12 demo:-45 dependencies:34 dependency:10 depends:-12 \
deploy:-40 deployments:8 deploys:30 deprecated:19 deprecation:-8 deps:-5 design:7 designers:10 destroy:-20 detect:-8 dev:38 develop:45 \
developer:15 diagrams:8 did:-14 didn't:-6 died:-6 dies:-5 diff:-15 different:-8 diffs:17 digest:6 digits:-15 dir:9 directly:26 directory:-15 \
disagree:56 discussion:-19 disk:-16 display:14 dns:-10 do:-25 docker:-22 docs:8 docstring:14 docstrings:-17 document:-6 does:-66 doesn't:-21 \
doing:-18 domain:22 don't:-33 dont:-5 doubt:10 down:-39 draft:20 drop:17 dropdown:-7 dropped:5 dropping:-15 drops:-18 dto:8 dtos:8 dump:26 \
dvc:-8 二:-12 二个:-12 二周:6 二种:-8 全:26 全小:16 全挂:-11 全挂$:-11 全组:24 全部:-16 全问:11 及:9 如:-44 如下:-8 打:18 打不:-7 打出:-6 打回:6 打回$:6 打开:-25 打成:-7 打电:6 \
打算:-10 支:-25 支上:-16 支付:7 支叫:9 支名:7 支持:-24 支援:7 支是:16 支都:-5 案:12 案就:8 案的:11 案里:10 沒有:20 监:10 监听:7 竞:-10 诉我:5 诉我$:10 頭:-25 頭$:-16 `,
  ` e:22 e$:30 each:5 earlier:-7 easier:-5 easy:-17 ed$:-14 edge:18 edit:36 edited:11 editing:-21 editor:10 edits:-13 else:37 email:-64 emails:7 \
emoji:30 emojis:30 en:5 en$:6 enable:-7 enabled:-14 end:-25 endian:32 endpoint:20 ends:13 enemy:-7 engine:13 enough:23 entire:-24 entity:-17 \
entries:-5 entry:44 enums:8 env:9 environment:-9 ep$:6 epoch:11 er$:-25 erp:18 error:-48 errors:28 es:17 es$:-12 escape:-15 eslint:-6 et$:-7 \
eu:37 euros:20 eval:5 even:17 events:-18 eventually:13 ever:69 every:8 everywhere:42 exactly:27 exception:10 exceptions:16 existing:-9 \
expect:-9 expired:-12 explain:31 explaining:9 explains:-9 explanation:12 explanations:18 export:-52 exported:-11 exports:30 external:20 专:23 \
专案:10 今:-11 今天:-11 删$:18 删了:-22 删除:10 合:20 合了:-15 合代:25 合同:5 合吧:-5 合吧$:-5 合并$:-6 合计:-16 旧:-12 止:-11 盒:-5 缩:26 缩写:12 缩写$:5 缩略:15 脑:-6 論:-17 \
路上:-5 路径:12 路是:-22 `,
  ` facing:5 fail:-11 failing:61 fails:11 failures:-5 fake:17 fallback:-9 false:-67 far:-22 fast:-9 faster:-31 feat:9 feature:46 feel:17 feels:16 \
fetch:16 fetchuser:-6 few:-13 ff:15 field:-24 fields:-7 figma:12 figures:16 file:-28 files:33 filter:-15 find:-47 finds:-14 fine:-34 \
finish:31 finishes:-7 firefox:-29 firmware:13 first:23 fiscal:5 fish:26 fit:9 five:-19 fix:-49 fixture:5 fixtures:5 flag:8 flags:39 flaky:-33 \
flight:-22 float:-19 floats:-17 flush:8 fmt:5 folder:35 font:11 footer:-13 for:-6 forbidden:5 forever:-6 forget:-36 forgot:-5 fork:6 form:-64 \
formatter:-18 forth:-7 forward:-14 found:-13 four:-20 frame:8 free:54 french:-7 friday:-68 fridays:6 from:39 front:15 frontend:44 frozen:51 \
full:13 fun:-5 function:-9 functions:24 future:50 fx:-6 于:-27 便用:5 傳:19 正:-29 正则:-21 正常:-13 正常$:-7 正式:6 测:30 测了:-23 测用:9 测的:18 测试:31 测试$:18 \
消:48 消息:29 消费:14 用:61 用一:-7 用下:5 用不:-11 用中:29 用了:14 用假:-8 用全:-9 用写:-18 用到:9 用单:24 用我:-7 用户$:13 用拼:20 用方:-8 用的:17 用第:-8 用管:-50 用管$:-19 用繁:19 \
用跟:17 用递:-13 用那:-7 用里:20 用问:11 用驼:15 用默:-9 略:8 略图:15 章:-6 章的:-5 算:-6 算$:14 算下:-11 算了:-21 紅:-27 续:-8 群:19 群里:14 解析:-24 解用:10 解释:16 费:67 费方:6 \
费用:14 赶:-12 赶着:-11 还:-55 还在:9 还是:-55 还没:7 ？$:-31 `,
  ` g:14 game:27 gate:28 gateway:70 gave:16 gb:19 gcc:16 gdpr:8 gen:11 general:62 generated:10 generator:15 get:9 gets:41 getting:-42 gist:-7 \
git:31 github:6 gitlab:17 glitchtip:13 global:30 go:-42 goes:30 going:-50 gone:-25 good:-34 got:-5 gpu:12 grammar:28 graphql:25 great:7 \
green:-101 group:7 grpc:51 guard:9 guess:25 guessing:25 guys:-23 但:-16 但是:-16 八:-6 化:-32 化$:-9 卓:14 反馈:-6 品:-36 希:-11 希望:-16 开$:-8 开会:-44 \
开关:21 开关$:-13 开函:14 开发:14 开头:14 开始:-7 开方:5 开頭:-16 开頭$:-16 慢:-28 慢$:-17 抓:-18 早上:-25 涉:10 涉及:10 虑:13 起不:-9 起改:5 起来:-10 这:-73 这一:-8 这专:7 这个:5 \
这个$:29 这些:-14 这支:-5 这是:25 这样:22 这样$:36 这次:-5 这段:-29 这版:-5 这种:15 这表:5 这边:19 这里:-72 道:-12 道歉:12 音:6 音开:-9 音效:5 `,
  ` habit:23 had:22 hal:15 half:49 hand:45 handle:-19 handled:6 handler:-5 handlers:54 handles:64 handover:7 hands:30 hangs:15 happen:-6 \
happens:-23 happy:-7 harbor:6 hard:-29 hardcode:5 has:32 hascontent:-27 hash:8 hashed:8 hate:20 have:-37 having:-21 he:-44 header:-58 \
headers:27 headings:26 hell:-10 helm:-10 help:-19 helper:15 helpers:38 helpful:-5 hence:-21 her:31 here:-58 heron:12 hex:17 hi:-6 hidden:-14 \
hints:5 hit:21 hm:-27 hook:-26 hooks:36 host:10 hot:-11 hotfix:-6 hour:-32 house:-6 hover:11 how:27 http:22 huge:-7 humans:18 hungarian:-8 \
hurry:-18 hypothetically:-5 hz:9 公:35 公司:6 公开:19 北:5 息:49 息队:16 数:21 数仓:15 数名:5 数字$:-12 数对:-15 数式:10 数据:14 数据$:-15 数是:5 数用:12 数组:-7 断:16 断了:7 \
断里:12 望:-16 桌:-7 桌面:-7 步:12 步$:-8 步改:6 步更:5 組:5 逗:9 逗号:9 逗号$:8 需:-5 需要:-7 `,
  ` i:-12 i$:20 i'd:-71 i'll:-36 i'm:28 i've:-28 icon:-8 icons:-8 id:13 idea:-28 ideally:-6 idempotent:30 identity:7 idk:-12 ids:19 ie:5 ifs:6 \
ignore:33 image:11 images:8 imagine:-5 implement:-12 implementation:-19 import:-22 important:-16 importer:-8 importers:14 imports:34 in$:13 \
include:10 included:14 including:-13 index:-27 info:-6 information:25 infra:18 inheritance:35 init:5 inline:16 input:-13 inside:25 \
insisted:-8 instance:20 instead:-6 int:-9 integer:10 integration:16 interface:10 intern:-18 internal:38 internally:27 interrupt:18 into:14 \
invalid:-14 invalidated:-13 invoice:15 ios:34 ip:-24 ip$:11 is:15 is$:-12 isn't:15 iso:18 isort:15 isr:14 it:-92 it$:-22 it'd:12 it's:30 \
item:-10 items:5 its:26 从:33 从来:-42 从这:9 值:29 值$:-11 值不:-7 值班:9 六:-7 六点:-11 判:8 办:-12 办法:-10 办法$:-10 单:32 单$:-5 单个:7 单位:22 单元:7 单列:-11 单号$:7 \
单数:12 单测:15 单独:11 同一:-8 同事:-14 同学:-6 同意$:-9 同时:9 同步:40 复:43 复$:-6 复执:16 复盘:5 异:8 异常:7 投:11 掉:-19 掉了:15 掉到:-6 昨:-27 昨天:-15 昨晚:-12 清$:-22 清一:6 \
清单:-31 清单$:-8 清掉:16 清楚:17 盖:12 盖率:13 跳:-23 跳过:-13 跳过$:-10 进:12 进来:5 进程:-5 进程$:-5 钟$:-18 错:-35 错了:-32 错了$:-23 错别:-6 错误:36 間:13 間一:6 間都:12 `,
  ` -:-23 --dry:6 --dry-run:14 -04-05:6 -12:-22 -call:17 -case:6 -euo:12 -facing:9 -fns:18 -key:10 -only:7 -pick:7 -utils:-5 jargon:15 jenkins:24 \
jest:49 ji$:5 jitter:27 job:15 jonas:10 js:-23 json:49 june:12 just:-37 互:-19 互相:-21 功:45 功能:42 功能$:19 名:45 名一:-9 名不:-24 名全:14 名字:-7 名小:9 \
名带:12 名必:-10 名用:34 名的:-5 名要:5 名跟:8 名里:8 告:31 告不:-8 告当:11 告警:7 告诉:5 弃:5 法:36 法$:-5 法务:6 法都:5 浏:6 浏览:6 称:8 舊:-5 身:12 远:-11 远不:-19 远是:15 `,
  ` .:30 ..:-12 ...:-11 .csv:-6 .env:24 .errorf:5 .g.:-6 .go:-22 .internal:14 .ipynb:16 .log:24 .md:6 .org:10 .py:-29 .sh:-12 .sql:-8 .toml:7 \
.ts:-27 .woodpecker:5 .yaml:5 k:8 k$:-13 kafka:5 kb:12 ke$:11 kebab:6 keep:24 keeping:-17 keeps:-25 kept:5 kernel:9 key:13 keyboard:11 \
keys:16 keywords:16 kill:-5 killed:-9 kills:9 kind:16 know:22 knows:35 kotlin:22 kubectl:5 倾:5 倾向:5 加:10 加$:8 加一:-41 加上:-17 加上$:-6 加不:8 \
加个:-29 加了:-17 加依:15 加分:-7 加新:9 加的:-13 加表:14 加载:-14 加那:8 发:21 发了:-8 发你:-9 发地:7 发布:7 发版:11 发版$:-15 发环:7 发的:8 发群:6 后:-5 后$:5 后一:-15 后不:5 后再:-5 \
后别:6 后可:-8 后台:27 后就:8 后把:-5 后接:-5 后改:11 后最:-5 后来:-7 后每:-5 后用:-5 后的:6 后都:-22 弄:-55 弄$:-6 弄完:-5 收:-16 收到:-11 新:-8 新$:14 新一:-5 新功:23 新增:-14 \
新接:-24 新文:8 新版:11 新的:8 新银:-12 新页:13 示:-38 示$:-10 示在:-7 示用:17 示的:-9 示词:-6 種:29 通:37 通知:11 通过:6 集:27 集成:11 `,
  ` /:89 /api:-5 /core:13 /env.ts:6 /green:6 /jobs:-6 /login:-17 /mnt/c:7 /nordbank:-7 /scratch:7 /sdk:9 /security:6 /web:18 l$:15 lab:6 label:24 \
labels:-9 labs:13 lambdas:16 landing:-11 last:-66 late:-5 later:21 latest:5 layer:32 lead:-7 lean:-5 leaning:-9 learning:19 least:-48 \
leave:44 leaves:10 ledger:16 left:-25 legacy:51 legal:25 length:33 let:5 let's:85 letter:13 level:-13 levels:13 lfs:6 libraries:-16 libs:5 \
license:14 like:44 limit:-29 limits:12 line:-9 linear:6 lines:11 link:-17 linked:-11 linter:23 list:-90 listed:-20 listen:-9 listens:9 \
literally:-17 literals:8 live:54 lived:5 lives:40 load:12 loading:-22 local:-23 locale:-10 locally:7 location:14 lockfile:52 lodash:47 \
log:-41 logged:-33 logger:25 logging:-32 logic:-19 login:-17 logo:-21 logs:27 lol:-46 lombok:6 long:61 longer:9 look:-66 looked:-11 \
looking:-20 looks:-40 lookup:-17 loop:-24 lose:11 loss:-22 lost:-7 love:6 lower:5 lowercase:11 lunch:-19 ”$:21 业:9 业务:29 五:10 五上:-10 五下:23 \
五个:11 五之:-14 五行:11 务:47 务$:-18 务都:9 在:-5 在$:-16 在一:-9 在三:17 在不:6 在主:21 在全:21 在内:-5 在周:-10 在我:-12 在改:66 在用:-8 在的:-20 在网:10 在群:14 在起:-5 在都:-10 \
域:18 域名:22 整:9 整个:13 整数:7 整理:-12 晨:23 晨三:26 期:-26 期了:-10 期了$:-10 期就:-6 期格:-7 期都:-8 磁:-5 磁盘:-5 译:-9 译成:-22 译过:5 连:11 连不:13 连接:-6 `,
  ` 0$:27 00$:-14 02$:-5 03$:-6 m:-10 m$:26 mac:36 machine:39 machines:14 macos:10 made:-73 mail:-32 main:43 make:-13 makefile:-27 makes:17 \
manual:-45 manually:-5 many:9 map:-57 mapper:-24 march:15 mark:20 markdown:11 marketing:-16 marta:38 master:35 matches:-8 max:30 may:43 \
maybe:-8 mb:-71 me:11 me$:18 mean:9 means:25 meant:-31 meeting:-32 member:28 memory:-58 mention:10 mentioned:20 merge:-19 merged:25 merges:20 \
merging:15 mermaid:8 mess:-20 message:-8 messages:38 metadata:-28 method:-7 metric:62 metrics:13 middleware:-18 midnight:16 might:-14 \
migration:33 migrations:10 million:-10 min:32 mine:-5 minimum:29 minor:25 minute:-31 minutes:8 mise:-15 missing:-34 mit:-6 ml:8 mobile:44 \
mock:-10 mocks:9 modal:-14 mode:-45 models:9 module:-22 moment:19 monday:-21 mondays:-12 money:53 monorepo:10 month:19 monthly:-9 months:25 \
more:33 mostly:5 move:-34 moved:27 moving:-8 ms:-11 msrv:6 much:-38 must:-54 mutex:-36 my:-22 mypy:9 mysql:5 共:10 共享:5 往:7 枚:34 枚举:34 概:-7 \
维:12 维持:8 置:25 置中:5 置在:-11 置里:-8 講:14 迟:9 配:15 配内:5 配置:6 `,
  ` 15$:13 n:20 n$:38 name:62 named:25 names:68 namespace:5 naming:-48 nan:-18 need:-33 needed:-32 needs:93 negative:8 nested:-6 nesting:16 \
network:116 never:-45 newer:13 newest:-24 next:45 ng$:-12 nginx:-65 night:-19 nightly:44 nine:-11 nk$:-19 no:21 nobody:19 node:-14 none:-14 \
not:26 notation:-8 note:20 notebook:-5 notebooks:6 notes:-5 nothing:-28 noticed:-13 now:5 nowhere:41 npc:-10 npm:14 npx:-8 ns$:-5 null:12 \
number:-7 numbers:5 ny$:9 n？$:-13 东:28 东西:17 仓:41 仓库:15 位:18 位$:-8 位小:-13 位是:17 位的:9 博:-12 博客:-12 哈:-9 哈$:-19 哈哈:-36 哈哈$:-22 哈希:5 惯:25 改:29 \
改$:-30 改一:-18 改个:10 改之:12 改了:41 改先:14 改动:35 改名:-5 改回:5 改字:-10 改完:54 改就:24 改成:-33 改接:13 改用:-15 改这:-17 改那:-6 改需:-14 烦$:-9 烦以:8 烦死:-12 脚:7 脚本:11 \
车:12 `,
  ` 2$:-6 20$:12 2m$:6 o$:-14 objects:-6 obvious:6 odd:-20 of:-22 off:81 offline:15 often:24 og$:10 ok$:11 older:19 om$:-10 on:31 once:-19 \
one:-36 ones:24 only:-6 onto:-12 oom:-9 open:-69 openapi:59 opens:6 operation:-7 ops:37 optimistic:13 option:-41 options:-17 opts:31 or:-25 \
oracle:11 order:7 orders:-65 orm:-10 orms:19 other:-60 others:-8 otherwise:12 our:14 ours:-19 outbound:13 output:19 outputs:23 outside:23 \
over:75 overall:-23 overlap:-7 overwritten:26 ow$:9 own:37 owned:6 owner:34 owns:33 低:15 低支:19 低版:9 例:5 例$:5 例之:-18 例是:6 关:12 关$:-7 关了:5 \
关会:12 关的:-17 关超:7 关闭:-14 和:37 墙:-9 抛:5 果:-36 由:8 符:12 范:-12 范里:-11 裸:13 钥:13 镜:14 镜像:14 限$:-16 限制:-30 限是:18 页:-26 页$:-7 页一:-11 页不:-15 页头:-12 \
页是:10 页的:-10 页面:17 页面$:5 `,
  ` p:7 p$:33 package:32 packages:45 page:-73 pages:14 pandas:33 panel:13 paper:21 paragraph:-7 parameter:29 parse:-17 parsed:-23 parser:-55 \
part:-8 partner:9 party:16 pass:-8 passes:-19 passing:-7 password:-26 passwords:-9 paste:20 patch:-27 path:-8 paths:6 pattern:32 payload:5 \
payloads:9 payment:45 pdf:9 people:-23 per:22 perfect:-12 performance:-8 period:32 perl:-8 permission:-5 person:14 pg:43 phone:-11 php:10 \
physics:30 pi$:8 pick:11 picker:-18 picks:-8 pin:12 pinned:13 pip:15 pipefail:12 pipeline:21 place:9 places:-41 plan:-51 platform:14 \
player:-7 players:-13 please:44 plot:-5 plots:5 pls:7 plugin:-12 pm:11 png:7 pnpm:84 pod:-21 poetry:8 point:18 points:5 polars:28 policy:-21 \
polling:21 pool:-10 port:-40 possible:-5 post:-63 posthog:-21 prefer:50 preferences:-22 prefix:39 preparing:-16 prettier:16 preview:-5 \
previous:-7 price:-5 prices:28 print:-6 printer:14 prints:-50 problem:-36 prod:58 product:13 production:-33 project:30 projects:20 \
promised:27 prompt:-73 propose:6 proto:34 protobuf:6 provider:11 proxy:15 prs:28 pt$:-12 public:36 pull:6 pulled:10 purged:8 purpose:18 \
push:24 pushed:-10 pushes:14 put:28 px:17 px$:6 pytest:7 python:70 住:-33 别:30 别$:-10 别一:10 别再:9 别写:14 别动:14 别动$:12 别占:5 别在:16 别字:-6 别字$:-6 \
别慢:-13 别改:-16 别每:14 别测:-23 别用:-11 别的:-27 别直:27 别管:-12 别老:24 别跟:5 取:26 取$:5 取消:35 始:15 始就:-16 始档:21 始的:9 始的$:5 序:-14 序$:-28 序真:-8 忽:-7 忽略:-7 \
是:9 是$:-15 是一:-14 是不:-56 是乱:-5 是什:-10 是从:20 是他:5 是先:24 是别:-10 是加:17 是单:5 是只:7 是啥:-14 是坏:-5 是多:-14 是好:-7 是导:5 是应:-7 是开:12 是忘:-7 是我:-7 是指:24 \
是改:6 是最:-9 是流:9 是版:-18 是用:-42 是看:-13 是空:-19 是第:12 是綠:-8 是给:7 是绝:-17 是缓:-22 是网:8 是自:7 是被:-13 是要:-10 是这:5 是那:-13 是问:6 是默:-11 率:14 率从:-8 率掉:-6 \
管:-19 管$:-13 管理:19 试:29 试一:7 试不:7 试再:43 试又:-6 试库:12 试数:-5 试档:11 试环:-6 试的:15 试给:-22 试要:19 试试:-14 试试$:-14 试过:-7 试都:-10 释:8 释$:-7 释了:-15 释用:5 \
释的:27 释里:-25 高:6 `,
  ` 4$:5 qa:31 ql$:-5 queries:10 query:-36 questions:25 queue:-24 quick:-41 quote:12 quotes:6 他:-42 他人:-13 他从:-8 他们:-30 他地:7 他说:-8 冲:-11 冲突:-8 \
剩:-33 受:-8 径:18 总:-15 总是:-28 总结:25 总说:-7 条:-15 条命:-8 条查:-8 繁:26 繁体:25 署:-7 资:30 资料:8 资源:19 造:-10 随:20 随时:18 `,
  ` 5$:20 r$:-23 ran:25 randomness:10 rate:22 rates:5 rather:7 raw:20 rd:11 rd$:-13 re:5 react:26 read:56 readable:11 reader:32 readers:23 \
reading:-16 readme:-38 ready:-29 really:-12 reasoning:17 rebased:-16 rebuilt:19 recap:20 recieve:-11 recursion:-23 red:-16 redirect:-13 \
redis:39 reducer:-8 redux:9 refactor:-10 refactoring:8 reformat:28 refresh:12 refunds:9 regex:13 region:8 registers:10 registry:-10 \
rejected:15 rejects:17 release:35 releases:19 reload:-6 rely:30 remarks:-29 remember:12 remote:-7 remove:-31 removed:-10 rename:-33 \
renaming:37 render:-13 replace:-54 replica:-11 reply:20 repo:78 report:-43 reporting:23 reports:40 repository:34 request:-57 requests:20 \
require:21 requires:7 rerun:-12 research:11 reset:7 resource:12 response:-28 responses:10 rest:35 restart:-13 restate:10 result:11 \
results:-12 resumable:7 resume:-21 retried:-6 retries:-38 retry:-14 return:10 returns:-58 reuse:-12 reverted:11 review:-10 reviewed:8 \
reviewer:-6 reviewers:5 reviews:32 rewrite:-35 rewrites:-13 rfc:-8 rides:9 right:-62 rights:9 risky:14 rng:14 roles:14 roll:9 root:-28 \
round:16 row:-51 rows:-75 rowtotal:-5 ruff:9 rules:-8 run:-10 runbook:20 runner:24 running:26 runs:45 rust:-26 其:-17 其实:-18 决:-5 变:-13 变数:25 \
商:-14 商品:-7 外:39 外的:12 外部:9 外键:-8 外面:-9 想:-25 想$:6 想看:-7 排:-10 排序:-16 描:-9 描述:-7 里:-11 里$:-18 里不:31 里也:10 里写:-26 里别:5 里只:6 里可:9 里存:-7 里少:-6 \
里怎:-8 里所:-18 里手:5 里是:-6 里有:-20 里永:10 里没:-18 里用:-10 里直:-7 里要:6 里说:-14 里这:-5 里那:-26 里面:30 隐:-7 隐私:11 隐藏:-18 魔:12 `,
  ` s$:-32 safe:17 said:14 same:-29 sample:-14 sandbox:25 saw:-8 say:68 saying:-12 says:-85 scan:-17 schema:31 scrap:23 screen:28 screens:-19 \
screenshot:13 screenshots:28 script:16 scripts:60 sdk:59 se$:-5 search:-23 second:-57 seconds:-57 secrets:17 section:-8 security:20 sed:-7 \
see:11 seed:23 seeds:7 seems:-14 seen:5 select:-20 semicolon:-36 semicolons:21 send:-11 sends:17 sense:-19 sensor:-9 sent:-21 sentence:57 \
sentences:10 sentry:21 separate:16 served:5 server:40 service:24 services:84 session:-24 sessions:-10 set:-10 settings:-26 settled:-8 \
setup:-37 several:-9 sfx:12 sh$:-7 shader:-5 shadow:-31 share:16 shared:18 she:10 sheet:-5 shell:36 ship:6 ships:-14 shop:7 short:30 \
should:-104 show:-35 shown:11 shows:-10 sidebar:-7 sign:12 signed:5 signing:6 sigterm:-13 silly:-16 simply:22 since:-47 single:-15 \
singletons:7 sit:-20 site:17 six:-17 size:7 sizes:18 skill:-7 skip:-33 slack:-9 sleep:-5 sleeps:-9 slow:-18 small:40 snake:-24 so:28 \
socket:-12 soft:19 solution:19 some:-71 somebody:6 someone:-26 sometimes:9 somewhere:-11 soph:-9 sops:14 sort:-13 sorted:22 source:14 \
spaces:28 spanish:7 speaks:10 spec:-30 speed:7 spell:55 spelled:51 spike:-13 spinner:-10 split:-57 spring:11 sprint:-33 sql:65 sqlite:25 \
squash:39 squashed:5 src:-38 sso:-18 st$:9 stable:9 stack:13 stage:33 staging:72 standard:-21 standardise:25 standing:27 start:-34 \
starting:-6 starts:-12 startup:-7 stash:5 state:15 states:-9 status:-14 stay:51 stays:59 stdlib:12 step:-46 stick:45 still:-17 stopped:-5 \
stops:14 store:-12 stored:-5 storefront:22 story:-10 straight:22 stream:11 strict:-19 string:5 strings:16 strips:12 struct:6 structlog:20 \
stuck:-25 stuff:49 style:15 styled:8 styles:23 subject:22 submit:-25 such:-21 sudo:7 suggest:7 suite:25 sum:11 summaries:34 summarise:-10 \
summary:8 sunday:-13 sundays:8 support:15 supported:18 suppose:-5 sure:-47 svn:-29 switch:-74 switched:31 system:46 s？$:5 些$:9 付:38 付模:8 付的:5 \
具:29 具函:6 动:44 动$:19 动到:9 动清:-9 动生:-10 动画:-20 动端:16 动要:16 响:-8 家:-10 家公:-8 心:13 提:17 提交:-7 提前:10 提测:12 提示:-18 放:37 放一:24 放到:-10 放哪:-15 \
放哪$:-15 放在:8 放弃:-9 景:-8 没:-56 没$:-10 没了:-7 没了$:-6 没人:-14 没意:7 没打:-12 没有:5 没有$:11 没权:13 没用:-5 没说:5 没问:-10 电脑:-6 电话:6 設:7 設計:9 重:-13 重写:-9 \
重启:-36 重复:9 重复$:-6 重建:20 重新:-7 重构:-15 重置:11 重试:16 重试$:-7 项:37 项目:24 `,
  ` 7$:20 t$:-13 tab:-33 table:16 tables:22 tabs:-47 tag:14 tags:5 tailwind:11 take:-35 taken:-9 takes:-45 talk:-19 talked:15 talks:51 target:29 \
team:59 telemetry:-9 temp:9 template:-15 ten:34 tenant:17 ternaries:8 terraform:-17 test:23 tested:17 text:23 than:15 thanks:-18 that:-31 \
that's:23 thats:5 the:-43 their:-25 theirs:-5 them:18 theme:30 then:-88 there:-63 there's:33 these:-49 they:47 thing:16 things:26 think:13 \
thinking:-15 thinks:-8 third:19 this:-217 those:11 though:5 thought:-11 three:-105 throughout:20 throw:48 throws:-5 thumbnails:9 thursday:-15 \
ticket:36 tickets:5 time:-42 timeout:-24 timeouts:12 times:5 timezone:19 title:-5 to:-14 to$:-13 toast:-10 today:-27 today's:9 todo:22 \
together:-31 toggle:-7 toggles:13 token:-68 tokens:9 tomorrow:-13 too:-7 tool:-17 toolchain:14 tools:-5 tooltip:-19 tooltips:-10 total:-27 \
totalbooked:-6 totals:-54 touch:40 touched:12 touches:19 touching:42 towards:-9 trace:6 tracking:-7 trailer:-30 trailing:5 train:10 \
training:-9 transcript:-11 translations:8 travis:5 treat:80 tree:18 trips:9 trouble:-9 true:-60 trunk:35 trust:38 truth:30 try:-39 turned:-6 \
twice:-9 two:-30 type:-23 types:5 typo:-19 也:19 也一:14 也没:-8 也能:-9 也要:16 也许:5 体:40 体$:13 体中:6 假:-23 假如:-12 典:10 况$:9 况下:-5 占了:-8 占了$:-8 吗:-29 \
吗$:-6 吗？$:-7 地:-18 地址:5 地方:-12 地跑:5 地页:-11 增不:9 就:-17 就不:19 就会:11 就停:-6 就别:7 就够:17 就好:-8 就好$:-5 就崩:-20 就得:14 就报:-18 就拆:18 就拆$:18 就按:-8 就改:-11 \
就是:-24 就用:-11 就直:15 就行$:-16 就要:13 就这:-7 库:75 库$:12 库每:9 库的:10 库里:10 态管:9 扣:5 方:6 方$:10 方案:-24 方用:-9 方脚:7 方调:6 时:8 时$:6 时了:-5 时候:8 时是:-11 \
时统:15 时都:5 时长:-9 时間:13 时间:18 时间$:-11 毫:16 毫秒:15 王:-13 王说:-11 转:15 转圈:-19 转成:-21 转换:9 转驼:5 遠:-31 顺:23 顺手:24 `,
  ` 8$:-9 uart:-10 ug$:5 uh:-11 ui:31 ulid:8 ulids:10 under:69 understand:-6 understanding:-33 undo:-15 unique:-45 unit:6 units:44 unity:18 \
unknown:58 unless:39 unsure:7 until:41 unwrap:11 up:-82 updated:11 updates:26 upload:-28 uploads:11 upper:15 upstream:19 urgent:-14 url:40 \
us:33 usage:-31 used:-64 useeffect:-15 user:-16 userid:-9 users:-59 uses:20 using:52 usually:-5 utc:54 utf:10 utils:-20 uuid:20 uv:47 …$:-16 \
习惯:16 习生:-10 到:-66 到$:-10 到一:9 到处:-6 到就:12 到底:-16 到我:-5 到最:-6 到现:-17 到的:-12 到这:7 到飞:11 卡:-10 卡住:-12 卡在:-15 卡的:8 应:-42 应商:-15 应用:25 应该:-47 \
很:-15 很老:6 必:-18 必填:-18 必须:8 插:-9 插件:-13 来:-74 来$:34 来不:-30 来之:-6 来了:-6 来没:-15 来的:-11 来的$:-6 来着:-16 来着$:-16 檻:6 热:9 热修:8 照:13 照测:6 照着:-7 \
照舊:-5 照这:6 理:10 理$:11 理又:-5 理员:5 理解:-7 真机:-10 禁:13 移:18 移动:16 端:37 端$:16 端会:6 端口:-50 端是:5 端要:-6 端都:-6 第:-33 第一:15 第三:-16 第二:-27 线:47 线$:31 \
线上:27 线只:12 线程:-11 超:24 超了:17 超时$:-7 超过:19 量:36 量$:12 量名:-6 量少:-11 量的:9 量简:10 须:8 `,
  ` 9$:18 v:49 v3$:9 valid:-12 validate:-34 value:-34 values:54 var:-7 variable:11 variables:32 vars:15 vat:15 vault:32 vendor:25 verbose:-12 \
verify:41 version:11 versions:26 visible:14 vite:9 vitest:55 vpn:36 vue:14 两:-30 两个:22 两位:-13 两次:-21 两次$:-7 两种:-5 两秒:-6 两边:-10 两遍:-9 优:-9 \
优化:-6 冷:-10 原:44 原因:-8 原因$:7 原始:22 原文:8 原样:-9 原样$:-9 啊:-19 啊$:-8 多三:11 多久:-5 多大:-6 多少:-20 多打:10 套:20 容:9 容的:-6 底:-29 底是:-16 式:-32 式不:-8 式化:-9 \
式环:6 轮:-11 轮询:-10 隔:-27 隔壁:-24 `,
  ` w:5 w$:9 wait:5 walk:-15 want:38 wanted:-11 wants:15 warm:-9 warmed:21 warn:7 warning:-13 warnings:33 was:-39 watch:-7 water:-7 way:20 \
wcag:10 we:16 we'd:-19 we'll:-26 we're:64 webhook:28 webp:5 webpack:-9 websockets:21 wednesday:11 week:-19 weekends:8 weekly:12 weird:-10 \
welcome:-11 well:-5 were:-39 what:-68 what's:-45 whatever:-7 when:-45 whenever:13 where:-31 whether:-31 which:-112 while:-21 who:-14 \
whoever:37 whole:-33 why:-33 wide:7 width:27 wiki:8 will:7 win:34 window:-15 windows:21 wins:57 wiped:13 wire:7 with:28 withagent:-27 \
within:-8 without:33 won't:-8 wonder:-11 wondering:-7 wont:10 word:68 words:25 work:36 worked:-34 worker:-49 workers:-12 workflow:-5 \
works:-46 workspace:27 workspaces:33 worth:11 would:-48 wouldn't:-16 wow:-8 wrap:-22 write:16 writer:-9 writes:31 written:10 wrong:-54 \
wrote:-6 ws$:-11 wsl:7 wtf:-17 软:10 软删:10 金:38 金额:32 `,
  ` x:23 x$:6 xml:-51 xpath:-6 会:7 会$:-21 会上:21 会再:-14 会员:27 会挂:12 会挂$:12 会是:-16 会比:6 会爆:-13 会看:29 员:21 崩:-13 崩$:7 店:-9 律:30 律打:6 律放:8 律用:-7 \
截:-12 截图:-5 截图$:7 执:25 执行:25 执行$:15 护:10 末尾:-6 私:13 绿:-13 绿了:-12 落地:-11 话:9 话$:7 钮:-15 钮统:-7 `,
  ` <camel>:16 <capital>:-22 <capitals>:62 <code>:38 <colon>:13 <comma>:67 <digit>:9 <ended>:-33 <here>:83 <long-0>:-73 <long-1>:-47 <long-2>:-67 \
<long-3>:-28 <long-4>:18 <long-5>:78 <long-6>:88 <long-7>:15 <long-8>:14 <loud>:-12 <num>:-7 <slash>:36 <underscore>:15 <url>:9 <z-camel>:-37 \
<z-capitals>:24 <z-colon>:-35 <z-digit>:18 <z-long-0>:-35 <z-long-1>:-70 <z-long-2>:-72 <z-long-3>:-7 <z-long-4>:24 <z-long-5>:57 \
<z-long-6>:31 <z-long-7>:49 <z-long-8>:22 <z-loud>:-7 <z-slash>:36 <z-underscore>:9 y:27 y$:28 yaml:14 yarn:22 year:71 yes:47 yet:-60 you:26 \
you're:-13 your:-28 yourself:15 yyyymmdd:8 y？$:-5 对:12 对$:-8 对不:-37 对了:8 对了$:8 对吧:-11 对外:22 对的:-9 对象:6 对路:11 报:9 报备:9 报表:10 报错:-6 本:37 本$:31 \
本不:11 本以:7 本号:-21 本号$:-21 本没:-8 本要:6 画:-13 缀:-8 缀$:13 装:10 装新:6 装的:8 计:13 计划:15 计划$:15 计要:11 计费:7 `,
]
