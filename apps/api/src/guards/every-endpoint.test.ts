import { endpoints } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import { tokenFor } from './guard-case.ts';
import { guardCases } from './guard-cases.ts';
import { type GuardWorld, signInAgain, startGuardWorld } from './guard-world.ts';

let world: GuardWorld;
beforeAll(async () => {
  world = await startGuardWorld();
});
afterAll(() => world.server.close());

it.each(endpoints)('%s answers a right request as the contract says', async (name, entry) => {
  const guardCase = guardCases[name];
  if (!guardCase) throw new Error(`there is no guard case of ${name}`);
  const side = guardCase.sides[0] ?? 'seller';
  const token = tokenFor(world, guardCase);
  const inputs = await guardCase.valid(world, world.own[side], side);
  const { status, text } = await attempt(world.server, entry, inputs, token);
  expect(status, text.slice(0, 600)).toBe(200);
  if (!entry.stream && !entry.gives_file) {
    const { error } = entry.response.safeParse(JSON.parse(text));
    expect(error?.issues ?? []).toEqual([]);
  }
  if (entry.ends_login) await signInAgain(world);
});
