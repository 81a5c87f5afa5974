import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { freePort } from '../scripts/own-server.mjs';
import { inBoth, onDesk } from './windows.ts';

/** Two processes behind a proxy instead of one: `npm run test:many`. */
const isMany = process.env.MANY === 'true';
/** Chosen once: the workers, which read this too, find it here. A fixed one may still be held by a run that was cut off. */
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_OTHER_PORTS ??= (await Promise.all([freePort(), freePort(), freePort()])).join();
const port = process.env.E2E_PORT;
const isRoot = process.getuid?.() === 0;
// A browser that phones home makes noise in a closed network; only root needs to go without the sandbox.
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  // A page lives for seconds here: what is compiled for speed is never used for long enough.
  '--js-flags=--no-opt --no-maglev',
];

/**
 * Without motion, as whoever asks for it has it: frames are a good part of what a journey costs. The journeys that are
 * in both windows have it at the desk, and those about what lies over a page everywhere.
 */
const phone = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // What a journey forces to fail has to go over the network; the journeys without one allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: 'many.spec.ts',
      grepInvert: new RegExp(onDesk.tag),
      use: phone,
    },
    {
      name: 'desk',
      testIgnore: 'many.spec.ts',
      grep: new RegExp(`${onDesk.tag}|${inBoth.tag}`),
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Last and alone: the others would not survive a process that dies.
    ...(isMany
      ? [
          {
            name: 'many',
            testMatch: 'many.spec.ts',
            dependencies: ['phone', 'desk'],
            use: phone,
          },
        ]
      : []),
  ],
  webServer: {
    command: isMany ? 'node e2e/serve-many.ts' : 'node e2e/serve.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000,
    env: { PORT: port },
    // What it has made goes away with it.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
