import { chosenTheme, onThemeElsewhere, showTheme } from '../platform/device/theme.ts';

/**
 * Stands in the head of every page, where it runs before anything is painted: who has chosen the dark must not be
 * dazzled first. It is small, and needs no file of its own to arrive; see docs/decisions/044.
 */
showTheme(chosenTheme());
onThemeElsewhere(showTheme);
