import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

const here = import.meta.dirname;
const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** Code that pages may have in common. */
const SHARED = /\/(client\/(app|lib|state|ui|theme|features|data)|contracts)\//;
const FORM_PAGE =
  /\/(lib\/use-(checked|sent)-form|ui\/(form-panel|form-fields|password-input)|rules\/registration-options)\./;
const TEXT_PAGE =
  /\/(ui\/(long-text|data-table)|rules\/(day-words|delivery-day|supply-terms|working-days))\./;
/** Many chunks use these, but few first views. */
const OF_SOME =
  /\/(features\/(quotations|quotation-papers|plan)\/.*|features\/projects\/projects(-changed|\.api)|ui\/(select|sums|step-bar|stepper)|state\/kept-choice|lib\/(upload|use-write|use-focus-later)|data\/order-line|features\/basket\/(refused-line|use-add-lines)|rules\/(accessory-need|add-to-basket|company-people|pallets|delivery-charge|fitting|order-sums|postcode|shared-project|plan\/.*))\./;
/** The account's pages and forms share these with each other, and load them later. */
const OF_ACCOUNT =
  /\/(contracts\/forms\.|lib\/use-write\.|features\/(orders|papers|payments|quotations|quotation-papers|site|basket\/(basket-extras|basket-line-input))|rules\/(ageing|bank-details|order-state|paper-sums|paper-text|statement)\.)/;

/** The steps of a free quote share these; of other pages only what loads later does. */
const OF_PLAN =
  /\/(features\/plan\/.*|rules\/(plan\/.*|fitting)|ui\/step-bar|lib\/upload|rules\/(company-people|shared-project))\./;

const compress = promisify(brotliCompress);

/** The console's visitors are on this machine: two seconds of a first start are worth more than a few kilobytes. */
const CONSOLE_QUALITY = 5;

/** Files that compression makes smaller get a packed twin, which the server sends as it is. */
function packAssets(quality: number): Plugin {
  let folder = '';
  return {
    name: 'pack-assets',
    apply: 'build',
    configResolved({ build }) {
      folder = resolve(build.outDir, 'assets');
    },
    async closeBundle() {
      // A build that failed has no folder, and says why by itself.
      if (!existsSync(folder)) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      const pack = async (file: string) => {
        const packed = join(folder, `${file}.br`);
        // A name changes with its content, so what an earlier build has packed is right.
        if (existsSync(packed)) return;
        writeFileSync(packed, await compress(readFileSync(join(folder, file)), { params }));
      };
      const files = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
      // on every core
      await Promise.all(files.map(pack));
    },
  };
}

/**
 * In development a page would stand unstyled until its scripts have put the style sheets in: link them. Base first,
 * as in the build.
 */
function linkStyles(): Plugin {
  return {
    name: 'link-styles',
    apply: 'serve',
    transformIndexHtml: () => {
      const modules = readdirSync(join(here, 'client'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.module.css'))
        .map((name) => name.replaceAll('\\', '/'));
      return ['theme/base.css', ...modules.sort()].map((name) => ({
        tag: 'link',
        attrs: { rel: 'stylesheet', href: `/${name}` },
        injectTo: 'head' as const,
      }));
    },
  };
}

/**
 * Lists which of our source files each script holds, beside the manifest, which knows only where a script begins. Tests
 * read there whether a page fetches another page's code.
 */
function listSources(): Plugin {
  return {
    name: 'list-sources',
    apply: 'build',
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, chunk.moduleIds.map(fromHere).filter((file) => !file.includes('node_modules'))]]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(sources), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/sources.json', source });
    },
  };
}

const pageName = (id: string): string | undefined => /\/client\/pages\/([\w-]+)\//.exec(id)?.[1];
const fromHere = (file: string) => relative(here, file).replaceAll('\\', '/');

