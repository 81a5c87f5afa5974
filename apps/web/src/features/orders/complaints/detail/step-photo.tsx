import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useFileLink } from '../../use-file-link.ts';

const box = 'size-24 rounded-lg border border-line bg-sunken object-cover';

type Props = { store_id: string; file_id: string; place: number };

/** A photo of one of the sides; a tap opens it in full. */
export function StepPhoto({ store_id, file_id, place }: Props) {
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
