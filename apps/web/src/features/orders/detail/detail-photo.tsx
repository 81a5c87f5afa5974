import { FilePicture } from '../../../shared/file-picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Props = { store_id: string; file_id: string; alt?: string };

/** The photo of the handover. */
export const DetailPhoto = ({ alt = 'Foto serah terima', ...file }: Props) => (
  <FilePicture
    {...file}
    alt={alt}
    className="h-40 max-w-full rounded-lg border border-line bg-sunken object-contain"
    linkClass="mt-2 block w-fit rounded-lg"
    pending={<Skeleton className="mt-2 h-40 w-40 rounded-lg" />}
    failed={<span className="block text-sm text-ink-soft">Foto belum bisa dimuat.</span>}
  />
);
