import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  findProgram,
  freePort,
  installWithApt,
  runBeside,
  whenThisProcessEnds,
} from './own-server.mjs';

// A Redis server of our own in a temporary folder, for tests. Runs on Node 20 too.

const aptPackage = 'redis-server';
const patienceMs = 20_000;

/**
 * Makes a fresh server on a free loopback port and waits until it answers; it keeps nothing on disk.
 * `stop` ends it and removes its folder, as the end of this process does; `pause` ends it, `resume`
 * starts it again, empty, on the same port. `freeze` leaves its connections open and answers nothing,
 * until `thaw`.
 *
 * @param {{ name?: string }} [options]
 */
export async function startRedis({ name = 'test' } = {}) {
  const program = await findOrInstall();
  const folder = await mkdtemp(join(tmpdir(), `redis-${name}-`));
  const port = await freePort();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  const removeFolder = () => spawnSync('rm', ['-rf', folder]);
  const cleanUp = () => {
    child?.kill('SIGKILL');
    removeFolder();
  };
  const forget = whenThisProcessEnds(cleanUp);

  const resume = async () => {
    const where = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
    const settings = ['--save', '', '--appendonly', 'no', '--daemonize', 'no'];
    const started = spawn(program, [...where, ...settings], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let said = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-2_000);
      });
    }
    const until = Date.now() + patienceMs;
    while (!(await answers(port))) {
      if (started.exitCode !== null || Date.now() > until) {
        throw new Error(`Redis does not start: ${said.trim().split('\n').slice(-3).join('; ')}`);
      }
      await pause(20);
    }
  };
  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };

  try {
    await resume();
  } catch (error) {
    forget();
    cleanUp();
    throw error;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: end,
    resume,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    stop: async () => {
      forget();
      await end();
      removeFolder();
    },
  };
}

async function findOrInstall() {
  const find = () => findProgram(['redis-server']);
  const found = find();
  if (found) return found;
  await installWithApt('Redis', aptPackage);
  const installed = find();
  if (!installed) throw new Error(`apt-get installed ${aptPackage}, but no redis-server was found`);
  return installed;
}

/** Says PING as a person at a terminal would. */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const done = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', (data) => done(data.toString().startsWith('+PONG')));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
  });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  runBeside('redis.mjs', startRedis, (url, { REDIS_URL: _unset, ...env }) => ({
    ...env,
    TEST_REDIS_URL: url,
  }));
}
