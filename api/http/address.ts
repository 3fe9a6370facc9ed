import type { Contract } from '../contracts/contract';
import type { SendOptions } from '../types';

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path}: no value for {${name}}`);
    return encodeURIComponent(value);
  });

/** Where a call goes: the API's host, the contract's path with its parameters, and the query without empty values. */
export const addressOf = (apiUrl: string, contract: Pick<Contract, 'path'>, options: Pick<SendOptions<unknown>, 'params' | 'query'>): string => {
  const query = new URLSearchParams(
    Object.entries(options.query ?? {}).flatMap(([name, value]) => (value === undefined || value.trim() === '' ? [] : [[name, value.trim()]])),
  ).toString();
  return `${apiUrl.replace(/\/+$/, '')}${fill(contract.path, options.params ?? {})}${query && `?${query}`}`;
};
