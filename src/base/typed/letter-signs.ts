/**
 * What texts for readers have in them and prompts have not: what each weighs of the two that make one, and whether a long order for work may
 * have it, too.
 */
export const READER_SIGNS: readonly { readonly pattern: RegExp; readonly weight: number; readonly inOrders?: true }[] =
  [
    // A letter: who it is to in a line of its own, and who it is from.
    {
      pattern:
        /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe\w*|bonjour|hola)\b[^.?\n]{0,40}[,!:]?\s*\n/i,
      weight: 1,
    },
    {
      pattern:
        /^\s*(?:(?:hi|hello|hey|dear|hallo) )?(?:all|team|everyone|everybody|folks|maintainers|colleagues|zusammen)\b\s*[,!:]/im,
      weight: 1,
    },
    // "Thanks for the write-up, Ivo."
    { pattern: /^\s*(?:[Tt]hanks|[Tt]hank you)\b[^.?!\n]{0,60}, [A-Z][a-z]+[.!]/, weight: 1 },
    { pattern: /^\s*(?:大家好|各位\S{0,8}|諸位|诸位|您好|尊敬的\S{1,12})\s*[，：,:！]/, weight: 1 },
    {
      pattern:
        /\n\s*(?:(?:best|kind|warm|many)? ?(?:regards|wishes)|cheers|thanks|thank you|sincerely|yours\b[^\n]{0,12}|best|viele grüße|mit freundlichen grüßen|cordialement|saludos)[,.!]?\s*\n\s*\S[^\n]{1,40}(?:\n[^\n]{1,40}){0,3}\s*$/i,
      weight: 1,
    },
    {
      pattern:
        /(?:敬上|[谨謹][启啟上]|此致|敬[礼禮])\s*(?:\n[^\n]{1,12}\s*)?$|\n\s*(?:[谢謝]{2})\s*\n\s*\S[^\n]{1,16}\s*$/,
      weight: 2,
    },
    // The parts of an issue, a story, a request to merge, a page.
    {
      pattern:
        /^\s*(?:#{1,6} |\*\*)?(?:steps to reproduce|to reproduce|describe the bug|expected(?: behaviou?r| result)?|actual(?: behaviou?r| result)?|acceptance criteria|what happened\??|possible (?:fix|solution)|story points\b.*|test plan|notes? for reviewers|checklist|what does this (?:pr|mr|change) do\??|motivation|breaking changes|code of conduct|getting started|installation|what['’]s new.{0,20}|release notes.{0,20}|changelog|additional context)\s*:?\s*(?:\*\*)?\s*$/im,
      weight: 2,
      inOrders: true,
    },
    {
      pattern: /^\s*(?:environment|version|affected|severity|priority|labels?|reporter|assignee|workaround)\b\s*:?/im,
      weight: 1,
    },
    { pattern: /^\s*as an? [\w ]{3,30},? i (?:want|need|would like)\b/i, weight: 2, inOrders: true },
    { pattern: /(?:^|\s)@[a-z][\w-]{2,}/i, weight: 1 },
    // To everybody in a room.
    { pattern: /@(?:所有人|全体|全體|all\b|everyone\b|channel\b|here\b)/i, weight: 2 },
    {
      pattern:
        /\bthe following (?:rules|terms|conditions) apply\b|\byours (?:faithfully|sincerely|truly)\b|\bto whom it may concern\b|\b[A-Z]\w+ here from\b|\bunsubscribe\b|\bread more on\b/i,
      weight: 2,
    },
    {
      pattern: /\bcc @|\baffected: |\((?:#\d+|gh-\d+)\)|\b(?:fixes|closes|related to|see|duplicate of) #\d+/i,
      weight: 1,
    },
    // Remarks of a review, answers of a forum.
    { pattern: /^\s*(?:lgtm|nit|nits)\b|\blgtm overall\b|\bapproving\b|\bnits?:/i, weight: 1 },
    {
      pattern: /\b(?:reviewed|review|answered|asked|posted|edited|commented)\b[^.\n]{0,30}\bby\s+@?[a-z][\w.-]+/i,
      weight: 1,
    },
    {
      pattern:
        /\baccepted answer\b|\bupvote\b|\bsame (?:here|problem|issue)\b|\bhope (?:this|that|it) helps\b|\bworked for me\b|(?:^|\s)\+1\s*$|\bthanks for the gold\b|^solved\s*:|\bin my case\b/i,
      weight: 1,
    },
    {
      pattern:
        /\bedit\s*\d?: |\(score:? \d+|\bsee also the\b|\bnot sure if (?:it|this) is related\b|\bfixed it like this\b/i,
      weight: 1,
    },
    // Who wrote it, where it appeared, what its readers are asked for.
    {
      pattern:
        /^\s*(?:作者|[链鏈]接|[来來]源|原文(?:[链鏈]接|出[处處])?|[转轉][载載]自?|[编編][辑輯]|[责責][编編]|[发發]布(?:[时時][间間]|于|於))\s*[:：]|著作[权權]|版[权權]所有|[点點][赞贊讚]|收藏[哦喔吧]|一[键鍵]三[连連]|[关關]注我|公[众眾][号號]|看[这這]一篇就[够夠]|©|\ball rights reserved\b|\b\d+ min read\b|^\s*(?:posted|published|written|edited|maintained) (?:by|on|in)\b|\bsubscribe (?:to|for)\b|\bfollow (?:me|us) (?:on|for)\b|^\s*(?:source|via|originally published)\s*: /im,
      weight: 2,
    },
    {
      pattern: /^\s*(?:大家好|各位[^，。：\n]{0,8}[，,：:！!\s]|hello everyone|hi everyone)/im,
      weight: 1,
    },
    {
      pattern:
        /\b(?:as of|starting|effective|beginning) (?:monday|tuesday|wednesday|thursday|friday|next (?:week|month)|immediately|\d|january|february|march|april|may|june|july|august|september|october|november|december)|\bplease (?:note|be advised|be aware) that\b|[自从從][^，。]{1,10}起[，,]|即日起|[请請](?:知悉|周知|留意|配合)|[。！]\s*\S{2,8}(?:[处處部科室]|[办辦]公室|中心|公司|小[组組])\s*$/i,
      weight: 1,
    },
    {
      pattern:
        /(?:本文|[这這]篇文章)[^，。]{0,4}(?:告[诉訴]|介[绍紹]|[讲講]|[将將]|[带帶]你)|[请請](?:分享|[转轉][发發])/,
      weight: 2,
    },
    // A standard, a contract, a handbook: it speaks of itself.
    {
      pattern:
        /本(?:[规規][范範定]|手[册冊]|文[档檔件]|制度|[标標][准準]|指南|[协協][议議]|合同|[条條]例|[办辦]法)(?:由|[适適]用|自|所|旨在|[规規]定|中)|第[一二三四五六七八九十百\d]+[章节節条條款]|\bthis (?:document|policy|guide|handbook|standard|agreement|specification|section|page) (?:describes|defines|applies|explains|covers|specifies|is (?:intended|for))\b|\b(?:shall|hereby|herein)\b|\bMUST(?: NOT)?\b[^\n]*\n[^\n]*\b(?:MUST|SHOULD)\b/m,
      weight: 2,
    },
    // The answer of another model.
    {
      pattern:
        /^\s*(?:great question|happy to help|glad to help|sure|certainly|absolutely|of course|good question)[!,]|\bhere (?:are|is) (?:the|some|a few) (?:best practices|tips|steps|key|recommended|guidelines)\b|\bby following (?:these|this)\b|\blet me know if you(?:'d| would| need| have| want)\b|\bwould you like me to\b|^\s*(?:当然(?:可以)?|好的|没问题)[！!][^\n]{0,20}(?:以下是|下面是)|希望(?:对你|這|这)[^\n]{0,6}有[帮幫]助|^\s*(?:[-*]|\d+\.)\s+\*\*[^*\n]+\*\*\s*[–—:-]/im,
      weight: 2,
    },
    // A notice to whoever comes by, or to programs.
    {
      pattern:
        /^\s*(?:[A-Z]{3,}[A-Z ]{4,})$|^\s*(?:(?:important|system|security|urgent) )?(?:notice|attention|announcement|disclaimer)\b[^\n]{0,30}(?:to|for|:)|\bto (?:all|any) (?:ai|agents?|assistants?|developers|contributors|users|teams)\b|\b[Ww]e (?:are excited|are pleased|are happy) to announce\b|\b[Ww]e (?:recommend|advise|encourage|suggest) (?:that )?(?:you|all|every|using|to)\b|^\s*(?:【[^】\n]{1,14}】|通知|公告|[声聲]明|敬告|温馨提示|溫馨提示)/m,
      weight: 2,
      inOrders: true,
    },
    // Said of a company and its product, as nobody does to an agent.
    {
      pattern:
        /(?:一站式|新一代|[业業]界[领領]先|助力|[赋賦]能|[降]本增效|[为為]您|[欢歡]迎使用|感[谢謝]您)|\b(?:best-in-class|industry-leading|seamless(?:ly)?|next-generation|empowers? (?:you|teams)|get the most out of|welcome to|thank you for (?:choosing|your interest|contributing)|thanks for your interest)\b/i,
      weight: 1,
    },
    // What a page shows around the remark of a reviewer.
    {
      pattern:
        /^[ \t]*@?[\w.-]+ (?:commented|replied|reviewed|left a comment|requested changes|approved these changes|suggested changes)\b[^\n]{0,40}$|^[ \t]*(?:Reply\.\.\.|Resolve conversation|Suggested change|View reviewed changes|Show resolved|Add a comment|Leave a comment|Commit suggestion)[ \t]*$/im,
      weight: 2,
    },
    // Somebody who came by and writes to the owner of a project.
    {
      pattern:
        /\b(?:saw|found|came across|love|like|using|tried) your (?:repo(?:sitory)?|project|library|package|tool|lib|work)\b|\bat (?:our|my) (?:company|work ?place)\b/i,
      weight: 1,
    },
    {
      pattern:
        /\b(?:keep (?:it|up) (?:up|the (?:good|great) work)|great work!|awesome project|thanks for (?:this|the) (?:project|library|package|tool))/i,
      weight: 1,
    },
    // The head of a page for whoever takes part.
    {
      pattern:
        /^\s*[^\n，。：:！？]{0,14}(?:指南|手[册冊]|[规規]范|[规規][则則章]|[须須]知|公[约約]|守[则則]|[条條]款|章程|[说說]明[书書]?)\s*\n|^\s*(?:contributing|code of conduct|[\w -]{0,24}(?:handbook|guidelines?|policy|style ?guide))\s*\n/i,
      weight: 1,
    },
    // A prompt or a file of rules for any agent.
    {
      pattern:
        /^\s*you are (?:an? |the )?(?:\w+ ){0,3}(?:expert|engineer|developer|assistant|specialist|architect|programmer)\b|\.(?:mdc|cursorrules)\b|\bcursor ?rules\b|^(?:alwaysApply|globs)\s*:/im,
      weight: 2,
      inOrders: true,
    },
    // Who a bot is to be, by its name.
    { pattern: /^\s*You are [A-Z][a-z]+(?: [A-Z][a-z]+)?(?:[.,]|, an? )/m, weight: 2 },
    { pattern: /^\s*你是(?![对對不说說否指在要怎谁誰哪什])[^，。？\n]{1,14}[，。]/m, weight: 2 },
    { pattern: /\b(?:our (?:company )?(?:values|mission|vision|culture)|every employee)\b/i, weight: 2 },
  ]
