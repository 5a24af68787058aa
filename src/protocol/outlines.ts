// biome-ignore-all format: generated from the catalogue by `npm run generate`

import type { Outline } from './outline.ts'

/** The fields that every event has. */
export const COMMON =
  'sessionId:text cwd:text projectDir:text? transcriptPath:text? promptId:text? permissionMode:text? agentId:text? agentType:text? effort:effort?'

export const OUTLINES = {
  SessionStart: {
    fold: 'collect',
    deadlineMs: 2000,
    can: ['context', 'notice'],
    fields:
      'source:text model:text? sessionTitle:text? secondsSinceLastResponse:number? contextTokens:number? promptCacheLikelyExpired:flag? estimatedCacheWriteUsd:number?',
  },
  Setup: {
    fold: 'collect',
    deadlineMs: 2000,
    can: ['notice'],
    fields:
      'trigger:text',
  },
  InstructionsLoaded: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'filePath:text memoryType:text? loadReason:text? globs:list? triggerFilePath:text? parentFilePath:text?',
  },
  SessionEnd: {
    fold: 'none',
    deadlineMs: 1000,
    can: [],
    fields:
      'reason:text',
  },
  UserPromptSubmit: {
    aliases: 'BeforeAgent userPromptSubmitted',
    fold: 'strictest',
    deadlineMs: 300,
    can: ['block', 'context', 'notice', 'stop'],
    fields:
      'prompt:text source:text? sessionTitle:text?',
  },
  UserPromptExpansion: {
    fold: 'strictest',
    deadlineMs: 300,
    can: ['block', 'context', 'notice', 'stop'],
    fields:
      'commandName:text commandArgs:text? expansionType:text? commandSource:text? prompt:text?',
  },
  PreToolUse: {
    aliases: 'BeforeTool',
    fold: 'strictest',
    deadlineMs: 300,
    can: ['allow', 'ask', 'deny', 'updatedInput', 'context', 'notice', 'stop'],
    fields:
      'toolName:text toolInput:toolInput toolUseId:text? mcpServer:data?',
  },
  PermissionRequest: {
    fold: 'strictest',
    deadlineMs: 300,
    can: ['allow', 'deny', 'updatedInput', 'notice'],
    fields:
      'toolName:text toolInput:toolInput toolUseId:text? permissionSuggestions:list? mcpServer:data?',
  },
  PermissionDenied: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'toolName:text toolInput:toolInput toolUseId:text? reason:text? mcpServer:data?',
  },
  PostToolUse: {
    aliases: 'AfterTool',
    fold: 'strictest',
    deadlineMs: 300,
    can: ['block', 'updatedOutput', 'context', 'notice', 'stop'],
    fields:
      'toolName:text toolInput:toolInput toolUseId:text? toolOutput:data? durationMs:number? mcpServer:data?',
  },
  PostToolUseFailure: {
    fold: 'strictest',
    deadlineMs: 300,
    can: ['block', 'context', 'notice'],
    fields:
      'toolName:text toolInput:toolInput toolUseId:text? error:failure? isInterrupt:flag? durationMs:number? mcpServer:data?',
  },
  PostToolBatch: {
    fold: 'strictest',
    deadlineMs: 300,
    can: ['block', 'context', 'notice', 'stop'],
    fields:
      'toolCalls:calls',
  },
  MessageDisplay: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'messageId:text turnId:text? index:number? final:flag? delta:text?',
  },
  Stop: {
    aliases: 'AfterAgent agentStop',
    fold: 'strictest',
    deadlineMs: 2000,
    can: ['block', 'notice', 'stop', 'keepGoing'],
    fields:
      'stopHookActive:flag lastAssistantMessage:text? backgroundTasks:list? sessionCrons:list?',
  },
  StopFailure: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'error:text errorDetails:text? lastAssistantMessage:text?',
  },
  SubagentStart: {
    fold: 'collect',
    deadlineMs: 300,
    can: ['context', 'notice'],
    fields:
      '',
  },
  SubagentStop: {
    fold: 'strictest',
    deadlineMs: 2000,
    can: ['block', 'notice', 'stop', 'keepGoing'],
    fields:
      'stopHookActive:flag lastAssistantMessage:text? backgroundTasks:list? sessionCrons:list? agentTranscriptPath:text?',
  },
  PreCompact: {
    aliases: 'Compaction PreCompress',
    fold: 'strictest',
    deadlineMs: 2000,
    can: ['block', 'instructions', 'notice'],
    fields:
      'trigger:trigger? rawTrigger:text? customInstructions:maybeText? preTokens:number? messageCount:number?',
  },
  PostCompact: {
    fold: 'collect',
    deadlineMs: 2000,
    can: ['notice'],
    fields:
      'trigger:trigger? rawTrigger:text? summary:text?',
  },
  PreModelSwitch: {
    fold: 'strictest',
    deadlineMs: 300,
    can: ['allow', 'ask', 'deny', 'notice'],
    fields:
      'fromModel:text toModel:text requestedModel:maybeText? source:text? contextTokens:number? promptCacheWarm:flag? cacheTtl:text? estimatedCacheWriteUsd:number? pricing:text?',
  },
  PostModelSwitch: {
    fold: 'collect',
    deadlineMs: 300,
    can: ['context', 'notice'],
    fields:
      'fromModel:text toModel:text requestedModel:maybeText? source:text? contextTokens:number? promptCacheWarm:flag? cacheTtl:text? estimatedCacheWriteUsd:number? pricing:text?',
  },
  Notification: {
    fold: 'collect',
    deadlineMs: 300,
    can: ['notice'],
    fields:
      'message:text title:text? notificationType:text?',
  },
  TeammateIdle: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'teammateName:text teamName:text?',
  },
  TaskCreated: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'taskId:text taskSubject:text? taskDescription:text? teammateName:text? teamName:text?',
  },
  TaskCompleted: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'taskId:text taskSubject:text? taskDescription:text? teammateName:text? teamName:text?',
  },
  Elicitation: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'mcpServerName:text message:text? mode:text? url:text? elicitationId:text? requestedSchema:data?',
  },
  ElicitationResult: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'mcpServerName:text action:text? content:data? mode:text? elicitationId:text?',
  },
  ConfigChange: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'source:text filePath:text?',
  },
  CwdChanged: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'newCwd:text oldCwd:text?',
  },
  FileChanged: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'filePath:text event:text?',
  },
  DirectoryAdded: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'directory:text source:text?',
  },
  WorktreeCreate: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'worktreeName:text?',
  },
  WorktreeRemove: {
    fold: 'none',
    deadlineMs: 300,
    can: [],
    fields:
      'worktreePath:text',
  },
} as const satisfies Record<string, Outline>
