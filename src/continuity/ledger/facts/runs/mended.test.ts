import { describe, expect, test } from 'bun:test'
import { LABELS } from '../../../texts/labels.ts'
import { recover } from '../../../texts/recover.ts'
import { advance } from '../../advance.ts'
import { emptyLedger, factsOf } from '../../put.ts'
import { type Session, session } from '../../sample.ts'

/** What may have been mended since is not told as not working, and what made the difference is: one line a call, `!` for one that failed. */
const start = () => session().place('/srv/shop', 'fix/cart').prompt('Look after the cart.')
const said = ({ entries }: Session, language: keyof typeof LABELS = 'en') =>
  recover({ ledger: advance(emptyLedger(), entries), labels: LABELS[language] }).text

type Call = readonly [command: string, output: string]
function played(calls: readonly Call[]): Session {
  return calls.reduce<Session>((told, [command, output]) => {
    const [, tool, path] = /^(edit|write) (\S+)$/.exec(command) ?? []
    if (tool === 'edit')
      return told.call('Edit', { file_path: `/srv/shop/${path}`, old_string: 'a', new_string: 'b' }, { text: 'ok' })
    if (tool === 'write')
      return told.call('Write', { file_path: `/srv/shop/${path}`, content: 'a' }, { text: `File created: ${path}` })
    if (tool === undefined && command === 'person') return told.prompt(output)
    const failed = output.startsWith('!')
    return told.call(
      'Bash',
      { command },
      failed ? { failed, text: `Exit code 1\n${output.slice(1)}` } : { text: output },
    )
  }, start())
}

const MENDED: readonly (readonly [string, ...Call[]])[] = [
  [
    'settings that were edited',
    ['pytest', '!ERROR: Unsupported argument --foo in pyproject.toml'],
    ['edit pyproject.toml', ''],
    ['python -m pytest -q', '9 passed in 0.2s'],
  ],
  [
    'a configuration that was edited, checked elsewhere',
    ['terraform validate', '!Error: Unsupported argument'],
    ['edit main.tf', ''],
    ['cd infra && terraform validate', 'Success! The configuration is valid.'],
  ],
  ['nothing tried again', ['terraform plan', '!Error: Unsupported block type'], ['edit main.tf', '']],
  [
    'a file that was written',
    ['node server.js', "!Error: Cannot find module './routes'"],
    ['write routes.js', ''],
    ['PORT=4000 node server.js & sleep 1; curl -s localhost:4000/health', '{"ok":true}'],
  ],
  [
    'a package that was installed',
    ['python app.py', "!ModuleNotFoundError: No module named 'flask'"],
    ['pip install flask', 'Successfully installed flask-3.0'],
    ['python app.py --port 5001', 'Running on http://127.0.0.1:5001'],
  ],
  [
    'one installed in the same line',
    ['node index.js', "!Error: Cannot find module 'express'"],
    ['npm install express && node index.js --once', 'listening'],
  ],
  [
    'a script of the project that was edited',
    ['./run.sh', '!./run.sh: line 3: foo: command not found'],
    ['edit run.sh', ''],
    ['sh run.sh', 'started'],
  ],
  [
    'a file that the shell wrote',
    ['ruby seed.rb', '!seed.rb:2: No such file or directory @ rb_sysopen - data.csv (Errno::ENOENT)'],
    ['echo "a,b" > data.csv', ''],
    ['ruby -W seed.rb', 'seeded'],
  ],
  [
    'a server that was started',
    ['curl -s http://localhost:3000/health', '!curl: (7) Failed to connect to localhost port 3000: Connection refused'],
    ['npm run dev &', ''],
    ['curl -s http://localhost:3000/health?full=1', '{"ok":true}'],
  ],
  [
    'a program that was installed',
    ['shellcheck run.sh', '!bash: shellcheck: command not found'],
    ['apt-get install -y shellcheck', 'Setting up shellcheck'],
  ],
  [
    'a program that works by now',
    ['docker ps', '!Cannot connect to the Docker daemon at unix:///var/run/docker.sock.'],
    ['docker images', 'REPOSITORY TAG'],
  ],
  [
    'what the person has put right',
    ['docker ps', '!bash: docker: command not found'],
    ['person', 'I have installed docker now, go on.'],
  ],
  [
    '人說裝好了',
    ['shellcheck run.sh', '!bash: shellcheck: command not found'],
    ['person', 'shellcheck 已經裝好了，繼續'],
  ],
  [
    'a table that was made',
    ['python manage.py shell -c "run()"', '!django.db.utils.OperationalError: no such table: auth_user'],
    ['python manage.py migrate', 'Applying auth.0001_initial... OK'],
    ['python3 manage.py shell -c "run()" --verbosity 2', 'ok'],
  ],
  [
    'another branch',
    ['npm run gen', '!npm error Missing script: "gen"'],
    ['git checkout feature/gen', "Switched to branch 'feature/gen'"],
    ['npm run gen:all', 'generated'],
  ],
]

