/** What keeps the camera from reading. */
export type ScanProblem = 'refused' | 'absent' | 'unavailable' | 'busy' | 'unread';

const byName: Partial<Record<string, ScanProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NoCameraApi: 'unavailable',
  ReaderMissing: 'unread',
};

export const namedError = (name: 'NoCameraApi' | 'ReaderMissing' | 'NotReadableError'): Error =>
  Object.assign(new Error(name), { name });

/** Whatever has no name of its own may pass by itself, as when another app has the camera. */
export const problemOf = (error: unknown): ScanProblem =>
  (error instanceof Object && 'name' in error && byName[String(error.name)]) || 'busy';

type Words = { title: string; text: string; canRetry: boolean };

export const problemWords: Record<ScanProblem, Words> = {
  refused: {
    title: 'Kamera belum diizinkan',
    text: 'Izinkan kamera untuk situs ini di setelan browser atau HP, lalu coba lagi.',
    canRetry: true,
  },
  absent: {
    title: 'Tidak ada kamera',
    text: 'Perangkat ini tidak punya kamera. Ketik nomor di bawah barcode, atau pakai alat pemindai.',
    canRetry: true,
  },
  unavailable: {
    title: 'Kamera tidak tersedia di sini',
    text: 'Browser atau aplikasi ini tidak memberi kamera. Ketik nomor di bawah barcode.',
    canRetry: false,
  },
  busy: {
    title: 'Kamera sedang tidak bisa dipakai',
    text: 'Mungkin aplikasi lain sedang memakainya. Tutup aplikasi itu, lalu coba lagi.',
    canRetry: true,
  },
  unread: {
    title: 'Pembaca barcode belum termuat',
    text: 'Periksa koneksi Internet, lalu coba lagi. Nomornya juga bisa diketik.',
    canRetry: true,
  },
};
