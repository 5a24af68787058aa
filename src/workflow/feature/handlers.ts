/** Everything that is loaded once there is a workflow, in one piece: many small pieces would each cost a hook time to load. */
export { agentFailed, agentReturned, agentStarted, agentStopped } from './agents.ts'
export { workflowBlocks } from './blocks.ts'
export { delegate } from './delegate.ts'
export { prompt } from './prompt.ts'
export { beforeCompaction, sessionStart } from './session-start.ts'
export { stop, turnFailed } from './stop.ts'
