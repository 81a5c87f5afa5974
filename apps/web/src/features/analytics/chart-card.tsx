import { FileDown, ImageDown, Table2, TrendingUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { saveTable } from '../../ui/charts/csv-of.ts';
import { savePicture } from '../../ui/charts/save-picture.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = {
  title: string;
  /** What the two lines are, where there are two. */
  legend?: ReactNode;
  chart: ReactNode;
  /** The same numbers, to be read. */
  table: ReactNode;
  /** Under this name it is saved, the chart as a picture and the table as CSV. */
  fileName: string;
  children?: ReactNode;
};

/** A chart, with its table one tap away; either can be taken home. */
export function ChartCard({ title, legend, chart, table, fileName, children }: Props) {
  const [isTable, setTable] = useState(false);
  const part = useRef<HTMLElement>(null);
  const toggle = isTable ? 'Grafik' : 'Tabel';
  return (
    <Card ref={part} className="min-w-0">
      <CardTitle
        action={
          <span className="flex print:hidden">
            {isTable && (
              <IconButton
                label={`Simpan CSV: ${title}`}
                onClick={() => part.current && saveTable(part.current, fileName)}
              >
                <FileDown aria-hidden />
              </IconButton>
            )}
            {!isTable && (
              <IconButton
                label={`Simpan gambar: ${title}`}
                onClick={() => part.current && void savePicture(part.current, fileName)}
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
