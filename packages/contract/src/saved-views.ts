import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, line, queryFlag, says } from './fields.ts';

const view = asSeller('order', 'VIEW', { one: 'store_id' });

/** A name for an address of the order list. */
const savedView = z.object({
  id,
  store_id: id,
  name: z.string(),
  address: z.string().meta({ description: 'Filters, sort, tab and columns, as a query string.' }),
  is_shared: z.boolean().meta({ description: 'Seen by everybody who may see the store’s orders.' }),
  covers_all_stores: z.boolean().meta({ description: 'Of all stores of its owner together.' }),
  is_own: z.boolean(),
  owner_name: z.string(),
  version: z.int().meta({ description: 'Counts the changes.' }),
});

const address = z
  .string()
  .max(2000, says('too_long'))
  .regex(/^[\w=&%,.:+*/-]*$/, says('invalid'));

const fields = { name: line(1, 60), address, is_shared: z.boolean() };

const createBody = z
  .strictObject({
    ...fields,
    store_id: id,
    is_shared: z.boolean().default(false),
    covers_all_stores: z.boolean().default(false),
  })
  .refine(({ is_shared, covers_all_stores }) => !(is_shared && covers_all_stores), {
    path: ['is_shared'],
    error: says('invalid'),
  });

const updateBody = z
  .strictObject(fields)
  .partial()
  .extend({ store_id: id, id, version: z.int().min(1, says('too_small')) });

const list = endpoint({
  method: 'GET',
  path: '/api/saved-views/list',
  doc: 'The order list’s saved views: of one store the person’s own and those shared there, or of all stores together the person’s own over all of them; by name, 200 at most.',
  access: asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' }),
  query: z
    .strictObject({ store_id: id.optional(), select_all_seller_store: queryFlag.default(false) })
    .refine((query) => Boolean(query.store_id) !== query.select_all_seller_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object({ views: z.array(savedView) }),
  errors: [],
});

const create = endpoint({
  method: 'POST',
  path: '/api/saved-views/create',
  doc: 'Keeps an address of the order list under a name; 50 a person and store. To share one needs the right to manage orders.',
  access: view,
  body: createBody,
  response: z.object({ view: savedView }),
  errors: ['saved_view_limit_reached'],
});

const update = endpoint({
  method: 'POST',
  path: '/api/saved-views/update',
  doc: 'Changes a saved view of the person’s own, as it was seen; what is not named stays as it is.',
  access: view,
  body: updateBody,
  response: z.object({ view: savedView }),
  errors: ['saved_view_not_found', 'saved_view_changed'],
});

const remove = endpoint({
  method: 'POST',
  path: '/api/saved-views/delete',
  doc: 'Takes a saved view off the list: one’s own, or a shared one for who manages orders. Done twice, it is answered alike.',
  access: view,
  body: z.strictObject({ store_id: id, id }),
  response: done,
  errors: [],
});

export const savedViews = { list, create, update, remove };
export type SavedView = z.infer<typeof savedView>;
export type SavedViewCreateBody = z.output<typeof createBody>;
export type SavedViewUpdateBody = z.output<typeof updateBody>;
