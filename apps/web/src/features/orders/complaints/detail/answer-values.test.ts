import { describe, expect, it } from 'vitest';
import { answerBody, answerProblems, initialAnswer, mostFor, refundOf } from './answer-values.ts';

const line = {
  line_id: '7',
  product_name: 'Beras 5 kg',
  uom_name: 'karung',
  unit_price: 70_000,
  ordered_quantity: 5,
  line_total: 333_333,
  complained_before: 0,
  quantity: 3,
  most_amount: 200_000,
};
const base = {
  store_id: '1',
  lines: [line, { ...line, line_id: '8' }],
  most_shipping_amount: 10_000,
};
const begun = initialAnswer(base);

describe('an answer to a complaint', () => {
  it('needs a choice before anything else', () => {
    expect(answerProblems(begun, base)).toEqual({ how: expect.any(String) });
  });

  it('begins with all that may go back, and sends what was chosen', () => {
    const values = {
      ...begun,
      how: 'REFUND' as const,
      quantities: { '7': 2, '8': 0 },
      amounts: { ...begun.amounts, '7': '100.000' },
      shipping: '5.000',
      text: ' Maaf ',
    };
    expect(answerProblems(values, base)).toEqual({});
    expect(refundOf(values, base)).toBe(105_000);
    expect(answerBody(values, base)).toEqual({
      text: 'Maaf',
      offer: {
        kind: 'REFUND',
        goods: 'KEPT',
        lines: [{ line_id: '7', quantity: 2, amount: 100_000 }],
        shipping_amount: 5_000,
      },
    });
  });

  it('gives back no more for a part than for that part was paid', () => {
    expect([1, 2, 3].map((chosen) => mostFor(line, chosen))).toEqual([66_667, 133_333, 200_000]);
    const second = { ...line, complained_before: 3, quantity: 2 };
    expect([1, 2].map((chosen) => mostFor(second, chosen))).toEqual([66_666, 133_333]);
    const kept = { ...line, line_total: undefined };
    expect(mostFor(kept, 1)).toBe(66_666);
    const values = { ...begun, how: 'REFUND' as const, quantities: { '7': 1, '8': 0 } };
    expect(answerProblems(values, base)).toEqual({ 'amount 7': expect.any(String) });
  });

  it.each([
    ['goods of which nobody says where they go', { how: 'RETURN' as const }, 'goods'],
    ['no goods at all', { how: 'REPLACEMENT' as const, quantities: {} }, 'lines'],
    ['no money', { how: 'REFUND' as const, amounts: { '7': '0', '8': '0' } }, 'lines'],
    [
      'an amount that is none',
      { how: 'REFUND' as const, amounts: { '7': '1,5', '8': '0' } },
      'amount 7',
    ],
    ['more shipping than was paid', { how: 'REFUND' as const, shipping: '10.001' }, 'shipping'],
    ['no reason', { how: 'REFUSE' as const, text: 'no' }, 'text'],
  ])('is not sent with %s', (_what, part, field) => {
    expect(Object.keys(answerProblems({ ...begun, ...part }, base))).toEqual([field]);
  });

  it('says why there is nothing, or which goods are sent again, without money', () => {
    expect(answerBody({ ...begun, how: 'REFUSE', text: 'Sudah lengkap' }, base)).toEqual({
      offer: null,
      text: 'Sudah lengkap',
    });
    const again = { ...begun, how: 'REPLACEMENT' as const, quantities: { '7': 0, '8': 3 } };
    expect(answerBody(again, base).offer).toEqual({
      kind: 'REPLACEMENT',
      goods: 'KEPT',
      lines: [{ line_id: '8', quantity: 3 }],
      shipping_amount: 0,
    });
  });
});
