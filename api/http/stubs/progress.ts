/** No call here shows how far an upload or a download is. */
export const getBodySize = (): number => 0;
export const streamResponse = (response: Response): Response => response;
export const streamRequest = (request: Request): Request => request;
