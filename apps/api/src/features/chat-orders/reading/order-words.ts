/** What units are called in chats, and of our own units those that may be meant, the likeliest first. */
const unitForms: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['dus', 'karton'],
    ['dus', 'dos', 'doos', 'kardus', 'ds', 'box', 'boks'],
  ],
  [
    ['karton', 'dus'],
    ['karton', 'krt', 'ktn', 'ctn', 'crt', 'carton', 'kartn', 'krtn'],
  ],
  [
    ['pak', 'pcs'],
    ['pak', 'pack', 'pck', 'pk', 'pax', 'paket'],
  ],
  [['pcs'], ['pcs', 'pc', 'pieces', 'biji', 'bj', 'bji', 'buah', 'bh', 'buwah', 'unit']],
  [
    ['pcs'],
    [
      'btl',
      'botol',
      'klg',
      'kaleng',
      'pouch',
      'pch',
      'cup',
      'batang',
      'btg',
      'jrg',
      'jerigen',
      'galon',
    ],
  ],
  [
    ['pcs', 'pak'],
    ['bks', 'bgks', 'bungkus', 'bngks', 'bungks', 'sachet', 'saset', 'sct', 'sch', 'lbr', 'lembar'],
  ],
  [['renteng'], ['renteng', 'rtg', 'rntg', 'rteng', 'renceng', 'rcg', 'rentengan', 'gantung']],
  [['lusin'], ['lusin', 'lsn', 'lsin', 'ls', 'dozen', 'dzn', 'dz']],
  [['bal'], ['bal', 'ball', 'bale', 'bl']],
  [
    ['slop', 'pak'],
    ['slop', 'slp', 'slof', 'press', 'pres'],
  ],
  [['sak'], ['sak', 'zak', 'karung', 'krg', 'karungan']],
];
const unitByWord = new Map(
  unitForms.flatMap(([units, words]) => words.map((word) => [word, units] as const)),
);
export const unitsCalled = (word: string): readonly string[] | undefined => unitByWord.get(word);

/** Weights in grams and volumes in millilitres, so that 1 kg and 1000 g are one. */
const measures: Readonly<Record<string, readonly ['g' | 'ml', number]>> = {
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  ons: ['g', 100],
  kg: ['g', 1000],
  kgs: ['g', 1000],
  kilo: ['g', 1000],
  kilogram: ['g', 1000],
  ml: ['ml', 1],
  cc: ['ml', 1],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  ltr: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
};

/** An amount of `per` grams or millilitres each. */
export type Size = { kind: 'g' | 'ml'; amount: number };

export function sizeCalled(amount: number, word: string): Size | undefined {
  const measure = Object.hasOwn(measures, word) ? measures[word] : undefined;
  return measure && { kind: measure[0], amount: Math.round(amount * measure[1] * 100) / 100 };
}

const numbers: Readonly<Record<string, number>> = {
  setengah: 0.5,
  stengah: 0.5,
  stgh: 0.5,
  stgah: 0.5,
  separo: 0.5,
  separuh: 0.5,
  satu: 1,
  sebuah: 1,
  sebiji: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  lapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
  seratus: 100,
};

/** The number that words begin with, and how many words it took: "dua puluh lima" is 25 of three. */
export function numberInWords(
  words: readonly string[],
): { value: number; taken: number } | undefined {
  const [first = '', second = '', third = ''] = words;
  const value = Object.hasOwn(numbers, first) ? numbers[first] : undefined;
  if (value === undefined) return undefined;
  const isDigit = value >= 1 && value <= 9;
  const half = Object.hasOwn(numbers, second) ? numbers[second] : undefined;
  if (isDigit && half === 0.5) return { value: value + half, taken: 2 };
  if (isDigit && second === 'belas') return { value: value + 10, taken: 2 };
  if (isDigit && second === 'puluh') {
    const ones = Object.hasOwn(numbers, third) ? (numbers[third] ?? 0) : 0;
    return ones >= 1 && ones <= 9
      ? { value: value * 10 + ones, taken: 3 }
      : { value: value * 10, taken: 2 };
  }
  if (isDigit && second === 'ratus') return { value: value * 100, taken: 2 };
  return { value, taken: 1 };
}

