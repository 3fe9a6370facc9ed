import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The two latin font files are needed by the first paint: fetched beside the stylesheet instead of after it (look.md section 3). */
const preloadFonts: Plugin = {
  name: 'surefoot-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => Object.keys(bundle ?? {}).filter((file) => /-latin-(?!ext)[\w-]+\.woff2$/.test(file)).map((file) => ({
      tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }, injectTo: 'head' as const,
    })),
  },
};

/** One file for what every page starts with, and one for each provider that is rarely configured: small files pack badly. */
const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  // A group takes what its files import along: helpers that dialogs need too must not sit with a provider.
  { name: 'tslib', test: /[\\/]tslib[\\/]/, priority: 1 },
  { name: 'segment', test: /@segment[\\/]/ },
  // Icons apart from the parts that bring the engine along: a front door needs a few of them and nothing else.
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  { name: 'parts', test: /app[\\/]parts|widgets[\\/](format|parts)/, minShareCount: 2 },
  // Small things that nearly every line shares: one request instead of seven.
  { name: 'shared', test: /schemas[\\/]fragments[\\/](card|person|yesNo|usStates|usAddress|part)\.|api[\\/](adapters[\\/](payment|buyer|geocoded)|contracts[\\/]payment|ratingAddress|priceTitle)|engine[\\/]define/, minShareCount: 2 },
  { name: 'front', test: /flows[\\/]shared[\\/](zaLanding|modals|insurer[\\/]documents)/, minShareCount: 2 },
];

/** What RJSF carries and no form here uses: 32 kB gzip that the first question would wait for. Only in the built page; tests and `npm run dev` have all of RJSF. */
const lighterForms = [
  { find: 'fast-uri', replacement: here('./widgets/stubs/uri.ts') },
  { find: 'fast-equals', replacement: here('./widgets/stubs/equal.ts') },
  { find: './shallowAllOfMerge.js', replacement: here('./widgets/stubs/merge.ts') },
  { find: './getDefaultFormState.js', replacement: here('./widgets/stubs/defaults.ts') },
  { find: './omitExtraData.js', replacement: here('./widgets/stubs/omit.ts') },
  { find: './toPathSchema.js', replacement: here('./widgets/stubs/pathSchema.ts') },
  { find: './components/fields/index.js', replacement: here('./widgets/stubs/fields.ts') },
  { find: './components/templates/index.js', replacement: here('./widgets/stubs/templates.ts') },
  { find: './components/widgets/index.js', replacement: here('./widgets/stubs/inputs.ts') },
];

/** Files before modules: see there. Only in the built page. */
const fetchedFirst = [{ find: '\0vite/preload-helper.js', replacement: here('./app/bootstrap/fetchPart.ts') }];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('./app'),
  publicDir: false,
  cacheDir: here('./node_modules/.vite'),
  plugins: [react(), preloadFonts],
  // The server puts a fresh nonce in place of this word, in every answer (app/server/page.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      // RJSF's Markdown reader is 31 kB that no form here uses.
      { find: 'markdown-to-jsx/react', replacement: here('./widgets/stubs/markdown.tsx') },
      // React has this hook itself since version 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      ...(command === 'build' && !isSsrBuild ? [...lighterForms, ...fetchedFirst] : []),
    ],
  },
  build: {
    outDir: here(isSsrBuild ? './.build/server' : './.build/client'),
    emptyOutDir: true,
    target: isSsrBuild ? 'node20' : 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // Where a page is rarely gone to, the list of its files is not worth a place in the first one.
    modulePreload: { polyfill: false, resolveDependencies: (file, dependencies) => (/^assets\/(gallery|segment|sentry|places|parent|inFrame|SideMenu|FaqPage|WordsPage|contact|claims|about|sitemap|faq|index)-/.test(file) ? [] : [...new Set([file, ...dependencies])]) },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [...chunks] } } },
  },
  ssr: { target: 'node' as const },
  test: {
    root: here('.'),
    environment: 'node',
    // One worker less than cores when absent: on two cores one would stand idle.
    maxWorkers: '100%',
    // Only a test that hangs takes as long: on a busy machine the others are slower, not red.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ['tests/support/seed.ts'],
    include: ['{schemas,engine,api,widgets,flows,app,tests/model,tests/scenarios,tests/faults}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
  },
}));
