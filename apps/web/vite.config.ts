import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hosts } from './build/hosts.ts';
import { withoutMutations } from './build/without-mutations.ts';
import { routes } from './routes.ts';

/** What several screens of a signed-in person share, and no page before the login. */
const ofTheSignedIn = [
  /src\/platform\/(use-draft|store-standing|support-link|sound|format\/time|device\/use-now)/,
  /src\/platform\/navigation\/(app-link|once-near|back-link|previous-path)/,
  /src\/platform\/lists\/search-box/,
  /src\/features\/orders\/(order-detail\.query|order-detail-events|order-events|order-refusal|order-words|waiting-change)\./,
  /tanstack.*\/(queriesObserver|useQueries|infiniteQueryOptions)\.js/,
  /src\/ui\/(search-field|list-row|badge|card|dialog|sheet|text-area|chip|drawings\/(no-result|empty-receipt|empty-box))/,
  /lucide-react.*\/icons\/(trash|timer|cloud-upload|search|sliders-horizontal|x|check|chevron-left|wifi-off|headset)\.mjs/,
];

/** What screens with forms to fill in share: neither the login nor the order list needs it. */
const ofForms =
  /src\/platform\/forms\/|src\/ui\/(radio-group|switch|choice-label|checkbox|stepper)|icons\/(plus|minus|pencil|trash-2)\.mjs/;

const ofLibraries = /node_modules\/(?!@base-ui|@floating-ui|lucide-react)/;

const ofEveryone = [
  /src\/platform\/(?!bridge\/)/,
  /contract\/src\/(login|phone)/,
  /sign-in\/(sign-in|number-problem)\.ts/,
  /src\/ui\/(?!tabs|.*-(panel|stack)\.)/,
  /node_modules\/lucide-react/,
];

const isIn = (patterns: readonly RegExp[], id: string) =>
  patterns.some((pattern) => pattern.test(id));
const isOfTheSignedIn = (id: string) => isIn(ofTheSignedIn, id) && !/-panel\./.test(id);

/**
 * Few files, since each costs a round trip on a phone: what every page needs, what those of the signed-in share, and one
 * file a screen. Parts of the kit that stand on Base UI stay out, as does what only the mobile app's view needs:
 * they load when first used.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: (id: string) => ofLibraries.test(id) && !isIn(ofTheSignedIn, id),
    minShareCount: 2,
  },
  {
    name: 'kit',
    test: (id: string) => isIn(ofEveryone, id) && !isIn(ofTheSignedIn, id) && !ofForms.test(id),
    minShareCount: 2,
  },
  { name: 'parts', test: isOfTheSignedIn, minShareCount: 2 },
  { name: 'forms', test: (id: string) => ofForms.test(id), minShareCount: 2 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutMutations,
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: routes,
      routesDirectory: './src',
      generatedRouteTree: './src/app/routes.gen.ts',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Not the loaders: one that has to be waited for puts the skeleton over a screen in use.
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
  ],
  define: hosts,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    // The pages name what they need, and late parts need little besides: the helper would cost every first visit.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { port: 5173, proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
