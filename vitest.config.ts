import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    __API_HOSTS__: '[]',
    __NO_AUTH_HOSTS__: '[]',
    __TESTING_HOSTS__: '[]',
    __APP_PACKAGE__: '""',
  },
  test: {
    include: ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['apps/api/src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
  },
});
