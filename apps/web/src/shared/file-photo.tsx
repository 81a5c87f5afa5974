import { useFileLink } from '../platform/use-file-link.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const box = 'size-24 rounded-lg border border-line bg-sunken object-cover';

type Props = { store_id: string; file_id: string; place: number };

/** A photo of a store or of the other side of a deal; a tap opens it in full. */
export function FilePhoto({ store_id, file_id, place }: Props) {
  const { data, error } = useFileLink(store_id, file_id);
  if (error)
    return (
      <span className={`${box} grid place-items-center p-2 text-center text-xs text-ink-soft`}>
        Foto belum bisa dimuat
      </span>
    );
  if (!data) return <Skeleton className={box} />;
  return (
    <a href={data.url} target="_blank" rel="noreferrer" className="block w-fit rounded-lg">
      <img src={data.url} alt={`Foto ${place}`} className={box} />
    </a>
  );
}
