import { defineConfig } from 'vitest/config';
import { sortTestFiles } from './apps/api/src/testing/test-files.ts';

const { pure, server } = sortTestFiles();
const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined;
const testing = 'apps/api/src/testing';
const leaveClean = `${testing}/leave-clean.ts`;
// A project's own take the place of those of all.
const setup = [leaveClean, `${testing}/rows/record.ts`];

/** What is proven on the embedded database besides, where the rest is proven on PostgreSQL. */
const alsoEmbedded = [
  'apps/api/src/platform/db/**/*.test.ts',
  'apps/api/src/features/events/**/*.test.ts',
  'apps/api/src/faults/{killed,start-and-stop}.test.ts',
  'apps/api/src/guards/every-endpoint.test.ts',
];

export default defineConfig({
  define: {
    __API_HOSTS__: '[]',
    __NO_AUTH_HOSTS__: '[]',
    __TESTING_HOSTS__: '[]',
    __APP_PACKAGE__: '""',
    __ANSWER_SHAPE__: '"of the tests"',
  },
  test: {
    pool: 'forks',
    // Files share a worker's modules, not their servers: loading the whole server anew for each would take longer
    // than most of them. So nothing may depend on the order of files.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    setupFiles: leaveClean,
    projects: [
      { extends: true, test: { name: 'pure', include: pure } },
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          globalSetup: `${testing}/${isOnPostgres ? 'postgres' : 'embedded'}-world.ts`,
          setupFiles: setup,
        },
      },
      ...(isOnPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'embedded',
                include: alsoEmbedded,
                globalSetup: `${testing}/embedded-world.ts`,
                setupFiles: setup,
              },
            },
          ]
        : []),
    ],
  },
});
