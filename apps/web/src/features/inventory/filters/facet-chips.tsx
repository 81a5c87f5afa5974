import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';

type Facet = { id: string; name: string; count: number };

type Props = {
  label: string;
  facets: readonly Facet[] | undefined;
  /** Ids with commas between. */
  chosen: string | undefined;
  onChange: (chosen: string | undefined) => void;
};

const shownAtFirst = 12;

/** The largest first, and all of them on demand; what is chosen is always there. */
export function FacetChips({ label, facets = [], chosen, onChange }: Props) {
  const [isWhole, setWhole] = useState(false);
  const ids = chosen ? chosen.split(',') : [];
  const toggle = (id: string) => {
    const after = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
    onChange(after.join(',') || undefined);
  };
  const shown = isWhole
    ? facets
    : facets.filter(({ id }, index) => index < shownAtFirst || ids.includes(id));
  if (facets.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        {shown.map(({ id, name, count }) => (
          <Chip
            key={id}
            isChosen={ids.includes(id)}
            count={number(count)}
            onClick={() => toggle(id)}
          >
            {name}
          </Chip>
        ))}
        {shown.length < facets.length && (
          <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
            {`Semua ${label.toLowerCase()} (${number(facets.length)})`}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
