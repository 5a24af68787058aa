import type { Sign } from '../detect.ts'

/** It sets no variable, but nobody else names transcripts so. */
export const codexSign: Sign = ({ transcript_path: path }) =>
  typeof path === 'string' && path.includes('rollout-') && /[\\/]rollout-[^\\/]+\.jsonl$/.test(path)
