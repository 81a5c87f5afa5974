import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, says } from './fields.ts';
import { normalisedTaxNumber, taxNumberPattern } from './tax-number.ts';

const taxes = z.object({
  charges_ppn: z.boolean(),
  shows_pph22: z.boolean(),
  taxpayer_name: z.string(),
  tax_number: z.string(),
});

const taxNumber = z
  .string()
  .max(40, says('tax_number_invalid'))
  .transform(normalisedTaxNumber)
  .refine((text) => text === '' || taxNumberPattern.test(text), says('tax_number_invalid'));

const taxesBody = z.strictObject({
  store_id: id,
  charges_ppn: z.boolean().optional(),
  shows_pph22: z.boolean().optional(),
  taxpayer_name: line(0, 100).optional(),
  tax_number: taxNumber.optional(),
});

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
  doc: 'Switches taxes on the invoices to come on or off; those that were made stay as they are, and so does what is not named. Name and number are required where a tax is on afterwards.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: taxesBody,
  response: z.object({ taxes }),
  errors: ['store_inactive'],
});

export const storeTaxes = { read, save };
export type StoreTaxes = z.infer<typeof taxes>;
export type StoreTaxesBody = z.output<typeof taxesBody>;
