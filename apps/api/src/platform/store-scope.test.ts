import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storeIn, storeOfOrder, systemBuyerScope, systemScope } from './store-scope.ts';

const sources = join(import.meta.dirname, '..');

it('one store is taken out of a scope only where it is in it', () => {
  const scope = systemScope(['3', '5']);
  expect(storeIn(scope, '5').store_id).toBe('5');
  expect(() => storeIn(scope, '4')).toThrow('permission_denied');
});

it('an order is reached from its seller’s and from its buyer’s scope, and from no other', () => {
  const order = { store_id: '3', buyer_store_id: '9' };
  expect(storeOfOrder(systemScope(['3']), order).store_id).toBe('3');
  expect(storeOfOrder(systemBuyerScope('9'), order).store_id).toBe('3');
  expect(() => storeOfOrder(systemScope(['9']), order)).toThrow('permission_denied');
  expect(() => storeOfOrder(systemBuyerScope('3'), order)).toThrow('permission_denied');
});

it('no query takes a scope and leaves it aside', () => {
  const queries = globSync('**/*.sql.ts', { cwd: sources });
  const careless = queries.filter((path) =>
    /\b_(scope|store):/.test(readFileSync(join(sources, path), 'utf8')),
  );
  expect(queries.length).toBeGreaterThan(40);
  expect(careless).toEqual([]);
});
