/** To what a price is rounded; nothing: as it comes out. */
export const roundingChoices = [
  { value: '', label: 'Tidak dibulatkan' },
  { value: '50', label: 'Ke Rp 50 terdekat' },
  { value: '100', label: 'Ke Rp 100 terdekat' },
  { value: '500', label: 'Ke Rp 500 terdekat' },
];
