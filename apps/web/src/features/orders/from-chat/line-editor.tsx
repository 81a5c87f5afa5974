import { Check, Search, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field-frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { goodsOf, type Line } from './chat-values.ts';
import { doubtWords } from './from-chat-words.ts';

type Props = {
  line: Line;
  error: string | undefined;
  onChange: (part: Partial<Line>) => void;
  onSearch: () => void;
  onRemove: () => void;
};

/** A line as it was written, what it is taken for, and what is to be looked at. */
export function LineEditor({ line, error, onChange, onSearch, onRemove }: Props) {
  const noteId = useId();
  const { text, candidates, inventory_id, quantity, is_checked, doubt } = line;
  const goods = goodsOf(line);
  const isFound = candidates.length > 0;
  const isUnsure = isFound && !is_checked;
  return (
    <li
      tabIndex={-1}
      aria-describedby={error ? noteId : undefined}
      data-invalid={error ? '' : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3 outline-none"
    >
      <div className="flex items-start gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          {text && <span className="text-sm text-ink-soft wrap-anywhere">{`“${text}”`}</span>}
          {!isFound && <Badge tone="wrong">Tidak ditemukan</Badge>}
          {isUnsure && <Badge tone="soon">Periksa</Badge>}
        </span>
        <IconButton label={`Hapus baris ${text || goods?.product_name || ''}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {isFound && (
        <Select
          label="Barang"
          value={inventory_id || null}
          placeholder="Pilih barang"
          onValueChange={(inventory_id) => onChange({ inventory_id, is_checked: true })}
          items={candidates.map((each) => ({
            value: each.inventory_id,
            label: `${each.product_name}, ${each.uom_name}, ${rupiah(each.price)}`,
          }))}
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        {isFound && (
          <Stepper
            label={`Jumlah${goods ? ` (${goods.uom_name})` : ''}`}
            className="w-40"
            min={1}
            max={9_999_999}
            value={quantity}
            onValueChange={(quantity) =>
              onChange({ quantity, ...(inventory_id !== '' && { is_checked: true }) })
            }
          />
        )}
        <Button variant="secondary" size="sm" icon={<Search aria-hidden />} onClick={onSearch}>
          {isFound ? 'Barang lain' : 'Cari barangnya'}
        </Button>
        {isUnsure && inventory_id !== '' && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Check aria-hidden />}
            onClick={() => onChange({ is_checked: true })}
          >
            Sudah benar
          </Button>
        )}
      </div>
      <FieldNote
        id={noteId}
        hint={isUnsure && doubt ? doubtWords[doubt] : undefined}
        error={error}
      />
    </li>
  );
}
