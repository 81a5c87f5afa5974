/** The codes of files that are made of lists; part of `errorTable`. */
export const exportErrors = {
  export_under_way: {
    status: 409,
    error_message: 'File lain masih dibuat. Tunggu sampai selesai, atau batalkan.',
  },
  export_too_large: {
    status: 422,
    error_message:
      'Lebih dari 100.000 baris. Persempit rentang tanggal atau saringan, lalu unduh lagi.',
  },
} as const;
