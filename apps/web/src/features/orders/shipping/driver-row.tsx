import type { Courier } from '@marketplace/contract/store-couriers';
import { ChevronRight, Link2, Pencil } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { PhoneNumber } from '../../../platform/phone-number.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ChoiceLabel } from '../../../ui/choice-label.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { tickable } from '../../../ui/tickable.ts';
import { given } from './driver-address.ts';
import { vehicleLine } from './driver-words.ts';

const editOf = ({ id, store_id }: Courier, orderId?: string) => ({
  to: '/seller/orders/drivers/edit',
  search: given({ orderId, driverId: id, store_id, manage: orderId ? undefined : '1' }),
});

const roundLink =
  'flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken active:bg-line';

const inactive = <Badge tone="neutral">Nonaktif</Badge>;

/** A driver who can be chosen, and the way to change what is known of them. */
export function DriverChoice(props: {
  driver: Courier;
  orderId: string;
  isChosen: boolean;
  isFixed: boolean;
  onChoose: () => void;
}) {
  const { driver, orderId, isChosen, isFixed, onChoose } = props;
  return (
    <li className="flex items-center gap-1 pr-1 pl-4">
      <ChoiceLabel
        className="min-w-0 py-3 wrap-anywhere"
        label={
          <span className="font-semibold">
            {driver.name} {!driver.is_active && inactive}
          </span>
        }
        hint={<DriverLine driver={driver} />}
      >
        <DriverRadio
          isChosen={isChosen}
          isDisabled={isFixed || !driver.is_active}
          onChoose={onChoose}
        />
      </ChoiceLabel>
      {!isFixed && (
        <AppLink
          {...editOf(driver, orderId)}
          aria-label={`Ubah ${driver.name}`}
          className={roundLink}
        >
          <Pencil aria-hidden className="size-5" />
        </AppLink>
      )}
    </li>
  );
}

type RadioProps = { isChosen: boolean; isDisabled: boolean; onChoose: () => void };

export function DriverRadio({ isChosen, isDisabled, onChoose }: RadioProps) {
  return (
    <input
      type="radio"
      name="carrier"
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
      className={classNames(
        tickable,
        'rounded-full checked:border-[7px] disabled:checked:border-line-strong',
      )}
    />
  );
}

/** A driver on the list that is there to be managed, and the way to the link by which they bring orders. */
export function DriverLink({ driver }: { driver: Courier }) {
  const { id: driverId, store_id } = driver;
  return (
    <li className="flex items-center pr-1">
      <ListRow
        icon={<Avatar name={driver.name} />}
        title={
          <>
            <span id={`driver-${driverId}`}>{driver.name}</span> {!driver.is_active && inactive}
          </>
        }
        subtitle={<DriverLine driver={driver} />}
        trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        as={<AppLink {...editOf(driver)} />}
      />
      <AppLink
        to="/seller/orders/drivers/trip"
        search={{ driverId, store_id }}
        aria-label="Tautan kurir"
        aria-describedby={`driver-${driverId}`}
        className={roundLink}
      >
        <Link2 aria-hidden className="size-5" />
      </AppLink>
    </li>
  );
}

/** What is known of a driver, in a line. */
const DriverLine = ({ driver }: { driver: Courier }) => (
  <>
    {vehicleLine(driver)} · <PhoneNumber of={driver.phone_number} />
  </>
);
