/** An agent that reports, asks or plans. */
export const AGENT_SPEAKS =
  /^\s*(?:I(?:['’]ve| have) (?:now )?(?:finished|completed|implemented|updated|fixed|refactored|added|created|made)\b|here(?:['’]s| is) (?:what I (?:changed|did|found)|a summary|an overview)|would you like me to|shall I|should I proceed|before I (?:start|begin), I|let me know (?:and|if)\b[^\n]*\bI(?:['’]ll| will)\b|great question|certainly!|we will (?:add|introduce|implement|create|use)\b)/im

/** What no order has that a person gives to the agent they speak to, wherever it stands. */
export const SIGNS_OF_OTHERS: readonly RegExp[] = [
  // The parts of an issue, a page, a list of changes, a manual.
  /^\s*(?:#{1,6}\s+|\*\*)?(?:describe the (?:bug|solution)|is your feature request|steps to reproduce|to reproduce|reproduction|expected(?: (?:behaviou?r|results?))?|actual(?: (?:behaviou?r|results?))?|environment|describe alternatives|additional context|breaking changes|bug ?fixes|fixes|what['’]s new|changelog|unreleased|installation|getting started|quick ?start|licen[cs]e|contributing|pull requests|code of conduct|table of contents|faq|see also|references|comments?|description|alternatives(?: considered)?|proposed solution|success criteria|would you|when to use|instructions|when not to use|prompt for ai agents|what$|how to test|how (?:has|was) this (?:been )?tested|screenshots|related issues|type of change)\b[^\n]{0,30}$/im,
  /^\s*(?:#{1,6}\s*)?(?:[问問][题題]描述|复现步[骤驟]|[复復][现現]步[骤驟]|(?:期望|[预預]期|[实實][际際])(?:[结結]果|行[为為])|[环環]境(?:信息)?|安[装裝](?:步[骤驟]|方法)?|使用方法|快速[开開]始|[许許]可[证證]|更新日[志誌]|[贡貢][献獻]指南|常[见見][问問][题題])\s*[:：]?\s*$/m,
  // A file of rules, a skill, a page of a wiki.
  /^---\s*\n(?:[\w-]+:[^\n]*\n)+---\s*$|^\s*#{0,2}\s*(?:AGENTS|CLAUDE|GEMINI|SKILL|README|CONTRIBUTING)\.md\s*$/m,
  /\b(?:this (?:file|page|document|guide|post|article|tutorial|skill) (?:provides|describes|explains|contains|is (?:for|about)|follows)|last (?:updated|modified|edited) (?:by|on|at)|was this (?:page|answer) helpful|min read|all rights reserved|thanks for reading|subscribe|(?:coding|ai) agents? (?:working|that work) (?:in|on|with)|in this (?:tutorial|guide|article|post)|you(?:['’]ll| will) (?:learn|see|need|find) )/i,
  // What a tracker, a forum or a chat sets around a text.
  /^\s*(?:type|priority|severity|reporter|assignee|labels?|status|due|sprint|epic|story points?)\s*:|^\s*[A-Z]{2,10}-\d+\b|\b(?:commented|answered|asked|edited|replied|opened|posted) (?:(?:on|by)\b|\d+ \w+ ago|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d)|(?:^|[·•|])\s*\d+ (?:minutes?|hours?|days?|weeks?|months?) ago\s*$|^\s*(?:share|reply|resolve conversation|improve this answer)\b/im,
  /^\s*\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+\w+:|^\s*[A-Z]\w+(?: [A-Z]\w+)? +\d{1,2}:\d{2}(?: ?[AP]M)?\s*$|^(?:from|to|cc|subject|sent)\s*:\s*\S/im,
  // A letter.
  /^\s*(?:hi|hello|hey|dear|hallo|liebe\w*|estimad\w+|bonjour)\s+(?!(?:claude|codex|agent|there|again)\b)(?:all|team|everyone|folks|\p{Lu}\p{L}+|sir|madam)\b[^\n]{0,20}[,!:]?\s*$/imu,
  /^\s*(?:(?:best|kind|warm|many)? ?(?:regards|wishes)|sincerely|yours\b[^\n]{0,12}|viele grüße|mit freundlichen grüßen|saludos|cordialement)[,.!]?\s*$/im,
  /您|[贵貴]方|我司|各位|[请請]大家|知悉|[关關]注我|本文|[楼樓]主|[发發]布于|[赞贊]同/,
  AGENT_SPEAKS,
  // A contract, a standard.
  /\b(?:MUST|SHALL|SHOULD)(?: NOT)?\b[^\n]*(?:\n[^\n]*){0,4}\b(?:MUST|SHALL)(?: NOT)?\b|\b(?:hereby|herein|thereof)\b|^\s*\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\s+\p{Lu}/mu,
]

/** A prompt that is there for whatever comes: who the agent is to be, what it will be given, and in what form it answers. */
export const TO_ANY_AGENT =
  /^\s*(?:#+ [^\n]*\n+\s*)?you are (?!(?:helping|working|going|now working|free|allowed)\b)(?:an? |the )?\S|\b(?:you (?:are|will be) given|you (?:will )?receive|the user(?:['’]s)? (?:asks?|wants?|says?|message|request|input|query)|output format|(?:return|respond|reply|answer) (?:only )?(?:with|in|as) (?:valid )?json|do not output anything else|your (?:job|role|responsibilities) (?:is|are)|## your (?:job|role))\b|^\s*你是(?![对對不说說否指在要怎谁誰哪什])/im
