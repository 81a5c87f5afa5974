import { Skeleton } from '../ui/skeleton.tsx';
import { FilePicture } from './file-picture.tsx';

const box = 'size-24 rounded-lg border border-line bg-sunken object-cover';

type Props = { store_id: string; file_id: string; place: number };

/** A photo of a store or of the other side of a deal. */
export const FilePhoto = ({ place, ...file }: Props) => (
  <FilePicture
    {...file}
    alt={`Foto ${place}`}
    className={box}
    linkClass="block w-fit rounded-lg"
    pending={<Skeleton className={box} />}
    failed={
      <span className={`${box} grid place-items-center p-2 text-center text-xs text-ink-soft`}>
        Foto belum bisa dimuat
      </span>
    }
  />
);
