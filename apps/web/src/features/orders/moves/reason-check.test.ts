import { expect, it } from 'vitest';
import { reasonProblems } from './reason-check.ts';

const reasons = [
  { id: 'out_of_stock', needs_note: false },
  { id: 'other', needs_note: true },
];

it.each([
  ['', '', { reason_id: 'Wajib diisi.' }],
  ['gone', '', { reason_id: 'Wajib diisi.' }],
  ['other', ' abcd ', { note: 'Tulis keterangan, paling sedikit 5 huruf.' }],
  ['other', 'Banjir', {}],
  ['out_of_stock', '', {}],
])('reason “%s” with note “%s” [VR-01]', (reason_id, note, problems) => {
  expect(reasonProblems({ reason_id, note }, reasons)).toEqual(problems);
});
