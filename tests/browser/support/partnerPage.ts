import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A partner's page of our own making, at an origin that the site "harbor" allows: its snippet stands `below` pixels down the page. */
export async function servePartner(shop: string, { below }: { readonly below: number }):
Promise<{ readonly url: string; readonly close: () => void }> {
  const page = `<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1><div style="height: ${below}px"></div>
<div class="surefoot" data-flow="rental-car-insurance" data-site="harbor" data-token="harbor_embed_31"></div>
<script src="${shop}/embed.js"></script></html>`;
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    }).listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://host.localhost:${port}/`, close: () => { server.close(); server.closeAllConnections(); } };
}
