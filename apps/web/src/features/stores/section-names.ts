const names = [
  'profil',
  'alamat',
  'email',
  'staf',
  'jam-buka',
  'hari-libur',
  'terima-otomatis',
  'ongkir',
  'glog',
  'pajak',
] as const;

export type SectionName = (typeof names)[number];

export const isSectionName = (value: unknown): value is SectionName =>
  names.includes(value as SectionName);
