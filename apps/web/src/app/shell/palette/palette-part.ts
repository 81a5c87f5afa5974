import { lazyPart } from '../../../ui/lazy-part.ts';

/** Brought while nothing else is to be done, so that it opens at once. */
export const palettePart = lazyPart(() =>
  import('./palette-panel.tsx').then((part) => part.PalettePanel),
);
