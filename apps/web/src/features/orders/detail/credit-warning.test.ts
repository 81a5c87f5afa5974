import { expect, it } from 'vitest';
import { creditWarning } from './credit-warning.ts';

const standing = {
  open_amount: 400_000,
  late_amount: 0,
  on_way_amount: 100_000,
  limit_amount: 1_000_000,
  over_limit: 'WARN' as const,
};
const warning = (more: Partial<Parameters<typeof creditWarning>[0]>, asked: number) =>
  creditWarning({ ...standing, ...more }, asked)?.replaceAll('\u00a0', ' ');

it('what stays within the limit is not warned of', () => {
  expect(warning({}, 500_000)).toBeUndefined();
  expect(warning({ limit_amount: null }, 99_000_000)).toBeUndefined();
});

it('a rupiah beyond is', () => {
  expect(warning({}, 500_001)).toBe(
    'Dengan pesanan ini utangnya Rp 1.000.001, batasnya Rp 1.000.000.',
  );
});

it('who is late is warned of, and the stop is said', () => {
  expect(warning({ late_amount: 50_000, over_limit: 'STOP' }, 1)).toBe(
    'Pembeli ini menunggak Rp 50.000. Menurut aturan toko, pesanan ini tidak dapat diterima.',
  );
});
