import { Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { OpeningVeil } from '../../../ui/opening-veil.tsx';
import type { ColumnChoice, TableColumn } from '../../../ui/table/columns.ts';
import type { OrderSearch } from '../order-search.ts';

type Props = {
  search: OrderSearch;
  /** The columns of the table, and what was made of them, where there is one. */
  table?: { all: readonly TableColumn<never>[]; choice: ColumnChoice };
};

const sheet = lazyPart(() => import('./views-sheet.tsx').then((part) => part.ViewsSheet));
const label = lazyPart(() => import('./view-label.tsx').then((part) => part.ViewLabel));

/** The view that is looked at, by its name, and the way to the others. All but the button comes when it is needed. */
export function ViewsButton({ search, table }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { loaded: ViewsSheet, hasFailed } = useLazyPart(sheet, isOpen);
  const close = () => setOpen(false);
  const { loaded: ViewLabel } = useLazyPart(label, search.view !== undefined);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Star />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-w-[min(14rem,100%)] min-w-0"
      >
        <span className="min-w-0 truncate md:max-lg:sr-only">
          {ViewLabel ? <ViewLabel search={search} /> : 'Tampilan saya'}
        </span>
      </Button>
      {ViewsSheet ? (
        <ViewsSheet {...{ search, table, isOpen }} onClose={close} />
      ) : (
        isOpen && <OpeningVeil hasFailed={hasFailed} onClose={close} />
      )}
    </>
  );
}
