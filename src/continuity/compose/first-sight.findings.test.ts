import { describe, expect, test } from 'bun:test'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import { type Session, session } from '../ledger/sample.ts'
import { delta } from '../texts/delta.ts'
import { recover } from '../texts/recover.ts'

/** What readers of sessions met that nobody had worked on: a small made-up session each. */
const OK = { text: 'ok' }
const SHOP = '/srv/my shop'
const start = (folder = '/srv/shop') => session().place(folder, 'fix/cart').prompt('Mend the cart.')
const edit = (path: string, folder = '/srv/shop') => ({
  file_path: `${folder}/${path}`,
  old_string: 'a',
  new_string: 'b',
})
const ledgerOf = ({ entries }: Session) => advance(emptyLedger(), entries)
const told = (made: Session) => recover({ ledger: ledgerOf(made) }).text
const beside = (made: Session, summary: string, next = 'continue') => {
  const ledger = ledgerOf(made)
  return delta({ ledger, told: summary, a: recover({ ledger }), next }).text
}
const shell = (command: string, text: string, made = start()) => made.call('Bash', { command }, { text })

describe('a folder with a blank in its name', () => {
  test.each([`cd "${SHOP}"`, `cd '${SHOP}'`, 'cd /srv/my\\ shop'])('is the project behind %s', (go) => {
    const made = start(SHOP).call('Edit', edit('src/cart.ts', SHOP), OK)
    expect(told(shell(`${go} && npm test 2>&1 | tail -3`, '12 passed', made))).toContain('passed after the last edit')
  })
})

describe('what stands behind a long document', () => {
  const message = Array.from({ length: 160 }, (_, at) => `line ${at} of what was changed and why`).join('\n')
  const commit = `git commit -q -F - <<'EOF'\nfix: sum the cart\n\n${message}\nEOF`

  test('is seen: the hash and the push', () => {
    const command = `${commit}\ngit log --oneline -1 && git push -q origin fix/cart && echo pushed`
    const made = start().call('Edit', edit('src/cart.ts'), OK)
    const place = told(shell(command, 'd48094a fix: sum the cart\npushed', made))
    expect(place).toContain('last commit of the agent d48094a “fix: sum the cart”, pushed')
  })

  test('and where nothing stands there, it was not pushed', () => {
    const made = start().call('Edit', edit('src/cart.ts'), OK)
    expect(told(shell(`${commit}\ngit log --oneline -1`, 'd48094a fix: sum the cart', made))).toContain('not pushed')
  })
})

describe('what is a check', () => {
  const edited = () => start().call('Edit', edit('bin/reconcile'), OK)

  test.each([
    "python3 - <<'PY'\np = 'bin/reconcile'\ns = open(p).read()\nprint(s.count('retry'))\nPY",
    'python3 -c "print(open(\'bin/reconcile\').read())"',
    'node -e "console.log(1)"',
  ])('no program that is handed over with the line: %s', (command) => {
    const made = shell(command, '1', shell(command, '1', edited()).call('Edit', edit('bin/reconcile'), OK))
    expect(told(made)).not.toMatch(/passed/i)
  })

  test('a script that is named like one, by whatever it is started', () => {
    const made = shell('sh bin/reconcile_test.sh 2>&1 | tail -1', 'reconcile: all tests passed', edited())
    expect(told(made)).toContain('passed after the last edit: `sh bin/reconcile_test.sh`')
    expect(told(made.call('Edit', edit('bin/reconcile'), OK))).toContain('passed before: `sh bin/reconcile_test.sh`')
  })

  test('no script that makes something, however often it is run', () => {
    const run = (made: Session) => shell('bash scripts/generate-readme.sh', 'README.md written', made)
    const made = run(run(edited()).call('Edit', edit('bin/reconcile'), OK)).call('Edit', edit('bin/reconcile'), OK)
    expect(told(made)).not.toContain('generate-readme')
    const text = 'Exit code 1\nERROR: no template found'
    const failed = made.call('Bash', { command: 'bash scripts/generate-readme.sh' }, { text, failed: true })
    expect(told(failed)).toContain('`bash scripts/generate-readme.sh` failed')
  })

  test('a linter that has found nothing, below what its runner prints, has passed', () => {
    const text = '> shop@1.0.0 lint\n> eslint .'
    expect(told(shell('npm run lint 2>&1 | tail -20', text, edited()))).toContain('passed after the last edit')
    const found = `${text}\n/srv/shop/src/cart.ts\n  3:7  error  'a' is never used  no-unused-vars`
    expect(told(shell('npm run lint 2>&1 | tail -20', found, edited()))).toContain('failed')
  })

  test('a build behind a pipe has passed where its last line says so', () => {
    const text =
      'warning: unused import\nwarning: `shop` (bin "shop") generated 1 warning\n    Finished `dev` profile [unoptimized] target(s) in 2.9s'
    expect(told(shell('cargo build 2>&1 | tail -9', text, start().call('Edit', edit('src/cart.rs'), OK)))).toContain(
      'passed after the last edit: `cargo build`',
    )
  })
})

