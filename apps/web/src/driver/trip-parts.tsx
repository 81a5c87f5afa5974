import { Phone } from 'lucide-react';
import { useStore } from 'zustand';
import { useIsOnline } from '../platform/device/use-is-online.ts';
import { clockOrMoment } from '../platform/format/time.ts';
import { useAction } from '../platform/use-action.ts';
import { telephoneLink } from '../shared/contact-links.ts';
import { Button, buttonStyle } from '../ui/button.tsx';
import { BrokenLinkDrawing } from '../ui/drawings/broken-link-drawing.tsx';
import { UnpluggedDrawing } from '../ui/drawings/unplugged-drawing.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { DriverDevice, Trip } from './driver-device.ts';
import { problemWords, type TripProblem } from './trip-problem.ts';
import { WaitingList } from './waiting-list.tsx';

type Props = { device: DriverDevice };

/** The link holds no longer: addresses are of no business any more, but what was done and not accepted is said. */
export const Over = ({ device, trip, text }: Props & { trip: Trip | undefined; text: string }) => (
  <>
    <EmptyScreen
      level={1}
      drawing={<BrokenLinkDrawing />}
      title="Tautan tidak berlaku"
      text={text}
    />
    <WaitingList device={device} />
    {trip && <CallStore trip={trip} />}
  </>
);

export const CallStore = ({ trip: { store_name, store_phone_number } }: { trip: Trip }) =>
  store_phone_number && (
    <a
      href={telephoneLink(store_phone_number)}
      className={buttonStyle({ variant: 'secondary', isBlock: true })}
    >
      <Phone aria-hidden className="size-5" />
      Telepon {store_name}
    </a>
  );

/** The list is not as it is now: since when, and why. */
export function OldList({ device, trip }: Props & { trip: Trip }) {
  const { at, problem } = useStore(device.state);
  const isOnline = useIsOnline();
  if (isOnline && !problem) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-sunken px-4 py-3">
      <p role="status" className="font-semibold">
        {problemWords(problem, isOnline)} Daftar ini dari{' '}
        {clockOrMoment(at, trip.time_zone, { word: 'pukul ' })}, catatan Anda tetap disimpan.
      </p>
      <Again device={device} />
    </div>
  );
}

/** Nothing is known of the trip yet, and it could not be asked for. */
export function Lost({ device, problem }: Props & { problem: TripProblem }) {
  const isOnline = useIsOnline();
  if (problem === 'broken_link')
    return (
      <EmptyScreen
        level={1}
        drawing={<BrokenLinkDrawing />}
        title="Tautan tidak lengkap"
        text="Tautan ini terpotong atau salah salin. Minta toko mengirimnya sekali lagi."
      />
    );
  return (
    <EmptyScreen
      level={1}
      drawing={<UnpluggedDrawing />}
      title="Belum bisa dibuka"
      text={`${problemWords(problem, isOnline)} Daftar antaran belum pernah dibuka di ponsel ini. Halaman ini mencoba lagi sendiri.`}
      action={<Again device={device} />}
    />
  );
}

function Again({ device }: Props) {
  const { run, isBusy } = useAction(async () => {
    device.outbox.wake();
    await device.load();
  });
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={run}>
      Coba lagi
    </Button>
  );
}

export const Coming = () => (
  <div role="status" aria-label="Memuat" className="grid gap-4">
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
);
