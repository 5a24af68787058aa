/** Which programs are looked at, by what is looked for. A hook reads this to know whether a command needs a closer look at all. */
export const PROGRAM_NAMES = {
  remove: 'rm rmdir unlink shred srm wipe trash trash-put rimraf del-cli gio grm secure-delete',
  find: 'find gfind bfs',
  move: 'mv gmv rename',
  copy: 'cp gcp ln install',
  writeAll: 'tee sponge truncate',
  editInPlace: 'sed gsed patch',
  lineEditor: 'ed ex',
  editor: 'emacs vim nvim vi',
  rights: 'chmod chown chgrp setfacl chattr',
  mirror: 'rsync',
  unpack: 'tar unzip zip 7z gtar bsdtar',
  makefile: 'make gmake',
  git: 'git',
  sqlClient:
    'psql mysql mariadb sqlite3 sqlite sqlcmd duckdb clickhouse clickhouse-client cockroach cqlsh pgcli mycli litecli usql sqlplus snowsql trino presto',
  mongo: 'mongosh mongo',
  redis: 'redis-cli valkey-cli keydb-cli iredis',
  dropTool: 'dropdb dropuser',
  mysqladmin: 'mysqladmin mariadb-admin',
  restore: 'pg_restore mongorestore',
  resetTool:
    'supabase prisma rails rake php python python3 django-admin sequelize sequelize-cli knex typeorm drizzle-kit mikro-orm alembic flask mix diesel sqlx dotnet flyway liquibase goose migrate dbmate etcdctl consul vault kafka-topics kafka-topics.sh rabbitmqctl nats influx bin/console console artisan manage.py',
  cloud:
    'aws az gcloud gsutil bq doctl hcloud linode-cli fly flyctl heroku vercel netlify firebase railway wrangler cf oci ibmcloud aliyun scw vultr-cli supabase eb sam copilot amplify serverless sls awslocal ossutil civo exo render convex',
  container: 'docker podman nerdctl docker-compose podman-compose',
  cluster: 'kubectl oc k kubecolor',
  helm: 'helm helmfile',
  infrastructure: 'ansible-playbook terraform tofu terragrunt pulumi cdk cdktf',
  publish:
    'npm pnpm yarn bun lerna nx rush cargo gem twine poetry uv flit hatch pdm maturin conda mvn mvnw gradle gradlew nuget pod fastlane gh glab hub semantic-release release-it np changeset goreleaser vsce ovsx jsr skopeo oras crane eas xcrun auto deno dotnet mix python python3 npx bunx',
  installer: 'pip pip3 pipx uv uvx npm pnpm yarn bun npx bunx deno easy_install gem brew python python3 conda poetry',
  storage:
    'rclone mc s3cmd s5cmd restic borg zfs zpool lvremove vgremove pvremove btrfs tmutil vagrant virsh multipass limactl minikube kind k3d wsl VBoxManage qm pct eksctl kops velero argocd flux istioctl linkerd nomad snapper timeshift',
  fetcher: 'curl wget aria2c http https xh axel lwp-request',
  sender:
    'nc ncat netcat socat telnet scp sftp ftp mail mailx sendmail mutt dig nslookup host ping croc wormhole pastebinit tftp smbclient logger ssh',
  shows:
    'cat less more head tail bat batcat xxd od hexdump strings base64 base32 nl tac rev sort uniq cut awk gawk sed grep egrep fgrep rg ag ack jq yq tr fold column diff cmp view vim nano emacs openssl gzip xz pr paste hd dd zcat expand unexpand comm join look shuf ed ex pygmentize delta difft',
  showsVariable: 'echo printf printenv',
  keeper:
    'gpg gpg2 security pass op vault bw gh heroku doppler secret-tool kwallet-query chamber sops ansible-vault openssl npm keyring lpass fly supabase age kubeseal ssh-keygen',
  disk: 'wipefs fdisk sfdisk cfdisk gdisk parted sgdisk blkdiscard diskutil cryptsetup hdparm mdadm nvme badblocks mkswap newfs mke2fs',
  dd: 'dd dcfldd',
  shutdown: 'shutdown reboot halt poweroff init telinit',
  service: 'systemctl service launchctl rc-service',
  kill: 'kill pkill killall killall5 skill',
  schedule: 'crontab at batch launchctl',
  protection:
    'iptables ip6tables ebtables nft ufw firewall-cmd setenforce spctl csrutil aa-disable aa-teardown aa-complain auditctl sysctl fdesetup nvram modprobe rmmod insmod swapoff umount mount ip ifconfig nmcli history bcdedit tccutil setcap visudo grub-install efibootmgr useradd adduser userdel deluser usermod groupdel groupadd gpasswd passwd chpasswd chsh vipw dseditgroup dscl defaults update-alternatives systemsetup',
  systemPackages:
    'apt apt-get apt-key aptitude yum dnf zypper snap apk pkg pacman dpkg rpm brew flatpak do-release-upgrade port installer',
  own: 'throughline',
} as const

export type ProgramGroup = keyof typeof PROGRAM_NAMES

/** Programs that run what is written in other languages. */
export const INTERPRETERS =
  /^(?:python|pypy|node|nodejs|deno|bun|tsx|ts-node|perl|ruby|irb|php|g?awk|mawk|nawk|lua|Rscript|osascript|julia|groovy|tclsh|ipython)[\d.]*$/

/** Whether a text could hold a key or a token that is known by its shape: a cheap look. */
export function hasTokenSign(text: string): boolean {
  for (const sign of TOKEN_SIGNS) if (text.includes(sign)) return true
  return false
}

const TOKEN_SIGNS = [
  ...[
    'PRIVATE KEY',
    'AKIA',
    'ghp_',
    'gho_',
    'ghu_',
    'ghs_',
    'ghr_',
    'github_pat_',
    'sk-ant-',
    'sk-proj-',
    'xoxa-',
    'xoxb-',
  ],
  ...['xoxp-', 'xoxr-', 'xoxs-', 'glpat-', 'sk_live_', 'AIza'],
] as const
