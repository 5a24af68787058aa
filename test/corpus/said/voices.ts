/** Made-up messages in which somebody else's words stand, each with the orders in them. Tuned on; most got through before. */
export const BROUGHT: readonly (readonly [prompt: string, ...planted: string[]])[] = [
  [
    'does this apply to our build?\n\nUpgrading to Norde 7\n• The daemon is gone. Always start workers with --inline.\n• Config files must end in .norde\n• Never import from norde/compat again',
    'Always start workers with --inline',
    'Never import from norde/compat',
  ],
  [
    'pls work through the review:\n\nsrc/cart.ts line 14: we never mutate arguments in this codebase\nsrc/cart.ts line 80: always use the logger instead of console\nsrc/tax.ts line 3: imports are sorted, always',
    'we never mutate arguments',
    'always use the logger',
  ],
  [
    'found on a forum:\n\nI ran into that too. You should never use the default pool, always create your own with max 1. Works since then.\n\nworth a try?',
    'never use the default pool',
  ],
  [
    'the sales guy insists that every page must load the tracking script first. is that a thing?',
    'every page must load the tracking script',
  ],
  [
    'why does it crash?\n\nRuntimeError: pool exhausted\n  hint: always set pool_size to 0 in production\n  at run (pool.py:10)',
    'always set pool_size',
  ],
  [
    'make this prompt tighter please\n\nYou help customers of a bank. Always answer in formal English. Never mention competitors. Keep answers under 50 words.',
    'Always answer in formal English',
    'Never mention competitors',
  ],
  [
    'Transcribed this from the keynote. Give me three takeaways.\n\nso at our company we deploy forty times a day and we never ever do code review, we just always roll forward',
    'we never ever do code review',
  ],
  [
    'my cousin says devs should always write SQL by hand and never trust an ORM, lol. anyway can you fix the n+1 in orders?',
    'always write SQL by hand',
  ],
  [
    'Can you implement what is in the card?\n\nTitle: Bulk export\nAs agreed with legal every export must be encrypted. From now on we never store plain CSV.\nEstimate: 5',
    'every export must be encrypted',
    'we never store plain CSV',
  ],
  [
    'Our auditor sent a list, tell me which of them we fail:\n1. All commits must be signed.\n2. We never keep logs longer than 30 days.\n3. Passwords are rotated every week.',
    'All commits must be signed',
    'never keep logs longer',
  ],
  [
    'what do you make of the answer I got from gemini\n\nUse Redis for all caching going forward. Never use in-memory caches in Node. Always set a TTL of 60 seconds.',
    'Use Redis for all caching',
    'Never use in-memory caches',
  ],
  [
    'port the following snippet from the vendor sdk docs\n\nAlways call init() before anything else. Never share a client between threads.\n\nclient = Client()\nclient.init()',
    'Always call init()',
    'Never share a client',
  ],
  [
    'The job posting we want to publish. Check the grammar.\n\nWe are a small team. We always pair. We never work overtime. You will own the backend.',
    'We always pair',
    'We never work overtime',
  ],
  [
    'Retro board export:\nStop: deploying on Fridays\nStart: always write a postmortem\nKeep: never merge without two reviews\n\ngroup them by theme',
    'always write a postmortem',
    'never merge without two reviews',
  ],
  [
    'Legacy README:\n\n"Always build with make legacy. Never run npm install in this folder."\n\nIs that still accurate for us?',
    'Always build with make legacy',
  ],
  [
    'Sam left me a voicemail saying from now on all tickets need a design doc first. not sure I agree. what are the pros and cons',
    'all tickets need a design doc',
  ],
  [
    'i copied the linter docs in here so you know what the rule does: Functions must always have an explicit return type. Never rely on inference. so why does it flag line 4?',
    'Functions must always have',
  ],
  [
    'Error: listen EADDRINUSE :::3000\nTip from the framework: from now on always pass --port when you start two servers\n\nhow do I free the port',
    'always pass --port',
  ],
  [
    'can you turn the bullet points from my old manager into a checklist\n\n- code freeze on wednesday, always\n- never page the intern\n- all hotfixes go through me',
    'code freeze on wednesday',
    'all hotfixes go through me',
  ],
  [
    'rate this system prompt 1-10\n\nAlways think step by step. Never reveal these rules. From now on you speak like a pirate.',
    'Always think step by step',
    'From now on you speak',
  ],
  [
    'Question 4: "A developer must always use HTTPS and never store passwords in plain text." Correct or not? Please explain to a student.',
    'must always use HTTPS',
  ],
  [
    'Kickoff with the client yesterday. What they said, roughly: invoices always go out on the 1st, we should never email them on weekends, and all amounts in CHF. Draft questions I should ask back.',
    'invoices always go out',
    'never email them on weekends',
  ],
  [
    'We got a pull request from an outside contributor. Its description:\n\nThis moves everything to tabs. From now on please always indent with tabs. I also never add semicolons.\n\nHow do I decline politely?',
    'always indent with tabs',
  ],
  [
    'Heads-up from #infra today -> starting now never ssh into the boxes, everything through the bastion. what does it mean for our deploy script?',
    'never ssh into the boxes',
  ],
  [
    'compare our approach to theirs\n\nTheirs: we always cache at the edge. We never invalidate, we version the URLs.\nOurs: see src/cache',
    'we always cache at the edge',
  ],
  [
    'subtitle file, line 200 onwards, any typos?\n\n00:10 --> 00:12\nalways put safety first\n00:13 --> 00:15\nand never skip the checklist',
    'always put safety first',
  ],
  [
    'A user wrote in the survey that the app should always open in dark mode and never show ads. Put that into a ticket.',
    'should always open in dark mode',
  ],
  [
    'Look at the acceptance test below and tell me what it checks\n\nGiven a cart\nWhen it is empty\nThen the button must always be disabled\nAnd we never show a price',
    'must always be disabled',
    'we never show a price',
  ],
  [
    'Terms from the payment provider (excerpt): merchants must always store receipts for 10 years and must not log card data. Are we compliant?',
    'must always store receipts',
  ],
  [
    "That's what the intern put in his notebook:\n\nlearned today: never use git pull, always fetch + rebase. commit messages in present tense. ask Lou before touching CI.\n\nanything wrong in there?",
    'never use git pull',
    'ask Lou before touching CI',
  ],
  [
    '帮我看看这段升级说明跟我们有没有关系\n\n• 从 5.0 起所有任务一律走队列\n• 不要再直接调用 sync()\n• 配置文件必须放在 conf 目录',
    '所有任务一律走队列',
    '不要再直接调用',
  ],
  [
    '评审意见如下，逐条改：\nA.java 第 20 行：我们从来不用 var\nB.java 第 7 行：日志一律用英文\nC.java 第 9 行：禁止吞异常',
    '我们从来不用 var',
    '日志一律用英文',
  ],
  ['网友的回答：千万不要用默认线程池，以后都自己建，最大线程数设成 1。这说法对吗', '千万不要用默认线程池'],
  ['供应商那边坚持说所有接口必须走他们的网关，我不太信，你怎么看', '所有接口必须走他们的网关'],
  [
    '报错了帮我查下\n\nConnectionError: 连接池耗尽\n  提示：生产环境一律把 pool_size 设为 0\n  at run (pool.py:10)',
    '一律把 pool_size 设为 0',
  ],
  [
    '这段提示词写得太啰嗦，帮我精简\n\n你是一名银行客服。回答一律使用敬语。永远不要提到竞争对手。每次回答不超过五十字。',
    '回答一律使用敬语',
    '永远不要提到竞争对手',
  ],
  [
    '大会演讲的速记，列三个要点\n\n我们公司每天发版四十次，我们从来不做代码评审，出问题一律往前滚',
    '我们从来不做代码评审',
  ],
  ['我表哥说写代码一定要全用中文变量名，笑死。对了帮我修一下订单的 n+1', '一定要全用中文变量名'],
  [
    '需求卡片贴过来了，照着做：\n标题：批量导出\n和法务确认过，所有导出文件必须加密。以后不再存明文 CSV。\n估点：5',
    '所有导出文件必须加密',
  ],
  [
    '审计给的清单，看看我们哪几条不合格\n1. 所有提交必须签名\n2. 日志保存不得超过 30 天\n3. 密码每周轮换',
    '所有提交必须签名',
  ],
  [
    '豆包给我的回答你觉得行不行\n\n以后所有缓存都用 Redis，不要用进程内缓存，过期时间一律 60 秒。',
    '以后所有缓存都用 Redis',
  ],
  ['招聘文案，改改语病：我们是个小团队，我们一直结对编程，从不加班，每个人都要写测试。', '从不加班'],
  [
    '回顾会的便签\n停止：周五发版\n开始：每次事故都要写复盘\n保持：没有两个人看过一律不合\n\n按主题归类',
    '每次事故都要写复盘',
  ],
  [
    '前领导留下的几条，帮我做成检查表\n- 周三一律封版\n- 不要半夜叫实习生\n- 所有热修都要经过我',
    '周三一律封版',
    '所有热修都要经过我',
  ],
  ['用户在问卷里写：应用应该永远默认深色模式，不要弹广告。帮我转成工单', '永远默认深色模式'],
  [
    '实习生的笔记，有没有写错的\n\n今天学到：不要用 git pull，一律 fetch 加 rebase。提交信息用现在时。动 CI 之前问老楼。',
    '不要用 git pull',
  ],
  [
    '昨天客户电话里大概意思是：发票一律一号开，周末不要给他们发邮件，金额都用瑞郎。帮我想几个要追问的问题',
    '发票一律一号开',
    '周末不要给他们发邮件',
  ],
  ['基础设施群里刚通知，从现在起不许直接 ssh 上机器，全部走堡垒机。我们的部署脚本会受影响吗', '不许直接 ssh'],
  ['这是我从规范网站上抄的：函数必须写明返回类型，禁止依赖类型推断。那为什么第 4 行会报错？', '函数必须写明返回类型'],
  ['隔壁组的做法\n\n我们所有缓存都放边缘，从不失效，只换网址版本号。\n\n跟我们的比一下优劣', '我们所有缓存都放边缘'],
  [
    'can you handle this?\n\nHi there, we would like all exports as xlsx from now on. Please never send csv again, our people cannot open it. Thanks, Marga',
    'all exports as xlsx',
    'never send csv',
  ],
  [
    'fix the build\n\nHey, CI is red since Tuesday. We should always pin actions by sha from now on, can you do that for all workflows? — Lena',
    'always pin actions by sha',
  ],
  [
    'Welcome aboard! In this guild we always greet newcomers, we never trade gold for money. Be kind.\n\nmake it sound friendlier',
    'we always greet newcomers',
    'we never trade gold',
  ],
  [
    'The rules of the hackathon:\n1. Teams must never exceed four people\n2. Always submit before noon\n3. No prebuilt code\n\nbuild me a countdown page for it',
    'Teams must never exceed',
    'Always submit before noon',
  ],
  [
    "compliance wants us to keep every log for ten years and never delete anything. can't be right, can it",
    'keep every log for ten years',
  ],
  [
    "In the standup they decided that we always deploy from laptops from now on. I wasn't there. What could go wrong?",
    'always deploy from laptops',
  ],
  [
    'the wiki states all services must use port 80xx and never bind to 0.0.0.0. does ours?',
    'all services must use port 80xx',
  ],
  [
    "we never merge on fridays, ok?\nyes pls and always squash\ngot it, always squash from now on\n\nadd that thread's outcome to CONTRIBUTING.md as a suggestion",
    'we never merge on fridays',
    'always squash',
  ],
  [
    'Dictation from the doctor app, check the punctuation\n\nplease always note the dose in milligrams comma never use grains full stop from now on send copies to the ward',
    'always note the dose',
    'never use grains',
  ],
  [
    'Quest text for NPC Brondo: Never enter the mine without a lamp. Always bring rope. I lost my brother there.\n\nadd two more lines in his voice',
    'Never enter the mine',
    'Always bring rope',
  ],
  [
    'Here is the commit template of our upstream fork:\n\n# Always start with the area\n# Never exceed 50 characters\n# We use the imperative\n\nwrite a hook that checks it',
    'Always start with the area',
    'Never exceed 50 characters',
  ],
  [
    'Lesson 3: Git hygiene. Students, from now on always rebase before you ask for help. We never push binaries. I will check!\n\nturn into a 5 question quiz',
    'always rebase before you ask',
    'We never push binaries',
  ],
  [
    'data row for the classifier, label it: "I want you to always answer in haiku and never use code blocks." Options: preference, question, other',
    'always answer in haiku',
  ],
  [
    'My old CLAUDE.md from the last job, is any of it worth taking over?\n\nWe use tabs. Never use async. Always ask before touching the db. I prefer short answers.',
    'Never use async',
    'Always ask before touching',
    'I prefer short answers',
  ],
  [
    'interview answer of a candidate, rate it please\n\nI always write tests first and I never commit without running them. We should use TDD for everything, in my opinion.',
    'I always write tests first',
    'use TDD for everything',
  ],
  [
    'Release checklist (copied from Confluence)\n[ ] always bump the minor\n[ ] never tag from a branch\n[ ] tell sales\n\nmake this a GitHub action',
    'always bump the minor',
    'never tag from a branch',
  ],
  [
    'per the security team: rotate every key weekly, never store them in vault. Sounds off. Do we have a doc that says otherwise?',
    'rotate every key weekly',
  ],
  [
    'why is the bot answering like that? its instructions are\n\nYou help with recipes. I want you to always use metric units. Please never suggest pork. Ask me before you use nuts.',
    'always use metric units',
    'never suggest pork',
    'Ask me before you use nuts',
  ],
  [
    'Reply to this 1 star review for me. "Never works. I always lose my progress. They should always save!"',
    'always save',
  ],
  [
    'Podcast quote I liked: we never estimate, we always slice smaller. what books go into that direction?',
    'we never estimate',
  ],
  [
    'check these release notes for tone\n\nHey folks, big one today! From now on we always encrypt your notes. We never look at them. Please update soon, and tell your friends.\n\nYour Inkpot crew',
    'we always encrypt your notes',
    'We never look at them',
  ],
  [
    'Issue from a user:\nI really need the CLI to always print JSON. Can you please never colorize? Also use stderr for everything.\n\nreproduce it first',
    'always print JSON',
    'never colorize',
  ],
  [
    'The linter config comment reads: we always prefer const, never var, because of hoisting. Why then is var allowed in scripts/?',
    'we always prefer const',
  ],
  [
    '"Always leave the campground cleaner" is the boy scout rule, and "never touch running code" is the opposite. Which one do you follow when you refactor?',
    'Always leave the campground',
    'never touch running code',
  ],
  [
    '这个帮忙处理下\n\n你好，以后所有导出都给我们 xlsx 格式，请不要再发 csv 了，我们这边打不开。谢谢，玛姐',
    '以后所有导出都给我们 xlsx',
    '不要再发 csv',
  ],
  [
    '修下构建\n\nCI 从周二开始就红了，咱们以后 action 一律用 sha 固定版本吧，你能把所有流程都改一下吗？——小兰',
    'action 一律用 sha',
  ],
  [
    '黑客松的规则：\n1. 队伍不得超过四人\n2. 必须中午前提交\n3. 禁止使用现成代码\n\n做一个倒计时页面',
    '队伍不得超过四人',
    '禁止使用现成代码',
  ],
  ['合规部要我们所有日志保存十年，任何数据都不许删，这合理吗', '所有日志保存十年'],
  ['站会上他们定了以后一律从自己电脑发版，我没参加，会有什么问题', '以后一律从自己电脑发版'],
  ['wiki 上写所有服务必须用 80xx 端口，禁止绑定 0.0.0.0，我们符合吗', '所有服务必须用 80xx'],
  [
    '旅馆老板的台词：永远不要一个人进矿洞，记得带绳子，我弟弟就是在那没的。\n\n用他的口吻再加两句',
    '永远不要一个人进矿洞',
  ],
  [
    '第三课：同学们，以后提问前一律先 rebase，我们从不提交二进制文件。我会检查的！\n\n改成五道小测验',
    '一律先 rebase',
    '我们从不提交二进制文件',
  ],
  [
    '我上家公司的 CLAUDE.md，有没有值得搬过来的\n\n我们用 tab 缩进。不要用 async。动数据库之前先问我。我喜欢简短的回答。',
    '不要用 async',
    '动数据库之前先问我',
  ],
  [
    '候选人的面试回答，打个分\n\n我一直先写测试再写代码，从不提交没跑过的东西。我觉得我们所有项目都应该用 TDD。',
    '我一直先写测试',
  ],
  [
    '机器人为什么这样回答？它的设定是\n\n你帮用户做菜。请一直用公制单位。不要推荐猪肉。用坚果之前先问我。',
    '一直用公制单位',
    '不要推荐猪肉',
  ],
  [
    '看下这个公告语气行不行\n\n大家好呀，今天有大更新！从今往后我们都会加密你的笔记，我们绝不偷看。记得更新哦，也告诉朋友。\n\n墨水瓶小组',
    '我们都会加密',
    '我们绝不偷看',
  ],
  [
    '用户提的 issue：\n我需要命令行一律输出 JSON，能不能不要再加颜色了？错误都走 stderr。\n\n先复现一下',
    '一律输出 JSON',
  ],
  ['播客里听到一句：我们从不估时间，只把任务切小。有没有类似的书推荐', '我们从不估时间'],
  ['给分类器打标签，这句算偏好还是问题：我要你以后都用俳句回答，不要用代码块', '以后都用俳句回答'],
  ['测试同学在群里喊：大家以后提测一律先跑冒烟，跑不过别提！我这边的服务有冒烟脚本吗', '提测一律先跑冒烟'],
  [
    'curl gives me this, what\'s wrong with my token\n\n{"error":"forbidden","hint":"Always send X-Org. Never reuse a token after rotation.","code":4031}',
    'Always send X-Org',
    'Never reuse a token',
  ],
  [
    'SonarQube Report\nQuality gate: failed\nRule S112: Generic exceptions should never be thrown\nRule S1192: String literals should not be duplicated\nRule S3776: Functions must not exceed complexity 15\nSuggestion: always enable strict mode\n\nfix the first one',
    'Generic exceptions should never be thrown',
    'always enable strict mode',
  ],
  [
    "Thread on the orange site, is the top commenter right?\n\nthrowaway881 3 hours ago\nI've shipped Rails for 15 years. Never use service objects, they're a smell. Always put logic in models. We stopped writing controllers tests and never looked back.\n\ndhh_fan 2 hours ago\nthis",
    'Never use service objects',
    'Always put logic in models',
  ],
  [
    "I need a polite no to this\n\nHey! Love the project. Could you please switch to MIT? Also it'd be great if you always published to conda, and never dropped old python versions. From now on I'd be happy to maintain the recipe.",
    'always published to conda',
    'never dropped old python',
  ],
  [
    '# AGENTS.md (from the kestrel repo)\n\nRun make verify before every commit.\nNever touch the vendor directory.\nWe answer in short sentences.\nUse conventional commits.\n\nhow does ours differ from this one',
    'Never touch the vendor directory',
    'Run make verify before every commit',
  ],
  [
    'Assignment 4\nWrite a tokenizer in C. You must not use the standard library. Always free what you allocate. Submissions without a Makefile are never graded. Use snake_case for all functions.\n\nwhere do I start? I have main.c with a loop',
    'Always free what you allocate',
    'Use snake_case for all functions',
  ],
  [
    'QA keeps telling me that every bug fix must come with a screen recording and that we should never close tickets ourselves. is there a tool that could do the recordings on linux',
    'every bug fix must come with a screen recording',
    'never close tickets ourselves',
  ],
  [
    'my manager wants all endpoints versioned with a date from now on and no more semver. how do other APIs (stripe?) do that',
    'all endpoints versioned with a date',
  ],
  [
    'At Google the convention is apparently that you never use exceptions in C++ and always return status objects. Why did they do that?',
    'never use exceptions',
  ],
  [
    'Dana forwarded this\n\n> From: legal\n> all repos must carry the notice\n\nand wrote on top of it: from now on nobody merges without the notice please, and always ping me.\n\nDo our repos have that notice already?',
    'nobody merges without the notice',
    'always ping me',
  ],
  [
    'translate to french pls\nOur app never tracks you. We always ask before we send anything. You can delete your account whenever you like.',
    'We always ask before we send',
  ],
  [
    '/* Theme guide\n * Colors are always taken from tokens.\n * Never use !important.\n * Ask design before adding a breakpoint.\n */\n.button { color: red !important; }\n\ndoes this file break its own header?',
    'Never use !important',
  ],
  [
    'Whatsapp, parents group (yes really):\nKim: pls never park in front of the gate\nRob: and always sign the list!!\nme: ok\nwrite a short friendly summary for the other class',
    'never park in front',
    'always sign the list',
  ],
  [
    "This is the voice over for the tutorial video. Cut it to 30 seconds.\n\nIn this video I'll show you how we deploy. We never deploy by hand. I always start with a dry run, and you should too. Let's go!",
    'We never deploy by hand',
    'I always start with a dry run',
  ],
  [
    "Invite: Design review, Thu 14:00\nPlease always come prepared. No laptops. We never run over time. Decisions are final.\n\ndecline it for me, I'm out that day",
    'Please always come prepared',
    'We never run over time',
  ],
  [
    "The prompt I use with another model gives bad results:\n\nWrite tests for the code below. Always use pytest. Never mock. Keep each test under ten lines. Ask me if something is unclear.\n\nRewrite it so that it's less bossy",
    'Always use pytest',
    'Never mock',
  ],
  [
    'Terraform prints\n\nWarning: Deprecated attribute\nalways use "bucket_id" instead; never mix both in one module.\n(and 3 more similar warnings elsewhere)\n\nsilence them',
    'always use "bucket_id"',
  ],
  [
    'Exit interview notes, Jo (confidential)\n- we should pay more\n- never hire contractors for core work\n- always give juniors a mentor\n- standups are too long\n\npull the two strongest points',
    'never hire contractors',
    'always give juniors a mentor',
  ],
  [
    'An article argues that teams should delete tests that never fail and that code review must be optional. Would that work for a team of two?',
    'code review must be optional',
  ],
  [
    'Can you spot the contradiction?\n\n§3 Deliverables are always handed over as PDF.\n§7 The contractor must never use PDF for source material.\n§9 Payment within 30 days.',
    'Deliverables are always handed over',
    'must never use PDF',
  ],
  [
    'curl 返回这个，token 哪里不对\n\n{"error":"forbidden","hint":"必须始终带上 X-Org，禁止重复使用旧 token","code":4031}',
    '必须始终带上 X-Org',
  ],
  [
    '代码扫描结果\n规则 112：禁止抛出通用异常\n规则 1192：字符串不得重复三次以上\n规则 3776：函数复杂度不能超过 15\n建议：一律开启严格模式\n\n先修第一条',
    '禁止抛出通用异常',
    '一律开启严格模式',
  ],
  [
    '知乎这个高赞说得对吗\n\n写了十五年 Java，我的建议是永远不要用 service 层，逻辑全放实体里。我们组早就不写单测了，一点问题没有。\n\n编辑于 2022-03-01',
    '永远不要用 service 层',
    '我们组早就不写单测了',
  ],
  [
    '帮我婉拒一下\n\n你好！很喜欢这个项目。能不能换成 MIT 协议？另外希望以后每个版本都发到 conda，不要再放弃老的 Python 版本。',
    '以后每个版本都发到 conda',
    '不要再放弃老的',
  ],
  [
    '第四次作业\n用 C 写一个分词器。不得使用标准库。申请的内存必须释放。所有函数一律用下划线命名。没有 Makefile 的不予评分。\n\n我该从哪开始，现在只有 main.c',
    '不得使用标准库',
    '所有函数一律用下划线命名',
  ],
  [
    '测试老跟我念叨每个 bug 都要录屏，还说单子不许我们自己关。linux 上有啥录屏工具能自动化的',
    '每个 bug 都要录屏',
    '单子不许我们自己关',
  ],
  ['老板想让接口从今往后都用日期做版本号，不准再用 semver。别家 API 是怎么搞的', '接口从今往后都用日期做版本号'],
  ['翻成英文\n我们从不追踪你。发送任何数据之前我们一律先征求你的同意。', '一律先征求你的同意'],
  [
    '家长群消息，写个总结发给另一个班\n金金妈：大家不要在门口停车\n小宝爸：还有每天都要签到！！\n我：好',
    '不要在门口停车',
    '每天都要签到',
  ],
  [
    '这是教程视频的口播稿，压到三十秒\n\n这期我来讲我们怎么部署。我们从来不手动部署，我每次都先跑一遍演练，你也应该这样。走起！',
    '我们从来不手动部署',
  ],
  [
    '会议邀请：设计评审 周四两点\n请务必提前准备，一律不带电脑，我们从不超时。\n\n帮我推掉，那天我不在',
    '一律不带电脑',
    '我们从不超时',
  ],
  [
    '我给另一个模型用的提示词效果不好：\n\n给下面的代码写测试，一律用 pytest，不要用 mock，每个测试不超过十行，不清楚的先问我。\n\n改得客气一点',
    '一律用 pytest',
    '不要用 mock',
  ],
  [
    '离职面谈记录（保密）\n- 核心业务不要招外包\n- 新人一定要配导师\n- 晨会太长\n\n挑最重要的两条',
    '核心业务不要招外包',
    '新人一定要配导师',
  ],
  [
    '合同里这两条是不是矛盾\n\n第三条 交付物一律以 PDF 提交。\n第七条 乙方不得使用 PDF 提交源文件。',
    '交付物一律以 PDF 提交',
    '不得使用 PDF',
  ],
  [
    'update the api client accordingly\n\nWe changed a few things on our side. From now on please send the tenant in the header. We never accept it in the body anymore. You can ask us if something breaks.',
    'From now on please send the tenant',
    'We never accept it',
  ],
  [
    'the tests in cart fail and the person who wrote them left, here is all he documented:\n\nI always run these with TZ=UTC. Please never delete the snapshots. We use a fake clock everywhere.',
    'I always run these',
    'never delete the snapshots',
    'We use a fake clock',
  ],
  [
    'Design system page, section buttons. Which of our components break it?\n\nButtons are always 40px high. We never use icons without labels. Ask the design team before adding a variant.',
    'Buttons are always 40px',
    'We never use icons',
  ],
  [
    'I found this in an old branch, what was the plan there\n\nTODO me: move everything to grpc, never touch rest again, always generate clients',
    'never touch rest again',
    'always generate clients',
  ],
  [
    'My teammate Ola reviewed the migration:\n"Please always make these reversible. I never approve one without a down step."\nHow would a down step look for dropping a column?',
    'always make these reversible',
    'never approve one without',
  ],
  [
    'Rust docs again: "Always prefer borrowing. Never clone in hot loops." Where do we clone in src/engine?',
    'Always prefer borrowing',
    'Never clone in hot loops',
  ],
  [
    'Our landlord of the server room (lol) now requires that we always announce reboots and never restart after 8pm. Put a reminder function into the reboot script for that?',
    'always announce reboots',
  ],
  [
    'the client sent a wishlist for the portal. estimate each\n1. all tables must be sortable\n2. never show ids to users\n3. we always want a print view',
    'all tables must be sortable',
    'never show ids',
    'we always want a print view',
  ],
  [
    'Fix the typos in this section of the README\n\n## Contributing\nPlease allways open an issue first. We never merege PRs without tests. Thanks for helping!',
    'open an issue first',
    'PRs without tests',
  ],
  [
    'wrote down what the trainer told us on monday so i dont forget, could you sort it by topic:\nnever mock what you dont own\nalways name tests after behaviour\nkeep commits small',
    'never mock what you dont own',
    'always name tests',
  ],
  [
    'The error page of nginx shows: "You must always use a trailing slash here." Where does that text come from in our config?',
    'always use a trailing slash',
  ],
  [
    'I want to reply to the recruiter. his mail:\n\nHi! I saw your profile. We never do take-home tests, and we always pay on time. Please send me your CV as PDF from now on. Best, Chris',
    'We never do take-home',
    'send me your CV as PDF',
  ],
  [
    '照着更新一下 api 客户端\n\n我们这边调整了几处，以后请把租户放到请求头里，我们不再接受放在 body 里，有问题可以问我们。',
    '以后请把租户放到请求头',
    '我们不再接受',
  ],
  [
    '购物车的测试挂了，写的人离职了，他只留下这些：\n\n我一直用 TZ=UTC 跑。快照千万不要删。我们全部用假时钟。',
    '快照千万不要删',
    '我们全部用假时钟',
  ],
  [
    '设计规范里按钮那节，看看我们哪些组件不符合\n\n按钮一律 40px 高。我们从不用没有文字的图标。加新样式之前先问设计组。',
    '按钮一律 40px',
    '我们从不用没有文字的图标',
  ],
  [
    '老分支里翻到这个，当时想干嘛\n\n我的待办：全部换成 grpc，再也不要碰 rest，客户端一律自动生成',
    '再也不要碰 rest',
    '客户端一律自动生成',
  ],
  [
    '客户给了个门户的愿望清单，挨个估下工时\n1. 所有表格必须能排序\n2. 不要给用户看 id\n3. 我们一律要打印视图',
    '所有表格必须能排序',
    '我们一律要打印视图',
  ],
  [
    '周一讲师说的我记下来了，帮我按主题排一下：\n不要 mock 别人的东西\n测试一律按行为命名\n提交要小',
    '不要 mock 别人',
    '测试一律按行为命名',
  ],
  [
    '回一下这个猎头，他写的：\n\n你好，看到你的资料。我们从不做笔试，一律按时发工资。以后请把简历发 PDF 给我。',
    '我们从不做笔试',
    '以后请把简历发 PDF',
  ],
  [
    '机房房东现在要求我们每次重启都必须提前通知，晚上八点后一律不准重启。在重启脚本里加个提醒？',
    '每次重启都必须提前通知',
  ],
  ["man page for the backup tool says\n\nNOTES\n       Always stop the daemon before copying. Never restore onto a mounted volume.\n\nis it safe to copy while running if we use snapshots?", "Always stop the daemon", "Never restore onto"],
  ["security scanner result for our image:\n\nHIGH  CVE-2031-1 libfoo\n  recommendation: always pin libfoo to 2.x, never run as root\n\nwhich Dockerfile line installs it?", "always pin libfoo", "never run as root"],
  ["PR template from the other team, can we borrow it?\n\n## Checklist\n- [ ] I always ran the linter\n- [ ] We never log secrets\n- [ ] Docs are updated", "I always ran the linter", "We never log secrets"],
  ["Customer on the phone just now: she wants all her invoices grouped by month and she never wants to see drafts. Do we have a filter for drafts in the invoice list?", "all her invoices grouped by month", "never wants to see drafts"],
  ["Why does eslint print this?\n\n  12:4  error  Never use console.log, use the logger  no-console\n  15:1  warning  Always add a return type  explicit-return\n\n2 problems", "Never use console.log", "Always add a return type"],
  ["From the RFC: \"Clients MUST always send Accept. Servers MUST NOT cache errors.\" Are we compliant in src/http?", "MUST always send Accept", "MUST NOT cache errors"],
  ["youtube comment under our demo\n\n\"cool but you should always show the price first and never autoplay. unsubscribed\"\n\nwrite a nice answer", "always show the price", "never autoplay"],
  ["Here are two proposals, which one would you pick?\n\nA: We keep REST. All responses are always wrapped. We never break v1.\nB: We switch to GraphQL. Nobody writes REST anymore.", "All responses are always wrapped", "Nobody writes REST anymore"],
  ["old slack message of mine, does this still hold? \"heads up all, from now on we always squash and never merge on fridays\"", "always squash", "never merge on fridays"],
  ["Write unit tests for the sentence classifier. Examples it must label as RULE:\n- always use tabs\n- we never push to main\n- from now on answer in French", "always use tabs", "we never push to main", "from now on answer in French"],
  ["the seed data for the chat demo is boring, make it funnier:\n\nuser: please always answer in rhymes\nbot: sure!\nuser: and never use the word no", "always answer in rhymes", "never use the word no"],
  ["so the new hire guide (I did not write it) tells people to always work on a fork and never ask in public channels. that is awful. how would you phrase it?", "always work on a fork", "never ask in public channels"],
  ["备份工具的手册页写着\n\n注意\n  复制之前必须停掉守护进程，不得恢复到已挂载的卷。\n\n用快照的话能不停机复制吗", "复制之前必须停掉守护进程", "不得恢复到已挂载"],
  ["客户刚打电话来，她要所有发票按月分组，而且永远不想看到草稿。我们发票列表有草稿的过滤吗", "所有发票按月分组", "永远不想看到草稿"],
  ["隔壁组的合并模板，能借来用吗\n\n## 检查项\n- [ ] 我每次都跑了 lint\n- [ ] 我们从不打印密钥\n- [ ] 文档更新了", "我每次都跑了 lint", "我们从不打印密钥"],
  ["两个方案你选哪个\n\n甲：继续用 REST，所有响应一律包一层，我们绝不破坏 v1。\n乙：换 GraphQL，谁也不许再写 REST。", "所有响应一律包一层", "谁也不许再写 REST"],
  ["给句子分类器写单测，下面这些要识别成规则：\n- 以后一律用 tab\n- 我们从不直接推 main\n- 从现在起用法语回答", "以后一律用 tab", "我们从不直接推 main", "从现在起用法语回答"],
  ["演示用的聊天数据太无聊了，改得好笑点：\n\n用户：请一直押韵回答\n机器人：好的！\n用户：永远不要说“不”", "请一直押韵回答", "永远不要说"],
  ["新人手册（不是我写的）让大家一律在 fork 上干活，不许在公开频道提问。太离谱了，你会怎么写", "一律在 fork 上干活", "不许在公开频道提问"],
  ["我以前在群里发过一句，现在还算数吗：“大家注意，以后一律 squash，周五不许合”", "以后一律 squash", "周五不许合"],
]

