import { mostProposalPhotos } from '@marketplace/contract/proposal-words';
import { X } from 'lucide-react';
import { PhotosField } from '../../../platform/photos-field.tsx';
import { FilePhoto } from '../../../shared/file-photo.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ProposeValues } from './propose-values.ts';

type Photos = Pick<ProposeValues, 'photo_ids' | 'sent_photo_ids' | 'isTakingPhoto'>;

type Props = {
  form: {
    values: Photos;
    problems: { photo_ids?: string | undefined };
    set: (part: (now: Photos) => Partial<Photos>) => boolean;
    flush: () => Promise<unknown>;
    waitFor: (work: Promise<boolean>) => void;
    isRestored: boolean;
  };
  store_id: string;
};

/** Photos of the packaging; what is filled in survives a camera that kills the page. */
export function ProposePhotos({ form, store_id }: Props) {
  const { values, set, flush, problems } = form;
  const { sent_photo_ids } = values;
  const note = async (part: (now: Photos) => Partial<Photos>) => {
    const isTaken = set(part);
    await flush();
    return isTaken;
  };
  const drop = (file_id: string) =>
    set((now) => ({ sent_photo_ids: now.sent_photo_ids.filter((each) => each !== file_id) }));
  return (
    <div>
      {values.isTakingPhoto && form.isRestored && (
        <Banner kind="important">
          Halaman tertutup saat kamera dibuka. Isian Anda masih ada; foto tadi dapat dipilih dari
          galeri.
        </Banner>
      )}
      {sent_photo_ids.length > 0 && (
        <ul aria-label="Foto yang sudah dikirim" className="mb-3 flex flex-wrap gap-3">
          {sent_photo_ids.map((file_id, index) => (
            <li key={file_id} className="relative">
              <FilePhoto {...{ store_id, file_id, place: index + 1 }} />
              <IconButton
                label={`Hapus foto terkirim ${index + 1}`}
                onClick={() => drop(file_id)}
                className="absolute! -top-3 -right-3 rounded-full! border border-line bg-surface shadow-card"
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <PhotosField
        label={`Foto kemasan (paling banyak ${mostProposalPhotos})`}
        hint="Depan kemasan dan bagian yang ada barcodenya. Foto besar kami kecilkan sendiri."
        photo_ids={values.photo_ids}
        most={mostProposalPhotos - sent_photo_ids.length}
        about={{ store_id, purpose: 'proposal_photo' }}
        onCamera={() => void note(() => ({ isTakingPhoto: true }))}
        onWork={form.waitFor}
        onChange={(change) =>
          note(({ photo_ids }) => ({ photo_ids: change(photo_ids), isTakingPhoto: false }))
        }
      />
      {problems.photo_ids && (
        <p tabIndex={-1} data-invalid="" className="mt-1.5 text-sm text-wrong-700">
          {problems.photo_ids}
        </p>
      )}
    </div>
  );
}
