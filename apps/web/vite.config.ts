import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { answerShape } from './build/answer-shape.ts';
import { chunksOf } from './build/chunks.ts';
import { firstTheme } from './build/first-theme.ts';
import { hosts } from './build/hosts.ts';
import { lateCode } from './build/late-code.ts';
import { routeGroups } from './build/route-groups.ts';
import { withoutIconKeys } from './build/without-icon-keys.ts';
import { withoutMutations } from './build/without-mutations.ts';
import { routes, siteMap } from './routes.ts';

const source = join(import.meta.dirname, 'src');

const apiUrl = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    lateCode,
    withoutMutations,
    withoutIconKeys,
    firstTheme,
    routeGroups(siteMap, source),
    tanstackRouter({
      target: 'react',
      routesDirectory: './src',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
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
  define: { ...hosts, __ANSWER_SHAPE__: JSON.stringify(answerShape()) },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    // The pages name what they need, and late parts need little besides: the helper would cost every first visit.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunksOf(siteMap, source) } } },
  },
  server: { port: 5173, proxy: { '/api': apiUrl, '/chat': apiUrl, '/accounting': apiUrl } },
});
