/** How many rows a page has where nobody says otherwise. */
export const usualPageSize = 20;
