import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { provideBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { install, productEnvironment, productNode, root } from './install.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * `npm run test:many`: the journeys of the browser tests on two API processes behind a proxy, and one more,
 * in which a process dies. What is given goes to Playwright: `npm run test:many -- realtime.spec.ts`.
 */
install();
buildWeb();
const browser = await provideBrowser();
const postgres = await startPostgres({ name: 'many' });
const redis = await startRedis({ name: 'many' });
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e'];
const journeys = spawn(productNode(), [...playwright, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: productEnvironment({
    MANY: 'true',
    CHROMIUM: browser,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
  }),
});
process.on('exit', () => journeys.kill());
const [code] = await once(journeys, 'exit');
await redis.stop();
await postgres.stop();
process.exit(code ?? 1);
