import { describe, expect, test } from 'bun:test'
import { changeIn } from './change-in.ts'
import { plainlyReads } from './plainly-reads.ts'

const SCRIPTS: Readonly<Record<string, string>> = {
  '/tmp/mend.sh': '#!/bin/sh\ncd src\nprettier --write .\n',
  '/tmp/mend.py': 'from pathlib import Path\nPath("src/cart.ts").write_text("")\n',
  '/tmp/look.sh': 'git diff --stat\nnpm test\n',
}
const world = {
  cwd: '/home/dev/shop',
  project: '/home/dev/shop',
  home: '/home/dev',
  exists: (path: string) => path === '/home/dev/shop/src/cart.ts',
  script: (path: string) => SCRIPTS[path],
}

const CHANGES = [
  ...['echo x > src/cart.ts', 'cat <<E > src/cart.ts\nx\nE', 'echo x >> notes.md', 'tee src/cart.ts < /tmp/x'],
  ...[
    'sed -i s/a/b/ src/cart.ts',
    'find . -name "*.ts" -exec sed -i s/a/b/ {} +',
    'git ls-files | xargs sed -i s/a/b/',
  ],
  ...['touch src/new.ts', 'mkdir -p src/new', 'cp /tmp/cart.ts src/', 'cp -n /tmp/x src/x', 'mv src/a.ts src/b.ts'],
  ...[
    'rm src/cart.ts',
    'ln -s a b',
    'chmod +x run.sh',
    'patch -p1 < /tmp/x.patch',
    'curl -o src/x https://example.com/x',
  ],
  ...[
    'git commit -am done',
    'git add .',
    'git stash',
    'git checkout main',
    'git apply /tmp/x.patch',
    'git pull',
    'git push',
  ],
  ...['git branch topic', 'git tag v1', 'git config user.name x', 'git -C . restore src', 'git diff --output=x.patch'],
  ...[
    'npm install lodash',
    'npm i',
    'yarn add x',
    'npm run lint -- --fix',
    'npm run format',
    'make fmt',
    'npx jest -u',
  ],
  ...['npx prettier --write .', 'npx eslint --fix src', 'cargo fmt', 'gofmt -w .', 'black src', 'ruff check --fix .'],
  ...['go mod tidy', 'go generate ./...', 'cargo add serde', 'uv add httpx', 'sort -o list list', 'tar xzf a.tgz'],
  ...[
    `python3 -c "open('src/cart.ts', 'w').write('')"`,
    `node -e "require('fs').writeFileSync('src/cart.ts', '')"`,
    `python3 - <<'E'\nfrom pathlib import Path\nPath('src/cart.ts').write_text('')\nE`,
    `perl -pi -e 's/a/b/' src/cart.ts`,
    'bash -c "echo x > src/cart.ts"',
    '(cd src && echo x > cart.ts)',
    'npm test && sed -i s/a/b/ src/cart.ts',
    'echo x > "$SOMEWHERE"',
    'bash /tmp/mend.sh',
    'python3 /tmp/mend.py',
    'Set-Content src/cart.ts x',
  ],
]

const READS = [
  ...[
    'git log --oneline -5',
    'git diff main...HEAD',
    'git show HEAD:src/cart.ts',
    'git status --short',
    'git blame src/cart.ts',
  ],
  ...[
    'git branch -a',
    'git branch --contains abc',
    'git tag -l',
    'git stash list',
    'git config --get user.name',
    'git fetch origin',
  ],
  ...[
    'git diff > /tmp/x.diff',
    'git -C /home/dev/shop log',
    'git worktree list',
    'git remote -v',
    'git diff --output=/tmp/x',
  ],
  ...[
    'npm test',
    'npm run lint',
    'npm run build',
    'npm ci',
    'npx vitest run',
    'npx eslint src',
    'npx prettier --check .',
  ],
  ...[
    'cargo test',
    'cargo fmt --check',
    'cargo fmt -- --check',
    'cargo clippy',
    'go test ./...',
    'go vet ./...',
    'gofmt -l .',
  ],
  ...['pytest -q', 'black --check src', 'ruff check .', 'make test', 'make', './gradlew test', 'npx tsc --noEmit'],
  ...[
    'cat src/cart.ts',
    'sed -n 1,20p src/cart.ts',
    'rg TODO src',
    'find . -name "*.ts"',
    'ls -la',
    'wc -l src/*.ts | sort -n',
  ],
  ...[
    'npm test > /tmp/out.txt 2>&1',
    'npm test 2>&1 | tee /tmp/out',
    'd=$(mktemp -d); git diff > $d/x',
    'mkdir -p /tmp/look',
  ],
  ...['cd /tmp/look && echo x > a.ts && git init', 'git clone . /tmp/copy', 'git archive HEAD | tar x -C /tmp/look'],
  ...['npm test 2>/dev/null', 'curl -s https://example.com', 'tar tzf a.tgz', 'unzip -l a.zip', 'bash /tmp/look.sh'],
  ...['sh scripts/test.sh', 'docker compose run app npm test', 'jq .name package.json', 'diff a.ts b.ts', 'kill %1'],
  ...[
    `python3 -c "print(open('src/cart.ts').read().replace('a', 'b'))"`,
    `node -e "console.log(require('./package.json').version)"`,
    `python3 -c "open('/tmp/x', 'w').write('')"`,
    `echo 'rm -rf src'`,
    `rg "sed -i" docs`,
  ],
]

describe('what a command would change, for who only reads', () => {
  test.each(CHANGES)('%s changes something', (command) => {
    expect(changeIn(command, world)).toBeDefined()
  })

  test.each(READS)('%s does not', (command) => {
    expect(changeIn(command, world)).toBeUndefined()
  })

  test('what plainly reads is no change, and nothing that changes is taken for it', () => {
    expect(CHANGES.filter(plainlyReads)).toEqual([])
    expect(READS.filter(plainlyReads).length).toBeGreaterThan(8)
    for (const command of ['git diff --output=x', 'cat a | tee b', 'git log; rm a', 'cat a > b', 'grep x $(rm a)'])
      expect(plainlyReads(command)).toBe(false)
    for (const command of [
      'rg --pre rm x src',
      'git grep -Orm x',
      'git grep --open-files-in-pager=rm x',
      'file -C -m x',
    ])
      expect(plainlyReads(command)).toBe(false)
  })

  test('the command that changes is named, not the whole text', () => {
    expect(changeIn('npm test && git commit -am done', world)).toBe('git commit -am done')
  })
})
