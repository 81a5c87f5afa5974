import type { DemandDetail } from '@marketplace/contract/tender-offerings';
import { tenderDeliveries } from '@marketplace/contract/tender-words';
import { Card } from '../../../ui/card.tsx';
import { groupWhileTyped } from '../../../ui/group-while-typed.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { deliveryWords } from '../demand-words.ts';
import type { OfferValues } from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

type Props = { form: OfferForm; detail: DemandDetail };

const usualDays = [1, 3, 7, 14];

/** The second step: how it gets there, how long the offer holds, and what else is to be said. */
export function OfferTerms({ form, detail: { demand } }: Props) {
  const { values, problems, set } = form;
  const days = [...new Set([...usualDays, values.days])].toSorted((one, other) => one - other);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup
        label="Pengiriman"
        name="delivery"
        value={values.delivery}
        onValueChange={(delivery) => set({ delivery: delivery as OfferValues['delivery'] })}
        items={tenderDeliveries.map((value) => ({
          value,
          label: deliveryWords[value],
          ...(value === demand.delivery && { hint: 'Yang diminta pembeli' }),
        }))}
      />
      {values.delivery === 'STORE_COURIER' && (
        <TextField
          label="Ongkos kirim"
          name="shipping"
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          hint={`Ke ${demand.city}. 0 berarti gratis.`}
          value={values.shipping}
          error={problems.shipping}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={(event) => {
            groupWhileTyped(event, values.shipping);
            set({ shipping: event.currentTarget.value });
          }}
        />
      )}
      <Select
        label="Penawaran berlaku"
        value={String(values.days)}
        error={problems.days}
        onValueChange={(days) => set({ days: Number(days) })}
        items={days.map((each) => ({ value: String(each), label: `${each} hari` }))}
      />
      <TextArea
        label="Pesan untuk pembeli (tidak wajib)"
        maxLength={500}
        value={values.note}
        error={problems.note}
        onChange={({ currentTarget }) => set({ note: currentTarget.value })}
      />
    </Card>
  );
}
