import type { Labels } from '../labels.ts'

export const ENGLISH: Labels = {
  title: 'Where this session stood:',
  deltaTitle: 'Beside the summary:',
  headings: {
    place: 'Place',
    exchange: 'Last exchange',
    words: 'The user said',
    checks: 'Checks',
    failures: 'Open failures and work in flight',
    rules: 'Rules in force',
    open: 'Left open',
    decided: 'Decided',
    ways: 'Does not work here',
    found: 'Found',
  },
  colon: ':',
  against: 'Against the summary',
  changed: '(changed since)',
  now: 'Now:',
  lines: {
    list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
    comma: ', ',
    semicolon: '; ',
    more: (count) => `${count} more`,
    files: (count) => `${count} files`,
    filesOrMore: (count) => `${count} files or more`,
    moreOrMore: (count) => `at least ${count} more`,

    place: (pieces) => `Place: ${pieces.join('; ')}.`,
    branch: (name) => `on branch \`${name}\``,
    shellLeft: (folder) => `the shell was left in ${folder} (commands and searches without a path look only there)`,
    folder: (path) => `in ${path}`,
    leftIn: (folder, branch) =>
      `edited and not committed by the agent in ${folder}${branch === '' ? '' : ` on branch \`${branch}\``}`,
    pullRequest: (name) => `pull request ${name}`,
    merged: 'merged',
    closed: 'closed',
    detached: 'no branch is checked out (HEAD is detached)',
    madeOn: (branch) => `made on branch \`${branch}\``,
    rejected: (why) => `the push was rejected${why === '' ? '' : ` (${why})`}`,
    stashed: (files) => `put aside with git stash: ${files}`,
    lastCommit: (hash, subject) =>
      ['last commit of the agent', hash, subject === '' ? '' : `“${subject}”`].filter(Boolean).join(' '),
    headWas: (hash, subject) => `HEAD was ${hash}${subject === '' ? '' : ` “${subject}”`} when it was last seen`,
    headIs: (hash, subject, moved) => `HEAD is ${hash}${subject === '' ? '' : ` “${subject}”`}${moved ? ' now' : ''}`,
    edited: (paths) => `edited and not committed by the agent${paths === '' ? '' : `: ${paths}`}`,
    editedLately: 'edited by the agent; no commit by it was seen',
    deleted: (paths) => `deleted and not committed by the agent: ${paths}`,
    nothingWritten: (refused, failed) =>
      `nothing was written yet: ${[refused === 0 ? '' : `${refused === 1 ? 'an edit was' : `${refused} edits were`} refused by the user`, failed === 0 ? '' : `${failed === 1 ? 'an edit' : `${failed} edits`} failed`].filter(Boolean).join(' and ')}`,
    created: (path) => `${path} (new)`,
    heldByHead: (count) =>
      `that commit, not made by the agent, holds ${count === 1 ? 'a file' : `${count} files`} it had edited`,
    apart: (here, there) =>
      `parted from its remote when last looked at (${here} commits only here, ${there} only there)`,
    alsoOpen: (paths) => `also changed and not committed: ${paths}`,
    changedByOthers: (paths) => `changed on disk since then, not by the agent: ${paths}`,
    editUnderWay: (path) => `an edit of ${path} was under way`,
    pushed: 'pushed',
    notPushed: (commits) =>
      commits > 1 ? `the last ${commits} commits not pushed by the agent` : 'not pushed by the agent',
    inBrackets: (text, note) => `${text} (${note})`,
    rebased: (subject, isByUser) =>
      subject === ''
        ? `rebased by the ${isByUser ? 'user' : 'agent'}`
        : `last commit of the agent “${subject}”, rebased since${isByUser ? ' by the user' : ''}`,
    rewritten: (how, hash) =>
      `${how === 'reset' ? 'taken back' : how} after ${hash === '' ? 'it' : hash} was pushed: a push needs --force-with-lease`,
    committedUnseen: 'the agent has committed, neither hash nor message was shown',
    editedSince: (paths) => `edited since and not committed by the agent${paths === '' ? '' : `: ${paths}`}`,
    nothingSince: 'nothing edited since',
    othersCommitted: 'an agent that was sent out says it has committed',

    exchange: (said, answer) =>
      `Last exchange: the user: ${said}${answer === '' ? '' : ` The agent then: “${answer}”`}`,
    quoted: (text) => `“${text}”`,
    thenSaid: (request, last) => `${request}, and since then ${last}`,
    pasted: (line) => `an output that says “${line}” (pasted)`,
    userIs: (said) => `The user: ${said.join('; ')}`,
    inOrder: (said) => `In order, some of it done by now: ${said.join('; ')}`,
    numbered: (points) => `By the numbers of the agent's last message: ${points.join('; ')}`,
    refused: (text, object, since) =>
      object === '' ? `“${text}” (refusing a tool call)` : `“${text}” (refusing \`${object}\`${SINCE[since]})`,
    moreLimits: (count, tool) => `and ${count} more${tool === '' ? '' : ` (ask ${tool})`}`,
    refusedPlan: (text) => `“${text}” (refusing the agent's plan)`,
    withCompact: (text) => `“${text}” (with /compact)`,
    chose: (label, option, question) =>
      `“${label}”${option === '' ? '' : ` (${option})`}${question === '' ? '' : ` to the question “${question}”`}`,
    answered: (answer, question) => `“${answer}” to the agent's “${question}”`,
    stoppedOrder: (order) => `“${order}” (stopped by them before it was done)`,
    agreed: (wish) => `“${wish}” (the agent said yes)`,

    checkNamed: (command, note) => `\`${command}\`${note === '' ? '' : ` (${note})`}`,
    passed: (checks) => `Passed: ${checks}.`,
    passedBeforeOthers: (checks) => `Passed before an agent was sent out that may have edited: ${checks}.`,
    passedAfter: (checks) => `Passed after the last edit: ${checks}.`,
    passedThere: (checks) => `passed there after that: ${checks}`,
    passedHere: (checks, when) => `passed${when === 'alone' ? '' : ' after the last edit'}: ${checks}`,
    editsSince: (count, other) =>
      other === '' ? 'edited since' : count === 1 ? `\`${other}\` since` : 'changed since',
    onlyRemarksSince: (paths) => `only comments of ${paths} edited since`,
    onlyRunSince: (command) => `only \`${command}\` since`,
    onlyEditedSince: (paths) => `only ${paths} edited since`,
    touchedSince: (paths) => `${paths} changed since`,
    removedSince: (paths) => `${paths} gone from disk since`,
    onBranchThen: (branch) => `it ran on branch \`${branch}\``,
    passedBefore: (path, checks) =>
      path === ''
        ? `Passed before and not run since: ${checks}.`
        : `Nothing was run after the last edit (${path}), so it is not verified; passed before: ${checks}.`,
    staleHere: (checks) => `nothing was run after the last edit, so it is not verified; passed before: ${checks}`,
    ranEnded: (checks) => `Also run: ${checks}.`,
    ranNone: (checks) => `No test was run by ${checks}.`,
    ranUnseen: (checks) => `Also run, how it ended was not shown: ${checks}.`,
    saidToFail: (command) => `The user says that ${command} fails; it was not seen to pass since.`,
    saidToFailCached: (command) =>
      `The user says that ${command} fails; it was not seen to pass since but from the cache.`,
    pastedSince: (line) => `After the last run here the user pasted a failure that was not run since: “${line}”`,
    commands: (commands) => `\`${commands.join('`, `')}\``,
    check: (command, outcome, line, cutBy) =>
      `${command} ${outcome}${line === '' ? '' : `: “${line}”`}${cutBy === '' ? '' : `; \`${cutBy}\` has cut off what failed`}`,
    failedAsMeant: (checks) => `Failed as the agent expected when last run: ${checks}.`,
    checkStopped: (chain, part, when, line) =>
      `\`${chain}\` failed at \`${part}\`${when === '' ? '' : ` ${when}`}, the rest was not reached${line === '' ? '' : `: “${line}”`}`,
    passedAlone: '; that test has passed by itself since',
    known: (by, text) => `; known: ${by === 'user' ? 'the user' : 'the agent'} said “${text}”`,
    alsoSays: (line) => `; also “${line}”`,
    alsoAt: (places) => `; also at ${places}`,
    noReason: '; the reason was not shown',
    cutOthers: '; the output was cut, so others may have failed',
    hadPassed: '; it had passed one edit before that',
    saidOfIt: (remark) => ` The agent said of it: “${remark}”`,
    outcome: (outcome, when) => `${OUTCOMES[outcome]}${when === '' ? '' : ` ${when}`}`,
    afterLastEdit: 'after the last edit',
    ciSince: (pushed) => `when last asked (${pushed ? 'pushed since' : 'no push seen since'})`,
    beforeEdits: (count, other, path) => `before ${lastChanges(count, other, path)}, not run since`,
    beforeEditsAgain: (count, other, path) => `before ${lastChanges(count, other, path)}, and was being run again`,
    unchecked: 'No build, lint or test was run over what was edited, as far as was seen.',
    uncheckedHere: 'no build, lint or test was run over that as far as was seen',
    unverified: (path) => `Nothing was run after the last edit (${path}), so it is not verified.`,
    untested: (paths, said) => `Without tests of its own: ${paths} (“${said}”).`,
    leftOut: (folders, command) =>
      `\`${command}\` leaves out the tests in ${folders}; none of them was run as far as was seen.`,
    notInRun: (folders, command) => `\`${command}\` has run no test in ${folders}, where files were edited.`,
    fromCache: (packages) => `${packages} only from the cache`,
    onlyTested: (scopes, rest) => `Tests were run only for ${scopes}; none has run over what was edited in ${rest}.`,
    planVerifies: (steps) => `Verification that the plan asks for: ${steps}`,
    unrun: (paths) => `Written by the agent and not run as far as was seen: ${paths}.`,
    notRun: (commands) => `${commands} (not run as far as was seen)`,
    runBefore: (commands) => `${commands} (edited since the last run)`,

    conflict: (what, line, state) =>
      state === 'open'
        ? `The git ${what} stopped at a conflict and is not over: “${line}”`
        : `The git ${what} is not committed yet: “${line}”; that file was edited since.`,
    failedWith: (test, message) => `${test} (“${message}”)`,
    failingTests: (names, shown, all) =>
      `Tests that failed when they were last run${shown < all ? ` (${shown} of ${all})` : ''}: ${names}`,
    failingAmong: (names) => `Among the tests that failed when they were last run: ${names}`,
    commitRefused: (line, edited) =>
      `The last commit was refused by its hook${line === '' ? '' : `: “${line}”`}${edited ? '; edited since, not committed yet' : ''}`,
    lastFailed: (command, line) => `The last command failed, after the last edit: \`${command}\`: “${line}”`,
    notReachedSince: ' (not reached since: the last run stopped before it came to them)',
    newerRun: (command) => ` (a newer run of \`${command}\` was under way)`,
    reported: (what, text) => `The agent that was sent to “${what}” came back with: “${text}”`,
    claimed: (text) => `An agent that was sent out said: “${text}”`,
    inFlight: (what, handle) => `Still running in the background (${handle}): ${what}`,

    rule: (heading, text, from) => `${heading}${from === '' ? '' : ` (${from})`}: ${text}`,
    planSays: (text) => `The plan that the user gave says: ${text}`,
    instructions: (paths) =>
      `Read as instructions for this work, and not in the context any more: ${paths.join(' and ')}`,
    skill: (name, path) =>
      `The skill ${name} was loaded for this work; its text is not in the context any more${path === '' ? '' : `: ${path}`}`,
    // `in_progress` as the task tools spell it.
    task: (progress, label, subject) => `Task ${label}${progress === 'pending' ? 'still to do' : progress}: ${subject}`,
    taskSays: (label, subject, detail) => `Task ${label === '' ? '' : `${label} `}“${subject}” says: ${detail}`,
    tasksToDo: (count, tasks) => `${count} tasks still to do: ${tasks}`,
    reviewLeft: (items) => `Found by the review and not spoken of since: ${items}`,
    leftOpen: (heading, text) => (heading === '' ? text : `${heading}: ${text}`),
    elsewhere: (name, path) => `The only ${name} seen so far is ${path}`,
    sweepLeft: (pattern, done, places) =>
      `Of the hits of the search for \`${pattern}\`, ${done} edits have changed one after another; not touched yet (lines as the search showed them): ${places}`,
    unchanged: (name, count, places) =>
      `${count === 1 ? '1 place' : `${count} places`} of \`${name}\` ${count === 1 ? 'was' : 'were'} found and not yet changed (lines as the search showed them): ${places}`,
    recipe: (purpose, command) => `Used to “${purpose}”: \`${command}\``,
    notAlone: (command, said) => `\`${command}\`: the agent said “${said}”`,
    way: (command, failure, round, how) =>
      `\`${command}\` fails with “${failure}”${round === '' ? '' : `; \`${round}\` ${how}`}`,
    workedAfter: (command, failure, deed) => `\`${command}\` failed with “${failure}” until \`${deed}\``,
    denied: (command, reason) => `\`${command}\` was denied and not run: “${reason}”`,
    brokenTool: (tool, failure, round) =>
      `The tool${tool.includes(', ') ? 's' : ''} ${tool} ${tool.includes(', ') ? 'fail' : 'fails'} with “${failure}” whatever it is asked, and others that start the same program may too${round === '' ? '' : `; \`${round}\` in the shell worked`}`,
    runsNone: (command, round) => `\`${command}\` runs no test; \`${round}\` does`,
    deadEnd: (tried, path, failure) =>
      tried === ''
        ? `A change in ${path} failed with “${failure}” and was undone`
        : `Tried and undone: ${tried} (${path}); it failed with “${failure}”`,

    waitsForPlan: "Now: the agent is waiting for the user's word on its plan; none was seen.",
    waitsFor: (what) => `Now: the agent is waiting for the user's answer to ${what}; none was seen.`,
    askedLast: (what) =>
      `Now: the agent is waiting for the user's answer; its last message ${what === '' ? 'ends with a question.' : `asks “${what}”`}`,
    saidWithCompact: "Now: the user's last words came with /compact; what they ask of the agent has not been done yet.",
    putAsideLast: (questions) => `Now: the user has put ${questions} aside without an answer: it is open.`,
    refusedLast: (object, said, since) =>
      said === ''
        ? `Now: the user stopped ${object === '' ? 'the last tool call' : `\`${object}\``} and has said ${onlySince(since)} since.${since === '' ? ' Ask before doing it again.' : ''}`
        : `Now: the user refused ${object === '' ? 'the last tool call' : `\`${object}\``} and said “${said}”. That comes first.${since === '' ? '' : ` They have said ${onlySince(since)} since.`}`,
    interruptedLast: (object, since, request) =>
      `Now: the user interrupted ${object === '' ? 'the agent' : `\`${object}\`, and how far it got was not seen`}; they have said ${onlySince(since)} since.${request === '' ? '' : ` The request in hand: ${request}`}`,
    turnEnded: (since) => `Now: the agent has answered the last request; the user has said ${onlySince(since)} since.`,
    answeredHere: (since, request) =>
      `the last request${request === '' ? '' : ` (${request})`} was answered${since === '' ? '' : `, and the user has said ${onlySince(since)} since`}`,
    proposedLast: 'Now: the last message of the agent proposes something, and the user has said nothing since.',
    proposedHere: 'the last message of the agent proposes something that the user has not answered',
    repliedLast: (told, since) =>
      `Now: the agent ${told === '' ? 'has replied to the last request' : `last said “${told}”`}; the user has said ${onlySince(since)} since.`,
    repliedHere: (told, since, request) =>
      `${request === '' ? '' : `to ${request} `}the agent ${told === '' ? 'has replied' : `last said “${told}”`}${since === '' ? '' : `, and the user has said ${onlySince(since)} since`}`,
    deniedLast: (what) =>
      `Now: the agent has replied, but its last call was refused by a rule and not made: \`${what}\`.`,
    deniedHere: (what) => `the agent has replied, but its last call was refused by a rule and not made: \`${what}\``,
    turnEndedTasks: (task, left, since) => {
      const others = left === 1 ? '1 task is' : `${left} tasks are`
      const open = task === '' ? `${others} left to do` : `task “${task}” is in progress`
      return `Now: the agent has answered the last request; ${open}${task !== '' && left > 0 ? `, ${left} more left to do` : ''}.${since === '' ? '' : ` The user has said ${onlySince(since)} since.`}`
    },
    notBegunHere: (said) => `the user's last message has not been worked on yet${said === '' ? '' : ` (${said})`}`,
    notBegun: (said) => `Now: the user's last message has not been worked on yet${said === '' ? '.' : `: ${said}`}`,
    runningLast: (what) => `Now: \`${what}\` was started last, and its end is not in the transcript.`,
    sentLast: (what) => `Now: an agent was sent out last to “${what}”, and its answer is not in the transcript.`,
    userSaid: (text) => `the user said “${text}”`,
    userAnswered: (text, option, question) =>
      `the user answered “${text}”${option === '' ? '' : ` (${option})`}${question === '' ? '' : ` to the agent's “${question}”`}`,
    userRefused: (text, object) =>
      `the user refused ${object === '' ? 'a tool call' : `\`${object}\``} and said “${text}”`,
    userRefusedPlan: (text) => `the user refused the agent's plan and said “${text}”`,
    userPasted: (line) => `the user pasted an output that says “${line}”`,
    underWayHere: 'Now: the agent was at work and has not answered the user yet.',
    underWay: "Now: the agent was at work on the user's last request and has not answered yet.",
    underWayOn: (said) => `Now: ${said}; the agent was at work on it and has not answered yet.`,
    underWayAfter: (said) => `Now: ${said} and has said more since; the agent was at work and has not answered yet.`,
    underWayTask: (label, subject) =>
      `Now: the agent was at work; in its list task ${label === '' ? '' : `${label} `}“${subject}” is in progress.`,
    taskInProgress: (label, subject) => `task ${label === '' ? '' : `${label} `}“${subject}” in progress`,

    saysAgainst: (claim, seen) => `The summary says “${claim}”; ${seen.join('; ')}.`,
    committedSince: (hash) => `${hash === '' ? 'a commit' : `commit ${hash}`} was made after the last edit`,
    committedIn: (paths, hash) =>
      `${paths} went into ${hash === '' ? 'the last commit' : `commit ${hash}`} and was not edited since`,
    nothingDone: 'no edit and no commit was seen in this session',
    taskNamed: (label) => `task ${label}`,
    saysTaskPending: (item, task) =>
      `The summary lists “${item}” as pending; ${task === '' ? 'it' : task} was completed.`,
    pushedByAgent: (hash) => `${hash === '' ? 'the last commit' : hash} was pushed by the agent`,
    notAllIn: (hash, paths) =>
      `not all that the agent has edited is in ${hash === '' ? 'the last commit' : `commit ${hash}`}: ${paths}`,
    editedAfter: (hash, paths) =>
      `edited after ${hash === '' ? 'the last commit' : `commit ${hash}`} and not committed by the agent: ${paths}`,
    saysNotRun: (command) => `The summary says that it has not been run; \`${command}\` passed after the last edit.`,
    saysFailing: (test) => `The summary says that ${test} still fails; it passed when it was last run.`,
    saysStale: (claim, commands, paths) =>
      `The summary says “${claim}”; edited since ${commands} last passed: ${paths}.`,
    committedAfterPush: (hash) =>
      `${hash === '' ? 'a commit' : `commit ${hash}`} was made after the last push that was seen`,
    saysNeverTested: (claim) => `The summary says “${claim}”; no run of the tests was seen in this session.`,
    saysNeverLinted: (claim) => `The summary says “${claim}”; no run of a linter was seen in this session.`,
    saysStillFailing: (command) => `The summary says that it still fails; \`${command}\` passed after the last edit.`,
    saysDeclined: (said) => `The summary plans what the user declined: ${said}.`,
    noCommit: (paths) => `no commit was seen after the edits of ${paths}`,
    noPush: (hash) => `no push was seen${hash === '' ? '' : ` since commit ${hash}`}`,
    saysBranch: (claimed, branch) => `The summary says branch \`${claimed}\`; the session is on \`${branch}\`.`,
    saysNonePending: (tasks) => `The summary says that nothing is pending; not done in the task list: ${tasks}.`,
    saysPassing: (claim, command, line, isOlder) =>
      `The summary says “${claim}”; the last run of \`${command}\` failed${line === '' ? '' : `: “${line}”`}${isOlder ? ', and it was not run after the last edit' : ''}.`,
    unanswered: (question) => `the user has not answered “${question}”`,
    userDenied: (words) => `the user said of it: “${words}”`,
    agentDenied: (words) => `the agent took it back: “${words}”`,
    foundThen: (words) => `the agent then found: “${words}”`,
    hasEnded: (what) => `\`${what}\` has ended since`,
  },
}

/** “the last edit”, “`git merge`”: how many there were since, nobody needs. */
function lastChanges(count: number, other: string, path: string): string {
  if (path !== '') return `the last edit (${path} edited since)`
  if (other === '') return 'the last edit'
  return count === 1 ? `\`${other}\`` : 'the last change'
}
function onlySince(since: string): string {
  return since === '' ? 'nothing' : `only ${since}`
}
const SINCE = { run: ', which was run later', 'not-run': ', which was not run since', unknown: '' } as const
const OUTCOMES = {
  passed: 'passed',
  failed: 'failed',
  'not-reached': 'was not reached in its chain',
  unseen: 'ran and its outcome was not shown',
  none: 'ran no test',
} as const
