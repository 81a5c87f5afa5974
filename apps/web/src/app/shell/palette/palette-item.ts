import type { LucideIcon } from 'lucide-react';

/** Something that can be chosen: a place, a row that was found, or something to do. */
export type PaletteItem = {
  /** The same while it means the same, however the list around it changes. */
  key: string;
  label: string;
  hint?: string | undefined;
  icon: LucideIcon;
  /** What does the same without the palette. */
  keys?: string | undefined;
  act: () => void;
};

/** What is typed while the field is not there yet, or has not the focus yet. */
export type EarlyText = { text: string; take: ((letter: string) => void) | undefined };

export type PaletteGroup = { title: string; items: readonly PaletteItem[] };
