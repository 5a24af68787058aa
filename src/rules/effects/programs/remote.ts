import { plainPath } from '../../../base/paths/plain-path.ts'
import { type SimpleCommand, simpleCommand, subcommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import { has, isTrial, type Look, type Scene, valuesAfter } from '../scene.ts'
import { deletes } from './delete-files.ts'
import { isNarrow } from './find.ts'
import { lossIn } from './sql.ts'

const VERBS =
  /^(?:delete|destroy|terminate|remove|rm|purge|drop|wipe|nuke|uninstall|undeploy|deregister|unregister|erase|rb|del|decommission|disassociate|detach|down|prune)$/

/** The words that say what is done, without flags and their values. */
function verbsOf({ words }: SimpleCommand): string[] {
  const found: string[] = []
  for (let at = 1; at < words.length && found.length < 6; at++) {
    const word = words[at] ?? ''
    if (word.startsWith('-')) {
      if (
        word.startsWith('--') &&
        !word.includes('=') &&
        words[at + 1] !== undefined &&
        !words[at + 1]?.startsWith('-') &&
        found.length === 0
      )
        at++
      else if (found.length > 1) break
    } else if (/^[a-z][\w:.-]*$/i.test(word)) found.push(word)
  }
  return found
}

/** A cloud's own command: what its verbs say. `ec2 delete-volume`, `apps:destroy`, `group delete`. */
export const cloud: Look = (command, scene) => {
  if (isTrial(command, '--dryrun') || command.words.includes('help')) return
  const verbs = verbsOf(command)
  const text = lineOf(command)
  const deleting = verbs.slice(0, 5).some((verb) =>
    verb
      .replace(/^batch-/, '')
      .split(/[-:.]/)
      .some((part, at, all) => VERBS.test(part) && (at === 0 || at === all.length - 1)),
  )
  if (deleting || CLOUD_LOSS.test(text)) scene.add('destroys', 'cloud', command, verbs.join(' '))
  if (CLOUD_SECRETS.test(text)) scene.add('reads', 'secret', command, verbs.join(' '))
  if (CLOUD_OPENING.test(text)) scene.add('weakens', 'protection', command, verbs.join(' '))
  if (CLOUD_DEPLOYS.test(text)) scene.add('publishes', 'deployment', command, verbs.join(' '))
  if (/\bd1 execute\b|\bsql query\b/.test(text))
    for (const statement of valuesAfter(command, '--command', '--query')) {
      const loss = lossIn(statement)
      if (loss) scene.add('destroys', 'database', command, loss)
    }
  for (const word of command.args)
    if (scene.place(word, command).place === 'secret') scene.add('sends', 'secret', command, word)
}

const CLOUD_LOSS =
  /\b(?:s3 sync\b.*--delete|rsync\b.* -[a-z]*d\b|rsync\b.*--delete-unmatched|schedule-key-deletion|--force-destroy|pg:reset|db:reset|delete-objects|empty-bucket|disable-key|stop-db-instance|stop-instances|modify-db-instance|reboot-db-instance|abort-multipart|update-stack|put-bucket-lifecycle|volumes? destroy|suspend|ps:stop|releases:rollback|reset-password)\b/
const CLOUD_SECRETS =
  /\b(?:get-secret-value|get-parameters?\b.*--with-decryption|secrets versions access|keyvault secret (?:show|download)|print-access-token|print-identity-token|get-session-token|configure export-credentials|configure get aws_secret\w*|get-login-password(?!.*\|)|create-access-key|ecr get-authorization-token|service-accounts keys create|auth application-default print)\b/
const CLOUD_OPENING =
  /--acl public-read|\bput-bucket-(?:policy|acl)\b|allUsers|allAuthenticatedUsers|authorize-security-group-ingress\b.*0\.0\.0\.0\/0|\b(?:attach|put)-(?:user|role|group)-policy\b|AdministratorAccess|BlockPublicAcls=false|delete-public-access-block|--source-ranges[= ]0\.0\.0\.0\/0|add-iam-policy-binding|\bstop-logging\b|role assignment create\b.*Owner/
const CLOUD_DEPLOYS =
  /\b(?:vercel|netlify|now)\b.* --prod(?:uction)?\b|\bfirebase deploy\b|\b(?:fly|flyctl|railway|wrangler|serverless|sls|eb) (?:deploy|up|publish)\b|\bgcloud (?:app|run|functions) deploy\b|\bwrangler deploy\b|\bheroku\b.*container:release|\baws (?:cloudformation|deploy|ecs|lambda) (?:deploy|create-deployment|update-service|update-function-code)\b/

/** docker, podman and compose: data goes with volumes, and with everything at once. */
export const container: Look = (command, scene) => {
  if (isTrial(command)) return
  const text = lineOf(command)
  const lose = (what: string) => scene.add('destroys', 'container', command, what)
  if (
    /\b(?:volume (?:rm|remove|prune)|system prune|container prune|swarm leave|service rm|stack (?:rm|down)|secret rm|config rm|node rm|context rm|machine rm|system reset|image prune\b.*(?:-a|--all)|builder prune\b.*(?:-a|--all)\b.*--volumes)\b/.test(
      text,
    )
  )
    return lose(text)
  if (/(?:compose|docker-compose)\b.* down\b/.test(text) && (has(command, '-v', '--volumes') || /--rmi all/.test(text)))
    return lose('volumes')
  if (/(?:compose|docker-compose)\b.* rm\b/.test(text) && has(command, '-v')) return lose('volumes')
  if (/\b(?:rm|container rm|rmi|image rm|kill)\b/.test(verbsOf(command).slice(0, 2).join(' '))) {
    if (has(command, '-v', '--volumes', '--all') || /\$\(|`|\$[A-Za-z]/.test(text)) return lose(text)
    if (scene.starters(command).some(([{ name }]) => name === 'xargs')) return lose(text)
  }
  if (
    /^(?:docker|podman|nerdctl)$/.test(command.name) &&
    /^(?:push|manifest push|image push)$/.test(subcommand(command) ?? '')
  )
    scene.add('publishes', 'package', command, text)
  if (/\bbuildx? build\b.*--push\b|\bbuild\b.*--push\b/.test(text)) scene.add('publishes', 'package', command, text)
  mounts(command, scene)
}

/** A container that holds the machine's own root or the home folder can do everything to it. */
function mounts(command: SimpleCommand, scene: Scene) {
  if (!/^(?:run|create|exec)$/.test(subcommand(command) ?? '')) return
  const volumes = valuesAfter(command, '-v', '--volume').map((value) => value.split(':'))
  const binds = valuesAfter(command, '--mount').map((value) => [
    /(?:source|src)=([^,]+)/.exec(value)?.[1] ?? '',
    /(?:target|destination|dst)=([^,]+)/.exec(value)?.[1] ?? '',
    /readonly|ro\b/.test(value) ? 'ro' : '',
  ])
  for (const [source = '', target = '', mode = ''] of [...volumes, ...binds]) {
    if (!source || !/^[/~.$]/.test(source)) continue
    if (!/\bro\b/.test(mode)) deletesMounted(source, target, command, scene)
    const { place, path } = scene.place(source, command)
    if (
      place === 'root' ||
      place === 'home' ||
      (place === 'system' && /^\/(?:etc|boot|root|usr|var|home|Users)$/.test(path)) ||
      place === 'device'
    ) {
      if (!/\bro\b/.test(mode)) scene.add('opens', place === 'device' ? 'system' : place, command, path)
    }
  }
  if (has(command, '--privileged') && /--pid[= ]host|nsenter|\/dev\//.test(lineOf(command)))
    scene.add('weakens', 'protection', command, 'the container may do everything to this machine')
}

/** `docker run -v "$PWD":/w alpine rm -rf /w`, or `-w /w` and `rm -rf .`: what goes in there goes here. */
function deletesMounted(source: string, target: string, command: SimpleCommand, scene: Scene) {
  const words = command.words.flatMap((word) => word.split(/[\s'"]+/))
  const at = words.findIndex((word) => /^(?:rm|rmdir|unlink|shred|find)$/.test(word))
  if (at < 0 || target === '' || (words[at] === 'find' && !deletesAllItFinds(words.slice(at)))) return
  const entered = words.findLastIndex((word, place) => word === 'cd' && place < at)
  const folder = entered < 0 ? valuesAfter(command, '-w', '--workdir')[0] : words[entered + 1]
  for (const word of words.slice(at + 1)) {
    if (/^[-{;+|&]/.test(word)) continue
    const path = word.startsWith('/') ? word : folder === undefined ? '' : plainPath(`${folder}/${word}`)
    if (path === target || path.startsWith(`${target}/`)) deletes(source + path.slice(target.length), command, scene)
  }
}

function deletesAllItFinds(words: readonly string[]): boolean {
  const deletes = words.some(
    (word, at) => word === '-delete' || (/^-exec(?:dir)?$/.test(word) && words[at + 1] === 'rm'),
  )
  return deletes && !isNarrow(simpleCommand(words, []))
}

/** kubectl and oc: what is deleted, emptied or shown. */
const LIVE = /(?:^|[\s=/-])(?:prod|production|live)(?:[\s/-]|$)/i

export const cluster: Look = (command, scene) => {
  if (
    isTrial(command) ||
    command.words.some((word, at) => word === '--dry-run' && /^(?:client|server)$/.test(command.words[at + 1] ?? ''))
  )
    return
  const sub = subcommand(command)
  const text = lineOf(command)
  const lose = (what: string) => scene.add('destroys', 'cluster', command, what)
  if (sub === 'delete') {
    const kinds = command.words.slice(command.words.indexOf('delete') + 1).filter((word) => !word.startsWith('-'))
    const single =
      /^(?:pods?|po|jobs?|events?)(?:\/|$)/.test(kinds[0] ?? '') &&
      !has(command, '--all', '-A', '--all-namespaces', '-l', '--selector', '--force') &&
      (kinds.length > 1 || kinds[0]?.includes('/'))
    if (!single) lose(kinds.join(' '))
  }
  if (
    sub === 'drain' ||
    (sub === 'scale' && /--replicas[= ]0\b/.test(text)) ||
    (sub === 'replace' && has(command, '--force')) ||
    (sub === 'apply' && has(command, '--prune'))
  )
    lose(text)
  if (
    /^(?:apply|patch|edit|set|scale|replace|rollout|label|annotate)$/.test(sub ?? '') &&
    LIVE.test(text) &&
    !/\brollout (?:status|history)\b/.test(text)
  )
    lose(text)
  if (sub === 'patch' && /finalizers/.test(text)) lose(text)
  if (sub === 'apply' || sub === 'create') {
    if (valuesAfter(command, '-f', '--filename').some((file) => /^https?:/.test(file)))
      scene.add('runs', 'download', command, text)
    if (/cluster-admin/.test(text)) scene.add('weakens', 'accounts', command, text)
    if (sub === 'apply') scene.add('changes', 'cluster', command, text)
  }
  if (
    (sub === 'get' || sub === 'describe') &&
    /\bsecrets?\b/.test(text) &&
    /-o[= ]?(?:ya?ml|json|jsonpath|go-template|custom)|--output|--template/.test(text)
  )
    scene.add('reads', 'secret', command, text)
  if (sub === 'config' && /\bview\b.*--raw/.test(text)) scene.add('reads', 'secret', command, text)
}

export const helm: Look = (command, scene) => {
  if (isTrial(command)) return
  const sub = subcommand(command)
  if (/^(?:uninstall|delete|del|un)$/.test(sub ?? ''))
    scene.add('destroys', 'cluster', command, command.args.slice(1).join(' '))
  if (sub === 'push') scene.add('publishes', 'package', command, command.args.join(' '))
  if (/^(?:upgrade|install|rollback)$/.test(sub ?? '') && LIVE.test(lineOf(command)))
    scene.add('destroys', 'cluster', command, command.args.slice(1).join(' '))
  if (sub === 'upgrade' || sub === 'install' || sub === 'rollback')
    scene.add('changes', 'cluster', command, command.args.join(' '))
}

/** terraform, tofu, pulumi, cdk and the like. */
export const infrastructure: Look = (command, scene) => {
  if (isTrial(command)) return
  const text = lineOf(command)
  const lose = (what: string) => scene.add('destroys', 'infrastructure', command, what)
  if (command.name === 'ansible-playbook') {
    if (!/--(?:syntax-check|list-\w+)/.test(text)) lose('changes what runs, unseen')
    return
  }
  const plain = command.words.slice(1).filter((word) => !word.startsWith('-'))
  const [first = '', second = ''] = plain[0] === 'run-all' || plain[0] === 'run' ? plain.slice(1) : plain
  if (first === 'plan' || first === 'preview' || first === 'show' || first === 'validate' || first === 'diff') return
  if (/^(?:destroy|nuke|remove|down|delete|undeploy)$/.test(first)) return lose('everything it made')
  if (/^(?:state|workspace|stack)$/.test(first) && /^(?:rm|push|delete|remove|replace-provider)$/.test(second))
    return lose(`${first} ${second}`)
  if (first === 'force-unlock' || first === 'taint') return lose(first)
  if (first === 'apply' && /(?:^|\s)-{1,2}destroy\b/.test(text)) return lose('everything it made')
  if (/^(?:apply|up|deploy|update|refresh|cancel)$/.test(first)) {
    const unasked =
      /-auto-approve|--yes\b|(?:^|\s)-y\b|--require-approval[= ]never|--non-interactive|--force|--skip-preview|--terragrunt-non-interactive/.test(
        text,
      )
    scene.add('changes', 'infrastructure', command, text)
    if (unasked || first === 'apply' || command.name === 'cdk')
      scene.add('destroys', 'infrastructure', command, 'changes what runs, unseen')
  }
}

/** Package registries, releases and repositories of others. */
export const publish: Look = (command, scene) => {
  if (isTrial(command, '-n')) return
  const text = lineOf(command)
  if (/^(?:npm|pnpm|yarn|bun) (?:run|run-script)\b/.test(text)) return
  for (const [pattern, to] of PUBLISHING) if (pattern.test(text)) return scene.add('publishes', to, command, text)
}

const PUBLISHING: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:\S*\/)?(?:npm|pnpm|yarn|bun|lerna|nx|rush)(?: .*?)? (?:npm )?(?:publish|unpublish|deprecate|release)\b/,
    'package',
  ],
  [
    /^(?:\S*\/)?npm(?: .*?)? (?:owner (?:add|rm)|access (?:public|grant|set)|token (?:create|revoke|list)|dist-tag (?:add|rm)|team |profile set|config set \S*(?:registry|_authToken)\S*)/,
    'package',
  ],
  [
    /\b(?:semantic-release|release-it|np|changeset publish|auto shipit|goreleaser release|vsce publish|ovsx publish|jsr publish|deno publish)\b/,
    'package',
  ],
  [
    /\bcargo (?:publish|yank|owner)\b|\bgem (?:push|yank|owner)\b|\btwine upload\b|\b(?:poetry|uv|flit|hatch|pdm|maturin|conda) (?:publish|upload)\b|\bsetup\.py\b.* upload\b/,
    'package',
  ],
  [
    /\bmvnw? .*\bdeploy\b|\bmvn .*\bdeploy\b|\bgradlew? .*\bpublish\w*\b|\bdotnet nuget (?:push|delete)\b|\bnuget push\b|\bpod trunk push\b|\bmix hex\.publish\b|\bfastlane\b|\bxcrun altool\b|\beas submit\b|\bskopeo (?:copy|delete)\b|\boras push\b|\bcrane (?:push|delete)\b/,
    'package',
  ],
  [
    /\bgh (?:release (?:create|delete|edit|upload)|repo (?:delete|archive|edit\b.*(?:--visibility|--default-branch|--delete)|rename|transfer|deploy-key add)|secret (?:set|delete|remove)|variable delete|api\b.*(?:-X|--method)[= ]?(?:DELETE|PUT|PATCH)|pr merge\b.*--admin|issue delete|run delete|cache delete|gist (?:create|delete)\b|ssh-key (?:add|delete)|label delete|ruleset delete|codespace delete|project delete|workflow (?:disable|run))\b/,
    'repository',
  ],
  [
    /\bglab (?:repo delete|release (?:create|delete)|variable delete|mr merge\b.*--force)\b|\bhub (?:delete|release (?:create|delete))\b/,
    'repository',
  ],
]

/** Disks, volumes, backups and machines with commands of their own. */
export const storage: Look = (command, scene) => {
  if (isTrial(command, '-n')) return
  const text = lineOf(command)
  if (STORAGE.test(text)) scene.add('destroys', 'remote', command, text)
}

const STORAGE =
  /^(?:\S*\/)?(?:rclone (?:.* )?(?:delete|purge|sync|deletefile|rmdirs|cleanup)\b|mc (?:.* )?(?:rm|rb)\b|s3cmd (?:.* )?(?:del|rb|rm|sync .*--delete-removed)\b|s5cmd (?:.* )?rm\b|restic (?:.* )?forget\b|borg (?:delete|prune)\b|zfs (?:destroy|rollback)\b|zpool (?:destroy|labelclear)\b|(?:lv|vg|pv)remove\b|btrfs subvolume delete\b|tmutil (?:delete|disable)|vagrant destroy\b|virsh (?:undefine|destroy|vol-delete)\b|multipass (?:delete|purge)\b|limactl delete\b|minikube delete\b|kind delete\b|k3d cluster delete\b|wsl --unregister\b|VBoxManage (?:unregistervm|closemedium)\b|qm destroy\b|pct destroy\b|eksctl delete\b|kops delete\b|velero (?:backup )?delete\b|argocd app delete\b|flux (?:delete|uninstall)\b|istioctl uninstall\b|linkerd uninstall\b|nomad (?:job stop .*-purge|system gc)\b|snapper delete\b|timeshift .*--delete)/
