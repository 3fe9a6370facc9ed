import type { Refusal } from '../../contracts/contract';

/** A documented "no": thrown by a handler, answered as `{ error }` with its status. Nothing of it is a stack or a query. */
export class Refused extends Error implements Refusal {
  constructor(readonly status: number, readonly error: Refusal['error'], readonly headers: Readonly<Record<string, string>> = {}) {
    super(error.code ?? String(status));
    this.name = 'Refused';
  }
}

export const refuse = (status: number, code: string, message?: string): never => {
  throw new Refused(status, { code, ...(message === undefined ? {} : { message }) });
};
/** 422 with messages by field path. */
export const invalidInput = (fields: Readonly<Record<string, readonly string[]>>): never => {
  throw new Refused(422, { code: 'invalid_input', fields });
};
