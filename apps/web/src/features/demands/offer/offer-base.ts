import type { OfferLine } from '@marketplace/contract/tender';
import type {
  DefaultOffering,
  DemandDetail,
  DemandItem,
} from '@marketplace/contract/tender-offerings';
import { number } from '../../../platform/format/money.ts';
import { goodsName } from '../demand-words.ts';
import { type LineValue, type OfferBase, offeredOf } from './offer-values.ts';

const day = 86_400_000;
const nothing: LineValue = {
  isIn: false,
  offered: null,
  isSubstitute: false,
  quantity: 1,
  price: '',
  note: '',
};

export function offerBase(
  { demand, items, offer }: DemandDetail,
  defaults: DefaultOffering,
  now = Date.now(),
): OfferBase {
  const stands = offer?.state === 'SENT' ? offer : null;
  const lines = Object.fromEntries(
    items.map((item) => [item.item_id, startOf(item, stands?.lines ?? defaults.lines)]),
  );
  const { delivery, shipping_fee } = stands ?? defaults;
  return {
    tender_version: demand.tender_version,
    version: stands?.version ?? null,
    counter: stands?.waits_for === 'SELLER' ? counterIn(stands.lines) : null,
    wanted: items.map((item) => ({
      item_id: item.item_id,
      name: goodsName(item),
      quantity: item.quantity,
      uom_name: item.uom_name,
      target_price: item.target_price,
    })),
    start: {
      lines,
      delivery,
      shipping: number(shipping_fee),
      days: Math.max(1, Math.round((Date.parse(defaults.valid_until) - now) / day)),
      note: stands?.note ?? '',
      refusal: null,
    },
  };
}

const counterIn = (lines: readonly OfferLine[]): OfferBase['counter'] =>
  Object.fromEntries(
    lines.flatMap(({ item_id, inventory_id, uom_name, counter_price }) =>
      counter_price === null
        ? []
        : [[item_id, { inventory_id, uom_name, unit_price: counter_price }] as const],
    ),
  );

type Proposed = {
  item_id: string;
  inventory_id: string;
  quantity: number;
  unit_price: number;
  product_name: string;
  uom_name: string;
  base_quantity: number;
  product_unit_id?: string;
  is_substitute?: boolean;
  substitute_note?: string;
};

function startOf(item: DemandItem, proposed: readonly Proposed[]): LineValue {
  const line = proposed.find(({ item_id }) => item_id === item.item_id);
  const listing = item.listings.find(({ inventory_id }) => inventory_id === line?.inventory_id);
  if (line)
    return {
      isIn: true,
      offered: offeredOf({
        ...line,
        product_unit_id: line.product_unit_id ?? listing?.product_unit_id ?? '',
      }),
      isSubstitute: line.is_substitute ?? false,
      quantity: line.quantity,
      price: number(line.unit_price),
      note: line.substitute_note ?? '',
    };
  const [first] = item.listings;
  if (!first) return nothing;
  return {
    ...nothing,
    offered: offeredOf(first),
    quantity: first.quantity,
    price: number(first.price),
  };
}
