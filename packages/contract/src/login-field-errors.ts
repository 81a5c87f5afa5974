/** The part of `fieldErrorTable` that the login page needs: its first load carries no more words than these. */
export const loginFieldErrors = {
  required: 'Wajib diisi.',
  phone_number_invalid: 'Nomor HP tidak benar. Contoh: 0812-3456-7890.',
} as const;
