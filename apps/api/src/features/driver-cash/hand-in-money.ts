import type { HandIn } from '@marketplace/contract/driver-cash';
import { credit, debit, type Party, type Posting } from '../book/book.service.ts';

/** What was counted is in the till; what is missing or too much is the driver's. */
export function handedIn(
  handIn: Pick<HandIn, 'id' | 'courier_id' | 'courier_name' | 'expected_amount' | 'counted_amount'>,
): Posting {
  const { id, courier_id, courier_name, expected_amount, counted_amount } = handIn;
  const ofDriver: Party = { party: 'DRIVER', party_id: courier_id };
  const difference = expected_amount - counted_amount;
  return {
    cause: 'CASH_HANDED_IN',
    cause_id: id,
    sentence: sentenceOf(courier_name, difference),
    lines: [
      debit('TILL', counted_amount),
      debit('CASH_DIFFERENCE', difference, ofDriver),
      credit('DRIVER_CASH', expected_amount, ofDriver),
    ],
  };
}

function sentenceOf(name: string, difference: number): string {
  const handed = `Setoran tunai dari kurir ${name}`;
  if (difference === 0) return handed;
  return difference > 0 ? `${handed}, kurang dari catatan` : `${handed}, lebih dari catatan`;
}
