import { isFlag, programName } from '../simple-command.ts'
import type { Started } from './wrappers.ts'

/**
 * What a program that nobody here knows may start: there are more programs that run others (`tmux new`, `op run`, `gosu root`) than
 * any list has. A word of it that is a program which can destroy something is taken for one, with what stands behind it, and so is a
 * text that begins with such a word.
 */
export function perhapsStarted(name: string, words: readonly string[]): readonly Started[] {
  if (words.length < 2 || TAKES_DATA.has(name) || STARTABLE.has(name)) return []
  const found: Started[] = []
  for (let at = 1; at < words.length && at < MOST_WORDS && found.length < MOST; at++) {
    const word = words[at] ?? ''
    if (isFlag(word) && !/\s/.test(word)) continue
    if (STARTABLE.has(programName(word))) found.push({ words: words.slice(at) })
    else if (/\s/.test(word)) {
      const script = word
        .replace(/(?:\\n|\^M)$/, '')
        .replace(/^[\w-]*=?[:!]*\s*/, (lead) => (/[:!=]/.test(lead) ? '' : lead))
      if (beginsProgram(script)) found.push({ script })
    }
  }
  return found
}

const MOST = 6
const MOST_WORDS = 200

/** Whether a text is a command of a program that can do harm. */
export function beginsProgram(script: string): boolean {
  for (const piece of script.slice(0, 2000).split(/[;&|\n(]+/)) {
    const [first = '', second = ''] = piece.trim().replace(LEADING, '').split(/\s+/)
    if (STARTABLE.has(programName(first)) && second !== '') return true
  }
  return false
}

const LEADING = /^(?:(?:spawn|exec|time|then|do|!)\s+)+/

/** Programs that can do harm, by names that are no ordinary words of other programs' command lines. */
const STARTABLE: ReadonlySet<string> = new Set(
  (
    'rm rmdir unlink shred rimraf find mv chmod chown rsync truncate tee dd git psql mysql mariadb sqlite3 redis-cli mongosh dropdb ' +
    'docker kubectl helm terraform tofu pulumi aws gcloud az curl wget bash sh zsh dash ksh fish python python3 node perl ruby php ' +
    'sudo doas xargs eval systemctl crontab reboot poweroff mkfs wipefs kill pkill killall npx bunx npm ' +
    'pnpm yarn rails rake prisma busybox ssh scp nc iptables'
  ).split(' '),
)

/** Programs whose words are names, patterns and texts, never programs that they run. What starts others in a way of its own is elsewhere. */
const TAKES_DATA: ReadonlySet<string> = new Set(
  (
    '[ [[ : true false echo printf test cd pushd popd export declare local readonly typeset unset set shift read mapfile readarray let type which ' +
    'whereis whatis man info tldr help apropos hash alias unalias jobs wait fg bg disown umask ulimit return exit break continue ' +
    'grep egrep fgrep rg ag ack ls ll tree cat tac head tail less more bat wc sort uniq cut tr paste join comm diff cmp fold column nl ' +
    'od xxd hexdump strings file stat touch mkdir basename dirname realpath readlink pwd date cal sleep seq yes expr bc factor ' +
    'base64 base32 md5sum sha1sum sha256sum sha512sum cksum jq yq xmllint tput clear reset tty stty df du free uptime uname hostname id ' +
    'whoami who w last groups ps top htop pgrep pidof lsof fuser ss netstat ping dig nslookup host traceroute ' +
    'apt apt-get apt-cache aptitude yum dnf zypper pacman apk snap flatpak brew port choco winget scoop dpkg rpm pip pip3 pipx gem ' +
    'cargo rustup rustc go gofmt javac java kotlinc scalac gcc g++ cc clang clang++ ld ar nm objdump cmake ninja meson bazel buck2 make gmake ' +
    'mvn gradle mvnw gradlew ant sbt lein dotnet swift xcodebuild flutter dart mix rebar3 cabal stack ghc opam dune composer ' +
    'npm pnpm yarn bun deno npx bunx jest vitest mocha ava playwright cypress pytest tox nox unittest rspec phpunit tsc eslint prettier biome ' +
    'ruff black isort mypy flake8 pylint rubocop shellcheck shfmt stylelint markdownlint cspell codespell vale hadolint actionlint ' +
    'git gh glab hub svn hg tig lazygit docker podman kubectl helm terraform curl wget http xh ' +
    'code cursor subl open xdg-open pbcopy xclip say notify-send throughline claude codex gemini qwen opencode copilot ' +
    'just task invoke mage nx rush moon pre-commit husky lint-staged commitlint conventional-changelog ' +
    'psql mysql sqlite3 redis-cli mongosh createdb pg_dump pg_restore tar zip unzip gzip gunzip sed awk gawk tee cp mv rm ln chmod chown ' +
    'ssh-add ssh-keygen ssh-copy-id gpg openssl kill pkill killall rsync scp sftp systemctl service journalctl crontab logger ' +
    'ffmpeg convert magick dot pandoc pdftotext zoxide fzf tmuxinator'
  ).split(' '),
)
