import type { Subject } from '../conditions/matcher.ts'
import type { EffectKind } from '../effects/effect.ts'
import type { Rule } from '../rule.ts'
import { effectsMeant } from './except.ts'

/** What the call would do for which a rule speaks, as a person is told it; '' where the rule speaks of no effect. */
export function deedOf({ when }: Rule, subject: Subject): string {
  if (!when) return ''
  const [effect] = effectsMeant(when, subject)
  if (!effect) return ''
  return DEEDS[effect.kind][effect.to] ?? ''
}

/** One for every effect that conditions can name: a text that lists what might be meant says nothing. */
export const DEEDS: Readonly<Record<EffectKind, Readonly<Record<string, string>>>> = {
  deletes: {
    root: 'deletes the root of the file system',
    system: 'deletes a folder of the system',
    home: 'deletes a home folder',
    everything: 'deletes the whole project, or files all over it',
    history: "deletes the project's history (.git)",
    unset: 'deletes what is left where a variable is empty: that may be everything',
    outside: 'deletes something outside the project',
    sources: 'deletes source files in bulk',
    secret: 'deletes a key or credentials',
    startup: 'deletes a file that a shell or program reads when it starts',
    settings: 'deletes settings of an agent or of Throughline',
    inside: 'deletes something of the project',
    made: 'deletes what a build makes',
    listed: 'deletes whatever a list names',
    cache: 'deletes a cache',
    temp: 'deletes temporary files',
    unknown: 'deletes something that only the shell will know',
  },
  writes: {
    root: 'writes into the root of the file system',
    system: 'writes over a file of the system',
    home: 'writes over what lies in the home folder',
    everything: 'writes over files all over the project',
    history: "writes into the project's history (.git)",
    unset: 'writes to what is left where a variable is empty',
    outside: 'writes over a file outside the project',
    sources: 'empties source files',
    secret: 'writes over a key or credentials',
    startup: 'writes to a file that a shell or program reads when it starts',
    settings: 'writes settings of an agent or of Throughline',
    token: 'writes a key or token into a file',
    inside: 'writes a file of the project',
    cache: 'writes into a cache',
    temp: 'writes a temporary file',
    unknown: 'writes to a file that only the shell will know',
  },
  opens: {
    root: 'gives others rights to the root of the file system',
    system: 'gives others rights to files of the system',
    home: 'gives others rights to a home folder',
    everything: 'gives others rights to the whole project',
    outside: 'gives others rights to something outside the project',
    secret: 'gives others rights to a key or credentials',
  },
  discards: {
    work: 'throws away changes that are not committed, or commits',
    file: 'discards the changes in a file',
    refs: 'throws away commits, branches or the record of them',
    remote: 'overwrites what is on the remote',
    published: 'deletes a branch or tag of the remote',
  },
  destroys: {
    database: 'drops or changes all of something in a database',
    container: 'removes containers, images or volumes with what is in them',
    cluster: 'deletes something in a cluster',
    cloud: 'deletes something in the cloud',
    infrastructure: 'changes or destroys infrastructure',
    remote: 'deletes something on another machine or service',
  },
  changes: {
    infrastructure: 'changes infrastructure',
    cluster: 'changes something in a cluster',
    database: 'changes a database',
  },
  publishes: {
    package: 'publishes a package, or takes one back',
    release: 'publishes a release, or takes one back',
    deployment: 'deploys to where people use it',
    repository: 'makes code public, or pushes it to somewhere new',
  },
  runs: {
    download: 'runs what it downloads',
    decoded: 'runs what it decodes',
    unread: 'runs what another program prints',
    remote: 'connects a shell with another machine',
  },
  reads: { secret: 'shows what is likely to be secret' },
  sends: { secret: 'sends secrets away', project: 'sends the project away, with the secrets that lie in it' },
  stops: {
    machine: 'stops the machine',
    processes: 'stops every process, or starts more than the machine can bear',
    service: 'stops a service',
  },
  weakens: {
    protection: 'changes what protects this machine',
    accounts: 'changes who may use this machine',
    schedule: 'changes what runs on this machine by itself',
    rules: "changes Throughline's rules",
  },
  formats: { disk: 'writes to a disk itself' },
}
