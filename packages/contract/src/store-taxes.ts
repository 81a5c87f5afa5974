import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, says } from './fields.ts';

const taxes = z.object({
  charges_ppn: z.boolean(),
  shows_pph22: z.boolean(),
  taxpayer_name: z.string(),
  tax_number: z.string(),
});

/** NPWP of 15 or 16 digits or the NIK, with the dots and dashes people write. */
const taxNumber = z
  .string()
  .max(40, says('tax_number_invalid'))
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^(\d{15,16})?$/, says('tax_number_invalid')));

const isComplete = (name: 'taxpayer_name' | 'tax_number') => (body: z.output<typeof taxes>) =>
  !(body.charges_ppn || body.shows_pph22) || body[name] !== '';

const read = endpoint({
  method: 'GET',
  path: '/api/stores/taxes',
  doc: 'What the store says on its invoices about taxes; everything is off until somebody switches it on.',
  access: asSeller('store', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: z.object({ taxes }),
  errors: [],
});

const save = endpoint({
  method: 'POST',
  path: '/api/stores/taxes',
  doc: 'Switches taxes on the invoices to come on or off; those that were made stay as they are.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: z
    .strictObject({
      store_id: id,
      charges_ppn: z.boolean(),
      shows_pph22: z.boolean(),
      taxpayer_name: line(0, 100),
      tax_number: taxNumber,
    })
    .refine(isComplete('taxpayer_name'), { path: ['taxpayer_name'], error: says('required') })
    .refine(isComplete('tax_number'), { path: ['tax_number'], error: says('required') }),
  response: z.object({ taxes }),
  errors: ['store_inactive'],
});

export const storeTaxes = { read, save };
export type StoreTaxes = z.infer<typeof taxes>;
