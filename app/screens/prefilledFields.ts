import { getPath, type Context, type FlowDefinition, type Form, type Step } from '#engine';

/**
 * The form without the fields that a fact of the visit has answered (`ui:options.hideWhenKnown`): a logged-in visitor's
 * e-mail is not asked again (RC-063). A field whose answer differs from the fact is shown.
 */
export function withoutPrefilled(flow: FlowDefinition, { save }: Step, form: Form | undefined, context: Context,
  facts: Context): Form | undefined {
  const hidden = Object.entries(flow.prefill ?? {}).flatMap(([path, fact]) => {
    const name = save === undefined ? path : path.startsWith(`${save}.`) ? path.slice(save.length + 1) : undefined;
    const options = name === undefined ? undefined
      : (form?.ui?.[name] as { readonly 'ui:options'?: { readonly hideWhenKnown?: boolean } } | undefined)?.['ui:options'];
    const prefilled = [fact].flat().map((one) => getPath(facts, one)).find((value) => value !== undefined);
    return name !== undefined && options?.hideWhenKnown && prefilled !== undefined && getPath(context, path) === prefilled ? [name] : [];
  });
  if (!form || hidden.length === 0) return form;
  return { ...form, ui: { ...form.ui, ...Object.fromEntries(hidden.map((name) => [name, { 'ui:widget': 'hidden' }])) } };
}
