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
  const insides = new WeakMap();

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== home || typeof data !== 'object' || data === null || data.kind !== kind) return;
    const inside = mounted.get(data.id);
    if (inside && source === inside.frame.contentWindow) inside.receive(data);
  });

  /** Enter in a field does what it does in any field of a form: it presses the form's submit button, unless that is off. */
  const pressSubmit = (form) => {
    const button = [...form.elements].find((control) => control.type === 'submit');
    if (!button) form.requestSubmit();
    else if (!button.disabled) button.click();
  };

  const createElement = (type, given, group, forget) => {
    const id = newId();
    const listeners = new Map();
    const waiting = new Map();
    const classes = { ...classNames, ...given.classes };
    let options = { ...given };
    let host = null;
    let frame = null;
    let isReady = false;
    let queue = [];
    let labels = [];

    const emit = (name, event) => { for (const { handler } of listeners.get(name) ?? []) handler({ elementType: type, ...event }); };
    const mark = (name, on) => host?.classList.toggle(classes[name], on);
    const send = (message) => {
      if (isReady) frame.contentWindow.postMessage({ kind, id, ...message }, home);
      else queue.push(message);
    };
    const plain = ({ style, disabled, hidePostalCode, placeholder }) =>
      JSON.parse(JSON.stringify({ style, disabled, hidePostalCode, placeholder }));

    const received = {
      ready() {
        isReady = true;
        const held = queue;
        queue = [];
        held.forEach(send);
        emit('ready', {});
      },
      height: ({ height }) => { if (Number.isFinite(height)) frame.style.height = `${height}px`; },
      change({ event }) {
        mark('empty', event.empty);
        mark('complete', event.complete);
        mark('invalid', Boolean(event.error));
        emit('change', event);
      },
      focus: () => { mark('focus', true); emit('focus', {}); },
      blur: () => { mark('focus', false); emit('blur', {}); },
      escape: () => emit('escape', {}),
      enter: () => { const form = host?.closest('form'); if (form) pressSubmit(form); },
      answer: ({ request, answer }) => { waiting.get(request)?.(answer); waiting.delete(request); },
    };
    const inside = {
      type,
      get frame() { return frame; },
      receive: (data) => { if (Object.hasOwn(received, data.type)) received[data.type](data); },
      token: (wanted) => new Promise((resolve, reject) => {
        if (!frame) {
          return reject(integrationError(
            'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
          ));
        }
        const request = newId();
        waiting.set(request, resolve);
        send({ type: 'token', request, ...wanted });
      }),
    };

    const element = {
      on(name, handler) { listeners.set(name, [...(listeners.get(name) ?? []), { handler, given: handler }]); return element; },
      once(name, handler) {
        const once = (event) => { element.off(name, handler); handler(event); };
        listeners.set(name, [...(listeners.get(name) ?? []), { handler: once, given: handler }]);
        return element;
      },
      off(name, handler) {
        listeners.set(name, handler ? (listeners.get(name) ?? []).filter((entry) => entry.given !== handler) : []);
        return element;
      },
      mount(place) {
        const node = typeof place === 'string' ? document.querySelector(place) : place;
        if (!node) {
          throw integrationError(
            `The selector you specified (${String(place)}) applies to no DOM elements that are currently on the page.`,
          );
        }
        if (host === node) return element;
        element.unmount();
        host = node;
        host.replaceChildren();
        frame = document.createElement('iframe');
        frame.name = `${kind}-${group}-${type}`;
        frame.title = titles[type];
        frame.setAttribute('allow', '');
        for (const [property, value] of Object.entries({
          border: 'none', display: 'block', width: '100%', height: '1.3em', margin: '0', padding: '0', 'color-scheme': 'light',
        })) frame.style.setProperty(property, value);
        const settings = { id, group, type, parentOrigin: location.origin, options: plain(options) };
        frame.src = `${home}/v1/frame.html#${encodeURIComponent(JSON.stringify(settings))}`;
        mounted.set(id, inside);
        host.append(frame);
        mark('base', true);
        mark('empty', true);
        labels = host.id ? [...document.querySelectorAll(`label[for="${CSS.escape(host.id)}"]`)] : [];
        labels.forEach((label) => label.addEventListener('click', element.focus));
        return element;
      },
      unmount() {
        mounted.delete(id);
        for (const resolve of waiting.values()) resolve({ error: { type: 'api_connection_error', message: 'The card field went away.' } });
        waiting.clear();
        labels.forEach((label) => label.removeEventListener('click', element.focus));
        frame?.remove();
        if (host) for (const name of Object.values(classes)) host.classList.remove(name);
        [host, frame, isReady, queue, labels] = [null, null, false, [], []];
        return element;
      },
      destroy() { element.unmount(); listeners.clear(); forget(); },
      update(next) { options = { ...options, ...next }; if (frame) send({ type: 'update', options: plain(next) }); return element; },
      clear() { if (frame) send({ type: 'clear' }); return element; },
      focus() { if (frame) { frame.focus(); send({ type: 'focus' }); } return element; },
      blur() { if (frame) send({ type: 'blur' }); return element; },
      collapse() { return element; },
    };
    insides.set(element, inside);
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
        const element = createElement(type, options, group, () => { if (made.get(type) === element) made.delete(type); });
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
    const insideOf = (element) => {
      const inside = typeof element === 'object' && element !== null ? insides.get(element) : undefined;
      if (!inside || (inside.type !== 'card' && inside.type !== 'cardNumber')) {
        throw integrationError('You must provide a card or cardNumber Element.');
      }
      return inside;
    };
    const refused = async () =>
      ({ error: { type: 'invalid_request_error', message: 'The sandbox confirms no payments: pay with a card token.' } });
    return {
      elements: createElements,
      async createToken(element, data = {}) {
        const answer = await insideOf(element).token({ object: 'token', key, data: JSON.parse(JSON.stringify(data)) });
        return answer.error ? { error: answer.error } : { token: answer };
      },
      async createPaymentMethod({ card, billing_details = {} } = {}) {
        const answer = await insideOf(card).token({ object: 'payment_method', key, data: { name: billing_details.name } });
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
