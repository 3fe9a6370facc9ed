import { formOf } from './part';
import { yesNo } from './yesNo';

/** Several yes/no questions under one heading, all of which must be answered (RS-006, RS-029). */
export const yesNoList = (questions: Readonly<Record<string, string>>) =>
  formOf(...Object.entries(questions).map(([name, title]) => {
    const part = yesNo(name, { title });
    const ui = part.ui[name] as { readonly 'ui:options': object };
    return { ...part, ui: { [name]: { ...ui, 'ui:options': { ...ui['ui:options'], compact: true } } } };
  }));
