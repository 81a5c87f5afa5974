import type { FilePurpose } from '@marketplace/contract/file-purpose';
import { Camera, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { buttonStyle } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { wordsForThrown } from './api/failure.ts';
import { BlobImage } from './blob-image.tsx';
import { UnreadablePhoto } from './offline/unreadable-photo.ts';
import { useOffline } from './services.ts';
import { useAction } from './use-action.ts';
import { usePhotoOnDevice } from './use-photo-on-device.ts';

type Change = (photo_ids: readonly string[]) => readonly string[];

type Props = {
  label: string;
  hint?: string;
  /** The photos on the device, as `photos.keep` named them. */
  photo_ids: readonly string[];
  most: number;
  /** Told against what is there by then; answers, once it is kept, whether the form was still there to take it. */
  onChange: (change: Change) => Promise<boolean>;
  about: { store_id: string; purpose: FilePurpose };
  /** Called before the camera opens: it may cost the page its life. */
  onCamera: () => void;
  /** A photo is being made ready. */
  onWork: (work: Promise<boolean>) => void;
};

/** Several photos, each put by on the device as soon as it was taken. */
export function PhotosField({ label, hint, photo_ids, most, ...rest }: Props) {
  const { onChange, about, onCamera, onWork } = rest;
  const { photos } = useOffline();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const sayProblem = (error: unknown) =>
    setProblem(error instanceof UnreadablePhoto ? error.message : wordsForThrown(error));
  const { attempt: take, isBusy } = useAction(async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])].slice(0, most - photo_ids.length);
    input.value = '';
    setProblem(undefined);
    const failures: unknown[] = [];
    for (const each of chosen) {
      try {
        const kept = await photos.keep(each, about);
        const isTaken = await onChange((before) => [...before, kept].slice(0, most));
        if (!isTaken) await photos.forget(kept);
      } catch (error) {
        failures.push(error);
      }
    }
    // Said of the first: the others are there.
    if (failures.length > 0) throw failures[0];
  }, sayProblem);
  const { run: drop } = useAction(async (dropped: string) => {
    const isTaken = await onChange((before) => before.filter((each) => each !== dropped));
    if (isTaken) await photos.forget(dropped);
    // The button goes with the photo; what is left to do is to take another.
    input.current?.focus();
  });
  const isFull = photo_ids.length >= most;
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
      {photo_ids.length > 0 && (
        <ul aria-label={label} className="mb-3 flex flex-wrap gap-3">
          {photo_ids.map((photo_id, index) => (
            <li key={photo_id} className="relative">
              <Thumbnail photo_id={photo_id} place={index + 1} />
              <IconButton
                label={`Hapus foto ${index + 1}`}
                onClick={() => drop(photo_id)}
                className="absolute! -top-3 -right-3 rounded-full! border border-line bg-surface shadow-card"
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {isBusy ? 'Menyiapkan foto…' : isFull && `Paling banyak ${most} foto.`}
      </p>
      <p role="alert" id={`${id}-problem`} className="text-sm text-wrong-700">
        {problem}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        multiple
        className="peer sr-only"
        aria-describedby={problem && `${id}-problem`}
        aria-invalid={problem ? true : undefined}
        // Not disabled, which would take the focus from who has just chosen.
        aria-disabled={isBusy || isFull || undefined}
        onClick={(event) => (isBusy || isFull ? event.preventDefault() : onCamera())}
        onChange={({ currentTarget }) => onWork(take(currentTarget))}
      />
      {!isFull && (
        <label
          htmlFor={id}
          className={`${buttonStyle({ variant: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-700`}
        >
          {isBusy ? <Spinner /> : <Camera aria-hidden className="size-5" />}
          {photo_ids.length > 0 && !isBusy ? 'Tambah foto' : 'Ambil atau pilih foto'}
        </label>
      )}
    </div>
  );
}

function Thumbnail({ photo_id, place }: { photo_id: string; place: number }) {
  const { content, isLost } = usePhotoOnDevice(photo_id);
  const box = 'size-24 rounded-lg border border-line bg-sunken object-cover';
  if (content) return <BlobImage content={content} alt={`Foto ${place}`} className={box} />;
  return (
    <span className={`${box} grid place-items-center p-2 text-center text-xs text-wrong-700`}>
      {isLost && 'Foto tidak ditemukan. Ambil ulang.'}
    </span>
  );
}
