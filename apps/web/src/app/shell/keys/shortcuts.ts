/** What a key does at a desk. */
export type Shortcut = {
  /** As it is typed; two after each other with a space between them. */
  keys: string;
  label: string;
  /**
   * `press`: what is marked with these keys (`data-keys`) is pressed, or begins to be typed into. `order`: likewise, on the order
   * that is open; on another row the order is opened first. `list`: it goes to the table, wherever the focus is. Otherwise
   * whatever has the focus knows by itself.
   */
  does?: 'press' | 'order' | 'list';
};

type Group = { title: string; shortcuts: readonly Shortcut[] };

/** All there are: what is heard, and what the list of keys says. */
export const shortcutGroups: readonly Group[] = [
  {
    title: 'Di daftar',
    shortcuts: [
      { keys: 'j', label: 'Baris berikutnya (juga ↓)', does: 'list' },
      { keys: 'k', label: 'Baris sebelumnya (juga ↑)', does: 'list' },
      { keys: 'Enter', label: 'Buka baris' },
      { keys: 'x', label: 'Pilih baris', does: 'list' },
      { keys: 'Shift ↑↓', label: 'Pilih beberapa baris' },
      { keys: 'Escape', label: 'Tutup pesanan, kembali ke barisnya' },
    ],
  },
  {
    title: 'Pesanan yang terbuka',
    shortcuts: [
      { keys: 'a', label: 'Terima', does: 'order' },
      { keys: 'e', label: 'Atur hari & jumlah', does: 'order' },
      { keys: 's', label: 'Kirim, siap diambil, atau sampai', does: 'order' },
      { keys: 'r', label: 'Tolak, atau gagal antar', does: 'order' },
    ],
  },
  {
    title: 'Pindah',
    shortcuts: [
      { keys: 'g h', label: 'Beranda', does: 'press' },
      { keys: 'g o', label: 'Pesanan', does: 'press' },
      { keys: 'g p', label: 'Produk', does: 'press' },
      { keys: 'g c', label: 'Chat', does: 'press' },
      { keys: 'Ctrl k', label: 'Cari & perintah: layar, toko, pesanan, pembeli, produk' },
      { keys: '/', label: 'Cari di daftar', does: 'press' },
      { keys: '?', label: 'Daftar tombol ini', does: 'press' },
    ],
  },
];

const byKeys = new Map(
  shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map((each) => [each.keys, each] as const)),
);

const firsts = new Set([...byKeys.keys()].flatMap((keys) => /^(\S) \S$/.exec(keys)?.[1] ?? []));

/** What a key means after the one before it; `waits` while another has to come. */
export function meaningOf(before: string, key: string): Shortcut | 'waits' | undefined {
  const found = before ? byKeys.get(`${before} ${key}`) : byKeys.get(key);
  if (found) return found;
  return firsts.has(key) ? 'waits' : undefined;
}
