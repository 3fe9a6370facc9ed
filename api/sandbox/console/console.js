/* The console's own script: reads the JSON routes beside it and draws them. No framework, no HTML from data. */
const find = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};
const read = async (path) => (await fetch(path, { headers: { accept: 'application/json' } })).json();
const time = (iso) => new Date(iso).toLocaleTimeString('en-US', { hour12: false });
const money = (cents, currency) => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

// Ledger
const columns = {
  policies: [['Policy', 'policy_number'], ['Status', 'status'], ['Buyer', 'email'], ['Quote', 'quote_id'], ['Unique key', 'unique_key'],
    ['Method', 'method_id'], ['At', 'created_at']],
  charges: [['Charge', 'id'], ['Amount', 'amount'], ['Policy', 'policy_number'], ['Method', 'method_id'], ['At', 'created_at']],
  quotes: [['Quote', 'id'], ['Plan', 'plan_id'], ['Buyer', 'email'],
    ['Subtotal', 'subtotal'], ['Discount', 'discount'], ['Tax', 'tax'], ['Total', 'grandtotal'], ['At', 'created_at']],
  methods: [['Method', 'id'], ['First name', 'first_name'], ['Last name', 'last_name'], ['E-mail', 'email'],
    ['Token', 'token_id'], ['At', 'created_at']],
  tokens: [['Token', 'id'], ['Card', 'brand'], ['Ends in', 'last4'], ['Behaves', 'behaviour'], ['Used by', 'used_by'],
    ['At', 'created_at']],
};
const amounts = new Set(['amount', 'subtotal', 'discount', 'tax', 'grandtotal']);
const right = (name) => (amounts.has(name) || name === 'created_at' ? 'number' : '');
const shown = 50;
const cell = (row, name) => {
  const value = row[name];
  if (value === null || value === undefined) return make('td', { className: 'quiet', textContent: '–' });
  if (amounts.has(name)) return make('td', { className: 'number', textContent: money(value, row.currency) });
  if (name === 'created_at') return make('td', { className: 'number', textContent: time(value) });
  return make('td', { className: /_id$|^id$|key|token|used_by/.test(name) ? 'id' : '', textContent: String(value), title: String(value) });
};
const table = (name, rows) => {
  const head = make('thead', {}, make('tr', {}, ...columns[name].map(([label, field]) =>
    make('th', { scope: 'col', className: right(field), textContent: label }))));
  const body = make('tbody', {}, ...rows.slice(0, shown).map((row) =>
    make('tr', {}, ...columns[name].map(([, field]) => cell(row, field)))));
  const content = rows.length === 0
    ? make('p', { className: 'empty', textContent: `No ${name} yet. Buy something in the shop and it shows here.` })
    : make('div', { className: 'scroll', tabIndex: 0, role: 'region', ariaLabel: name }, make('table', {}, head, body));
  const title = make('span', { textContent: name[0].toUpperCase() + name.slice(1) });
  const count = make('span', { className: 'count', textContent: rows.length });
  const details = make('details', { open: rows.length > 0 }, make('summary', {}, title, count), content);
  return details;
};
async function showLedger() {
  const email = find('ledger-email').value.trim();
  const ledger = await read(`/sandbox/ledger${email ? `?email=${encodeURIComponent(email)}` : ''}`);
  find('ledger-tables').replaceChildren(...Object.keys(columns).map((name) => table(name, ledger[name])));
  find('figures').replaceChildren(...['quotes', 'policies', 'charges', 'tokens'].map((name) =>
    make('div', {}, make('dt', { textContent: name }),
      make('dd', { textContent: ledger[name].length >= 1000 ? '1000+' : ledger[name].length }))));
}
find('ledger-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void showLedger();
});

