import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const stopFailure = defineEvent({
  name: 'StopFailure',
  summary: 'When a turn ended because a request to the model failed.',
  usage: 'Observe failures. Nobody reads an answer.',
  fields: () => ({
    error: word(
      [
        'authentication_failed',
        'oauth_org_not_allowed',
        'account_on_hold',
        'verification_required',
        'billing_error',
        'rate_limit',
        'overloaded',
        'invalid_request',
        'model_not_found',
        'server_error',
        'max_output_tokens',
        'cloud_credential_error',
        'unknown',
      ],
      'The kind of failure.',
    ),
    errorDetails: v.optional(textField('What the service said.')),
    lastAssistantMessage: v.optional(textField('What the person sees in place of an answer.')),
  }),
  matcher: 'error',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        error: 'rate_limit',
        errorDetails: '429 too many requests',
        lastAssistantMessage: 'API Error: 429 too many requests',
      },
    ],
    output: [{}],
  },
})
