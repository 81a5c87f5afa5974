import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import { Opening } from '../opening-veil.tsx';
import { Sheet } from '../sheet.tsx';
import type { ColumnListProps } from './column-list.tsx';
import { noChoice } from './columns.ts';

const list = lazyPart(() => import('./column-list.tsx').then((part) => part.ColumnList));

/** Which columns a table has, and in which order. The list of them loads when it is opened. */
export function ColumnPicker(props: ColumnListProps) {
  const [isOpen, setOpen] = useState(false);
  const { loaded: ColumnList, hasFailed } = useLazyPart(list, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon={<Columns3 />} onClick={() => setOpen(true)}>
        Kolom
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title="Kolom"
        placement="right"
        footer={
          <>
            <Button variant="secondary" onClick={() => props.onChoose(noChoice)}>
              Seperti semula
            </Button>
            <Button onClick={close}>Selesai</Button>
          </>
        }
      >
        {ColumnList ? (
          <ColumnList {...props} />
        ) : (
          <Opening hasFailed={hasFailed} label="Tutup" onAct={close} />
        )}
      </Sheet>
    </>
  );
}
