/**
 * A field's key is the partner's and may be anything (`__proto__`, `a.b`, `$ref`, empty, 10 kB). Answers and schemas
 * are kept under its name: the key itself when it is harmless, else `~` and the key's UTF-16 units in hex (S12).
 */
const harmless = /^(?!__)[A-Za-z_][\w-]{0,99}$/;
const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

export const nameOf = (key: string): string => (harmless.test(key) && !reserved.has(key) ? key : `~${toHex(key)}`);

const toHex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
