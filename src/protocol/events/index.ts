import { configChange } from './config-change.ts'
import { cwdChanged } from './cwd-changed.ts'
import { directoryAdded } from './directory-added.ts'
import { elicitation } from './elicitation.ts'
import { elicitationResult } from './elicitation-result.ts'
import { fileChanged } from './file-changed.ts'
import { instructionsLoaded } from './instructions-loaded.ts'
import { messageDisplay } from './message-display.ts'
import { notification } from './notification.ts'
import { permissionDenied } from './permission-denied.ts'
import { permissionRequest } from './permission-request.ts'
import { postCompact } from './post-compact.ts'
import { postModelSwitch } from './post-model-switch.ts'
import { postToolBatch } from './post-tool-batch.ts'
import { postToolUse } from './post-tool-use.ts'
import { postToolUseFailure } from './post-tool-use-failure.ts'
import { preCompact } from './pre-compact.ts'
import { preModelSwitch } from './pre-model-switch.ts'
import { preToolUse } from './pre-tool-use.ts'
import { sessionEnd } from './session-end.ts'
import { sessionStart } from './session-start.ts'
import { setup } from './setup.ts'
import { stop } from './stop.ts'
import { stopFailure } from './stop-failure.ts'
import { subagentStart } from './subagent-start.ts'
import { subagentStop } from './subagent-stop.ts'
import { taskCompleted } from './task-completed.ts'
import { taskCreated } from './task-created.ts'
import { teammateIdle } from './teammate-idle.ts'
import { userPromptExpansion } from './user-prompt-expansion.ts'
import { userPromptSubmit } from './user-prompt-submit.ts'
import { worktreeCreate } from './worktree-create.ts'
import { worktreeRemove } from './worktree-remove.ts'

/** The catalogue: every event there is, under Claude Code's names, in the order of a session's life. */
export const EVENTS = {
  SessionStart: sessionStart,
  Setup: setup,
  InstructionsLoaded: instructionsLoaded,
  SessionEnd: sessionEnd,
  UserPromptSubmit: userPromptSubmit,
  UserPromptExpansion: userPromptExpansion,
  PreToolUse: preToolUse,
  PermissionRequest: permissionRequest,
  PermissionDenied: permissionDenied,
  PostToolUse: postToolUse,
  PostToolUseFailure: postToolUseFailure,
  PostToolBatch: postToolBatch,
  MessageDisplay: messageDisplay,
  Stop: stop,
  StopFailure: stopFailure,
  SubagentStart: subagentStart,
  SubagentStop: subagentStop,
  PreCompact: preCompact,
  PostCompact: postCompact,
  PreModelSwitch: preModelSwitch,
  PostModelSwitch: postModelSwitch,
  Notification: notification,
  TeammateIdle: teammateIdle,
  TaskCreated: taskCreated,
  TaskCompleted: taskCompleted,
  Elicitation: elicitation,
  ElicitationResult: elicitationResult,
  ConfigChange: configChange,
  CwdChanged: cwdChanged,
  FileChanged: fileChanged,
  DirectoryAdded: directoryAdded,
  WorktreeCreate: worktreeCreate,
  WorktreeRemove: worktreeRemove,
} as const