describe('what may work by now is not told as not working', () => {
  test.each(MENDED)('%s', (_, ...calls) => {
    expect(said(played(calls))).not.toContain('Does not work here')
  })
})

const ROUNDS: readonly (readonly [string, string, ...Call[]])[] = [
  [
    'what has to be sourced first',
    '`nvm use 20` fails with “bash: nvm: command not found”; `source ~/.nvm/nvm.sh && nvm use 20` worked',
    ['nvm use 20', '!bash: nvm: command not found'],
    ['source ~/.nvm/nvm.sh && nvm use 20', 'Now using node v20.11.0'],
  ],
  [
    'an environment',
    '; `. .venv/bin/activate && python tools/report.py` worked',
    ['python tools/report.py', "!ModuleNotFoundError: No module named 'pandas'"],
    ['. .venv/bin/activate && python tools/report.py', 'written'],
  ],
  [
    'a variable, which is shown',
    '; `NODE_OPTIONS=--openssl-legacy-provider node tools/pack.js` worked',
    ['node tools/pack.js', '!Error: error:0308010C:digital envelope routines::unsupported'],
    ['NODE_OPTIONS=--openssl-legacy-provider node tools/pack.js', 'packed'],
  ],
  [
    'another script',
    '`npm test` fails with “npm ERR! Missing script: "test"”; `npm run test:unit` ran',
    ['npm test', '!npm ERR! Missing script: "test"'],
    ['npm run test:unit', 'Tests 4 passed (4)'],
  ],
  [
    'another inventory',
    '; `ansible-playbook -i hosts.local site.yml --check` worked',
    [
      'ansible-playbook -i hosts site.yml --check',
      '!fatal: [web1]: UNREACHABLE! => {"msg": "Failed to connect to the host via ssh"}',
    ],
    ['ansible-playbook -i hosts.local site.yml --check', 'web1 : ok=5 changed=0 unreachable=0 failed=0'],
  ],
  [
    'as whom it is run',
    '; `sudo docker ps` worked',
    ['docker ps', '!permission denied while trying to connect to the Docker daemon socket'],
    ['sudo docker ps', 'CONTAINER ID'],
  ],
  [
    'rights, in the same line',
    '`./gen.sh` failed with “bash: ./gen.sh: Permission denied” until `chmod +x gen.sh`',
    ['./gen.sh', '!bash: ./gen.sh: Permission denied'],
    ['chmod +x gen.sh && ./gen.sh', 'generated 3 files'],
  ],
  [
    'rights, before it',
    '`./gen.sh` failed with “bash: ./gen.sh: Permission denied” until `chmod 755 gen.sh`',
    ['./gen.sh', '!bash: ./gen.sh: Permission denied'],
    ['chmod 755 gen.sh', ''],
    ['./gen.sh', 'generated 3 files'],
  ],
  [
    'an edit of something else changes nothing of a program that is not there',
    '; `docker compose up -d` worked',
    ['docker-compose up -d', '!docker-compose: command not found'],
    ['edit src/a.ts', ''],
    ['docker compose up -d', 'cart-db  Started'],
  ],
  [
    'what was found to work stays found over edits',
    '; `npm run test:unit` ran',
    ['npm test', '!npm ERR! Missing script: "test"'],
    ['npm run test:unit', 'Tests 4 passed (4)'],
    ['edit src/a.ts', ''],
  ],
]

describe('a way round is told, where only that differed', () => {
  test.each(ROUNDS)('%s', (_, line, ...calls) => {
    expect(said(played(calls))).toContain(line)
  })

  test.each([
    ['zh-TW', '`./gen.sh` 原本失敗，「bash: ./gen.sh: Permission denied」；`chmod +x gen.sh` 之後可行'],
    ['zh-CN', '`./gen.sh` 原本失败，“bash: ./gen.sh: Permission denied”；`chmod +x gen.sh` 之后可行'],
  ] as const)('rights, in %s', (language, line) => {
    const told = played([
      ['./gen.sh', '!bash: ./gen.sh: Permission denied'],
      ['chmod +x gen.sh && ./gen.sh', 'generated 3 files'],
    ])
    expect(said(told, language)).toContain(line)
  })
})

test('a command without words is not told as a tool that fails whatever it is asked', () => {
  expect(said(played([['shellcheck', '!bash: shellcheck: command not found']]))).not.toContain('whatever it is asked')
})

test('what was let in and not tried again is not told', () => {
  const told = played([
    ['./gen.sh', '!bash: ./gen.sh: Permission denied'],
    ['chmod +x gen.sh', ''],
  ])
  expect(said(told)).not.toContain('Does not work here')
})

test('a program that is not there is not there after an edit either', () => {
  const { entries } = played([
    ['shellcheck run.sh', '!bash: shellcheck: command not found'],
    ['edit run.sh', ''],
  ])
  expect(factsOf(advance(emptyLedger(), entries), 'way').map(({ text }) => text)).toEqual(['shellcheck run.sh'])
})
