import { partner, site } from '../../contracts/site';
import { handle, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import { withSoldLines } from './soldLines';
import { siteByName, siteWithoutToken } from './sites';

/** AS-014, AS-019 … AS-021: what the shop asks first. */
export const siteHandlers: readonly Handler[] = [
  handle(site, ({ query, host, deps: { soldLines } }) =>
    withSoldLines(siteByName(query.site ?? '', host) ?? refuse(404, 'site_not_found', 'No site has this name.'), soldLines())),
  handle(partner, (call) => (call.site ?? siteWithoutToken(call.host) ?? refuse(401, 'unauthorized', 'This token is not known.')).partner),
];
