import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { codeOf, type Manifest } from './code-of.ts';

/**
 * Builds the web as it is and with forty more screens in a group of their own: the first files of the login and of the
 * order list may hardly grow by them. A copy is built, so that nobody who works in the tree notices.
 */
const mayGrow = 500;
const count = 40;
const repository = join(import.meta.dirname, '../../..');
const copy = await mkdtemp(join(tmpdir(), 'forty-screens-'));
const web = join(copy, 'apps/web');

try {
  await copyWeb();
  const before = await sizes('as-it-is');
  await addScreens();
  const after = await sizes('with-forty-more');
  for (const [index, { address, bytes }] of after.entries()) {
    const grown = bytes - (before[index]?.bytes ?? 0);
    process.stdout.write(
      `${address}: ${bytes} bytes, ${grown} of them for ${count} more screens\n`,
    );
    if (grown > mayGrow) process.exitCode = 1;
  }
} finally {
  await rm(copy, { recursive: true });
}

async function copyWeb(): Promise<void> {
  const isSource = (path: string) => !/\/(dist|node_modules)$/.test(path);
  await cp(join(repository, 'apps/web'), web, { recursive: true, filter: isSource });
  await cp(join(repository, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  for (const folder of ['node_modules', 'packages'])
    await symlink(join(repository, folder), join(copy, folder));
}

/** What the page of an address asks for at once, as gzip sends it. */
async function sizes(name: string): Promise<{ address: string; bytes: number }[]> {
  const outDir = join(copy, name);
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: false },
  });
  const manifest: Manifest = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  );
  const weigh = async (address: string, also: string[]) => {
    const files = await Promise.all(
      codeOf(address, manifest, also).map((file) => readFile(join(outDir, file))),
    );
    const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    return { address, bytes };
  };
  return Promise.all([
    weigh('/seller/login', ['index']),
    weigh('/seller/orders', ['index', 'site']),
  ]);
}

async function addScreens(): Promise<void> {
  await mkdir(join(web, 'src/features/extra'));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((number) =>
      writeFile(join(web, `src/features/extra/extra-${number}.screen.tsx`), screen(number)),
    ),
  );
  const siteMap = join(web, 'routes.ts');
  const groups = 'const lateGroups: LateGroup[] = [';
  const text = await readFile(siteMap, 'utf8');
  if (!text.includes(groups)) throw new Error('the site map has no late groups');
  const screens = numbers.map(
    (number) =>
      `route('/seller/extra/page-${number}', 'features/extra/extra-${number}.screen.tsx')`,
  );
  await writeFile(
    siteMap,
    text.replace(groups, `${groups}{ name: 'extra', screens: [${screens}] },`),
  );
}

/** Nothing to see, but an address that is read and data that is asked for, as every screen has them. */
function screen(number: number): string {
  return `
import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/_private/seller/extra/page-${number}')({
  validateSearch: ({ id${number} }: Record<string, unknown>) => ({ id${number}: \`\${id${number}}\` }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.fetchQuery({
      queryKey: ['extra-${number}', deps.id${number}],
      queryFn: () => fetch(\`/api/extra-${number}?id=\${deps.id${number}}\`),
    }),
  component: () => <h1>Layar ${number}</h1>,
  pendingComponent: () => <p>Memuat ${number}</p>,
});
`;
}
