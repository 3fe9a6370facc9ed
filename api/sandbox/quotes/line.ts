import type { JsonSchema } from '#engine';
import type { ExistingPolicy, PlanDeductibles, ServiceApplication, ServicePlan } from '../../contracts/quotes';
import type { Owner } from '../access/owner';
import type { Queryable } from '../database/types';
import type { Cents } from '../money';

/** What the quote service must know of a line. Every function may refuse. */
export interface QuoteLine<Application = ServiceApplication, Plan = ServicePlan> {
  readonly code: string;
  /** Policy numbers begin with it. */
  readonly prefix: string;
  readonly currency: string;
  /** How many agreements one purchase makes. */
  readonly agreements: number;
  readonly application: JsonSchema;
  readonly deductibles?: PlanDeductibles;
  /** May this application stand? */
  check(application: Application): void;
  plans(application: Application, category?: string): readonly Plan[];
  /** The price, once the application is complete. */
  price(application: Application): Cents;
  buyer(application: Application): { readonly email?: string; readonly lastName?: string };
  /** What a policy insures: it cannot be changed once it is sold. */
  insured(application: Application): unknown;
  /** The policies that whoever asks has already. */
  policies?(db: Queryable, owner: Owner): Promise<readonly ExistingPolicy[]>;
  checkSale?(tx: Queryable, application: Application, owner: Owner): Promise<void>;
}
