import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export interface HostPage {
  /** Where the shop's script comes from. */
  readonly shop: string;
  readonly site: string;
  readonly title: string;
  readonly flow: string;
  readonly token?: string;
  readonly lines: readonly { readonly flow: string; readonly title: string; readonly site: string }[];
}
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What a partner pastes; README.md shows the same lines. */
export const snippet = ({ shop, site, flow, token }: Pick<HostPage, 'shop' | 'site' | 'flow' | 'token'>): string => [
  `<div class="surefoot" data-flow="${flow}" data-site="${site}"${token === undefined ? '' : `\n     data-token="${token}"`}></div>`,
  `<script src="${shop}/embed.js" defer></script>`,
].join('\n');

/** A partner's page as any partner could write it: their words, our snippet, and the events of our frame. */
export const hostPage = ({ shop, site, title, flow, token, lines }: HostPage): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your trip – ${title}</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/host.css">
<script src="/sandbox/host.js" defer></script></head>
<body><header><strong>${title}</strong><nav aria-label="Main">
<a href="/sandbox/host?site=${site}&flow=${flow}">Your booking</a> <a href="/sandbox">Sandbox console</a></nav></header>
<main><h1>Cover for your booking</h1>
<p>This is a made-up partner’s page at an origin of its own.
The form below is the shop, in a frame that the partner put there with these lines:</p>
<pre aria-label="Snippet">${snippet({ shop, site, flow, token })}</pre>
<p class="lines">Another line: ${lines.map((line) =>
  html`<a href="/sandbox/host?site=${line.site}&flow=${line.flow}">${line.title}</a> `)}</p>
<div class="two">
<section aria-label="Insurance">
<div class="surefoot" data-flow="${flow}" data-site="${site}" ${token === undefined ? '' : html`data-token="${token}"`}
  data-title="Insurance"></div>
<script src="${shop}/embed.js" defer></script>
</section>
<aside aria-labelledby="heard"><h2 id="heard">Events of the frame</h2>
<p>Events of the element; nothing personal is in them.</p>
<ol id="events" aria-live="polite"></ol>
<h2>What this page may say</h2>
<p><button type="button" id="log-in">Kim is logged in</button> <button type="button" id="sign-out">Sign out</button></p>
<p class="quiet">A login counts with a token only:
<a href="/sandbox/host?site=${site}&flow=${flow}&token=1">open with a token</a>.</p></aside>
</div></main>
<footer>${title}, a partner that does not exist.</footer></body></html>`;
