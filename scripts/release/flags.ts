/** How every program here is compiled. */
export const FLAGS = [
  '--compile',
  '--minify',
  '--bytecode',
  // Without it, the node: imports of lazily loaded modules are hoisted to the top of the bundle and every hook pays for them.
  '--splitting',
  '--format=esm',
  // The program runs in other people's projects: what lies there must not become its environment, and least of all its code.
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
  // A hook ends before compiling its code would pay, even on a long transcript; commands lift it (`workLong`).
  '--compile-jit-policy=100',
]
