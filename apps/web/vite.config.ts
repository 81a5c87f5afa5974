import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hosts } from './build/hosts.ts';
import { withoutMutations } from './build/without-mutations.ts';
import { publicRoutes, routes } from './routes.ts';

/** What the login needs besides, and the site too. One that is missing here would bring the login the whole site. */
const ofTheLogin =
  /react-query\/.*\/(useQuery|queryOptions)\.|src\/ui\/(text-field|password-field|banner|avatar|skeleton|has-mounted)|platform\/(format\/phone|use-action)|contract\/src\/(login|phone)|sign-in\/(sign-in|number-problem)\.ts|icons\/(package|receipt-text|store|chevron-right)\./;

/** What the pages of a signed-in person stand on, with what most of them share. */
const ofTheSite = [
  /src\/app\/(routes\.gen|inside|private\.screen)/,
  /src\/ui\/(badge|card|chip|dialog|list-row|text-area|search-field|bottom-actions|drawings\/)(?!.*-panel)/,
  /src\/platform\/(load-failed|use-draft|device\/use-now|lists\/search-box|navigation\/back-link)/,
  /src\/features\/orders\/(use-waiting-change|waiting-change|next-step)\./,
  /react-query\/.*\/(useQueries|infiniteQueryOptions)\./,
  /lucide-react\/.*\/icons\/(headset|mail|sliders-horizontal|trash|truck)\./,
];

/** What screens with forms to fill in share: neither the login nor the order list needs it. */
const ofForms =
  /src\/platform\/forms\/|src\/ui\/(radio-group|switch|choice-label|checkbox|stepper)|icons\/(plus|minus|pencil|trash-2)\.mjs/;

/**
 * Few files, since each costs a round trip on a phone: what every page starts with, what those of the signed-in share,
 * and one file a screen. A file brings along what its modules import, if none before it has.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'base', test: /^(?!.*(index\.html|main\.tsx|\.css))/, tags: ['$initial' as const] },
  { name: 'kit', test: ofTheLogin, minShareCount: 2 },
  { name: 'site', test: (id: string) => ofTheSite.some((pattern) => pattern.test(id)) },
  { name: 'forms', test: ofForms, minShareCount: 2 },
];

const routeFiles = {
  target: 'react',
  routesDirectory: './src',
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: true,
  disableLogging: true,
} as const;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutMutations,
    tanstackRouterGenerator({
      ...routeFiles,
      virtualRouteConfig: publicRoutes,
      generatedRouteTree: './src/app/public-routes.gen.js',
      disableTypes: true,
    }),
    tanstackRouter({
      ...routeFiles,
      virtualRouteConfig: routes,
      generatedRouteTree: './src/app/routes.gen.ts',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // Not the loaders: one that has to be waited for puts the skeleton over a screen in use.
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
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
