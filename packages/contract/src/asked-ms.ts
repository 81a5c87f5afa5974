/** Whoever has waited longer for a stream asks for everything again with the signal. By itself: a page needs no schemas for it. */
export const longestAskedMs = 600_000;
