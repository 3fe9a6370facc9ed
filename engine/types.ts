/** The words of a flow definition and of the interpreter. A definition is plain data: it survives a JSON round trip. */

/** JSON Schema, draft 07, plus our two keywords `window` and `newerThan`. */
export interface JsonSchema {
  readonly $id?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema | boolean>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean;
  readonly contains?: JsonSchema;
  readonly dependencies?: Readonly<Record<string, JsonSchema | readonly string[]>>;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  /** A value that belongs to this moment only (card state): never stored. */
  readonly writeOnly?: boolean;
  /** Calendar days, counted from today or from a sibling date. */
  readonly window?: Window;
  /** A timestamp (milliseconds or ISO 8601) younger than this. */
  readonly newerThan?: { readonly hours?: number; readonly minutes?: number };
  readonly [keyword: string]: unknown;
}

/** A length of time in the calendar; a number counts days, a minus counts back. */
export type Span = number | { readonly days?: number; readonly months?: number; readonly years?: number };

/**
 * `from: 'today'` reads the one clock in `zone` (an IANA name; the visitor's own when left out). `min` and `max` are inclusive. A span
 * beside `from` is the only edge: `years: -12` is that long before or longer (`max`), `years: 12` that long after or longer (`min`).
 */
export interface Window {
  readonly from: string;
  readonly zone?: string;
  readonly min?: Span;
  readonly max?: Span;
  readonly days?: number;
  readonly months?: number;
  readonly years?: number;
}

/** A form: what may be answered (`schema`) and how it is asked (`ui`, RJSF's uiSchema). */
export interface Form {
  readonly schema: JsonSchema;
  readonly ui?: Readonly<Record<string, unknown>>;
}

/** Dotted path into the context: `driverInfo.email`, `plans.0.plan_id`. */
export type Path = string;

/**
 * A guard. Dotted path → JSON Schema; every entry must hold. `true` is "present", `false` is "absent".
 * `anyOf`, `allOf` and `not` combine rules; `filled` names steps whose form must be valid with the present answers.
 */
export interface Rule {
  readonly anyOf?: readonly Rule[];
  readonly allOf?: readonly Rule[];
  readonly not?: Rule;
  readonly filled?: string | readonly string[];
  readonly [path: Path]: boolean | string | JsonSchema | Rule | readonly (Rule | string)[] | undefined;
}

/** Where a transition leads: the first branch whose `when` holds wins; a branch without `when` always holds. */
export interface Branch<S extends string = string, M extends string = string> {
  readonly when?: Rule;
  readonly to?: S;
  readonly modal?: M;
}
export type Next<S extends string = string, M extends string = string> = S | readonly Branch<S, M>[];

/** A call in a transition. `unless` makes it a cache: the call is left out while the rule holds. */
export type CallUse<C extends string = string> = C | { readonly call: C; readonly unless?: Rule };

/** What an event does: keep the event's value at `save`, run the calls in order, then go where `next` says (nowhere when absent). */
export interface Transition<S extends string = string, C extends string = string, M extends string = string> {
  /** The list the event's value is taken from: a value that is not in it is ignored. */
  readonly from?: Path;
  readonly save?: Path;
  /** Fields the event empties, once its calls have succeeded. */
  readonly clear?: readonly Path[];
  readonly calls?: readonly CallUse<C>[];
  readonly next?: Next<S, M>;
  /** An analytics event, handed to the host when the transition has led somewhere. */
  readonly track?: string;
}

/**
 * A select whose choices come from a call: the list at a path, as `{ value, title }` or as plain values, or read by the names said here.
 */
export type ChoicesFrom = Path | {
  readonly list: Path;
  /** Path of the stored value inside an item. */
  readonly value: Path;
  /** How an item reads: `{name}`. */
  readonly title: string;
};

/** A step whose questions the server sends (SV): one screen of its dynamic form at a time. */
export interface SurveyUse {
  /** Top-level field that holds the server's dynamic form. */
  readonly form: string;
  /** Top-level field that holds the answers, by field name. */
  readonly answers: string;
  /** Top-level field that holds the trail: which screen shows, and which way the server said to go. Only the interpreter writes it. */
  readonly trail: string;
  /** Top-level field in which the saving call leaves the server's word: `{ next_screen_id }`. */
  readonly reply?: string;
  /** A screen that asks one of these keys is skipped: it is answered elsewhere (SV-037, S-06). */
  readonly skip?: readonly string[];
}

