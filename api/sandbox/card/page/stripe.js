/** Runs in the shop's page: the surface of Stripe.js that a card form uses, drawn by frames of this script's own origin. */
(() => {
  'use strict';
  if (window.Stripe) return;
  const home = new URL(document.currentScript.src).origin;
  const kind = 'surefoot-card';
  const sandboxKey = 'pk_sandbox_local';
  const titles = {
    card: 'Secure card payment input frame', cardNumber: 'Secure card number input frame',
    cardExpiry: 'Secure expiration date input frame', cardCvc: 'Secure CVC input frame',
  };
  const classNames = {
    base: 'StripeElement', complete: 'StripeElement--complete', empty: 'StripeElement--empty', focus: 'StripeElement--focus',
    invalid: 'StripeElement--invalid',
  };
  const integrationError = (message) => Object.assign(new Error(message), { name: 'IntegrationError' });
  const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const mounted = new Map();
  const fields = new WeakMap();

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== home || typeof data !== 'object' || data === null || data.kind !== kind) return;
    const field = mounted.get(data.id);
    if (field && source === field.frame.contentWindow) field.receive(data);
  });

  /** Enter in a field does what it does in any field of a form: it presses the form's submit button, unless that is off. */
  const pressSubmit = (form) => {
    const button = [...form.elements].find((control) => control.type === 'submit');
    if (!button) form.requestSubmit();
    else if (!button.disabled) button.click();
  };

  const plain = ({ style, disabled, hidePostalCode, placeholder }) =>
    JSON.parse(JSON.stringify({ style, disabled, hidePostalCode, placeholder }));

  /** The listeners of one element, as `on`, `once` and `off` of Stripe.js keep them. */
  const createListeners = (type) => {
    const listeners = new Map();
    const add = (name, handler, given) => listeners.set(name, [...(listeners.get(name) ?? []), { handler, given }]);
    const remove = (name, given) =>
      listeners.set(name, given ? (listeners.get(name) ?? []).filter((entry) => entry.given !== given) : []);
    return {
      add, remove,
      addOnce: (name, given) => add(name, (event) => { remove(name, given); given(event); }, given),
      clear: () => listeners.clear(),
      emit: (name, event) => { for (const { handler } of listeners.get(name) ?? []) handler({ elementType: type, ...event }); },
    };
  };

  /** Requests to a frame that wait for its answer. */
  const createRequests = (send) => {
    const waiting = new Map();
    return {
      ask: (message) => new Promise((resolve) => {
        const request = newId();
        waiting.set(request, resolve);
        send({ ...message, request });
      }),
      answer: ({ request, answer }) => { waiting.get(request)?.(answer); waiting.delete(request); },
      cancel: () => {
        for (const resolve of waiting.values()) resolve({ error: { type: 'api_connection_error', message: 'The card field went away.' } });
        waiting.clear();
      },
    };
  };

  const createFrame = ({ id, group, type, fonts, options }) => {
    const frame = document.createElement('iframe');
    frame.name = `${kind}-${group}-${type}`;
    frame.title = titles[type];
    frame.setAttribute('allow', '');
    for (const [property, value] of Object.entries({
      border: 'none', display: 'block', width: '100%', height: '1.3em', margin: '0', padding: '0', 'color-scheme': 'light',
    })) frame.style.setProperty(property, value);
    const settings = { id, group, type, parentOrigin: location.origin, fonts, options: plain(options) };
    frame.src = `${home}/v1/frame.html#${encodeURIComponent(JSON.stringify(settings))}`;
    return frame;
  };

  const nodeAt = (place) => {
    const node = typeof place === 'string' ? document.querySelector(place) : place;
    if (node) return node;
    throw integrationError(`The selector you specified (${String(place)}) applies to no DOM elements that are currently on the page.`);
  };
  const noFrame =
    'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.';

  /** One card field: its frame, what it sends to it, and what it hears from it. */
  class Field {
    id = newId();
    host = null;
    frame = null;
    isReady = false;
    queue = [];
    labels = [];
    requests = createRequests((message) => this.send(message));
    focus = () => { if (this.frame) { this.frame.focus(); this.send({ type: 'focus' }); } };

    constructor(type, given, group, fonts) {
      Object.assign(this, { type, group, fonts });
      this.options = { ...given };
      this.classes = { ...classNames, ...given.classes };
      this.listeners = createListeners(type);
    }
    mark(name, on) { this.host?.classList.toggle(this.classes[name], on); }
    send(message) {
      if (this.isReady) this.frame.contentWindow.postMessage({ kind, id: this.id, ...message }, home);
      else this.queue.push(message);
    }
    async token(wanted) {
      if (!this.frame) throw integrationError(noFrame);
      return this.requests.ask({ type: 'token', ...wanted });
    }
    receive(data) {
      const { emit } = this.listeners;
      switch (data.type) {
        case 'ready': return this.becomeReady();
        case 'height': if (Number.isFinite(data.height)) this.frame.style.height = `${data.height}px`; return undefined;
        case 'change': return this.change(data.event);
        case 'focus': case 'blur': this.mark('focus', data.type === 'focus'); return emit(data.type, {});
        case 'escape': return emit('escape', {});
        case 'enter': { const form = this.host?.closest('form'); return form && pressSubmit(form); }
        case 'answer': return this.requests.answer(data);
        default: return undefined;
      }
    }
    becomeReady() {
      this.isReady = true;
      for (const message of this.queue.splice(0)) this.send(message);
      this.listeners.emit('ready', {});
    }
    change(event) {
      this.mark('empty', event.empty);
      this.mark('complete', event.complete);
      this.mark('invalid', Boolean(event.error));
      this.listeners.emit('change', event);
    }
    mount(place) {
      const node = nodeAt(place);
      if (this.host === node) return;
      this.unmount();
      this.host = node;
      node.replaceChildren();
      this.frame = createFrame(this);
      mounted.set(this.id, this);
      node.append(this.frame);
      this.mark('base', true);
      this.mark('empty', true);
      this.labels = node.id ? [...document.querySelectorAll(`label[for="${CSS.escape(node.id)}"]`)] : [];
      for (const label of this.labels) label.addEventListener('click', this.focus);
    }
    unmount() {
      mounted.delete(this.id);
      this.requests.cancel();
      for (const label of this.labels) label.removeEventListener('click', this.focus);
      this.frame?.remove();
      if (this.host) for (const name of Object.values(this.classes)) this.host.classList.remove(name);
      Object.assign(this, { host: null, frame: null, isReady: false, queue: [], labels: [] });
    }
    update(next) {
      this.options = { ...this.options, ...next };
      if (this.frame) this.send({ type: 'update', options: plain(next) });
    }
  }

  /** The element as Stripe.js shows it: every method but `destroy` returns the element. */
  const createElement = (type, given, { group, fonts, forget }) => {
    const field = new Field(type, given, group, fonts);
    const { listeners } = field;
    const returning = (work) => (...parameters) => { work(...parameters); return element; };
    const element = {
      on: returning((name, handler) => listeners.add(name, handler, handler)),
      once: returning(listeners.addOnce),
      off: returning(listeners.remove),
      mount: returning((place) => field.mount(place)),
      unmount: returning(() => field.unmount()),
      update: returning((next) => field.update(next)),
      clear: returning(() => { if (field.frame) field.send({ type: 'clear' }); }),
      focus: returning(field.focus),
      blur: returning(() => { if (field.frame) field.send({ type: 'blur' }); }),
      collapse: returning(() => undefined),
      destroy() { field.unmount(); listeners.clear(); forget(); },
    };
    fields.set(element, field);
    return element;
  };

  const createElements = (settings) => {
    const group = newId();
    const made = new Map();
    let current = { ...settings };
    return {
      create(type, options = {}) {
        if (!Object.hasOwn(titles, type)) throw integrationError(`The sandbox has no element of type ${String(type)}.`);
        if (made.has(type)) throw integrationError(`Can only create one Element of type ${type} through this Elements instance.`);
        const forget = () => { if (made.get(type) === element) made.delete(type); };
        const element = createElement(type, options, { group, fonts: current.fonts, forget });
        made.set(type, element);
        return element;
      },
      getElement(wanted) {
        const type = typeof wanted === 'string' ? wanted : (wanted?.__elementType ?? wanted?.displayName);
        return made.get(type) ?? null;
      },
      update(next) { current = { ...current, ...next }; },
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    };
  };

  function Stripe(key) {
    if (key !== sandboxKey) throw integrationError('This is the card sandbox: it takes no real key.');
    const fieldOf = (element) => {
      const field = typeof element === 'object' && element !== null ? fields.get(element) : undefined;
      if (!field || (field.type !== 'card' && field.type !== 'cardNumber')) {
        throw integrationError('You must provide a card or cardNumber Element.');
      }
      return field;
    };
    const refused = async () =>
      ({ error: { type: 'invalid_request_error', message: 'The sandbox confirms no payments: pay with a card token.' } });
    return {
      elements: createElements,
      async createToken(element, data = {}) {
        const answer = await fieldOf(element).token({ object: 'token', key, data: JSON.parse(JSON.stringify(data)) });
        return answer.error ? { error: answer.error } : { token: answer };
      },
      async createPaymentMethod({ card, billing_details = {} } = {}) {
        const answer = await fieldOf(card).token({ object: 'payment_method', key, data: { name: billing_details.name } });
        return answer.error ? { error: answer.error } : { paymentMethod: answer };
      },
      confirmCardPayment: refused,
      confirmPayment: refused,
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }
  Stripe.version = 'sandbox';
  window.Stripe = Stripe;
})();
