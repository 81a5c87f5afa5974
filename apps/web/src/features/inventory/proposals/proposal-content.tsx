import type { ProposalDetail } from '@marketplace/contract/proposal';
import { number } from '../../../platform/format/money.ts';
import { FilePhoto } from '../../../shared/file-photo.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';

type Props = { proposal: ProposalDetail };

/** What was proposed: photos, what it is, and in which units it is sold. */
export function ProposalContent({ proposal }: Props) {
  const { store_id, photo_ids, brand_name, brand_id, category_name, note, variants } = proposal;
  return (
    <Card aria-labelledby="proposal-content">
      <CardTitle id="proposal-content">Yang diusulkan</CardTitle>
      {photo_ids.length > 0 && (
        <ul aria-label="Foto" className="mt-3 flex flex-wrap gap-2">
          {photo_ids.map((file_id, index) => (
            <li key={file_id}>
              <FilePhoto {...{ store_id, file_id, place: index + 1 }} />
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 grid gap-2">
        {brand_name && (
          <Pair label="Merek" value={brand_id ? brand_name : `${brand_name} (merek baru)`} />
        )}
        <Pair label="Kategori" value={category_name} />
        {note && <Pair label="Catatan" value={note} />}
      </dl>
      {variants.map((variant) => (
        <Variant key={variant.name} {...variant} />
      ))}
    </Card>
  );
}

const Pair = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
  </div>
);

const Variant = ({ name, units }: ProposalDetail['variants'][number]) => (
  <section className="mt-4 border-t border-line pt-3">
    <h3 className="font-semibold">{name || 'Satuan'}</h3>
    <ul className="mt-1 grid gap-1">
      {units.map(({ uom_id, uom_name, base_quantity, barcode_number }) => (
        <li key={uom_id} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {uom_name}
            {base_quantity > 1 && ` isi ${number(base_quantity)}`}
          </span>
          <span className="text-ink-soft tabular-nums">{barcode_number ?? 'Tanpa barcode'}</span>
        </li>
      ))}
    </ul>
  </section>
);
