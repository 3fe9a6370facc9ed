const over = { over: 'a line above the heading', overPrice: 'a price beside that line' };
const form = { hint: 'a hint below the form', ...over, lockedBack: 'Back is shown and cannot be pressed' };
/** What a word of a screen's content means, by screen; words that several screens share stand under `*`. */
export const contentWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '*': {
    lead: 'a sentence under the heading', illustration: 'a drawing',
    currency: 'the currency’s code, or its path; in a line file the file’s own when absent',
    title: 'the heading', text: 'what it says', label: 'what stands on the left, or on the link', value: 'a text with {paths}',
    change: 'the step that its Change link leads to; Next leads back from there, past what needs no look',
    path: 'the path of the value', track: 'the analytics event',
    icon: 'the drawing beside it',
    empty: 'what is said when there is nothing to show', document: 'a document to open', tables: 'the rows that are shown, table by table',
    rows: 'the rows of the table', totals: 'the path of the totals; checkout.totals', choose: 'the label of the button',
    per: 'what the price is for: per month',
    documentLink: 'the label of the document’s link', next: 'what happens next, line by line', message: 'the sentence',
    price: 'how several payments are shown', schedule: 'the path of the payments', cadence: 'the path of the way to pay',
    from: 'the path of the first day',
    renews: 'when it renews, for the ways to pay that are named', note: 'a sentence under the price',
    calculating: 'the sentence while the price is worked out',
    list: 'the path of the list', to: 'the path of the last day',
  },
  form, question: form,
  survey: { bottom: 'the path of a text below', mailing: 'what stands above a mailing address', vip: 'what is said above a limit' },
  entries: {
    entry: 'how an entry reads: its texts name its own fields', amount: 'the field with an amount',
    add: 'the button while the list is empty',
    another: 'the button once there is an entry', edit: 'the button that changes an entry', remove: 'the button that removes it',
    total: 'the label of the sum of all amounts', needed: 'what Next waits for while none of its branches holds',
    most: 'so many entries at most', full: 'said when there are so many',
  },
  entry: { save: 'the button that saves', cancel: 'the button that closes' },
  plans: {
    layout: 'tabs, one plan at a time, or cards side by side', atLeast: 'the loader shows at least so many milliseconds',
    placeholders: 'how many cards are drawn while no plan is known yet; 2 when left out',
    amounts: 'rows of a card: label, and path inside the plan', plans: 'the path of the plans', plan: 'paths inside a plan',
    id: 'the plan’s id',
    price: 'its price', summary: 'its summary', document: 'its document', days: 'multiplies the price by the days between two dates',
    sum: 'the sum below',
    line: 'the line of the plan', total: 'the label of the sum', documentTrack: 'the analytics event when the document is opened',
    title: 'the plan’s name; of `empty` the heading',
  },
  compare: {
    offers: 'the path of the plans with their prices', help: 'an explanation', cells: 'plan → what it covers; absent: not covered',
  },
  addOns: {
    ...over, amountLabel: 'the label of an amount', total: 'the label of `overPrice` under the list',
    skip: 'the button that goes on without',
  },
  quote: {
    facts: 'rows with a drawing', groups: 'groups of fields', fields: 'fields of the form',
    names: 'the path of the plan’s own names of the coverages',
    namedAs: 'field → its key there',
  },
  payment: {
    action: 'what happens to the money: charge when absent', refund: 'the path of what goes back',
    totalLabel: 'the label of the last line of the totals',
    priceFields: 'fields that stand with the price', disclaimer: 'the path of a text below',
    acknowledgment: 'the tick box, with the linked word in [brackets]',
    save: 'the path of the tick',
  },
  confirmation: {
    policyNumber: 'the path of the policy number', status: 'the path of the purchase’s status', phone: 'whom to call',
    disclaimer: 'the small print',
    pending: 'the words for a policy that waits for approval; a line must have them',
  },
};
