import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps {
  /** Says what the tabs part, for screen readers. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  items: readonly { value: string; label: string; count?: ReactNode; content: ReactNode }[];
  className?: string | undefined;
}

/** For parts of one screen; what has its own address is a row of chip links. */
export function Tabs({ label, value, onValueChange, items, className }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => onValueChange(String(next))}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        className="relative flex overflow-x-auto border-b border-line scrollbar-none"
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className={classNames(
              'relative inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-4 text-sm font-semibold whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors duration-100 select-none',
              'hover:text-ink active:bg-sunken data-active:text-brand-700',
              'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full data-active:after:bg-brand-700',
            )}
          >
            {item.label}
            {item.count === undefined ? null : (
              <span className="font-medium text-ink-faint">{item.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel
          key={item.value}
          value={item.value}
          className="rounded-md pt-4 outline-offset-2"
        >
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
