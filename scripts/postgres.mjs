import { spawnSync } from 'node:child_process';
import { appendFile, chown, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import {
  freePort,
  installWithApt,
  isProgram,
  pathFolders,
  run,
  runBeside,
  whenThisProcessEnds,
} from './own-server.mjs';

// A PostgreSQL server of our own in a temporary folder, for tests and benchmarks. Runs on Node 20 too.

const oldest = 15;
const aptPackages = ['postgresql-15', 'postgresql'];

/** Nothing here has to survive a power cut, so nothing waits for the disk. */
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
  shared_buffers: '256MB',
};

/**
 * Makes a fresh server on a free loopback port and waits until it accepts connections.
 * `name` is seen in the folder's name; `settings` are added to those above or replace them.
 * `stop` ends it and removes its folder, as the end of this process does; `pause` ends it and keeps
 * the data, `resume` starts it again on the same port, `restart` is the one after the other.
 * `pause('immediate')` is a crash: without `synchronous_commit: 'on'` it may lose the last commits.
 *
 * @param {{ name?: string, settings?: Record<string, string | number> }} [options]
 */
export async function startPostgres({ name = 'test', settings = {} } = {}) {
  const bin = await findOrInstall();
  const account = await accountToRunAs();
  const folder = await mkdtemp(join(tmpdir(), `postgres-${name}-`));
  if (account) await chown(folder, account.uid, account.gid);
  const dataDir = join(folder, 'data');
  const log = join(folder, 'log');
  // The working folder has to be one that the account may enter.
  const as = { ...account, cwd: folder };
  const stopArgs = (mode) => ['stop', '-D', dataDir, '-m', mode, '-w', '-t', '60'];

  const removeFolder = () => spawnSync('rm', ['-rf', folder]);
  const cleanUp = () => {
    spawnSync(join(bin, 'pg_ctl'), stopArgs('immediate'), { ...as, stdio: 'ignore' });
    removeFolder();
  };
  const forget = whenThisProcessEnds(cleanUp);

  const pause = async (mode = 'fast') => {
    await run(join(bin, 'pg_ctl'), stopArgs(mode), as);
  };
  const resume = async () => {
    try {
      await run(join(bin, 'pg_ctl'), ['start', '-D', dataDir, '-l', log, '-w', '-t', '60'], as);
    } catch (error) {
      const lines = await readFile(log, 'utf8').catch(() => error.message);
      throw new Error(
        `PostgreSQL does not start: ${lines.trim().split('\n').slice(-5).join('; ')}`,
      );
    }
  };

  try {
    const port = await freePort();
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
    const users = ['--username=postgres', '--auth=trust'];
    await run(join(bin, 'initdb'), ['-D', dataDir, ...locale, ...users, '--no-sync'], as);
    await configure(dataDir, {
      ...testSettings,
      ...settings,
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
    });
    await resume();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      dataDir,
      pause,
      resume,
      restart: async () => {
        await pause();
        await resume();
      },
      stop: async () => {
        forget();
        await pause('immediate').catch(() => {});
        removeFolder();
      },
    };
  } catch (error) {
    forget();
    cleanUp();
    throw error;
  }
}

async function configure(dataDir, settings) {
  const lines = Object.entries(settings).map(([key, value]) => `${key} = '${value}'`);
  await appendFile(join(dataDir, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
}

async function findOrInstall() {
  const found = await findBinaries();
  if (found) return found;
  await installWithApt(`PostgreSQL ${oldest} or newer`, ...aptPackages);
  const installed = await findBinaries();
  if (!installed) throw new Error('apt-get installed PostgreSQL, but none was found');
  return installed;
}

/** The folder with the binaries of the newest version: Debian's, else the one on PATH. */
async function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => []))
    .filter(
      (version) => Number(version) >= oldest && isProgram(join(debian, version, 'bin/initdb')),
    )
    .sort((left, right) => Number(right) - Number(left));
  if (versions[0]) return join(debian, versions[0], 'bin');
  for (const folder of pathFolders().filter((each) => isProgram(join(each, 'initdb')))) {
    const { stdout } = await run(join(folder, 'initdb'), ['--version']);
    if (Number(/(\d+)/.exec(stdout)?.[1]) >= oldest) return folder;
  }
  return undefined;
}

/** PostgreSQL refuses to run as root; the package made it an account of its own. */
async function accountToRunAs() {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
    );
    return { uid, gid };
  } catch {
    throw new Error('PostgreSQL cannot run as root, and there is no account named postgres');
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  runBeside('postgres.mjs', startPostgres, (url, { DATABASE_URL: _unset, ...env }) => ({
    ...env,
    TEST_DATABASE_URL: url,
  }));
}
