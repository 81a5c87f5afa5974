/**
 * The window that a journey is seen in: the phone's, unless it says one of these. Both only where the layout or what
 * people do differs, and once for every screen, with axe and without scrolling sideways.
 */
export const onDesk = { tag: '@desk' };
export const inBoth = { tag: '@both' };
