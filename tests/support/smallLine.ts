/** A line that is a definition alone: it asks an age, and goes on as `next` says. */
export const smallLine = (next: string, ...steps: readonly string[]): string => `id: small
code: small
base: small
title: Small
start: age
calls: {}
steps:
  age:
    path: age
    screen: form
    title: How old?
    form: { schema: { type: object, properties: { age: { type: integer, title: Age, maximum: 99, examples: [30] } }, required: [age] } }
    next: ${next}
${steps.map((step) => `  ${step}\n`).join('')}\
  end: { path: end, screen: form, title: End, form: { schema: { type: object, properties: { b: { type: boolean, title: B } } } } }
`;
