/** Runs in the card origin's frames: the only place that ever sees a card number. */
import { brandOf, codeProblem, digitsOf, expiryProblem, formatExpiry, formatNumber, incomplete, numberProblem } from './numbers.js';

const { id, group, type, parentOrigin, fonts = [], options: first } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const kind = 'surefoot-card';
const postToParent = (message) => parent.postMessage({ kind, id, ...message }, parentOrigin);

const specs = {
  number: {
    label: 'Credit or debit card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', elementType: 'cardNumber',
  },
  expiry: { label: 'Credit or debit card expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY', elementType: 'cardExpiry' },
  code: { label: 'Credit or debit card CVC/CVV', autocomplete: 'cc-csc', placeholder: 'CVC', elementType: 'cardCvc' },
  postal: { label: 'ZIP or postal code', autocomplete: 'billing postal-code', placeholder: 'ZIP', elementType: 'card' },
};
for (const { family, src, ...rest } of fonts) document.fonts.add(new FontFace(family, src, rest));

const names = type === 'card'
  ? ['number', 'expiry', 'code', ...(first.hidePostalCode ? [] : ['postal'])]
  : Object.keys(specs).filter((name) => specs[name].elementType === type);

let options = first;
/** From the sibling frame that holds the number. */
let siblingBrand;
const inputs = {};
const notes = {};
/** Fields that were blurred or submitted: only these show that they are incomplete. */
const touched = new Set();
const form = document.getElementById('card');
form.className = names.length === 1 ? 'single' : '';

const textOf = (name) => inputs[name]?.value ?? '';
const digits = (name) => digitsOf(textOf(name));
const brand = () => (inputs.number ? brandOf(digits('number')) : undefined);
const codeLength = () => {
  const known = brand() ?? siblingBrand;
  return known && known.name !== 'unknown' ? known.code : undefined;
};
const problems = {
  number: () => numberProblem(digits('number')),
  expiry: () => expiryProblem(digits('expiry'), Date.now()),
  code: () => codeProblem(digits('code'), codeLength()),
  postal: () => (textOf('postal').trim().length >= 3 ? undefined : incomplete.postal),
};
const isIncomplete = (problem) => problem?.code.startsWith('incomplete');
const shownProblem = (name) => {
  const problem = problems[name]();
  if (isIncomplete(problem) && !touched.has(name)) return undefined;
  return problem;
};

const allowedStyles = [
  'backgroundColor', 'color', 'fontFamily', 'fontSize', 'fontStyle', 'fontVariant', 'fontWeight', 'letterSpacing', 'lineHeight', 'padding',
  'textAlign', 'textDecoration', 'textShadow', 'textTransform',
];
const applyStyle = (name) => {
  const input = inputs[name];
  const { base = {}, complete = {}, empty = {}, invalid = {} } = options.style ?? {};
  const state = shownProblem(name) ? invalid : input.value === '' ? empty : problems[name]() ? {} : complete;
  const wanted = { ...base, ...(document.activeElement === input ? base[':focus'] : {}), ...state };
  for (const property of allowedStyles) input.style[property] = typeof wanted[property] === 'string' ? wanted[property] : '';
  const placeholder = base['::placeholder']?.color;
  if (typeof placeholder === 'string') document.documentElement.style.setProperty('--placeholder', placeholder);
  notes[name].textContent = shownProblem(name)?.message ?? '';
  input.setAttribute('aria-invalid', String(shownProblem(name) !== undefined));
};

const change = () => {
  names.forEach(applyStyle);
  const error = names.map(shownProblem).find(Boolean);
  postToParent({ type: 'change', event: {
    empty: names.every((name) => textOf(name) === ''), complete: names.every((name) => !problems[name]()), error,
    ...(inputs.number ? { brand: brand().name } : {}), ...(type === 'card' ? { value: { postalCode: textOf('postal') } } : {}),
  } });
};

/** Rewrites what was typed, and keeps the caret behind the same digit. */
const format = {
  number: (text) => formatNumber(text),
  expiry: (text, isDeleting) => formatExpiry(text, isDeleting),
  code: (text) => digitsOf(text).slice(0, codeLength() ?? 4),
  postal: (text) => text.slice(0, 12),
};
const rewrite = (name, isDeleting) => {
  const input = inputs[name];
  const atEnd = input.selectionStart === input.value.length;
  const before = digitsOf(input.value.slice(0, input.selectionStart)).length;
  const next = format[name](input.value, isDeleting);
  if (next === input.value) return;
  input.value = next;
  if (atEnd || name === 'postal') return;
  let caret = 0;
  for (let seen = 0; caret < next.length && seen < before; caret += 1) if (/\d/.test(next[caret])) seen += 1;
  input.setSelectionRange(caret, caret);
};

