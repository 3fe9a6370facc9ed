import { Refused } from '../http/refuse';

/** S-02, SV-068: why an answer is not taken, as the visitor reads it. */
export interface Objection { readonly title: string; readonly message: string }
export const objectTo = ({ title, message }: Objection): never => {
  throw new Refused(422, { code: 'invalid_response', title, message });
};
/** RN-081, ME-012: the visitor reads the message. */
export const reject = (message: string): never => {
  throw new Refused(400, { code: 'quote_request_rejected', message });
};
