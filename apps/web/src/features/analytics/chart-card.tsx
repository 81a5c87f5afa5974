import { ImageDown, Table2, TrendingUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { savePicture } from '../../ui/charts/save-picture.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = {
  title: string;
  /** What the two lines are, where there are two. */
  legend?: ReactNode;
  chart: ReactNode;
  /** The same numbers, to be read. */
  table: ReactNode;
  /** Under this name the chart is saved as a picture; without it, it is none. */
  pictureName?: string;
  children?: ReactNode;
};

/** A chart, with its table one tap away. */
export function ChartCard({ title, legend, chart, table, pictureName, children }: Props) {
  const [isTable, setTable] = useState(false);
  const part = useRef<HTMLElement>(null);
  const toggle = isTable ? 'Grafik' : 'Tabel';
  return (
    <Card ref={part} className="min-w-0">
      <CardTitle
        action={
          <span className="flex print:hidden">
            {pictureName && !isTable && (
              <IconButton
                label={`Simpan gambar: ${title}`}
                onClick={() => part.current && void savePicture(part.current, pictureName)}
              >
                <ImageDown aria-hidden />
              </IconButton>
            )}
            <IconButton label={`${toggle}: ${title}`} onClick={() => setTable(!isTable)}>
              {isTable ? <TrendingUp aria-hidden /> : <Table2 aria-hidden />}
            </IconButton>
          </span>
        }
      >
        {title}
      </CardTitle>
      {legend && !isTable && <div className="mt-1 text-xs text-ink-soft">{legend}</div>}
      <div className="mt-3">{isTable ? table : chart}</div>
      {children}
    </Card>
  );
}
