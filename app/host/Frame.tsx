import type { ReactNode } from 'react';
import { catalogue } from '#flows';
import { useAccount, useShop } from '../bootstrap/shop';
import { Shell } from '../parts/Shell';
import { siteLinks } from '../router/siteLinks';
import { signOut } from './signOut';

/** The frame of every page, with what the shop knows: site, lines, who is logged in. */
export function Frame({ progress, children }: { readonly progress?: number; readonly children: ReactNode }) {
  const shop = useShop();
  const account = useAccount();
  const { site, embedded, config, partner } = shop;
  const links = embedded ? [] : siteLinks(catalogue, site.verticals);
  return (
    <Shell site={site} embedded={embedded} notice={config.sandbox?.notice} progress={progress} support={partner?.email} links={links}
      account={account?.email} onSignOut={() => signOut(shop)}>{children}</Shell>
  );
}
