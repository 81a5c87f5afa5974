import { KitCase } from './kit-case.tsx';

const grounds = [
  { name: 'brand-700', look: 'bg-brand-700 text-on-strong' },
  { name: 'brand-50', look: 'bg-brand-50 text-brand-800' },
  { name: 'soon-100', look: 'bg-soon-100 text-soon-700' },
  { name: 'wrong-50', look: 'bg-wrong-50 text-wrong-700' },
  { name: 'wrong-700', look: 'bg-wrong-700 text-on-strong' },
  { name: 'note-50', look: 'bg-note-50 text-note-700' },
  { name: 'surface', look: 'border border-line bg-surface text-ink' },
  { name: 'canvas', look: 'border border-line bg-canvas text-ink-soft' },
  { name: 'sunken', look: 'bg-sunken text-ink-faint' },
  { name: 'lifted', look: 'bg-lifted text-white' },
  { name: 'deep', look: 'bg-deep text-deep-soft' },
];

export function TokensGroup() {
  return (
    <>
      <KitCase name="Grounds" note="Each with the text that may stand on it.">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {grounds.map(({ name, look }) => (
            <li key={name} className={`rounded-lg px-3 py-3 text-sm font-semibold ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </KitCase>
      <KitCase name="Text" note="Inter, numbers in columns of equal width.">
        <p className="text-2xl font-bold">Rp 48.250.000</p>
        <p className="text-lg font-bold">Judul layar 18 px</p>
        <p className="text-base font-semibold">Judul baris 16 px</p>
        <p className="text-base">Isi 16 px, terbaca dari jarak satu lengan.</p>
        <p className="text-sm text-ink-soft">Keterangan 14 px, 15 Nov 2026 08:12 WIB</p>
        <p className="text-sm text-ink-faint">Keterangan samar 14 px</p>
      </KitCase>
    </>
  );
}