export interface Step<S extends string = string, C extends string = string, M extends string = string> {
  /** The last segment of the step's address. */
  readonly path: string;
  /** The kind of screen that shows the step; the app owns the list. */
  readonly screen: string;
  /** The heading; `{dotted.path}` is filled from the context. */
  readonly title: string;
  /** The screen's copy and settings: plain data that only the screen kind reads. */
  readonly content?: Readonly<Record<string, unknown>>;
  readonly form?: Form;
  /** Field of the form (dotted) → where its choices come from. A field without any choice is not asked. */
  readonly choices?: Readonly<Record<Path, ChoicesFrom>>;
  /** Field of the form → the rule under which it is asked. */
  readonly asks?: Readonly<Record<string, Rule>>;
  /** The server's questions instead of a form of our own. */
  readonly survey?: SurveyUse;
  /** Where the form's answers live; the top of the context when absent. */
  readonly save?: Path;
  /**
   * What must hold to enter, by Next, Back or a typed address, besides that the answers lead here and every step before is complete: what
   * only a call can give.
   */
  readonly needs?: Rule;
  /** The step to enter otherwise; the flow's `otherwise` when absent. */
  readonly otherwise?: S;
  /**
   * While the rule holds, the step is passed over as if it were not there: the branches of its `next` are read at once. A step without
   * form, content and calls whose `next` decides is always passed over.
   */
  readonly skip?: Rule;
  /** Overrides the computed Back: another step, or `false` for none. */
  readonly back?: S | false;
  /**
   * Shown in a dialog over this step: a detour from it, where Back leads and whose progress it has. Its answers, at `save`, are gone once
   * it is left: what they were taken from is as it was.
   */
  readonly over?: S;
  /** NEXT: the fields it empties once its calls have succeeded; the calls see them empty. */
  readonly clear?: readonly Path[];
  /** The calls to run … */
  readonly calls?: readonly CallUse<C>[];
  /** … and where to go. */
  readonly next?: Next<S, M>;
  readonly track?: string;
  /** Other events: CHOOSE, ADD, … */
  readonly on?: Readonly<Partial<Record<StepEvent, Transition<S, C, M>>>>;
  /** Calls that run each time the step is entered. */
  readonly enter?: { readonly calls: readonly CallUse<C>[] };
  /** Calls that run while `of` is stale; a change made meanwhile starts them again. */
  readonly refresh?: { readonly of: Path; readonly calls: readonly CallUse<C>[] };
  /** The sentence of the busy overlay while this step's calls run. */
  readonly busy?: string;
}
export type StepEvent = 'CHOOSE' | 'ADD' | 'EDIT' | 'REMOVE' | 'PICK' | 'ACCEPT' | 'DISMISS' | 'SKIP';

/** A modal that decides where the visitor goes or what is kept: a state of the step that opened it. */
export interface Modal<S extends string = string, M extends string = string> {
  readonly type: 'info' | 'error' | 'select' | 'component';
  readonly title?: string;
  readonly message?: string;
  /** More paragraphs of our own copy. */
  readonly body?: readonly string[];
  /** Path of server HTML shown through the sanitising component. */
  readonly html?: Path;
  /** The label of the button that accepts or dismisses. */
  readonly button?: string;
  /** Select: path of the list to choose from, and how an option reads (`{city}, {county}`). */
  readonly options?: Path;
  readonly option?: string;
  /** Select: where the picked option is kept. Component: set to true by ACCEPT, cleared by DISMISS. */
  readonly save?: Path;
  /** Select and component: where PICK or ACCEPT leads; back to the step when absent. */
  readonly next?: Next<S, M>;
  /** The analytics event when it opens, where it has one of its own. */
  readonly track?: string;
}

/** What follows from a change of `of` (any of them). Without `of` it is for `load`. */
export interface Change {
  readonly of?: Path | readonly Path[];
  readonly when?: Rule;
  readonly unless?: Rule;
  readonly clear?: readonly Path[];
  /** Clears everything but these top-level fields. */
  readonly keep?: readonly string[];
  readonly stale?: readonly Path[];
  /** Path → how its value is derived: as data, or by the name of a pure function in the product's derive.ts. */
  readonly set?: Readonly<Record<Path, string | Derivation>>;
}

