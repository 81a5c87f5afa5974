export const sortChoices = [
  { value: 'name', label: 'Nama' },
  { value: 'newest', label: 'Terbaru ditambahkan' },
  { value: 'lowest_stock', label: 'Stok paling sedikit' },
  { value: 'oldest_price', label: 'Harga paling lama tidak diubah' },
] as const;
