// biome-ignore-all format: a table

/**
 * What each word of a sentence, and each character and pair of characters of a Chinese one, adds to the odds that it is meant for good: in
 * hundredths, fitted together with the weights of the features by `npm run fit`. In parts, so that one is looked up in little text.
 */
export const WORDS: readonly string[] = [
  ` 0$:17 15$:11 ^^<num>:8 ^^give:7 ^^just:-10 ^^reserved:5 ^^store:-10 ^api:-6 ^re:-13 ^split:-19 ^task:-9 ^压测:-7 audit:-11 banned:35 delay:-12 \
field:-22 function:-17 gen:13 jquery:-7 kind:15 long:31 machine:31 panel:13 room:-5 rows:-71 rpx:6 theming:8 you're:-5 ~,+NUM:-15 ~,+at:-15 \
~,+one:12 ~,+where:-5 ~CODE+needs:6 ~ED+through:6 ~S+)+,:16 ~VERB+until:8 ~X+L+都:5 ~X+X+::6 ~X+不过+$:-6 ~X+哪:8 ~X+的+都:9 ~^+no+no:-11 \
~^+their+X:-9 ~^+在+L:-8 ~^+我:-9 ~about+NUM+S:-10 ~about+X+S:7 ~at+X+and:-11 ~don't+like:-10 ~i+like+S:9 ~if+you:7 ~is+X+by:8 ~last+VERB+$:-7 \
~my+ING:-18 ~on+the:-20 ~the+S+have:5 ~this+$:-6 ~to+VERB+at:7 ~we+had:-11 ~不+上+X:15 ~会+L+$:-10 ~先+跟:5 ~删+,:-5 ~在+X+个:7 ~查+X+,:-6 ~用+X:9 \
~统一+N:8 ~跟+我:14 一周:16 三次:-14 不做:-12 个仓:5 个词:-9 么看$:5 仓库:21 你:-34 内存:-18 升$:8 受:-5 太长:7 始:20 小数:-14 就要:13 幂:28 快点:-11 我本:-13 放弃:-11 是给:19 \
期格:-6 横:15 现在:35 程池:-6 签的:7 组长:-7 缀:-7 表达:-6 要出:14 要用:-10 说说:-5 面端:-8 麻烦:27 `,
  ` --dry:5 <long-0>:-50 ^^had:-13 ^^would:-13 ^branch:-22 ^rf:-6 ^server:-7 ^which:-5 ^wondering:-9 ^yesterday's:-6 ^回复:25 ^嵌:12 float:-11 \
green:-70 intern:-16 mock:-14 path:-12 prefix:31 protobuf:5 redirect:-8 replays:8 report:-52 standing:20 sync:-6 thinks:-10 ~,+X+一下:-7 \
~,+ever+$:11 ~,+只+修:5 ~.+CODE:10 ~ED+for+the:5 ~L+也:9 ~S+,+S:11 ~S+,+each:-9 ~VERB+is+ED:5 ~X+.+.:-5 ~X+NUM+$:38 ~X+X+;:5 ~X+X+BAD:-5 \
~X+i+need:-7 ~X+i+think:8 ~X+改+X:13 ~^+CODE+is:17 ~^+必须:6 ~are+all:6 ~as+S:14 ~between+a:-6 ~for+now+$:-7 ~like+a:-5 ~must+be:-15 \
~my+ING+is:-7 ~上+X+点:5 ~不+看:5 ~不要+上:-6 ~些+$:6 ~到+$:-6 ~改+一下:-5 ~放+X+$:6 ~然后+X:-5 ~的+是:-9 ~走+L+$:8 ~过+来:7 ~都+必须:-6 不是:-20 也看:-5 别动:13 前每:-6 \
剛:-9 动回:-11 号不:-7 回空:-8 坑:13 存只:-20 小写:-8 小步:7 库$:13 志打:-5 我翻:12 我跟:-6 整包:-5 有线:-6 点看:-7 用例$:-7 登录:-16 示波:-5 票号:5 紅:-23 老是:-21 能:34 色不:-8 \
跑在:16 迟:9 那些:-23 都写:5 配置:9 难怪:-17 `,
  ` ^^columns:13 ^^everywhere:5 ^^naming:-5 ^^question:-19 ^look:-6 ^函数:-7 ^样:-10 ^解释:6 age:-16 annotation:-5 before:35 bug:27 customer:-15 \
formatter:-10 gitlab:16 go:-13 hold:20 mentioned:12 nginx:-55 otherwise:10 overwritten:26 panics:-5 single:-35 vault:36 ~,+all+S:-8 \
~,+at+least:-15 ~,+which+one:-5 ~,+按+X:11 ~-+S+and:5 ~L+全+X:-6 ~X+:+the:-6 ~X+X+from:-7 ~X+everywhere+$:-11 ~X+to+X:5 ~X+was+X:10 \
~X+without:19 ~^+L+这边:5 ~^+X+can:-9 ~^+by:-12 ~^+the+ING:-7 ~^+有:-5 ~all+three+S:-9 ~anything+that+S:6 ~are+not+X:-9 ~is+not+X:-10 \
~last+NUM+S:-7 ~like+to:8 ~must+always:-11 ~run+X+VERB:5 ~run+it:-5 ~some+X:11 ~一个+X+里:7 ~下+X+$:-12 ~不+做:-7 ~习惯+X:-5 ~什么+X+$:-5 ~别+改:-9 \
~加+一个+X:-5 ~后+X:13 一用:-15 不重:-5 也没:-13 代:37 信:11 全问:10 分号$:15 半小:-5 博:-14 员:13 成一:24 挺:-26 收:-8 正则:-18 画$:-12 的单:-6 的是:-21 码里:-22 联网:7 译成:-21 \
试给:-14 退出:-19 风:-11 `,
  ` ^^comments:-18 ^^kb:5 ^save:12 ^windows:-10 ^几个:-6 ^机:12 ^渠道:5 ^演示:-8 byte:5 code:90 firefox:-28 flushall:6 forever:-11 git:27 internal:31 \
mention:6 option:-50 opts:20 plugin:-13 ready:-29 release:16 some:-37 starting:-6 throws:-6 verbose:-9 wants:-8 ~,+X+and:13 ~,+not+what:5 \
~,+别+用:-7 ~-+S:16 ~ING+X+S:-8 ~LY+,:17 ~LY+ING:-6 ~S+NUM+everywhere:11 ~S+should+never:6 ~X+L+了:-15 ~X+always:-6 ~X+at:15 ~X+but+X:-6 \
~X+is+at:11 ~X+one+of:-9 ~X+走:12 ~be+in:-5 ~by+NUM+X:-6 ~don't+want+X:5 ~i+VERB:6 ~in+our:-20 ~my+last+X:-5 ~old+X+ED:-6 ~that+X+to:6 \
~three+of:-5 ~to+X+::-10 ~use+X:33 ~when+a+VERB:13 ~you+put:-18 ~一个+X+的:-6 ~了+没+$:-7 ~全+用+L:5 ~全+问题:6 ~内+X+的:14 ~别+X+了:-22 ~它+X+$:8 ~是+X:34 \
~有+外+X:5 ~看+了:-5 ~跑+,+X:12 ~那+些:-14 ~里+不许:5 一件:22 三层:-12 二维:6 令:16 们團:-5 会换:11 你用:8 先改:7 千万:-5 口一:13 名跟:8 在用$:-10 屉:8 截图$:7 晚点:-10 清单:-32 \
用模:-7 能写:22 表接:9 通过:8 遠:-27 钮统:-10 `,
  ` ^^-case:-5 ^^_at:5 ^^forward:-5 ^^of:7 ^^sdk:20 ^^something:5 ^add:-11 ^monorepo:17 ^worker:-7 ^周五:18 ^生:17 chosen:18 classes:13 \
deprecation:-9 dlq:13 don't:-44 needs:81 party:12 refresh:5 replica:-13 seasonal:11 state:15 the:-27 things:31 units:29 ~,+X+点:-20 \
~,+which+S:-10 ~,+不能+X:7 ~BAD+in:-22 ~ING+is:-13 ~ING+was:-9 ~L+,+每次:9 ~N+L+X:8 ~N+的+X:7 ~S+but:-12 ~VERB+a+VERB:-9 ~X+,+NUM:-10 ~X+,+现在:-14 \
~X+全+用:5 ~X+到+L:10 ~X+只能:6 ~X+说:-31 ~^+S+from:-6 ~^+X+从来:-5 ~^+could:10 ~^+every+X:-11 ~^+我+个:-5 ~be+X+if:5 ~before+you:5 ~both+S:-20 \
~don't+do:5 ~is+VERB+$:-18 ~must+not+X:8 ~never+S+the:-8 ~so+the+X:-20 ~you+were:-5 ~不能+用+L:-15 ~个+X+是:-7 ~也+不用:6 ~了+,+不:-8 ~做+$:9 ~做+了:16 \
~先+X+,:-6 ~加+那:7 ~只+修:5 ~哪+个+X:-6 ~说+我:-5 下线:10 书:31 了它:8 同一:-11 后统:5 多了:9 天最:-5 存器:6 家一:8 序$:-22 心:11 怎么:-26 新服:6 是绝:-17 最大:16 有两:-24 本没:-13 \
架$:-14 每周:12 水线:-6 爆栈:-10 特别:-12 猜:25 界面:15 码里$:-21 里也:6 错别:9 限制:-21 頭$:-13 项目:18 频率:-6 `,
  ` -key:6 ^^_case:11 ^^branches:7 ^^going:-11 ^^have:20 ^use:11 ^全:16 ^部:10 allows:11 does:-40 ed$:-12 friday:-61 gap:-8 grammar:26 name:50 \
neither:8 owners:-5 preview:-21 today's:5 trust:31 vitest:53 warning:-6 ~,+you:-5 ~ED+out:-30 ~L+X+看:-7 ~L+也+要:8 ~N+X+的:16 ~NUM+,:-13 \
~NUM+X+NUM:-5 ~S+on+VERB:-7 ~X+,+have:-9 ~X+,+不是:14 ~X+X+everywhere:-6 ~X+不+了:-7 ~X+了+L:13 ~X+谁+X:-7 ~^+nobody+S:11 ~^+他们+要:-5 ~^+这个:-9 \
~a+X+so:-10 ~and+then:-17 ~do+the+X:-9 ~every+VERB:11 ~for+the+new:-9 ~i+like+X:8 ~is+S+X:12 ~own+S+X:-8 ~the+X+again:-10 ~the+X+has:-6 \
~上+X:13 ~上+有:-11 ~中+X+里:5 ~吧+,+不过:7 ~就+X+,:-5 ~放+L:11 ~有+中+X:5 ~点+到:9 ~点+到+X:5 ~用+L+$:8 ~看+X+$:7 ~给+X+的:8 ~这+X+不用:8 不了$:-7 不能:-39 不返:7 两年:-6 \
么多:6 任何:7 你要:18 修安:10 化$:-11 同学:-6 固件:12 已经:29 库每:9 房:-9 抽屉:8 描述:-8 提前:9 改:35 本是:5 框架:-10 用英:-6 考:-5 能丢:-14 要了:5 要打:12 要提:6 言$:-10 `,
  ` .h:11 ^^changes:-13 ^^data:22 ^^french:-6 ^^live:13 ^^looks:-6 ^^mobile:19 ^all:-16 ^class:5 ^guess:-6 ^imagine:-6 ^sudo:20 ^回:42 ^拆:-14 \
^链接:-6 carry:12 change:10 dayjs:78 flow:-10 job:9 noticed:-11 offline:13 prefixed:5 understanding:-28 were:-32 win:24 ~,+用:11 ~,+看+不:-9 \
~ING+$:15 ~ING+X+is:10 ~L+,+你:-16 ~L+X+本:9 ~L+X+没:5 ~N+不+X:-12 ~S+per:5 ~S+was:-6 ~VERB+only:5 ~X+so+keep:-5 ~X+up+on:7 ~X+到+N:-12 ~X+看+L:6 \
~X+能+不能:-6 ~^+S+the:-11 ~^+X+由:-5 ~^+are:-5 ~^+we+only:-6 ~^+you:12 ~also+X:7 ~as+X:16 ~i+just:-9 ~it's+the+X:-12 ~last+X:6 ~least+NUM+S:-6 \
~only+X+S:12 ~there+and:-5 ~we+had+a:-6 ~you+X+X:-7 ~了+一:-12 ~前+X+是:8 ~我+个:-7 ~的+不要:-5 一走:5 不收:6 优先:11 再问:-9 凡:19 到处:-8 只留:6 台机:-15 多三:13 \
就问:8 屏的:-9 应该:-36 必:-36 所:-15 方:19 是什:-7 有时:21 栈$:-11 的变:7 答$:5 继续:18 老代:-8 能复:6 能往:7 询那:7 转驼:6 释写:22 重构:-17 `,
  ` <comma>:46 ^^upgrade:5 ^app:8 ^loss:-8 ^假如:-8 ^先给:10 ^涉及:15 ^说:11 ^超过:-11 dashboard:36 deps:-9 doesn't:-8 erp:16 fetchuser:-6 implement:-7 \
poetry:8 put:31 queue:-17 readable:7 root:-28 sidebar:-7 tonight:-7 useful:-19 ~,+and:29 ~,+not+a:9 ~,+从来:-5 ~,+哪:-5 ~ING+my:5 ~L+X+是:-9 \
~S+at+X:9 ~S+run:8 ~VERB+BAD:-6 ~VERB+X+,:8 ~VERB+me+the:-5 ~X+,+even:5 ~X+,+that's:-7 ~X+S+,:-28 ~X+either:-14 ~X+他们+X:-10 ~X+请:14 \
~a+X+on:-9 ~anything+,:-5 ~be+ED+with:8 ~either+$:-5 ~go+to:-13 ~is+ED+there:-7 ~my+X+S:11 ~nothing+to:-8 ~on+VERB:7 ~one+X+$:-10 \
~only+from:5 ~the+ING+is:-8 ~the+X+LY:12 ~we+always:-5 ~几+X+$:-8 ~只+X+L:9 ~只+看+X:-11 ~应该+是:-8 ~每+X+时:9 ~看+下:-10 个弹:7 主键:11 也能:-12 加回:5 口都:12 \
块:12 宁可:8 对的:-8 小时:5 录是:-5 怪的:-13 懂:-9 我老:-11 挂$:-5 服务:29 架:6 步改:5 的代:6 答案:-12 者:-10 语:26 超了:15 车:7 `,
  ` ^^answer:15 ^^cue:-13 ^^docs:-10 ^^partner:7 ^^port:-9 ^^reviews:9 ^^runner:18 ^之后:6 ^修:-6 ^字:10 ^轮:7 another:-54 calculateattribution:-7 \
cancel:-17 configs:29 decimal:21 forth:-7 hive:5 readers:8 spelling:6 thanks:-18 tracking:-6 types:-5 we'll:-16 ~-+X:45 ~:+NUM+X:6 ~L+用+L:6 \
~L+要+么:6 ~N+的:11 ~S+VERB+one:5 ~S+X+a:7 ~S+X+to:9 ~VERB+X+-:-5 ~VERB+every:-6 ~X+,+VERB:21 ~X+一:9 ~X+不+上:12 ~X+每次+都:-5 ~X+要+不:-7 ~X+里+没:-9 \
~^+CODE+for:10 ~^+S+get:8 ~^+X+超过:6 ~^+as+of:8 ~^+by+X:-12 ~^+each:-8 ~^+i:-11 ~at+X+S:8 ~ever+VERB+the:7 ~have+ED:-5 ~i+use:14 ~in+this+X:23 \
~is+a:24 ~is+a+X:20 ~it+CODE:-9 ~keep+S:8 ~run+at:7 ~so+VERB:11 ~then+S:-11 ~think+X:6 ~this+X+are:6 ~就+不要:5 ~我+要+不要:6 ~点+X:18 ~的+不要+X:-5 \
一点$:-15 之前:-26 以上:34 依赖$:-7 停在:-17 动效:7 博客:-14 占:13 口超:11 唯一:-18 子:6 情:11 我以:-9 我猜:-24 报告:10 的老:-6 缓存:-29 表的:-9 要上:-21 要求:-8 設計:6 話:9 计划:16 \
说要:-13 跨域:-10 `,
  ` ^^about:-14 ^^source:14 ^fe:5 ^json:-6 ^webhook:9 ^公:7 ^算:-12 ^软:8 animation:-10 bun:56 chance:-16 commands:9 err:-6 helpers:30 levels:9 \
lowercase:8 nightly:46 ought:6 ping:-5 saying:-20 transition:7 unknown:44 ~,+X+doesn't:10 ~,+X+都:14 ~-+-+X:15 ~BAD+is:-10 ~ING+is+X:-11 \
~L+改:-7 ~LY+once:-5 ~S+LY+when:-11 ~X+,+不能:5 ~X+L+不:8 ~X+is+VERB:-10 ~X+it+again:5 ~X+以+L:5 ~^+VERB+$:-8 ~^+X+之后:-9 ~^+next:8 ~^+the+new:-8 \
~^+we+use:-6 ~^+we+want:-10 ~^+我们+X:6 ~and+S+X:7 ~every+X+i:-8 ~for+the+ING:5 ~its+X:19 ~like+i:5 ~not+X+S:12 ~same+for:6 ~so+X+S:5 \
~the+first+VERB:-6 ~to+$:-9 ~unless+you:-5 ~上+X+了:7 ~先+X+再:22 ~别+直接:11 ~只+X+N:-10 ~只+用:11 ~的+改:-5 ~看+不:-9 ~要+看:5 事$:-8 元测:8 入:-32 写下:5 卡:-17 \
屏:-20 成了:10 我改:-8 指南:-6 推荐:-8 来全:-8 样:-14 格式:-29 活不:6 用单:20 用户:-20 用新:-17 用跟:16 节:-17 误:22 量$:12 镜:10 问我:12 `,
  ` /api:-5 ^^date:-25 ^^so:8 ^^todo:6 ^^used:-12 ^named:6 ^感觉:9 ^手:-5 astro:6 cached:12 great:6 haha:-10 how:24 macos:10 merge:11 pin:6 \
review:-27 static:7 step:-42 unity:8 whatever:-23 ~,+S+ED:5 ~,+could:-7 ~,+do+you:-6 ~S+after+the:8 ~X+,+写:-6 ~X+S+have:11 ~X+VERB+the:-13 \
~X+一+X:10 ~X+从来:-10 ~X+出来+全:-5 ~X+用:41 ~X+都+在:-7 ~X+都+得:11 ~^+X+BAD:-9 ~^+X+都:10 ~^+next+X:8 ~^+我+X:-14 ~all+our:6 ~and+never:12 ~by+one:-5 \
~for+the+S:11 ~go+$:-10 ~in+X+NUM:-9 ~is+CODE+$:5 ~let's+VERB:6 ~lives+in:11 ~me+the+X:11 ~out+$:-16 ~out+of+the:11 ~should+put+all:6 \
~something+$:-6 ~that+S:35 ~they+don't+X:-6 ~to+S+,:6 ~to+be:19 ~where+we:-7 ~will+X:9 ~would+like+to:-6 ~下+X+,:6 ~从来+不:-9 ~别+的+不要:-5 ~叫+L:17 \
~改+X+L:-11 ~时候+要:6 ~里+有:-13 一份:-5 一点:7 上去:-11 临时:-7 么意:-8 了两:-12 会再:-8 别在:17 动要:15 千分:12 呢$:5 四:32 在是:9 对了$:6 己的:-25 改之:15 改过:-5 放:52 数对:-9 \
机:43 果我:-7 的改:5 目录:29 空格$:11 累了:-8 脆:6 转圈:-18 都加:12 静:5 `,
  ` <ended>:-42 ^^container:17 ^^ever:6 ^^module:5 ^legal:6 ^lock:6 ^周:23 ^永:-6 big:17 handlers:36 makefile:-13 pages:12 price:9 same:-11 \
type:-25 yarn:29 ~(+S+):5 ~ED+in+$:7 ~ING+at:-6 ~LY+when:-11 ~X+,+and:6 ~X+,+ever:11 ~X+L+,:8 ~X+and+we:6 ~X+even:10 ~X+go+to:-11 ~X+了+个:-9 \
~X+都+X:-11 ~^+CODE:17 ~^+i've+ED:-8 ~^+use+S:-5 ~^+从:11 ~^+禁止+X:-6 ~are+always+X:7 ~before+the+X:-22 ~by+X+$:6 ~each+other:-9 ~for+NUM:-11 \
~for+one:-6 ~gets+X:-9 ~if+the+S:-7 ~in+CODE+needs:6 ~on+it:-15 ~on+the+VERB:-12 ~should+never+use:-5 ~so+just:-14 ~this+is:-11 \
~we+don't+do:5 ~we+no:6 ~what+you:9 ~when+the:-30 ~个+L:-20 ~他们+要:-5 ~别+X+,:-9 ~加+X:26 ~只+要:-5 ~我+L:5 ~用+X+时:5 ~看+,:6 不到$:-5 不懂:-8 个里:-6 人觉:8 \
以不:8 们:19 会对:7 做$:15 先回:28 别给:7 到数:-5 告当:11 在的:-19 天我:-8 套:14 存一:24 思路:-11 执行$:13 是直:-6 根:-9 生:62 要不:-26 要二:-11 音开:-6 `,
  ` .go:-19 ^^on:-10 ^^parser:-15 ^always:32 ^be:-14 ^logo:-8 ^tag:-7 ^users:9 ^vue:16 ^只:-19 ^枚举:16 ^缓:-5 ^除:-9 arguments:5 ff$:-7 half:55 \
invalidated:-7 itself:11 ji$:5 nothing:-18 ota:-6 pip:8 randomness:6 solution:13 such:-13 summarise:-10 throwaway:-6 till:-8 token:-64 \
unless:49 url:37 ~,+X+$:-46 ~,+always+$:16 ~,+看+着:-6 ~:+VERB:-14 ~ING+we+should:7 ~L+,+看:6 ~L+,+这:5 ~L+,+这个:8 ~L+还是+L:-5 ~S+at+NUM:-5 \
~S+the+VERB:5 ~S+when:9 ~S+without:7 ~X+)+$:-7 ~X+VERB:19 ~X+it+X:11 ~X+never+S:-18 ~X+要:6 ~i've+ED+it:-8 ~is+always:13 ~is+still:-7 \
~it+a+X:5 ~just+VERB+me:-9 ~my+X+X:-8 ~my+old:-5 ~never+gets:-5 ~on+X+S:-5 ~our+X+is:9 ~so+X+VERB:-9 ~the+BAD+is:-10 ~the+S+S:-5 \
~think+we+should:8 ~this+VERB:-10 ~two+S:-21 ~use+a:-8 ~不用+L+$:5 ~加+一个:-8 ~改+X+N:-7 ~是+我:-8 们按:11 例之:-15 先说:35 全:24 口:-6 名必:-6 呢:5 地改:-14 \
成测:8 掉了:17 改就:11 显:7 显存:6 有外:10 本以:7 自动:-6 舍入:6 裸:11 要分:23 认值:-16 贴全:-6 面的:-10 `,
  ` ^^repo:11 ^^vendor:-9 ^no:-11 ^主干:6 ^回答:8 ^起:-6 approvals:36 compiled:12 forget:-39 honestly:5 month:13 older:12 package:31 perhaps:6 \
picked:11 push:23 stops:6 timeouts:7 vpc:-13 ~,+X+他们:-6 ~,+this+is:5 ~ED+before:7 ~ING+about+X:-7 ~L+?+$:-7 ~NUM+in:-26 ~S+be:-6 ~S+to+it:-7 \
~S+we+should:-5 ~VERB+the+BAD:-5 ~X+S+VERB:15 ~X+and+not:-7 ~X+has+NUM:-14 ~X+the:-16 ~X+we+had:-7 ~X+本+$:12 ~^+X+$:-21 ~^+X+了:-11 \
~^+no+new:6 ~^+on:7 ~^+改+L:6 ~a+one:-11 ~at+X+X:7 ~i+keep:-6 ~i+think:12 ~i+think+,:9 ~keep+X:15 ~last+NUM:-7 ~must+be+ED:8 ~now+,:5 \
~on+the+ING:-10 ~the+X+i:-14 ~want+$:-10 ~which+S:-13 ~while+the+X:-6 ~下+X+了:8 ~了+$:-8 ~内+X+里:-7 ~再+看:7 ~写+一个+X:-6 ~别+在+X:7 ~给+X+看:-6 \
~要+改+就:-7 一起:13 三方:16 出了$:10 匯出:7 占了:-10 周报:19 回:53 地方:-9 壁放:-5 循环:-8 拆:23 改先:10 有中:9 班前:-5 误处:6 走:74 路:-5 转:11 轮询:-5 里这:-5 魔:8 `,
  ` ^^already:12 ^^docker:7 ^^every:-17 ^^numbers:-13 ^^test:-7 ^from:5 ^those:-11 ^对外:5 ^读:-14 application:5 attribution:-25 bad:-8 bus:18 \
copy:27 domain:32 frozen:60 grows:-5 grpc:52 index:-14 nearly:-5 next:20 padding:-5 pipefail:10 r$:-25 rather:7 swiftui:-6 tools:-7 ~-+VERB:8 \
~:+$:-27 ~ING+,:9 ~S+,+NUM:7 ~VERB+to+the:-12 ~X+S+to:8 ~X+所有+X:-5 ~X+超过:7 ~^+X+no:-6 ~^+in+X:5 ~^+should+the:-5 ~are+only:-20 \
~but+nothing:-5 ~by+X:19 ~can't+X:-7 ~have+the+X:-9 ~i+run+make:-9 ~if+something:5 ~let+it+BAD:8 ~one+who:8 ~the+X+you:15 ~the+old+S:-6 \
~without+ING:-7 ~修+X+全:6 ~再+做:-8 ~写+了+$:-6 ~地+X+不:6 ~总是+X:-12 ~我们+L:12 ~放+到:-6 ~是+给:11 ~每次+改+X:10 ~没有+L+$:13 ~统一+N+,:5 ~要+改+先:6 不放:6 串表:10 \
先拉:7 句:12 合$:-6 合了:-17 合适:-6 户端:17 抖动:14 数名:5 数据:6 日期:-5 格:8 次给:9 段:-24 的样:-8 看修:5 空数:-19 窗:12 管它:-12 而:10 话就:9 说:-33 那个$:-11 里没:-20 预算:14 `,
  ` ^^errors:-5 ^^output:-11 ^^rule:7 ^both:-19 ^以前:-5 ^接口:15 ^机器:5 ^编:-20 ^老板:-19 ^要:-7 although:-10 anybody:-5 auth:7 but:-71 changed:40 \
columns:16 committed:7 fish:26 nesting:10 plot:-14 ~,+CODE+X:6 ~,+一:12 ~,+你+觉得:6 ~ED+for+X:-10 ~L+有+X:-6 ~S+,+a:9 ~S+live+for:5 ~S+over:13 \
~VERB+any:-13 ~VERB+the+ED:-10 ~X+,+one:-12 ~X+X+must:6 ~X+keep+the:-5 ~X+on+it:-12 ~X+之后:-5 ~X+了:8 ~and+X+the:-6 ~as+S+in:9 ~as+a:-6 \
~didn't+$:-7 ~ever+$:11 ~for+this:-17 ~have+no+X:-6 ~i+use+X:14 ~in+S:42 ~me+$:-9 ~on+every+X:7 ~one+X+,:-17 ~only+,+so:-11 ~that+X:-9 \
~the+X+VERB:11 ~the+same+for:5 ~was+BAD:10 ~一+点+$:-9 ~个+规矩:8 ~再+也:-5 ~别+改+X:-8 ~在+N+,:7 ~我+把:-9 ~改+X+之前:7 ~是+L+N:7 ~跑+一下+L:9 个变:-5 乱:-9 事不:17 \
交一:-8 修:16 做一:6 分析:-14 剩:-34 加上$:-7 另:-20 只动:11 各的$:5 因:-33 在代:5 大$:-11 字:37 展:-14 我们:19 报表:11 擎是:6 止循:-8 每一:-6 真:-13 码放:6 美:8 要碰:7 论再:15 \
赖之:8 跟着:10 迭:-5 那个:-13 里是:-6 量不:6 间都:12 電話:-6 非:-9 `,
  ` ^^has:-7 ^batch:-11 ^deploys:-14 ^figma:7 ^file:11 ^last:-20 ^logs:15 ^maybe:23 ^prettier:7 ^ru:6 ^支付:7 crashes:-13 dark:-37 done:-20 \
elegant:9 enable:-7 env:13 inside:17 linter:27 middleware:-13 recieve:-9 says:-115 semver:9 sfx:5 share:16 snake:-6 socket:-18 width:21 \
~,+the+last:8 ~,+what:-11 ~,+你+写:-6 ~N+以上+$:9 ~NUM+S+for:-5 ~S+ED+$:9 ~S+X+LY:-9 ~S+with+S:8 ~X+NUM+only:-7 ~X+从+X:11 ~X+全部+L:5 ~^+L+说:-5 \
~^+use+X:21 ~^+如果:-8 ~if+the+X:-7 ~of+NUM+,:-8 ~please+VERB+the:-5 ~the+X+off:-5 ~them+$:20 ~there+is+no:-10 ~they+always+VERB:-7 ~use+NUM:-6 \
~we+use+S:6 ~上+去:-7 ~了+L+$:16 ~地+X+,:-10 ~必须+是:6 ~按+X:18 ~改+X+个:13 ~现在+都:-6 ~的+是+哪:-7 ~这个+L:-7 不全:6 了个:-15 以第:-9 位的:9 公:28 分区:6 前后:-7 同事:-13 \
后就:10 周期:6 域:14 存:-11 崩溃:-5 应用:18 拉:14 接写:6 支上:-12 有多:-5 杀:-13 注意:10 渲:-9 算:-6 置里:-10 能少:6 软:8 退避:-9 高:17 `,
  ` ^^g:10 ^^mentor:-7 ^^more:5 ^^spec:-9 ^apps:20 ^min:16 ^prod:5 ^seed:-5 ^upstream:5 ^可:6 ^默:-9 bump:8 checkpoints:-54 contains:-8 disable:10 \
guys:-21 include:10 lead:-7 n$:37 per:55 screens:-26 slots:6 status:-12 was:-29 window:-7 zod:48 ~,+no:6 ~,+no+S:8 ~ED+one+$:-12 ~L+,+不过:-9 \
~VERB+the+last:-5 ~X+:+L:5 ~X+BAD+in:-5 ~X+ING+is:6 ~X+me+a:-6 ~X+谁:11 ~^+ED+X:-5 ~^+S+must:-13 ~^+VERB+,:-11 ~^+X+下:9 ~^+X+每:11 ~^+always:19 \
~^+make+X:8 ~^+no+ING:17 ~^+or:-8 ~^+你+写:5 ~^+然后:-5 ~a+VERB:-19 ~are+three:-5 ~below+the:-7 ~for+the+first:-12 ~for+this+X:-13 ~has+this+X:-5 \
~i+don't+get:-9 ~in+X+and:-9 ~just+ED:-10 ~of+ING+$:7 ~or+X:-11 ~the+S+X:-18 ~then+we:-8 ~to+X+on:10 ~two+X:26 ~used+to:-6 ~which+X+is:7 \
~with+one:-9 ~不要+继续+,:6 ~先+说:14 ~全+是+L:5 ~别+用:5 ~搞+不+X:-7 ~放+X:9 ~禁止+X:-6 ~被+X:-9 ~这个+X+在:5 ~那边+会:5 一声:26 不懂$:-10 会比:7 六:-6 写法:-9 写着:-15 只增:8 \
啥:-24 复盘:5 审计:19 导出:15 急$:-14 我转:-7 手:29 据量:-10 故:6 整数:7 文就:7 时统:15 没保:-10 请:15 跳:-19 返回:-33 逗号$:8 量都:-5 靠:23 页头:-6 `,
  ` ^^interesting:-9 ^^keep:-15 ^^moment:16 ^^npm:-7 ^anyway:-16 ^kebab:-5 ^kinda:-8 ^发版:-5 ^提:12 ^现:18 avatar:7 common:6 dependency:16 easy:-21 \
firmware:26 run:-7 services:73 strips:11 suite:16 whether:-22 ~,+VERB+a:-5 ~,+X+after:7 ~,+X+不:10 ~,+i+X:17 ~ED+S:21 ~ED+it+and:-8 ~L+就+是:-15 \
~L+说:-5 ~NUM+am:14 ~NUM+is:18 ~NUM+now:6 ~S+S+the:-12 ~S+a+S:-7 ~S+please+,:9 ~VERB+S:57 ~VERB+for:-15 ~X+,+keep:9 ~X+ING:6 ~X+is+never:-6 \
~X+we+don't:-17 ~X+you+need:-7 ~X+上:-6 ~X+不+再:5 ~X+最多+X:6 ~X+点:-13 ~^+X+内:6 ~^+that's+how:13 ~^+when+you:6 ~^+现在:10 ~^+要是+每个:-6 ~does+$:7 \
~i+never+ED:-7 ~is+ED+by:13 ~it+S+a:-6 ~just+VERB:-16 ~no+VERB:6 ~nobody+ED:-5 ~of+it:-5 ~only+,+X:7 ~out+,:-8 ~run+S:-6 ~so+keep:9 \
~something+,:5 ~that's+X+$:-6 ~were+on:-5 ~不用+用:5 ~我们+按:7 ~是+给+X:5 ~点+,+别:-8 ~现在+X+时:-5 ~给+我+,:-5 ~跑+就+X:-8 ~里+X+$:14 ~里+X+了:-5 ~除+外:5 一$:-9 \
上白:-5 传的:7 像有:-5 先用:-16 名全:16 周:46 在改:64 定要:-8 实现:-17 开头:16 归:15 我说:5 拉$:5 挂了:-37 据集:5 是就:-6 档放:11 永:-63 没事$:-6 用方:-5 的魔:8 英文$:7 表单:5 要再:12 \
试过:-5 跑过:5 过了:-15 这里:-71 迟早:7 飞:26 ，烦$:-11 `,
  ` ^^coverage:22 ^^doc:-14 ^^go:16 ^^i:-27 ^^switch:-8 ^plain:-18 ^下周:-7 ^也许:12 ^任务:-5 ^我觉:-5 ^然:-8 adding:25 badge:-12 bottom:-12 changelog:49 \
information:25 into:19 june:6 leaves:5 listed:-13 pg:21 physics:16 ruff:9 second:-75 skill:-7 team:44 tests:-22 training:-7 trouble:-7 \
~,+then+we:-7 ~,+都:-17 ~ED+in+,:9 ~L+这边:5 ~NUM+::-17 ~VERB+everywhere+,:9 ~X+(:-8 ~X+,+加:-11 ~X+can+you:-5 ~X+its+S:-11 ~X+last+X:10 ~X+下:5 \
~^+S+was:-5 ~always+ED+for:-5 ~another+X:-13 ~by+X+,:7 ~goes+through:-10 ~it+$:7 ~that's+our+X:8 ~the+last+NUM:-7 ~下+X+不:11 ~不要+X+L:6 \
~之前+用:-5 ~我们+要+X:-7 ~搞+不:-7 ~是+因为:-11 ~要+改:7 ~跑+一+次:-8 个改:-10 个还:5 发地:8 只:83 后接:-8 哈哈$:-18 在这:-18 始$:-8 建$:13 当:10 得自:-10 才:16 放到:-11 是先:23 \
有按:-9 有错:-6 東西:-5 构造:-5 检:-22 正常$:-9 的格:5 程序:12 笑死:-5 等保:8 绝对:-15 缓:-24 背景:-9 舍:6 要五:-15 赶:-18 迭代:-5 除:40 難:-12 面:24 题$:-10 `,
  ` -oncall:6 ^^one:-5 ^^sure:-6 ^helm:-12 ^安卓:7 ^覆:12 ^谁:17 airflow:-5 bem:7 diffs:14 do$:20 drop:38 edited:9 layer:16 locally:15 master:34 \
red:13 refactoring:9 scheduler:-21 testdata:-5 toggle:-6 ~,+L+只:5 ~,+then:-8 ~,+现在+是:-5 ~.+X+$:5 ~BAD+S+are:-6 ~S+S+X:11 ~VERB+S+$:6 \
~X+)+,:11 ~X+N+$:-8 ~X+X+to:-11 ~X+at+the:10 ~X+no:-7 ~X+now+$:-6 ~X+out+in:7 ~^+ING+the:8 ~^+S+run:7 ~^+就:-8 ~all+three:-9 ~both+and:-8 \
~gets+a:6 ~go+to+CODE:-7 ~goes+for+the:5 ~me+the:12 ~must+always+X:-9 ~nothing+ED:-5 ~on+one+X:6 ~since+the+X:-5 ~under+VERB:-7 ~up+to:9 \
~we're+done:-6 ~we+X+$:-6 ~写+X+一:10 ~必须+能:-5 ~我们+L+X:7 ~没+X+$:-13 ~的+就+X:-7 ~着+$:-19 不算:6 个方:-20 人的:-7 们有:-5 入口:10 叫:32 合不:-8 好看$:-5 就不:16 \
市场:9 改的:12 是从:8 框要:-17 比方:7 游戏:7 率从:-6 用:53 看看$:-9 西:14 要每:16 计时:-9 起:-6 跑就:-13 过三:6 都别:-18 `,
  ` ^^example:-7 ^^export:-8 ^^plan:-23 ^pull:-6 ^点:-6 ^问:-11 cleanup:-6 compare:-21 endpoint:22 gives:-16 midnight:16 reviews:33 shadow:-32 \
spinner:-12 stream:8 typo:-21 ~L+之前:6 ~S+from+CODE:-6 ~S+go+to:7 ~S+in+the:6 ~VERB+S+that:13 ~VERB+X+::5 ~X+,+S:27 ~X+BAD+$:13 ~X+ING+$:11 \
~X+S+::11 ~X+their+own:-13 ~X+本+,:-16 ~X+统一+用:5 ~^+BAD:-15 ~^+L+只:-9 ~^+X+,:-15 ~^+i+use:14 ~^+no+need:-6 ~^+个+X:-11 ~^+先:-22 ~and+X+how:5 \
~and+X+is:-7 ~can+you+VERB:-12 ~for+S+under:-10 ~has+no:5 ~how+X+do:5 ~i+X:41 ~is+VERB:-11 ~it+to:7 ~last+X+so:10 ~never+VERB+the:15 \
~the+VERB+S:10 ~unless+i:11 ~when+the+S:-6 ~you+have+to:-8 ~不+X+了:12 ~为什么+$:-7 ~之前+要:-5 ~了+,:-7 ~你+X+就:7 ~地+改:-8 ~改+个:5 ~本+没:-8 ~的+请:6 三点$:16 \
上家:-6 两种:-5 件要:-7 共:6 副:13 名字:-12 咱们:29 坏的$:-7 开頭:-9 录:8 我手:6 放在:8 新接:-24 竖屏:-5 结果:-44 行就:-5 设备:-11 设计:20 读:31 `,
  ` ^^happens:-5 ^loading:-14 ^rust:6 ^soft:16 ^stop:6 ^yesterday:-5 ^一:15 ^不知:-5 ^流:-20 ^状:5 acceptance:6 auto:-36 bring:21 callback:-6 \
decode:-28 emails:-5 explain:55 fail:-9 features:-6 four:-15 good:-48 image:14 invalid:-11 means:30 notebooks:6 shipment:5 ssh:11 stay:56 \
tabs:-35 ticket:29 worked:-27 ~,+no+X:-8 ~,+there's:5 ~,+use+X:12 ~,+过+X:7 ~ED+with:11 ~L+归:5 ~N+L+就:-9 ~S+NUM+$:-5 ~S+X+for:-5 ~S+please:9 \
~VERB+from+CODE:7 ~X+,+nothing:-6 ~X+S+LY:-10 ~X+X+ING:12 ~X+keep:-5 ~X+那+里:-9 ~^+L+用:5 ~^+X+-:13 ~^+X+报错:-11 ~^+with+that:-7 ~^+咱们+X:8 \
~and+X+it:-5 ~are+not:-24 ~for+that:15 ~it's+ED:10 ~it+without:-5 ~now+,+X:5 ~so+we:-11 ~than+NUM:-11 ~there's+no+X:12 ~there+is:-13 \
~this+::-5 ~to+X+and:-5 ~unless+i+X:11 ~why+the:-13 ~your+S+,:6 ~不+上+去:-5 ~写+一:-7 ~写+了+,:6 ~别+$:-5 ~叫+X:5 ~我+在:11 ~最多+N+个:6 ~永远+X:-14 \
~没有+L+,:5 ~要+X+我:6 一下:-42 二周:5 交$:-11 价:5 做了:27 别带:-12 别直:22 去了$:-9 器:5 学校:5 废弃:6 息要:17 持原:-7 期了:-8 来说:16 档旁:11 款:20 法不:5 游:42 的手:7 的请:10 \
端是:5 编:6 网路:-14 能别:-5 要:57 要同:5 言:-11 这类:7 门:12 `,
  ` ^^.h:8 ^^commit:12 ^^m:-7 ^pnpm:-14 ^文档:-21 article:-6 being:12 conflicts:-13 db:36 f$:-8 guessing:22 he:-36 internally:19 meant:-27 \
oracle:10 paper:12 pt$:-12 short:8 speaks:8 unsure:8 variables:21 version:-13 way:27 welcome:-9 ~,+S+the:-5 ~,+is+it:-8 ~ED+X:40 ~ED+in+the:9 \
~S+a+X:16 ~S+may+X:-5 ~S+my+S:-6 ~S+we'd:-6 ~VERB+X:55 ~X+,:7 ~X+for+each:-11 ~X+never:-23 ~X+that+S:7 ~X+to+have:9 ~X+都:14 ~^+i've:5 \
~a+BAD+X:10 ~a+ING+X:13 ~a+X+without:11 ~after+a:-18 ~anything+ING+X:6 ~are+LY:-5 ~at+it:-5 ~for+S+is:16 ~i'm+new:11 ~it+,+we:-16 ~me+,:5 \
~run+X:7 ~the+LY:14 ~them+X+$:-14 ~上次+X:7 ~不会+X:5 ~不用+$:5 ~不能+用:-15 ~个+X:-23 ~了+一+X:-12 ~会+$:-10 ~再+改:-10 ~别+管:-6 ~到+X+$:-5 ~哪+些+X:15 ~在+我:-6 \
~我+X:-10 ~的+时候+X:-5 ~超过+X:6 ~都+不能:8 他们:-21 会挂$:11 你每:-17 关:9 加一:-38 又是:-5 司都:-5 启就:-6 完把:26 式环:6 思$:-8 想看:-8 我只:5 我赶:-8 最低:31 标记:-15 正文:9 \
沒有:18 活:13 爱:-6 计那:-12 路径:11 还要:-11 遠是:-7 `,
  ` ^^user:5 ^console:11 ^excel:-6 ^issue:-5 ^jdk:8 ^tooltip:-9 ^状态:5 according:-11 axios:-7 ban:5 beside:46 bit:10 check:-28 close:8 css:22 \
dead:-13 expire:8 null:22 obvious:5 passed:-5 please:39 sigterm:-11 truth:24 tuples:-5 vpn:42 ~(+S:5 ~-+X+,:12 ~CODE+is+the:12 ~L+一律+不:6 \
~L+用:10 ~NUM+as:-6 ~S+ED+,:-10 ~VERB+CODE:-13 ~X+-:42 ~X+:+S:10 ~X+again+$:-15 ~X+but:-14 ~X+gets+X:-9 ~X+on+the:-9 ~X+should+X:8 ~X+when:-17 \
~X+管+X:5 ~^+L+要:13 ~^+X+好像:-5 ~^+跑:-7 ~^+这边:8 ~always+S:-17 ~at+NUM+$:-7 ~don't+VERB+it:6 ~i'd+like+to:-5 ~is+just:7 ~my+last:-5 ~never+S:-22 \
~run+the+X:12 ~we+ED+on:-7 ~we+are:-29 ~不用+管:-21 ~不要+X+加:-5 ~了+L+,:-7 ~他们+要+X:-5 ~啊+$:-14 ~格式+X:-18 ~每次+L+都:-8 ~的+用:6 不叫:8 不用:11 从这:24 以后:-6 \
件$:-7 体中:8 写业:7 加载:-22 动$:7 动了:7 可:-20 后的:7 四空:19 底是:-7 张表:5 我用:21 描:-5 操:18 是空:-31 框:-44 检查:-16 波器:-6 游标:16 环:8 理又:-6 用全:-10 的权:-5 訂:14 \
译报:-19 试试:-10 过不:-21 遵:-14 里啥:-6 里所:-10 闪:-19 间不:-23 默:27 `,
  ` 9$:14 <z-long-8>:31 ^ :7 ^^are:-6 ^^show:-8 ^^you:-32 ^可能:9 ^把 :-11 ^要是:-21 ^跑批:12 ^隔壁:-21 ascii:18 buttons:40 caches:6 camelcase:17 clean:13 \
colour:8 devices:12 did:-20 double:5 esc:6 exceptions:15 flickers:-6 forty:5 myself:-19 nacos:-5 production:-28 schema:35 titles:8 ~,+报错:12 \
~-+X+-:6 ~BAD+,:14 ~L+,+只:-9 ~L+自动:-5 ~S+,+one:17 ~S+use:8 ~X+.:9 ~X+L+::-6 ~X+S+after:8 ~X+S+when:12 ~X+X+S:39 ~X+之后+L:-6 ~X+的+::5 ~X+过+的:5 \
~X+这+X:-9 ~^+after:-7 ~^+two+S:-6 ~a+X+$:-6 ~about+ING+X:-5 ~and+VERB+the:-12 ~and+not:-11 ~doesn't+VERB:9 ~goes+in:15 ~goes+through+X:-13 \
~has+CODE:5 ~has+NUM:-12 ~i+X+the:-25 ~is+through:5 ~last+X+$:15 ~the+S:11 ~their+S+are:9 ~they+want:-5 ~we+always+X:-11 ~with+the+VERB:-5 \
~一下+L:5 ~在+X:21 ~在+用+$:-6 ~按+你+说:-5 ~改+X+把:15 ~是+L+X:-8 ~用+里:8 ~这+一个:-5 ~里+最多:8 万别:-6 上的:26 中间:10 候要:11 准备:9 原始:23 只有:18 台:31 在全:16 域名:15 \
定一:-5 忘:-21 想是:7 所有:-16 打:19 提:15 擎:7 收到:-11 有我:11 标题:5 没必:6 现:7 的用:11 码用:8 验$:-16 `,
  ` .meta:10 ^^could:6 ^without:-7 ^你这:-9 ^线上:9 ^都:8 anyhow:6 b$:5 beats:14 fixtures:18 hangs:12 limit:-18 lose:-6 mode:-48 pre:5 readme:-28 \
role:-6 runs:40 sample:-22 sqlite:17 theme:33 total:-13 visible:11 ~,+the+VERB:-5 ~,+下:7 ~BAD+in+the:-13 ~ED+my+X:-8 ~LY+on:8 ~NUM+S+in:9 \
~S+all:-8 ~S+and+then:-6 ~S+two+S:-11 ~VERB+it+$:-11 ~X+S+?:-9 ~X+S+everywhere:-7 ~X+was:8 ~X+里+说:-12 ~^+i+need:-10 ~a+while:5 \
~doesn't+X+$:-10 ~don't+need+to:-5 ~everything+,:-5 ~for+everything:10 ~is+for+the:-7 ~of+S:-11 ~one+for:-13 ~our+X+$:8 ~should+always:-10 \
~the+VERB+X:7 ~through+the+X:6 ~to+be+ED:7 ~when+the+X:-24 ~why+the+X:-11 ~with+CODE+$:10 ~一个+用+X:-7 ~不+叫:5 ~个+X+觉得:5 ~了+X+个:-5 ~到+X+点:5 \
~改+L:18 ~是+X+的:-14 ~来+X:12 ~用+的:8 ~的+时候+把:7 ~的+要:11 ~的+请+X:6 ~的+问题+$:-6 ~能+跑+就:-6 ~都+X+L:13 ~里+X+,:12 一切:-6 上线$:10 不要:-38 两个:18 两秒:-6 主色:-13 \
任:8 位是:12 先问:31 其:-12 列给:20 名用:30 图片:7 好的$:-7 忘了$:11 我要:22 户的:21 效$:-7 档一:6 每晚:6 消费:9 然:-29 生命:6 管:-21 级别:-9 试又:-6 该是:-13 说每:-8 里只:6 针$:-5 `,
  ` .json:5 00$:-15 ^^off:5 ^^sql:33 ^^tried:-11 ^either:8 ^main:22 ^not:27 ^函:-7 ^工:-7 ^帮我:-17 ^每次:5 ^超:-19 architecture:19 compiler:-13 \
component:-8 csv:-53 explicit:6 hi:-13 it$:-10 length:22 odd:-11 pay:-5 picker:-18 polish:-7 retry:-10 ~,+X+for:11 ~BAD+with:-5 ~ED+one:-12 \
~S+goes:9 ~S+never+X:5 ~VERB+the+VERB:15 ~X+X+needs:-11 ~X+after:-6 ~X+because:5 ~X+run:-5 ~X+不用+X:8 ~X+要+写:12 ~X+觉得+X:7 ~^+S+VERB:7 ~^+问题:-6 \
~^+默认:-5 ~always+X+on:-7 ~an+X:-6 ~i+would+like:-5 ~in+NUM:-9 ~in+one:-9 ~in+three:8 ~it+,:-31 ~no+more:13 ~not+LY:-10 ~not+a+X:6 \
~so+just+VERB:-13 ~that+was+ED:5 ~the+CODE+S:14 ~to+VERB:-29 ~up+$:22 ~we+$:-20 ~you+think+we:5 ~个+X+用:-9 ~写+X+了:-7 ~在+我们:-6 ~我+,+直接:7 \
~时候+把+X:7 ~没+$:-7 ~的+X+就:8 ~请+用:7 ~跑+一下+X:-8 一个$:-13 不关:10 先调:-6 具:22 写法$:10 分位:12 动上:5 动画:-18 参数:21 句话:13 器是:6 因为:-21 声明:-8 就好:-5 志每:-5 \
插:-16 敏:5 数组:-12 断网:-10 有标:-16 本只:6 本号$:-15 步提:7 的编:7 的要:18 着$:-31 知道:-10 确认:-20 示在:-7 覆:39 谁:-15 这支:-5 都得:26 鉴:10 闭:-12 `,
  ` 5$:12 <z-capitals>:40 <z-long-4>:31 ^^idea:-11 ^^looked:-8 ^^previous:-8 ^^storybook:5 ^^word:5 ^we:33 ^为什:-11 ^没有:20 anymore:-51 bar:-18 \
come:13 else:32 fewer:8 flight:-17 forward:-9 i've:-21 import:-18 log:-41 none:-13 rate:23 se$:-7 took:9 tooltips:-6 ts:-8 withagent:-24 \
~,+so+X:17 ~,+that's+a:12 ~,+不:13 ~L+我们:8 ~L+那个:-5 ~S+on+X:-21 ~S+than:-6 ~VERB+S+,:8 ~VERB+to+it:5 ~X+L+写:6 ~X+N+,:7 ~X+X+the:18 ~X+再:31 \
~X+前+都:5 ~X+报错:-12 ~^+前:9 ~are+always:6 ~could+be+X:8 ~how+many+S:-5 ~is+ED+every:5 ~new+X+gets:5 ~not+VERB+S:10 ~to+CODE+$:-7 ~to+her+$:9 \
~use+X+$:32 ~一+X+就:-7 ~后+X+$:-5 ~咱们+X:8 ~时候+每:-11 ~的+X+先:5 ~给+用:6 ~给+用+X:6 ~说+X+不要:-5 ~跑+就:-8 ~这个+X:-5 一版:-9 下我:-5 下班:-5 不转:6 份:18 传进:6 典:10 \
别动$:9 却:-11 号删:5 名要:6 周末:5 它跑:-11 当错:11 得以:-6 改这:-9 案就:8 求都:-16 点:11 素:7 试的:12 说不:-34 调到:-7 跑的:-10 问:34 随时:16 页的:-8 `,
  ` <long-5>:38 ^^abbreviate:11 ^^everything:-5 ^^see:-5 ^^three:-6 ^^what:-12 ^context:20 ^give:-16 ^imports:14 ^just:-19 ^sc:-8 ^write:-16 \
^第:-32 ^订单:-14 ^适:9 affected:6 android:17 captured:-25 clear:26 collider:-11 config:-35 existing:-14 invent:8 know:-5 labs:12 listen:-6 \
loaded:-17 local:-15 merged:20 mhz:8 ones:8 other:-62 rem:15 repositories:9 rewrite:-24 sign:14 split:-42 sso:-10 states:-6 talked:18 to$:-14 \
tool:-13 touch:46 webp:6 ~(+X:12 ~,+here:-7 ~,+that:-9 ~,+why:-6 ~,+应+用:7 ~BAD+and:8 ~CODE+X:15 ~L+不能:-7 ~L+已经:6 ~X+,+do:-5 ~X+BAD+,:6 \
~X+ING+,:-7 ~X+L+一定:5 ~^+X+must:-7 ~^+X+规定:-10 ~^+i+ED:-8 ~^+the+VERB:20 ~^+would+it:6 ~^+没有+L:9 ~a+VERB+for:-16 ~always+X:-39 ~at+all:-17 \
~for+X+is:6 ~in+a:11 ~it+and+VERB:10 ~the+X+BAD:10 ~to+get:-6 ~you+don't+need:-5 ~不+X+,:13 ~为什么+,:8 ~了+,+N:-5 ~你+X+的:6 ~先+L+,:-5 ~全+是+X:-11 \
~写+$:10 ~和+X+$:7 ~帮我+X+L:-5 ~我们+不用:6 ~改+,+X:7 ~都+该+X:9 一:-16 不打:19 不要$:-6 个字:-18 件事:19 先出:-11 协议:9 填:-15 工单:7 我$:16 我忘:11 手改:10 欢小:6 测试$:21 \
烦$:-11 由:13 綠:-10 缓存$:-9 能为:13 能在:-9 行的:15 调:-39 这是:20 锁在:18 `,
  ` <z-slash>:30 ^^gpu:11 ^^t:-7 ^replace:-5 ^values:-12 ^websocket:7 ^这种:6 ^音:5 changes:-18 confused:-8 eleven:-5 entry:38 infra:23 ip$:10 \
mind:-11 others:-15 pr:12 research:6 today:-20 which:-101 wiped:16 year:49 ~,+S+only:-5 ~,+also:6 ~CODE+,+VERB:-7 ~L+管:9 ~L+里+X:9 ~L+里+有:-6 \
~N+L+的:6 ~S+are+never:5 ~S+with+a:6 ~X+S+all:-5 ~X+X+X:26 ~X+不得:-5 ~X+会+把:6 ~X+好像:-7 ~X+时+L:-7 ~X+每:12 ~X+说+要:-6 ~^+X+出来:-6 ~^+why:-5 \
~^+不是:-5 ~^+你:-24 ~always+ED:-11 ~am+$:13 ~just+VERB+it:-5 ~on+a+X:-10 ~only+VERB:-12 ~over+ED+S:5 ~so+no+S:6 ~the+X:-6 ~to+make+X:-5 \
~we+want+the:5 ~without+S:5 ~了+一个:-5 ~全+X+$:-17 ~全+X+了:-6 ~全部+用:5 ~别+,:-6 ~应该+用:-8 ~是+N+L:-7 ~有+一个:-8 ~次+,+X:5 ~用+N+,:-9 ~统一+写+X:6 ~跟+我+X:19 \
~还+X+$:5 ~那+里+X:-7 不然:-10 不管:11 个域:11 件不:8 作业:-10 六点:-9 到最:-6 加$:8 加了:-16 字串:6 小朋:-6 層:5 撤销:-7 期都:-7 李:-6 桌:-8 没定$:11 的提:-9 符:9 索:-31 翻成:13 \
败的:5 载:-22 输入:-29 适配:5 鍵:10 `,
  ` -lines:11 -utils:-6 1$:-5 <z-long-0>:-48 ^^exports:6 ^^row:-8 ^rename:-5 ^se:14 ^we're:45 ^必须:9 alert:5 api:37 based:34 browsers:25 \
calculateattributionwithaccumulated:-16 completely:5 develop:38 hm:-10 html:10 mine:-7 offset:6 rewrites:-6 tenant:23 visitor:-5 yes:31 \
~,+X+后:-15 ~,+which+is:-7 ~BAD+on+X:-6 ~L+永远+是:15 ~NUM+with:-12 ~S+BAD+$:9 ~S+something:6 ~S+where+we:-7 ~X+in+that:-9 ~X+查+$:-6 ~^+S+,:-13 \
~^+X+ING:7 ~^+do+not:26 ~can+you:-19 ~for+X+,:-5 ~from+me+$:-10 ~had+a+X:-13 ~i+never:-14 ~no+X+ING:-7 ~off+by+one:-5 ~this+VERB+$:-5 \
~through+$:5 ~to+the+old:-5 ~with+that+in:-7 ~without+a+VERB:7 ~上+的:12 ~不能+X+$:-11 ~到+X+,:-5 ~到+X+都:-5 ~我们+X+里:-16 ~用+X+在:7 ~说+的+X:8 \
~那边+X+$:-5 ”$:14 一条:14 上次:11 使:6 值班:8 出:12 到别:-7 前那:-10 合同:14 在周:-7 天就:8 少一:12 己弄$:-6 支名:8 文件$:14 求$:5 泄:7 点$:-6 的事$:-7 纠:5 级到:-10 过好:7 里可:5 `,
  ` <long-1>:-17 ^<num>:32 ^^can:-21 ^^target:6 ^^v:21 ^by:-19 ^上线:10 ^测:-24 ^评审:-13 ^颜色:6 below:27 deal:12 enabled:-14 le$:5 links:-18 minor:28 \
missing:-26 partner:7 pt:9 ram:6 yet:-53 ~,+X+一个:6 ~,+we:31 ~ED+a:-5 ~ED+that:8 ~L+里+所有:-7 ~S+X+ED:-5 ~S+every+NUM:-9 ~S+must+not:7 \
~S+without+a:9 ~VERB+a:-6 ~VERB+it+on:-5 ~X+isn't+X:8 ~X+only+in:9 ~X+一直+不:-7 ~X+不能+有:7 ~X+从来+没:-7 ~X+里+用:6 ~^+X+后:-8 ~^+X+必须:6 \
~^+could+you:7 ~^+either:5 ~^+for:9 ~^+never:-5 ~^+you+put:-6 ~at+NUM+,:12 ~get+ED+$:8 ~get+why:-8 ~if+we:-14 ~is+ING+in:11 ~like+i+X:5 \
~only+one+X:-8 ~what+we:9 ~with+LY:-5 ~不要+加:5 ~个+X+$:-9 ~就+不:5 ~应+用:11 ~我+的+X:10 ~我们+X+的:-5 ~所有+时+X:7 ~有+X+,:-7 ~本+地+X:16 ~的+时+X:5 ~管+它:-7 \
~能+X+,:-11 ~规定+不能+用:-7 ~说+的:11 ~都+写:7 ~里+的+$:5 ~问题+你:-5 一年:8 一般:-8 个永:-5 代码:33 件都:-6 入框:-16 兼:5 分配:11 台$:-10 号:74 处理:-15 复我:10 够了:17 天先:-5 \
定了:6 想好$:7 意$:-13 我点:10 按月:5 生产$:14 移动:10 空指:-5 结尾:11 网关:9 行宽:27 訊:8 讨论$:-10 起的:-5 选了:48 里说:-19 重置:8 重试:11 重跑:6 队的:-5 `,
  ` ^^case:17 ^^react:14 ^max:5 ^would:15 ^下:-24 ^中断:7 ^晚:5 branch:-63 committing:5 dumb:-7 edits:-12 entire:-25 ignored:-7 il$:10 lol:-43 \
makes:18 ops:35 person:9 ran:25 reading:-16 reload:-10 render:-6 rules:-15 server:33 switched:23 take:-31 task:14 twice:-24 usage:-21 \
~,+X+them:-6 ~,+一+X:12 ~,+是+不是:-7 ~L+了+$:26 ~S+we'd+have:-6 ~VERB+before+you:9 ~X+even+if:6 ~X+on+this:16 ~X+runs+on:9 ~X+should+be:5 ~X+和:9 \
~X+想:-12 ~^+what+i:8 ~^+我们:29 ~^+每次+改:15 ~a+BAD:10 ~a+X+,:20 ~from+CODE:-12 ~keep+ING:-21 ~must+VERB:13 ~than+one:9 ~to+X+X:-6 ~why+$:9 \
~最近+N:-8 ~的+X+格式:-6 ~的+要+X:12 ~这+是+X:5 ~都+这+X:8 ~除+,+X:6 一页:-14 上看:13 不一:-16 个人$:8 价格:-15 例的:5 修复$:5 入$:10 加上:-22 名谁:-7 多两:5 太多:8 对路:9 来$:29 \
来了:-5 档$:8 歉:10 汇:7 漏$:5 版之:-10 的问:-42 红:-6 至少:6 认的:9 诉我$:10 赖这:13 都:37 `,
  ` ^^request:-14 ^^sandbox:7 ^^service:5 ^^two:-7 ^nobody:16 ^support:-12 ^whatever:-16 ^个人:8 ^内:7 ^固:10 ^或许:7 ^缩:13 certificate:-8 changing:9 \
found:-32 jenkinsfile:6 made:-64 ny$:9 players:-11 reason:12 stuck:-26 totalbooked:-5 touching:32 trailer:-33 ~BAD+X+$:-13 ~ED+off:14 \
~ED+with+X:6 ~L+,+默认:8 ~S+again+$:9 ~S+here:22 ~S+in+this:12 ~VERB+it+,:-14 ~VERB+the+ING:-8 ~X+,+直接:-9 ~X+gets+ED:7 ~X+the+X:-19 \
~X+until+the:8 ~X+后:-7 ~X+的+时:5 ~X+看+过:5 ~^+when+a:-5 ~from+X+S:-13 ~is+at+CODE:11 ~is+our:5 ~is+used:-7 ~never+use:-7 ~other+S:-5 \
~our+X+,:-5 ~we+used+to:-6 ~were+on+S:-5 ~从来+不+X:-7 ~再+写+X:7 ~只能+X+到:6 ~我+不+X:7 ~放+L+,:7 ~是+从:6 ~的+L+X:-7 ~这+X+$:11 ~那+X:13 个用:-21 会挂:11 会被:7 \
做法:-11 公开:19 别自:6 到底:-8 原样:-9 告不:-5 在哪:-5 工:14 手机:11 打算:-10 按钮:-17 搬到:8 是看:-9 是这:-5 社区:7 维码:6 费方:5 超:25 退:-23 里存:-6 银:-8 间:40 首页:-24 `,
  ` ^^tables:-6 ^^work:9 ^email:-17 ^invoices:-25 ^public:7 ^不:25 ^厂:-8 ^换:-8 ^本地:25 ^这个:-21 ^链:-6 add:15 allocation:15 black:10 class:-9 \
cleaner:5 constant:-10 docstring:6 generic:-9 guess:14 images:7 important:-9 look:-63 require:22 settings:-18 tired:-7 wanted:-9 ~,+不过+X:-8 \
~,+再:-14 ~,+改+X:13 ~,+现在+全:8 ~S+are+only:-9 ~S+out+$:-5 ~S+with:25 ~VERB+new:-9 ~X+,+BAD:7 ~X+,+a:7 ~X+,+上次:7 ~X+up+to:6 ~X+we:-10 ~X+we'd:-7 \
~X+规定:-6 ~^+X+::-13 ~are+in+X:-5 ~be+the+X:5 ~between+NUM:12 ~from+now+on:12 ~i+ED:-22 ~if+it's+X:-6 ~in+your+S:6 ~must+X+VERB:-5 \
~never+X+the:11 ~nothing+in:5 ~nothing+may:7 ~per+VERB:8 ~so+no+X:-13 ~to+NUM+$:-6 ~to+have:5 ~was+ED:18 ~we're+on:9 ~we+were+on:-5 ~不+一:-6 \
~什么+都+X:9 ~内+X+只:-12 ~写+X+,:-6 ~写+个+X:-11 ~加+X+的:7 ~是+X+本:-9 ~的+地+X:-8 ~说+X+就:10 ~谁+加:9 ~都+X+到:7 ~都+要+写:-11 三点:14 不出:15 也一:12 名一:-9 哪$:-14 \
声:7 存档:12 就会:12 层级:7 左:-6 惠:-8 接做$:7 敗:-17 查询:5 步都:9 決定:8 滚脚:9 看了:-8 碰:28 紧:-17 者工:-12 表格:-23 计定:6 达式:-6 过来:11 送:11 里手:5 `,
  ` ^^amounts:8 ^例:-9 ^发布:-5 ^组件:5 ^选:12 ab$:5 came:-16 cargo:11 do:-27 globals:9 inline:17 intro:-8 kotlin:20 lena:-10 lists:-8 manually:-5 \
marked:7 number:-18 px:6 save:8 security:10 sessions:-9 ships:-7 someone:-15 sorting:-13 time:-23 use:-18 worker:-34 ~,+BAD+$:-9 ~,+i+want:-7 \
~,+对:5 ~L+上+有:-6 ~S+$:53 ~S+for+this:-5 ~S+of:-9 ~VERB+every+X:-6 ~X+:+VERB:-10 ~X+NUM+and:10 ~X+VERB+X:8 ~X+VERB+first:10 ~X+in+$:-15 \
~X+the+NUM:7 ~X+会:-13 ~X+出来:-9 ~^+S+live:8 ~^+we+could:6 ~^+看:-10 ~a+X+to:11 ~be+X+$:-6 ~does+the+X:-8 ~has+one:-12 ~i+VERB+X:6 ~let's+X:13 \
~of+the+S:-5 ~on+the+old:11 ~one+ING:9 ~own+S:-17 ~please+never:6 ~to+VERB+by:-7 ~to+never+VERB:-6 ~use+X+,:-5 ~we+should:11 ~了+它:5 ~后+X+,:10 \
~得+能:7 ~我+X+就:6 ~我+为什么:-8 ~改+我:7 ~的+X+过:-7 ~跑+的:-6 ~过+X:12 ~里+不要+直接:-6 ~里+的:-5 万:-12 了:-50 加不:8 合计:-12 同步:37 定每:5 实例:10 带上$:-5 开发:10 得能:17 \
总是:-35 恢:-7 意思$:-8 是单:5 条$:-7 染:-9 次跑:6 死的:20 死的$:18 毫秒:13 種:26 第:-36 索引:5 见过:-5 较:12 适:-10 `,
  ` ^^general:19 ^^requests:10 ^^third:6 ^going:-5 ^interface:9 ^rebase:-13 ^utf:6 ^包:-5 ^购物:11 all:-39 convert:-5 demo:-41 first:43 gdpr:8 \
packages:40 paid:7 throw:41 tomas:-5 ~,+L+$:-6 ~,+so+a:10 ~-+S+$:10 ~:+S+are:7 ~L+,+不是:8 ~L+都:5 ~S+after:20 ~VERB+X+for:8 ~VERB+me+when:9 \
~X+,+never:-5 ~X+NUM+in:-10 ~X+three+S:-5 ~X+别+X:11 ~X+里+$:-6 ~^+L+直接:-5 ~^+X+the:11 ~^+没:8 ~first+X:-25 ~for+me+$:-11 ~in+this+one:-5 \
~is+BAD+in:-7 ~me+first:6 ~of+NUM:-14 ~on+every:9 ~one+$:-7 ~the+S+that:-14 ~then+we+X:-7 ~we'd+have+to:-7 ~we+never:18 ~with+X+,:15 \
~不是+都+该:9 ~他们+X+的:-5 ~和+X+,:7 ~已经+X+了:6 ~是+用+L:-15 ~的+都:7 ~过+来+$:7 ~默认+N:8 五上:-7 他说:-5 别的:-19 加分:-6 午不:18 商品:-7 头$:13 挡住:-11 挪到:-15 教:-25 \
时的:-8 求不:16 用管$:-10 端口:-39 群:18 跳到:-5 道歉:10 里面:21 限是:20 `,
  ` .ts:-33 ^^board:6 ^^it's:-8 ^^wonder:9 ^^your:-9 ^looks:-12 ^owner:7 ^under:-10 ^图:10 agents:5 app:81 argo:14 \
calculatepromptattributionatstart:-10 everyone:-8 param:10 payment:32 purpose:19 pytest:6 rev:-5 sentence:53 tab:-24 ~,+i+don't:13 ~,+make:-7 \
~.+.:-7 ~ED+ING+X:7 ~LY+two+S:7 ~S+X+the:7 ~S+here+,:9 ~S+like:-5 ~S+on+my:9 ~S+only+X:-5 ~S+over+X:5 ~X+;:7 ~X+S+ED:-10 ~X+over:30 \
~X+一律+X:-9 ~X+着:-12 ~^+S+on:9 ~^+my+ING:-7 ~^+the+S:-8 ~^+we+had:-7 ~^+是:8 ~^+跟:6 ~each+and:5 ~i+already:7 ~more+,:9 ~on+S+X:5 ~runs+on+the:7 \
~the+X+in:-27 ~we+always+VERB:11 ~么+说+X:8 ~以+L+为:5 ~内+X:-6 ~删+除+,:7 ~它+$:-9 ~改+X:9 ~是+不是+得:-7 ~看+L+,:8 ~给+X+用:8 ~能+跑:-6 三:-13 五下:21 们就:9 \
写错:-7 刷新:-7 发的:7 呼:8 啥$:-6 定不:-11 少$:-5 少了:-11 慢:-29 成两:25 拟:7 据放:-7 支援:7 数式:13 时间$:-8 是坏:-7 是绿:-8 晚批:-6 最新:-6 步$:-7 没权:8 用管:-42 的都:12 红色:-7 \
级:16 藍色:-14 试也:-7 超时:-5 鉴权:10 错的:-6 零:6 页是:8 `,
  ` /login:-13 ^.:8 ^^error:-5 ^string:-9 ^实习:-8 ^我的:18 ^搜索:5 ^版:-10 ^示:-5 approved:5 argon:9 backups:14 business:13 deploy:-22 dir:5 drops:-7 \
headers:17 mess:-9 named:26 passes:-18 reducer:-5 scripts:58 s？$:7 ~,+X+?:-15 ~,+only:9 ~,+以后+都:-6 ~,+我+先:-12 ~,+这个:18 ~BAD+X+in:6 \
~ED+X+$:-15 ~VERB+ING:34 ~X+ED+$:-14 ~X+X+a:-8 ~X+and+NUM:6 ~X+by:17 ~X+needs:21 ~X+with+CODE:7 ~X+单独:7 ~X+失败:-5 ~^+X+被:-5 ~^+nobody:10 \
~^+咱们:15 ~are+ED:5 ~can+S:7 ~everything+with:5 ~i+don't+think:11 ~in+X+$:35 ~is+NUM+,:-6 ~is+in+CODE:16 ~keep+the:-5 ~other+X:10 ~the+ED:-21 \
~this+one:-6 ~with+a+NUM:-5 ~without+ING+them:-10 ~不+都:-6 ~不要+用+$:-6 ~后+的:5 ~每+X:6 ~每次+改:9 ~没+问题:-7 ~用+你:11 ~的+L+一律:8 万行:-5 上:-33 不碰:-8 也要:15 \
了什:21 了没$:-12 互相:-19 人看:29 再写:29 写加:9 凡是:18 加锁:-6 号别:5 层不:9 态用:-6 找到:-20 持有:10 最近:-19 有规:-8 条命:-6 来不:-33 档不:9 没用:7 测:40 爱写:-6 画:-10 看下:-16 \
群里:11 訂单:9 递归:-11 都带:10 `,
  ` ^^db:-17 ^^totals:-10 ^样式:-10 back:-29 charge:9 closeday:-32 document:-5 dtos:6 instance:11 legal:31 library:10 loop:-22 loss:-29 prs:25 \
useeffect:-10 vars:12 windows:22 wire:5 ~,+and+then:-6 ~L+$:54 ~L+了:17 ~NUM+on+ED:12 ~S+(:-10 ~S+have+NUM:5 ~X+the+CODE:12 ~X+them+$:20 \
~X+under+NUM:6 ~X+下+X:6 ~X+只+有:11 ~X+我+为什么:-8 ~^+it's+ED:12 ~^+some+X:-7 ~before+ING:25 ~each+X+has:9 ~i'd+X+you:9 ~is+BAD+$:-20 ~is+ING+$:-5 \
~it's+NUM:6 ~new+S:19 ~now+on+?:-7 ~of+a:-6 ~our+S:9 ~the+X+for:17 ~一律+用:-7 ~上+X+N:14 ~个+X+都:-13 ~先+X+吧:-8 ~写+X+再:7 ~继续+,:6 三个$:5 下:-68 不了:6 \
个迭:7 会看$:11 先不:-25 写个:-40 原因:-7 去$:-5 去了:-9 开关$:-9 户能:-13 文档$:6 晚:-10 本号:-27 渲染:-9 用问:13 百行:12 禁止:-5 第一:12 纠结$:5 表只:7 谢$:11 转成:-21 远不:-25 \
里要:5 页:-45 `,
  ` ^^page:-15 ^^sit:-19 ^^that's:-7 ^^to:-6 ^line:24 ^uploads:12 ^what's:-44 ^法:-5 clerk:-22 dt:-5 hosting:9 hour:-19 later:-11 lives:34 lost:9 \
open:-56 reports:35 styled:7 syslog:-8 users:-80 ~,+S+,:5 ~L+,+已经:-7 ~S+):16 ~S+is+the:8 ~VERB+to:15 ~X+,+ED:10 ~X+a+VERB:-5 ~X+if+it's:-12 \
~X+one+$:10 ~X+will+do:-8 ~X+yet:-13 ~X+就+X:5 ~X+说+,:-5 ~^+L+上:-13 ~^+he:-8 ~^+i+VERB:6 ~^+i+always:-6 ~at+the+S:-10 ~do+i+have:6 ~for+S:17 \
~for+me:-7 ~how+many:-6 ~i've+X+you:-7 ~i+like:33 ~in+X+CODE:-12 ~in+two:-14 ~it+just+BAD:5 ~it+to+X:-6 ~must+have:-5 ~of+the+X:19 ~own+X:9 \
~to+run:-16 ~when+a+X:-26 ~when+in:9 ~why+,:9 ~一个+X+$:-18 ~个+地:-6 ~些+L:-10 ~从+L:14 ~以后+X+都:7 ~全+用:5 ~到+L:10 ~后+X+再:-5 ~应+用+里:8 ~说+要+X:6 \
~都+加:7 」$:13 事:-11 会把:19 全组:25 内:18 固:29 式不:-10 性的:12 拿$:6 昨天:-15 本要:6 档都:6 用一:-10 的适:-11 看不:-5 码$:-6 硬件:11 类型:-27 缩:33 能有:17 这样:21 连续:-5 顶:9 `,
  ` ^1:-5 ^^here:18 ^^marketing:5 ^^text:14 ^build:6 ^deprecations:9 ^hal:6 ^xml:-10 ^先做:-11 ^再:-5 ^合:-13 ^平:8 ^总结:13 clock:21 endpoints:5 \
entries:-5 full:7 json:49 keyboard:-7 project:26 raw:20 robot:-9 site:18 sorted:26 spanish:5 their:-29 ~,+i'm:-14 ~,+let's+go:-12 ~,+每次:5 \
~S+always:-16 ~S+only+in:-7 ~S+so:5 ~X+,+don't:11 ~X+?:-11 ~X+it's:-12 ~X+maybe+we:5 ~X+me+before:6 ~X+of:13 ~X+to+get:-6 ~X+your:-5 ~X+一+次:6 \
~X+再+写:7 ~X+和+X:16 ~X+时+X:16 ~X+来+说:9 ~X+没+X:7 ~X+这个:10 ~^+ING:-10 ~^+ING+is:-8 ~^+both+S:-11 ~^+to:-8 ~^+我们+不用:6 ~and+to:6 ~another+X+$:-8 \
~but+we:-8 ~do+,:-5 ~every+X+has:7 ~is+never:-12 ~that+X+in:-14 ~was+BAD+$:10 ~we+don't:-20 ~with+-:11 ~一个+用:-7 ~上+去+$:-5 ~不+X+会:5 ~不+一+X:-5 \
~之前+X+过:6 ~在+L+X:5 ~我+先:-13 ~是+N+X:11 ~是+这个+$:5 ~要+上:-6 ~要+给+X:-7 ~谁+X:-12 一列:-11 不:69 不过$:-8 个请:-17 二:-14 们家:12 件名:20 升级$:6 厂:-10 同时:7 名$:6 \
后改:9 在一:-10 型是:8 备份:15 多少:-16 家更:6 就往:12 恢复:-7 换:-12 清$:-19 生成$:11 示词:-6 简短:34 箱:11 类型$:-20 英文:12 这个$:22 连接:-8 链:5 `,
  ` ^^anything:5 ^^round:7 ^^thing:7 ^^with:8 ^move:-12 ^on:11 ^research:6 ^test:25 ^导入:6 ^日:33 bench:16 fun:-13 imagine:-6 install:10 loader:-24 \
l？$:-6 mac:36 reserved:15 sheet:-10 those:23 true:-32 vue:16 whoever:27 ~,+X+that:6 ~,+X+the:-5 ~,+你+X:-6 ~,+没有:9 ~.+.+.:-7 ~?+我:5 \
~CODE+now:10 ~ING+we:7 ~L+X+都:5 ~L+上:-11 ~L+直接:-7 ~NUM+S+but:-7 ~S+from+the:11 ~VERB+those+S:15 ~X+,+i:14 ~X+,+with:10 ~X+a+X:13 \
~X+or+only:-5 ~X+先+X:12 ~X+写+在:5 ~X+吗:-6 ~X+来:27 ~X+能+$:10 ~X+里+不:6 ~^+X+不准:7 ~^+both:-11 ~^+the+X:-11 ~^+所有:7 ~^+要+不:8 ~already+ED:7 \
~don't+X+about:5 ~has+X:-12 ~in+X+(:-16 ~is+never+ED:-6 ~make+X+$:-5 ~my+old+X:-5 ~not+$:5 ~not+ED:-7 ~only+used:-16 ~that+X+the:9 \
~the+X+is:-39 ~when+you+VERB:9 ~with+BAD+$:7 ~you+$:9 ~个+X+了:16 ~为+X:7 ~了+什么:13 ~从+N:5 ~再+说:7 ~到+N:-14 ~时+X+,:9 ~时+X+都:8 ~看+L:9 ~要+不要+上:-6 \
~里+L+$:-5 一写:10 一化:-5 一样$:8 乱码:-12 付费:9 例子:-13 候每:-18 分:24 周四:7 回覆:9 基:-13 密钥:14 就两:9 峰:21 差:-15 度也:7 惨:6 我命:9 有逻:5 浏:6 版前:8 版的:-12 略图:12 \
直这:14 累:-10 绿了:-7 能排:-15 要开:-13 调度:-10 这套:5 选:16 里$:-5 電:-6 `,
  ` --atomic:5 20$:13 <slash>:63 ^3:7 ^^constants:5 ^^false:-22 ^^set:18 ^ansible:-9 ^heads:-7 ^money:7 ^treat:20 ^压:-7 always:-72 approve:10 \
better:-42 company:-15 compose:17 exports:23 hungarian:-6 hz:9 lock:5 merges:14 need:-16 opens:7 ow$:7 program:-6 qa:32 restart:-14 spring:8 \
stdlib:12 wizard:-5 ~,+so+don't:6 ~,+不过:-8 ~L+下:6 ~L+在+L:7 ~LY+that:6 ~NUM+S:-19 ~S+,:20 ~S+is+X:9 ~S+the+X:-11 ~VERB+by+the:-6 ~X+,+then:-12 \
~X+X+ED:5 ~X+do+i:6 ~X+me+the:17 ~X+写+X:6 ~X+查:-16 ~X+用+不:-7 ~X+看+的:14 ~^+L+不:5 ~^+L+不要:7 ~^+X+时:12 ~^+he+X:-7 ~^+last:-12 ~^+last+X:-12 \
~a+X+here:-5 ~a+X+that:-13 ~about+to:-5 ~don't+VERB+the:-10 ~down+$:-9 ~isn't+X:10 ~last+VERB:-8 ~never+go:7 ~no+S+ED:-10 ~the+X+never:-12 \
~the+two+S:-13 ~too+much:-10 ~want+the+X:-5 ~was+never:-7 ~without+a:20 ~一下+L+,:10 ~一直+这:8 ~做+L:-12 ~我+X+的:-5 ~的+X+本:7 ~让+它+X:8 ~里+写+着:-5 \
个脚:-12 于:-23 些文:33 切:-18 包:67 吃:13 国:-6 在用:-13 寄存:6 快:-30 本$:20 条都:5 没打:-13 的命:6 的测:9 直没:-7 览器:6 选择:-17 长:33 项:21 `,
  ` -:-21 -fns:15 /core:17 ^^read:8 ^answer:8 ^handler:16 ^let's:35 ^输:14 blocks:27 composition:33 confuses:-8 delphi:6 deprecations:9 \
distroless:-5 enough:-5 figma:18 finds:-19 key:17 maybe:14 meeting:-30 pattern:30 payloads:9 reader:24 recap:24 s$:-40 shown:9 spend:-13 \
structlog:20 ue$:-7 webpack:-8 wrap:-17 ~,+so:5 ~?+X:-7 ~ED+every+X:-5 ~ED+to+NUM:8 ~NUM+S+per:7 ~S+will:10 ~X+L+N:5 ~X+for+S:15 ~X+use:-7 \
~X+我+用:6 ~^+S+::9 ~^+S+go:8 ~^+i'm+ING:-6 ~^+if+we:-12 ~a+X+with:-6 ~below+the+X:-7 ~even+if:8 ~from+here+on:9 ~from+me:-10 ~in+two+S:-14 \
~it+ED:19 ~just+ED+$:-5 ~new+X:-18 ~one+,:-17 ~please+only:-9 ~prefer+X:15 ~runs+on:17 ~so+we+should:-5 ~something+is:10 ~you+from:7 ~不+上:6 \
~前+X+$:11 ~外+X+$:7 ~没+想:5 ~的+X+里:6 ~要+么+说:8 ~说+不要+用:-7 ~都+别+X:-7 ~里+没:-9 亏:15 你随:-5 候不:-15 只从:7 各:9 图:45 够了$:17 她:15 己编:16 得静:5 态管:7 怪$:-13 \
户必:-11 执:27 报$:5 来着:-12 比:18 浏览:6 片:-6 的页:11 考虑:15 要动$:-7 试试$:-10 那边:16 門:13 顺:17 `,
  ` .:23 /nordbank:-5 ^^async:-8 ^^like:13 ^^this:-33 ^^yaml:7 ^ch:7 ^column:-6 ^every:7 ^spec:7 ^写一:-7 ^厂家:-8 ^同:-13 ^如果:-13 ^时間:10 _id:15 \
designers:6 dev:27 dvc:-6 edit:45 fixedupdate:14 floats:-12 happens:-34 jitter:18 looking:-15 rejects:15 rest:25 scan:-14 sort:-6 stays:43 \
touched:10 walk:-18 webhook:12 zstd:-5 ~-+NUM+$:-7 ~L+X+$:8 ~L+X+了:-7 ~L+不:11 ~L+至少:5 ~S+.:7 ~S+and+no:9 ~VERB+X+S:19 ~VERB+first+$:14 \
~VERB+me+what:12 ~X+S+S:-10 ~X+S+up:-6 ~X+all:11 ~X+for+the:12 ~X+has+its:7 ~X+here:9 ~X+弄:5 ~X+点+$:5 ~X+的+问题:-8 ~X+给+我:-6 ~X+都+没:-5 ~^+X+删:5 \
~^+it+should:-5 ~^+几:-5 ~^+我们+的:9 ~^+所有+时:7 ~^+改:9 ~at+NUM+::6 ~at+the+X:10 ~be+$:6 ~before+the:-35 ~before+the+VERB:-7 ~can+BAD:8 \
~first+and:9 ~for+X:5 ~gets+ED:12 ~go+in:5 ~no+$:-11 ~please+,+i:6 ~the+only:16 ~we+VERB+S:9 ~why+is:-8 ~以+L:6 ~因为+X:-6 ~我+再+X:-6 ~没有+L:15 \
~的+X+的:-5 不换:7 候选:-9 全小:17 全挂$:-7 历:8 商量:8 太大:-6 学生:12 己:11 开心:-5 我不:32 构之:9 案里:9 楚:18 求的$:9 版:7 的事:-14 示:-49 行以:8 这段:-31 重新:-12 重进:-6 隐私:6 \
须:-9 `,
  ` .py:-22 /:81 ^^explaining:9 ^^migration:-7 ^ios:9 ^kafka:5 ^keep:9 ^ko:-9 ^or:-14 ^though:-11 ^如:-13 ^我这:5 ^然后:-8 ^金额:21 able:-29 command:21 \
correct:-7 dump:26 from:26 included:7 kebab:-5 least:-38 member:15 moving:13 network:104 ours:-12 rebuilt:17 request:-32 ten:23 throughout:15 \
wouldn't:-8 ~,+X+is:15 ~,+have+a:-9 ~,+the:8 ~,+应该+是:-6 ~,+直接+说:5 ~ED+S+are:9 ~ING+VERB+$:5 ~NUM+of+NUM:-7 ~S+,+VERB:10 ~S+,+never:7 \
~S+X+in:-6 ~S+not:10 ~X+ED+,:11 ~X+S+here:-5 ~X+gets+its:7 ~X+them:8 ~X+with:7 ~X+之前+先:13 ~X+我+要:8 ~X+请+X:14 ~^+like+i:5 ~^+run+X:-5 \
~^+我+的:11 ~^+这里:-10 ~again+$:-7 ~for+each:-9 ~get+ED:19 ~in+X+,:-12 ~in+this:12 ~is+NUM:35 ~is+too+X:6 ~out+of:10 ~that+X+is:14 \
~the+S+after:8 ~this+S:11 ~we+do+it:6 ~一+X:-8 ~他们+X+是:7 ~全+问题+$:6 ~对+$:-9 ~就+会:7 ~改+L+X:-5 ~改+的+X:7 ~用+L+N:-12 ~默认+X:-12 一两:6 云:6 全挂:-7 别跟:7 \
前我:-7 务要:11 只跑:5 始档:21 完之:-18 已:30 快点$:-5 成中:13 时是:-9 更新:19 案的:8 没问:-11 物理:6 码不:5 端要:-7 约定$:6 营:14 要动:-13 要注:6 负责:11 都帮:-7 都报:-7 `,
  ` -euo:10 /s:-14 /security:5 ^^intern:-16 ^^report:-12 ^terraform:-13 ^内存:6 ^后:7 ^昨晚:-10 ^现在:17 ^预:6 both:-44 branches:18 checkout:10 consts:5 \
either:-7 endian:23 expect:-18 logic:-19 mb:-57 minutes:-6 months:18 remarks:-20 retried:-15 rng:11 safe:16 sends:8 turn:5 uh:-9 waiting:-10 \
yyyymmdd:5 ~,+X+it:14 ~,+new:5 ~:+one+X:6 ~ED+X+-:13 ~ING+to+me:14 ~L+,:40 ~L+,+不:-11 ~NUM+and:6 ~S+get+the:-8 ~S+or:8 ~X+NUM+S:12 \
~X+S+them:7 ~X+S+with:7 ~X+X+when:-6 ~X+why+$:14 ~X+为什么:12 ~X+现在+是:11 ~X+给+X:6 ~^+X+个:-5 ~^+don't:-7 ~^+the:-26 ~^+they+always:-8 \
~after+the+VERB:-7 ~always+VERB:23 ~are+NUM:7 ~before+ING+a:10 ~each+$:6 ~here+is+the:-7 ~in+X+-:5 ~is+BAD+,:8 ~is+ED+$:10 ~just+X:10 \
~least+NUM:-6 ~me+before+ING:6 ~only+one+who:8 ~the+S+always:-5 ~think+the:-6 ~we+go:-5 ~with+BAD:7 ~不用+X+我:7 ~不要+继续:6 ~了+个:-9 ~写+一+X:-7 \
~到+L+$:11 ~加+的:-7 ~是+看:-5 ~的+,:-10 ~的+X+以后:-5 一种:5 上限:8 下就:-9 不都:-11 专:22 个函:-23 也不:-14 习生:-13 乱码$:-12 互:-18 休:-7 关的:-18 册:-9 名不:-23 品牌:15 \
天没:10 干:21 择:-17 改字:-10 有接:6 比方$:7 法:29 用第:-7 的分:-12 的选:-16 着:-61 离:7 说线:-16 费用:11 都从:14 配内:5 `,
  ` .env:26 ^^delete:9 ^^item:-5 ^^src:9 ^harbor:7 ^less:6 ^ot:-6 ^try:10 ^when:27 ^我是:7 ^界:10 ^示波:-5 ^软删:8 adr:-5 boring:23 complains:-12 \
contract:28 file:-27 fork:6 last:-48 logs:28 much:-34 must:-54 passwords:-5 primary:11 ui:28 ~)+$:-26 ~,+S+were:5 ~,+看+到:11 ~L+全+是:8 \
~S+are+on:-17 ~S+don't:9 ~S+needs:-6 ~S+our:-12 ~VERB+LY:5 ~X+X+first:5 ~X+between+X:-9 ~X+gets:13 ~X+into+it:-10 ~X+one+,:-17 ~X+不准:8 \
~X+加:-8 ~X+加+了:-9 ~^+X+现在:9 ~^+can+you:-14 ~^+when+the:-8 ~and+i+VERB:6 ~everything+that:9 ~i've+X:13 ~if+S+ED:5 ~in+its:7 ~nobody+can:-8 \
~of+X+$:21 ~on+this+X:10 ~on+we:6 ~put+all+the:6 ~that+the+X:-18 ~the+ING+$:-9 ~the+X+as:5 ~the+X+needs:-5 ~the+two+X:18 ~three+S:-24 \
~use+S+$:7 ~we+don't+need:-14 ~一个+X+都:7 ~不是+N+X:6 ~我+的:17 ~每个+X+都:-10 ~都+有+,:-8 上生:13 不超:6 个声:-6 件写:-6 再:6 前给:-5 合:11 在$:-10 好:-15 完就:-7 对一:5 \
平:18 影:10 律存:5 得提:6 息:53 我比:22 手$:-5 打出:-5 支持:-17 是四:24 条:-15 点名:13 猜$:5 的项:-9 码都:6 第三:-7 要留:9 论文:-7 该用:-10 象里:-9 部署:-7 都迁:5 里不:28 锅:-6 `,
  ` ^^believe:-25 ^^default:9 ^^option:-16 ^^without:11 ^cl:5 ^feature:14 ^go:-7 ^suppose:-6 ^three:-14 ^vendor:7 ^升级:-9 ^告警:8 ^我习:-6 ^老的:5 \
anyway:-24 apps:42 bold:-28 cases:-21 down:-38 general:50 headings:22 hosted:9 printed:-7 prod:52 rfc:-9 rides:8 seed:23 shows:-30 sudo:26 \
zustand:27 ~,+put:5 ~L+,+都:-5 ~L+不要:10 ~S+from+X:-6 ~S+on+that:7 ~S+so+i:-5 ~X+goes:8 ~X+like:10 ~X+of+NUM:-7 ~X+on:-12 ~X+不要+用:8 ~X+个:9 \
~^+X+VERB:-11 ~^+never+VERB:7 ~another+X+,:-5 ~get+the:-15 ~he+X:-8 ~how+i:11 ~i+want:20 ~is+off+by:-8 ~it+has+to:7 ~me+a+X:-13 ~me+if:-5 \
~much+X:-12 ~only+$:28 ~the+X+with:6 ~we+are+not:-13 ~why+not+$:6 ~will+do+$:-8 ~without+a+X:11 ~不+看+X:5 ~不是+永远:-5 ~不要+X:-8 ~时+统一:6 ~本+$:12 \
~的+X+不要:13 ~给+我+L:6 ~要+X+的:14 ~说+改:10 ~都+没+X:-10 么看:5 五:9 刚才:6 喜欢:27 年:9 惯:15 本不:16 模型:5 次是:6 款的:6 比较:15 牌:25 王说:-10 的顺:-7 社:7 级之:-6 能坏$:12 \
般:-8 辑:5 非要:-10 `,
  ` ^^bother:-16 ^^for:13 ^^make:6 ^^things:-9 ^autowired:-9 ^because:-8 ^docker:-9 ^parse:-12 ^你用:8 ^备:16 ^预发:11 across:71 cli:-13 doubt:14 \
drawer:-10 form:-67 hooks:30 integration:16 k$:-15 semicolons:21 upload:-25 written:18 ~,+L:36 ~,+that's+the:-8 ~,+we+VERB:28 ~,+为什么+$:-5 \
~N+以上:9 ~S+go:25 ~S+out:-7 ~VERB+before:9 ~X+S+X:20 ~X+for+ING:11 ~X+so+S:7 ~X+than:10 ~X+上+,:8 ~X+能+都:7 ~^+X+最多:9 ~^+put:6 ~^+先+写:7 \
~any+X+of:-10 ~anything+X:-7 ~are+BAD+$:-9 ~each+X+,:5 ~first+X+$:-11 ~needs+the+X:15 ~same+X:-8 ~the+VERB+to:9 ~through+them:-13 \
~we+VERB+X:11 ~with+the+S:-7 ~和+L+,:5 ~得+能+X:7 ~是+L+的:-6 ~次+X:-9 ~的+,+没:7 ~还+要:-6 ~里+不许+X:5 么没:13 倒:-23 压:-10 发你:-13 可我:-9 在三:12 大写:16 态分:7 \
文回:9 死代:-6 死信:9 法务:6 白屏:-14 算$:13 講:15 试机:-7 选项:-5 通$:-7 驼:21 `,
  ` ^^<here>:22 ^^say:-8 ^it'd:6 ^malloc:5 ^公司:7 ^正:8 ^给 :-11 ^缩略:12 ^订:-14 between:23 claude:-16 day:-30 hardware:13 hell:-5 messages:25 rd$:-15 \
reasoning:16 rename:-32 risky:5 space:18 theirs:-9 while:-15 wrong:-18 ~,+ING:-19 ~,+X+L:-13 ~,+so+we:-6 ~,+现在:-7 ~ING+about:-13 ~L+X+不:-9 \
~N+了+$:-8 ~S+?+$:-27 ~S+X+is:21 ~VERB+,+so:-5 ~X+X+up:8 ~X+are+ED:10 ~X+doesn't+VERB:8 ~X+全部:6 ~X+看+看:-11 ~after+a+X:-6 ~again+,+they:-5 \
~anything+under:5 ~don't+need:-11 ~has+a:19 ~have+X:-8 ~have+no:-6 ~it's+X+$:10 ~so+$:-29 ~the+X+gets:-5 ~this+X:20 ~we+could+make:5 ~不能+再:-6 \
~从+L+X:12 ~内+X+$:9 ~写+着:-6 ~在+X+做:7 ~所有+时:7 ~时+X+不:-5 ~用+X+必须:-7 ~看+到:7 ~规定+不能:-7 ~这个+来+$:6 ~都+写+X:6 一加:-8 上说:-5 么是:-8 以文:6 你把:-5 候再:7 公网:5 \
写死:-15 列的:-11 取消:26 命令:8 在上:-5 完接:10 拆$:21 架构:9 清楚:18 点会:7 版本:16 输:-30 输出:11 递:-10 間一:6 `,
  ` >$:6 ^^do:-22 ^^i'd:-6 ^^search:7 ^^that:13 ^co:45 ^document:-5 ^metric:21 ^one:7 ^数:22 ^谢:-8 attach:8 dropping:-11 helm:-20 ifs:10 jest:45 \
mysql:6 pick:12 refactor:-7 secrets:17 wifi:-6 worry:-7 ~,+X+only:10 ~,+everything:10 ~,+how:-6 ~ING+S:16 ~X+,+that:-11 ~X+:+every:6 \
~X+NUM+X:-13 ~X+S+in:-29 ~X+S+our:5 ~X+X+before:-9 ~X+at+all:-8 ~X+there+$:14 ~X+一下+$:-8 ~X+到+现在:5 ~X+到+的:-9 ~^+X+L:-14 ~^+for+this:-5 \
~^+that+X:11 ~^+不用:11 ~^+以后:10 ~^+全:14 ~an+X+$:-14 ~are+never:8 ~don't+X+$:5 ~first+and+X:7 ~if+it's:-19 ~in+its+X:9 ~is+the+X:10 ~is+what:-7 \
~our+VERB+X:6 ~use+the+ED:-11 ~we+ED+to:-8 ~what+the:9 ~will+do:-8 ~would+VERB:-5 ~you+do:-9 ~一律+X+N:-9 ~不+对+$:-5 ~不用+写+X:-7 ~了+L:6 \
~了+什么+$:13 ~些+X:14 ~先+写:16 ~到+X:-7 ~在+X+里:27 ~看+,+X:-6 一个:23 下午:21 不再:10 不合:32 个测:-24 从左:-9 值从:5 别老:28 单$:-5 去掉$:7 圆:5 境:20 完跑:-15 导:-6 延:5 \
念了:-11 总说:-6 改用:-15 文字:12 有的:-7 来:-57 档:18 次你:5 登记:21 稿:11 第二:-26 脱:5 读性:11 跟我:14 边是:6 都是$:10 错信:7 `,
  ` ^^remove:-11 ^^writes:6 ^figures:9 ^mobile:5 ^scrap:16 ^写:-19 ^运维:-6 ^这边:13 author:11 dirty:-17 doing:-9 g$:-14 gcc:9 ie:6 names:55 \
password:-16 period:29 preparing:-9 pull:11 shorter:-9 standard:-15 there:-44 validate:-31 ~,+don't:-22 ~,+each:-8 ~,+我+看:8 ~ED+there:-10 \
~N+X+$:-15 ~S+by+S:-9 ~VERB+the+S:26 ~VERB+what+is:-7 ~X+VERB+with:7 ~X+is+that:9 ~X+or:-11 ~X+which:-8 ~X+点+,:-15 ~X+要+X:-24 ~X+要+有:5 \
~X+那个+$:-6 ~^+VERB:-29 ~^+do:22 ~^+for+S:8 ~^+总是:8 ~all+X+,:-7 ~and+then+S:-10 ~are+ED+out:-11 ~can+you+X:-5 ~in+that:-9 ~must+not+VERB:-12 \
~no+,:-9 ~not+X+either:-9 ~on+VERB+the:9 ~than+NUM+S:-8 ~they+X:34 ~to+be+X:6 ~we+?:-5 ~would+X:-7 ~什么+都:12 ~全+,:-5 ~我+X+是:-9 ~是+哪+个:-5 \
~看+得:-5 ~这+么+X:-6 ~那+X+,:6 ~里+X+不能:5 一天$:17 一小:-8 不对:-5 会太:6 位$:-6 做完:13 冒:-7 写成:13 几分:-7 吃过:15 名:41 和:34 在内:-6 头不:-17 如:-54 带上:5 常量:14 念:-13 \
想:-23 提$:9 早:6 是乱:-5 是因:-18 是字:-11 晨:24 条查:-6 查:44 注解:13 片一:6 用不:-9 的锅:-6 碰到:25 私:8 给结:11 表要:-7 运营:14 `,
  ` ^^list:-12 ^diff:-18 ^emoji:19 ^我老:-11 button:-39 can't:8 jdk:8 locked:17 nobody:8 often:18 pipeline:-9 reset:6 sentences:8 soft:18 steps:-5 \
told:-18 tree:13 ~L+啊+$:-6 ~S+VERB+the:-10 ~VERB+from:16 ~X+,+就:6 ~X+L+给:-5 ~X+from+now:-7 ~X+if+the:-14 ~X+永远+不:5 ~X+现在:5 ~X+都+改:-5 \
~^+X+N:21 ~^+to+X:-8 ~^+说:7 ~again+,:-10 ~all+in:-9 ~could+make:5 ~every+NUM:-15 ~for+that+$:17 ~must+never:5 ~nothing+X+$:-6 ~now+on+VERB:10 \
~of+NUM+S:9 ~one+X+each:6 ~or+only:-5 ~want+you+to:6 ~we+should+X:9 ~you+don't+VERB:10 ~了+N:-11 ~全+X+写:10 ~按+你:-5 ~改+X+跑:6 一次$:-8 业:15 们没:-16 \
低支:18 划:29 别改:-22 加依:16 可证:-9 后:-10 圈:-12 堆:-8 处:-11 引是:7 数据$:-21 日志:-6 是算:-6 没$:-12 没了:-7 用例:-6 留着:-9 的对:6 的日:-9 终端:11 许可:-7 预:17 额都:7 驼峰:21 `,
  ` ^^prefer:11 ^^signed:6 ^lint:-20 ^pandas:5 ^刚:-19 ^博客:-14 ^开:19 ^我以:-9 ^我猜:-24 ^明天:-7 aa:9 border:12 chat:9 core:7 depends:-6 differ:-6 \
generated:11 help:-19 map:-53 mondays:-18 og$:-5 pnpm:65 policy:-12 screen:12 select:-8 styles:17 taken:-5 up:-49 wrapper:19 ~,+X+吧:-10 \
~,+加:-11 ~,+那:-7 ~-+ING:5 ~N+被+X:-6 ~S+for+the:-11 ~X+,+ING:-5 ~X+,+in:-5 ~X+,+先:-9 ~X+:+we:10 ~X+about+the:-5 ~X+都+这:7 ~^+no+more:14 \
~^+我们+是:-5 ~^+所有+X:6 ~and+are:-8 ~in+X+in:15 ~like+i'm:14 ~need+the:18 ~on+this:23 ~that+X+was:-6 ~the+X+the:-17 ~then+S+,:-5 ~there+are+LY:7 \
~to+S:18 ~too+much+X:-5 ~want+to:8 ~we'd+have:-7 ~with+the+X:6 ~做+X:-11 ~只+X+的:7 ~对+吧+$:-7 ~就+别+X:6 ~改+就:-7 …$:-5 上周:5 上永:-7 下的:5 两边:-10 \
个不:-16 们是:-15 再动:10 写在:6 单测:17 哪些:20 对$:-17 对了:6 序主:8 报了:-14 时必:-5 是啥:-9 构体:-5 生产:26 界:8 线程:-13 结算:-7 要在:7 覺得:-13 跳过:-7 間都:12 随便:-8 `,
  ` ^^header:-5 ^^stack:14 ^basically:-5 ^cs:-5 ^整:-5 ^用户:-13 ^问题:-10 ^默认:-9 abbreviations:6 accordingly:-5 analysts:-5 apart:-27 blog:-7 \
codebase:10 comments:12 exported:-12 ledger:10 mostly:5 orms:16 overall:-13 sprint:-28 verb:6 wins:26 ~)+,:25 ~ED+by+X:10 ~N+了:-13 ~S+as+S:12 \
~X+,+一个:11 ~X+BAD+the:5 ~X+N:-16 ~X+go:-7 ~X+makes:15 ~X+that:-12 ~X+最多:7 ~^+X+别:16 ~^+X+把:-6 ~^+X+按:8 ~^+because:-5 ~^+just:-6 ~by+the:11 \
~i+think+X:5 ~on+my+X:10 ~one+of+the:-6 ~some+X+$:7 ~they+don't:-7 ~we+never+X:10 ~个+L+$:-11 ~什么+$:10 ~先+X+我:10 ~我+看:-6 ~所以+X+个:-5 ~改+先:6 \
~有+L+,:12 ~没+让:7 ~用+L+X:10 ~用+的+X:-5 一律:36 上只:9 不同:-16 不来:-11 不来$:-6 东:27 个分:-20 些:10 们的:21 份就:8 会:19 全文:-6 写给:20 到就:18 口文:-16 在都:-10 如下:-6 \
宁:9 尾逗:8 建:24 律走:6 我同:8 提测:11 是永:-9 查一:-7 概不:5 正常:-7 每个:-17 没用$:10 滚:38 能过:-6 逗:8 都搬:13 `,
  ` /sdk:12 ^^promised:10 ^^you're:-11 ^are:-8 ^could:16 ^ta:7 ^what:-9 ^you:20 ^两:-17 ^安:7 ^嵌套:8 english:22 er$:-27 failing:52 fit:6 ml:14 \
not:28 pending:-11 posthog:-21 sandbox:17 service:27 ~,+S:65 ~,+but:-12 ~,+不用+用:5 ~,+应该:-9 ~ED+for:-9 ~ING+X:37 ~ING+on:-16 ~ING+to+VERB:6 \
~L+和:10 ~L+查:-6 ~S+,+i'd:-5 ~S+::43 ~S+on+every:6 ~X+ED+and:10 ~X+S+is:5 ~X+between+a:-6 ~X+has+X:-13 ~X+of+$:5 ~^+LY+i:-5 ~^+never+X:-16 \
~^+new+X:6 ~a+X+one:-10 ~each+X+is:-11 ~has+its:7 ~i+only:-5 ~it+has:14 ~never+VERB+a:12 ~not+in:-9 ~on+$:-8 ~please+VERB+it:-5 \
~the+first+X:-23 ~used+for:-10 ~using+the:6 ~your+last:-12 ~一+次+$:-5 ~一个+$:-8 ~么+X+$:5 ~别+写:-10 ~我+写+的:12 ~我+本:-8 ~是+X+一个:10 ~本+,:-16 ~永远+是:9 \
~直接+L:-6 ~该+X:6 ~都+在:-9 ~都+得:15 不如:-6 不选:12 个包:15 个快:-17 个都:8 候:22 再说$:-7 务都:7 午开:-7 发者:-12 向:5 回来:-12 地页:-10 备:24 多大:-8 封:24 就别:10 就按:-15 \
干净:-6 我想:-7 我查:-6 把配:-7 拿不:8 挂了$:-5 是只:13 是缓:-20 析的:9 次改:35 止:-10 每小:15 池:-5 没上:-7 的同:6 的档:10 端都:-7 索引$:-17 给我:-10 计:27 这样$:26 量少:-11 面都:32 `,
  ` <z-long-5>:70 ^^cache:-9 ^^gave:19 ^^moved:10 ^组长:-8 ^麻烦:5 dba:-9 design:15 files:10 functions:6 gate:31 handle:-19 location:9 login:-16 \
mise:-15 pod:-31 recall:6 rounded:16 screenshots:25 she:-7 spaces:36 stick:44 system:43 unique:-24 us:35 voice:10 wednesday:-7 ~,+VERB+me:11 \
~,+X+S:-11 ~,+let+me:-5 ~,+we+have:-5 ~,+有+点:-7 ~,+这+X:-5 ~:+VERB+the:-5 ~S+LY+,:17 ~S+by+X:7 ~S+don't+X:7 ~VERB+the+X:-6 ~X+S+it:12 \
~X+X+in:8 ~X+别:16 ~X+把:6 ~X+按:10 ~^+for+X:9 ~^+一:-8 ~everything+is+X:-5 ~for+new:7 ~here+on:9 ~is+X+$:5 ~is+X+until:6 ~is+no+X:-12 \
~is+this:-7 ~should+X:14 ~that's+how:13 ~the+NUM:16 ~this+BAD:-6 ~不+来:-6 ~不用+写:-10 ~不过+$:-5 ~了+,+现在:13 ~先+跑+一:13 ~改+X+的:-5 ~是+X+用:5 ~用+不+X:-7 \
~禁止+X+,:-5 ~那+里:-14 ~都+有:-7 ~里+所有:-6 主管:-7 了哈:-10 产品:-10 供:-8 先写:51 反了$:-6 只支:12 只看:-15 型:-18 它:-28 小时$:15 幂等:16 文件:-10 断里:9 是用:-23 查出:-8 \
正:-16 秒就:6 落地:-10 订:-22 负:9 `,
  ` .csv:-7 .md:9 <long-6>:53 <underscore>:21 ^^gateway:6 ^^gitlab:7 ^^web:-14 ^alerts:11 ^commit:-12 ^java:8 ^lib:7 ^sql:9 ^staging:17 ^不是:-8 \
^时:11 ^更:7 ^注:8 ^登录:-7 ^隔:-22 amounts:14 bucket:32 clue:6 compat:7 cpu:15 ctx:24 digits:-15 glitchtip:12 global:15 hands:24 n？$:-7 our:24 \
seems:-23 we're:54 wsl:7 ~,+in+X:-11 ~S+in+S:6 ~VERB+X+a:7 ~X+-+ING:5 ~X+那:9 ~^+X+S:50 ~^+i+never:-14 ~^+it+S:-13 ~^+there+is:-6 ~^+只:-11 \
~anything+ING:7 ~are+X+$:-9 ~between+X+and:-9 ~in+CODE+$:-47 ~in+S+$:15 ~is+on+X:-10 ~it's+BAD:-6 ~of+each+X:9 ~one+is:13 ~that+in+X:-5 \
~the+X+here:-12 ~the+other+X:-9 ~want+S:-9 ~we+ED+that:5 ~we+VERB:14 ~when+you+are:13 ~while+and+X:5 ~不是+都+要:-5 ~内+X+都:7 ~加+L+前:5 ~我+本+地:-8 \
~我们+这:-6 ~的+,+改:7 ~都+是+$:6 三档:13 上游:5 丟:7 个版:-5 么改:9 列:13 复的:-8 实验:6 就够:14 式写:17 式化:-21 弹一:-5 往前:10 得$:-7 打不:-11 是哪:-11 没事:-6 种子:11 统一:39 \
要把:5 要按:8 话$:5 通:36 错了$:-13 错误:26 `,
  ` .log:17 <num>:5 <z-camel>:-20 ^sed:-9 ^周报:9 answers:7 assume:10 background:-15 cron:-12 disagree:47 earlier:-23 holiday:-5 hurry:-18 left:-36 \
locale:-13 queries:12 query:-19 quote:8 remote:-10 reply:19 responses:5 takes:-53 tooltip:-24 touches:11 ~,+run:12 ~,+写+个:-6 ~,+能+用:6 ~,+默认:8 \
~:+S:26 ~L+会:-8 ~L+的+时候:-10 ~L+都+加:9 ~NUM+X+,:-5 ~VERB+it+to:-5 ~X+,+is:-12 ~X+and+VERB:-22 ~X+each+$:6 ~X+first:10 ~X+something+is:9 \
~X+全+X:5 ~X+我+$:8 ~^+VERB+X:-6 ~^+i'm+X:9 ~^+the+LY:6 ~^+每次+都:-5 ~a+new:6 ~and+S:15 ~don't+X:-14 ~have+a:-9 ~if+a+X:9 ~into+it:-10 \
~is+a+VERB:8 ~is+just+for:9 ~like+the:-5 ~one+for+the:-7 ~put+S:7 ~so+keep+the:7 ~this+S+$:12 ~up+the:-5 ~want+S+X:-6 ~want+that+for:5 \
~you+may:6 ~不+X+L:-7 ~之前+先+跑:5 ~我+把+X:-9 ~放+哪+$:-8 ~管+X:7 ~那+些+L:-10 ~都+要+在:5 不会:18 么这:9 优惠:-10 依:22 写:10 务$:-23 化:-29 只是:-11 后可:-11 在群:12 \
外键:-8 射:-6 录页:-12 户要:-10 指针:-5 据都:-7 援:7 敗的:-17 是要:-10 景:-9 波:-15 照这:6 率门:14 直转:-13 认:25 都发:-17 都跑:8 除了:-7 `,
  ` 2$:-25 <z-long-1>:-69 ^^.sql:-5 ^^ask:17 ^^nan:-8 ^proto:16 ^te:5 ^变量:14 ^错:7 collapsible:-7 commits:-11 coverage:28 far:-13 fix:-34 \
includes:-7 installs:9 just:-43 minute:-44 notation:-7 out:-7 prop:-5 should:-79 uv:50 values:32 would:-28 ~,+X+我:-12 ~,+你+先:-7 \
~ED+between:-9 ~ED+me:-6 ~L+::-5 ~L+已经+X:6 ~S+as+X:7 ~X+,+but:-5 ~X+,+里:5 ~X+S:80 ~X+from+here:5 ~X+is+S:20 ~X+needs+a:5 ~X+去+L:6 ~X+里+写:-6 \
~^+CODE+S:-16 ~^+S+never:6 ~^+S+our:-18 ~^+X+到:8 ~^+run:-6 ~^+we+are:-8 ~^+你+每次:-11 ~all+the+S:8 ~are+two:5 ~for+a+while:5 ~from+the+X:24 \
~i+like+to:19 ~needs+an:8 ~not+even:-6 ~one+who+S:8 ~something+X:-5 ~that+are:-9 ~the+next:5 ~to+X+the:-25 ~we+used:-6 ~you+VERB+$:12 ~一律+不:6 \
~先+写+X:11 ~只+有+L:-5 ~我们+是:-10 ~次+给:6 ~给+我+X:5 ~这+X+一直:5 ~都+要+X:-7 下次:-6 了啊:15 于没:-9 以上$:15 你覺:-8 分存:5 划$:16 则:-15 后台:30 回滚:36 大小:5 对不:-31 \
忽:-12 打包:6 改一:-24 有做:-15 架构$:5 环境:17 用日:5 的东:21 直说:12 筆:-19 简体:5 算了:-23 线:48 给客:-15 被:-32 赶着:-9 错误$:-14 随:13 `,
  ` <long-2>:-53 ^^only:-6 ^^reads:17 ^british:18 ^errors:-8 ^加:11 ^我们:48 ^报表:16 ^拿:11 ^界面:10 builds:-8 dropped:-6 in:28 lockfile:44 paragraph:-5 \
pi$:6 propose:12 retries:-24 since:-43 sites:17 thursday:-14 trips:8 without:57 ~,+X:15 ~,+X+first:-9 ~BAD+on:-17 ~ED+from+X:12 ~ED+in+X:-14 \
~ED+since:-11 ~L+为+X:5 ~N+不:-12 ~S+?:-26 ~VERB+at+NUM:11 ~X+VERB+it:5 ~X+only+$:10 ~X+了+没:-5 ~X+的+那个:7 ~^+X+我:-7 ~^+today:-5 ~^+要:6 \
~all+$:-17 ~and+X+$:-10 ~are+from:-8 ~by+X+X:9 ~i+don't+like:-10 ~in+the+X:-9 ~not+VERB:-5 ~not+what+$:5 ~on+that:5 ~to+the+S:5 ~we+ever:-7 \
~一+X+说:5 ~不用+L:5 ~不要+再+加:5 ~会+L:-10 ~我+习惯+X:-5 ~规定+X:9 ~这+X+查:-6 ~里+说:-12 丢:-10 两位:-11 中文:18 么情:-5 们以:-19 传:5 但是:-9 前端:43 占了$:-9 市:9 志在:-8 \
批:35 是默:-12 月份:6 有单:7 用驼:14 繁:18 能发:8 能跑:-11 试要:13 读的:21 责:11 都没:-25 隐:-5 `,
  ` ^thing:-5 ^个:-8 ^原:-10 ^同事:-14 ^固件:10 ^落:-6 _ref:6 access:21 care:5 deploys:20 email:-47 faster:-23 few:-11 fields:-13 finishes:-8 humans:15 \
including:-13 init:11 keywords:13 listens:7 max:31 printer:12 template:-11 ~,+X+X:5 ~,+X+有:9 ~,+X+给:11 ~,+always+X:10 ~,+不+写:14 ~,+不是:18 \
~,+不用+管:-12 ~BAD+S:-7 ~CODE+,+we:5 ~CODE+is+ED:6 ~LY+i:-6 ~NUM+of:-9 ~S+go+through:7 ~S+it+$:6 ~VERB+a+X:8 ~VERB+between:-5 ~VERB+needs:8 \
~X+S+as:17 ~X+X+is:19 ~X+X+while:-19 ~X+that+for:8 ~X+到:-8 ~X+来+$:8 ~X+默认:7 ~^+X+在:6 ~^+下+X:-7 ~^+只+X:11 ~at+some:7 ~could+be:11 \
~every+X+at:-7 ~if+all:-6 ~is+X+ED:20 ~is+for+S:5 ~isn't+ED:9 ~one+X+for:5 ~prefer+LY+S:5 ~that's+the:-9 ~the+CODE:15 ~this+X+is:-9 \
~to+keep+X:6 ~to+never+X:9 ~with+the:-9 ~you+to+VERB:-6 ~一+上+X:-5 ~不能+写:6 ~写+个:-12 ~得+X+点:7 ~改+的:7 ~现在+的+X:-5 ~要+不要+继续:6 ~走+$:7 个日:-6 保存:-10 \
内吧:6 加那:12 包体:7 后谁:-9 吗:-33 因是:-24 复:30 守:-8 布:7 引号$:9 往:24 我列:5 户$:7 户”$:9 据$:-21 提示:-14 整:10 文案:33 是忘:-7 查$:24 永远:-36 用递:-10 监:8 监听:9 示是:5 \
离线:16 組:-6 统都:8 编译:-8 能自:-10 訪:-7 那次:-7 都是:9 間:14 面上:10 `,
  ` ^^dates:-9 ^^kind:13 ^^never:-15 ^^response:-15 ^react:6 ^老代:-8 ^警告:5 condition:-5 continue:-15 controls:-5 enemy:-9 had:16 hours:-16 \
importers:14 ip:-24 kubernetes:6 late:-10 legacy:43 machines:19 may:29 ms:-20 openapi:54 sees:-13 shared:20 talks:45 targets:10 thumbnails:12 \
utc:52 yourself:9 ~,+BAD+ING:5 ~,+don't+VERB:-6 ~,+use+the:5 ~,+没+X:6 ~:+every:6 ~L+写:-6 ~S+in+X:13 ~S+over+ED:5 ~VERB+ED:-5 ~X+先+跑:9 ~X+我:14 \
~^+X+X:-18 ~^+X+有:-11 ~^+in+this:7 ~^+let's+X:15 ~a+ING:7 ~a+X+and:-10 ~any+X:-12 ~by+then+$:-5 ~everything+S:8 ~for+S+and:5 ~for+each+X:-7 \
~get+why+the:-8 ~has+to+be:14 ~it+is:14 ~now+on+X:7 ~ours+,+with:5 ~the+same+X:-7 ~there+$:15 ~you+have:-12 ~下+L:-16 ~了+X:-9 ~什么+,:8 ~你+先:-7 \
~写+X+中:-8 ~前+都:5 ~只+X+本:5 ~就+不+X:5 ~所有+按:-5 ~时候+X:-5 ~是+按+X:5 ~这个+X+是:13 一声$:13 不写:57 不认:14 两:-43 个页:-8 付模:6 们这:-13 到的:-13 刷新$:5 加个:-21 只能:27 \
字体:19 安:18 对比:7 就在:-5 就得:15 开关:23 怀:-5 慢$:-12 我写:12 搞不:-11 来找:6 東:-5 求那:6 测试:30 的列:-13 等:7 纠结:5 败:13 `,
  ` ^^accessibility:12 ^^been:-5 ^^git:7 ^^mock:-10 ^^reviewer:-9 ^^second:-17 ^^ui:-10 ^marta:7 ^node:-24 ^我说:10 ^购:11 _case:6 added:-33 \
biggest:-8 context:31 en:5 forbids:-6 going:-39 imports:28 polars:14 rates:9 stop:19 ~,+我们+X:12 ~:+X:9 ~CODE+NUM:-5 ~CODE+to:-14 \
~S+are+BAD:-5 ~VERB+one+$:7 ~X+ED+me:-6 ~X+得:5 ~^+ED:-15 ~are+S:5 ~do+the:-9 ~for+S+::9 ~have+the:-6 ~in+X+?:6 ~it+S:-31 ~maybe+we:11 \
~no+X+$:-36 ~not+just:10 ~on+NUM+$:10 ~on+X+for:-5 ~our+X+on:-14 ~put+X:-8 ~run+at+NUM:7 ~should+the:-5 ~use+X+for:-5 ~we+should+put:6 \
~which+one:-5 ~while+and:5 ~一个+,:-6 ~一个+都:5 ~为什么+不用:-9 ~他们+X:-6 ~用+X+看:7 ~让+它+跑:-7 ~都+在+用:-6 ~里+,+X:6 下单:6 严:6 之间:-8 交:11 交吧:-10 什么:-36 \
发版$:-8 固定:12 失效:-7 得不:-10 态:5 换一:-5 晨三:23 机房:-9 样$:26 看更:-5 种:21 算下:-9 算页:-7 管理:15 解析:-30 记一:14 试$:10 账:-10 进去:-5 造:-10 鐘:-5 静态:5 `,
  ` ^^the:-37 ^it's:20 ^mocks:8 ^pg:20 ^之前:-7 ^烧:-5 ^等保:8 ^缓存:-5 blind:12 fails:18 flags:21 have:-31 looks:-52 outbound:12 owner:33 owns:38 \
parsed:-16 praise:27 public:25 replace:-46 retention:5 sensor:-6 under:62 until:47 ~,+and+that's:7 ~,+我们:-10 ~:+NUM:-18 ~:+one:6 ~ING+a:7 \
~ING+in+this:-6 ~L+X+会:-10 ~NUM+X+here:6 ~VERB+has+to:-15 ~X+X:44 ~X+below:-5 ~X+has+a:10 ~X+is+X:10 ~X+only:8 ~X+不是:-15 ~X+要+么:9 ~X+走+L:7 \
~^+先+X:-9 ~all+S+$:-6 ~do+we:-15 ~every+X+$:9 ~is+X+,:-19 ~on+-:5 ~over+ED:8 ~so+X+NUM:5 ~this+X+?:-5 ~this+is+X:-7 ~too+X+$:-6 ~we+X+S:-8 \
~your+last+VERB:-7 ~不+写:24 ~会+把:11 ~去+,:-7 ~和+L:10 ~我+用+X:6 ~最多+N:9 ~每次+都:-8 ~约定+X:-5 三列:-10 上一:-10 不开:-18 个来:17 前就:-11 办法$:-9 命周:6 弄:-37 \
引入:11 微服:-8 我刚:11 拼:6 按这:12 早上:-20 时:-18 更:26 没法:9 注:27 留着$:-5 种字:6 端不:5 签名:-20 组:42 能写$:10 能重:20 行打:-6 隔:-27 面不:10 验:32 `,
  ` .toml:9 ^^code:-16 ^^me:18 ^^poll:5 ^^review:22 ^draw:-6 ^首:-12 _at:38 am:54 await:27 container:17 convention:-10 data:8 debian:14 dns:-7 \
enums:5 him:-7 is:14 isort:10 laptop:15 live:39 lts:10 sdk:48 startup:-8 transaction:8 utf:6 ~,+CODE:26 ~,+is+that:-8 ~,+not+NUM:7 ~,+已经:-7 \
~,+应:7 ~,+这个+X:10 ~ED+S+,:18 ~NUM+only+,:-7 ~VERB+me:13 ~X+,+always:28 ~X+,+at:-12 ~X+,+which:-24 ~X+ING+S:-11 ~^+就+按:-8 ~^+谁:10 \
~about+NUM:-6 ~any+X+you:-6 ~are+BAD:-7 ~are+X+,:-13 ~does+it+$:7 ~everything+that+S:9 ~get+it:-5 ~i+X+$:34 ~in+the+same:8 ~is+X+-:10 \
~should+get:6 ~them+X:-13 ~you+VERB:19 ~不许+X:7 ~个+规矩+,:8 ~中+X+再:8 ~了+,+就:-11 ~你+每次:-11 ~先+L:-7 ~就+N:10 ~就+N+L:8 ~我们+不用+X:6 ~时候+把:7 ~查+$:15 \
~的+X+用:-8 三行$:-13 上面:-11 下面$:-5 了没:-22 作废:8 到返:6 前先:39 办:-11 完:-27 小程:7 平板:7 度器:-11 径:15 户一:-9 找:-22 整理:-13 新一:-6 明$:7 是一:-16 是流:8 是綠:-10 \
毫:13 理一:-6 理由:10 盯着:-9 相关:-10 空的:-25 能坏:12 脱敏:5 要有:16 要给:-12 过我:8 那是:7 那里:-23 里写:-33 `,
  ` ^^get:16 ^^handler:-5 ^avoid:15 ^hook:-16 ^临时:-5 ^咱们:25 ^设备:-10 an:-13 backend:20 backup:-9 chrome:8 even:14 frontend:35 globally:7 hard:-11 \
idempotent:37 it:-51 mail:-24 places:-36 sleeps:-9 there's:33 thinking:-7 trap:-5 unreleased:12 ~L+之后+X:-8 ~L+改+X:-7 ~LY+S+over:5 ~S+has:9 \
~X+is+always:16 ~^+perhaps+X:-8 ~and+i+X:15 ~any+VERB:7 ~at+CODE+$:11 ~does+the:-9 ~has+to+X:10 ~i'm+not+ED:7 ~needs+an+X:8 ~not+the+X:-9 \
~please+only+VERB:-9 ~should+put:6 ~that+X+$:-8 ~the+X+was:-9 ~these+S:-6 ~with+ING:-5 ~从+N+X:5 ~写+L:7 ~出来+全:-5 ~别+写+X:-6 ~别+的+X:-8 ~我+在+想:5 \
~我们+是+X:5 ~没+X+到:-12 ~没+用+$:6 ~统一+用:-7 ~里+用:6 个项:6 五个:9 产:27 人$:6 功:37 只改:-25 周$:7 器上:-14 回复:25 图标:-5 好吧:8 存在:-13 承:6 拿来:22 挂在:23 改$:-7 改了:23 \
是学:12 根目:9 模式:-16 步更:6 永遠:-27 测的:13 留:19 盖:11 等着:9 糊:10 细:-8 要用$:-14 语版:-11 都收:7 释里:-21 钮都:-6 错:-14 龄:-8 `,
  ` ^^id:8 ^^name:20 ^^put:-18 ^^state:11 ^^tokens:6 ^^units:24 ^comments:6 ^sleep:5 ^要不:17 about:-20 agreement:5 bootloader:10 diagram:-7 \
docs:36 feat:9 flaky:-18 happened:-14 harbor:7 helper:12 loading:-17 port:-17 roles:12 settled:-8 talk:-8 ~,+new+S:5 ~ED+about:-8 ~L+一律:10 \
~L+自动+X:-5 ~LY+in+S:6 ~NUM+so:6 ~S+NUM+for:-11 ~S+our+X:-13 ~X+X+as:-6 ~X+before+you:9 ~X+by+the:12 ~X+by+then:-5 ~X+in+CODE:-8 \
~X+nothing+X:-8 ~X+now:-5 ~X+你+要:8 ~X+写+的:-21 ~X+我们:-8 ~^+S+S:11 ~^+VERB+a:-12 ~^+put+it:6 ~^+下:-7 ~does+X:-7 ~everything+X:14 ~it+BAD+$:6 \
~of+like:5 ~old+X+$:9 ~or+is:-5 ~or+not:-6 ~the+ED+X:-10 ~the+X+only:-7 ~the+same:-9 ~what+do+we:-5 ~with+that:-7 ~you+VERB+,:-7 \
~you+keep+ING:-9 ~不要+再+X:6 ~去+了:-5 ~就+别:6 ~就+按:-8 ~我+看+$:-5 ~改+用+L:-6 ~有+X+个:-12 ~里+不+写:5 不让:5 二种:-8 保要:8 内联:15 别用:9 后都:-20 哪个:-8 型$:-20 拿:18 \
指数:-9 暂停:-12 注入:-9 物车:10 环依:-7 组的:-5 置页:-8 要么:9 训:-11 试一:7 那:-36 释的:22 页一:-16 `,
  ` ^^were:-8 ^he:-23 ^here:-5 ^你每:-18 ^动:17 ^我只:8 build:-6 comes:11 es:16 exporter:-11 filter:-6 iso:12 main:46 my:-25 naming:-33 newer:19 \
pinned:13 placeholder:10 previous:-8 spelled:52 string:-24 times:-20 var:-5 ~,+in+the:-7 ~,+别+X:12 ~,+别+给:5 ~L+的+$:-7 ~L+里+永远:-6 ~X+,+这:6 \
~X+ING+on:-10 ~X+has+the:-5 ~X+is+NUM:31 ~X+is+one:-7 ~X+out:20 ~X+out+of:5 ~X+也+一:9 ~X+任何:6 ~^+L+永远:17 ~^+should+we:7 ~^+给+L:-7 ~are+X:27 \
~for+S+?:-8 ~gets+its:7 ~in+CODE+and:7 ~it+X:-12 ~like+to+X:18 ~or+it:21 ~prefer+the:-7 ~the+X+$:7 ~up+at:-5 ~you+VERB+the:-5 ~一+X+要:-5 \
~写+N:-6 ~别+每次+都:9 ~现在+X:-15 ~的+时:5 ~看+过:6 ~要+跑+L:5 不更:16 个:-81 从来:-53 件文:6 务:46 原:41 團:-9 失$:-6 宏:12 就拆$:15 我更:-7 本开:16 次永:-6 泄漏:10 渠道:6 \
演示:-21 登记$:7 秒:-9 终:11 落:-7 行一:-10 认$:6 议:9 还拿:15 页面:23 `,
  `  里$:9 <z-digit>:26 ^^if:-25 ^^rather:12 ^tell:11 ^to:-37 ^with:-11 ^从这:23 ^张表:6 ^最:5 ^轮询:7 ^颜:6 console:27 cue:-12 date:-16 hand:33 npc:-6 \
resumable:6 tailwind:10 terminal:9 todo:21 upper:10 used:-42 ~,+a:13 ~,+我:-14 ~-+X+in:6 ~?+not:-8 ~L+到+L:6 ~LY+when+there:-11 ~NUM+for:-10 \
~NUM+on:17 ~S+,+the:9 ~S+needs+a:-7 ~X+(+):-10 ~X+N+X:-21 ~^+S+here:17 ~^+VERB+the:14 ~^+always+use:6 ~^+不:20 ~^+别+X:-16 ~are+ED+with:5 \
~go+through+them:-13 ~runs+X:10 ~should+X+X:5 ~this+X+VERB:5 ~we+X+X:14 ~what+does:-5 ~你+的:-5 ~只能+X:7 ~我+这边:-6 ~改+这:-5 ~时候+每+X:-11 ~是+只:10 \
~用+X+能:-8 ~的+是+X:-8 ~着+X:5 ~里+的+L:-5 不用$:8 了你:-6 兼容:5 喜:27 喜欢$:-9 器不:-9 完代:9 小:32 就行:6 很:-14 手册:-5 持:14 按你:-11 有表:-10 有这:-5 桶:14 生成:15 的时:15 \
的注:19 的组:6 简单:-15 管它$:-12 般是:-10 语言$:-6 误码:6 说我:-15 还原:9 都改:-22 须带:6 `,
  ` ^^comment:-15 ^^how:20 ^^staging:23 ^^up:-8 ^i'll:12 ^then:-5 ^别:-5 ^只有:-12 ^埋点:8 ^所有:12 ^把:-21 ^按:-9 ^数据:11 ^日期:10 ^晚上:6 ^暂:-9 ^热:11 ^贴:6 \
checkbox:-27 coming:8 confusing:-10 emojis:28 eu:30 event:-9 ever:64 facing:11 hal:11 kill:-16 money:45 optimistic:12 toleration:9 treat:65 \
ulid:8 undo:-10 usereducer:9 websockets:9 what's:-16 xml:-30 ~,+X+a:-5 ~CODE+with+the:-6 ~L+从+X:-7 ~NUM+everywhere+$:11 ~S+,+no:-15 ~S+:+$:15 \
~S+CODE:17 ~S+need+a:18 ~S+to:13 ~X+,+是:-8 ~X+BAD+X:6 ~X+doesn't:8 ~X+in+its:9 ~X+吧+$:-16 ~X+有+L:10 ~X+要+先:6 ~^+S+with:5 ~^+X+to:8 ~^+if:10 \
~^+we're+on:9 ~^+we+X:37 ~^+我们+说:6 ~and+are+X:-8 ~and+its:-10 ~have+a+VERB:-12 ~into+X:6 ~let+me:-11 ~our+X+S:-10 ~prefer+LY:5 ~there+,:-11 \
~是+用:-16 判:9 动到:5 号码:-8 后$:6 处$:16 外:42 希:-13 归一:-5 挂:-11 数仓:12 新银:-11 没想:9 烦:-8 用写:-16 的办:-5 繁体:22 联$:10 要十:-5 记:13 译一:6 购:10 这事:10 都必:-10 \
都这:20 `,
  ` ^^feature:5 ^^linter:-32 ^^suppose:6 ^^types:-13 ^graphql:-13 ^read:-8 ^临:-5 ^网:7 ^许:-9 as:23 believe:-28 default:6 happy:-8 isr:5 keeping:-9 \
let's:70 line:-28 registry:-11 relative:-5 silence:10 tomorrow:-17 ~,+NUM+S:-16 ~,+上次+X:7 ~,+不能+用:-12 ~,+只+有:-6 ~BAD+ING:8 ~CODE+X+of:-7 \
~ED+in:9 ~ED+the:-11 ~L+:+L:-6 ~L+加:-5 ~NUM+S+$:-6 ~S+X+$:8 ~S+below+NUM:9 ~VERB+ING+to:14 ~X+X+goes:8 ~X+as+X:15 ~X+had:7 ~X+may:-5 \
~X+or+is:-5 ~X+之前:-11 ~X+别+的:5 ~X+去+X:7 ~^+X+a:-8 ~^+X+所有:-7 ~^+我+说:6 ~^+都:5 ~again+?:-6 ~don't+think:11 ~for+one+X:-6 ~if+S:6 ~if+a+VERB:5 \
~in+the:-5 ~in+the+other:-5 ~it+X+$:-7 ~new+X+,:-6 ~no+X+,:7 ~not+ED+to:6 ~only+NUM:11 ~two+S+$:-34 ~until+X:5 ~use+the:-7 ~want+a:-6 \
~what+would:-6 ~一+X+$:10 ~一下+就+X:-5 ~再+也+不:-5 ~是+哪:-7 ~要+不要:-6 ~说+我们:-8 ~这+X+L:-9 一天:8 上了:-9 中:37 包是:5 变数:20 器都:10 天要:-8 少:-29 料夾:18 板要:-7 \
版本$:15 的功:-5 线只:8 缀$:13 花时:-5 被占:-10 要统:-7 让你:8 试都:-10 赖$:-7 身:7 钟:8 长了:9 `,
  ` ..:-12 <camel>:5 <z-colon>:-22 ^^/api:-6 ^hi:-6 ^like:5 ^this:-32 ^topic:-7 ^yaml:7 ^发票:5 ^结:-14 at:-17 every:17 failover:-6 french:-10 \
hang:-6 hence:-15 hit:27 ignore:21 might:-12 mobile:39 repo:69 send:-9 ~,+就+X:-10 ~.+S:6 ~S+of+that:-6 ~VERB+X+into:-10 ~X+it+in:-6 \
~X+or+it:15 ~X+中+X:7 ~X+只+做:5 ~X+格式:-10 ~^+X+那个:8 ~^+只+有:-7 ~a+S:-5 ~a+X+in:6 ~all+S+,:7 ~and+a:8 ~does+X+X:-5 ~don't+we:-18 ~every+X+,:13 \
~for+X+X:9 ~need+a+X:-10 ~never+S+on:-8 ~nobody+S+the:13 ~they+are:11 ~too+X+,:8 ~until+i+X:8 ~use+X+S:12 ~want+to+X:14 ~we+don't+VERB:-5 \
~不+上+$:-10 ~不用+X:20 ~也+没:-5 ~会+X:15 ~先+给+我:5 ~全部+L:5 ~再+说+X:9 ~我+点+X:6 ~是+X+$:13 ~用+$:-6 ~能+用:8 下这:-6 不通:-7 不通$:-7 两次:-19 二个:-16 使用:6 写就:9 \
别$:-9 十分:-5 发环:5 吗？$:-7 周二:31 哈哈:-31 墙:-12 律:39 律不:11 我个:-12 新$:7 是第:10 框架$:-14 桶里:12 照:15 理$:14 用繁:18 的那:12 表名:9 讲:14 谢谢:6 谱:-10 超过:15 题:-23 \
首:-30 `,
  ` ^^avatar:9 ^^merge:10 ^hydra:-6 ^审计:9 ^文:-20 ^死:9 ^选 :12 ^页头:-9 assignable:-16 bom:12 charts:7 controller:14 her:21 join:5 kafka:11 move:-27 \
t$:-11 test:33 ~ING+,+that's:12 ~ING+on+the:-7 ~X+,+你:-5 ~X+is+a:16 ~X+lives:13 ~X+while:-14 ~X+删+除:8 ~X+改+了:-7 ~^+S+like:-7 ~^+you+don't:7 \
~again+?+$:-6 ~all+S+must:8 ~as+is:-5 ~at+NUM:14 ~don't+use+X:-6 ~how+i+like:11 ~i+X+,:13 ~it+always:-7 ~just+X+the:9 ~me+a:-12 ~new+S+$:11 \
~no+X+in:7 ~on+that+$:8 ~our+VERB:6 ~the+S+we:-5 ~use+X+ING:6 ~why+not:6 ~with+X+S:-10 ~按+X+,:19 ~本+地+改:-8 ~的+规定:12 ~统一+用+X:5 一行:-30 主分:26 \
别管:-15 发现:-11 大概:-5 己来:10 开函:14 我喜:6 桌面:-8 现$:-9 的宏:8 结$:5 结了:13 要先:24 那几:-7 银行:-8 限$:-11 `,
  ` -facing:8 ^^adding:18 ^^call:11 ^^half:7 ^^seasonal:11 ^^warnings:16 ^created:5 ^php:5 ^skip:38 ^构:5 ^这里:-16 answer:16 body:22 booking:-8 \
cmd:-9 euros:7 fake:5 future:33 rollback:8 rule:14 runner:25 toggles:8 using:35 where:-35 ~,+VERB+it:-19 ~,+a+X:12 ~,+先+X:-11 ~,+所有:7 \
~CODE+,+so:-5 ~ED+without+ING:-12 ~L+X+弄:9 ~L+一定:5 ~L+永远:14 ~S+are+for:10 ~S+below:14 ~X+S+NUM:-9 ~X+X+there:10 ~X+by+S:5 ~X+each+other:-8 \
~X+their:-17 ~^+VERB+ING:31 ~^+keep+the:-9 ~^+when:16 ~^+时+X:6 ~as+you:-12 ~at+CODE:16 ~i+just+ED:-5 ~less+X:5 ~more+S:11 ~need+to:-12 \
~not+NUM:10 ~of+that:-11 ~so+one:7 ~the+X+below:-5 ~the+X+does:-5 ~the+new+X:-27 ~through+X+$:7 ~up+to+X:6 ~were+X:-5 ~下+X:15 ~也+一+X:9 \
~只+X:28 ~就+得:9 ~放+哪:-8 ~最多+X:10 ~用+中+X:6 ~的+X+一:-5 上测:-16 两遍:-11 主包:8 单列:-10 单数:10 只回:-8 后每:-11 坏的:-18 多:7 天$:24 定的$:8 密码:-22 尔:21 就直:12 \
希望:-16 息队:16 想好:7 我记:-7 来吧:5 板$:22 的小:5 目标:5 离谱:-10 能是:-26 虑以:7 覆盖:11 说明:35 跑$:-5 跟源:10 那这:-8 都放:12 都绿:-7 都该:23 重点:-7 页$:-7 `,
  ` ^^but:13 ^^push:6 ^^said:16 ^^token:-19 ^di:8 ^that's:17 ^userid:-11 ^小朋:-6 ^适配:9 aligned:7 column:-26 deprecated:22 headlines:5 \
inheritance:48 ios:27 part:-14 polling:5 repository:33 screenshot:14 source:15 uploads:12 ~,+i'm+X:-6 ~CODE+X+$:12 ~ING+,+NUM:-6 ~ING+and:-7 \
~S+are:32 ~S+you:17 ~X+ED+in:5 ~X+and+never:11 ~X+does+it:7 ~X+nothing:-7 ~X+去:14 ~X+有:6 ~X+用+L:12 ~X+给:9 ~^+a+X:-5 ~^+any+X:-11 ~^+maybe:14 \
~^+先+给:6 ~^+有+没有:5 ~a+X+BAD:11 ~anything+that:6 ~don't+VERB:8 ~have+X+S:-11 ~in+the+ING:7 ~is+BAD:-25 ~is+NUM+S:25 ~it+be+X:5 ~make+the:-5 \
~me+out:21 ~my+ED:-10 ~never+have+X:-11 ~of+S+,:-15 ~to+LY:-10 ~two+S+are:-11 ~you+keep:-9 ~你+X+$:-5 ~你+X+了:6 ~可能+X:12 ~就+X:-18 ~放+X+里:5 \
~时+L:-7 ~是+$:8 ~没有+X+的:5 ~说+,:-7 ~跑+一:6 ~过+X+$:6 ~过+X+了:-5 三个:25 了这:7 们只:7 你准:15 先别:-9 先按:-6 分号:8 别问:-6 前返:5 动:72 名小:9 就崩:-17 式:-24 引用:-10 \
把所:-13 报备:8 指:30 排序:-11 接做:12 横线:12 次$:-18 经:18 证要:-8 谁加:14 这版:-8 那块:16 重试$:-9 钮不:6 问问:-19 `,
  ` ^^uv:24 ^实:5 ^我:33 cart:-15 costs:11 everywhere:40 meetings:-19 more:34 night:-10 p$:29 pricing:17 shipped:-5 sidecar:10 spec:-29 ~,+use:15 \
~:+X+$:-8 ~ED+ING:7 ~L+的+,:-11 ~N+L+了:-8 ~S+,+what:-5 ~VERB+everywhere:9 ~VERB+me+if:-5 ~X+can't:10 ~X+for+all:18 ~X+to:8 ~X+时+的:-5 ~^+L+X:5 \
~^+before+you:-7 ~^+我+只:5 ~^+除了:-5 ~are+for:11 ~at+all+$:-17 ~do+we+always:-6 ~from+now:11 ~is+X+in:9 ~is+our+X:5 ~that+VERB+$:-5 \
~the+BAD:-24 ~the+X+,:-5 ~we+X:36 ~your+S:9 ~上+X+就:-12 ~不是+N:8 ~不要+用+L:8 ~么+改:6 ~再+写:8 ~加+一:-5 ~和+X:20 ~我们+说:6 ~用+L+跑:-5 ~给+X+写:-6 ~要+有+X:8 \
~跟+着+X:6 串:19 会爆:-10 估:-44 别一:6 只修:8 只剩:-20 定死:15 库的:7 怎:-29 我讲:5 新页:25 是每:-7 最:9 板:8 温度:-7 物:17 用拼:18 的表$:-6 背:-9 要直:-5 覺:-13 败了:-5 路是:-19 `,
  ` ^^auth:19 ^^in:55 ^^index:-9 ^^self:-6 ^^ticket:-10 ^cache:-13 ^make:31 ^sentry:13 ^为:-12 ^在:-7 ^新接:-10 ^结果:-5 ^设:-16 ^重试:9 emulator:13 \
github:6 has:55 keep:30 link:-35 lunch:-13 parse:-14 requests:7 running:7 try:-22 ~,+N+被:-6 ~,+VERB+the:9 ~,+all:-14 ~,+i:10 ~,+which:-36 \
~,+with+a:12 ~.+X:5 ~?+没:7 ~ED+it:-8 ~NUM+for+S:-7 ~S+in+CODE:-53 ~VERB+in:-5 ~X+as+is:-6 ~X+that+the:-7 ~X+you+can:-7 ~X+加+一个:-7 ~X+所有:-6 \
~^+S+always:-11 ~^+if+the:17 ~^+use:7 ~a+VERB+needs:8 ~a+X:-10 ~and+that's:11 ~are+for+X:9 ~could+you:7 ~has+to:7 ~it+a:6 ~just+BAD+$:5 \
~on+NUM:6 ~on+one:6 ~on+the+first:-7 ~please+VERB+X:-6 ~since+your:-7 ~the+only+one:8 ~use+X+X:11 ~using+the+X:6 ~we+run:5 ~with+S:5 ~一直+不:-8 \
~上+$:-8 ~上+了:-5 ~修+$:-6 ~加+个+L:-7 ~每次+X+前:5 ~能+$:10 ~这+X+个:-7 ~这个+不用:-5 上不:-10 不对$:-8 丢数:-11 个种:9 么说:14 你从:-8 做什:13 凌晨:24 出$:9 出现:23 别:29 \
吧:-41 增:6 己会:6 把:-33 按:13 数解:-7 是内:7 暂:-20 枚举:31 每行:-21 点到:14 热:12 獨:-8 用毫:6 词都:-9 说思:15 贴:12 足:-17 跑测:8 边框:6 这专:7 释是:-5 钥:14 额:31 `,
  ` ^^dark:-5 ^^needs:8 ^^run:9 ^^says:-37 ^^spelling:13 ^any:26 ^ho:16 ^有:-8 ^给:-5 ^这类:8 ansible:-9 create:-11 dies:-8 logged:-30 logging:-12 \
options:-18 parser:-47 plans:8 progress:-14 smallest:-14 wiki:11 ~,+这里:-7 ~,+都+是:-8 ~S+LY:16 ~VERB+S+a:-6 ~X+,+CODE:8 ~X+X+that:-9 \
~X+and+X:-12 ~X+only+for:6 ~X+吧+,:5 ~X+是+L:13 ~X+超过+N:6 ~^+all:-10 ~^+be+X:-9 ~^+in:6 ~^+以后+改:5 ~^+可以+,:-5 ~^+每:-8 ~do+not+X:12 \
~never+X+on:-6 ~the+NUM+X:16 ~to+make:-10 ~two+$:-8 ~when+there:-11 ~with+X+X:-13 ~you+X+$:7 ~you+always:12 ~不+出来+$:-5 ~写+X:-7 ~我+是+X:9 \
~是+X+不:-11 ~本+X+$:-12 ~用+不:-5 ~看+的:14 ~自动+X+?:-6 ~超过+N+L:-5 ~都+不能+X:5 ~都+跑:5 一直:-20 不多:-16 个组:-16 临:-7 主干:6 函数:-7 判断:9 十条:-16 可他:-10 处都:-8 \
失敗:-17 它$:-16 库:87 很老:5 打开:-21 投影:5 掉:-17 改需:-10 是不:-46 版$:-13 红了:-10 给接:11 网:35 解释:25 许:40 过去:-7 这条:-10 逗号:8 邮:8 `,
  ` .yaml:7 ^^composition:9 ^^ms:-9 ^here's:-5 ^thinking:7 ^why:-8 ^他们:-6 ^审:10 ^最低:11 ^规:-7 ^首页:-11 apollo:5 connection:-5 early:-8 footer:-22 \
hex:14 l$:17 lambdas:12 linear:-5 monday:-22 npm:19 remember:9 support:6 variable:9 vendor:23 versions:27 when:-16 ~,+X+就:-5 ~,+为什么:-8 \
~BAD+,+X:9 ~ED+last+X:9 ~ED+my:-11 ~L+,+L:32 ~L+一下+,:6 ~NUM+S+,:-31 ~NUM+am+$:13 ~S+first:15 ~VERB+S+must:9 ~X+S+are:25 ~X+S+you:10 ~X+by+X:8 \
~X+has+this:-5 ~X+全+问题:6 ~X+删+了:-8 ~X+总是+X:-8 ~X+搞:-7 ~X+里+那:-10 ~^+ING+X:-10 ~^+X+i:-9 ~^+if+it's:-6 ~^+keep+ING:-6 ~^+一个:13 ~after+the+X:7 \
~all+new:9 ~and+we're:-6 ~by+then:-5 ~have+on:8 ~i'd+like:-8 ~i'll+do:-9 ~in+CODE:-19 ~in+ED:5 ~it+BAD:10 ~it+X+,:-5 ~may+VERB:8 ~new+to:10 \
~the+X+first:-6 ~the+X+we:11 ~to+do:-6 ~two+S+,:18 ~到+就:8 ~在+X+一个:-5 ~想+以后+X:5 ~我+用:7 ~每个+L:5 ~没+想+X:7 ~看+的+X:12 ~跑+,:10 ~跑+X+$:-5 ~里+,:13 \
一下$:-18 一帧:-5 不动:-7 了四:-5 了机:7 交易:5 什么$:6 会漏:6 几个:-6 包改:-7 够:14 定:52 导出$:16 崩$:10 应:-25 必填:-20 想想:-5 意:22 懂前:7 放哪:-13 是分:-17 析器:-20 现不:-12 \
用加:-5 用那:-6 端会:5 结:44 要继:39 覽:-5 较好:-5 辑没:-6 那套:8 部用:8 镜像:10 面会:-7 `,
  ` ^^calls:5 ^^database:10 ^不用:18 ^以后:17 ^大:6 ^存档:7 angry:-14 append:8 baud:14 beta:-8 bot:19 chart:-9 cookies:8 doc:5 docker:-24 handles:48 \
manual:-41 march:15 plan:-42 probably:-6 pulled:5 really:-7 scrap:16 shouldn't:8 weekly:5 ~,+ING+S:-7 ~,+only+S:9 ~,+不+按:5 ~:+NUM+$:-8 \
~ING+X+$:31 ~ING+at+the:-5 ~N+被:-6 ~NUM+S+so:5 ~S+,+but:-7 ~S+S:6 ~S+that+are:-9 ~X+?+$:-25 ~X+in+S:18 ~X+some:-5 ~X+前+X:12 ~X+查+X:-5 \
~^+S+that:8 ~^+VERB+every:-10 ~^+prefer+X:6 ~^+that's:10 ~^+there+are:10 ~^+为什么:-7 ~and+i:21 ~are+ED+and:-9 ~are+NUM+X:10 ~don't+VERB+S:14 \
~has+the:-5 ~is+NUM+X:-20 ~live+S:6 ~next+S:11 ~the+X+before:17 ~think+$:5 ~了+哪+些:20 ~是+X+,:5 ~用+,:16 ~用+L+的:-18 ~看+X+的:-5 ~给+我:-6 ~要+按:5 \
以前:-28 依赖:29 候把:12 写的:-26 号是:10 底:-26 引擎:7 文:38 有啥:-16 死:-24 滚动:5 独:15 老板:-18 色跟:-5 试不:6 都存:10 页不:-12 `,
  ` ?$:-5 ^ <:7 ^^old:-13 ^^team:12 ^^thought:-5 ^according:-8 ^do:25 ^for:15 ^they:17 ^咱:29 ^总是:13 ^或:7 ^明:-7 ^规范:-6 ^这次:-5 adds:28 broken:-20 \
buildkite:16 discussion:-14 emoji:36 errors:19 gateway:54 having:-19 head:-7 isn't:33 malloc:16 one:-9 output:14 presentation:-17 prints:-49 \
redo:-5 regex:6 start:-37 uart:-11 works:-35 ~,+LY:-11 ~,+X+从:7 ~ED+without:-12 ~L+别:-7 ~L+按:6 ~NUM+,+we:-5 ~NUM+in+the:-24 ~X+,+all:-5 \
~X+ED+it:6 ~X+S+and:-7 ~X+above+NUM:6 ~X+i:-17 ~X+他+X:-6 ~X+得+我:5 ~X+必须+是:6 ~X+把+X:-5 ~^+X+不用:8 ~^+X+以后:-11 ~and+S+$:12 ~as+X+$:22 ~both+$:7 \
~here+,+the:-9 ~i+always+X:-9 ~in+it+$:-5 ~is+X+than:-5 ~it+S+$:-5 ~never+ED+for:-11 ~per+X+$:-8 ~to+X+what:9 ~your+X:-11 ~不要+上+L:-6 \
~你+说+的:-5 ~别+在:7 ~加+X+$:-5 ~只+修+X:6 ~对+外:7 ~的+X+$:-7 ~的+X+了:-7 ~的+按:-6 ~看+不+X:-9 ~里+写+X:-6 不按:5 不错:-25 们说:13 停了:24 只用:19 定有:11 己写:-8 引:23 戏:7 \
我把:-27 按部:6 接收:-5 提交:-12 方用:-12 时间:14 构:7 決:8 混:7 看到:18 空的$:-12 行不:13 补一:14 要告:19 要过:6 说清:12 邮箱:8 隐藏:-10 `,
  `  …$:5 ...:-24 ^^drop:28 ^^tests:-43 ^hover:5 ^jobs:14 ^lombok:9 ^redis:-23 ^sizes:10 ^tailwind:7 ^写完:-5 ^别的:-10 ^图片:9 billing:-10 cloud:7 \
delivery:5 directory:-12 invoice:18 it'd:6 metric:32 models:7 pushed:-9 still:-11 storybook:13 telemetry:-9 these:-46 wtf:-18 ~.+.+X:-5 \
~ED+as:6 ~NUM+S+on:-5 ~X+,+no:17 ~X+or+X:-15 ~X+一+$:-7 ~X+就:15 ~X+说+X:-23 ~^+X+从:11 ~^+你+觉得:-6 ~a+VERB+$:-8 ~go+through+X:6 ~if+we+were:-6 \
~like+we:-5 ~on+?:-10 ~why+we:-10 ~之后+L+全:-5 ~了+,+不要:5 ~了+N+X:-9 ~出来+全+是:-5 ~别+每次:9 ~前+X+L:5 ~所有+按+X:-5 ~按+X+来:8 ~按+这个:7 ~有+时候:6 ~的+按+X:-6 \
~给+X:15 ~说+X+由:7 ~说+不要:-10 一遍$:-14 不许:24 个通:12 会是:-10 傳:15 列用:7 到:-58 前是:-19 占位:13 去掉:7 只读:38 同意$:-13 外的:8 天都:-11 它每:-7 小数$:-11 就报:-14 尽量:12 \
店:-11 开頭$:-13 成:-28 手写:-5 新版:10 是版:-16 案$:-8 死$:-8 死了:-15 没让:11 的按:-14 竞:-9 糊弄:14 经不:9 能改:5 要登:7 訊息:8 费:51 那段:10 `,
  ` ^^customer:-12 ^^it:-10 ^^way:11 ^controller:16 ^i'd:6 ^panic:8 ^有人:-5 ^评:-13 ^超时:-8 admin:42 anything:43 aria:5 bytes:-15 external:20 \
fast:-8 folder:31 kiosk:13 mentor:-7 mutex:-19 session:-31 supported:19 user:-30 uuid:16 ~,+each+X:-8 ~ED+X+S:5 ~ING+that+S:11 ~L+,+别:9 \
~S+and+S:15 ~S+are+LY:-10 ~S+the+LY:6 ~VERB+it:-27 ~X+,+为什么:-8 ~X+ED+S:6 ~X+S+CODE:15 ~X+VERB+has:-10 ~X+X+out:7 ~X+and+the:-24 ~X+you're:-8 \
~X+先:15 ~X+是+加:8 ~^+is:-10 ~^+we+have:9 ~^+what:-5 ~^+一律:5 ~are+VERB:12 ~but+not:-5 ~by+now+$:8 ~do+X:6 ~in+X+S:6 ~so+please:5 ~the+X+lives:5 \
~the+next+S:11 ~we+X+with:5 ~yet+$:-15 ~加+$:5 ~加+了:-10 ~哪+$:-8 ~我+X+一:9 ~我们+一直:10 ~都+用+L:-18 不应:-5 假如:-10 冲:-5 动清:-5 只要:-8 名别:8 后再:-11 吧$:-22 \
场部:6 实:-32 对账:-5 就行$:-9 必要:11 我:-55 时$:5 有效:5 有用:-10 次都:-27 涉及:17 班:11 用中:20 留最:7 看得:-19 联:28 脚本:6 行都:-27 认下:-7 讲的:6 里找:5 问$:9 顺手:14 `,
  ` <z-loud>:-16 ^^.:-30 ^^config:-17 ^^css:11 ^^decided:-15 ^^good:-20 ^^tabs:-14 ^^vpn:16 ^ids:9 ^凡是:7 ^行:10 _orders:-5 absolute:-5 again:-111 \
apis:6 box:-17 built:13 conflict:-7 connect:-8 could:37 cut:19 exactly:20 explanation:11 fridays:5 icon:-23 ke$:9 moment:9 note:14 shader:-5 \
show:-16 storefront:18 style:9 third:15 tiny:7 uses:33 ~,+S+need:5 ~ED+,+X:-9 ~ING+to:6 ~N+L+,:11 ~S+two:-11 ~S+under+NUM:-10 ~X+it+$:7 \
~X+since:-7 ~X+从:17 ~X+几+X:-5 ~X+是+因为:-11 ~^+X+跑:-5 ~^+i've+X:19 ~^+it:-13 ~^+those:-6 ~a+X+why:7 ~a+while+and:5 ~always+on+X:-7 \
~and+that+is:7 ~go+out:-5 ~i+can't:-8 ~i+want+a:-8 ~it's+the:-11 ~no+S+$:5 ~no+more+S:11 ~other+S+$:-6 ~this+X+S:6 ~we+no+X:6 ~上+X+的:-7 \
~不+写+X:5 ~之前+X:8 ~全部+X:-10 ~我们+要:-7 ~我们+说+的:6 下周:-21 为:-28 习惯:10 决:-7 发了:-6 在:-22 字节:-15 得:17 成的:7 才能:7 抽成:-6 拼音:9 接改:22 改名:-5 文再:13 月:27 \
果$:-10 没找:-14 清掉:11 烦死:-13 示用:12 章:-9 要帮:5 起不:-7 道文:5 里别:6 错$:-8 错了:-29 `,
  ` ^^/:9 ^^means:10 ^^my:9 ^写个:-5 ^协议:5 ^工单:-10 ^张:6 ^禁止:6 ^第一:-6 actually:-11 because:6 cents:25 decoder:-9 pandas:19 product:15 rely:20 \
returns:-60 switch:-64 tried:-17 understand:-17 updated:12 yesterday's:-6 ~,+do:-12 ~,+from:9 ~,+ours:6 ~,+we+don't:8 ~ED+,+so:9 ~L+N+$:10 \
~S+X:38 ~S+nothing:-7 ~S+while+ING:12 ~X+into:-14 ~X+the+ING:-10 ~X+一下:-16 ~X+必须+能:-5 ~X+要+看:5 ~^+L+我:-6 ~^+不要+改:-6 ~all+new+S:9 ~all+our+S:6 \
~always+X+up:-13 ~at+X+$:-6 ~i+keep+ING:-6 ~if+a:13 ~it+gets:8 ~next+X:9 ~on+the+NUM:11 ~our+S+X:5 ~put+the:11 ~that+for:13 ~then+$:-6 \
~use+the+X:5 ~we+want+S:-10 ~上+,:6 ~不是+得:-7 ~么+说:8 ~做+了+什么:13 ~对+X+$:-5 ~想+X:-5 ~改+就+改:-8 ~能+都:7 主:48 人:50 们一:7 关闭:-12 再跑:-12 出都:10 别慢:-11 \
前缀:-7 单个:5 印象:-7 句话$:5 同里:8 启:-54 声$:13 多弹:-5 室$:-6 情况:-8 是合:5 是好:-7 查数:17 标:36 校验$:-15 档站:-21 段只:5 的文:-6 给:41 荐:-8 还在:9 里那:-22 `,
  ` 02$:-19 <colon>:34 ^<here>:25 ^^changelog:14 ^^tenant:6 ^dt:-11 ^分支:7 are:10 dependencies:33 es$:-15 ff:6 lint:-9 orders:-66 plat:6 simply:15 \
sounds:-13 sum:8 wait:10 you:47 ~,+X+里:-15 ~,+不要:8 ~,+搞:-6 ~ING+for+the:8 ~S+that+we:-8 ~X+X+may:-6 ~X+at+NUM:6 ~X+has:20 ~X+there:12 \
~X+you+ED:7 ~X+之前+要:-5 ~X+他们:-9 ~X+时+是:-5 ~X+次+$:-7 ~X+里+有:-5 ~^+X+又:-7 ~^+my:-12 ~^+要+X:5 ~a+X+for:-9 ~after+$:5 ~any+more:9 ~i+never+X:-6 \
~in+our+X:-16 ~of+ING:11 ~since+the:-7 ~so+X+$:-9 ~the+X+of:19 ~the+first:-25 ~了+,+直接:-12 ~你+用+的:5 ~在+X+要:-5 ~没+让+你:7 ~用+X+归:-6 ~直接+L+$:-8 \
~看+看:-18 ~请+用+X:7 ~跟+着:6 不到:-12 专案:9 了啥:9 例如:-6 况:-8 冻结:20 别测:-22 可是:-9 售:15 审:9 家的:-6 库里:10 必现:-8 感觉:6 抓:-17 报错:15 是对:5 晚重:5 本那:-7 栈:-7 次了:7 \
独一:11 知开:-6 统计:-10 资料:15 边都:-9 这些:-5 钮:-17 闪$:-17 `,
  ` -least-once:7 7$:22 <z-long-6>:41 ^^csv:-13 ^^scheduler:-12 ^after:-11 ^svn:-20 ^备份:16 accuracy:-7 editor:9 export:-44 flush:11 idea:-23 \
letter:5 permission:-7 recursion:-19 singletons:8 three:-82 view:-9 word:54 ~,+X+的:6 ~,+不+在:-13 ~,+不要+X:10 ~ED+,+it's:-5 ~L+X+别:5 ~N+,+L:5 \
~S+need:26 ~S+to+the:13 ~VERB+when:-7 ~X+after+the:-7 ~X+of+each:9 ~X+yet+$:-12 ~X+不用:12 ~X+以后:-13 ~X+用+X:22 ~^+X+里:8 ~^+i+like:14 ~^+必须+X:5 \
~does+it:7 ~every+VERB+X:14 ~i+X+::-6 ~never+ED:-30 ~not+ED+$:-11 ~that+$:30 ~that+S+$:7 ~we+had+to:-6 ~you+think:6 ~一律+不+X:6 ~不要+加+L:6 \
~到+的:-8 ~我+点:6 ~时+X:10 ~是+从+L:5 ~来+说:9 ~来+说+X:8 ~现在+是+L:8 ~要+在:7 ~这个+X+要:5 七八:-8 不知:-6 人会:7 们用:-12 会员:20 位小:-11 分包:8 别每:15 动端:10 后来:-7 唯:-17 \
啊$:-24 回傳:13 客:9 己弄:-6 排:-15 放一:22 方案:-33 最好:6 有可:5 朋:-6 直不:-17 能放:10 要改$:-11 要跑:23 试再:41 该写:5 键:9 `,
  ` .internal:14 <long-7>:27 <loud>:-11 ^^bar:-15 ^^demo:19 ^^mode:-13 ^^runs:16 ^squash:-5 ^感:9 ^网关:9 and:25 asked:-17 be:31 figures:16 \
gameplay:5 layout:-13 lib:-5 off:66 proto:28 restate:15 sent:-14 shall:10 silly:-7 sql:73 v3$:7 what:-31 ~,+S+go:5 ~,+it's+X:-5 ~,+what+ED:-8 \
~:+NUM+,:-11 ~ED+from:-6 ~ING+X+,:-19 ~L+为:5 ~S+and+X:11 ~S+are+S:8 ~VERB+,+LY:-5 ~X+ED+X:13 ~X+do:8 ~X+is+through:5 ~X+不+看:5 ~X+又:-8 \
~X+总是:-12 ~X+的+是:-7 ~X+过+来:7 ~^+S+are:-8 ~^+S+without:7 ~^+X+的:-6 ~^+we+used:-6 ~^+现在+的:-12 ~and+it+S:7 ~for+all:23 ~i+think+the:-5 \
~if+there+are:-5 ~is+ED+for:6 ~is+X+with:7 ~let+it:9 ~like+a+X:-5 ~on+CODE:-6 ~that+we:-8 ~their+own:-11 ~think+,:9 ~to+X+it:16 ~until+i:8 \
~would+like:-10 ~不+到:-7 ~不能+有:10 ~不要+删+,:-5 ~不要+用+X:-11 ~个+,+X:6 ~也+能:-7 ~从来+没:-12 ~别+X+是:10 ~去+L+里:7 ~对+吧:-9 ~应该+用+X:-5 ~用+里+X:8 ~要+X:7 \
~里+不:10 下游:11 不在:-16 不得:-14 不设:10 中午:-17 举:31 么$:6 冷:-7 出了:10 制:-8 功能:35 口返:-17 咱:33 忘记:-7 我为:-13 我在:13 或:6 投:8 接入:14 文档:-35 明:-9 欄:-5 段要:6 \
的实:-10 示环:6 线$:20 线了:25 补$:-8 要自:22 视:10 部下:7 骤:-7 ：$:-29 `,
  ` ^^at:8 ^^training:-5 ^c:28 ^only:-19 ^oom:-6 ^python:5 ^qa:17 ^strict:-8 ^你写:9 ^去:-5 ^用 :30 ^直:-11 accessibility:13 al$:10 alerts:12 cms:6 \
commit:34 no:43 order:8 releases:24 rerun:-13 results:-11 ~,+X+他:6 ~,+always:25 ~,+their:7 ~,+就:-12 ~-+-:18 ~L+X:40 ~VERB+is+the:7 ~X+不+做:-8 \
~X+不要:13 ~X+了+$:-16 ~X+格式+X:-14 ~X+都+不:-5 ~^+as:-6 ~^+no+X:-5 ~^+they+X:20 ~done+$:-9 ~if+you+X:11 ~in+an+X:-8 ~it+,+VERB:-11 \
~more+than+NUM:-10 ~now+,+not:6 ~on+ED+S:14 ~per+X+,:14 ~the+S+$:17 ~the+S+first:16 ~the+other:-13 ~think+the+X:-5 ~we+ED+in:8 ~you+need+X:6 \
~会+上+X:6 ~内+X+L:6 ~写+的+L:-9 ~写+给:12 ~别+用+L:5 ~加+X+,:-6 ~加+不:5 ~加+个+X:-8 ~在+X+$:-13 ~我+在+X:5 ~所有+X+都:6 ~是+从+N:5 ~现在+是+N:10 ~的+X:16 ~的+X+都:18 \
~说+X+$:29 个动:8 举值:9 么约:-6 乱$:5 们要:-19 修$:-10 做就:6 具函:6 刷:-7 只问:6 听说:8 室:-6 抖:14 服:29 示$:-9 票:5 站的:7 绝:-13 藏:-10 要做:19 边$:10 过期:-44 都打:-9 \
都说:-11 里少:-11 `,
  ` 3$:-6 <z-long-2>:-77 ^^come:28 ^^else:-18 ^^retry:-6 ^^through:-9 ^d:-26 ^prefer:17 ^step:-18 ^在 :-11 ^新表:-7 customers:49 feels:14 java:6 \
mark:14 npx:-6 snackbar:-15 sure:-54 thing:21 we'd:-23 ~,+there's+no:5 ~,+先:-15 ~,+直接:-8 ~ED+last:9 ~L+是+不是:-7 ~S+,+with:-8 ~S+BAD:19 \
~VERB+BAD+S:-5 ~VERB+ING+S:12 ~X+,+报错:12 ~X+-+S:6 ~X+NUM:23 ~X+is+CODE:-6 ~X+one+X:21 ~X+前:19 ~X+是+X:26 ~^+they+want:-5 ~^+每次+L:-7 ~^+永远:-6 \
~about+two:10 ~all+X+S:13 ~don't+do+X:5 ~in+NUM+X:-9 ~is+through+$:5 ~maybe+we+should:10 ~no+S:14 ~on+it+$:-17 ~one+X+per:9 ~only+X+is:-5 \
~only+for+new:7 ~should+VERB:-5 ~the+X+::5 ~the+X+unless:10 ~their+S:11 ~through+them+X:-12 ~use+a+X:-5 ~we+want+X:-5 ~不+在:-10 ~我+X+$:-6 \
~我+X+了:5 ~没有+做:-9 ~超过+N+X:9 ~都+这:9 了哪:33 值:27 写单:-8 券:-11 可能:15 太:-33 对外:21 己加:-6 成英:-19 接改$:6 方调:6 期了$:-10 机号:19 步骤:-7 的标:-10 目:43 看行:5 \
英语:13 评:-21 `,
  ` <long-3>:-33 ^^api:8 ^^back:-15 ^^number:-26 ^^strings:6 ^^worker:-11 ^e:11 ^header:-7 ^我不:7 ^搜:5 ^涉:15 ^表格:-10 ^重新:-5 archive:-14 \
backwards:13 dropdown:-7 gpu:21 react:26 swapped:-7 ~,+上次:11 ~,+从:5 ~L+,+X:-7 ~LY+in:9 ~N+X+L:-5 ~NUM+X+of:14 ~VERB+any+X:-6 ~X+,+use:11 \
~X+or+not:-5 ~X+the+VERB:-7 ~X+最近:-7 ~X+要+能:7 ~X+过:8 ~X+那个+L:-7 ~^+i'm+not:-5 ~after+an:-6 ~always+get:-6 ~always+put+the:5 ~at+least:-22 \
~at+some+X:7 ~do+that:-5 ~here+$:7 ~i+X+we:-7 ~i+would:-5 ~is+done:11 ~nobody+S:11 ~only+VERB+the:-7 ~only+X+the:-9 ~we+ED:6 ~with+a+X:-5 \
~不+X:7 ~不要+改:-11 ~了+啊:9 ~做+L+,:-13 ~后+的+X:5 ~就+得+X:7 ~报错+X:7 ~每个+X:-11 ~点+X+了:9 ~跟+我+说:-5 ~都+没:-15 三月:8 个按:5 个错:-9 中的:-6 什:-36 会看:25 会闪$:-6 \
列一:9 前必:10 小写$:9 异常:7 引$:-20 思:-10 折:6 接口:11 方脚:8 时长:-5 有点:-7 格$:10 的规:19 盯:-9 短:37 硬:13 线上:20 统:44 继承:5 老大:-12 要保:7 要重:-9 觉:7 试档:11 跟你:5 \
部分:-31 `,
  ` ^^handlers:19 ^^mind:-5 ^^touch:-33 ^f:9 ^jquery:-8 ^mock:-12 ^neither:8 ^quick:-8 ^…:-5 ^别跟:7 ^快照:6 _:49 away:13 case:7 in$:14 limited:7 \
logger:24 marta:25 onboarding:-7 prompt:-71 row:-51 signature:-7 trunk:30 ~,+maybe:-5 ~,+这+是:14 ~NUM+with+X:-11 ~S+VERB+a:5 ~S+VERB+every:5 \
~VERB+needs+the:7 ~X+it+,:-13 ~X+runs:13 ~X+点+到:5 ~X+能+X:-7 ~^+it's:12 ~about+two+S:10 ~always+put:5 ~each+X+X:14 ~for+all+S:6 ~from+X+to:10 \
~in+$:-6 ~my+X+,:5 ~not+X:6 ~nowhere+X+$:15 ~the+VERB+is:-9 ~this+BAD+X:-6 ~use+S+in:-5 ~you+ED+$:7 ~you+X:10 ~一直+不+X:-5 ~再+X+$:-9 ~在+用:-9 \
~应该+是+N:-7 ~我+要:7 ~的+时候+要:6 ~要+加+X:-7 ~要+看+,:5 ~让+你:5 ~都+是:7 ~都+要+跑:8 一半:11 么每:-9 八点:6 关超:7 冻:20 卡在:-12 各的:5 地:-14 型写:-9 存里:-12 封邮:-5 就返:-8 \
帮我:-41 干脆:6 我明:-9 指到:-13 支付:8 有一:-16 清单$:-6 特:-20 留给:5 空格:43 营商:5 虑:15 要帶:18 解释$:12 识:10 责的:5 达:-5 进程:-5 面那:-12 頭:-18 须支:8 `,
  ` ^^dont:5 ^g:-5 ^hold:-5 ^leave:16 ^shell:12 address:7 behaviour:10 berth:9 can:-45 edge:15 game:16 importer:-13 mocks:6 over:73 pool:-21 \
registers:5 result:14 starts:-20 summary:6 thats:-8 water:-5 ~,+that+goes:6 ~,+对+X:11 ~,+跑:-6 ~L+N+,:-5 ~S+are+X:22 ~X+,+用:12 ~X+NUM+on:5 \
~X+runs+X:8 ~X+了+一:-10 ~X+啊:-8 ~^+i+guess:5 ~^+全+X:14 ~^+把+L:-8 ~and+VERB:-38 ~and+it+X:-6 ~down+X:8 ~everything+in+one:-5 ~if+i:15 \
~is+S+NUM:5 ~is+VERB+on:5 ~isn't+ING:5 ~it+that:5 ~of+X+S:-28 ~the+BAD+S:-7 ~was+ED+off:9 ~we+never+have:-11 ~when+you:21 ~之后+X:-9 ~了+L+之后:-8 \
~可以+不:5 ~对+X+,:7 ~必须+X:-7 ~我+X+上:-5 ~给+我+看:-9 ~里+X+的:-5 两句:7 两格:6 为什:-31 人批:15 列出:-10 到飞:10 另一:-23 存的:-36 小一:-6 成本:6 接说:17 易:5 最后:-48 末尾:-7 \
权限:-10 析:-43 登陆:9 询都:5 资:30 过的:7 那台:9 防:11 鼠:-9 `,
  ` ^^alert:6 ^before:-11 ^code:30 ^h:14 ^never:-8 ^single:11 ^some:-27 ^假:-10 ^我比:8 ^第三:-18 ^部署:10 a:15 admins:-21 arm:25 belong:14 boxes:8 \
comment:-61 failed:11 fixing:12 interesting:-13 jenkins:18 knows:27 lab:14 looked:-12 lookup:-13 packed:5 prices:22 small:23 staging:72 \
think:49 websocket:7 work:28 ~,+S+are:10 ~,+do+we:-6 ~CODE+for:6 ~N+L:5 ~NUM+,+so:-7 ~NUM+,+the:8 ~S+?+not:-7 ~S+ED:-10 ~S+while:10 \
~VERB+first:14 ~X+,+哪:-5 ~X+S+we:7 ~X+X+NUM:34 ~X+in+a:20 ~X+would:-6 ~after+,:9 ~and+not+X:6 ~any+more+,:9 ~below+NUM:10 ~don't+VERB+a:-5 \
~don't+X+the:-14 ~don't+X+to:8 ~i'm+new+to:14 ~i'm+on+a:-6 ~is+in+X:-28 ~it+with:-6 ~not+ING+to:5 ~now+on+the:-10 ~nowhere+X:15 \
~of+the+two:-8 ~on+,+let:-5 ~over+S:6 ~so+if:5 ~that+S+are:9 ~the+last:-9 ~to+me:8 ~we+never+ED:-6 ~what+we+need:9 ~一律+X:-7 ~写+给+X:11 ~归+X:6 \
~改+X+$:-8 ~改+用:-6 ~现在+的:-11 ~要+在+L:5 ~都+该:14 ~里+不+X:5 不太:-6 业务:22 个文:-23 么不:-22 你的:-8 制在:-23 区:33 单獨:-8 发版:21 吸:-5 执行:27 机$:11 溃:-5 用到:7 线不:5 \
里怎:-7 里最:14 里的$:9 须是:10 `,
  ` ^^add:24 ^decimal:7 ^i:-8 ^登:-10 avoid:22 b:-38 decide:47 diagrams:6 fallback:-8 feature:43 guide:-21 needed:-12 provider:7 proxy:9 \
separate:6 two:-7 worth:8 ~,+CODE+,:6 ~,+没有+X:7 ~,+直接+L:-9 ~ED+$:8 ~L+和+L:9 ~VERB+$:-24 ~VERB+,+VERB:-6 ~X+-+X:25 ~X+and+i:18 ~X+are:8 \
~X+in+the:12 ~X+unless:12 ~X+全部+用:5 ~X+点+X:6 ~^+X+maybe:5 ~^+always+VERB:5 ~^+prefer:10 ~^+别+的:-6 ~a+ING+$:-9 ~all+X+X:-5 ~and+nowhere:15 \
~be+X:10 ~by+X+is:-6 ~in+that+X:-12 ~no+X:-16 ~run+$:-14 ~should+never:-6 ~to+me+$:5 ~we+use:-19 ~with+CODE:11 ~写+X+先:7 ~我+$:10 ~这+么+改:6 \
~这+是:7 ~都+用+X:9 下：$:-7 不上$:-16 也许:14 再解:13 写代:6 口是:-10 吗$:-7 复$:-5 复现:-7 定义:-13 我觉:-8 指标:24 接上$:6 求头:20 清:-14 热修:11 用我:-6 用的$:5 的目:-6 真的:-7 \
示不:5 策划:6 资源:13 起来:-9 边不:7 迁:-19 都用:-10 量的:7 除外:13 随机:5 鼠标:-9 `,
  ` ^^use:19 ^helpers:14 ^j:-6 ^name:-8 ^things:-19 ^就:-14 ^枚:16 ^流水:-13 abc:-23 accept:-27 board:7 budget:25 c:-31 changeset:10 describe:6 \
diff:-22 fp:-5 js:-25 node:15 pushing:7 secret:-9 soph:-9 trial:16 warmed:11 wcag:8 ~,+X+没:-12 ~,+里:11 ~CODE+S+$:7 ~X+has+only:16 ~X+着+$:-8 \
~X+管+$:-5 ~^+X+goes:-6 ~^+i+want:19 ~do+not+VERB:7 ~don't+LY+on:5 ~first+,+X:9 ~has+NUM+S:-12 ~is+ED:15 ~is+ING:6 ~never+have:-8 ~put+it+in:5 \
~so+S:23 ~than+a+X:7 ~than+one+X:9 ~to+her:9 ~too+$:14 ~we+never+VERB:26 ~不用+用+X:5 ~不用+跟+我:10 ~你+说:-6 ~去+L:9 ~对+X:7 ~我+X+不:6 ~每次+L:-8 ~的+地:-8 \
么都:15 划线:10 别再:12 去:-24 参考:-23 在我:-20 安卓:12 差不:-6 带:45 开会:-41 我倾:6 才转:13 更好:8 根本:-18 爆栈$:-10 的行:8 直:-5 线包:5 请用:26 那份:5 重写:-14 `,
  ` ^^all:-8 ^^compiler:-13 ^^look:-11 ^nginx:-31 ^the:-42 ^先:-37 ^帮:-18 ^报:33 ^昨天:-7 ^版本:-10 british:34 error:-38 input:-7 it's:51 kernel:5 \
lodash:46 mermaid:7 problem:-15 pushes:10 replicas:7 semicolon:-27 summaries:23 te$:-10 utils:-24 your:-6 ~,+ED:7 ~,+X+也:6 ~,+and+the:15 \
~,+it's+a:-11 ~,+their+X:7 ~:+no:5 ~ED+from+the:-6 ~LY+,+so:9 ~NUM+X+S:-21 ~NUM+X+so:-9 ~NUM+everywhere:13 ~S+me:-7 ~X+,+we:27 ~X+and:-15 \
~X+and+it:-6 ~X+first+$:-9 ~X+off:-9 ~X+please+,:10 ~X+了+,:7 ~X+叫+L:13 ~X+本+没:-8 ~X+跑:7 ~^+X+me:5 ~^+X+本:13 ~^+with:-7 ~always+VERB+X:-6 \
~and+nowhere+X:15 ~are+ING:6 ~by+the+X:11 ~don't+X+S:20 ~each+X:5 ~first+VERB:-6 ~for+all+X:12 ~is+ED+X:18 ~is+X+only:11 ~it's+NUM+$:6 \
~it's+S:11 ~on+X+,:-6 ~put+X+S:-8 ~than+a:7 ~that's+X:-9 ~the+ING:-13 ~the+S+,:5 ~today+the:9 ~was+X+over:11 ~we+X+up:8 ~what+ED:-10 \
~without+ING+the:-5 ~了+没:-10 ~到+L+X:8 ~到+的+X:-7 ~只+X+不:6 ~已经+X:10 ~是+L+$:10 ~每+X+都:-5 ~永远+不要+用:-6 ~过+的+,:6 ~都+是+L:-12 个实:9 个我:6 中英:10 他人:-11 \
允:12 再支:6 再看:12 净:-6 单独:14 境的:8 声音:-11 大家:-5 失:-22 始就:-16 对吧:-15 就这:-9 崩:-11 帧:-6 年龄:-8 度:31 开始$:-8 志里:26 我确:5 方$:7 机上:-23 消:46 的地:-9 的行$:10 \
笑死$:-5 缩写:12 能出:-5 能用:-28 说的:21 那一:7 都要:12 集成:9 `,
  ` ^^.ts:-17 ^^guess:12 ^^time:-27 ^explain:23 ^id:-10 ^l:10 ^migrations:16 ^monthly:-5 ^new:-9 ^从:18 ^别老:21 ^第二:-5 biome:38 draw:-6 e:19 \
empty:-7 gradient:-6 insists:-6 level:-12 pdf:7 post:-61 promised:18 questions:16 target:19 ~,+X+on:-7 ~,+not:15 ~,+not+just:10 ~,+用+L:10 \
~:+X+::-5 ~N+,+不能:-12 ~NUM+S+?:-5 ~NUM+to:-6 ~S+to+S:9 ~VERB+from+X:7 ~X+S+by:9 ~X+so+don't:5 ~X+to+me:-5 ~X+without+a:11 ~^+BAD+on:-15 \
~^+X+也:-13 ~^+X+是:19 ~^+X+跟:-7 ~^+i'll:7 ~^+neither:5 ~^+个:-5 ~^+我们+不:6 ~about+S+$:10 ~don't+get:-6 ~i+X+of:7 ~the+BAD+X:-7 ~the+ING+X:14 \
~the+VERB+$:-13 ~the+X+or:-7 ~want+it:5 ~一+X+?:8 ~下+X+是:6 ~不+再+X:10 ~做+什么:8 ~我+X+,:8 ~我+个+X:-7 ~按+这个+来:6 ~有+L+X:-7 ~来+$:19 ~永远+是+X:8 \
~请+X+都:-5 三行:-21 上传:19 个月:10 中断:7 么:-60 了一:-29 们不:27 但:-6 再做:-13 冲突:-9 功能$:15 在主:22 天再:-5 子里:5 常$:-9 意思:-12 插件:-15 搜:-10 支是:10 改完:42 料:15 \
是被:-10 来之:-5 来过$:8 段号:5 没定:11 没意:7 涉:17 生的:14 称:7 读$:8 通知:14 须能:-8 `,
  ` ^^always:-18 ^^intro:-5 ^don't:-11 ^hive:5 ^m:-6 ^nothing:11 ^un:6 ^去年:-5 ^密钥:10 ^接:22 ^这套:5 acks:-9 barrel:25 ends:12 eur:-14 events:-19 \
f:-17 hook:-34 lag:-8 load:27 migrations:21 ns$:-5 preferences:-18 reformat:20 scroll:-13 seconds:-55 toast:-13 unwrap:6 ~ING+X+the:14 \
~ING+in+CODE:10 ~ING+what:5 ~N+,+X:-6 ~S+are+ED:23 ~VERB+(:-6 ~X+is+BAD:-12 ~X+is+for:5 ~X+of+ING:12 ~X+under:7 ~X+until:7 ~X+做:9 ~X+都+不能:5 \
~^+before:-7 ~^+could+be:8 ~^+not:16 ~^+the+two:-7 ~^+写:-12 ~^+我+不:10 ~^+用+L:12 ~after+NUM:8 ~and+VERB+what:-7 ~from+NUM:-9 ~guess+$:6 \
~has+a+X:18 ~here+,:-15 ~i'm+ING+to:-5 ~is+on+VERB:5 ~me+VERB+with:-5 ~never+VERB:36 ~never+X+,:5 ~no+CODE:5 ~no+new:6 ~of+each:9 \
~of+that+X:-10 ~only+X:5 ~over+X:16 ~that's+what:5 ~to+it+$:11 ~we+use+the:-10 ~you+must+X:5 ~会+X+$:9 ~就+X+说:7 ~点+X+,:5 ~的+X+和:6 ~能+X+前:6 \
~要+有:10 ~要+给:-7 ~那个+$:-6 一次:-13 上去$:-9 不开$:-6 不清:-5 个人:44 义:-6 五之:-14 人看$:8 元:43 先过:5 再也:-9 到了$:5 前说:11 好像:-19 对应:5 封装:10 就是:-25 引入$:11 急:-23 \
手动:7 接用:-6 是开:14 是隐:-11 有$:9 标$:13 法看:7 测用:8 目录$:8 端:34 继:38 能编:5 能要:-6 要支:-36 要看:8 訪客:-7 计要:12 词:-9 说他:-10 锅$:-6 间戳:14 `,
  ` ^^first:20 ^accuracy:-7 ^cancel:-11 ^if:15 ^n:-12 ^nav:-5 ^ping:-5 ^put:10 ^thanks:-6 ^加依:11 ^升:-9 ^许可:-9 ^跑:-12 ct$:10 g:23 page:-59 seo:6 \
updates:11 verify:42 who:-11 whole:-36 ~,+our:6 ~,+you+VERB:7 ~ING+them+$:-8 ~ING+to+the:-5 ~LY+two:7 ~VERB+those:15 ~X+,+谁:-5 ~X+ED:21 \
~X+S+about:8 ~X+X+we:5 ~X+first+and:8 ~X+for+now:-8 ~X+must+not:-12 ~X+them+to:-11 ~X+too+$:11 ~X+在+L:-7 ~X+是:33 ~X+里:21 ~^+this:-12 \
~^+use+the:5 ~^+你+用:5 ~and+ING:-5 ~ever+VERB:8 ~every+new:9 ~in+,:7 ~in+an:-8 ~in+it:-12 ~me+when:8 ~more+than+one:9 ~no+no:-11 \
~should+keep:6 ~this+X+we:11 ~to+have+X:-5 ~when+X:-7 ~先+说+X:6 ~再+X+,:-7 ~去+了+$:-5 ~按+X+个:5 ~改+了+,:-16 ~没有+L+的:-5 ~这个+$:13 ~都+改:-9 不去:-15 \
不直:17 五行:11 们都:-5 你解:5 到$:-10 到现:5 包管:5 十秒:-9 命名:-12 增不:8 好的:-9 完都:-17 就停:-20 忽略:-12 我直:6 打成:-7 报文:6 搞:-26 改那:-5 本地:15 相:-32 看过:10 窗口:12 \
红色$:-7 这个:5 进程$:-5 `,
  ` <url>:8 ^dayjs:44 ^haha:-10 ^弹窗:-14 ^截:-6 ^理:-5 ^生产:7 expected:-14 h:6 hash:5 here:-38 interface:9 me$:11 migration:39 missed:-9 nine:-14 \
perl:-7 round:9 tables:17 text:22 topic:-6 y$:20 ~,+there:5 ~CODE+$:-6 ~ED+X+for:7 ~ED+to+X:-14 ~ING+S+$:5 ~S+for:-5 ~X+:+$:-21 ~X+S+of:5 \
~X+has+to:11 ~X+on+one:6 ~X+with+S:-7 ~X+的:12 ~X+里+最多:8 ~^+X+你:-5 ~^+maybe+we:8 ~^+we're:27 ~^+一个+X:11 ~^+刚:-9 ~^+超过:-7 ~^+这个+不用:-5 \
~after+a+VERB:-11 ~always+$:30 ~always+X+S:7 ~always+on:-8 ~i+need:-11 ~in+a+X:10 ~make+X+the:-7 ~not+a:7 ~now+on:12 ~so+X:14 ~that+the:-19 \
~until+the:7 ~we+should+keep:6 ~which+one+is:-5 ~写+的+X:6 ~删+了+N:-9 ~我+不:11 ~改+这+一个:-5 ~放+L+的:5 ~要+么:6 ~走+L:14 不允:9 个客:-8 个颜:-5 之:-40 今:-13 \
假:-29 别想:6 十:-21 就该:-5 性:36 惨了:6 挡:-11 撞:-6 改个:9 流式:5 着像:-6 组件:11 要是:-18 认值$:-12 说话:8 跑批:13 过这:-10 量简:13 隔壁:-29 验性:12 `,
  ` ^^loop:-13 ^p:10 ^progress:-8 ^review:-15 ^type:6 ^yarn:6 ^又:-7 ^推:5 ^每个:6 ^空:-12 ^这段:-11 course:16 false:-47 five:-16 i:-14 jargon:9 \
landing:-13 rowtotal:-7 sit:-16 tablet:8 tail:-7 tell:5 tested:13 them:8 top:-16 with:24 ~CODE+in:7 ~ED+after+the:6 ~L+别+X:-7 ~L+里+$:6 \
~N+,+按:-6 ~NUM+X+X:11 ~S+up:-15 ~VERB+X+must:10 ~X+X+$:19 ~X+about:28 ~X+of+S:-9 ~X+would+be:-6 ~X+看+着:5 ~^+VERB+all:-5 ~^+X+only:10 \
~go+on:-5 ~is+only+used:-6 ~is+the:14 ~it's+X:7 ~it+should:-6 ~my+S:6 ~never+in:-8 ~on+S:6 ~one+is+X:17 ~only+for:6 ~the+LY+X:8 \
~the+VERB+has:-6 ~the+only+X:8 ~two+X+X:5 ~what+X:-5 ~when+two:5 ~不+去:-9 ~你+用:5 ~到+N+L:-5 ~只+改+L:-9 ~改+X+都:-11 ~是+L+那个:-6 ~的+问题:-12 ~除+,:7 \
一层:8 下$:-11 了要:5 你这:-10 区$:10 单给:-5 名带:14 图里:6 在网:12 数字$:-7 有测:8 段$:-6 登:-5 确定$:-5 秒$:5 能$:17 评论:-13 较喜:15 队列:8 `,
  ` .xml:5 ^^design:6 ^^ff:-5 ^^release:12 ^^tag:8 ^types:-11 ^就按:-13 ^我想:-6 ^拿不:11 ^更新:7 ^运:-6 abbreviate:11 approaches:5 everything:15 i'll:-10 \
its:32 mails:9 maintained:12 mandatory:-6 optional:-10 pure:-7 renaming:31 right:-60 then:-84 whenever:16 ~,+N+X:7 ~,+we+only:-7 ~ED+,:-15 \
~ED+that+in:5 ~N+X+给:-11 ~S+X+on:-10 ~S+to+X:-5 ~VERB+,:-48 ~X+before+ING:16 ~X+up+$:26 ~X+按+X:9 ~X+那个+X:14 ~^+L:36 ~^+S+in:15 ~^+X+NUM:11 \
~^+please+only:-8 ~^+would:9 ~all+of:5 ~always+run:9 ~and+all+X:-6 ~has+no+X:-5 ~her+$:9 ~i+already+ED:7 ~it+is+X:9 ~make+X:-12 ~needs+the:7 \
~no+ING:17 ~of+$:5 ~one+of:-17 ~the+X+between:-11 ~there's+no:12 ~under+X:7 ~while+the:-6 ~个+,:5 ~之前+先:19 ~再+X:-7 ~叫+X+,:8 ~没+X+看:18 \
~的+L+都:10 ~谁+X+的:-9 ~还是+X+$:-6 ~里+X+是:-6 个服:17 低版:10 准:52 包一:9 千:6 参:-5 字典:10 完$:-16 就:-12 循:-15 您:13 找$:13 护:7 望:-14 枚:31 每次:-9 置在:-11 译:-8 \
调了:-5 账号:-5 过单:5 遵守:-8 里有:-22 重建:19 `,
  ` ^^replica:-13 ^each:-13 ^r:-18 ^tokens:5 ^先写:11 ^前:15 ^文件:-6 ^的:-5 ^落地:-6 ^重:-16 basics:12 belongs:23 client:28 deleted:14 detect:-8 \
difference:-12 epoch:6 gets:62 k:13 monorepo:5 place:12 read:55 timeout:-21 we:13 wonder:-13 ~,+还:-9 ~ING+about+ING:-5 ~S+are+VERB:9 \
~S+would:-5 ~VERB+-:5 ~X+,+这个:13 ~X+X+by:6 ~X+here+$:17 ~X+别+用:8 ~X+放+X:6 ~X+都+会:-5 ~^+we+ED:6 ~^+刚+X:-7 ~^+前+X:9 ~^+感觉:5 ~^+本+地:15 \
~after+NUM+S:10 ~be+a:-7 ~in+X+of:8 ~keep+it:-6 ~of+it+$:-7 ~our+own+X:5 ~out+of+X:-5 ~the+new:-31 ~too+,:6 ~we+X+in:5 ~would+it:6 ~下次+X:-7 \
~你+要:11 ~哪+些:12 ~我们+不:7 ~按+X+统一:-6 ~时候+别+X:-5 ~有+一个+X:-9 ~有+外:5 ~每+一:-7 ~现在+是:5 ~用+X+$:30 ~用+X+了:7 ~要+X+,:-14 ~跑+L+$:9 先:29 到一:7 办法:-9 合代:19 \
品:-9 帮:-45 怪:-57 报:13 数用:7 没有:7 爆:-12 白:-13 管$:-6 系统:15 自己:11 装新:6 计划$:16 `,
  `  啊$:-5 ^^complains:-7 ^forget:9 ^great:-14 ^grpc:16 ^next:14 ^ota:-6 ^s:10 ^unity:-8 ^列表:9 ^告:7 ^演:-8 ^错误:7 destroy:-25 draft:11 goes:21 \
host:9 like:42 nk$:-16 php:8 pls:6 response:-24 ternaries:8 this:-194 thought:-6 together:-20 yaml:25 ~,+it+was:-6 ~,+not+even:-7 ~,+看:-11 \
~,+这:9 ~CODE+now+$:7 ~ING+the+X:-5 ~L+只+有:-8 ~X+S+BAD:8 ~X+S+every:-11 ~X+about+X:14 ~X+first+,:13 ~X+of+mine:-5 ~X+一律+用:-13 ~^+X+以:5 \
~^+nothing:7 ~^+时:6 ~always+run+the:16 ~don't+get+why:-8 ~go+through+the:5 ~is+there:-7 ~it+on+the:-5 ~just+BAD:5 ~need+from:-9 ~no+VERB+$:7 \
~or+X+$:-6 ~that+every+X:-5 ~to+X+$:-8 ~under+ED:5 ~want+you:6 ~we+ED+from:10 ~why+,+not:5 ~will+be:13 ~不用+管+$:-6 ~也+一:9 ~从+这个+X:9 ~改+X+了:-6 \
~是+L+,:7 ~是+X+这个:14 ~有+中:5 ~自动+X:-8 下测:-12 东西:18 为准:8 了$:-13 二十:-16 从:24 位:31 先跑:31 光:22 出来:-27 前用:-8 加的:-12 原文:9 叫我$:-7 回头:-5 始的:7 字符:8 \
库存:-8 开心$:-5 换个:-12 新功:20 时候:22 果:-62 样式:-11 百:13 能点:6 装的:5 要能:-11 订单:-22 辑要:-6 遍$:-16 释$:8 释了:-12 门禁:7 `,
  ` -call:7 ^^dev:5 ^^lock:-5 ^^need:-24 ^^no:-19 ^^noticed:-5 ^^upload:5 ^mo:-11 ^physics:17 ^plot:-14 ^他:-10 ^这周:-7 ^除了:-9 active:-24 \
couldn't:-8 instead:-9 merging:20 modules:17 onto:-9 people:-8 six:-10 stage:35 than:22 totals:-50 wont:7 wrote:-16 ~(+):-10 ~,+没:7 \
~:+don't+X:-7 ~CODE+):-16 ~LY+X+,:5 ~N+X:-14 ~S+have+to:7 ~VERB+CODE+and:-5 ~X+,+都:-6 ~X+LY+in:9 ~X+with+X:10 ~X+搞+不:-7 ~^+L+先:-5 \
~^+S+should:5 ~^+be:-9 ~^+only:-12 ~^+有+X:-7 ~after+an+X:-6 ~always+VERB+a:7 ~from+S:5 ~i've+ED:-9 ~it+the:6 ~new+X+is:-5 ~old+S:-6 \
~or+we:-12 ~should+the+X:-5 ~that's+a:7 ~that+ING:-5 ~the+VERB+,:-7 ~we+VERB+at:6 ~why+is+this:-5 ~也+没+X:-7 ~什么+X:-10 ~加+L+$:6 ~单独+一个:7 \
~把+L:-6 三元:20 个地:-12 任务$:-9 低:20 分开:5 删除:10 块$:-12 天会:8 少？$:-5 应商:-8 意义:5 据库:27 接:55 放哪$:-13 断$:10 断了:6 是加:14 是那:-13 欢$:-9 点前:-6 点头:16 百万:-6 \
离谱$:-10 答案$:-12 级$:8 行时:-9 表主:10 論:-17 该把:6 跑完:-21 阿:5 难:-23 `,
  ` -12:-21 ^^rename:-10 ^dark:-13 ^hascontent:-23 ^token:-28 ^u:7 ^后台:5 ^打包:7 ^昨:-17 ^禁:6 ^算了:-12 behind:32 called:10 checker:-16 find:-38 \
fires:-9 free:43 happen:-9 idk:-10 interrupt:7 keeps:-14 many:6 n:10 redux:6 reuse:-12 se:-5 skip:-9 sops:14 that's:28 thread:-17 userid:-11 \
~,+so+the:-20 ~,+是:-19 ~CODE+,+and:6 ~CODE+before:7 ~CODE+is:18 ~S+first+$:8 ~S+get+ED:6 ~VERB+X+ED:6 ~VERB+at+the:-8 ~VERB+has:-16 \
~X+,+每次:-6 ~X+X+again:-6 ~X+X+of:-5 ~X+either+$:-9 ~X+only+S:-5 ~X+please:9 ~X+you+X:23 ~X+以:5 ~X+次:-9 ~^+L+从:-7 ~^+L+这个:-6 ~^+all+the:-9 \
~^+you+can:7 ~all+S:-5 ~and+X+S:7 ~and+no:10 ~are+ok:5 ~at+NUM+am:12 ~could+make+it:5 ~has+its+own:7 ~my+X:14 ~old+X+had:-5 ~on+X:-22 \
~the+S+are:-30 ~their+own+S:-14 ~under+NUM:-5 ~一个+X:-10 ~个+地+X:-6 ~会+X+,:9 ~做+什么+,:8 ~写+就:5 ~吧+$:-13 ~有+L:14 ~来+X+$:18 ~点+?:6 ~统一+写:6 ~要+先:6 \
~规矩+,:6 ~里+写:-13 不准:17 了三:-16 交里:-7 住:-48 再改:-17 前要:-6 升:7 台的:5 外部:9 字号:16 定的:28 序真:-10 微:-6 必须:-9 撤:-14 操作:18 期:-24 来着$:-16 源:40 漏:25 置:18 \
试:24 误$:-14 过程:12 重复$:-6 问我$:8 题你:-8 `,
  ` ^^another:-11 ^^maybe:5 ^in:17 ^nice:-5 ^reviews:9 ^v:-11 ^vitest:5 ^你把:-5 ^前端:24 ^协:5 ^能跑:-7 ^输出:14 ^金:21 by:56 cmake:-6 docstrings:-18 \
editing:-5 fine:-43 gist:-5 graphql:24 hascontent:-23 item:-6 literally:-9 ng$:-10 requires:8 ~,+VERB:6 ~,+ours+,:5 ~,+就+是:7 ~,+我们+这:-6 \
~,+现在+X:-10 ~ING+ED:-6 ~L+先:-7 ~L+先+X:-5 ~L+的+L:20 ~S+every+X:-9 ~VERB+should:-6 ~X+VERB+$:-9 ~X+i+X:-6 ~X+something:7 ~X+too+,:7 ~X+up:24 \
~X+以后+X:-11 ~X+改:9 ~X+的+请:6 ~X+还:-9 ~X+都+写:9 ~^+S+is:6 ~^+i'll+do:-7 ~^+under:-6 ~^+加:7 ~is+X+X:-8 ~is+X+after:-5 ~is+to+VERB:6 \
~let's+VERB+X:6 ~only+a:-5 ~that+VERB:-8 ~to+CODE:-7 ~while+ING:19 ~一律+用+L:-8 ~不过+X:-10 ~从+这个:9 ~别+的:-11 ~加+X+?:6 ~只+看:-9 ~在+X+后:10 ~我+X+想:-5 \
~过+了:-9 ~都+在+L:7 三十:5 不错$:-14 分钟$:-17 动作:9 午:5 双人:-7 失败:13 好看:-14 字都:12 就必:-6 我先:-21 截:-7 改动:29 没有$:5 源码:6 率:8 理:27 程不:5 等键:7 终端$:7 能不:-15 \
自:36 色$:-22 行删:-5 要修:-10 路由:-8 遍:-10 释:12 `,
  ` ^^endpoints:10 ^^nightly:14 ^w:5 ^一个:22 american:5 any:35 constants:-14 integer:5 let:5 nowhere:38 p:-9 patch:-15 resume:-21 sentry:13 st$:9 \
~CODE+,:14 ~ED+before+the:-10 ~L+从:-7 ~L+写+X:-6 ~S+under:-8 ~X+,+from:9 ~X+,+let's:-12 ~X+,+ours:5 ~X+S+on:8 ~X+before+the:-7 \
~X+every+NUM:-11 ~X+was+never:-7 ~X+who:-8 ~X+别+$:-5 ~X+每个:-8 ~X+看:25 ~X+这:-7 ~^+they:10 ~always+,:-5 ~are+BAD+on:6 ~are+X+X:15 ~be+a+X:-7 \
~between+a+X:-6 ~first+$:5 ~i+have+no:-5 ~it+that+X:5 ~let's+go+through:-12 ~me+before:6 ~me+what:12 ~when+a:-13 ~一下+$:-11 ~不+X+你:7 ~中+X:25 \
~也+要:9 ~只+做:5 ~可能+是+X:-11 ~必须+X+L:-5 ~次+X+上:7 ~都+是+X:12 个清:-8 以考:6 件是:-13 件里:-5 位文:13 免:19 凌:24 分鐘:-5 又:-77 唯一$:-11 多少$:-5 帳:12 我从:-5 找出:-7 \
推:-33 来过:8 的先:-6 省:5 码先:7 移:13 空:10 要改:-20 `,
  ` ^^button:-10 ^^kinda:5 ^zod:25 ^弹:-14 ^我写:23 ^注解:6 basically:-12 cert:6 checkpoint:-26 focus:-7 front:13 insisted:-7 kb:11 m$:22 nest:-6 \
nodes:5 record:-5 src:-50 ulids:10 why:-49 ~,+we+ED:6 ~,+we+had:6 ~,+你:-16 ~L+里+,:8 ~S+only+$:12 ~VERB+them:13 ~VERB+with:6 ~X+,+so:10 \
~X+X+,:10 ~X+X+are:-8 ~X+is+from:-7 ~X+lives+in:11 ~X+run+$:-6 ~X+than+a:7 ~X+too:10 ~X+不+出来:-5 ~X+个+X:24 ~X+会+$:-10 ~X+我+X:-6 ~X+本:24 ~X+没:9 \
~^+S:68 ~^+X+has:-5 ~^+先+做:-6 ~about+the+X:-7 ~are+on:-16 ~every+X:-8 ~is+NUM+now:13 ~it+does:7 ~new+X+S:-5 ~no+X+S:8 ~not+ED+in:-5 \
~run+the:11 ~runs+in:5 ~so+a:12 ~the+X+now:-6 ~the+on:5 ~we're+on+X:9 ~we+X+it:9 ~when+i+run:-9 ~you+X+the:9 ~先+跑:13 ~删+除:8 ~我们+是+不是:-14 \
~是+默认+X:-7 ~有+X+的:-5 ~来+着:-7 ~用+中:6 ~的+时候+每:-11 ~觉得+X+应该:-5 ~跟+X+他:-5 ~都+X+了:-11 今天:-15 仓:44 件的:-5 件重:-5 会说:6 体$:21 全部:-8 其实:-15 内存$:9 包$:13 \
可读:11 團队:-9 夾:18 客戶:12 式的:5 怀疑:-5 或许:5 挪:-15 权限$:-11 点头$:10 点怪:-10 看的:23 种写:-12 能都:14 运:14 配:23 里:-13 重复:11 领导:-7 `,
  ` /web:11 ^^last:-12 ^^must:-27 ^^policy:-5 ^^quotes:-5 ^run:-21 ^snake:11 ^y:11 ^发:-6 ^日志:19 ^解析:-9 blue:-23 btw:5 crash:17 cursor:8 days:38 \
finish:11 habit:21 here's:-10 hover:13 license:20 locking:11 of:-10 passing:-7 redis:12 saw:-11 sizes:10 spike:-15 sqlc:6 ~,+L+里:7 ~,+X+之前:-5 \
~,+from+now:9 ~CODE+,+CODE:5 ~ING+me:9 ~L+给+我:-7 ~L+跑:-7 ~S+ING:-7 ~VERB+NUM:-7 ~VERB+one:8 ~X+(+S:5 ~X+L+用:6 ~X+S+need:5 ~X+X+-:-5 \
~X+no+$:-5 ~X+when+the:-13 ~X+的+用:5 ~^+X+放:-9 ~^+用+X:-10 ~after+X+$:5 ~because+the+VERB:5 ~before+ING+$:13 ~both+S+VERB:-12 ~by+now:8 \
~every+X+S:-9 ~from+X:16 ~from+X+$:5 ~i'm+not+X:-6 ~is+in:-15 ~it's+a:-19 ~like+S:8 ~that+just:7 ~the+BAD+VERB:6 ~the+S+::31 ~the+on+-:5 \
~to+VERB+the:-18 ~you+X+VERB:-7 ~一+X+L:12 ~不用+X+$:5 ~了+个+L:-8 ~写+X+本:-6 ~就+是:-5 ~直接+改:5 ~看+,+所以:6 ~看+一下:7 ~管+它+$:-7 ~跑+L:10 ~跑+一+X:15 \
~还是+X+,:6 ~里+有+X:-7 不住:-6 不升:5 个规:14 了？$:7 体:50 到第:-5 前:-15 及:16 听$:-11 哈:-5 字$:-10 客户:9 库要:8 时間:14 校:7 死了$:-5 比度:7 的:24 的接:5 码:31 署:-7 赖:29 \
近:-19 重:-26 附:-6 `,
  ` ^^browsers:15 ^^discussed:5 ^^thumbnails:12 ^someone:-5 ^z:-8 ^支:7 ^看:-17 ^结算:-7 ^表:-8 ^这:-36 ^麻:5 alone:18 different:-11 entity:-21 enum:-5 \
lecture:33 om$:-9 panic:-29 real:8 s:-8 setup:-37 terraform:-16 that:-29 value:-39 will:15 ws$:-9 ~,+in:-17 ~,+别+改:-6 ~:+we:14 ~NUM+is+the:14 \
~S+about:11 ~S+are+always:7 ~S+have+X:6 ~S+not+S:6 ~X+,+where:-5 ~X+VERB+(:-7 ~X+here+,:-11 ~X+its:-7 ~X+在+X:19 ~^+L+里:-10 ~about+S:10 \
~all+X:14 ~and+X+X:7 ~be+ED:11 ~first+,+then:5 ~for+now:-8 ~had+a:-11 ~i+X+S:-7 ~i+don't+need:8 ~make+it+a:5 ~the+X+about:11 ~them+to:-10 \
~to+it:10 ~up+on+X:5 ~we+only:-6 ~with+one+X:-7 ~you+want:-10 ~先+做:-8 ~是+X+L:6 ~来+着+$:-10 ~现在+改:29 三百:8 个边:-6 产$:14 你改:8 况下:-6 删$:15 友:-6 \
发布:6 取$:7 后动:-5 告:44 坏$:12 坏了:-8 壁:-29 对吧$:-12 尺:13 帶:18 我看$:-8 按分:7 接都:14 沙:18 演:-23 王:-13 空间:13 维:19 鉴权$:5 钟$:-16 际:-16 `,
  ` --dry-run:10 .org:10 ^^chrome:-9 ^^js:-25 ^^package:12 ^generated:8 ^good:-14 ^is:-16 ^一律:8 ^做:-5 ^埋:8 ^本:7 ^没:33 battery:-11 canvas:-9 \
conventional:21 counts:10 developer:9 deviation:-6 gb:12 i$:15 loved:-7 say:52 trailing:-7 ~,+一个:11 ~?+i+X:5 ~ED+from+CODE:-17 ~ING+them:-9 \
~L+X+就:7 ~L+这个:-5 ~NUM+and+X:5 ~S+VERB:10 ~X+,+not:26 ~X+,+下:9 ~X+X+so:6 ~X+everywhere:-13 ~X+会+上:-5 ~X+放:7 ~X+来+X:6 ~X+用+的:6 ~X+那边+X:-5 \
~^+L+的:-9 ~^+i+can't:-13 ~^+you+keep:-7 ~^+不用+跟:10 ~^+也许:7 ~always+VERB+the:33 ~i+prefer+LY:5 ~i+want+to:9 ~in+the+VERB:-7 ~is+X+NUM:6 \
~let's+X+on:11 ~no+X+after:9 ~off+$:9 ~on+X+of:-29 ~prefer+X+over:12 ~so+don't+X:7 ~their+X+S:8 ~them+to+X:-5 ~we're+ING:5 ~一+X+时:-5 \
~什么+都+不:5 ~时+的:-5 ~没有+X+$:-14 ~走+X:9 ~默认+X+$:-7 他:-28 们会:6 何:7 供应:-8 允许:12 加表:12 后最:-8 备端:-6 家说:-8 我推:-11 指望:5 按国:7 昨晚:-12 是多:-11 有对:7 朋友:-6 \
次开:-13 法看$:8 用假:-8 用过:-5 登入:-17 詞:9 购物:10 量:39 链路:9 陆:9 `,
  ` ^it:-21 ^tests:17 ^today:-9 ^也:11 ^只改:-19 ^总:27 ^是:14 ^翻:15 ^跟:9 apache:7 apparently:-22 i'd:-71 list:-89 lombok:16 manager:-6 metadata:-24 \
newest:-18 standardise:23 they:45 turns:-8 want:20 week:-8 workspaces:22 ~ED+out+$:-9 ~L+归+X:5 ~L+里:5 ~NUM+:+NUM:-13 ~S+and+VERB:-13 ~S+is:41 \
~X+S+from:-17 ~X+and+nowhere:15 ~X+anything:5 ~^+NUM:11 ~^+S+for:5 ~^+X+is:9 ~^+X+走:9 ~^+i+already:7 ~always+X+the:-9 ~has+this:-5 ~i+run:-13 \
~it's+a+X:-8 ~on+ED:14 ~perhaps+X:-8 ~please+VERB:-9 ~same+X+$:-9 ~use+X+everywhere:-11 ~used+for+the:-10 ~we+are+ING:-6 ~without+ING+me:10 \
~我们+这+X:-6 ~是+默认:-7 ~用+N:-8 ~的+L+,:-16 ~过+不:-7 ~还+X:15 光给:18 前一:-15 啊:-41 块都:7 外面:-9 宽:26 常:6 搬:10 昨:-27 是指:21 有页:5 没了$:-7 消息:40 清理:-8 禁:12 \
穿:-11 类:-17 编号:14 解用:6 误訊:7 说以:-14 软删:8 返:-29 道:-14 里直:-6 集:27 `,
  ` -04-05:7 ^^bucket:15 ^^convention:5 ^^flag:8 ^^touching:15 ^^users:-32 ^backups:13 ^null:11 ^postgres:-23 ^rowtotal:-7 ^主管:-7 ^别用:5 ^渠:5 \
^跑一:-11 allocate:6 autowired:-9 click:-10 delete:-13 enterprise:6 escape:-19 getting:-34 ids:12 own:29 rebased:-10 sense:-14 spell:43 \
stack:41 strings:18 sundays:5 v:16 workspace:22 ~,+加+个:-5 ~,+改:15 ~ING+the:-7 ~L+的:-16 ~S+it:9 ~VERB+one+X:5 ~X+,+不:9 ~X+X+on:10 ~X+between:7 \
~X+in:8 ~X+in+an:-7 ~X+in+it:-7 ~X+is+in:-14 ~X+last:10 ~X+must:-16 ~X+with+a:-14 ~X+you+put:-12 ~X+全:6 ~X+时+统一:6 ~X+每+X:14 ~^+X:38 \
~^+X+it:-19 ~^+X+说:-42 ~^+any+VERB:7 ~^+let's:21 ~for+all+new:6 ~goes+for:6 ~is+ED+the:-16 ~its+X+$:11 ~not+ING:7 ~on+NUM+X:5 \
~only+used+for:-10 ~that's+not:5 ~the+VERB:-17 ~the+X+S:-13 ~up+on:5 ~一个+L+X:-6 ~为什么+这:6 ~了+X+$:-11 ~了+X+了:-5 ~写+的:-14 ~别+直接+改:11 ~到+L+就:8 \
~在+想:5 ~在+这个+X:-9 ~对+不+上:-6 ~每个+L+X:7 ~这个+X+写:5 付:34 元件:13 关会:11 再转:19 别字$:-6 加新:17 协:9 卡住:-16 告警:15 器人:21 均:13 复执:14 实习:-13 家公:-10 就拆:16 尽:9 \
我的:43 据库$:12 搜索:-7 改成:-32 最多:48 欢函:13 测了:-22 盖率:12 直说$:11 签:5 系:20 老的:16 能再:-11 论$:-9 话:15 走$:12 金:39 验签:6 `,
  ` <capitals>:34 ^^preview:-11 ^^pull:-7 ^^worry:-7 ^ap:8 ^es:5 ^k8:14 ^my:-20 ^whenever:8 ^实验:13 ^密:-11 ^警:5 ^页面:6 after:12 agenttype:-9 e$:5 \
gone:-21 learning:12 love:-6 markdown:14 minimum:47 ok:13 operation:-12 prettier:9 projects:18 submit:-9 transcript:-11 ~,+have:-9 \
~BAD+VERB:16 ~ED+after:13 ~NUM+S+and:-8 ~S+just:11 ~VERB+you:-12 ~X+(+X:5 ~X+,+or:-7 ~X+S+go:6 ~X+VERB+,:6 ~X+X+runs:7 ~X+isn't:11 ~X+of+a:-6 \
~X+写+$:8 ~X+写+了:5 ~^+you+X:6 ~^+上+X:6 ~^+只+改:-11 ~all+S+X:-20 ~anything+in:8 ~be+ED+$:6 ~between+X:-10 ~every+X+X:9 ~i+always:-16 ~it+on:-5 \
~just+for:18 ~keep+ING+the:-8 ~like+X:8 ~on+a:-9 ~run+X+X:-5 ~上+X+只:5 ~删+$:9 ~删+了:-14 ~地+X+用:-6 ~查+X+$:5 ~永远+X+不:-7 ~的+X+帮我:-8 ~里+那:-11 \
不过:-22 再说:8 写了$:-10 包不:6 单元:8 名里:9 后定:5 响:-7 回的:-5 在就:-7 完再:-12 尾:12 插画:-6 改动$:-8 改我:11 新增:-10 是按:7 突:-9 累了$:-8 给用:10 维持:13 辑都:16 过四:6 预发:11 \
首屏:-6 `,
  ` 03$:-6 ^^names:6 ^^there:-16 ^passwords:-5 ^schema:-10 ^va:-13 ^你:-40 ^按你:-7 ^生成:10 ^连:-8 approach:-34 aren't:-22 attempt:10 bother:-23 \
cache:-47 et$:-6 expired:-11 libraries:-13 moved:17 parameter:17 process:14 reporting:13 so:45 upstream:14 warnings:18 ~(+X+,:13 ~,+is:-14 \
~,+not+S:-13 ~?+$:-92 ~ED+S+only:-5 ~ED+X+the:9 ~NUM+X+now:5 ~S+:+S:6 ~S+X+that:-5 ~S+every:-18 ~S+my:-8 ~S+the:-13 ~VERB+::8 ~X+here+is:5 \
~X+in+my:6 ~X+不能+再:-6 ~X+个+地:-6 ~X+别+,:-6 ~^+X+统一:19 ~^+is+X:-5 ~a+few:-6 ~about+ING:5 ~about+X:9 ~do+not:26 ~first+,:22 ~i+X+X:10 \
~in+CODE+with:10 ~it's+BAD+$:-6 ~it+but:-8 ~of+mine:-5 ~should+be+X:-12 ~that's+our:8 ~that's+the+X:-7 ~the+S+to:9 ~those+S:5 ~what+is:-7 \
~when+i:-11 ~when+in+X:9 ~you+X+is:-6 ~your+X+$:-6 ~修+L:6 ~再+X+写:6 ~刚+X:-6 ~前+X:20 ~所以+X+本:-6 ~是+N:15 ~是+不是:-13 ~有+我:5 ~本+地:7 ~看+看+$:-6 \
~这个+来:10 ~这里+X:-7 ~都+要:7 上定:13 个参:41 个就:10 他从:-5 保持:9 先看:12 分包$:8 前兼:8 后面$:12 多打:7 定是:6 弹:-6 懂$:-12 戳:14 是网:5 机型:8 来做:5 来没:-22 次:-43 点的:-6 \
点重:7 简:34 缩略:12 至:6 色:-24 英:45 要转:9 说明$:7 跟其:-8 跳过$:-11 这人:7 退款:12 那条:7 `,
  ` 8$:-8 <code>:39 <here>:81 <z-long-7>:27 ^^can't:-21 ^^core:-21 ^^not:22 ^^often:8 ^^pnpm:15 ^readme:-9 ^sqlite:12 ^typescript:-21 ^变:26 ^回滚:6 \
^有没:8 ^设置:-7 fetch:17 gave:13 slow:-11 svn:-20 words:10 y:20 ~,+even:-7 ~,+it:-8 ~,+keep:14 ~,+run+make:12 ~:+don't:-7 ~BAD+VERB+me:9 ~L+啊:-6 \
~S+?+i:5 ~S+X+S:18 ~VERB+and:6 ~X+above:6 ~^+before+the:-6 ~^+我+写:14 ~^+把:-13 ~^+按:-5 ~and+VERB+it:-7 ~are+ED+,:-6 ~at+least+NUM:-6 ~for+$:5 \
~from+here:5 ~have+to+be:9 ~is+S:20 ~live+for:5 ~need+to+X:-9 ~put+all:6 ~so+i:-11 ~that+X+X:-6 ~the+X+must:-22 ~there+and+nobody:-5 \
~three+of+the:-5 ~what+it:6 ~一+次+给:6 ~也+不:-9 ~也+要+X:11 ~他+X:-5 ~以上+$:9 ~以后+都+改:-5 ~你+$:7 ~加+个:-15 ~只+改:-12 ~可以+,+X:-5 ~哪+个:-5 ~把+X:-13 ~改+,:7 \
~本+X+L:8 ~要是+每个:-6 ~都+X+,:-8 ~重新+X:-8 了好:8 事件:-17 先做:-13 全用:8 写$:17 写提:-7 前都:12 发:17 就算:5 总结:34 断:12 是应:6 有后:8 未:-7 机数:5 欢:23 用户$:7 看看:-44 \
真机:-11 禅:-9 绿的:-8 路上:-7 还:-49 `,
  ` <capital>:-13 <long-8>:14 ^^dba:-6 ^as:-11 ^check:-6 ^i've:9 ^pre:5 ^watch:10 ^whoever:24 ^博:-14 ^变数:10 ^收:-8 a$:13 against:18 attached:-28 \
blank:-9 capitalising:5 explanations:10 million:-8 mypy:9 notes:-5 on:47 operator:-5 outside:40 revert:-6 search:-22 stuff:39 understood:-11 \
urgent:-10 writer:-6 ~,+X+只:-5 ~,+X+才:7 ~BAD+ING+S:5 ~ED+by:12 ~L+要+X:10 ~S+get:5 ~S+where:-7 ~X+again:-20 ~X+why:7 ~X+再+说:10 ~X+啊+,:-6 \
~^+X+you:11 ~^+their+S:9 ~^+可能:5 ~^+要是:-13 ~after+X+,:6 ~as+of:8 ~each+VERB:-6 ~everything+is:-6 ~it+was:-8 ~the+ING+with:-6 \
~there+are+three:-5 ~what+i+want:5 ~which+is+BAD:-5 ~一+$:-8 ~不用+跟:10 ~不能+再+X:-6 ~怎么+是:-5 ~想+看:-5 ~我们+不+写:5 ~有+X:-15 ~现在+全:10 ~的+那个:8 ~说+X:15 \
下来:12 义$:5 元$:24 先跟:8 先进:10 副本:10 卓:12 卡的:6 号$:24 导入:-10 志只:5 换到:7 换成:-21 提过:-6 支:-14 新文:6 是文:5 是死:-6 更喜:8 权$:5 的类:6 范里:-6 表:19 试库:13 谁的:7 \
辑$:-8 这:-62 这边:19 远是:14 麻:27 `,
  ` .ipynb:12 .sh:-6 ^^.md:8 ^^our:-15 ^back:-5 ^csv:-7 ^describe:6 ^import:-9 ^nacos:-5 ^vite:-6 ^webp:6 ^我个:-8 ^文案:8 ^永远:-10 ^编译:-15 ^老:-24 \
^谢谢:-8 computed:-23 december:-11 explains:-12 implementation:-8 is$:-10 liked:-7 memory:-46 ogg:5 oom:-7 outputs:19 perfect:-8 remove:-35 \
squash:44 supposed:16 valid:-15 weird:-8 ~,+L+这:6 ~,+X+NUM:-15 ~,+X+用:26 ~,+that+S:-10 ~,+里+X:11 ~L+X+里:5 ~S+as:23 ~S+in+VERB:10 \
~VERB+that:-11 ~X+is:31 ~X+it+CODE:-9 ~X+so+VERB:5 ~X+一下+就:-5 ~X+一律:-6 ~^+X+只:30 ~^+all+S:5 ~^+i+would:-5 ~^+in+the:-9 ~^+three:-8 \
~and+no+X:9 ~before+you+VERB:10 ~don't+X+with:-8 ~has+only:16 ~let's+go:-13 ~need+the+X:12 ~out+in:14 ~the+X+X:20 ~three+S+X:-5 \
~through+the:7 ~which+is:-9 ~you+VERB+a:8 ~一律+用+X:-5 ~之前+必须:5 ~先+X+$:-16 ~删+,+X:-7 ~前+X+的:-5 ~叫+L+$:5 ~叫+L+了:10 ~在+X+时:-5 ~它+跑:-7 ~得+X:7 \
~我+写:8 ~是+加:8 ~直接+说:5 ~看+一:-7 ~要+不+都:-6 ~都+在+X:-5 一句:13 一段:-6 个接:-33 会闪:-6 作:8 作放:6 内部:33 原样$:-7 层:29 戶:10 明明:-11 是租:-7 本:29 死中:-13 段名:-6 \
没:-40 结论:25 该统:-6 遍压:8 里登:6 `,
  ` 4$:6 <z-long-3>:-15 ^^now:-10 ^^we:-23 ^^write:-28 ^limit:8 ^以:13 ^开关:15 ^我喜:6 ^测试:-18 caller:5 explaining:9 oled:-15 python:61 quick:-40 \
runbook:14 strict:-8 table:-5 web:-5 ~,+L+没:-9 ~,+let's:-13 ~L+X+前:-5 ~L+X+的:11 ~NUM+$:22 ~NUM+there:-7 ~S+all+S:-5 ~S+at:11 ~S+have:17 \
~X+BAD:19 ~X+S+the:17 ~X+for:15 ~X+it:19 ~X+to+S:13 ~X+unless+i:10 ~X+单独+一个:7 ~X+是+从:6 ~X+那+X:19 ~^+X+and:-9 ~^+X+at:5 ~^+X+用:20 ~^+帮我:-10 \
~^+我们+L:8 ~^+跑+X:9 ~every+NUM+S:-15 ~have+to+VERB:-11 ~please+,:15 ~so+the:-19 ~some+S:-7 ~think+about+it:-5 ~we're+done+$:-7 \
~when+there+is:-11 ~you+don't:13 ~不是+N+$:9 ~也+不+X:-7 ~写+得+X:5 ~几+X:-6 ~就+X+$:-5 ~就+X+了:5 ~时候+要+X:6 ~每+一+X:-7 ~没有+X+,:6 ~要+X+写:-12 ~要+跑:8 \
下划:10 个来$:10 些$:10 会$:-17 你说:-11 出错:12 前缀$:13 单:29 哈$:-15 寄:6 展示:-8 快了:8 总:-10 意义$:5 我英:17 户:-12 支叫:10 时钟:9 明天:-30 来的$:-5 烦以:8 的锅$:-6 结构:22 \
翻:20 谢谢$:15 谱$:-10 跟:52 转换:8 进:14 都会:-6 `,
  ` <long-4>:8 ^^.csv:-6 ^^explain:7 ^^fix:-10 ^^format:-7 ^^main:22 ^^public:15 ^^seen:-11 ^^sensor:-5 ^^stick:-6 ^dont:-22 ^retry:-6 ^你觉:-9 \
^几:-8 ^密码:-21 ^我记:-6 ^改:15 ^覆盖:12 cancelled:25 created:6 debug:-26 directly:30 dumps:17 end:-18 eventually:13 hidden:-8 http:22 label:14 \
leave:41 mongo:-5 only:10 prefer:55 shell:36 ~,+ever:12 ~,+not+X:6 ~,+the+old:6 ~L+不+X:9 ~S+:+X:11 ~S+live:15 ~X+,+could:-7 ~X+,+再:-7 \
~X+S+please:9 ~X+should+never:-6 ~X+只:18 ~X+才:7 ~^+ING+to:-6 ~^+L+没:14 ~^+some:-16 ~^+we:18 ~^+加+X:8 ~^+没有:12 ~an+X+in:7 ~are+on+X:-16 \
~every+new+X:9 ~in+VERB:5 ~is+from:-7 ~ours+,:6 ~same+X+,:-5 ~so+X+the:5 ~so+don't:11 ~the+X+NUM:-20 ~they+always:-10 ~use+S:9 \
~want+to+VERB:-8 ~was+X:8 ~we+could:8 ~上+X+$:8 ~了+哪:20 ~可能+是:-14 ~在+L+,:-5 习:-13 保:12 停:18 写一:-34 单位:23 厂家:-11 后给:6 头像:-5 如果:-15 就用:-9 延迟:7 \
成$:7 我发:-5 是我:-21 渠:6 用里:13 要一:-8 还是:-47 远:-35 问题:-12 飞书:28 默认:27 `,
  `  了$:31 ^^.log:7 ^^we're:-9 ^na:-12 ^上一:-9 ^凡:8 ^别问:-6 ^必:9 ^所:12 ^每天:-5 ask:49 asking:32 ci:15 closing:16 database:59 dates:35 disk:-9 \
generator:14 header:-59 i'm:34 mapper:-23 nan:-16 never:-54 or:-13 oss:7 phone:-10 point:15 straight:15 subject:21 ~,+not+the:-13 \
~,+so+VERB:7 ~,+不用+X:6 ~:+X+S:10 ~ED+the+X:-5 ~ING+in:6 ~ING+that:18 ~L+这:7 ~S+,+not:-10 ~S+S+LY:7 ~S+X+X:12 ~S+are+all:6 ~S+everywhere:-13 \
~VERB+X+$:13 ~X+VERB+everywhere:9 ~X+for+NUM:-8 ~X+i'd:-13 ~X+on+$:-8 ~X+over+X:19 ~X+who+S:-8 ~X+叫:12 ~X+才+X:6 ~X+统一:13 ~X+过+X:9 ~^+L+是:5 \
~^+X+要:-5 ~^+anything+X:-9 ~^+it+needs:-5 ~a+X+VERB:7 ~a+X+of:11 ~about+the:-7 ~but+X:-6 ~by+NUM:-6 ~gets+a+X:5 ~is+X:17 ~is+at:12 \
~is+the+only:5 ~it+X+X:-8 ~it+does+$:7 ~nobody+can+X:-8 ~still+X:-9 ~the+X+to:-14 ~two+S+X:12 ~一直+X:-9 ~了+X+,:-12 ~以后+都:-11 ~加+L:13 ~在+这个:-9 \
~报错+X+给:6 ~时+是:-5 ~次+$:-11 ~里+X:15 上有:-18 不支:-23 不看:9 个空:40 出个:-11 删了:-24 动生:-8 十行:8 南:-6 取:19 坏:-30 密:-14 居:-5 我看:5 户在:11 是得:-12 是设:9 有数:-8 \
术:5 构建:-5 然后:-15 用的:11 砍:8 能会:-8 警:13 讨论:-5 该:-12 边那:-6 过来$:11 重启:-33 金额:33 靠$:11 `,
]
