/** Why a row was refused, or left out when its plan was applied or undone, as a shopkeeper reads it. */
export const planReasonTable = {
  product_unknown: 'Produk ini tidak ada di katalog. Periksa ID satuan atau barcodenya.',
  key_missing: 'Isi nama, ID satuan, atau barcode, supaya kami tahu produk yang mana.',
  name_unknown: 'Tidak ada produk toko Anda dengan nama dan satuan ini. Pilih produknya.',
  name_unclear: 'Nama ini cocok dengan beberapa produk atau satuan. Pilih yang dimaksud.',
  barcode_invalid: 'Nomor barcode tidak benar. Periksa lagi angkanya.',
  barcode_shortened:
    'Barcode ini dipotong Excel (seperti 8.99E+12), angka aslinya hilang. Ubah kolomnya jadi teks, lalu isi lagi.',
  price_missing: 'Produk baru perlu harga.',
  price_out_of_range: 'Harga dari Rp 1 sampai Rp 999.999.999.',
  price_not_above_tiers: 'Harus lebih mahal dari harga grosirnya.',
  number_unclear: 'Angka ini bisa dibaca dua cara. Tulis tanpa titik dan koma, misalnya 1250.',
  not_a_number: 'Bukan angka. Tulis angka saja, misalnya 1250.',
  not_whole: 'Tulis angka utuh, tanpa sen atau pecahan.',
  formula_empty: 'Rumus di sel ini tidak punya hasil. Buka di Excel, simpan, lalu unggah lagi.',
  formula_failed: 'Rumus di sel ini bermasalah. Ganti dengan angkanya.',
  is_date: 'Sel ini dibaca Excel sebagai tanggal. Ubah format kolomnya jadi angka, lalu isi lagi.',
  minimum_out_of_range: 'Minimum pesanan dari 1 sampai 9.999.999.',
  stock_out_of_range: 'Stok dari 0 sampai 9.999.999 pcs.',
  state_unknown: 'Tulis Aktif atau Nonaktif.',
  below_reserved: 'Kurang dari yang sudah dipesan pembeli.',
  stock_known: 'Stok produk ini sudah tercatat dan angkanya lain. Kosongkan, lalu hitung nanti.',
  twice: 'Produk dalam satuan ini tertulis lebih dari sekali.',
  shelf_twice:
    'Stok produk ini diubah lewat beberapa satuan dan jumlahnya tidak cocok. Isi lewat satu satuan saja.',
  counted_meanwhile:
    'Sudah dihitung orang lain sejak dilihat di sini. Hitung lagi rak ini supaya tidak terpotong dua kali.',
  moved_while_counted:
    'Ada pesanan keluar atau kembali di antara dua hitungan rak ini. Hitung lagi sekaligus.',
  changed_since: 'Sudah diubah orang lain sejak Anda melihatnya.',
  stock_kept: 'Stoknya tidak dikembalikan karena sudah dipesan pembeli. Yang lain dikembalikan.',
  listed_meanwhile: 'Sudah ditambahkan ke toko sejak pratinjau.',
  product_left_out: 'Satuan lain dari produk ini tidak bisa diubah, jadi produk ini dilewati utuh.',
} as const satisfies Record<string, string>;

export type PlanReason = keyof typeof planReasonTable;