test('what was called wrongly has checked nothing', () => {
  const made = start().call('Edit', edit('bin/refs'), OK)
  const wrong = shell(
    'sh scripts/lint-refs.sh',
    'Exit code 2\n::error::no name given. Usage: scripts/lint-refs.sh <name>',
    made,
  )
  expect(told(wrong)).not.toContain('failed')
})

test.each([
  ['swift build', "src/cart.swift:3:9: error: missing argument for parameter 'tax' in call"],
  ['npm test', '(fail) the cart [2.00ms]\nerror: memory usage: 512 MB\n 0 pass\n 1 fail'],
])('what failed is told, though its words are like those: %s', (command, text) => {
  const made = start().call('Edit', edit('src/cart.swift'), OK)
  expect(told(made.call('Bash', { command }, { text: `Exit code 1\n${text}`, failed: true }))).toContain('failed')
})

describe('a call that the client itself has denied', () => {
  const REASON = 'Permission for this action was denied by the auto mode classifier. Reason: [Data Exfiltration].'
  const deny = (command: string) =>
    told(
      start().call('Bash', { command }, { text: `${REASON} If you have other tasks, go on with those.`, failed: true }),
    )

  test('is told with its reason', () => {
    expect(deny('git push --mirror backup')).toContain(
      `\`git push --mirror backup\` was denied and not run: “${REASON}”`,
    )
  })

  test('of a long line by the command that would have done something', () => {
    const said = deny(
      'cd "/srv/shop" && for s in 4b2b2b4d-5ec9-4aac dba26b0a-3ada-4798 d6ced6b4-91cd-4540; do echo "== $s"; upload attach "$s" -f | tail -5; done; git log -1 --format=%h%d%s; git status --short | head -20',
    )
    expect(said).toContain('`upload attach "$s" -f` was denied and not run')
  })
})

test('what is written into a file is named behind the arrow, not in the words that are printed', () => {
  const made = shell('echo "== rename 0.3.0 -> 0.5.0 =="; ./release.sh list', 'ok')
  expect(ledgerOf(made).work.edits).toEqual([])
  expect(ledgerOf(shell('echo "a -> b" > notes.md', '')).work.edits.map(({ path }) => path)).toEqual(['notes.md'])
})

test('a program that only reads a file changes nothing', () => {
  const read = "python3 - <<'PY'\np = 'src/cart.py'\ns = open(p, encoding='utf-8').read()\nprint(len(s))\nPY"
  expect(ledgerOf(shell(read, '120')).work.editSteps).toEqual([])
  const write =
    "python3 - <<'PY'\np = 'src/cart.py'\ns = open(p, encoding='utf-8').read()\nopen(p, 'w', encoding='utf-8').write(s)\nPY"
  expect(ledgerOf(shell(write, '')).work.editSteps).toHaveLength(1)
})

describe('the request in hand', () => {
  test.each(['commit', 'ok, push it', '提交'])('is the last order, however short: %s', (order) => {
    const made = start().say('Done.').prompt(order).call('Bash', { command: 'git status --short' }, { text: ' M a.ts' })
    expect(told(made)).toContain(`the user said “${order}”; the agent was at work on it`)
  })

  test('what leads to a list below it answers no question of before, and is not quoted without the list', () => {
    const made = start()
      .say('All is set up. Want me to save a short note about it?')
      .prompt("let's do both:\n\n1. commit the config\n2. delete the branch")
    expect(told(made)).not.toContain('save a short note')
    expect(told(made)).not.toContain("“let's do both:”")
  })
})

describe('what the agent left open', () => {
  const left = () => start().say('The first half is in.\n\nPending:\n- rows 646 to 700')

  test('is told while nothing was said or done since', () => {
    expect(beside(left(), 'The rows were worked on.')).toContain('646')
  })

  test.each([
    ['the person had their say', (made: Session) => made.prompt('how far is it?').say('Still on it.')],
    [
      'a later message',
      (made: Session) => made.call('Bash', { command: './rows.sh' }, OK).say('The rows are through.'),
    ],
  ])('not once there was %s', (_, since) => {
    expect(beside(since(left()), 'The rows were worked on.')).not.toContain('646')
  })
})

test('what was found before the person went back to how it was is not told', () => {
  const finding = 'Nothing uses `compactBar` any more, because `codeLayout` moves to `tabBar`.'
  const made = start().say(finding).prompt('Switch back to compactBar, please.').call('Edit', edit('src/layout.ts'), OK)
  expect(beside(made, 'The layout was changed.', 'what of compactBar?')).not.toContain('Nothing uses')
})

