import { expect, it } from 'vitest';
import { type Client, Refused } from './client.ts';
import { judgeRegistrations } from './judge-registrations.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';

const now = Date.UTC(2026, 10, 19);
const asked = (store_id: string, sells: string, minutes: number) => ({
  store_id,
  version: 1,
  sells,
  updated_at: new Date(now - minutes * 60_000).toISOString(),
});

const judge = (client: Client) =>
  judgeRegistrations(() => now)(client, createPerson('+6281200000901', 'x', true), seeded(1));

it('stores may sell once they have waited; who hardly says what they sell is asked again', async () => {
  const made: string[] = [];
  const data = [asked('1', 'Beras dan minyak', 5), asked('2', 'ada', 5), asked('3', 'Beras', 1)];
  await judge((async (call: string, { body }: { body?: { store_id: string } }) => {
    if (body) made.push(`${call.split('/').at(-1)} ${body.store_id}`);
    return { data };
  }) as unknown as Client);
  expect(made).toEqual(['approve 1', 'return 2']);
});

it('one that was decided meanwhile holds up nobody; any other refusal is told', async () => {
  const made: string[] = [];
  const data = [asked('1', 'Beras dan minyak', 5), asked('2', 'Minuman botol', 5)];
  const refusing = (code: 'registration_state_conflict' | 'internal_error') =>
    judge((async (_call: string, { body }: { body?: { store_id: string } }) => {
      if (body?.store_id === '1') throw new Refused(code);
      if (body) made.push(body.store_id);
      return { data };
    }) as unknown as Client);
  await refusing('registration_state_conflict');
  expect(made).toEqual(['2']);
  await expect(refusing('internal_error')).rejects.toMatchObject({ code: 'internal_error' });
});
