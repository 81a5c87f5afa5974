import { lazyPart } from './lazy-part.ts';

/** The list of a menu, whose code loads when the finger or the focus comes near. */
export const menuPanel = lazyPart(() =>
  import('./menu-panel.tsx').then((module) => module.MenuPanel),
);
