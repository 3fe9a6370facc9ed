import type { Contract } from '../contracts/contract';
import type { SendOptions } from '../types';

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path}: no value for {${name}}`);
    return encodeURIComponent(value);
  });

type Parameters = Pick<SendOptions<unknown>, 'params' | 'query'>;
/** The URL of a call: the API's host, the contract's path with its parameters, and the query without empty values. */
export const addressOf = (apiUrl: string, contract: Pick<Contract, 'path'>, { params = {}, query: values = {} }: Parameters): string => {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  ).toString();
  return `${apiUrl.replace(/\/+$/, '')}${fill(contract.path, params)}${query && `?${query}`}`;
};
