import type { FilePurpose } from '@marketplace/contract/file-purpose';
import { Camera, FileText, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, buttonStyle } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { wordsForThrown } from './api/failure.ts';
import { BlobImage } from './blob-image.tsx';
import { UnreadablePhoto } from './offline/unreadable-photo.ts';
import { useOffline } from './services.ts';
import { useAction } from './use-action.ts';
import { usePhotoOnDevice } from './use-photo-on-device.ts';

type Props = {
  label: string;
  /** The photo on the device, as `photos.keep` named it. */
  photo_id: string | undefined;
  /** Answers, once it is kept, whether the form was still there to take it. */
  onChange: (photo_id: string | undefined) => Promise<boolean>;
  about: { store_id: string; purpose: FilePurpose };
  /** Called before the camera opens: it may cost the page its life. */
  onCamera: () => void;
  /** A photo is being made ready. */
  onWork: (work: Promise<boolean>) => void;
  /** A document does as well. */
  takesPdf?: boolean;
};

/** Takes a photo with the camera or from the gallery, and puts it by on the device at once. */
export function PhotoField(props: Props) {
  const { label, photo_id, onChange, about, onCamera, onWork, takesPdf = false } = props;
  const { photos } = useOffline();
  const { content, isLost } = usePhotoOnDevice(photo_id);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const sayProblem = (error: unknown) =>
    setProblem(error instanceof UnreadablePhoto ? error.message : wordsForThrown(error));
  const { attempt: take, isBusy } = useAction(async (input: HTMLInputElement) => {
    const [photo] = input.files ?? [];
    if (!photo) return;
    setProblem(undefined);
    const replaced = photo_id;
    const kept = await photos.keep(photo, about).finally(() => {
      input.value = '';
    });
    const isTaken = await onChange(kept);
    const left = isTaken ? replaced : kept;
    if (left) await photos.forget(left);
  }, sayProblem);
  const { run: drop } = useAction(async (dropped: string) => {
    if (await onChange(undefined)) await photos.forget(dropped);
  });
  const remove = () => {
    if (photo_id) drop(photo_id);
    // The button goes with the photo; what is left to do is to take another.
    input.current?.focus();
  };

  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      {content?.type === 'application/pdf' && (
        <p className="mb-3 flex items-center gap-2 rounded-lg border border-line bg-sunken px-4 py-3 font-semibold">
          <FileText aria-hidden className="size-5 shrink-0" />
          Dokumen PDF siap dikirim
        </p>
      )}
      {content && content.type !== 'application/pdf' && (
        <BlobImage
          content={content}
          alt="Foto yang akan dikirim"
          className="mb-3 max-h-64 w-full rounded-lg border border-line bg-sunken object-contain"
        />
      )}
      {isLost && (
        <p className="mb-3 text-sm text-wrong-700">Foto tidak ditemukan lagi. Ambil ulang.</p>
      )}
      <p role="alert" id={`${id}-problem`} className="text-sm text-wrong-700">
        {problem}
      </p>
      <p role="status" className="text-sm text-ink-soft">
        {isBusy && 'Menyiapkan foto…'}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept={takesPdf ? 'image/*,application/pdf' : 'image/*'}
          className="peer sr-only"
          aria-describedby={problem && `${id}-problem`}
          aria-invalid={problem ? true : undefined}
          // Not disabled, which would take the focus from who has just chosen.
          aria-disabled={isBusy || undefined}
          onClick={(event) => (isBusy ? event.preventDefault() : onCamera())}
          onChange={({ currentTarget }) => onWork(take(currentTarget))}
        />
        <label
          htmlFor={id}
          className={`${buttonStyle({ variant: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-700`}
        >
          {isBusy ? <Spinner /> : <Camera aria-hidden className="size-5" />}
          {photo_id
            ? `Ganti ${takesPdf ? 'bukti' : 'foto'}`
            : `Ambil atau pilih ${takesPdf ? 'foto atau PDF' : 'foto'}`}
        </label>
        {photo_id && (
          <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={remove}>
            {takesPdf ? 'Hapus bukti' : 'Hapus foto'}
          </Button>
        )}
      </div>
    </div>
  );
}
