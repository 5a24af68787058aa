import type { Sign } from '../detect.ts'

export const geminiSign: Sign = ({ session_id }, { GEMINI_SESSION_ID: id }) => id !== undefined && session_id === id
