const names = [
  'profil',
  'alamat',
  'email',
  'staf',
  'hari-libur',
  'ongkir',
  'glog',
  'pajak',
] as const;

export type SectionName = (typeof names)[number];

export const isSectionName = (value: unknown): value is SectionName =>
  names.includes(value as SectionName);
