import { useId } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { groupWhileTyped } from '../../../ui/group-while-typed.ts';
import { TextField } from '../../../ui/text-field.tsx';
import {
  type JoinBounds,
  type JoinLine,
  type JoinTerms,
  type Preview,
  previewOf,
} from './join-values.ts';

type Props = {
  line: JoinLine;
  /** Nothing while it is not known. */
  bounds: JoinBounds | undefined;
  terms: JoinTerms;
  problems: Problems;
  onChange: (part: Partial<JoinLine>) => void;
};

/** For how much and how many, and what that brings. */
export function JoinLineFields({ line, bounds, terms, problems, onChange }: Props) {
  const id = useId();
  const { inventory_id, name, price, quota } = line;
  const preview = bounds && previewOf(price, bounds, terms);
  return (
    <fieldset
      aria-describedby={preview ? id : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="Harga promo"
          aria-label={`Harga promo ${name}`}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          hint={
            bounds &&
            `Paling tinggi ${rupiah(bounds.highest)}, biasanya ${rupiah(bounds.usual_price)}`
          }
          value={price}
          error={problems[`${inventory_id}.price`]}
          onChange={(event) => {
            groupWhileTyped(event, price);
            onChange({ price: event.currentTarget.value });
          }}
        />
        <TextField
          label="Kuota"
          aria-label={`Kuota ${name}`}
          inputMode="numeric"
          autoComplete="off"
          hint={`Dari ${number(terms.min_quota)}${bounds ? `, stok ${number(bounds.most)}` : ''}`}
          value={quota}
          error={problems[`${inventory_id}.quota`]}
          onChange={({ currentTarget }) => onChange({ quota: currentTarget.value })}
        />
      </div>
      {preview && <PreviewWords id={id} preview={preview} />}
    </fieldset>
  );
}

function PreviewWords({ id, preview }: { id: string; preview: Preview }) {
  const { off_percent, platform, received, margin_percent, tier_price } = preview;
  return (
    <p id={id} className="text-sm text-ink-soft">
      {`Turun ${off_percent}%. Anda terima `}
      <b className="font-semibold text-ink">{rupiah(received)}</b>
      {platform > 0 && `, ${rupiah(platform)} dari marketplace`}
      {margin_percent !== null && (
        <>
          {', margin '}
          <b
            className={
              margin_percent < 0 ? 'font-semibold text-wrong-700' : 'font-semibold text-ink'
            }
          >
            {`${String(margin_percent).replace('.', ',')}%`}
          </b>
        </>
      )}
      , sebelum biaya layanan.
      {tier_price !== undefined &&
        ` Pembeli grosir tetap membayar ${rupiah(tier_price)}, di bawah harga promo.`}
    </p>
  );
}
