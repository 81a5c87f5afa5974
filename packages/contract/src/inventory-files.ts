import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line } from './fields.ts';
import { inventoryFilterFields } from './inventory-list.ts';
import { importMaxBytes } from './inventory-plan-words.ts';
import { plan } from './inventory-plans.ts';
import { choice } from './order-row.ts';

const view = asSeller('inventory', 'VIEW', { one: 'store_id' });

const importFile = endpoint({
  method: 'POST',
  path: '/api/inventories/import',
  doc: 'Reads a price list, CSV or XLSX, and makes a plan of it; nothing is changed yet. Columns are found by their heads, in Indonesian or English.',
  access: asSeller('inventory', 'MANAGE', { one: 'store_id' }),
  body: z.strictObject({ store_id: id, file_name: line(0, 200).default('') }),
  upload: { as: 'form', max_bytes: importMaxBytes, too_large: 'import_too_large' },
  response: z.object({ plan }),
  errors: [
    'store_inactive',
    'import_too_large',
    'import_unreadable',
    'import_empty',
    'import_columns_missing',
    'import_columns_twice',
    'import_too_many_rows',
  ],
});

const filtered = { store_id: id, ...inventoryFilterFields };

const exportList = endpoint({
  method: 'GET',
  path: '/api/inventories/export',
  doc: 'What a store lists as a file, CSV or XLSX: all of it, or what is filtered. It is also what an import takes.',
  access: view,
  query: z.strictObject({ ...filtered, format: choice(['csv', 'xlsx']) }),
  response: z.unknown(),
  errors: [],
  gives_file: true,
});

const exportInfo = endpoint({
  method: 'GET',
  path: '/api/inventories/export/info',
  doc: 'How many rows the export has, and when the store last changed anything of its listings.',
  access: view,
  query: z.strictObject(filtered),
  response: z.object({
    rows: z.int(),
    rows_are_capped: z.boolean().meta({ description: 'There are more than were counted.' }),
    last_changed_at: instant.nullable(),
  }),
  errors: [],
});

export const inventoryFiles = { importFile, exportList, exportInfo };
export type InventoryExportQuery = z.output<typeof exportList.query>;
export type InventoryFilterQuery = z.output<typeof exportInfo.query>;
