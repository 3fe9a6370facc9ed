import type { CollectiblesApplication, Ownership } from '../../contracts/collectibles';
import type { ExistingPolicy } from '../../contracts/quotes';
import type { Owner } from '../access/owner';
import type { Queryable } from '../database/types';

/** Who owns a collection, in words. */
const textOf = ({ owners = [], trust_name, musical_group_name }: Ownership): string =>
  trust_name ?? musical_group_name ?? owners.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(' and ');

/** What the accounts of the sample sites have had since before: one is told by its text, one by the name of a trust. */
const samples: Readonly<Record<string, readonly ExistingPolicy<Ownership>[]>> = {
  kim: [
    {
      id: 'pol_kim_1',
      details: { ownership_text: 'Kim Alder', ownership_type: 'person', owners: [{ first_name: 'Kim', last_name: 'Alder' }] },
    },
    { id: 'pol_kim_2', details: { ownership_entity: 'The Alder Trust', ownership_type: 'trust', trust_name: 'The Alder Trust' } },
  ],
};

/** S-69, CL-008: each owner of a policy that the account has; nobody's without one. */
export async function policiesOf(db: Queryable, { site, account }: Owner): Promise<readonly ExistingPolicy<Ownership>[]> {
  if (account === undefined) return [];
  const { rows } = await db.query<{ readonly policy_number: string; readonly application: CollectiblesApplication }>(
    `select p.policy_number, a.application from policies p join applications a on a.id = p.quote_id
     where p.line = 'collectibles' and a.site = $1 and a.account = $2 order by p.created_at`, [site, account],
  );
  const bought = rows.flatMap(({ policy_number, application }) => (application.plan_applications?.[0]?.collections ?? []).map(
    ({ ownership_type, owners, trust_name, musical_group_name }): ExistingPolicy<Ownership> => {
      const owner = { ownership_type, owners, trust_name, musical_group_name };
      return { id: policy_number, details: { ownership_text: textOf(owner), ...owner } };
    },
  ));
  const all = [...samples[account] ?? [], ...bought];
  const nameOf = ({ details }: ExistingPolicy<Ownership>): string => details.ownership_text ?? details.ownership_entity ?? '';
  return all.filter((policy, index) => all.findIndex((other) => nameOf(other) === nameOf(policy)) === index);
}
