/** Programs that start what stands behind them, as far as a look at the words of a text must know it. */
export function isStarter(word: string): boolean {
  return STARTERS.includes(` ${word} `)
}

const STARTERS =
  ' sudo doas nice ionice nohup setsid stdbuf timeout time command builtin exec chroot watch taskset chrt gosu su-exec pkexec run0 fakeroot setpriv xvfb-run entr strace ltrace caffeinate unshare nsenter busybox toybox cross-env dotenv systemd-run chronic firejail env xargs parallel su sg runuser script flock direnv mise uv poetry pipenv bundle trap ssh tmux screen expect hyperfine valgrind perf gdb lldb rlwrap unbuffer op doppler aws-vault infisical npx bunx coproc '
