import { Button } from '../button.tsx';
import { Sheet } from '../sheet.tsx';
import { ColumnList, type ColumnListProps } from './column-list.tsx';
import { noChoice } from './columns.ts';

interface ColumnSheetProps extends ColumnListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The columns beside the table, which changes at once. */
export function ColumnSheet({ isOpen, onClose, ...list }: ColumnSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Kolom"
      placement="right"
      footer={
        <>
          <Button variant="secondary" onClick={() => list.onChoose(noChoice)}>
            Seperti semula
          </Button>
          <Button onClick={onClose}>Selesai</Button>
        </>
      }
    >
      <ColumnList {...list} />
    </Sheet>
  );
}
