import { describe, expect, test } from 'bun:test'
import { definitionOf, standsIn, withoutLayout } from './definition.ts'

/** A language, a text, a name in it, and how its definition begins and ends there. */
const FOUND: readonly (readonly [language: string, text: string, name: string, begins: string, ends: string])[] = [
  [
    'TypeScript function',
    'const a = 1\nexport async function loadAll(\n  path: string,\n): Promise<void> {\n  if (path) {\n    return\n  }\n}\nconst b = 2\n',
    'loadAll',
    'export async function loadAll(',
    '}',
  ],
  [
    'arrow function',
    'const one = 1\nexport const add = (a, b) => {\n  return a + b\n}\nadd(1, 2)\n',
    'add',
    'export const add',
    '}',
  ],
  ['one line', "const LIMIT = 20\nconst other = 'x'\n", 'LIMIT', 'const LIMIT', '20'],
  [
    'table',
    'export const KINDS = {\n  a: 1,\n  b: 2,\n} as const\nconst rest = 1\n',
    'KINDS',
    'export const KINDS',
    '} as const',
  ],
  [
    'class with its methods',
    'class Pool {\n  constructor() {\n    this.size = 1\n  }\n\n  open() {\n    return 1\n  }\n}\nclass Other {}\n',
    'Pool',
    'class Pool',
    '}',
  ],
  [
    'method',
    'class Pool {\n  async open(at: number): Promise<void> {\n    await at\n  }\n  close() {}\n}\n',
    'open',
    '  async open',
    '  }',
  ],
  [
    'method by its class',
    'class A {\n  open() {\n    return 1\n  }\n}\nclass B {\n  open() {\n    return 2\n  }\n}\n',
    'B.open',
    '  open',
    '  }',
  ],
  [
    'property',
    'module.exports = {\n  run: function (a) {\n    return a\n  },\n  stop: () => 1,\n}\n',
    'run',
    '  run: function',
    '  },',
  ],
  [
    'exports',
    'exports.parse = function (text) {\n  return text\n}\nexports.other = 1\n',
    'parse',
    'exports.parse',
    '}',
  ],
  [
    'Go function',
    'package a\n\nfunc Open(path string) (*Store, error) {\n\treturn nil, nil\n}\n\nfunc Close() {}\n',
    'Open',
    'func Open',
    '}',
  ],
  [
    'Go method',
    'func (s *Store) Put(key string) error {\n\tif s == nil {\n\t\treturn errNil\n\t}\n\treturn nil\n}\n\nvar x = 1\n',
    'Put',
    'func (s *Store) Put',
    '}',
  ],
  ['Go type', 'type Store struct {\n\tdb *sql.DB\n}\n\nfunc main() {}\n', 'Store', 'type Store struct', '}'],
  ['Go constant in a block', 'const (\n\tSmall = 1\n\tLarge = 2\n)\n', 'Small', '\tSmall = 1', '1'],
  [
    'Python function',
    'import os\n\nasync def fetch(url,\n                timeout=3):\n    data = {}\n\n    return data\n\nprint(fetch)\n',
    'fetch',
    'async def fetch',
    'return data',
  ],
  [
    'Python class',
    'class Pool(Base):\n    size = 3\n\n    def open(self):\n        pass\n\n\ndef other():\n    pass\n',
    'Pool',
    'class Pool',
    'pass',
  ],
  ['Python constant', 'RETRIES: int = 3\nOTHER = 4\n', 'RETRIES', 'RETRIES', '3'],
  [
    'Rust function',
    'pub(crate) fn parse<T>(input: &str) -> Result<T> {\n    todo!()\n}\n\nfn rest() {}\n',
    'parse',
    'pub(crate) fn parse',
    '}',
  ],
  [
    'Rust struct and impl',
    'pub struct Pool {\n    size: usize,\n}\n\nimpl Drop for Pool {\n    fn drop(&mut self) {}\n}\n\nfn rest() {}\n',
    'Pool',
    'pub struct Pool',
    '}',
  ],
  [
    'Java method',
    'public class A {\n    private static int sum(List<Integer> all)\n            throws IOException {\n        return 0;\n    }\n\n    int b;\n}\n',
    'sum',
    '    private static int sum',
    '    }',
  ],
  [
    'C function, brace on its own line',
    '#include <a.h>\n\nstatic int\nother(void);\n\nint count(struct node *n)\n{\n    return 0;\n}\n\nint main(void) { return 0; }\n',
    'count',
    'int count',
    '}',
  ],
  ['C macro', '#define LIMIT 20\nint a;\n', 'LIMIT', '#define LIMIT', '20'],
  [
    'C++ method outside of its class',
    'void Pool::open(int n) const {\n  use(n);\n}\nint x;\n',
    'open',
    'void Pool::open',
    '}',
  ],
  ['shell function', '#!/bin/sh\nbuild() {\n  make all\n}\nbuild\n', 'build', 'build() {', '}'],
  [
    'shell function with a word',
    'function deploy {\n  if true; then\n    echo\n  fi\n}\ndeploy\n',
    'deploy',
    'function deploy',
    '}',
  ],
  ['shell variable', 'export PORT=8080\necho $PORT\n', 'PORT', 'export PORT', '8080'],
  ['Ruby method', 'class A\n  def run(x)\n    x\n  end\n\n  def rest\n  end\nend\n', 'run', '  def run', '  end'],
  [
    'brackets in a text',
    "function odd() {\n  const a = '{[('\n  return a\n}\nfunction rest() {}\n",
    'odd',
    'function odd',
    '}',
  ],
  [
    'brackets in a pattern',
    'function odd() {\n  return /[{(]/.test(a)\n}\nfunction rest() {\n  return 1\n}\n',
    'odd',
    'function odd',
    '}',
  ],
]

