/** A survey of any length: the same questions as the partner's dynamic form and as steps of the wizard. */
const words = (text) => text.split(', ');
const few = words('Brick, Wood, Steel, Something else');
const many = words('January, February, March, April, May, June, July, August, September, October, November, December');

/** The kinds of question take turns: cards, a line of text, a list, two lines of text. */
const kinds = [
  [{ name: 'made', label: 'Made of', options: few }],
  [{ name: 'street', label: 'Street' }],
  [{ name: 'month', label: 'Month', options: many }],
  [{ name: 'first', label: 'First name' }, { name: 'last', label: 'Last name' }],
];
const screens = (count) => Array.from({ length: count }, (_, index) => ({
  id: `q${index + 1}`, question: `Question ${index + 1} of the survey?`,
  fields: kinds[index % kinds.length].map(({ name, ...field }) => ({ ...field, name: `${name}_${index + 1}` })),
}));

/** As the partner sends it (SV-012 … SV-017). */
export const dynamicForm = (count) => ({
  start_screen_id: 'q1',
  screens: Object.fromEntries(screens(count).map(({ id, question, fields }, index) => [id, {
    id, question, next_screen_id: index + 1 < count ? `q${index + 2}` : null,
    fields: fields.map(({ name, label, options }) => ({
      key_name: name, label, required: true, field_type: options ? 'single_select' : 'text',
      settings: options ? { choices: options.map((value) => ({ value, title: value })) } : {},
    })),
  }])),
});

/** As `wizard/steps.ts` writes them; every screen is saved by a call, as in the shop. */
export const wizardSteps = (count) => screens(count).map(({ question, fields }) => ({
  title: question, calls: ['/responses'],
  fields: fields.map(({ name, label, options }) => ({
    name, label, type: !options ? 'text' : options === few ? 'radio' : 'select',
    ...(options ? { options: options.map((option) => [option, option]) } : {}),
  })),
}));

/** The first page of renters cover, which the survey follows, as somebody would write it by hand. */
export const propertyStep = { title: 'Where is the property?', calls: ['/api/geocode', '/api/plans'], fields: [
  ...['Street address', 'Unit', 'City'].map((label) => ({ name: label, label, type: 'text', optional: label === 'Unit' })),
  { name: 'region', label: 'State', type: 'select', optional: true, options: words('Ohio, Oregon, Texas').map((state) => [state, state]) },
  { name: 'postal', label: 'ZIP code', type: 'text' },
  { name: 'firstName', label: 'First name', type: 'text' }, { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'phone', label: 'Phone number', type: 'tel' }, { name: 'email', label: 'E-mail', type: 'email' },
] };

/** In the page: the plans' answer carries our questions. */
export function ask(form) {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (!new URL(input.url ?? input, window.location.href).pathname.endsWith('/plans') || !answer.ok) return answer;
    return new Response(JSON.stringify({ ...await answer.json(), dynamic_form: form }),
      { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
}
/** Each screen is saved by a call, which is answered in the page. */
export const saved = { '/responses': '{"next_screen_id":null}' };
