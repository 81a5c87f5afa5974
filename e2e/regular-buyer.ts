import { expect } from './journey.ts';
import { atWork } from './over-the-api.ts';

/** Somebody who has bought before; the past is counted within seconds of the start. */
export async function regularBuyer(base: string, store_id: string): Promise<string> {
  const { call } = await atWork(base, 'owner');
  const query = { store_id };
  const read = () => call('GET /api/stores/buyer-analytics', { query });
  await expect.poll(async () => (await read()).total_data, { timeout: 30_000 }).toBeGreaterThan(0);
  return (await read()).data[0]?.buyer_store_id ?? '';
}
