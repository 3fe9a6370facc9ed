import { examples as address } from './address/examples';
import { examples as card } from './card/examples';
import { examples as checkbox } from './checkbox/examples';
import { examples as currency } from './currency/examples';
import { examples as date } from './date/examples';
import { examples as dateTime } from './date-time/examples';
import { examples as email } from './email/examples';
import { examples as fixed } from './fixed/examples';
import { examples as list } from './list/examples';
import { examples as multi } from './multi/examples';
import { examples as number } from './number/examples';
import { examples as phone } from './phone/examples';
import { examples as radio } from './radio/examples';
import { examples as search } from './search/examples';
import { examples as select } from './select/examples';
import { examples as text } from './text/examples';
import { examples as usPhone } from './us-phone/examples';
import type { Example } from './parts/example';

/** Every widget with its examples, for the gallery. */
export const widgetExamples: readonly { readonly name: string; readonly title: string; readonly examples: readonly Example[] }[] = [
  { name: 'text', title: 'Text', examples: text },
  { name: 'email', title: 'E-mail', examples: email },
  { name: 'number', title: 'Number', examples: number },
  { name: 'currency', title: 'Currency', examples: currency },
  { name: 'select', title: 'Select', examples: select },
  { name: 'search', title: 'Searchable select', examples: search },
  { name: 'radio', title: 'Radio cards', examples: radio },
  { name: 'checkbox', title: 'Tick box', examples: checkbox },
  { name: 'multi', title: 'Multi select', examples: multi },
  { name: 'date', title: 'Date', examples: date },
  { name: 'date-time', title: 'Date and time', examples: dateTime },
  { name: 'phone', title: 'Phone', examples: phone },
  { name: 'us-phone', title: 'US phone', examples: usPhone },
  { name: 'address', title: 'Address', examples: address },
  { name: 'list', title: 'List of rows', examples: list },
  { name: 'fixed', title: 'Fixed', examples: fixed },
  { name: 'card', title: 'Card', examples: card },
];
export type { Example };
