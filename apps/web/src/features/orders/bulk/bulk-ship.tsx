import { useState } from 'react';
import { PhoneNumber } from '../../../platform/phone-number.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceLabel } from '../../../ui/choice-label.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { DriverList } from '../shipping/driver-list.tsx';
import { DriverRadio } from '../shipping/driver-row.tsx';
import { vehicleLine } from '../shipping/driver-words.ts';
import type { BulkChoice } from './bulk-choice.ts';

type Props = {
  choice: BulkChoice | undefined;
  store_id: string;
  isBusy: boolean;
  onClose: () => void;
  onShip: (courier_id: string) => void;
};

/** One driver for all of them. The button says what happens, and to how many. */
export function BulkShip({ choice, store_id, isBusy, onClose, onShip }: Props) {
  const [driver, setDriver] = useState<{ id: string; name: string }>();
  const orders = choice?.isGuess ? 'semua yang siap' : `${choice?.count ?? 0} pesanan`;
  return (
    <Sheet
      isOpen={choice !== undefined}
      onClose={onClose}
      title={`Kirim ${orders} dengan siapa?`}
      footer={
        <Button
          isBlock
          isBusy={isBusy}
          disabled={!driver}
          onClick={() => driver && onShip(driver.id)}
        >
          {driver ? `Kirim ${orders} dengan ${driver.name}` : 'Pilih pengemudi dulu'}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-sm text-ink-soft">
          {choice?.isGuess &&
            `Yang sedang diproses dan cocok dengan filter, paling banyak ${choice.count}. `}
          Stok langsung berkurang, dan pengiriman tidak bisa diurungkan.
        </p>
        <DriverList store_id={store_id} isFixed>
          {(each) => (
            <li key={each.id} className="px-4">
              <ChoiceLabel
                className="min-w-0 py-3 wrap-anywhere"
                label={<span className="font-semibold">{each.name}</span>}
                hint={
                  <>
                    {vehicleLine(each)} · <PhoneNumber of={each.phone_number} />
                  </>
                }
              >
                <DriverRadio
                  isChosen={driver?.id === each.id}
                  isDisabled={!each.is_active}
                  onChoose={() => setDriver(each)}
                />
              </ChoiceLabel>
            </li>
          )}
        </DriverList>
      </div>
    </Sheet>
  );
}
