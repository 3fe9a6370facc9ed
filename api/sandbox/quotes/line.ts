import type { HomesafeApplication, HomesafePlan } from '../../contracts/homesafe';
import type { Cents } from '../money';

/** What the quote service must know of a line. Every function may refuse. */
export interface QuoteLine {
  readonly code: string;
  /** Policy numbers begin with it. */
  readonly prefix: string;
  readonly currency: string;
  /** How many agreements one purchase makes. */
  readonly agreements: number;
  /** May this application stand? */
  readonly check: (application: HomesafeApplication) => void;
  readonly plans: (application: HomesafeApplication) => readonly HomesafePlan[];
  /** The price, once the application is complete. */
  readonly price: (application: HomesafeApplication) => Cents;
}
