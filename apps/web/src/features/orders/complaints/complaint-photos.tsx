import { mostComplaintPhotos } from '@marketplace/contract/complaint-words';
import { PhotosField } from '../../../platform/photos-field.tsx';
import { Banner } from '../../../ui/banner.tsx';

/** What forms of complaints keep of their photos. */
export type WithPhotos = {
  photo_ids: readonly string[];
  /** The camera was opened from here and has not come back with a photo yet. */
  isTakingPhoto: boolean;
};

export const noPhotos: WithPhotos = { photo_ids: [], isTakingPhoto: false };

type Form = {
  values: WithPhotos;
  set: (part: (now: WithPhotos) => Partial<WithPhotos>) => boolean;
  flush: () => Promise<unknown>;
  waitFor: (work: Promise<boolean>) => void;
  isRestored: boolean;
};

/** The photos of a form; what is filled in survives a camera that kills the page. */
export function ComplaintPhotos({ form, store_id }: { form: Form; store_id: string }) {
  const { values, set, flush } = form;
  const note = async (part: (now: WithPhotos) => Partial<WithPhotos>) => {
    const isTaken = set(part);
    await flush();
    return isTaken;
  };
  return (
    <>
      {values.isTakingPhoto && form.isRestored && (
        <Banner kind="important">
          Halaman tertutup saat kamera dibuka. Isian Anda masih ada; foto tadi dapat dipilih dari
          galeri.
        </Banner>
      )}
      <PhotosField
        label={`Foto (tidak wajib, paling banyak ${mostComplaintPhotos})`}
        photo_ids={values.photo_ids}
        most={mostComplaintPhotos}
        about={{ store_id, purpose: 'complaint_photo' }}
        onCamera={() => void note(() => ({ isTakingPhoto: true }))}
        onWork={form.waitFor}
        onChange={(change) =>
          note(({ photo_ids }) => ({ photo_ids: change(photo_ids), isTakingPhoto: false }))
        }
      />
    </>
  );
}
