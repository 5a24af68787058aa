import { expect, test } from 'bun:test'
import { keysOfFile } from '../../store/file-keys.ts'
import { linksIn } from './disclosure.ts'

const fires = (disclosure: string, path: string) => {
  const keys = keysOfFile(path).map(([kind, key]) => `${kind} ${key}`)
  return linksIn(disclosure).some(({ kind, key }) => keys.includes(`${kind} ${key}`))
}

test.each([
  ['当修改解析器时', 'src/parser.ts'],
  ['当修改解析器时', 'src/解析器.ts'],
  ['當修改解析器時', 'src/parser.ts'],
  ['改解析器的时候', 'src/parser.ts'],
  ['修改支付目录时', 'src/支付/a.ts'],
  ['修改支付目录时', 'src/payment/a.ts'],
  ['编辑支付模块的代码之前', 'src/支付.ts'],
  ['解析器被修改时', 'src/解析器.ts'],
  ['改 src/parser.ts 的时候', 'src/parser.ts'],
  ['当 parser 被修改时', 'lib/parser.go'],
  ['修改 .sql 文件时', 'a.sql'],
  ['When writing tests', 'test/auth.test.ts'],
  ['When you write unit tests', 'src/cart.spec.ts'],
  ['写测试的时候', 'test/auth.test.ts'],
  ['When working with docs', 'docs/guide.md'],
  ['修改文档时', 'docs/api/index.md'],
  ['When dependencies are added', 'package.json'],
  ['升级依赖时', 'go.mod'],
  ['When the CI is changed', '.github/workflows/ci.yml'],
  ['修改 CI 配置时', '.gitlab-ci.yml'],
  ['修改数据库迁移时', 'db/migrations/001.sql'],
])('%s comes back at %s', (disclosure, path) => {
  expect(fires(disclosure, path)).toBe(true)
})

test.each([
  ['改 src/parser.ts 的时候', 'src/解析器.ts'],
  ['改 src/parser.ts 的时候', 'src/lexer.ts'],
  ['当修改解析器时', 'src/支付/a.ts'],
  ['改代码时', 'src/代码.ts'],
  ['修改之前先跑测试', 'src/测试.ts'],
  ['修改文件时', 'src/文件/a.ts'],
  ['When writing tests', 'src/contest.ts'],
  ['When working with docs', 'src/doctor.ts'],
  ['When dependencies are added', 'src/graph.ts'],
  ['When the CI is changed', 'src/city.ts'],
])('%s does not come back at %s', (disclosure, path) => {
  expect(fires(disclosure, path)).toBe(false)
})
