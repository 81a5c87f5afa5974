import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { tickable } from '../tickable.ts';

interface TickBoxProps {
  label: string;
  isTicked: boolean;
  isMixed?: boolean;
  tabIndex?: number;
  /** With the shift key: from the last one up to this. */
  onTick: (isRange: boolean) => void;
}

const mark = 'pointer-events-none absolute inset-0 m-auto size-4 stroke-3 text-on-strong opacity-0';

/** A checkbox in a cell, as large as the cell to the pointer. */
export function TickBox({ label, isTicked, isMixed = false, tabIndex, onTick }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="group relative z-1 flex h-9 w-10 items-center justify-center select-none">
      <span className="relative flex">
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={isTicked}
          tabIndex={tabIndex}
          onChange={({ nativeEvent }) => onTick((nativeEvent as MouseEvent).shiftKey === true)}
          className={classNames(
            tickable,
            'rounded-sm checked:bg-brand-700 indeterminate:border-brand-700 indeterminate:bg-brand-700',
          )}
        />
        <Check
          aria-hidden="true"
          className={classNames(mark, 'peer-[:checked:not(:indeterminate)]:opacity-100')}
        />
        <Minus aria-hidden="true" className={classNames(mark, 'peer-indeterminate:opacity-100')} />
      </span>
    </label>
  );
}
