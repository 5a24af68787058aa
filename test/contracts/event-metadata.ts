/** What the schema of every event says beside the schema itself. */
export const EVENT_METADATA = [
  'x-usage',
  'x-aliases',
  'x-canBlock',
  'x-canModifyInput',
  'x-canTransform',
  'x-outputControl',
  'x-eventClass',
  'x-output',
  'x-actions',
  'x-matcher',
  'x-fold',
  'x-strategy',
  'x-deadlineMs',
]
