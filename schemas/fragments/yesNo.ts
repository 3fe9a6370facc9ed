import type { FormPart } from './part';

export interface YesNo {
  readonly title: string; readonly yes?: string; readonly no?: string; readonly yesHelp?: string; readonly noHelp?: string;
}

/** One question with two answers, as radio cards; the answer is a boolean. */
export const yesNo = (name: string, { title, yes = 'Yes', no = 'No', yesHelp, noHelp }: YesNo): FormPart => ({
  properties: { [name]: { type: 'boolean', title } },
  required: [name],
  ui: {
    [name]: {
      'ui:widget': 'radio',
      'ui:options': { choices: [{
        value: true, title: yes, ...(yesHelp ? { help: yesHelp } : {}),
      }, { value: false, title: no, ...(noHelp ? { help: noHelp } : {}) }] },
    },
  },
});
