/** A payment method and a card token: a prefix and 128 random bits (database/ids.ts). */
const secretIds = /(pm|tok)_[0-9a-f]{28}([0-9a-f]{4})/g;
/** Every part has a limit: a long text without an address takes no longer than others. */
const emails = /([^\s"'<>(),:;@])[^\s"'<>(),:;@]{0,63}@((?:[^\s"'<>(),:;@.]{1,63}\.){1,8}[^\s"'<>(),:;@.]{1,63})/g;

/** `ines@example.com` → `i…@example.com`, `pm_9f0c…41d2` → `pm_…41d2`: enough to tell rows apart. */
export const shortened = (text: string): string => text.replace(emails, '$1…@$2').replace(secretIds, '$1_…$2');

/** The same for every text of a JSON value. */
export const shortenedJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, item: unknown) => (typeof item === 'string' ? shortened(item) : item));