describe('part 6: where a name is defined', () => {
  for (const [language, text, name, begins, ends] of FOUND) {
    test(`${language}: from its first line to the end of its block`, () => {
      const found = definitionOf(text, name) ?? ''
      expect(found.startsWith(begins)).toBe(true)
      expect(found.endsWith(ends)).toBe(true)
      expect(found).not.toMatch(/rest|other|Other|print\(/)
    })
  }

  test('a call, a mention, an import and a comment are no definitions', () => {
    for (const text of [
      'open(1)\n',
      'return open(path) {\n',
      'await open(path)\n',
      "import { open } from '../anchors/open'\n",
      '// function open() {}\n',
      'if (open(x)) {\n}\n',
      'it("opens", () => {\n  open(1)\n})\n',
      'reopen() {\n}\n',
      'x.open = 1\n',
      'go open(x)\n',
      'opened = 1\n',
    ])
      expect([text, definitionOf(text, 'open')]).toEqual([text, undefined])
  })

  test('overloads count together', () => {
    const text =
      'function f(a: string): void\nfunction f(a: number): void\nfunction f(a: unknown): void {\n  use(a)\n}\n'
    expect(definitionOf(text, 'f')?.split('\n')).toHaveLength(5)
  })

  test('indenting and wrapping anew changes nothing, another word does', () => {
    const one = 'function f(a, b) {\n  return a + b\n}'
    const two = 'function f(\n      a,\n      b\n) {\n\treturn a + b\n}'
    expect(withoutLayout(one)).toBe(withoutLayout(two))
    expect(withoutLayout(one)).not.toBe(withoutLayout(one.replace('a + b', 'a - b')))
    expect(withoutLayout('return x')).not.toBe(withoutLayout('returnx'))
  })

  test('a name stands by itself, not inside of another', () => {
    expect(standsIn('call(open)', 'open')).toBe(true)
    expect(standsIn('reopen(); opened()', 'open')).toBe(false)
    expect(standsIn('$open', 'open')).toBe(false)
    expect(standsIn('p.Open(1)', 'Pool.Open')).toBe(true)
  })
})