/** How a value is derived from others, as data. */
export type Derivation =
  /** The first that is not blank; else `else`. */
  | { readonly first: readonly Path[]; readonly else?: unknown }
  /** The numbers at these paths; `*` stands for every entry of a list: `items.*.amount`. What is no number counts nothing. */
  | { readonly sum: readonly Path[] }
  /** The entries of a list. */
  | { readonly count: Path }
  /** A text with `{dotted.path}`; spaces around a missing value collapse. */
  | { readonly text: string }
  /** What a table says of the value at a path; else `else`. */
  | { readonly lookup: Path; readonly in: Readonly<Record<string, unknown>>; readonly else?: unknown }
  /** Whether the rule holds. */
  | { readonly when: Rule }
  | { readonly newId: true }
  | { readonly value: unknown };

/** What a call may write, and whether it may happen only once. */
export interface CallSpec {
  /** Top-level context fields the adapter's patch may write. */
  readonly gives: readonly string[];
  /** Happens at most once per value of this field, and cannot be left while it runs, nor while the calls before it do (purchase). */
  readonly once?: Path;
  /** It buys: like `once`, with a key and everything that follows from a purchase kept by the interpreter. */
  readonly sells?: Sale;
}

/** What a purchase sells, and what it is sold with. */
export interface Sale {
  /** What is sold: another value makes another order, with another key, and takes back the price, the payment method and the consent. */
  readonly of: Path | readonly Path[];
  /** What it costs; another price takes back the payment method. */
  readonly price?: Path;
  /** The payment method, for this one order: taken back when it is refused, when it has bought, and when the page is loaded again. */
  readonly method?: Path;
  /** What the visitor has agreed to. */
  readonly consent?: Path;
}

/**
 * What a line promises of every visit; the prover looks for one that breaks it. Exactly one of `always`, `never` and `leadsTo`, judged by
 * the answers that count.
 */
export interface LinePromise {
  /** The sentence, with the row of the requirements that it comes from. */
  readonly name: string;
  /** Only while one of these steps shows; every step when absent. */
  readonly at?: string | readonly string[];
  /** Only while this holds. */
  readonly when?: Rule;
  readonly always?: Rule;
  readonly never?: Rule;
  /** Whoever goes on comes to this step, or to where this rule holds, before the flow ends. */
  readonly leadsTo?: string | Rule;
}

export interface FlowDefinition<S extends string = string, C extends string = string, M extends string = string> {
  /** The version of the language the definition is written in (grammar.md, Versions); 1 when absent. */
  readonly language?: number;
  readonly id: string;
  /** The line's code in the partner's catalogue (`some_line`). */
  readonly code: string;
  /** First segment of the address. */
  readonly base: string;
  readonly title: string;
  readonly start: S;
  /** The step to enter instead of one that cannot be entered and names no `otherwise` of its own; the furthest that can be when absent. */
  readonly otherwise?: S;
  /** The first step begins anew, unless the visitor comes from the landing page or the flow is embedded (RN-044, C-01). */
  readonly afresh?: boolean;
  readonly calls: Readonly<Record<C, CallSpec>>;
  readonly changes?: readonly Change[];
  /** Carried out when stored answers are loaded. */
  readonly load?: readonly Change[];
  /**
   * Path → a fact of the visit (`account.email`; the first of several that is known), given at the start where the answer is still blank.
   * Cut to the field's `maxLength`.
   */
  readonly prefill?: Readonly<Record<Path, Path | readonly Path[]>>;
  readonly modals?: Readonly<Record<M, Modal<S, M>>>;
  /** What holds of every visit; the prover alone reads it. */
  readonly promises?: readonly LinePromise[];
  readonly steps: Readonly<Record<S, Step<S, C, M>>>;
}

/** What the flow knows: answers, and what the calls gave. */
export type Context = Readonly<Record<string, unknown>>;
/** A shallow patch by path; `undefined` clears. */
export type Patch = Readonly<Record<Path, unknown>>;

/**
 * A failed call, as the machine keeps it at `context.error`. `outcome` is `unknown` when the other side may have acted
 * (no answer, 5xx, an answer that cannot be read) and `refused` when it certainly did not.
 */
export interface CallFault {
  readonly code: string;
  readonly title?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly outcome: 'refused' | 'unknown';
  readonly status?: number;
  readonly request?: string;
  /** The call that failed. */
  readonly call: string;
}

/** Partner's names out, our patch back. Aborted through `tools.signal` when the step is left. */
export type Adapter<T = unknown, C = Context> = (context: C, tools: T & { readonly signal: AbortSignal }) => Promise<Patch>;
export type Adapters<T = unknown, C = Context> = Readonly<Record<string, Adapter<T, C>>>;

