import type { InvoiceContent } from '@marketplace/contract/invoice';
import type { StoreTaxes } from '@marketplace/contract/store-taxes';

/**
 * What of the total is tax. Prices include PPN: 12 % of a base of 11/12 of the price, which comes to 11 % of the price
 * without it. PPh 22 is 0.5 % of the same price without PPN; a part of a rupiah is let go.
 */
export function taxOf(taxes: StoreTaxes | undefined, total: number): InvoiceContent['tax'] {
  if (!taxes || !(taxes.charges_ppn || taxes.shows_pph22)) return null;
  const { taxpayer_name, tax_number, charges_ppn, shows_pph22 } = taxes;
  const net = charges_ppn ? Math.round((total * 100) / 111) : total;
  return {
    taxpayer_name,
    tax_number,
    ppn: charges_ppn ? { base: Math.round((net * 11) / 12), amount: total - net } : null,
    pph22: shows_pph22 ? { base: net, amount: Math.floor(net / 200) } : null,
  };
}
