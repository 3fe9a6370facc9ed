/** Runs in the shop's page: as much of Stripe.js as the shop's card fields use, drawn by frames of this script's own origin. */
(() => {
  'use strict';
  if (window.Stripe) return;
  const home = new URL(document.currentScript.src).origin;
  const kind = 'surefoot-card';
  const sandboxKey = 'pk_sandbox_local';
  const titles = {
    cardNumber: 'Secure card number input frame', cardExpiry: 'Secure expiration date input frame', cardCvc: 'Secure CVC input frame',
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

  const plain = ({ style, disabled }) => JSON.parse(JSON.stringify({ style, disabled }));

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
    listeners = new Map();
    /** Requests to the frame that wait for its answer. */
    waiting = new Map();
    focus = () => { if (this.frame) { this.frame.focus(); this.send({ type: 'focus' }); } };

    constructor(type, options, group, fonts) {
      Object.assign(this, { type, options, group, fonts });
    }
    on(name, handler) { this.listeners.set(name, [...(this.listeners.get(name) ?? []), handler]); }
    off(name, handler) { this.listeners.set(name, (this.listeners.get(name) ?? []).filter((other) => other !== handler)); }
    emit(name, event) { for (const handler of this.listeners.get(name) ?? []) handler({ elementType: this.type, ...event }); }
    send(message) {
      if (this.isReady) this.frame.contentWindow.postMessage({ kind, id: this.id, ...message }, home);
      else this.queue.push(message);
    }
    async token(wanted) {
      if (!this.frame) throw integrationError(noFrame);
      return new Promise((resolve) => {
        const request = newId();
        this.waiting.set(request, resolve);
        this.send({ type: 'token', ...wanted, request });
      });
    }
    receive({ type, event, height, request, answer }) {
      switch (type) {
        case 'ready': this.isReady = true; return this.queue.splice(0).forEach((message) => this.send(message));
        case 'height': if (Number.isFinite(height)) this.frame.style.height = `${height}px`; return undefined;
        case 'change': return this.emit('change', event);
        case 'focus': case 'blur': return this.emit(type, {});
        case 'enter': { const form = this.host.closest('form'); return form && pressSubmit(form); }
        case 'answer': this.waiting.get(request)?.(answer); return this.waiting.delete(request);
        default: return undefined;
      }
    }
    mount(node) {
      this.host = node;
      this.frame = createFrame(this);
      mounted.set(this.id, this);
      node.replaceChildren(this.frame);
      this.labels = node.id ? [...document.querySelectorAll(`label[for="${CSS.escape(node.id)}"]`)] : [];
      for (const label of this.labels) label.addEventListener('click', this.focus);
    }
    update(next) {
      this.options = { ...this.options, ...next };
      if (this.frame) this.send({ type: 'update', options: plain(next) });
    }
    destroy() {
      mounted.delete(this.id);
      const error = { type: 'api_connection_error', message: 'The card field went away.' };
      for (const resolve of this.waiting.values()) resolve({ error });
      for (const label of this.labels) label.removeEventListener('click', this.focus);
      this.frame?.remove();
      this.frame = null;
      this.listeners.clear();
    }
  }

  const createElements = ({ fonts } = {}) => {
    const group = newId();
    const made = new Map();
    return {
      create(type, options = {}) {
        if (!Object.hasOwn(titles, type)) throw integrationError(`The sandbox has no element of type ${String(type)}.`);
        const field = new Field(type, options, group, fonts);
        const element = {
          on: (name, handler) => field.on(name, handler), off: (name, handler) => field.off(name, handler),
          mount: (node) => field.mount(node), update: (next) => field.update(next),
          destroy() {
            field.destroy();
            if (made.get(type) === element) made.delete(type);
          },
        };
        fields.set(element, field);
        made.set(type, element);
        return element;
      },
      /** `wanted` is the component of the field. */
      getElement: (wanted) => made.get(wanted.__elementType) ?? null,
    };
  };

  function Stripe(key) {
    if (key !== sandboxKey) throw integrationError('This is the card sandbox: it takes no real key.');
    const refused = async () =>
      ({ error: { type: 'invalid_request_error', message: 'The sandbox confirms no payments: pay with a card token.' } });
    return {
      elements: createElements,
      async createToken(element, data = {}) {
        const field = fields.get(element);
        if (field?.type !== 'cardNumber') throw integrationError('You must provide a cardNumber Element.');
        const answer = await field.token({ key, data: JSON.parse(JSON.stringify(data)) });
        return answer.error ? { error: answer.error } : { token: answer };
      },
      // The fields' library takes nothing for Stripe.js that has not these two.
      createPaymentMethod: refused,
      confirmCardPayment: refused,
    };
  }
  Stripe.version = 'sandbox';
  window.Stripe = Stripe;
})();
