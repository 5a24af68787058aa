import { describe, expect, test } from 'bun:test'
import { EFFECT_WORD } from '../compile/index-keys.ts'
import { type QuickGround, quickLook } from './quick-look.ts'

const ground = (script?: string): QuickGround => ({
  asksForPrograms: () => true,
  asksForEffects: () => true,
  ownScript: async () => script,
})

describe('a script of this session', () => {
  test.each([
    ['python3 x.py', 'import json\nprint(json.dumps({"a": 1}))\n'],
    ['python3 x.py', 'for line in open("a.log"):\n    print(line.strip())\n'],
    ['node x.mjs', "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync('a.json', 'utf8').length, `a`)\n"],
    ['bash x.sh', '#!/bin/bash\nset -e\nfor f in src/*.ts; do\n  echo "$f"\n  wc -l "$f"\ndone\nnpm test\n'],
    ['bash x.sh', '#!/usr/bin/env bash\n# rebuilds\ngit status\nnpm run build\n'],
  ])('needs no analysis: %s %j', async (command, script) => {
    expect(await quickLook([command], ground(script))).not.toContain(EFFECT_WORD)
  })

  test.each([
    ['python3 x.py', 'import shutil\nshutil.rmtree("/srv")\n'],
    ['python3 x.py', 'import os\nos.system("git push -f")\n'],
    ['python3 x.py', 'open("/etc/hosts", "w").write("")\n'],
    ['python3 x.py', 'print(open("/home/dev/.aws/credentials").read())\n'],
    ['python3 x.py', 'cur.execute("DROP TABLE users")\n'],
    ['python3 x.py', `x = 1\n${'# filler\n'.repeat(3000)}shutil.rmtree("/srv")\n`],
    ['node x.mjs', "import { rm } from 'node:fs/promises'\nawait rm('/home/dev', { recursive: true })\n"],
    ['node x.mjs', "import { $ } from 'zx'\nawait $`rm -rf ~`\n"],
    ['bash x.sh', '#!/bin/bash\nset -e\nrm -rf "$HOME"/*\n'],
    ['bash x.sh', 'git "re"set --hard\n'],
    ['bash x.sh', 'git $1 --hard\n'],
    ['bash x.sh', 'f() { git push; }\nf\n'],
    ['bash x.sh', 'bash y.sh\n'],
    ['./x', '#!/bin/sh\nls\n'],
  ])('is analysed where it could do anything of note: %s %j', async (command, script) => {
    expect(await quickLook([command], ground(script))).toContain(EFFECT_WORD)
  })

  test('is not read where the file is older than the session', async () => {
    expect(await quickLook(['python3 x.py'], ground(undefined))).not.toContain(EFFECT_WORD)
  })
})

describe('the words by which rules are found', () => {
  test.each([
    ["python3 -c 'print({1: 2})' | head", 'python3'],
    ['node -e "console.log({})"', 'node'],
    ["python3 - <<'PY'\nprint({1: 2})\nPY", 'python3'],
    ["ps | awk '{print $1}'", 'awk'],
    ["cat x | jq '{a}'", 'jq'],
    [`git commit -m "$(cat <<'EOF'\nx {y}\nEOF\n)"`, 'git'],
  ])('%j: %s is one of them, though its text is left out', async (command, program) => {
    const words = await quickLook([command], ground())
    expect(words).toContain(program)
    expect(words).not.toContain(EFFECT_WORD)
  })

  test('are all that there are, when nobody can tell before it runs', async () => {
    expect(await quickLook(['read c < list; $c'], ground())).toBeUndefined()
  })
})
