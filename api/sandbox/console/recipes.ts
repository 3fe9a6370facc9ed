import type { Failure } from '../failures/failures';

/** How each fault reads in the console. */
export const recipes: Readonly<Record<Failure['fault'], { readonly label: string; readonly help: string }>> = {
  status: { label: 'it answers an error', help: 'The call is not processed. It answers the status, with the code and message if given.' },
  slow: { label: 'it is slow', help: 'The answer is right, but it takes this long.' },
  cut: { label: 'the connection is cut before', help: 'Nothing is processed and no answer arrives.' },
  after: { label: 'the answer is lost', help: 'The call is processed (a policy may be issued), but no answer arrives.' },
  twice: { label: 'it is processed twice', help: 'As when a network repeats a request. The first answer arrives.' },
  empty: { label: 'the answer is empty', help: 'Status 200 and no body.' },
  html: { label: 'the answer is HTML', help: 'Status 200 and a web page, as a proxy in trouble sends it.' },
  malformed: { label: 'the answer breaks off', help: 'Status 200 and half of a JSON text.' },
  'wrong-shape': { label: 'the answer has another shape', help: 'Status 200 and JSON that nobody agreed on.' },
};
