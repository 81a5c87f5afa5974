import { isBarcodeNumber } from '@marketplace/contract/barcode-number';
import { ScanBarcode } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useHandScanner } from '../scan/scan-burst.ts';
import { isMistyped, withoutGaps } from '../scan/scan-numbers.ts';
import { ScanSheet } from '../scan/scan-sheet.tsx';
import { KnownNote } from './begin-take.tsx';
import { type FoundShelf, shelvesNamed } from './find.ts';
import { type KnownShelf, shelfName } from './take.ts';

type Props = {
  store_id: string;
  isScanning: boolean;
  onScan: (isScanning: boolean) => void;
  /** A shelf is being counted: its sheet hears what is scanned. */
  isCounting: boolean;
  shelves: readonly KnownShelf[];
  /** Why the last barcode was not found, or that it is being looked for. */
  problem: string | undefined;
  onForget: () => void;
  onBarcode: (barcode: string, byCamera: boolean) => Promise<boolean>;
  onFound: (found: FoundShelf) => void;
};

/** Camera, hand scanner, or words; first among what the device knows, then by asking. */
export function FindShelf({
  store_id,
  isScanning,
  onScan,
  isCounting,
  shelves,
  problem,
  onForget,
  onBarcode,
  onFound,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const take = async (barcode: string, byCamera: boolean) => {
    onScan(false);
    if (await onBarcode(barcode, byCamera)) setQuery('');
  };
  useHandScanner((barcode) => {
    if (!isCounting) void take(barcode, false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = withoutGaps(query);
    if (isBarcodeNumber(digits)) void take(digits, false);
    field.current?.select();
  };
  const found = shelvesNamed(shelves, query);
  const isNumber = /^[\d ]{8,}$/.test(query);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        <SearchField
          ref={field}
          label="Cari produk untuk dihitung"
          placeholder="Nama atau barcode"
          maxLength={100}
          value={query}
          onChange={({ target }) => {
            onForget();
            setQuery(target.value);
          }}
        />
        <Button icon={<ScanBarcode />} onClick={() => onScan(true)}>
          Pindai
        </Button>
      </form>
      <div role="status" className="text-sm text-wrong-700 empty:hidden">
        {problem ??
          (isMistyped(withoutGaps(query))
            ? 'Angka terakhir barcode tidak cocok. Periksa lagi angkanya.'
            : query.trim() && !isNumber && found.length === 0
              ? 'Tidak ada produk dengan nama itu di perangkat ini.'
              : null)}
      </div>
      {found.length > 0 ? (
        <Card isFlush>
          <ul aria-label="Produk yang cocok" className="divide-y divide-line">
            {found.map((shelf) => (
              <li key={shelf.variant_id}>
                <ListRow
                  title={shelfName(shelf)}
                  subtitle={`Tercatat ${number(shelf.stock_pieces)} pcs`}
                  onClick={() => {
                    setQuery('');
                    onFound({ shelf });
                  }}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <KnownNote store_id={store_id} />
      )}
      <ScanSheet
        isOpen={isScanning}
        onClose={() => onScan(false)}
        onRead={(barcode) => void take(barcode, true)}
        onType={() => {
          onScan(false);
          field.current?.focus();
        }}
      />
    </div>
  );
}
