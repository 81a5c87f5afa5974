import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
};

/** What can be chosen, by what it is. The focus stays in the field, which says what is chosen. */
export function PaletteList({ id, groups, active, onPoint, onChoose }: Props) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Hasil" tabIndex={-1} className="p-2">
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place among options.
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-2 pt-2 pb-1 text-xs font-semibold text-ink-soft">
            {title}
          </p>
          {items.map((item) => (
            <Option
              key={item.key}
              id={optionId(id, item)}
              item={item}
              isActive={item.key === active?.key}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

export const optionId = (id: string, { key }: PaletteItem): string =>
  `${id}-${key.replaceAll(/[^\w-]+/g, '_')}`;

type OptionProps = Pick<Props, 'onPoint' | 'onChoose'> & {
  id: string;
  item: PaletteItem;
  isActive: boolean;
};

function Option({ id, item, isActive, onPoint, onChoose }: OptionProps) {
  const { label, hint, icon: Icon, keys } = item;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // Not when the list moves under a pointer that rests.
      onPointerMove={() => isActive || onPoint(item)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5',
        isActive &&
          'bg-brand-50 text-brand-800 forced-colors:outline-2 forced-colors:-outline-offset-2',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{label}</span>
        {hint && <span className="block truncate text-sm text-ink-soft">{hint}</span>}
      </span>
      {keys && <Kbd keys={keys} />}
    </div>
  );
}
