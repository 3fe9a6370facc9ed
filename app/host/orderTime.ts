/** 'Mar 10, 2026, 2:05 PM', in the visitor's own time zone. `at` is in milliseconds since 1970. */
export const orderTime = (at: number): string => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
