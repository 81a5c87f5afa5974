import { expect, it } from 'vitest';
import { readOrderText } from './read-order-text.ts';

const read = (text: string) =>
  readOrderText(text).lines.map(({ words, quantity, units, sizes }) =>
    [
      words.join(' '),
      ...sizes.map(({ kind, amount }) => `${amount}${kind}`),
      `= ${quantity ?? '?'} ${units?.[0] ?? '-'}`,
    ].join(' '),
  );

it.each<[string, string[]]>([
  [
    'indomie goreng 5 dus, kopi kapal api 2 renteng\nminyak bimoli 2L x 3, gula 10kg',
    [
      'indomie goreng = 5 dus',
      'kopi kapal api = 2 renteng',
      'minyak bimoli 2000ml = 3 -',
      'gula 10000g = ? -',
    ],
  ],
  ['5 dus indomie goreng', ['indomie goreng = 5 dus']],
  ['indomie 5dus kopi kapal api 2rtg', ['indomie = 5 dus', 'kopi kapal api = 2 renteng']],
  ['2 krt indomie soto 3 pak teh sosro', ['indomie soto = 2 karton', 'teh sosro = 3 pak']],
  ['sedap goreng 2 dus sama gulaku 1kg 1 dus', ['sedap goreng = 2 dus', 'gulaku 1000g = 1 dus']],
  ['beras rojolele 5 kg x 4 @ 77.500', ['beras rojolele 5000g = 4 -']],
  ['rinso 10 pcs @15rb, sunlight 2 lsn harga 120.000', ['rinso = 10 pcs', 'sunlight = 2 lusin']],
  ['susu bendera 3 dus Rp 250.000/dus', ['susu bendera = 3 dus']],
  ['setengah lusin sabun lifebuoy', ['sabun lifebuoy = 0.5 lusin']],
  ['1/2 dus aqua gelas', ['aqua gelas = 0.5 dus']],
  ['½ dus aqua gelas', ['aqua gelas = 0.5 dus']],
  ['aqua 600ml sedus', ['aqua 600ml = 1 dus']],
  ['kecap bango dua belas botol', ['kecap bango = 12 pcs']],
  ['teh pucuk dua puluh lima dus', ['teh pucuk = 25 dus']],
  ['kacang dua kelinci 2 dus', ['kacang dua kelinci = 2 dus']],
  ['mi telor cap 3 ayam 2 dus', ['mi telor cap 3 ayam = 2 dus']],
  ['gudang garam 12 3 slop', ['gudang garam 12 = 3 slop']],
  ['1.000 pcs teh celup', ['teh celup = 1000 pcs']],
  ['1. indomie 5 dus\n2. sarimi 3 dus', ['indomie = 5 dus', 'sarimi = 3 dus']],
  ['- indomie 5\n- 3 sarimi', ['indomie = 5 -', 'sarimi = 3 -']],
  ['indomie goreng 5 dus ya pak, makasih 🙏', ['indomie goreng = 5 dus']],
  ['indomie 5 dus yg goreng', ['indomie goreng = 5 dus']],
  ['indomie goreng 2 dus 10 pcs', ['indomie goreng = 2 dus', 'indomie goreng = 10 pcs']],
  ['lima sak beras', ['beras = 5 sak']],
  ['telur 2,5 kg', ['telur 2500g = ? -']],
  ['[19/11/26 08.12] Toko Budi: indomie 5 dus', ['indomie = 5 dus']],
  ['[19/11 08.12] Budi: indomie goreng 5 dus', ['indomie goreng = 5 dus']],
  ['[08.12, 19/11/2026] Toko Budi: indomie goreng 5 dus', ['indomie goreng = 5 dus']],
  ['[10:21 AM, 11/19/2026] +62 812-3456-7890: indomie goreng 5 dus', ['indomie goreng = 5 dus']],
  ['indomie goreng = 5 dus', ['indomie goreng = 5 dus']],
  ['aqua 600ml (24 botol) 5 dus', ['aqua 600ml = 5 dus']],
  ['aqua 600ml 24 botol x 5 dus', ['aqua 600ml = 5 dus']],
  ['2.indomie goreng 3 dus', ['indomie goreng = 3 dus']],
  ['1 1/2 dus indomie goreng', ['indomie goreng = 1.5 dus']],
  ['1½ dus indomie goreng', ['indomie goreng = 1.5 dus']],
  ['satu setengah dus indomie goreng', ['indomie goreng = 1.5 dus']],
  ['19/11/26, 08:12 - Bu Sri: 🛒 kopi abc 2 rtg', ['kopi abc = 2 renteng']],
  [
    'indomie goreng 5 indomie soto 3 kopi abc 2',
    ['indomie goreng = 5 -', 'indomie soto = 3 -', 'kopi abc = 2 -'],
  ],
  ['mie gaga 100 extra pedas 5', ['mie gaga 100 extra pedas = 5 -']],
  ['indomie goreng', ['indomie goreng = ? -']],
  ['indomie 99999999 dus', ['indomie = ? dus']],
  ['indomie 0 dus', ['indomie = ? dus']],
])('%s', (text, lines) => expect(read(text)).toEqual(lines));

it.each([
  '5 dus indomie goreng sama 10 pcs',
  '5 dus indomie goreng 2 pcs lagi',
  'indomie goreng 5 dus ada gak?',
  'indomie goreng 5 dus gak',
  'kalo gak ada indomie goreng 5 dus ganti soto',
  'indomie goreng 2-3 dus',
])('%s is to be looked at, whole', (text) => {
  const { lines } = readOrderText(text);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.is_unclear).toBe(true);
  expect(lines[0]?.text).toBe(text);
});

it('takes greetings for what they are, and says what it left out', () => {
  const { lines, ignored } = readOrderText(
    'Assalamualaikum pak\nmau order ya 🙏🙏\n0812-3456-7890\n',
  );
  expect(lines).toEqual([]);
  expect(ignored).toEqual(['Assalamualaikum pak', 'mau order ya']);
});

it('reads a hundred lines at most, whatever is pasted', () => {
  const many = Array.from({ length: 150 }, (_, at) => `barang${at} 2 dus`).join('\n');
  const { lines, is_cut } = readOrderText(many);
  expect([lines.length, is_cut]).toEqual([100, true]);
  for (const nonsense of ['x', '1', '1.', 'dua ', 'rp', '1/', '@ 1.', 'a, ', '5 dus ', '🙏'])
    expect(readOrderText(nonsense.repeat(10_000).slice(0, 10_000)).lines.length).toBeLessThan(101);
});
