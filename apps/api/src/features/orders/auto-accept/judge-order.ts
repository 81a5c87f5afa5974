import type { AcceptConditions } from '@marketplace/contract/auto-accept-words';
import { rupiah } from '../../../platform/exports/written.ts';

/** What a rule looks at. */
export type Judged = {
  total_amount: number;
  /** Of this buyer at this store; counted no further than the rule asks for. */
  completed_orders: number;
  /** Something of which too little would be left. */
  scarce_product: string | null;
  is_open: boolean;
};

/** Why the rule leaves an order to a person, in the words of its history; nothing where it takes it. */
export function whyNot(rule: AcceptConditions, order: Judged): string[] {
  const { least_completed_orders: least, most_amount: most, needs_stock, within_hours } = rule;
  return [
    least !== null && order.completed_orders < least && `belum ${least} pesanan selesai`,
    most !== null && order.total_amount > most && `di atas ${rupiah(most)}`,
    needs_stock && order.scarce_product !== null && `stok ${order.scarce_product} menipis`,
    within_hours && !order.is_open && 'di luar jam buka',
  ].filter((why) => why !== false);
}
