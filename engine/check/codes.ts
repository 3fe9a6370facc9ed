/** Every code a finding may have. Codes are stable: guide, tests and editors refer to them. `guide.md` has an entry for each. */
export const codes = [
  // The file
  'file-too-large', 'not-json', 'not-yaml', 'duplicate-key', 'not-a-definition', 'not-plain-data',
  // The language
  'unknown-word', 'missing-word', 'wrong-value', 'plain-value', 'newer-language',
  // Names
  'unknown-step', 'unknown-modal', 'unknown-call', 'unknown-derive', 'unknown-path', 'unknown-fact', 'unknown-screen', 'unknown-icon',
  'unknown-drawing', 'unknown-document', 'unknown-formatter', 'shows-nothing', 'choice-words', 'shown-as-kept',
  'asked-later', 'not-filled', 'misspelt-name', 'other-spelling', 'unread-answer', 'unused-call', 'unused-modal',
  // Fields
  'unknown-field', 'unknown-type', 'unknown-keyword', 'unknown-format', 'unknown-option', 'unknown-widget', 'widget-field', 'unknown-part',
  'reserved-name', 'never-answered',
  'field-order', 'no-examples', 'bad-example', 'bad-default', 'bad-choice', 'untrimmed-option', 'bad-pattern',
  'empty-range', 'window-from', 'window-cycle',
  'window-empty', 'window-span', 'window-signs', 'unknown-zone', 'path-in-form',
  // Steps
  'screen-needs', 'screen-event', 'same-path', 'start-needs', 'form-and-survey', 'survey-kit', 'unreachable-branch', 'branch-target',
  'no-branch-holds', 'leads-to-itself', 'leads-to-dialog', 'otherwise-cycle', 'asks-cycle', 'endless-loop', 'leads-nowhere',
  'unreached-step', 'select-options', 'modal-word', 'pending-missing',
  // Changes, rules and promises
  'change-without-of', 'load-with-of', 'empties-itself', 'agreement-kept', 'derivation', 'impossible-value', 'table-gap',
  'answered-or-yes', 'promise-word', 'same-promise',
  // Calls
  'no-adapter', 'adapter-throws', 'adapter-breach', 'adapter-answer', 'patch-outside-gives', 'no-purchase', 'not-a-purchase', 'no-order-key',
  'unknown-status', 'sold-on-some-ways',
  'unsold-answer', 'price-kept', 'other-price', 'unrated-choice', 'unused-row', 'same-plan', 'name-of-two', 'unknown-refusal',
  'contract-examples', 'contract-path', 'contract-unregistered', 'handler-missing',
  // Lines
  'unknown-line', 'line-unregistered', 'same-id', 'same-base', 'same-code', 'same-alias', 'entry-differs', 'line-fails', 'unknown-site',
] as const;
export type Code = (typeof codes)[number];
