import { endpoints } from '@marketplace/contract/contract';
import { operatorRoles } from '@marketplace/contract/operator-roles';
import { roleNames } from '@marketplace/contract/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import { isOperated, mayOperate } from './guard-case.ts';
import { guardCases } from './guard-cases.ts';
import { type GuardWorld, signInAgain, startGuardWorld } from './guard-world.ts';
import { sample } from './sample.ts';
import { callsInTable } from './who-may.ts';

const unsigned = { 'webhook-signature': '' };

let world: GuardWorld;
beforeAll(async () => {
  world = await startGuardWorld();
});
afterAll(() => world.server.close());

it('has a row for every endpoint of the contract, and no other', () => {
  const names = endpoints.map(([name]) => name).sort();
  expect(Object.keys(guardCases).sort()).toEqual(names);
  expect(callsInTable.map(([call]) => call).sort()).toEqual(names);
});

describe.each(endpoints)('%s', (name, entry) => {
  const guardCase = guardCases[name];
  if (!guardCase) return;
  const { sides, roles, operators, valid } = guardCase;

  it('asks for a login exactly where the table says so [RP-01]', async () => {
    const side = sides[0] ?? 'seller';
    const { status, body } = await attempt(
      world.server,
      entry,
      await valid(world, world.own[side], side),
    );
    expect(status).toBe(roles === 'anyone' ? 200 : 401);
    if (roles !== 'anyone') expect(body.errors?.code).toBe('authentication_failed');
  });

  it('is for operators exactly where the table says so', () => {
    expect(isOperated(entry)).toBe(operators !== undefined);
  });

  it('is signed exactly where the table says so', () => {
    expect(entry.access.kind === 'signed').toBe(guardCase.isSigned === true);
  });

  if (guardCase.isSigned) {
    it('without the signature no login of anybody helps', async () => {
      const inputs = { ...(await valid(world, world.own.seller, 'seller')), headers: unsigned };
      for (const token of [undefined, world.tokens.OWNER, world.operators.ADMIN]) {
        const { status, body } = await attempt(world.server, entry, inputs, token);
        expect([status, body.errors?.code]).toEqual([401, 'signature_wrong']);
      }
    });
  }

  if (operators) {
    it.each(operatorRoles)('operator %s: by the table', async (role) => {
      const { status, body } = await attempt(
        world.server,
        entry,
        await valid(world, world.own.seller, 'seller'),
        world.operators[role],
      );
      expect(status).toBe(mayOperate(role, operators) ? 200 : 403);
      if (status === 403) expect(body.errors?.code).toBe('permission_denied');
    });

    if (!sample.has(name)) return;
    it('an owner of a store is nobody here', async () => {
      const inputs = await valid(world, world.own.seller, 'seller');
      const { body } = await attempt(world.server, entry, inputs, world.tokens.OWNER);
      expect(body.errors?.code).toBe('authentication_failed');
    });
    return;
  }

  // Whose logins count is the platform's doing, by the kind of access.
  if (roles !== 'anyone' && sample.has(name)) {
    it('an operator is nobody here', async () => {
      const side = sides[0] ?? 'seller';
      const inputs = await valid(world, world.own[side], side);
      const { body } = await attempt(world.server, entry, inputs, world.operators.ADMIN);
      expect(body.errors?.code).toBe('authentication_failed');
    });
  }

  if (sides.length === 0 && roles !== 'anyone') {
    it.each(roleNames)('%s: may call it', async (role) => {
      const { status } = await attempt(
        world.server,
        entry,
        await valid(world, '', 'seller', world.tokens[role]),
        world.tokens[role],
      );
      expect(status).toBe(200);
      if (entry.ends_login) await signInAgain(world, role);
    });
  }

  for (const side of sides) {
    it.each(roleNames)(
      `as ${side}, %s: own store by the table, another's never [RP-02]`,
      async (role) => {
        const token = world.tokens[role];
        const right = await valid(world, world.own[side], side);
        const own = await attempt(world.server, entry, right, token);
        expect(own.status).toBe(roles.includes(role) ? 200 : 403);
        if (own.status === 403) expect(own.body.errors?.code).toBe('permission_denied');

        const inputs = await valid(world, world.other[side], side);
        const other = await attempt(world.server, entry, inputs, token);
        expect(other.status).toBe(403);
        expect(other.body.errors?.code).toBe('permission_denied');
      },
    );
  }
});
