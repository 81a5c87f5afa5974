import { Flashlight, FlashlightOff } from 'lucide-react';
import { useState } from 'react';

/** Lights the phone's lamp, where the camera has one that a page may light. */
export function ScanTorch({ track }: { track: MediaStreamTrack }) {
  const [isLit, setLit] = useState(false);
  if (!hasTorch(track)) return null;
  const toggle = async () => {
    const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: !isLit };
    await track.applyConstraints({ advanced: [torch] });
    setLit(!isLit);
  };
  const Icon = isLit ? FlashlightOff : Flashlight;
  return (
    <button
      type="button"
      aria-pressed={isLit}
      // A lamp that does not light stays off, and the picture shows it.
      onClick={() => void toggle().catch(() => {})}
      className="absolute right-2 bottom-2 inline-flex min-h-11 items-center gap-2 rounded-full bg-black/80 px-4 font-semibold text-white active:scale-95"
    >
      <Icon aria-hidden className="size-5" />
      Lampu
    </button>
  );
}

function hasTorch(track: MediaStreamTrack): boolean {
  const can: object = 'getCapabilities' in track ? track.getCapabilities() : {};
  return 'torch' in can && can.torch === true;
}
