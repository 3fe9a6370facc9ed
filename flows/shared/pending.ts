import type { NextLine, PendingContent } from '../screenContent';

const answer = 'within 2 business days';

/** PY-026, S-50: what every line says while a policy waits for approval; `lines` is what this line adds. No e-mail address: it is not stored. */
export const pendingApproval = (...lines: readonly NextLine[]): PendingContent => ({
  message: `You are not covered yet. We tell you by e-mail ${answer} whether we can cover you.`,
  next: [
    { icon: 'mail', title: 'Wait for our e-mail', text: `We review your order and write to you ${answer}. You are covered only when that e-mail says so.` },
    ...lines,
    { icon: 'card', title: 'If we cannot cover you', text: 'Our e-mail says why, and we return what you have paid.' },
  ],
});
