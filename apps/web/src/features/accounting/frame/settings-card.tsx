import type { Invoicing, StockLeader } from '@marketplace/contract/accounting-words';
import { invoicings, stockLeaders } from '@marketplace/contract/accounting-words';
import { useRef, useState } from 'react';
import { RequestFailure, wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { registrationQuery } from '../accounting.query.ts';
import { invoicingWords, leaderWords } from '../accounting-words.ts';
import type { Books } from './books.ts';

type Settings = { stock_leader?: StockLeader; invoicing?: Invoicing };

/** Whose stock holds, and how sales are written down there: from now on, and as soon as it is chosen. */
export function SettingsCard({ books: { store_id, registration } }: { books: Books }) {
  const services = useServices();
  const { queryKey } = registrationQuery(services, store_id);
  // What is chosen while something else is still on its way is sent after it.
  const waiting = useRef<Settings>(undefined);
  const [chosen, setChosen] = useState<{ at: number; settings: Settings }>();
  const saving = useAction(
    async () => {
      let known = registration;
      try {
        while (waiting.current) {
          const settings = waiting.current;
          waiting.current = undefined;
          const { version } = known;
          const { registration: after } = await services.api('POST /accounting/settings/save', {
            body: { marketplace_store_id: store_id, version, ...settings },
          });
          known = after;
          services.queryClient.setQueryData(queryKey, known);
          if (waiting.current) setChosen({ at: known.version, settings: waiting.current });
        }
      } catch (error) {
        waiting.current = undefined;
        setChosen(undefined);
        throw error;
      }
      showToast({ text: 'Disimpan. Berlaku mulai sekarang.', kind: 'success' });
    },
    (error) => {
      showToast({ text: wordsForThrown(error), kind: 'error' });
      if (error instanceof RequestFailure && error.code === 'accounting_conflict')
        void services.queryClient.invalidateQueries({ queryKey });
    },
  );
  /** What was chosen stands at once; what was refused is as it was. */
  const choose = (settings: Settings) => {
    waiting.current = { ...waiting.current, ...settings };
    setChosen({ at: registration.version, settings: waiting.current });
    saving.run();
  };
  const isChosen = chosen?.at === registration.version;
  const { stock_leader, invoicing } = { ...registration, ...(isChosen && chosen.settings) };
  return (
    <Card>
      <CardTitle>Cara mencatat</CardTitle>
      <RadioGroup
        className="mt-3"
        label="Stok mana yang dipakai"
        value={stock_leader}
        items={stockLeaders.map((value) => ({ value, ...leaderWords[value] }))}
        onValueChange={(value) => choose({ stock_leader: value as StockLeader })}
      />
      <RadioGroup
        className="mt-4"
        label="Faktur penjualan"
        value={invoicing}
        items={invoicings.map((value) => ({ value, ...invoicingWords[value] }))}
        onValueChange={(value) => choose({ invoicing: value as Invoicing })}
      />
    </Card>
  );
}