/** The shop in the browser: hashed files split by page and by device, and a manifest that the server reads. */
const browser: UserConfig = {
  build: {
    outDir: resolve(here, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    target: BROWSERS,
    // 1.3 kB less on each first view than Vite's own, after brotli
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, safari10: false, compress: { passes: 3 } },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The code that shows a model in 3D is one large file; who asks for a model fetches it.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The page names the tree's entry as a string: it is loaded after the first paint.
      input: ['index.html', 'entry-desktop.tsx', 'entry-mobile.tsx'].map((name) =>
        resolve(here, 'client', name),
      ),
      output: {
        // Every first view has the list of all scripts: a letter less of each name is 0.1 kB.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // What most pages share comes in one file: many tiny ones cost a round trip each on HTTP/1.1.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler)\//,
              priority: 5,
            },
            // What both trees' entries run, what their headers and footers share, and small parts of nearly every page.
            {
              name: 'shop',
              test: /preload-helper|\/client\/(app|features\/log-out|ui\/dialog\.|lib\/stock-text\.)/,
              minShareCount: 2,
              priority: 4,
            },
            {
              name: 'shared',
              test: (id: string) =>
                SHARED.test(id) && ![FORM_PAGE, TEXT_PAGE, OF_SOME].some((kind) => kind.test(id)),
              minShareCount: 8,
              priority: 3,
            },
            // Only pages of their kind have these in their first view, however many such pages there are.
            { name: 'form-page', test: FORM_PAGE, minShareCount: 2, priority: 3 },
            { name: 'text-page', test: TEXT_PAGE, minShareCount: 2, priority: 3 },
            // What chooses and orders samples: the list fetches it with the first click.
            {
              name: 'samples',
              test: /\/(features\/samples\/(chosen-samples|stored-choice|sample-line|use-samples)|rules\/samples)\./,
              minShareCount: 2,
              priority: 3,
            },
            // Of the list and of a phone’s product page: neither should come with the other’s code.
            { name: 'carousel', test: /\/ui\/(carousel|card-sizes)\./, minShareCount: 2, priority: 3 },
            // The basket leads to the fitting service; like the checkout it adds up lines and divides them over pallets.
            {
              name: 'basket-rules',
              test: /\/(rules\/(fitting-address|order-sums|pallets)|features\/basket\/project-of-line)\./,
              minShareCount: 2,
              priority: 3,
            },
            // What the pages about projects, rooms and the basket have in common, and the product's page for customers.
            {
              name: 'project-parts',
              test: /\/(ui\/(stepper|sales-office|problem)|lib\/(latest-writes|use-stored-numbers|use-focus-later))\./,
              minShareCount: 2,
              priority: 3,
            },
            // What a line of an order is made of, and what it comes to.
            {
              name: 'order-line',
              test: /\/(ui\/sums|data\/order-line|rules\/add-to-basket)\./,
              minShareCount: 2,
              priority: 3,
            },
            // Whole lists into the basket: the basket itself fetches it later.
            {
              name: 'add-lines',
              test: /\/features\/basket\/(refused-line|use-add-lines)\./,
              minShareCount: 2,
              priority: 3,
            },
            // What delivery costs and takes: of the checkout, and later of the basket.
            {
              name: 'delivery-rules',
              test: /\/(rules\/(delivery-charge|order-load|postcode)|lib\/kept-serial|features\/delivery\/.*)\./,
              minShareCount: 2,
              priority: 2,
            },
            // Before what uses it, which would take it along.
            { name: 'use-write', test: /\/lib\/use-write\./, minShareCount: 2, priority: 3 },
            // Invoices, orders and what is to be paid lead to papers.
            {
              name: 'papers',
              test: /\/(features\/papers\/(papers\.api|order-papers|paper-links)|rules\/(ageing|paper-text))\./,
              minShareCount: 2,
              priority: 3,
            },
            // Papers to print.
            {
              name: 'paper-sheet',
              test: /\/features\/papers\/paper-(sheet|table|view)\./,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'project-calls',
              test: /\/features\/projects\/projects(-changed|\.api)\./,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'controls',
              test: /\/ui\/(select|picture-tile|disclosure)\./,
              minShareCount: 2,
              priority: 3,
            },
            // The frame of a free quote's steps; what works a plan out comes later.
            {
              name: 'plan-parts',
              test: /\/(features\/plan\/(plan-steps|kept-plan|plan\.api)|ui\/step-bar|rules\/plan\/(plan|room-size))\./,
              minShareCount: 2,
              priority: 3,
            },
            // What frames the steps after the first.
            {
              name: 'plan-page',
              test: /\/features\/plan\/(plan-page|project-plan|plan-skeleton)\./,
              minShareCount: 2,
              priority: 2,
            },
            // Small, and used by pages that have nothing else in common.
            { name: 'upload', test: /\/lib\/upload\./, minShareCount: 2, priority: 2 },
            { name: 'kept-choice', test: /\/state\/kept-choice\./, minShareCount: 2, priority: 4 },
            { name: 'people', test: /\/rules\/company-people\./, minShareCount: 2, priority: 4 },
            { name: 'sharing', test: /\/rules\/shared-project\./, minShareCount: 2, priority: 4 },
            { name: 'fitting', test: /\/rules\/(fitting|accessory-need)\./, minShareCount: 2, priority: 4 },
            // What is paid by card: of the checkout, of orders and of invoices.
            { name: 'payments', test: /\/features\/payments\//, minShareCount: 2, priority: 3 },
            // Words about orders: of a customer's account alone.
            {
              name: 'order-words',
              test: /\/(features\/orders\/order-words|rules\/order-state)\./,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'parts',
              test: (id: string) => SHARED.test(id) && !OF_ACCOUNT.test(id) && !OF_PLAN.test(id),
              minShareCount: 6,
              priority: 2,
            },
            // What a planned and a kept quotation show alike: both come after the page's first view.
            {
              name: 'quoted-lines',
              test: /\/pages\/quotation\/parts\/(lines-by-|quoted-lines|detail-fields|quotation-facts|view-switch)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: pageName, debugName: 'page', test: /\/client\/pages\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  plugins: [packAssets(constants.BROTLI_MAX_QUALITY), listSources()],
};

/**
 * The mock's console and its docs, into the same folder: a build of their own, so that the shop's files are the same
 * with and without them. It comes after the shop's, which empties the folder.
 */
const mockConsole: UserConfig = {
  build: {
    outDir: resolve(here, 'dist/client'),
    emptyOutDir: false,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Swagger UI is one large file; nobody but a developer fetches it.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: ['console', 'console-docs', 'console-styles'].map((name) =>
        resolve(here, `client/${name}.html`),
      ),
    },
  },
  plugins: [packAssets(CONSOLE_QUALITY)],
};

/** The same components for the server, in one file that it loads by path. */
const pages: UserConfig = {
  build: {
    ssr: resolve(here, 'client/entry-server.tsx'),
    outDir: resolve(here, 'dist/ssr'),
    emptyOutDir: true,
    target: 'node20',
    // Pictures are files in the browser's build, so the markup must name them.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'entry-server.mjs', codeSplitting: false } },
  },
  // React and Chakra in development mode would be three times slower.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
};

/** The server itself; its packages stay in node_modules. */
const server: UserConfig = {
  build: {
    ssr: resolve(here, 'server/main.ts'),
    outDir: resolve(here, 'dist/server'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
};

const MODES: Record<string, UserConfig> = { ssr: pages, server, console: mockConsole };

/** `vite build` makes dist/client, `--mode console` adds to it, `--mode ssr` makes dist/ssr, `--mode server` dist/server. */
export default defineConfig(({ mode, command }) => ({
  root: resolve(here, 'client'),
  cacheDir: resolve(here, '.cache/vite'),
  publicDir: false,
  appType: 'custom',
  ...(MODES[mode] ?? browser),
  define: {
    ...MODES[mode]?.define,
    // valtio leaves its development checks out of no other mode, and ours are named for what they make
    ...(command === 'build' && { 'import.meta.env.MODE': JSON.stringify('production') }),
  },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  plugins: [mode === 'server' ? [] : react(), linkStyles(), (MODES[mode] ?? browser).plugins ?? []],
}));
