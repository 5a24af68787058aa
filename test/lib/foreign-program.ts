/** A program that no machine of ours runs: the head of one for another system, and bytes. */
export const FOREIGN = Uint8Array.from([
  ...[0xcf, 0xfa, 0xed, 0xfe, 0x0c, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0],
  ...Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256),
])
