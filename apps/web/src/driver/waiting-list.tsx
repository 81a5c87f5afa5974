import { useStore } from 'zustand';
import { useIsOnline } from '../platform/device/use-is-online.ts';
import type { OutboxItem } from '../platform/offline/device-records.ts';
import { useAction } from '../platform/use-action.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { bringBack } from './bring-back.ts';
import type { DriverDevice } from './driver-device.ts';
import { RefusedReport } from './refused-report.tsx';
import type { AboutReport } from './stop-words.ts';

type Props = { device: DriverDevice };

/** What was done and is not with the store yet; what the store has refused stays until it was read. */
export function WaitingList({ device }: Props) {
  const { items, sending, isLasting } = useStore(device.outbox.state);
  const { arePhotosLasting, problem } = useStore(device.state);
  const isOnline = useIsOnline() && problem === undefined;
  const waiting = items.filter(({ refusal }) => !refusal);
  return (
    <>
      {items.map(
        (item) => item.refusal && <RefusedReport key={item.id} device={device} item={item} />,
      )}
      {waiting.length > 0 && (
        <Banner kind="important">
          <b className="block font-semibold">
            {waiting.length} catatan{' '}
            {isOnline ? 'sedang dikirim.' : 'menunggu sinyal. Dikirim sendiri begitu ada.'}
          </b>
          {waiting.map((item) => (
            <Waiting
              key={item.id}
              device={device}
              item={item}
              // While there is a signal it has gone before anybody could take it back.
              canBeTakenBack={!isOnline && item.id !== sending}
            />
          ))}
          {!(isLasting && arePhotosLasting) &&
            'Jangan tutup halaman ini: catatan belum bisa disimpan di ponsel.'}
        </Banner>
      )}
    </>
  );
}

type WaitingProps = Props & { item: OutboxItem; canBeTakenBack: boolean };

function Waiting({ device, item, canBeTakenBack }: WaitingProps) {
  const { to } = item.base as AboutReport;
  const { run: takeBack, isBusy } = useAction(async () => {
    const isBack = await bringBack(device, item);
    if (isBack) device.state.setState({ said: 'Dibatalkan. Isiannya masih ada di formulirnya.' });
    else showToast({ text: 'Sedang dikirim, jadi tidak bisa diurungkan lagi.', kind: 'error' });
  });
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        {to}: {item.label}
      </span>
      {canBeTakenBack && (
        <Button
          variant="quiet"
          size="sm"
          isBusy={isBusy}
          aria-label={`Batalkan catatan ${to}`}
          onClick={takeBack}
        >
          Batalkan
        </Button>
      )}
    </span>
  );
}
