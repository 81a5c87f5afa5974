import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface OpeningVeilProps {
  hasFailed: boolean;
  onClose: () => void;
}

/** Stands in for a sheet or dialog while its code is on the way, so that the tap is answered at once. */
export function OpeningVeil({ hasFailed, onClose }: OpeningVeilProps) {
  return (
    <div className="fixed inset-0 z-1000 flex items-end justify-center bg-veil md:items-center">
      <div className="flex min-h-40 w-full flex-col items-center justify-center gap-4 rounded-t-xl bg-surface p-6 text-center md:w-lg md:rounded-xl">
        <Opening hasFailed={hasFailed} label="Tutup" onAct={onClose} />
      </div>
    </div>
  );
}

interface OpeningProps {
  hasFailed: boolean;
  /** What can be done when it did not come. */
  label: string;
  onAct: () => void;
}

/** In the place of what opens, while its code is on the way; and that it did not come. */
export function Opening({ hasFailed, label, onAct }: OpeningProps) {
  return hasFailed ? (
    <>
      <p role="alert" className="text-base text-ink">
        Belum bisa dibuka. Periksa koneksi Internet, lalu coba lagi.
      </p>
      <Button variant="secondary" onClick={onAct}>
        {label}
      </Button>
    </>
  ) : (
    <span className="text-brand-700">
      <Spinner label="Membuka" className="size-7" />
    </span>
  );
}
