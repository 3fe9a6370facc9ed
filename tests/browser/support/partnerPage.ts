import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerPage { readonly url: string; readonly close: () => void }

/** A partner's page of our own making, at an origin that the site "harbor" allows. */
export async function servePage(body: string): Promise<PartnerPage> {
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Partner</title><header><h1>Partner</h1></header>${body}</html>`;
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    }).listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://host.localhost:${port}/`, close: () => { server.close(); server.closeAllConnections(); } };
}

/** The snippet stands `below` pixels down the page. */
export const servePartner = (shop: string, { below }: { readonly below: number }): Promise<PartnerPage> =>
  servePage(`<div style="height: ${below}px"></div>
<div class="surefoot" data-flow="rental-car-insurance" data-site="harbor" data-token="harbor_embed_31"></div>
<script src="${shop}/embed.js"></script>`);
