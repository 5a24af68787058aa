import type { Sign } from '../detect.ts'

export const qwenSign: Sign = ({ session_id }, { QWEN_CODE_SESSION_ID: id }) => id !== undefined && session_id === id
