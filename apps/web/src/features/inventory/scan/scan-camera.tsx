import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { problemWords, type ScanProblem } from './scan-problems.ts';
import { type ScanState, startScan } from './scan-run.ts';
import { ScanTorch } from './scan-torch.tsx';

type Props = { isOn: boolean; onRead: (number: string) => void };

/** The camera's picture with a frame to aim with, or what keeps it from being there. */
export function ScanCamera({ isOn, onRead }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, retry] = useScan(video, isOn, onRead);
  const isAiming = state.step === 'aiming';
  const hasFailed = state.step === 'failed';
  const isLate = useIsLate(isAiming);
  return (
    <>
      <div
        className={classNames(
          'relative h-[calc(100dvh-17.5rem)] min-h-56 overflow-hidden rounded-lg md:h-80',
          hasFailed ? 'bg-canvas' : 'bg-black',
        )}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label="Gambar kamera"
          className="size-full object-cover"
        />
        {hasFailed ? (
          <Problem problem={state.problem} onRetry={retry} />
        ) : (
          <Aim isAiming={isAiming} />
        )}
        {isAiming && state.track && <ScanTorch track={state.track} />}
      </div>
      <p
        role="status"
        className={classNames(
          'text-center text-base text-balance',
          !hasFailed && 'mt-3 min-h-18 md:min-h-12',
        )}
      >
        {isLate ? lateWords : words[state.step]}
      </p>
    </>
  );
}

const words = {
  asking: 'Izinkan pemakaian kamera bila ditanya.',
  preparing: 'Menyiapkan pembaca barcode…',
  aiming: 'Arahkan kamera sampai barcode ada di dalam bingkai.',
  failed: '',
};

const lateWords =
  'Belum terbaca? Cari tempat yang lebih terang, tahan sekitar 15 cm dari barcode, atau ketik nomornya.';

/** Around the frame it is darker; the line inside lives while the camera reads. */
function Aim({ isAiming }: { isAiming: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 flex aspect-5/3 max-h-[85%] w-[84%] max-w-md -translate-1/2 items-center justify-center rounded-lg border-2 border-white text-white shadow-[0_0_0_100vmax_var(--color-veil)]"
    >
      {isAiming ? (
        <span className="h-0.5 w-11/12 animate-shimmer rounded-full bg-brand-500" />
      ) : (
        <Spinner className="size-8" />
      )}
    </div>
  );
}

function Problem({ problem, onRetry }: { problem: ScanProblem; onRetry: () => void }) {
  const { title, text, canRetry } = problemWords[problem];
  return (
    <div className="absolute inset-0 grid overflow-y-auto rounded-lg border border-line p-6">
      <div role="alert" className="m-auto grid max-w-sm justify-items-center gap-2 text-center">
        <p className="text-lg font-bold">{title}</p>
        <p className="text-pretty text-ink-soft">{text}</p>
        {canRetry && (
          <Button variant="secondary" onClick={onRetry} className="mt-3">
            Coba lagi
          </Button>
        )}
      </div>
    </div>
  );
}

/** Runs while it is wanted and seen; what failed waits to be tried again. */
function useScan(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onRead: (number: string) => void,
): [ScanState, () => void] {
  const [state, tell] = useState<ScanState>({ step: 'asking' });
  const isSeen = useSyncExternalStore(followSight, isPageSeen);
  const take = useEffectEvent(onRead);
  const isRunning = isOn && isSeen && state.step !== 'failed';
  useEffect(() => {
    if (!isRunning || !video.current) return;
    return startScan({ video: video.current, tell, onRead: (number) => take(number) });
  }, [isRunning, video]);
  return [state, () => tell({ step: 'asking' })];
}

const isPageSeen = () => document.visibilityState === 'visible';
const followSight = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

const patience = 20_000;

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
