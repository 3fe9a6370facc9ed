import type { Hono } from 'hono';
import type { Env } from '../http/mount';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

interface Asked { readonly client_id?: string; readonly partner_name?: string; readonly trade?: string }

const trades = ['Bakery', 'Coffee shop', 'Florist', 'Photographer', 'Yoga studio'];
const prices = [['Silver', '$486'], ['Gold', '$612'], ['Platinum', '$894']] as const;

/** BO-023: stands in for another company's questionnaire. It shows what it received. */
const questionnairePage = ({ client_id = '', partner_name = '', trade }: Asked): HtmlEscapedString | Promise<HtmlEscapedString> =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check prices – sandbox questionnaire</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/console.css"></head>
<body><main id="main"><div class="intro"><h1>What would it cost?</h1>
<p>This page stands in for the questionnaire of another company. Nothing you choose here is kept.</p></div>
<section><dl class="figures"><div><dt>Client</dt><dd>${client_id}</dd></div>
<div><dt>Partner</dt><dd>${partner_name}</dd></div></dl></section>
<section><form class="sheet" method="get">
<input type="hidden" name="client_id" value="${client_id}"><input type="hidden" name="partner_name" value="${partner_name}">
<p class="field"><label for="trade">What kind of business is it?</label>
<select id="trade" name="trade">${trades.map((name) =>
  html`<option${name === trade ? ' selected' : ''}>${name}</option>`)}</select></p>
<p class="help">The prices are examples.</p>
<button type="submit" class="main">See prices</button></form></section>
${trade === undefined ? '' : html`<section aria-labelledby="prices"><h2 id="prices">Prices for a year</h2>
<dl class="figures">${prices.map(([plan, price]) => html`<div><dt>${plan}</dt><dd>${price}</dd></div>`)}</dl></section>`}
</main></body></html>`;

/** Nothing runs here; the form asks this page again. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function mountQuestionnaire(app: Hono<Env>): void {
  app.get('/sandbox/questionnaire', (c) =>
    c.html(questionnairePage(c.req.query()), 200, { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }));
}
