import { expect, it } from 'vitest';
import type { OrderDetail } from '../order-detail-answer.ts';
import { movedWords } from './moved-words.ts';

const order = { fulfilment_status: 'DELIVERED', time_zone: 'Asia/Jakarta' } as const;
const created_at = '2026-11-15T07:50:00Z';
const step = (more: Partial<OrderDetail['timeline'][number]>) =>
  ({ to_status: 'DELIVERED', actor: 'SELLER', created_at, ...more }) as never;

it('says who has moved the order, and when', () => {
  const timeline = [
    // Once before, too: what counts is how it came there last.
    step({ actor_name: 'Sari', created_at: '2026-11-14T07:50:00Z' }),
    step({ to_status: 'SHIPPED', actor_name: 'Rina' }),
    step({ actor_name: 'Budi' }),
  ];
  expect(movedWords(order, { timeline })).toMatch(
    /^Pesanan ini sudah dikonfirmasi sampai oleh Budi, .*14:50.*\.$/,
  );
});

it('names nobody where nobody did it', () => {
  const timeline = [step({ to_status: 'COMPLETED', actor: 'SYSTEM', actor_name: null })];
  expect(movedWords({ ...order, fulfilment_status: 'COMPLETED' }, { timeline })).toMatch(
    /sudah diselesaikan secara otomatis, /,
  );
});

it('says where it stands while the detail does not tell who it was', () => {
  const timeline = [step({ to_status: 'SHIPPED', actor_name: 'Rina' })];
  for (const detail of [undefined, { timeline }])
    expect(movedWords(order, detail)).toContain('berstatus “Sampai”');
});
