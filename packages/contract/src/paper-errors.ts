/** The codes of invoices and papers; part of `errorTable`. */
export const paperErrors = {
  invoice_unavailable: {
    status: 409,
    error_message: 'Faktur dibuat setelah pesanan diterima, dan tidak untuk pesanan yang batal.',
  },
  papers_unavailable: {
    status: 409,
    error_message: 'Pesanan ini batal atau dikembalikan, jadi tidak ada barang yang dikirim.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
