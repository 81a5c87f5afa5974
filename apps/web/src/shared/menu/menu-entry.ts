import type { LucideIcon } from 'lucide-react';

type Area = 'inventory' | 'order' | 'store';

export type MenuEntry = {
  to: string;
  title: string;
  subtitle: string;
  icon: LucideIcon;
  /** What else it is looked for by. */
  words?: string;
  /** Whose it is: of the stores that are looked at, of the one alone, or nobody's. */
  of?: 'chosen' | 'one';
  /** Hidden from who may see nothing of this area. */
  area?: Area;
  /** Only for who manages the area. */
  isManaged?: true;
};

export type MenuEntries = { title: string; entries: readonly MenuEntry[] };
