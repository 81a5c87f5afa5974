import { deliveries, paymentMethods } from '@marketplace/contract/order-choices';
import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNote } from '../../../ui/field-frame.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Values } from './chat-values.ts';
import { deliveryWords, paymentWords } from './from-chat-words.ts';
import type { ChatOrderFormOf } from './use-chat-order-form.ts';

/** How it is brought, and the ways to pay that its buyer may choose from. */
export function TermsFields({ form: { values, set, problems } }: { form: ChatOrderFormOf }) {
  const noteId = useId();
  const { payment_methods } = values;
  return (
    <>
      <Select
        label="Pengiriman"
        value={values.delivery}
        onValueChange={(delivery) => set({ delivery: delivery as Values['delivery'] })}
        items={deliveries.map((value) => ({ value, label: deliveryWords[value] }))}
      />
      <fieldset
        tabIndex={-1}
        data-invalid={problems.payment_methods ? '' : undefined}
        aria-describedby={noteId}
        className="outline-none"
      >
        <legend className="text-sm font-semibold">Cara bayar yang boleh dipilih pembeli</legend>
        {paymentMethods.map((method) => (
          <Checkbox
            key={method}
            label={paymentWords[method]}
            checked={payment_methods.includes(method)}
            onChange={({ currentTarget: { checked } }) =>
              set({
                payment_methods: checked
                  ? [...payment_methods, method]
                  : payment_methods.filter((each) => each !== method),
              })
            }
          />
        ))}
        <FieldNote
          id={noteId}
          hint="Lewat tautan hanya COD. Transfer dan tempo dikonfirmasi pembeli di aplikasinya."
          error={problems.payment_methods}
        />
      </fieldset>
      {payment_methods.includes('TERM') && (
        <Select
          label="Tempo"
          value={values.term_days}
          onValueChange={(days) => set({ term_days: days as Values['term_days'] })}
          items={['7', '14', '30'].map((value) => ({ value, label: `${value} hari` }))}
        />
      )}
    </>
  );
}
