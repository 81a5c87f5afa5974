import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../shared/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

type Props = {
  title: string;
  /** What it is called where it is copied. */
  what: string;
  secret: string;
  text: string;
  onDone: () => void;
};

/** What can be read here and never again; it goes when the person says that they have it. Nothing of it is kept on the device. */
export function ShownOnce({ title, what, secret, text, onDone }: Props) {
  const [isSaved, setSaved] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Card className="border-brand-700">
      <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
        <CardTitle>{title}</CardTitle>
        <p className="text-ink-soft">{text}</p>
        <code
          data-secret
          className="rounded-lg bg-sunken p-3 text-sm wrap-anywhere text-ink select-all"
        >
          {secret}
        </code>
        <Button icon={<Copy aria-hidden />} onClick={() => void copyText(what, secret)}>
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