/** The one clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The calendar day, `YYYY-MM-DD`, in an IANA zone; the visitor's own zone when left out. */
  today(zone?: string): string;
}
export interface DeriveTools { readonly clock: Clock; readonly newId: () => string }
export type Derive = Readonly<Record<string, (context: Context, tools: DeriveTools) => unknown>>;

/**
 * An order that left the page and has no definite answer yet (D19). Until it is settled, nothing of the visit can be changed. The
 * interpreter alone writes it, at `context.orderInDoubt`.
 */
export interface OrderInDoubt {
  /** The step that ordered, and its call. */
  readonly step: string;
  readonly call: string;
  /** The value of the call's `once`: the idempotency key. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The total in words, where only the browser's record of the order is left. */
  readonly total?: string;
  /** What was ordered is not known any more, so that the order cannot be sent again: the browser was closed, or it is another tab's. */
  readonly isLost?: true;
  /** A tab with the same key had sent it before, and had no answer yet. */
  readonly isRepeated?: true;
}

export type FlowEvent =
  | { readonly type: 'CHANGE'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'GOTO'; readonly step: string }
  | { readonly type: 'CHOOSE'; readonly value: unknown }
  /** Begins an entry of a list. */
  | { readonly type: 'ADD' }
  /** Takes an entry of a list: to change a copy of it, or to remove it. */
  | { readonly type: 'EDIT' | 'REMOVE'; readonly value: unknown }
  | { readonly type: 'PICK'; readonly value: unknown }
  | { readonly type: 'ACCEPT' }
  /** Goes on without what the step offers (S-43). */
  | { readonly type: 'SKIP' }
  | { readonly type: 'DISMISS' }
  /** Runs the calls of the step's `refresh`, or of its `enter` that did not come, again. */
  | { readonly type: 'REFRESH' }
  | { readonly type: 'RESET' }
  /** Sends the order in doubt again, with the same key. */
  | { readonly type: 'CHECK' }
  /** Gives up the order in doubt: the visit begins again at the first step, with what was answered. */
  | { readonly type: 'ABANDON' };

/** The screen of a survey that shows. */
export interface Stop {
  /** The screen's id in the dynamic form. */
  readonly id: string;
  readonly question: string;
  readonly help?: string;
  /** The screen's own disclaimer. */
  readonly bottom?: string;
  /** Shows only Go Back (SV-005). */
  readonly rejects: boolean;
  /** Shows property address and full name above the fields (SV-008). */
  readonly asksMailingAddress: boolean;
  /** The first screen of an inserted branch (SV-033). */
  readonly startsBranch: boolean;
  /** Counted from 1 over the present sequence. */
  readonly number: number;
  readonly total: number;
  /** The total as each screen up to this one showed it: answers may have opened branches since. */
  readonly totals: readonly number[];
}

/** A required field without a value. */
export interface Missing {
  readonly title: string;
  /** Where the field's list shows several rows: the row's place on the page, from 0, and what the form calls a row (`Driver {n}`). */
  readonly row?: { readonly index: number; readonly title?: unknown };
}

/** Everything a screen may know about where the visitor is. */
export interface View {
  readonly step: string;
  readonly context: Context;
  /** The open modal state, if any. */
  readonly modal?: string;
  /** A call is running: its name. */
  readonly call?: string;
  readonly busy: boolean;
  /** The running call refreshes what is stale: the visitor may go on changing answers. */
  readonly refreshing: boolean;
  /** What runs ends in a call that happens once: the step cannot be left. */
  readonly held: boolean;
  /** What the step loads when it is entered is on its way: the screen shows that it waits. */
  readonly entering: boolean;
  /** It did not come: REFRESH asks again. */
  readonly unready: boolean;
  /** What the step asks now: its form, with the choices that calls gave, or the survey's present screen. */
  readonly form?: Form;
  /** The present answers to it. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly stop?: Stop;
  /** A call failed and the visitor has not dismissed the message yet. */
  readonly fault?: CallFault;
  /** An order is in doubt: it must be settled before anything else can be done. */
  readonly orderInDoubt?: OrderInDoubt;
  /** Required fields that have no value yet, in the form's order. */
  readonly missing: readonly Missing[];
  /** The step asks nothing itself, and none of the branches of its Next holds: something else is to be done first. */
  readonly waits: boolean;
  /** The step Back leads to, or false. */
  readonly back: string | false;
  /** How far the visitor has come, 0 to 1: each step takes its share of what is left (decision S-67). */
  readonly progress: number;
  readonly done: boolean;
}
