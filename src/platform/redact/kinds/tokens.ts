import type { RUNS } from '../patterns.ts'

type Token = readonly [kind: string, run: keyof typeof RUNS, min: number, prefixes: string]

/**
 * A token is one of the prefixes and at least `min` characters of the run. The first that fits wins. The prefixes are those that the
 * vendors' documentation gives; a prefix without a sign in it (`AKIA`) stands in the scanner and in `signs.ts` as well.
 */
export const TOKENS: readonly Token[] = [
  // Clouds and hosting
  ['aws', 'awsId', 16, 'AKIA ASIA ABIA ACCA'],
  ['aws', 'base64', 60, 'ABSK bedrock-api-key-YmVkcm9jay'],
  ['google', 'word', 30, 'AIza AQ.A'],
  ['google', 'dotted', 20, 'ya29. GOCSPX-'],
  ['digitalocean', 'hex', 64, 'doo_v1_ dop_v1_ dor_v1_'],
  ['cloudflare', 'alnum', 40, 'cfk_ cfut_ cfat_'],
  ['cloudflare', 'word', 60, 'v1.0-'],
  ['alibaba', 'alnum', 16, 'LTAI'],
  ['tencent', 'alnum', 32, 'AKID'],
  ['yandex', 'word', 35, 'AQVN'],
  ['yandex', 'dotted', 60, 't1. y0_ y1_'],
  ['heroku', 'word', 30, 'HRKU-'],
  ['netlify', 'alnum', 36, 'nfp_ nfc_ nfo_ nfb_ nfu_'],
  ['vercel', 'word', 24, 'vcp_ vck_ vca_ vci_ vcr_ vcs_ vercel_blob_rw_'],
  ['render', 'alnum', 28, 'rnd_'],
  ['fly', 'base64', 40, 'fm1_ fm1a_ fm1r_ fm2_ fo1_'],
  ['scalingo', 'word', 40, 'tk-us-'],
  ['openshift', 'word', 40, 'sha256~'],
  ['supabase', 'hex', 40, 'sbp_'],
  ['supabase', 'word', 20, 'sb_secret_ sbp_oauth_'],
  ['planetscale', 'dotted', 30, 'pscale_tkn_ pscale_pw_ pscale_oauth_ pscale_id_'],
  ['aiven', 'word', 18, 'AVNS_'],
  ['mongodb', 'word', 36, 'mdb_sa_sk_'],
  ['cockroach', 'word', 36, 'CCDB1_'],
  ['portainer', 'base64', 40, 'ptr_'],
  ['runpod', 'alnum', 36, 'rpa_'],
  ['trigger', 'alnum', 20, 'tr_dev_ tr_prod_ tr_stg_ tr_pat_ tr_preview_'],
  ['unkey', 'word', 20, 'unkey_'],
  // Code, packages and delivery
  ['github', 'alnum', 36, 'ghp_ gho_ ghu_ ghr_'],
  ['github', 'dotted', 36, 'ghs_'],
  ['github', 'word', 22, 'github_pat_'],
  [
    'gitlab',
    'dotted',
    20,
    'glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glimt- glagent- gloas- glffct- glwt- GR1348941',
  ],
  ['atlassian', 'word', 24, 'ATATT3 ATCTT3 ATBB'],
  ['atlassian', 'hex', 60, 'ATTA'],
  ['bitbucket', 'base64', 40, 'BBDC-'],
  ['npm', 'alnum', 36, 'npm_'],
  ['pypi', 'word', 50, 'pypi-'],
  ['rubygems', 'hex', 48, 'rubygems_'],
  ['nuget', 'alnum', 43, 'oy2'],
  ['clojars', 'alnum', 60, 'CLOJARS_'],
  ['artifactory', 'alnum', 56, 'AKCp cmVmd'],
  ['jwt', 'base64', 60, 'ZXlK'],
  ['docker', 'word', 20, 'dckr_pat_ dckr_oat_'],
  ['sonar', 'hex', 40, 'sqp_ squ_ sqa_'],
  ['sourcegraph', 'word', 40, 'sgp_ slk_ sgd_'],
  ['buildkite', 'alnum', 36, 'bkua_ bkaa_ bkct_'],
  ['harness', 'dotted', 60, 'pat. sat.'],
  ['octopus', 'upper', 26, 'API-'],
  ['prefect', 'alnum', 36, 'pnu_ pnb_'],
  ['pulumi', 'hex', 40, 'pul-'],
  ['infracost', 'alnum', 32, 'ico-'],
  ['terraform', 'dotted', 60, 'tfe.'],
  ['vault', 'word', 20, 'hvs. hvb. hvr.'],
  ['vault', 'alnum24', 24, 's.'],
  ['doppler', 'dotted', 40, 'dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.'],
  ['1password', 'upper', 30, 'A3-'],
  ['1password', 'base64', 100, 'ops_'],
  ['age', 'alnum', 50, 'AGE-SECRET-KEY-'],
  ['authress', 'dotted', 50, 'sc_ ext_ scauth_ authress_'],
  ['tailscale', 'word', 30, 'tskey-'],
  ['defined', 'word', 70, 'dnkey-'],
  ['ngrok', 'alnum', 40, 'ak_ cr_'],
  // Models
  ['anthropic', 'word', 20, 'sk-ant-'],
  ['openrouter', 'word', 20, 'sk-or-'],
  ['langfuse', 'uuid', 36, 'sk-lf- pk-lf-'],
  ['openai', 'word', 20, 'sk-proj- sk-svcacct- sk-admin- sk-'],
  ['huggingface', 'alnum', 30, 'hf_ api_org_'],
  ['groq', 'alnum', 48, 'gsk_'],
  ['xai', 'alnum', 60, 'xai-'],
  ['perplexity', 'alnum', 40, 'pplx-'],
  ['replicate', 'alnum', 37, 'r8_'],
  ['tavily', 'word', 24, 'tvly-'],
  ['pinecone', 'word', 40, 'pcsk_'],
  ['langsmith', 'word', 32, 'lsv2_pt_ lsv2_sk_ ls__'],
  ['nvidia', 'word', 60, 'nvapi-'],
  ['jina', 'word', 50, 'jina_'],
  ['together', 'word', 36, 'tgp_v1_'],
  ['fireworks', 'alnum', 22, 'fw_'],
  ['voyage', 'word', 40, 'pa-'],
  ['elevenlabs', 'hex', 48, 'sk_'],
  ['databricks', 'hex32', 32, 'dapi'],
  ['wandb', 'word', 60, 'wandb_v1_'],
  ['voiceflow', 'dotted', 30, 'VF.DM. VF.WS.'],
  ['scrapfly', 'alnum', 32, 'scp-live- scp-test-'],
  // Messages
  ['slack', 'word', 20, 'xoxa- xoxb- xoxc- xoxd- xoxe- xoxe.xoxb- xoxe.xoxp- xoxo- xoxp- xoxr- xoxs- xapp- xwfp-'],
  ['sendgrid', 'dotted', 40, 'SG.'],
  ['mailgun', 'hex32', 32, 'key- pubkey-'],
  ['mailersend', 'hex', 60, 'mlsn.'],
  ['mandrill', 'word', 20, 'md-'],
  ['brevo', 'word', 60, 'xkeysib- xsmtpsib-'],
  ['resend', 'word', 28, 're_'],
  ['twilio', 'hex32', 32, 'SK'],
  ['klaviyo', 'hex', 34, 'pk_'],
  ['knock', 'word', 36, 'sk_test_ sk_live_'],
  ['courier', 'alnum', 28, 'pk_prod_ pk_test_ dk_prod_ dk_test_'],
  // Money and shops
  ['stripe', 'alnum', 20, 'sk_live_ sk_test_ rk_live_ rk_test_ sk_prod_ rk_prod_ sk_org_'],
  ['stripe', 'base64', 24, 'whsec_'],
  ['square', 'word', 22, 'sq0atp- sq0csp- sq0idp-'],
  ['square', 'word', 58, 'EAAA'],
  [
    'facebook',
    'alnum',
    60,
    'EAAB EAAC EAAD EAAE EAAG EAAH EAAI EAAJ EAAK EAAL EAAM EAAN EAAO EAAS EAAT EAAU EAAV EAAW EAAX EAAY EAAZ',
  ],
  ['shopify', 'hex', 32, 'shpat_ shpca_ shppa_ shpss_ shptka_'],
  ['shippo', 'hex', 40, 'shippo_live_ shippo_test_'],
  ['easypost', 'alnum', 54, 'EZAK EZTK'],
  ['duffel', 'word', 40, 'duffel_test_ duffel_live_'],
  ['flutterwave', 'alnum', 12, 'FLWSECK_TEST- FLWPUBK_TEST-'],
  ['flutterwave', 'alnum', 32, 'FLWSECK- FLWPUBK-'],
  ['gocardless', 'word', 40, 'live_ sandbox_'],
  ['lob', 'hex', 31, 'live_ test_ live_pub_ test_pub_'],
  ['plaid', 'uuid', 36, 'access-sandbox- access-development- access-production-'],
  ['razorpay', 'alnum', 14, 'rzp_live_ rzp_test_'],
  ['xendit', 'word', 40, 'xnd_development_ xnd_production_'],
  ['paddle', 'word', 40, 'pdl_live_ pdl_sdbx_'],
  ['polar', 'word', 30, 'polar_oat_ polar_pat_'],
  ['ramp', 'word', 30, 'ramp_sec_ ramp_tok_ ramp_biz_'],
  ['recharge', 'word', 40, 'sk_1x1_ sk_1x3_ sk_2x2_ sk_3x3_ sk_10x10_ sk_test_1x1_'],
  ['persona', 'word', 30, 'persona_sandbox_ persona_production_'],
  ['onfido', 'dotted', 30, 'api_live. api_sandbox. api_live_us. api_live_ca.'],
  ['stytch', 'word', 34, 'secret-live- secret-test-'],
  // Work and watching
  ['linear', 'alnum', 32, 'lin_api_ lin_oauth_'],
  ['notion', 'alnum', 40, 'ntn_ secret_'],
  ['figma', 'word', 30, 'figd_ figo_ figu_ figoh_ figor_'],
  ['airtable', 'airtable', 79, 'pat'],
  ['hubspot', 'uuid', 36, 'pat-na1- pat-na2- pat-eu1- pat-ap1- pat-na3-'],
  ['typeform', 'dotted', 40, 'tfp_'],
  ['contentful', 'word', 40, 'CFPAT-'],
  ['readme', 'alnum', 60, 'rdme_'],
  ['postman', 'word', 50, 'PMAK- PMAT-'],
  ['apify', 'alnum', 32, 'apify_api_'],
  ['frameio', 'word', 60, 'fio-u-'],
  ['adobe', 'alnum', 30, 'p8e-'],
  ['dropbox', 'word', 60, 'sl.'],
  ['adafruit', 'alnum', 26, 'aio_'],
  ['mapbox', 'dotted', 60, 'pk. sk. tk.'],
  ['samsara', 'alnum', 28, 'samsara_api_'],
  ['retool', 'alnum', 20, 'retool_'],
  ['settlemint', 'alnum', 16, 'sm_aat_ sm_pat_ sm_sat_'],
  ['intra42', 'hex', 60, 's-s4t2ud- s-s4t2af-'],
  ['grafana', 'word', 32, 'glsa_'],
  ['grafana', 'base64', 32, 'glc_'],
  ['newrelic', 'word', 19, 'NRAK- NRJS- NRII- NRRA- NRBR- NRIQ- NRSP- NRAA-'],
  ['sentry', 'base64', 40, 'sntrys_ sntryu_ sntrya_'],
  ['dynatrace', 'dotted', 60, 'dt0c01. dt0s01. dt0s16. dt0s02.'],
  ['honeycomb', 'alnum', 50, 'hcaik_ hcaic_ hcbik_ hcalk_ hcxik_ hcxmk_'],
  ['rootly', 'hex', 60, 'rootly_'],
  ['launchdarkly', 'uuid', 36, 'sdk- api- mob-'],
  ['statsig', 'alnum', 36, 'secret- console-'],
  ['posthog', 'alnum', 40, 'phx_ phs_'],
  ['ubidots', 'alnum', 30, 'BBFF- BBUS-'],
  ['nightfall', 'alnum', 32, 'NF-'],
  ['zuplo', 'word', 30, 'zpka_'],
]

let known: Map<string, (readonly [prefix: string, token: Token])[]> | undefined

/** The prefixes that begin with this word, longest first for each token. */
export function tokensWith(word: string): readonly (readonly [prefix: string, token: Token])[] {
  known ??= index()
  return known.get(word) ?? []
}

function index(): Map<string, (readonly [string, Token])[]> {
  const byWord = new Map<string, (readonly [string, Token])[]>()
  for (const token of TOKENS) {
    for (const prefix of token[3].split(' ')) {
      const word = /^[A-Za-z\d]+/.exec(prefix)?.[0] ?? prefix
      const others = byWord.get(word)
      if (others) others.push([prefix, token])
      else byWord.set(word, [[prefix, token]])
    }
  }
  return byWord
}
