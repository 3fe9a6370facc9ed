import { contracts } from '../../contracts';
import type { Refusal } from '../../contracts/contract';
import type { JsonSchema } from '#engine';

type Contract = (typeof contracts)[number];

const headersFor = (contract: Contract): readonly string[] =>
  (contract.path.startsWith('/api/') ? ['X-Environment', 'Authorization', ...(contract.headers ?? [])] : contract.headers ?? []);
const parameters = (contract: Contract) => {
  const { query } = contract;
  const required = new Set(query?.required ?? []);
  return [
    ...[...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema })),
    // OpenAPI keeps Authorization for its security schemes.
    ...headersFor(contract).filter((name) => name !== 'Authorization')
      .map((name) => ({ name, in: 'header', required: contract.headers?.includes(name) ?? false, schema: { type: 'string' } })),
  ];
};

const json = (schema: JsonSchema | { readonly $ref: string }, examples?: Readonly<Record<string, unknown>>) =>
  ({ 'application/json': { schema, ...(examples ? { examples } : {}) } });
const errorRef = { $ref: '#/components/schemas/Error' };
const always: readonly Refusal[] = [
  { status: 422, error: { code: 'invalid_input', fields: { 'details.rental_started': ['is missing'] } } },
  { status: 413, error: { code: 'body_too_large', message: 'The body is larger than 100 kB.' } },
  { status: 429, error: { code: 'too_many_requests', message: 'Too many requests. Try again in a moment.' } },
];
/** Refusals of the same status become examples of one answer. */
function refusals(contract: Contract) {
  const partner: readonly Refusal[] = contract.path.startsWith('/api/')
    ? [{ status: 401, error: { code: 'unauthorized', message: 'This token is not known.' } }]
    : [];
  const all = [...contract.refusals, ...partner, ...always.filter(({ status }) => contract.method !== 'GET' || status === 422)];
  return Object.fromEntries([...new Set(all.map(({ status }) => status))].sort().map((status) => {
    const same = all.filter((refusal) => refusal.status === status);
    const examples = Object.fromEntries(same.map(({ error }) => [error.code ?? String(status), { value: { error } }]));
    return [String(status), { description: Object.keys(examples).join(', '), content: json(errorRef, examples) }];
  }));
}

function operation(contract: Contract) {
  const { answer, request } = contract;
  const examples = Object.fromEntries((answer.examples ?? []).map((value, index) => [`answer${index + 1}`, { value }]));
  return {
    operationId: contract.id, summary: contract.summary, tags: [contract.id.split('.')[0]], parameters: parameters(contract),
    ...(contract.path.startsWith('/api/') ? { security: [{ token: [] }, {}] } : { security: [] }),
    ...(request ? { requestBody: { required: true, content: json(request) } } : {}),
    responses: {
      200: { description: 'Done', headers: { 'X-Request-Id': { schema: { type: 'string' } } }, content: json(answer, examples) },
      ...refusals(contract),
    },
  };
}

/** OpenAPI 3.1 of every call, made of the contracts: JSON Schema is its own language since 3.1. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Surefoot partner API (sandbox)', version: '1.0.0',
      description: 'Every call of the shop, as the sandbox answers it. Nothing real is bought.',
    },
    paths,
    components: {
      securitySchemes: { token: {
        type: 'apiKey', in: 'header', name: 'Authorization',
        description: '`Token …`, or `Bearer …` for a token of 60 characters and more',
      } },
      schemas: {
        Error: {
          type: 'object', required: ['error'],
          properties: { error: {
            type: 'object',
            properties: {
              code: { type: 'string' }, title: { type: 'string' }, message: { type: 'string' },
              fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            },
          } },
        },
      },
    },
  };
}
