import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hosts } from './build/hosts.ts';
import { routes } from './routes.ts';

/**
 * Few files, since each costs a round trip on a phone: what every screen needs, what screens share (the little that
 * the login shares with its further steps included), and one file a screen. Parts of the kit that stand on Base UI
 * stay out, as does what only the mobile app's view needs: they load when first used.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'base', test: /node_modules\/(?!@base-ui|@floating-ui|lucide-react)/, minShareCount: 2 },
  {
    name: 'kit',
    test: /src\/platform\/(?!bridge\/|store-standing|support-link)|contract\/src\/(login|phone)|sign-in\/(sign-in|number-problem)\.ts|src\/ui\/(?!tabs|list-row|.*-(panel|stack)\.)|node_modules\/lucide-react/,
    minShareCount: 2,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: routes,
      routesDirectory: './src',
      generatedRouteTree: './src/app/routes.gen.ts',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
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
