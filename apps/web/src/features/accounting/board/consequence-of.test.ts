import { expect, it } from 'vitest';
import { consequenceOf } from './consequence-of.ts';

it('what becomes of a stock is said with both numbers, before somebody says yes [RT-53]', () => {
  const shelf = { subject: 'PRODUCT' as const, ours: 36, theirs: 1_240 };
  expect(consequenceOf('ACCEPT_OURS', shelf)).toContain(
    'Accurate disesuaikan dari 1.240 menjadi 36',
  );
  expect(consequenceOf('ACCEPT_THEIRS', shelf)).toContain('ini disesuaikan dari 36 menjadi 1.240');
});

it('a document of a closed period is dated today [RT-53]', () => {
  const paper = { subject: 'DOCUMENT' as const, ours: null, theirs: null };
  expect(consequenceOf('ACCEPT_THEIRS', paper)).toContain('tanggal hari ini');
});