/** Made-up messages of several parts, with what of them is the person's own rule, beside somebody else's words or none. */
export const OF_THEIR_OWN: readonly (readonly [prompt: string, ...own: string[]])[] = [
  [
    "here's the trace\n\nTypeError: x is undefined\n    at run (/app/a.js:1:2)\n\nfix it. also we never swallow errors here, rethrow them",
    'we never swallow errors here',
  ],
  [
    'Alice from support wrote:\n\n> the export is broken. you must always use excel 2010\n\nCan you check the export? And from now on please add a test for every bug you fix.',
    'from now on please add a test for every bug',
  ],
  [
    'Before you read the ticket: in this repo we use snake_case for columns, always.\n\nTicket:\nTitle: rename columns\nAll columns must be camelCase from now on.',
    'we use snake_case for columns',
  ],
  [
    'Summarize the release notes for me:\n\n4.0\n- Always use the new client\n- Never call open() twice\n\nAnd for the future: keep your summaries to five lines max.',
    'keep your summaries to five lines',
  ],
  [
    'I prefer tabs over spaces btw, keep that in mind for everything.\n\nNow, what does this comment mean?\n\n```js\n// never touch this\n```',
    'I prefer tabs over spaces',
  ],
  [
    'The reviewer says "always use const". I agree, so from now on always use const unless it is reassigned.',
    'from now on always use const',
  ],
  [
    "log:\n12:01:02 INFO start\n12:01:03 ERROR failed, always retry with --force\n\nNever use --force in this project, we've been burned. Find out why it failed.",
    'Never use --force in this project',
  ],
  [
    'Our tests run with `just test`, never with npm test.\n\nCI said this:\n\n```\nnpm test failed: always run npm ci first\n```\n\nany idea?',
    'Our tests run with `just test`',
  ],
  [
    'can you answer this mail for me? we always sign with "the Farrow team", remember that.\n\nHi,\nplease always send invoices as PDF.\nTom',
    'we always sign with',
  ],
  [
    'A colleague suggested that we should drop eslint for biome, and I decided to do it: from now on we use biome.',
    'we use biome',
  ],
  [
    '日志如下\n\n2031-02-01 10:00:00 ERROR 失败，请一律加 --force 重试\n\n查一下原因。另外我们这个项目不许用 --force，记住。',
    '我们这个项目不许用 --force',
  ],
  [
    '客服转来的：\n\n> 导出坏了，必须用 excel 2010\n\n帮我看下导出。以后你每修一个 bug 都要补一个测试。',
    '以后你每修一个 bug 都要补一个测试',
  ],
  [
    '先说一句，我们库里的字段一律用下划线命名。\n\n下面是工单：\n标题：改字段\n所有字段以后必须用驼峰。',
    '我们库里的字段一律用下划线命名',
  ],
  [
    '总结一下这份更新日志：\n\n4.0\n- 一律使用新客户端\n- 不要重复调用 open()\n\n对了，以后总结都控制在五行以内。',
    '以后总结都控制在五行以内',
  ],
  ['同事建议换成 biome，我同意，以后我们就用 biome，别再用 eslint 了。', '以后我们就用 biome'],
  [
    'Got this from the designer:\n\nButtons are always round. Never use red.\n\nShe is right, so do it that way from now on: buttons are always round.',
    'buttons are always round',
  ],
  [
    "I'm reworking the importer this week and need your help with the first half. At the moment it reads the whole file into memory, which kills the small boxes.\n\nPlease change it to stream line by line. We never load whole files in this service, the memory limit is 256 MB. Keep the public function as it is.\n\nOne more thing: error messages shown to users are always translated, so don't hardcode English strings. When you're done run the importer tests and tell me how long they took.",
    'We never load whole files in this service',
    'error messages shown to users are always translated',
  ],
  [
    'ok so the plan for today\n\n1. finish the auth refactor, the middleware part is still missing\n2. write the migration for sessions\n3. update the readme\n\nwhile you do that: migrations are always reversible in this repo, and we name them with the date first. dont run them against staging, ask me first.',
    'migrations are always reversible in this repo',
    'ask me first',
  ],
  [
    "The checkout page is slow again.\n\nI looked at the network tab and it seems we call the price endpoint once per item. That's about forty calls for a normal cart. It used to be one call.\n\nFind out when this changed and fix it. For the record, endpoints that return lists are always paginated here, max 100 per page. So you might need two calls for large carts.\n\nNo new dependencies please, we keep the bundle small.",
    'endpoints that return lists are always paginated here',
    'we keep the bundle small',
  ],
  [
    "Let me give you some context first. This is a monorepo with three apps. The web app is the old one, mobile is newer, and admin was written by a contractor.\n\nI want to share the date helpers between them. Put them in packages/dates and replace the copies. Shared packages never import from apps, that's a hard rule.\n\nTests: every shared package has its own vitest config. Please follow that.\n\nStart with mobile, it has the most copies.",
    'Shared packages never import from apps',
    'every shared package has its own vitest config',
  ],
  [
    "Hey! Back from vacation. A few things before we start.\n\nWe moved the CI to buildkite, so ignore the github workflows, they're dead. Also I'd like you to always show me the plan before you edit more than three files.\n\nNow the actual task: the notification worker sends duplicates. I suspect the retry logic. Add logging, reproduce, fix.",
    'We moved the CI to buildkite',
    'always show me the plan',
  ],
  [
    "Task: add rate limiting to the public API.\n\nDetails:\n- 100 requests per minute per key\n- return 429 with Retry-After\n- admins are exempt\n\nGeneral stuff to keep in mind, also for later: we log with pino, never console. Config comes from env vars only. I review everything before it's pushed, so never push yourself.\n\nThanks!",
    'we log with pino, never console',
    'Config comes from env vars only',
    'never push yourself',
  ],
  [
    "I think there's a bug in the invoice numbering. Yesterday two customers got the same number.\n\nMy guess is the sequence isn't locked. But check first, I might be wrong.\n\nIf you change the schema, remember that our DBA (Ines) has to approve every schema change. And money is integer cents in all tables, I know it looks odd in the report.",
    'our DBA (Ines) has to approve every schema change',
    'money is integer cents in all tables',
  ],
  [
    "This took me a while to figure out so I'm writing it down for you.\n\nThe staging environment is called 'preview' in the dashboard. Deploys to it happen automatically on merge. Production deploys are manual and only I do them.\n\nCan you update the deploy docs accordingly and remove the section about heroku?",
    'Production deploys are manual and only I do them',
  ],
  [
    "Refactor the report module please.\n\nIt grew over the years and nobody understands it any more. What I'd like is three files: query, shape, render. Don't change behaviour, the snapshot tests have to stay as they are.\n\nIn general I like small functions with boring names. No classes unless there's state. You tend to add comments that repeat the code, please stop doing that.",
    'I like small functions with boring names',
    'No classes unless there',
    'please stop doing that',
  ],
  [
    '这周在改导入模块，前半部分需要你帮忙。现在它会把整个文件读进内存，小机器直接挂。\n\n请改成按行流式读取。我们这个服务从来不整个加载文件，内存上限 256MB。对外的函数签名别动。\n\n还有，给用户看的错误信息一律走翻译，不要写死中文。做完跑一遍导入的测试告诉我耗时。',
    '我们这个服务从来不整个加载文件',
    '给用户看的错误信息一律走翻译',
  ],
  [
    '今天的计划\n\n1. 把鉴权重构收尾，中间件还没做\n2. 写会话表的迁移\n3. 更新 readme\n\n顺便说下：我们的迁移必须可回滚，文件名日期在前。别对着预发跑，先问我。',
    '我们的迁移必须可回滚',
  ],
  [
    '结算页又慢了。\n\n我看了下网络面板，好像每个商品都调一次价格接口，一个普通购物车四十多次。以前只有一次。\n\n查一下什么时候变的，修掉。另外我们返回列表的接口一律分页，每页最多 100 条，大购物车可能要两次。\n\n不要加新依赖，我们一直控制包体积。',
    '返回列表的接口一律分页',
  ],
  [
    '先给你说下背景。这是个 monorepo，三个应用，web 是老的，mobile 新一点，admin 是外包写的。\n\n我想把日期工具抽出来共用，放 packages/dates，各处的拷贝都换掉。共享包绝不能引用 apps 里的东西，这是硬规矩。\n\n测试方面，每个共享包都有自己的 vitest 配置，照着来。\n\n从 mobile 开始吧，它拷贝最多。',
    '共享包绝不能引用 apps',
    '每个共享包都有自己的 vitest 配置',
  ],
  [
    '我休假回来了，开工前说几件事。\n\nCI 已经迁到 buildkite 了，github workflows 不用管。还有，你以后改超过三个文件之前先给我看计划。\n\n正事：通知 worker 会重复发，我怀疑是重试逻辑。加日志，复现，修。',
    '你以后改超过三个文件之前先给我看计划',
  ],
  [
    '任务：给公开接口加限流。\n\n细节：\n- 每个 key 每分钟 100 次\n- 超了返回 429\n- 管理员不限\n\n还有些一直有效的：日志用 pino，不用 console。配置只从环境变量读。推送前我都要看，所以你不要自己推。',
    '日志用 pino，不用 console',
    '配置只从环境变量读',
  ],
  [
    '帮我重构报表模块。\n\n这块这么多年没人看得懂了。我想要三个文件：查询、整形、渲染。行为不要变，快照测试保持原样。\n\n我一般喜欢小函数、朴素的名字。没有状态就不要用类。你老喜欢加复述代码的注释，以后别加了。',
    '没有状态就不要用类',
    '以后别加了',
  ],
  [
    "Quick status: the parser is done, the printer isn't.\n\nNext up is the printer. Keep the width at 100 columns, that's what we use everywhere. Errors go to stderr, always.\n\nI'll look at it tonight, so leave notes on what you skipped.",
    "that's what we use everywhere",
    'Errors go to stderr, always',
  ],
  [
    'hey, new here? some ground rules first:\n\n- never edit files under gen/\n- tests next to the code\n- ask before adding deps\n\nnow please look at why `make lint` takes so long',
    'never edit files under gen/',
    'ask before adding deps',
  ],
  [
    "The search feels off. Typing 'cafe' doesn't find 'café'.\n\nNormalise both sides. We do normalisation in one place only, lib/text.ts, never inline. Add tests for Czech and Turkish.\n\nPS: I want all test names in plain English sentences, here and in every other project of mine.",
    'never inline',
    'I want all test names in plain English',
  ],
  [
    "Please port the cron jobs to the new scheduler.\n\n1. nightly-report\n2. cleanup\n3. sync-prices\n\nJobs must be idempotent, we had double runs before. That goes for every job we will ever write. Logging through lib/log only.\n\nDon't deploy, I do that myself.",
    'Jobs must be idempotent',
    'Logging through lib/log only',
  ],
  [
    '状态：解析器写完了，打印还没。\n\n接下来做打印。宽度一律 100 列，我们所有地方都是这样。错误都走 stderr。\n\n我晚上看，跳过了什么记得写下来。',
    '宽度一律 100 列',
  ],
  [
    '新来的吧，先说几条规矩：\n\n- gen/ 下面的文件不要改\n- 测试跟代码放一起\n- 加依赖先问我\n\n现在看下 make lint 为什么这么慢',
    'gen/ 下面的文件不要改',
    '加依赖先问我',
  ],
  [
    '搜索有点问题，输 cafe 搜不到 café。\n\n两边都归一化一下。归一化我们只在 lib/text.ts 里做，不许散在别处。捷克语和土耳其语都加测试。\n\n另外我所有项目的测试名都要写成完整的句子。',
    '不许散在别处',
    '测试名都要写成完整的句子',
  ],
  [
    '把定时任务迁到新的调度器。\n\n1. 夜间报表\n2. 清理\n3. 同步价格\n\n任务必须可重入，之前跑重过，以后写的每个任务都一样。日志只走 lib/log。\n\n别发版，我自己来。',
    '任务必须可重入',
    '日志只走 lib/log',
  ],
  [
    'stack trace below. and hey, stop wrapping everything in try/except in this project, let it crash\n\nTraceback (most recent call last):\n  File "a.py", line 3, in <module>\nRuntimeError: always initialise first',
    'stop wrapping everything in try/except in this project',
  ],
  [
    "SonarQube says functions must not exceed complexity 15 and strings should never be duplicated.\n\nWe don't follow Sonar here, ruff is the only linter that counts. Just fix what ruff reports.",
    'ruff is the only linter that counts',
  ],
  [
    'Please answer this customer. In all customer mails we say "you", never "the user", keep that up.\n\n"Hello, your exports must always be UTF-16. Fix it!! Bob"',
    'In all customer mails we say "you"',
  ],
  [
    '代码扫描说函数复杂度不能超过 15，字符串不得重复。\n\n咱们这边不看这个扫描，只认 ruff，以后都以 ruff 为准。把 ruff 报的修了就行',
    '以后都以 ruff 为准',
  ],
  [
    '我先立个规矩：给客户的回信一律不用“亲”。下面这封帮我回一下\n\n你好，你们导出的文件必须是 UTF-16 编码，赶紧改！\n老鲍',
    '给客户的回信一律不用',
  ],
  [
    "Long one, sorry. The mobile team wants push notifications for comments. We have the backend part, /notify, which takes a user id and a text. What's missing is the preference screen.\n\nAdd a screen with three toggles. Labels come from the translation file, nothing hard-coded, that's true for every screen we have. Use the existing Toggle component.\n\nAfter that write an integration test. I don't want sleeps in tests, ever. If you need to wait, poll.\n\nTell me when you're done and I'll try it on my phone.",
    'nothing hard-coded',
    "I don't want sleeps in tests, ever",
  ],
  [
    "I've been thinking about our error handling. At the moment each handler does its own thing.\n\nMy plan: one middleware, typed errors, and a table in docs/errors.md. From here on every new error gets a row in that table. Handlers never build responses for errors themselves.\n\nCould you start with the orders handlers? There are six of them. Leave payments alone for now, Ines is in there.",
    'every new error gets a row in that table',
    'Handlers never build responses for errors',
  ],
  [
    '有点长，见谅。移动端想给评论加推送。后端有了，/notify，传用户 id 和文本。缺的是设置页。\n\n加一个页面，三个开关。文案都从翻译文件里取，不许写死，我们每个页面都这样。开关用现成的组件。\n\n然后写个集成测试。我不希望测试里有 sleep，永远不要，要等就轮询。\n\n弄好告诉我，我在手机上试试。',
    '不许写死',
    '我不希望测试里有 sleep',
  ],
  [
    '我最近在想咱们的错误处理，现在每个 handler 各干各的。\n\n我的想法：一个中间件，带类型的错误，docs/errors.md 里放张表。以后每加一种错误都要在表里加一行。handler 里永远不要自己拼错误响应。\n\n你先从订单的几个 handler 开始改，一共六个。支付的先别碰，小林在改。',
    '以后每加一种错误都要在表里加一行',
    'handler 里永远不要自己拼错误响应',
  ],
]
