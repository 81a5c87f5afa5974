import type { DemandItem } from '@marketplace/contract/tender-offerings';
import { useState } from 'react';
import { OfferLine } from './offer-line.tsx';
import { counterOf, type LineValue, mostOf, type Offered } from './offer-values.ts';
import { SubstituteSheet } from './substitute-sheet.tsx';
import type { OfferForm } from './use-offer-form.ts';

type Props = { form: OfferForm; items: readonly DemandItem[]; store_id: string };

/** The first step: of what is asked for what is offered, how much of it, and for how much. */
export function OfferItems({ form, items, store_id }: Props) {
  const { values, base, problems, set } = form;
  const [replacing, setReplacing] = useState<DemandItem>();
  const change = (item_id: string, part: Partial<LineValue>) =>
    set(({ lines }) => {
      const before = lines[item_id];
      return before ? { lines: { ...lines, [item_id]: { ...before, ...part } } } : {};
    });
  const substitute = (item: DemandItem, offered: Offered, price: string) =>
    change(item.item_id, {
      isIn: true,
      isSubstitute: true,
      offered,
      price,
      quantity: mostOf(item, offered),
    });
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
      data-invalid={problems.lines ? true : undefined}
      tabIndex={-1}
      aria-describedby={problems.lines ? 'offer-lines-problem' : undefined}
    >
      <legend className="sr-only">Barang dan harga</legend>
      {problems.lines && (
        <p id="offer-lines-problem" className="text-sm text-wrong-700">
          {problems.lines}
        </p>
      )}
      {items.map((item) => {
        const line = values.lines[item.item_id];
        return (
          line && (
            <OfferLine
              key={item.item_id}
              {...{ item, line, problems }}
              counter={counterOf(base, item.item_id, line)}
              onChange={(part) => change(item.item_id, part)}
              onReplace={() => setReplacing(item)}
            />
          )
        );
      })}
      <SubstituteSheet
        store_id={store_id}
        item={replacing}
        onClose={() => setReplacing(undefined)}
        onChoose={substitute}
      />
    </fieldset>
  );
}
