/** Every option that a widget, a template or a screen reads (README.md says what each means). `ui:x` and `ui:options.x` are the same. */
export const uiOptions: readonly string[] = [
  'widget', 'field', 'width', 'label', 'optional', 'help', 'description', 'messages', 'patternMessage', 'autocomplete', 'inputMode',
    'spellcheck',
  'placeholder', 'disabled', 'readonly', 'ignore', 'cut', 'choices', 'enumNames', 'compact', 'text', 'emptyText', 'track', 'format', 'dob',
  'range', 'limitText', 'zone', 'dropdowns', 'currency', 'countries', 'defaultCountry', 'fills', 'country', 'countryField', 'pickedOnly',
  'rowTitle', 'addLabel', 'minRows', 'maxText', 'extraFields', 'hideWhenKnown', 'vip', 'sections',
];
