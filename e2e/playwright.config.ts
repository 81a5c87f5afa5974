import { defineConfig } from '@playwright/test';
import type { Settings } from './journey.ts';

const port = process.env.E2E_PORT ?? '3210';
const kitPort = String(Number(port) + 1);
const isRoot = process.getuid?.() === 0;
// A browser that phones home makes noise in a closed network; only root needs to go without the sandbox.
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

export default defineConfig<Settings>({
  testDir: '.',
  outputDir: '../test-results/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    kitURL: `http://127.0.0.1:${kitPort}/kit`,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    {
      command: 'node e2e/serve.ts',
      cwd: '..',
      url: `http://127.0.0.1:${port}/ready`,
      timeout: 120_000,
      env: { PORT: port },
    },
    {
      command: `node node_modules/vite/bin/vite.js apps/web --host 127.0.0.1 --port ${kitPort} --strictPort`,
      cwd: '..',
      url: `http://127.0.0.1:${kitPort}/kit.html`,
      timeout: 120_000,
    },
  ],
});
