/** Runs in the card origin's frames: the only place that ever sees a card number. */
import { brandOf, codeProblem, digitsOf, expiryProblem, formatExpiry, formatNumber, incomplete, numberProblem } from './numbers.js';

const { id, group, type, parentOrigin, fonts = [], options: first } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const kind = 'surefoot-card';
const postToParent = (message) => parent.postMessage({ kind, id, ...message }, parentOrigin);
for (const { family, src, ...rest } of fonts) document.fonts.add(new FontFace(family, src, rest));

/** From the sibling frame that holds the number. */
let siblingBrand;
const codeLength = () => (siblingBrand && siblingBrand.name !== 'unknown' ? siblingBrand.code : undefined);
/** What each field asks, how it writes what was typed, and what is wrong with its digits. */
const specs = {
  cardNumber: {
    label: 'Credit or debit card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234',
    format: formatNumber, problem: numberProblem,
  },
  cardExpiry: {
    label: 'Credit or debit card expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY',
    format: formatExpiry, problem: (digits) => expiryProblem(digits, Date.now()),
  },
  cardCvc: {
    label: 'Credit or debit card CVC/CVV', autocomplete: 'cc-csc', placeholder: 'CVC',
    format: (text) => digitsOf(text).slice(0, codeLength() ?? 4), problem: (digits) => codeProblem(digits, codeLength()),
  },
};
const { label, autocomplete, placeholder, format, problem } = specs[type];

const form = document.getElementById('card');
const input = document.createElement('input');
/** The page shows the message under the field; inside the frame it is linked to the input, for screen readers. */
const note = document.createElement('span');
let options = first;
/** A field that was blurred or submitted: only this one shows that it is incomplete. */
let isTouched = false;

const digits = () => digitsOf(input.value);
const shownProblem = () => {
  const found = problem(digits());
  return found?.code.startsWith('incomplete') && !isTouched ? undefined : found;
};

const allowedStyles = [
  'backgroundColor', 'color', 'fontFamily', 'fontSize', 'fontStyle', 'fontVariant', 'fontWeight', 'letterSpacing', 'lineHeight', 'padding',
  'textAlign', 'textDecoration', 'textShadow', 'textTransform',
];
const applyStyle = () => {
  const { base = {}, complete = {}, empty = {}, invalid = {} } = options.style ?? {};
  const shown = shownProblem();
  const state = shown ? invalid : input.value === '' ? empty : problem(digits()) ? {} : complete;
  const wanted = { ...base, ...(document.activeElement === input ? base[':focus'] : {}), ...state };
  for (const property of allowedStyles) input.style[property] = typeof wanted[property] === 'string' ? wanted[property] : '';
  const colour = base['::placeholder']?.color;
  if (typeof colour === 'string') document.documentElement.style.setProperty('--placeholder', colour);
  note.textContent = shown?.message ?? '';
  input.setAttribute('aria-invalid', String(shown !== undefined));
};

const change = () => {
  applyStyle();
  postToParent({ type: 'change', event: {
    empty: input.value === '', complete: !problem(digits()), error: shownProblem(),
    ...(type === 'cardNumber' ? { brand: brandOf(digits()).name } : {}),
  } });
};

/** Rewrites what was typed, and keeps the caret behind the same digit. */
const rewrite = (isDeleting) => {
  const atEnd = input.selectionStart === input.value.length;
  const before = digitsOf(input.value.slice(0, input.selectionStart)).length;
  const next = format(input.value, isDeleting);
  if (next === input.value) return;
  input.value = next;
  if (atEnd) return;
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

/** What the field holds, and what is wrong with it, which shows from now on. */
const collected = () => {
  isTouched = true;
  change();
  return { error: problem(digits()), digits: digits() };
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
const makeToken = async ({ key, data }) => {
  const number = collected();
  const [date, code] = [await askSibling('cardExpiry'), await askSibling('cardCvc')];
  const error = number.error ?? date?.error ?? code?.error;
  if (error) return { error };
  if (!date || !code) return { error: incomplete[date ? 'code' : 'expiry'] };
  return post({
    key, holder: data, number: number.digits, cvc: code.digits,
    exp_month: Number(date.digits.slice(0, 2)), exp_year: 2000 + Number(date.digits.slice(2)),
  });
};

const setOptions = (next) => {
  options = { ...options, ...next };
  input.disabled = Boolean(options.disabled);
  applyStyle();
};

const fromPage = {
  update: ({ options: next }) => setOptions(next),
  focus: () => input.focus(),
  token: async ({ request, ...wanted }) => postToParent({ type: 'answer', request, answer: await makeToken(wanted) }),
};
const fromSibling = {
  collect: (_, port) => port.postMessage(collected()),
  brand: ({ number }) => { siblingBrand = number === '' ? undefined : brandOf(number); rewrite(false); change(); },
};

addEventListener('message', ({ data, origin, source, ports }) => {
  if (typeof data !== 'object' || data === null || data.kind !== kind || typeof data.type !== 'string') return;
  if (source === parent && origin === parentOrigin && data.id === id && Object.hasOwn(fromPage, data.type)) void fromPage[data.type](data);
  else if (origin === location.origin && data.group === group && Object.hasOwn(fromSibling, data.type)) {
    fromSibling[data.type](data, ports[0]);
  }
});

const box = document.createElement('label');
const spoken = document.createElement('span');
spoken.className = 'spoken';
spoken.textContent = label;
Object.assign(input, { type: 'text', name: autocomplete, autocomplete, inputMode: 'numeric', spellcheck: false, placeholder });
input.setAttribute('autocorrect', 'off');
Object.assign(note, { id: 'error', className: 'spoken' });
input.setAttribute('aria-describedby', note.id);
box.append(spoken, input);
form.append(box, note);

input.addEventListener('input', (event) => {
  isTouched = false;
  rewrite(event.inputType?.startsWith('delete') ?? false);
  // The first six digits name the brand; no more leaves this frame, and only to a sibling.
  if (type === 'cardNumber') {
    sibling('cardCvc')?.postMessage({ kind, group, type: 'brand', number: digits().slice(0, 6) }, location.origin);
  }
  change();
});
input.addEventListener('focus', () => { applyStyle(); postToParent({ type: 'focus' }); });
input.addEventListener('blur', () => { if (input.value !== '') isTouched = true; change(); postToParent({ type: 'blur' }); });
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') { event.preventDefault(); if (!event.repeat) postToParent({ type: 'enter' }); }
});
form.addEventListener('submit', (event) => event.preventDefault());
setOptions({});
new ResizeObserver(() => postToParent({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) })).observe(form);
postToParent({ type: 'ready' });
