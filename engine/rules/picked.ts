/** The widget's mark beside a street: a suggestion was picked. Typed text without it is refused (SV-057); ours, never sent. */
export const picked = 'picked';
