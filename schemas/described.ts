declare const described: unique symbol;
/** The type of the values that a schema describes: it travels with the schema, and is never there at run time. */
export interface Described<Value> { readonly [described]?: Value }
export type ValueOf<Of> = Of extends { readonly [described]?: infer Value } ? Value : Said<Of>;
/** What a schema written in place says of its values. */
type Said<Of> = Of extends { readonly type: 'string' } ? string : Of extends { readonly type: 'number' | 'integer' } ? number
  : Of extends { readonly type: 'boolean' } ? boolean : unknown;
/** An object of these properties, by the schemas of each; some may be left out. */
export type ObjectOf<Of, Optional> =
  { readonly [Name in keyof Of as Name extends Optional ? never : Name]: ValueOf<Of[Name]> }
  & { readonly [Name in keyof Of as Name extends Optional ? Name : never]?: ValueOf<Of[Name]> };