// Failures on demand
const form = find('failure-form');
const labelOf = (fault) => form.querySelector(`option[value="${fault}"]`).textContent;
const selected = (name) => form.elements[name];
function showFields() {
  const { value, selectedOptions } = selected('fault');
  find('failure-help').textContent = selectedOptions[0].dataset.help;
  for (const field of form.querySelectorAll('[data-for]')) field.hidden = field.dataset.for !== value;
}
async function showFailures() {
  const { failures } = await read('/sandbox/failures');
  const rows = failures.map((failure) => make('li', {},
    make('strong', { textContent: failure.call === '*' ? 'any call' : failure.call }),
    make('span', {
      textContent: [labelOf(failure.fault), failure.fault === 'status' && failure.status, failure.code].filter(Boolean).join(' '),
    }),
    make('span', {
      className: 'quiet',
      textContent: `${failure.times === 1 ? 'once' : `${failure.times} times`}${failure.client ? `, for ${failure.client}` : ''}`,
    })));
  const none = make('li', { className: 'empty', textContent: 'None. Every call works.' });
  find('failure-list').replaceChildren(...(rows.length > 0 ? rows : [none]));
  find('failure-clear').hidden = failures.length === 0;
}
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = (name) => selected(name).value.trim();
  const fault = text('fault');
  const number = (name) => (text(name) === '' ? undefined : Number(text(name)));
  const body = {
    call: text('call'), fault, times: number('times'), client: text('client') || undefined,
    ...(fault === 'status' ? { status: number('status'), code: text('code') || undefined, message: text('message') || undefined } : {}),
    ...(fault === 'slow' ? { seconds: number('seconds') } : {}),
  };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/sandbox/failures', { method: 'POST', headers, body: JSON.stringify(body) });
  const { error } = await answer.json();
  const labelFor = (field) => form.querySelector(`[for="failure-${field}"]`)?.textContent ?? field;
  const lines = Object.entries(error?.fields ?? {}).map(([field, messages]) => `${labelFor(field)} ${messages.join(', ')}`);
  find('failure-error').textContent = error ? lines.join('; ') || error.message || 'This could not be set.' : '';
  await showFailures();
});
selected('fault').addEventListener('change', showFields);
find('failure-clear').addEventListener('click', async () => {
  await fetch('/sandbox/failures', { method: 'DELETE' });
  await showFailures();
});

// Events
const after = { 'event-list': 0, 'report-list': 0 };
const kindOf = ({ type, code } = {}) => type ?? code ?? 'error';
const titleOf = (body) => body?.type === 'identify' ? body.id ?? 'a visitor' : body?.message ?? body?.name ?? 'without a name';
/** The details of an event (its fields) or a report (its page and user). */
const detailOf = ({ properties, traits, path, request, user, breadcrumbs } = {}) =>
  Object.entries(properties ?? traits ?? { path, request, ...user, breadcrumbs: breadcrumbs?.length })
    .filter(([, value]) => value !== undefined && value !== '').map(([name, value]) => `${name} ${value}`).join(' · ');
function listItem({ at, body }) {
  const data = body ?? {};
  const summary = make('summary', {},
    make('span', { className: 'verb', textContent: kindOf(data) }), ` ${titleOf(body)}`,
    make('span', { className: 'summary', textContent: detailOf(data) }));
  const details = make('details', {}, summary, make('pre', { textContent: JSON.stringify(body, null, 2) }));
  return make('li', {}, make('span', { className: 'quiet number', textContent: time(at) }), details);
}
async function showEvents(id, path) {
  const { items } = await read(`${path}?after=${after[id]}`);
  const list = find(id);
  if (items.length > 0) {
    after[id] = items.at(-1).id;
    list.querySelector('.empty')?.remove();
    list.prepend(...items.toReversed().map(listItem));
    while (list.children.length > 500) list.lastChild.remove();
  } else if (list.children.length === 0) list.append(make('li', { className: 'empty', textContent: 'Nothing yet.' }));
}
async function refresh() {
  try {
    await Promise.all([showEvents('event-list', '/sandbox/events'), showEvents('report-list', '/sandbox/reports'), showFailures()]);
    find('event-state').textContent = 'The last 500 of each';
  } catch {
    find('event-state').textContent = 'The sandbox does not answer';
  }
  setTimeout(refresh, document.hidden ? 10_000 : 2_000);
}
showFields();
void refresh();
void showLedger();
