import type { JsonSchema, Path, Rule } from '#engine';
import type { PlanDeductibles, ServicePlan } from '../../contracts/quotes';
import type { Sources } from '../../source';

/**
 * How the sandbox rates a line of the quote service, as plain data. Paths and rules read the `inputs` and `plan`, the plan's id; where
 * `each` names a list, then its entry.
 */
export interface Rating {
  /** The line's name in the path of the first call. */
  readonly code: string;
  /** Policy numbers begin with it. */
  readonly prefix: string;
  readonly currency: string;
  /** How many agreements one purchase makes; 1 when absent. */
  readonly agreements?: number;
  /** What an application looks like; any object when absent. */
  readonly application?: JsonSchema;
  /** What the form of the line takes, where the application has it: nothing else gets a price. */
  readonly limits?: JsonSchema;
  /** What prices and refusals are made of, by name; their paths are the application's. */
  readonly inputs: Sources;
  /** Answers that may not stand. */
  readonly refuses?: readonly Refusal[];
  /** Answers for which no plan is offered. */
  readonly noOffers?: readonly Case[];
  /** What the price needs, and what else is refused when it is asked for. */
  readonly checkout: { readonly needs: readonly Path[]; readonly refuses?: readonly Refusal[] };
  readonly plans: readonly ServicePlan[];
  /** What one payment costs, row by row. */
  readonly price: readonly Row[];
  /** How a price reads: `R{price}/month`. */
  readonly title: string;
  /** Other figures of a plan, by their path in it. */
  readonly amounts?: Readonly<Record<Path, readonly Row[]>>;
  /** Path of the chosen add-ons' keys. The price reads them as `addOns`, as the plan's `details.plan_add_ons` has them. */
  readonly addOns?: Path;
  /** So many percent are in the price; or the premium tax of the state that an input names is added. */
  readonly tax: { readonly inside: number } | { readonly state: string };
  /** Who buys, as the application names them. */
  readonly buyer: { readonly email: Path; readonly lastName: Path };
  /** What may still change once the price is known, besides the payment method. */
  readonly uninsured?: readonly Path[];
  /** CL-004: what may be chosen. */
  readonly deductibles?: PlanDeductibles;
  /** CL-012: who waits for the approval of a policy of this line cannot buy another one. */
  readonly pending?: { readonly code: string; readonly message: string };
  /** What the sample policy of every plan says, by heading. */
  readonly wording?: Readonly<Record<string, readonly string[]>>;
}

/** One case: the rule holds; of some entry, where `each` names a list. */
export interface Case {
  readonly each?: string;
  readonly when?: Rule;
  /** The entry says the same here as one before it. */
  readonly repeats?: readonly Path[];
}
/** 400 with a code, or 422 for a field of the application (`*` is the entry's number). `{name}` in the message is filled. */
export interface Refusal extends Case { readonly code?: string; readonly field?: Path; readonly message: string }

/** A row of a calculation, from top to bottom. Each is rounded, half up, to the cent or to a multiple of `round`. */
export interface Row {
  /** Only while the rule of the inputs holds. */
  readonly when?: Rule;
  /** Added, once for each entry of a list where `each` names one; what there is so far, when absent, is multiplied. */
  readonly add?: Figure;
  readonly each?: string;
  readonly times?: readonly Figure[];
  /** Divided by this. */
  readonly by?: number;
  /** At least so much. */
  readonly least?: number;
  readonly round?: number;
}
/** A number: as it stands, at a path, by a table, by a range, or by rules. */
export type Figure = number | Path | ByTable | ByRange | ByRules;
interface ByTable { readonly lookup: Path; readonly in: Readonly<Record<string, number>>; readonly else?: number }
/** The first row whose `upTo` the number at the path does not exceed. */
interface ByRange { readonly range: Path; readonly in: readonly { readonly upTo: number; readonly is: number }[]; readonly else?: number }
/** A hundred percent, and more or less for every rule that holds. */
interface ByRules { readonly percent: readonly { readonly when: Rule; readonly add: number }[] }