/** "sedus", "sekilo": one of what follows. */
export function oneOf(word: string): string | undefined {
  const rest = /^se(.+)$/.exec(word)?.[1];
  if (!rest) return undefined;
  const isLong = rest.length >= 3 && !['bal', 'pak', 'gram'].includes(rest);
  return (unitByWord.has(rest) && isLong) || rest === 'kilo' || rest === 'liter' ? rest : undefined;
}

const fillerText = `
  assalamualaikum asalamualaikum askum ass wr wb wassalam walaikumsalam salam halo hallo hai hi hello permisi maaf mohon
  pagi siang sore malam selamat met pa bu ibu bapak bang bng abang kak kakak mas mbak mba om tante koh ci cici gan min admin bos boss
  mau mw pesan pesen psn order orderan pesanan beli bli ambil minta mnta tolong tlg tolongin kirim kirimin krm dikirim
  dong donk ya yaa yah iya yg yang nih ni ini itu tuh sih deh lah loh kok ok oke okay okeh sip siap baik
  makasih mksh makasi terimakasih terima kasih trims tks thanks thx thank you hatur nuhun suwun
  besok bsk hari sekarang skrg nanti ntar buat untuk utk bwt lagi lg aja saja ajah doang juga jg dulu dl
  kalau kalo klo kl ada adakah gak ga nggak engga tidak stok stock ready bisa bs nya
  dan sama ama terus trus trs lalu tambah tambahin tmbh plus kemudian
  total totalnya berapa brp list daftar catatan segini sekian semua semuanya
  saya sy aku gue gw kami please pls plis dg dgn dengan di ke dari
  cod transfer tf bayar antar anter diantar alamat biasa kayak seperti kemarin kmrn tadi
  harga hrg merk merek rasa ukuran isi jumlah qty wkwk wkwkwk haha hehe hihi`;
const fillers: ReadonlySet<string> = new Set(fillerText.split(/\s+/).filter(Boolean));
/** What is said around an order and names nothing in it. */
export const isFiller = (word: string): boolean => fillers.has(word);

/** After these comes another line, where the one before is whole. */
export const joiners: ReadonlySet<string> = new Set([
  'dan',
  'sama',
  'ama',
  'terus',
  'trus',
  'trs',
  'lalu',
  'tambah',
  'plus',
  'kemudian',
  '+',
  '&',
]);

/** After these comes more about the goods before. */
export const qualifiers: ReadonlySet<string> = new Set([
  'yg',
  'yang',
  'rasa',
  'ukuran',
  'isi',
  'merk',
  'merek',
  'warna',
  'aja',
  'saja',
]);

const shortForms: Readonly<Record<string, string>> = {
  mnyk: 'minyak',
  myk: 'minyak',
  mnyak: 'minyak',
  grg: 'goreng',
  gorng: 'goreng',
  brs: 'beras',
  tlr: 'telur',
  tpg: 'tepung',
  tpung: 'tepung',
  kcp: 'kecap',
  sbn: 'sabun',
  rkk: 'rokok',
  indomi: 'indomie',
  indo: 'indomie',
};
/** Words of the trade as they are written out. */
export const writtenOut = (word: string): string =>
  Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word;

/** What is one word in the trade, however it is written. */
const spellings: readonly (readonly string[])[] = [
  ['coklat', 'cokelat', 'choco'],
  ['spesial', 'special'],
  ['krupuk', 'kerupuk'],
  ['sedap', 'sedaap'],
  ['vanila', 'vanilla'],
  ['stroberi', 'strawberry', 'stroberry'],
  ['bendera', 'frisian'],
];
const spellingsByWord = new Map(spellings.flatMap((words) => words.map((word) => [word, words])));
export const spellingsOf = (word: string): readonly string[] => spellingsByWord.get(word) ?? [word];
