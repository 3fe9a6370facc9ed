import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The two latin font files: fetched beside the stylesheet instead of after it (look.md section 3), and behind the scripts, because words
 * can be read without them.
 */
const preloadFonts: Plugin = {
  name: 'surefoot-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => Object.keys(bundle).filter((file) => /-latin-(?!ext)[\w-]+\.woff2$/.test(file)).map((file) => ({
      tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
      injectTo: 'head' as const,
    })),
  },
};

/**
 * What every page starts with is one file, which saves 7 KiB. The others save some twenty requests ahead of the first question. A file goes
 * to the first group that takes it, with what it imports and no group before has.
 */
const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  // Icons apart from what steps share, of which a landing page needs none.
  { name: 'icons', test: /lucide-react/, minShareCount: 3 },
  // And what one landing page has in common with steps: in their files it would bring all of them.
  { name: 'fronts', test: /widgets[\\/]parts[\\/]useHydrated|flows[\\/]shared[\\/]modals|app[\\/]modals[\\/]Plain/, minShareCount: 2 },
  // What a landing page asks first with a token in its address: the rules that answers are checked by, and the client without the machine.
  { name: 'rules', test: /engine[\\/]rules[\\/]createRules/ },
  { name: 'client', test: /api[\\/]http\.ts$/ },
  // What each step needs; then what only steps with a price do, which no line begins with but one; then what those with a form do.
  { name: 'machine', test: /app[\\/](host[\\/]FlowPage|parts[\\/]Sheet|screens[\\/](StepDocument|(?!price|renewal)\w+\.ts$))/ },
  { name: 'prices', test: /app[\\/](parts|screens[\\/]\w+\.ts$)/, minShareCount: 2 },
  { name: 'form', test: /app[\\/]screens[\\/]FormScreen/ },
  // What most lines share, without what is only South African or only of lines that the quote service sells.
  { name: 'lines', minShareCount: 3,
    test: /flows[\\/]shared[\\/](?!insurer|zaLanding)|schemas[\\/]fragments[\\/](?!za|countries)|api[\\/]adapters[\\/](?!quote)/ },
];

/** Proofs make and drop millions of small objects: they have room, as in `npm run prove`. */
const withRoom = { execArgv: ['--max-semi-space-size=64'] };
/** These start processes and servers, or must be the first to load the whole rules of phone numbers. */
const apart = ['{app/server,tests/faults}/**/*.test.ts', 'tests/scenarios/start.test.ts', 'engine/phone.test.ts'];
const longest = ['tests/model/{evenLines,oddLines,model}.test.ts', 'tests/faults/purchaseHistory.test.ts'];

export default defineConfig(({ isSsrBuild }) => ({
  root: here('./app'),
  publicDir: false,
  cacheDir: here('./node_modules/.vite'),
  plugins: [react(), preloadFonts],
  // The server puts a fresh nonce in place of this word, in every answer (app/server/page.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: here(isSsrBuild ? './.build/server' : './.build/client'),
    emptyOutDir: true,
    target: isSsrBuild ? 'node20' : 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // elkjs, which the gallery loads to lay out its charts, is one file.
    chunkSizeWarningLimit: 1600,
    // A style sheet that fails to load would be missing until the page is reloaded: all come with the page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
  },
  worker: { format: 'es' as const },
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
    // Half of the time of a small test file goes into loading the modules it tests. Most files leave behind what they found: one worker
    // loads a module once for all of them.
    projects: [
      // Projects begin in the order of their names: what takes minutes is not begun last, when the other core would stand idle.
      { extends: true, test: { name: 'ahead', ...withRoom, include: longest } },
      { extends: true, test: { name: 'apart', include: apart, exclude: longest } },
      { extends: true, test: { name: 'beside', ...withRoom, isolate: false, exclude: [...longest, ...apart],
        include: ['{api,app,tests/broken,tests/model,tests/scenarios}/**/*.test.{ts,tsx}', 'tests/*.test.ts'] } },
      { extends: true, test: { name: 'shared', isolate: false, include: ['{schemas,engine,widgets,flows}/**/*.test.{ts,tsx}'],
        exclude: ['engine/phone.test.ts'] } },
    ],
    exclude: ['tests/browser/**', '**/node_modules/**'],
  },
}));
