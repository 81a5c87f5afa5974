import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { apiFlags } from './api-flags.mjs';
import { buildWeb } from './build-web.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install, productEnvironment, productNode, root } from './install.mjs';

/**
 * `npm start`: the whole product on this machine, with a demo world in an embedded database and buyers who
 * keep it alive. --no-simulator starts without the buyers, --no-clerks without the clerks who answer their orders,
 * --empty without that world, --no-accurate without the books it can be linked with; with DATABASE_URL the world is filled in only after --demo.
 */
const has = (option) => process.argv.includes(option);
const wantsDemo = !has('--empty') && (!process.env.DATABASE_URL || has('--demo'));
const port = process.env.PORT || '3000';
const host = process.env.HOST;
const isEverywhere = !host || host === '0.0.0.0' || host === '::';
const ownSystemPort = process.env.OWN_SYSTEM_PORT || '3900';
const address = `http://${isEverywhere ? 'localhost' : host}:${port}`;

install();
buildWeb();
/** Books for the demo to be linked with, until somebody says where the real ones are. */
const sandbox =
  wantsDemo && !process.env.ACCURATE_CLIENT_ID && !has('--no-accurate')
    ? await startAccurate()
    : undefined;
const api = spawn(productNode(), [...apiFlags, 'apps/api/src/app/main.ts', '--with-parent'], {
  cwd: root,
  stdio: ['pipe', 'inherit', 'inherit'],
  env: productEnvironment({
    PORT: port,
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    DEMO: String(wantsDemo),
    // Where the simulator plays a store's own system; nothing else inside may be called.
    ...(wantsDemo && {
      WEBHOOK_INTERNAL_HOSTS: process.env.WEBHOOK_INTERNAL_HOSTS || `127.0.0.1:${ownSystemPort}`,
    }),
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    ...sandbox?.settings,
  }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => api.kill());
endWithNpm(() => api.kill());
api.on('exit', (code) => process.exit(code ?? 1));

await ready();
console.log(`\nMarketplace is ready: ${address}`);
// A database that somebody uses is no demo, whatever was asked for: the API knows.
if (await isDemo()) {
  console.log(`
  0812-0000-0001   owner of 12 stores
  0812-0000-0002   owner of one store
  0812-0000-0003   order clerk
  password: marketplace
`);
  if (!has('--no-simulator')) startSimulator();
}

/** Accurate Online as far as a demo needs it, in a process of its own that ends with this one. */
async function startAccurate() {
  const child = spawn(productNode(), ['apps/accurate-sandbox/src/main.ts', '--with-parent'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: productEnvironment({ PORT: process.env.ACCURATE_PORT || String(Number(port) + 10) }),
  });
  child.on('error', (error) => console.error(`the books do not open: ${error.message}`));
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) return undefined;
  const settings = {
    ACCURATE_URL: url,
    ACCURATE_CLIENT_ID: 'sandbox',
    ACCURATE_CLIENT_SECRET: 'sandbox-secret',
  };
  return { settings };
}

/** Buyers and clerks at work, in a process of their own that ends with this one. */
function startSimulator() {
  const options = ['--with-parent', ...(has('--no-clerks') ? ['--no-clerks'] : [])];
  const simulator = spawn(productNode(), ['apps/simulator/src/main.ts', ...options], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: productEnvironment({
      API_URL: address,
      OWN_SYSTEM_PORT: ownSystemPort,
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    }),
  });
  simulator.on('error', (error) => console.error(`the simulator does not start: ${error.message}`));
  console.log(`  what a store's own system is told: http://127.0.0.1:${ownSystemPort}`);
  console.log('  buyers place orders meanwhile (--no-simulator starts without them)');
  if (!has('--no-clerks')) {
    console.log('  clerks take what nobody has touched for 8 minutes further (--no-clerks)');
  }
  console.log('');
}

async function isDemo() {
  const { people } = await (await fetch(`${address}/api/demo/people`)).json();
  return people.length > 0;
}

async function ready() {
  for (;;) {
    const answer = await fetch(`${address}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
}
