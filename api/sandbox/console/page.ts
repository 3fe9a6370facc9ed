import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { contracts } from '../../contracts';
import { verticalCodes } from '../../contracts/site';
import { faults } from '../failures/failures';
import { sites } from '../site/sites';
import { faultDescriptions, testInputs } from './descriptions';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <rect x="12" y="3" width="17" height="7.5" rx="3.6" class="glow"></rect>
  <rect x="6" y="12.3" width="17" height="7.5" rx="3.6" class="mid"></rect>
  <rect x="1" y="21.6" width="17" height="7.5" rx="3.6" class="light"></rect></svg>`;

const section = (id: string, title: string, aside: Html, body: Html): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title"><div class="section-head"><h2 id="${id}-title">${title}</h2>${aside}</div>
    ${body}</section>`;
const none = html``;

const callRow = ({ id, method, path, summary, refusals }: (typeof contracts)[number]): Html => html`<tr>
  <th scope="row"><code>${id}</code><span class="summary">${summary}</span></th>
  <td><span class="verb verb-${method.toLowerCase()}">${method}</span> <code>${path}</code></td>
  <td>${refusals.length === 0 ? html`<span class="quiet">none of its own</span>` : refusals.map(({ status, error }) =>
    html`<code class="tag">${status} ${error.code ?? ''}</code> `)}</td></tr>`;
const calls = html`<div class="scroll" role="region" aria-label="Table of calls" tabindex="0"><table class="calls">
  <thead><tr><th scope="col">Call</th><th scope="col">Address</th><th scope="col">Refusals</th></tr></thead>
  <tbody>${contracts.map(callRow)}</tbody></table></div>
  <p class="note">Every call may also answer 401 for a token nobody knows, 413 over 100 kB, 422 <code>invalid_input</code> and 429.
  Each answer carries <code>X-Request-Id</code>.</p>`;

const siteRow = ({ name, info, partner }: (typeof sites)[number]): Html => html`<tr><th scope="row">${name}</th><td>${info.title}</td>
  <td>${verticalCodes(info.verticals).map((code) => html`<code class="tag">${code}</code> `)}</td>
  <td>${info.api_token === undefined ? html`<span class="quiet">no token</span>` : html`<code>${info.api_token}</code>`}</td>
  <td>${partner.client_id}</td></tr>`;
const siteTable = html`<div class="scroll" role="region" aria-label="Table of sites" tabindex="0"><table>
  <thead><tr><th scope="col">Site</th><th scope="col">Title</th><th scope="col">Lines</th>
  <th scope="col">Token</th><th scope="col">Client</th></tr></thead>
  <tbody>${sites.map(siteRow)}</tbody></table></div>
  <p class="note">The first label of the host chooses the site: <code>harbor.localhost</code> opens Harbor Travel.
  Any other name on this machine is surefoot.
  A <a href="/sandbox/host">partner’s page</a> shows sites in a frame, and the events the partner gets.</p>`;

const option = (value: string, label = value): Html => html`<option value="${value}">${label}</option>`;
const failureForm = html`<div class="columns">
  <form id="failure-form" class="sheet" novalidate>
    <p class="field"><label for="failure-call">The next call of</label>
      <select id="failure-call" name="call">${option('*', 'any call')}${contracts.map(({ id }) => option(id))}</select></p>
    <p class="field"><label for="failure-fault">goes wrong like this</label>
      <select id="failure-fault" name="fault">${faults.map((fault) =>
      html`<option value="${fault}" data-help="${faultDescriptions[fault].help}">${faultDescriptions[fault].label}</option>`)}</select></p>
    <p class="help" id="failure-help" aria-live="polite">${faultDescriptions.status.help}</p>
    <div class="fields">
      <p class="field" data-for="status"><label for="failure-status">Status</label>
        <input id="failure-status" name="status" inputmode="numeric" value="500"></p>
      <p class="field" data-for="status"><label for="failure-code">Code (optional)</label>
        <input id="failure-code" name="code" spellcheck="false" autocomplete="off"></p>
      <p class="field wide" data-for="status"><label for="failure-message">Message (optional)</label>
        <input id="failure-message" name="message" autocomplete="off"></p>
      <p class="field" data-for="slow"><label for="failure-seconds">Seconds</label>
        <input id="failure-seconds" name="seconds" inputmode="numeric" value="20"></p>
      <p class="field"><label for="failure-times">How many times</label>
        <input id="failure-times" name="times" inputmode="numeric" value="1"></p>
      <p class="field"><label for="failure-client">Only for client (optional)</label>
        <input id="failure-client" name="client" spellcheck="false" autocomplete="off"></p>
    </div>
    <p class="error" id="failure-error" role="alert"></p>
    <button type="submit" class="main">Set this failure</button>
  </form>
  <div class="sheet waiting"><h3>Waiting for their call</h3><ul id="failure-list" class="list" aria-live="polite"></ul>
    <button type="button" id="failure-clear" class="line">Clear all</button></div></div>`;

const typedTable = html`<div class="scroll" role="region" aria-label="Table of things to type" tabindex="0"><table>
  <thead><tr><th scope="col">Type in the shop</th><th scope="col">What happens</th></tr></thead>
  <tbody>${testInputs.map(([type, happens]) => html`<tr><th scope="row">${type}</th><td>${happens}</td></tr>`)}</tbody></table></div>`;

const ledgerTabs =
  html`<form id="ledger-form" class="filter" role="search"><p class="field"><label for="ledger-email">Buyer’s e-mail (optional)</label>
  <input id="ledger-email" name="email" type="email" spellcheck="false" autocomplete="off"></p>
  <button type="submit" class="line">Show</button></form>
  <div id="ledger-tables"></div>`;
const eventLists =
  html`<div class="columns"><div class="sheet"><h3>Analytics</h3>
  <ol id="event-list" class="list events" tabindex="0" aria-label="Analytics"></ol></div>
  <div class="sheet"><h3>Error reports</h3>
  <ol id="report-list" class="list events" tabindex="0" aria-label="Error reports"></ol></div></div>`;

/** The console for staff and testers: one page, everything on it is read from the JSON routes beside it. */
export const consolePage = (warning?: string): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox console – Surefoot</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/console.css">
<script type="module" src="/sandbox/console.js"></script></head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="bar"><a class="brand" href="/">${mark}<strong>Surefoot</strong></a><span class="where">sandbox</span>
<nav aria-label="Sections"><a href="#failures">Failures</a><a href="#typed">Things to type</a><a href="#ledger">Ledger</a>
<a href="#events">Events</a><a href="#calls">Calls</a><a href="#sites">Sites</a></nav></header>
${warning === undefined ? none : html`<aside class="warning" aria-label="Warning"><p>${warning}</p></aside>`}
<main id="main"><div class="intro"><h1>Sandbox console</h1>
<p>This is the partner service the shop talks to when no real one is configured.
Prices are computed, quotes and policies are stored, and nothing real is bought: no card is charged, no cover comes of it.</p>
<dl class="figures" id="figures"></dl></div>
${section('failures', 'Failures on demand', none, failureForm)}
${section('typed', 'Things to type', none, typedTable)}
${section('ledger', 'Ledger', html`<a href="/sandbox/ledger">As JSON</a>`, ledgerTabs)}
${section('events', 'Events as they come', html`<span class="quiet" id="event-state">The last 500 of each</span>`, eventLists)}
${section('calls', 'Calls', html`<a href="/sandbox/openapi.json">OpenAPI 3.1</a>`, calls)}
${section('sites', 'Sites', none, siteTable)}
</main></body></html>`;
