/** As many orders as one bulk moves. By itself, so that a page that only needs the number loads no schemas. */
export const mostInBulk = 200;
