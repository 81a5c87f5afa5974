/** The stores that something names as its own or as what was asked for: one, or several with commas between. */
export const storesIn = (value: unknown): string[] =>
  [...JSON.stringify([value]).matchAll(/"store_id":"([^"]*)"/g)].flatMap(([, ids = '']) =>
    ids.split(','),
  );
