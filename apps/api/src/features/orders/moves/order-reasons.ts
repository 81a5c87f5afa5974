/** Why an order is not served. The id is what losses are counted by; the text is what was read when it was chosen. */
export type Reason = { id: string; text: string; needs_note: boolean };

const reason = (id: string, text: string): Reason => ({ id, text, needs_note: false });
const other: Reason = { id: 'other', text: 'Alasan lain', needs_note: true };

export const rejectionReasons: readonly Reason[] = [
  reason('out_of_stock', 'Stok habis'),
  reason('price_wrong', 'Harga salah atau sudah berubah'),
  reason('address_out_of_reach', 'Alamat di luar jangkauan antar'),
  reason('store_busy', 'Toko sedang terlalu ramai'),
  reason('buyer_unreachable', 'Pembeli tidak dapat dihubungi'),
  other,
];

export const failureReasons: readonly Reason[] = [
  reason('buyer_closed', 'Toko pembeli tutup'),
  reason('goods_refused', 'Pembeli menolak barang'),
  reason('address_not_found', 'Alamat tidak ditemukan'),
  reason('buyer_unreachable', 'Pembeli tidak dapat dihubungi'),
  reason('vehicle_trouble', 'Kendaraan bermasalah'),
  other,
];
