import { mostDocuments } from '@marketplace/contract/registration-words';
import { X } from 'lucide-react';
import { PhotosField } from '../../../platform/photos-field.tsx';
import { FilePhoto } from '../../../shared/file-photo.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { RegistrationValues } from './registration-values.ts';

type Photos = Pick<RegistrationValues, 'photo_ids' | 'sent_document_ids' | 'isTakingPhoto'>;

type Props = {
  form: {
    values: Photos;
    problems: { document_ids?: string | undefined };
    set: (part: (now: Photos) => Partial<Photos>) => boolean;
    flush: () => Promise<unknown>;
    waitFor: (work: Promise<boolean>) => void;
    isRestored: boolean;
  };
  store_id: string;
};

/** Photos of the papers; what is filled in survives a camera that kills the page. */
export function DocumentPhotos({ form, store_id }: Props) {
  const { values, set, flush, problems } = form;
  const { sent_document_ids } = values;
  const note = async (part: (now: Photos) => Partial<Photos>) => {
    const isTaken = set(part);
    await flush();
    return isTaken;
  };
  const drop = (file_id: string) =>
    set((now) => ({
      sent_document_ids: now.sent_document_ids.filter((each) => each !== file_id),
    }));
  return (
    <div>
      {values.isTakingPhoto && form.isRestored && (
        <Banner kind="important" className="mb-3">
          Halaman tertutup saat kamera dibuka. Isian Anda masih ada; foto tadi dapat dipilih dari
          galeri.
        </Banner>
      )}
      {sent_document_ids.length > 0 && (
        <ul aria-label="Foto yang sudah dikirim" className="mb-3 flex flex-wrap gap-3">
          {sent_document_ids.map((file_id, index) => (
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
        label={`Foto dokumen (paling banyak ${mostDocuments})`}
        hint="KTP pemilik, dan NIB atau izin usaha bila ada. Hanya tim kami dan pemilik toko yang melihatnya."
        photo_ids={values.photo_ids}
        most={mostDocuments - sent_document_ids.length}
        about={{ store_id, purpose: 'registration_document' }}
        onCamera={() => void note(() => ({ isTakingPhoto: true }))}
        onWork={form.waitFor}
        onChange={(change) =>
          note(({ photo_ids }) => ({ photo_ids: change(photo_ids), isTakingPhoto: false }))
        }
      />
      {problems.document_ids && (
        <p tabIndex={-1} data-invalid="" className="mt-1.5 text-sm text-wrong-700">
          Lampirkan paling sedikit satu foto dokumen.
        </p>
      )}
    </div>
  );
}