/** Frames of the same group, found by name below the page that holds us all. */
const sibling = (elementType) => {
  try {
    return parent[`${kind}-${group}-${elementType}`];
  } catch {
    return undefined;
  }
};
const askSibling = (elementType) => new Promise((resolve) => {
  const frame = sibling(elementType);
  if (!frame) return resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  const timer = setTimeout(() => resolve(undefined), 3000);
  port1.onmessage = ({ data }) => { clearTimeout(timer); resolve(data); };
  frame.postMessage({ kind, group, type: 'collect' }, location.origin, [port2]);
});

/** Marks what is missing and says the first problem. */
const checkAll = () => {
  names.forEach((name) => touched.add(name));
  change();
  return { error: names.map((name) => problems[name]()).find(Boolean), expiry: digits('expiry'), code: digits('code') };
};

const post = async (body) => {
  try {
    const response =
      await fetch('/v1/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return await response.json();
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'We could not connect to the card service. Check your connection and try again.' },
    };
  }
};
const makeToken = async ({ object, key, data }) => {
  const own = checkAll();
  const date = inputs.expiry ? own : await askSibling('cardExpiry');
  const secret = inputs.code ? own : await askSibling('cardCvc');
  const error = own.error ?? date?.error ?? secret?.error;
  if (error) return { error };
  if (!date || !secret) return { error: incomplete[date ? 'code' : 'expiry'] };
  return post({
    object, key, holder: data, number: digits('number'), cvc: secret.code,
    exp_month: Number(date.expiry.slice(0, 2)), exp_year: 2000 + Number(date.expiry.slice(2)), postal: textOf('postal') || undefined,
  });
};

const setOptions = (next) => {
  options = { ...options, ...next };
  for (const name of names) {
    const input = inputs[name];
    input.disabled = Boolean(options.disabled);
    input.placeholder = names.length === 1 && typeof options.placeholder === 'string' ? options.placeholder : specs[name].placeholder;
  }
  names.forEach(applyStyle);
};

const fromPage = {
  update: ({ options: next }) => setOptions(next),
  clear: () => { touched.clear(); names.forEach((name) => { inputs[name].value = ''; }); change(); },
  focus: () => inputs[names[0]].focus(),
  blur: () => document.activeElement?.blur(),
  token: async ({ request, ...wanted }) => postToParent({ type: 'answer', request, answer: await makeToken(wanted) }),
};
const fromSibling = {
  collect: (_, port) => { const { error, expiry, code } = checkAll(); port.postMessage({ error, expiry, code }); },
  brand: ({ number }) => { siblingBrand = number === '' ? undefined : brandOf(number); rewrite('code', false); change(); },
};

addEventListener('message', ({ data, origin, source, ports }) => {
  if (typeof data !== 'object' || data === null || data.kind !== kind || typeof data.type !== 'string') return;
  if (source === parent && origin === parentOrigin && data.id === id && Object.hasOwn(fromPage, data.type)) void fromPage[data.type](data);
  else if (origin === location.origin && data.group === group && Object.hasOwn(fromSibling, data.type)) {
    fromSibling[data.type](data, ports[0]);
  }
});

for (const name of names) {
  const { label, autocomplete } = specs[name];
  const box = document.createElement('label');
  box.className = name;
  const spoken = document.createElement('span');
  spoken.className = 'spoken';
  spoken.textContent = label;
  const input = document.createElement('input');
  Object.assign(input, {
    type: 'text', name: autocomplete, autocomplete, inputMode: name === 'postal' ? 'text' : 'numeric', spellcheck: false,
  });
  input.setAttribute('autocorrect', 'off');
  // The page shows the message under the field; inside the frame it is linked to the input, for screen readers.
  const note = document.createElement('span');
  note.id = `${name}-error`;
  note.className = 'spoken';
  input.setAttribute('aria-describedby', note.id);
  inputs[name] = input;
  notes[name] = note;
  box.append(spoken, input);
  form.append(box, note);

  input.addEventListener('input', (event) => {
    touched.delete(name);
    rewrite(name, event.inputType?.startsWith('delete') ?? false);
    // The first six digits name the brand; no more leaves this frame, and only to a sibling.
    if (name === 'number' && inputs.code) rewrite('code', false);
    if (name === 'number' && !inputs.code) {
      sibling('cardCvc')?.postMessage({ kind, group, type: 'brand', number: digits('number').slice(0, 6) }, location.origin);
    }
    change();
  });
  input.addEventListener('focus', () => { applyStyle(name); postToParent({ type: 'focus' }); });
  input.addEventListener('blur', () => { if (input.value !== '') touched.add(name); change(); postToParent({ type: 'blur' }); });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') { event.preventDefault(); if (!event.repeat) postToParent({ type: 'enter' }); }
    if (event.key === 'Escape') postToParent({ type: 'escape' });
  });
}
form.addEventListener('submit', (event) => event.preventDefault());
setOptions({});
new ResizeObserver(() => postToParent({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) })).observe(form);
postToParent({ type: 'ready' });
