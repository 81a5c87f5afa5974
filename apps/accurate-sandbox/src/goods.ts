type Good = {
  no: string;
  name: string;
  upcNo: string;
  itemCategoryName: string;
  unitPrice: number;
  units: { name: string; ratio: number }[];
};

type Kind = {
  category: string;
  names: string[];
  sizes: string[];
  units: [first: string, large?: string, ratio?: number];
  price: number;
};

/** As bookkeepers of wholesalers write them: short, in capitals, units by habit. */
const kinds: Kind[] = [
  {
    category: 'Mie Instan',
    names: [
      'INDOMIE GRG ORI',
      'INDOMIE AYAM BWG',
      'INDOMIE SOTO',
      'MIE SEDAAP GRG',
      'SARIMI ISI 2',
      'SUPERMI KALDU',
    ],
    sizes: ['70GR', '75GR', '85GR', '90GR'],
    units: ['PCS', 'DUS', 40],
    price: 3_100,
  },
  {
    category: 'Minuman',
    names: [
      'TEH PUCUK',
      'TEH BOTOL SOSRO',
      'LE MINERALE',
      'AQUA',
      'COCA COLA',
      'POCARI SWEAT',
      'GOOD DAY FREEZE',
      'ULTRA MILK',
    ],
    sizes: ['250ML', '350ML', '600ML', '1500ML'],
    units: ['BTL', 'KRT', 24],
    price: 3_400,
  },
  {
    category: 'Sembako',
    names: [
      'BERAS RAMOS',
      'BERAS PANDAN WANGI',
      'GULAKU',
      'TEPUNG SEGITIGA BIRU',
      'MINYAK BIMOLI',
      'MINYAKITA',
      'GARAM REFINA',
      'KECAP BANGO',
    ],
    sizes: ['1KG', '2KG', '5KG', '500GR'],
    units: ['BKS', 'DUS', 12],
    price: 17_500,
  },
  {
    category: 'Kopi & Teh',
    names: [
      'KAPAL API SP MIX',
      'LUWAK WHITE',
      'GOOD DAY CAPP',
      'TEH SARIWANGI',
      'ENERGEN COKLAT',
      'MILO SACHET',
    ],
    sizes: ['20GR', '24GR', '30GR', '10S'],
    units: ['SCH', 'RTG', 10],
    price: 1_500,
  },
  {
    category: 'Makanan Ringan',
    names: [
      'BENG BENG',
      'ROMA KELAPA',
      'CHITATO SAPI',
      'TARO NET',
      'OREO VANILA',
      'TANGO COKLAT',
      'QTELA BALADO',
    ],
    sizes: ['20GR', '60GR', '130GR', '300GR'],
    units: ['PCS', 'KRT', 20],
    price: 2_100,
  },
  {
    category: 'Perawatan Diri',
    names: [
      'LIFEBUOY BATANG',
      'PEPSODENT PUTIH',
      'CLEAR MENTHOL',
      'SUNSILK HITAM',
      'GIV SABUN',
      'CIPTADENT',
    ],
    sizes: ['70GR', '110GR', '170ML', '340ML'],
    units: ['PCS', 'DUS', 36],
    price: 9_800,
  },
  {
    category: 'Kebersihan Rumah',
    names: [
      'RINSO ANTI NODA',
      'SO KLIN LIQUID',
      'SUNLIGHT JERUK',
      'MAMA LEMON',
      'MOLTO PINK',
      'BAYGON SPRAY',
      'WIPOL CEMARA',
    ],
    sizes: ['460ML', '750ML', '770GR', '1,4KG'],
    units: ['BKS', 'DUS', 12],
    price: 14_500,
  },
  {
    category: 'Bumbu Dapur',
    names: [
      'ROYCO AYAM',
      'MASAKO SAPI',
      'SASA',
      'AJINOMOTO',
      'LADAKU',
      'KARA SANTAN',
      'SAMBAL ABC',
      'SAUS TOMAT DELMONTE',
    ],
    sizes: ['8GR', '100GR', '135ML', '250GR'],
    units: ['PCS', 'DUS', 48],
    price: 5_200,
  },
  {
    category: 'Susu & Makanan Bayi',
    names: [
      'FRISIAN FLAG SKM',
      'INDOMILK KTL',
      'DANCOW FORTIGRO',
      'SGM EKSPLOR',
      'BEBELAC',
      'MILNA BISKUIT',
      'PROMINA BUBUR',
    ],
    sizes: ['120GR', '370GR', '400GR', '800GR'],
    units: ['KLG', 'DUS', 48],
    price: 12_300,
  },
  {
    category: 'Obat Bebas',
    names: [
      'TOLAK ANGIN',
      'BODREX',
      'PANADOL',
      'ANTANGIN',
      'MINYAK KAYU PUTIH',
      'BALSEM GELIGA',
      'HANSAPLAST',
    ],
    sizes: ['12S', '60ML', '20GR', '10S'],
    units: ['PCS', 'BOX', 12],
    price: 8_200,
  },
];

/** In the range that is for the shop's own use. */
function barcode(number: number): string {
  const digits = `29${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The same each time: some 300 items, some without a barcode, as in any real books. */
export function goods(): Good[] {
  const all: Good[] = [];
  for (const [kindIndex, { category, names, sizes, units, price }] of kinds.entries()) {
    for (const [nameIndex, name] of names.entries()) {
      for (const [sizeIndex, size] of sizes.entries()) {
        const number = all.length + 1;
        const [first, large, ratio] = units;
        all.push({
          no: `${String.fromCharCode(65 + kindIndex)}${String(nameIndex + 1).padStart(2, '0')}${sizeIndex + 1}`,
          name: `${name} ${size}`,
          upcNo: number % 7 === 0 ? '' : barcode(number),
          itemCategoryName: category,
          unitPrice: price + sizeIndex * Math.round(price / 3),
          units: [{ name: first, ratio: 1 }, ...(large && ratio ? [{ name: large, ratio }] : [])],
        });
      }
    }
  }
  return all;
}
