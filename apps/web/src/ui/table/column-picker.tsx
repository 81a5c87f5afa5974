import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { lazyPart, useLazyPart } from '../lazy-part.ts';
import { OpeningVeil } from '../opening-veil.tsx';
import type { ColumnListProps } from './column-list.tsx';

const sheet = lazyPart(() => import('./column-sheet.tsx').then((part) => part.ColumnSheet));

/** Which columns a table has, and in which order. The list of them loads when it is opened. */
export function ColumnPicker(props: ColumnListProps) {
  const [isOpen, setOpen] = useState(false);
  const { loaded: ColumnSheet, hasFailed } = useLazyPart(sheet, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" icon={<Columns3 />} onClick={() => setOpen(true)}>
        Kolom
      </Button>
      {ColumnSheet ? (
        <ColumnSheet {...props} isOpen={isOpen} onClose={close} />
      ) : (
        isOpen && <OpeningVeil hasFailed={hasFailed} onClose={close} />
      )}
    </>
  );
}