describe('a message that a summary of most messages has lost', () => {
  const others = [
    'Draw the cart as a table with a line for each order.',
    'Put the totals at the bottom of the page, right below it.',
    'Show the currency in front of each amount, not behind.',
    'Name the last column after the warehouse that it is from.',
  ]
  const summary = others.map((words) => `- "${words}"`).join('\n')
  const made = (words: string) =>
    others
      .reduce((sofar, other) => sofar.prompt(other).say('Noted.'), start())
      .prompt(words)
      .say('Fine.')
      .prompt('Go on with the page.')

  test('is told in its own words', () => {
    const words = 'you can commit the keyring change to work from a clean base'
    expect(beside(made(words), summary)).toContain(words)
  })

  test('not where the summary tells it in other words', () => {
    const words = 'you can commit the keyring change to work from a clean base'
    expect(
      beside(made(words), `${summary}\nThe user allowed to commit the keyring change for a clean base.`),
    ).not.toContain(words)
  })
})

describe('a wish', () => {
  test.each([
    'I want the left column split in half, with the cart at the top.',
    'Read the notes, then I want to make a page for my orders.',
    'I want you to look at all of the code and understand every part of it.',
  ])('that is done once is no rule: %s', (words) => {
    expect(told(start().prompt(words).call('Edit', edit('src/cart.ts'), OK))).not.toContain('Rules in force')
  })

  test.each([
    'I want every endpoint paginated.',
    'I want you to never touch the schema.',
    'I want no new dependencies.',
  ])('that binds is one: %s', (words) => {
    expect(told(start().prompt(words).call('Edit', edit('src/cart.ts'), OK))).toContain(words)
  })
})

describe('rules in force', () => {
  const rules = (...words: readonly string[]) =>
    told(words.reduce((made, one) => made.prompt(one).say('Noted.').call('Edit', edit('src/cart.ts'), OK), start()))

  test('do not hold beyond the analysis they were for', () => {
    expect(rules('No code changes yet, just the analysis.', 'Do it, and commit when done.')).not.toContain(
      'No code changes',
    )
  })

  test('do not hold for what is not to be worked on any more', () => {
    const said = rules('The indexer must be handled with care.', "don't update the indexer at this time")
    expect(said).not.toContain('handled with care')
    expect(said).toContain("don't update the indexer")
  })

  test.each([
    ['The tests must pass.', "don't touch the tests"],
    ['The config must be valid.', "don't change the config"],
  ])('hold as they were for what nobody is to touch: %s', (before, ban) => {
    expect(rules(before, ban)).toContain(before)
  })

  test.each([
    'make sure you look and do not touch the schema',
    "ok, since main is protected, don't push",
    'I want you to keep the commits small',
  ])('are what forbids or lasts, whatever else is said with it: %s', (words) => {
    expect(rules(words, 'Then the page.')).toContain(words)
  })

  test.each([
    'make sure you understand what I have just described',
    'acceptable, because we can hide them with a flag',
  ])('are not what is to be seen now, nor an answer: %s', (words) => {
    expect(rules(words, 'Then the page.')).not.toContain('Rules in force')
  })
})

describe('what the work goes by', () => {
  const PLAN = '# The cart\n\n1. Sum it.\n2. Show it.'
  const read = (words: string) =>
    start().prompt(words).call('Read', { file_path: '/srv/shop/docs/cart-notes.md' }, { text: PLAN })

  test('is a file that the person wants carried out', () => {
    expect(told(read('Implement docs/cart-notes.md step by step.'))).toContain('docs/cart-notes.md')
  })

  test('not one that they only wanted read', () => {
    expect(told(read('Have a look at docs/cart-notes.md for some background.'))).not.toContain('Rules in force')
  })

  test('not a skill whose work was committed since', () => {
    const made = start().call('Skill', { skill: 'release-notes' }, { text: 'Launching skill: release-notes' })
    expect(told(made)).toContain('The skill release-notes was loaded for this work')
    const done = made
      .call('Edit', edit('CHANGES.md'), OK)
      .call('Bash', { command: 'git commit -am "Notes"' }, { text: '[fix/cart 1a2b3c4] Notes\n 1 file changed' })
    expect(told(done)).not.toContain('release-notes')
  })
})

test('on Windows a file is one of the project however its path is written', () => {
  const made = session().place('/c/code/shop', 'fix/cart').prompt('Mend it.')
  const write = shell('cd "C:/code/shop" && printf "x" >> README.txt && echo done', 'done', made)
  expect(ledgerOf(write).work.edits.map(({ path }) => path)).toEqual(['README.txt'])
})

test('of a message with several points none is quoted as if it were all', () => {
  const answers =
    '1. yes, it might register menus, icons and such, so it is not useless at all.\n2. acceptable, for now.\n3. use the empty one, and drop the index from the page for the time being.'
  const made = start().say('Five questions.').prompt(answers).call('Edit', edit('src/cart.ts'), OK)
  expect(told(made)).not.toMatch(/the user said “1\. yes[^”]*useless at all\.”; the agent/)
})
