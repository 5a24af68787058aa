import { testRunOf } from '../ledger/shell.ts'

export const LINTS = /\b(?:lint|eslint|biome|ruff|clippy|golangci-lint)\b/
export const BUILDS = /\b(?:build|compile|tsc|typecheck)\b/
/** Said of the whole and of now: it begins a clause, and nothing behind it takes a part of it back. */
function claimed(english: string, chinese: string): RegExp {
  return new RegExp(
    String.raw`(?:^|[,;:(—–] ?|\b(?:and|with|now|so|that|verified|confirmed) )(?:${english})(?=[.,;:)!]|$| (?:now|again|and|with|after|since|\())|${chinese}`,
    'i',
  )
}

export const KINDS = [
  {
    is: (command: string) => testRunOf(command) !== undefined && !LINTS.test(command),
    named: /\b(?:tests?|test suite)\b|測試|测试/i,
    passes: claimed(
      String.raw`(?:all (?:the )?(?:\d+ )?(?:(?:unit|integration|e2e) )?(?:tests|checks) (?:now |are )?pass(?:ing|ed)?|(?:the )?tests? (?:now )?pass|tests? (?:are|is) (?:now )?(?:passing|green))(?: and (?:the )?lint(?:er|ing)? (?:is clean|passes))?`,
      '測試(?:都|全部|均)?通過|测试(?:都|全部|均)?通过',
    ),
    notRun: /^(?:the |all (?:the )?)?(?:tests?|test suite|checks)\b/i,
  },
  {
    is: (command: string) => LINTS.test(command),
    named: /\blint(?:er|ing)?\b/i,
    passes: claimed(
      '(?:the )?lint(?:er|ing)? (?:now )?(?:passes|is (?:now )?clean|reports? (?:no|0|zero) issues|clean)|no lint(?:er|ing)? (?:issues|errors|warnings)',
      'lint (?:已)?通過|lint (?:已)?通过',
    ),
    notRun: /^(?:the )?lint(?:er|ing)?\b/i,
  },
  {
    is: (command: string) => BUILDS.test(command),
    named: /\bbuilds?\b|建置|构建/i,
    passes: claimed(
      '(?:the )?(?:build|code|project|it) (?:now )?(?:builds|passes|succeeds|compiles)(?: cleanly| successfully)?',
      '(?:建置|編譯)成功|(?:构建|编译)成功',
    ),
    notRun: /^(?:the )?build\b/i,
  },
] as const
