import { useState } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { type FoundShelf, shelfByBarcode } from './find.ts';
import { shelvesNowQuery } from './shelves.query.ts';
import type { KnownShelf } from './take.ts';

/** The shelf of a barcode, or why there is none. */
export function useBarcode(store_id: string, shelves: readonly KnownShelf[]) {
  const services = useServices();
  const isOnline = useIsOnline();
  const [problem, setProblem] = useState<string>();
  const asking = useAction(async (barcode_number: string, answer: (found: FoundShelf) => void) => {
    const query = { store_id, barcode_number };
    const { product_unit } = await services
      .api('GET /api/product-units/get-by-barcode', { query })
      .catch((error: unknown) => {
        if (error instanceof RequestFailure && error.status === 404) return { product_unit: null };
        throw error;
      });
    if (!product_unit) return setProblem(`Barcode ${barcode_number} tidak dikenal.`);
    const [shelf] = await services.queryClient.fetchQuery(
      shelvesNowQuery(services, store_id, [product_unit.variant_id]),
    );
    if (shelf) return answer(shelfByBarcode([shelf], barcode_number) ?? { shelf });
    return setProblem(
      `${product_unit.product_name} belum dijual di toko ini, jadi tidak dihitung.`,
    );
  });
  const ask = async (barcode: string): Promise<FoundShelf | undefined> => {
    if (asking.isBusy) return undefined;
    setProblem(undefined);
    const known = shelfByBarcode(shelves, barcode);
    if (known) return known;
    if (!isOnline) {
      setProblem(
        `Barcode ${barcode} tidak ada di daftar yang tersimpan di perangkat ini. Catat dulu, lalu pindai lagi saat ada sinyal.`,
      );
      return undefined;
    }
    let found: FoundShelf | undefined;
    await asking.attempt(barcode, (answer) => {
      found = answer;
    });
    return found;
  };
  const words = asking.isBusy ? 'Sedang mencari barcode sebelumnya…' : problem;
  return { ask, problem: words, forget: () => setProblem(undefined) };
}
