import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';

const written = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Shown once, until the person says that they have them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Card className="border-brand-700">
      <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
        <CardTitle>Kode pemulihan Anda</CardTitle>
        <p className="text-ink-soft">
          Bila HP hilang, satu kode ini menggantikan aplikasi autentikator, masing-masing sekali.
          Tulis di kertas atau simpan di tempat aman: sesudah ini tidak dapat dilihat lagi.
        </p>
        <ul
          data-secret
          aria-label="Kode pemulihan"
          className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-lg bg-sunken p-3 font-mono text-base select-all sm:grid-cols-4"
        >
          {codes.map((code) => (
            <li key={code}>{written(code)}</li>
          ))}
        </ul>
        <Button
          icon={<Copy aria-hidden />}
          onClick={() => void copyText('Kode pemulihan', codes.map(written).join('\n'))}
        >
          Salin
        </Button>
        <Checkbox
          label="Sudah saya simpan di tempat aman"
          checked={isSaved}
          onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
        />
        <Button variant="secondary" disabled={!isSaved} onClick={onDone}>
          Selesai
        </Button>
      </div>
    </Card>
  );
}
