import { t } from '../../messages/people/speak.ts'
import { type Joined, joinedProject } from '../../team/joined.ts'
import type { GitView } from '../../team/queue.ts'
import { type Call, CommandError } from '../command.ts'
import { type MemoryDesk, withMemories } from '../memory/place.ts'
import { gitView } from './git-view.ts'

/** A desk in a project that belongs to a team. */
export interface TeamDesk extends MemoryDesk {
  readonly joined: Joined
  readonly git: GitView
}

export function withTeam<Result>(call: Call, work: (desk: TeamDesk) => Result | Promise<Result>): Promise<Result> {
  return withMemories(call, (desk) => {
    const joined = joinedProject(desk.sql, desk.place.project)
    if (!joined) throw new CommandError(t`this project has not joined a team`, t`throughline team join URL joins one`)
    return work({ ...desk, joined, git: gitView(desk.place.root) })
  })
}
