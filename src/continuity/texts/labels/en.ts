import type { Labels } from '../labels.ts'

export const ENGLISH: Labels = {
  title: 'Where this session stood:',
  deltaTitle: 'The summary left these out:',
  headings: {
    workflow: 'Workflow',
    tasks: 'Tasks',
    goal: 'Asked',
    files: 'Files',
    commands: 'Commands',
    decisions: 'Decided and found',
    rest: 'Also',
  },
  colon: ':',
  next: 'Next: go on from there. Do not ask whether to continue.',
  changed: '(changed since)',
  lines: {
    list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`),
    // `in_progress` as the task tools spell it.
    task: (progress, label, subject) => `Task ${label}${progress === 'pending' ? 'still to do' : progress}: ${subject}`,

    answered: (answer, question) => `The user answered “${answer}” to: “${question}”`,
    latest: (request) => `The latest request was: “${request}”`,
    began: (request) => `The session began with: “${request}”`,
    earlier: (request) => `Earlier the user asked: “${request}”`,
    userSaid: (text) => `The user said: “${text}”`,
    unanswered: (question) => `Asked the user, no answer yet: “${question}”`,

    edited: (path) => `${path} edited`,
    written: (path) => `${path} written`,
    why: (head, why) => `${head} (${why})`,
    clauses: (head, clauses) => (clauses.length === 0 ? head : `${head}: ${clauses.join(', ')}`),
    defines: (names) => `defines ${names}`,
    adds: (names) => `adds ${names}`,
    uses: (names) => `uses ${names}`,
    drops: (names) => `drops ${names}`,
    around: (names) => `around ${names}`,
    alsoWorksWith: (path, names) => `${path} also works with ${names} there`,
    newDefinitions: (path, names) => `${path} got new definitions: ${names}`,
    onlyRead: (paths) => `Read but not changed: ${paths}`,
    read: (path, range) => (range === '' ? `${path} was read` : `Lines ${range} of ${path} were read`),
    readTo: (head, aim) => `${head} to ${aim}`,
    searched: (path) => `Searched in ${path}`,
    searchedFor: (path, names) => `Searched ${path} for ${names}`,
    searchedWhy: (head, why) => `${head}: ${why}`,

    ran: (command, purpose, outcome) =>
      `Ran \`${command}\`${purpose === '' ? '' : ` (${purpose})`}${outcome === '' ? '' : `: ${outcome}`}`,
    passed: 'it passed',
    done: 'done',
    failed: 'it failed',
    failedWith: (line) => `it failed with “${line}”`,
    noResult: 'no result yet',
    declined: 'the user declined it',
    alsoNames: (line, names) => `${line}; it also names ${names}`,
    unrepaired: (error, command) => `Not yet repaired: “${error}” from \`${command}\``,
    passedLater: (error) => `Failed with “${error}”; it passed later`,
    repairedIn: (error, path) => `Failed with “${error}”; passed after a change in ${path}`,
    repairedBy: (error, path, why) => `Failed with “${error}”; passed after a change in ${path}: ${why}`,
    testFailed: (name) => `The test ${name} failed when it was last run`,
    lastCommit: (hash, branch, subject) => `Last commit ${hash} on ${branch}: ${subject}`,
    pullRequest: (url) => `Pull request opened: ${url}`,

    deadEnd: (tried, path, failure) =>
      tried === ''
        ? `Dead end: a change in ${path} failed with “${failure}” and was undone`
        : `Dead end: ${tried} (${path}) failed with “${failure}” and was undone`,
    planned: (text) => `Planned: ${text}`,
    pathSays: (path, text) => `${path} says: ${text}`,
    subagentTold: (text) => `A subagent was told: ${text}`,
    commitMessage: (text) => `Commit message: ${text}`,
    commentIn: (path, text) => `Comment in ${path}: ${text}`,
    wroteNaming: (text, names) => `The agent wrote “${text}”, naming ${names}`,
    subagentTask: (task, names) => `A subagent was given the task “${task}”, about ${names}`,
  },
}
