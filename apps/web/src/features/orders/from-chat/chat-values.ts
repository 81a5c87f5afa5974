import type { AnswerOf, InputsOf } from '@marketplace/contract/call';
import type { ChatOrderDetail } from '@marketplace/contract/chat-order';

type Read = AnswerOf<'POST /api/orders/seller/chat-orders/read'>;
type ReadLine = Read['lines'][number];
type SaveBody = InputsOf<'POST /api/orders/seller/chat-orders/save'>['body'];

export type Goods = { inventory_id: string; product_name: string; uom_name: string; price: number };

/** A line as somebody works on it. */
export type Line = {
  key: string;
  /** As it was written, where it was. */
  text: string;
  doubt: ReadLine['doubt'];
  /** Somebody has looked at it, or nobody needs to. */
  is_checked: boolean;
  inventory_id: string;
  quantity: number;
  candidates: Goods[];
};

export type Values = {
  text: string;
  lines: Line[];
  ignored: string[];
  is_cut: boolean;
  buyer: { store_id: string; name: string } | null;
  delivery: SaveBody['delivery'];
  payment_methods: ('TRANSFER' | 'COD' | 'TERM')[];
  term_days: '7' | '14' | '30';
  note: string;
};

export const valuesOf = (order: ChatOrderDetail | null): Values => ({
  text: '',
  lines: (order?.lines ?? []).map((line) => ({
    key: line.inventory_id,
    text: '',
    doubt: null,
    is_checked: line.problem !== 'not_sold',
    inventory_id: line.problem === 'not_sold' ? '' : line.inventory_id,
    quantity: line.quantity,
    candidates: [{ ...line, price: line.unit_price ?? 0 }],
  })),
  ignored: [],
  is_cut: false,
  buyer: order ? { store_id: order.buyer_store_id, name: order.buyer_name } : null,
  delivery: order?.delivery ?? 'STORE_COURIER',
  payment_methods: order?.payment_methods ?? ['COD'],
  term_days: (String(order?.term_days ?? 7) as Values['term_days']) ?? '7',
  note: order?.note ?? '',
});

/** What was read, behind what is there already. */
export const withRead = (
  values: Values,
  read: Read,
  now: number,
  asked: string,
): Partial<Values> => ({
  // What was pasted meanwhile has not been read.
  text: values.text.trim() === asked ? '' : values.text,
  lines: [...values.lines, ...read.lines.map((line, at) => lineOf(line, `${now}-${at}`))].slice(
    0,
    100,
  ),
  ignored: [...values.ignored, ...read.ignored],
  is_cut: values.is_cut || read.is_cut || values.lines.length + read.lines.length > 100,
});

const lineOf = (line: ReadLine, key: string): Line => ({
  key,
  text: line.text,
  doubt: line.doubt,
  is_checked: line.state === 'SURE',
  inventory_id: line.inventory_id ?? '',
  quantity: line.quantity ?? 1,
  candidates: line.candidates,
});

export const goodsOf = ({ candidates, inventory_id }: Line): Goods | undefined =>
  candidates.find((each) => each.inventory_id === inventory_id);

/** Usual prices alone: what is taken off is told once it is saved. */
export const usualTotal = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (goodsOf(line)?.price ?? 0) * line.quantity, 0);

/** What keeps it from being saved: of a line, or of the whole. */
export function problemsOf(values: Values): Record<string, string> {
  const problems: Record<string, string> = {};
  if (values.lines.length === 0) problems.text = 'Tempel chat pesanannya dulu, atau tambah barang.';
  if (!values.buyer) problems.buyer = 'Pilih pembelinya.';
  if (values.payment_methods.length === 0) problems.payment_methods = 'Pilih paling sedikit satu.';
  for (const line of values.lines) {
    if (!line.inventory_id) problems[line.key] = 'Pilih barangnya, atau hapus baris ini.';
    else if (!line.is_checked) problems[line.key] = 'Periksa dulu, lalu tekan “Sudah benar”.';
  }
  return problems;
}

/** The same goods on two lines are one of the order. */
export function saveBody(
  values: Values,
  { store_id, order }: { store_id: string; order: ChatOrderDetail | null },
): SaveBody {
  const quantities = new Map<string, number>();
  for (const { inventory_id, quantity } of values.lines)
    quantities.set(
      inventory_id,
      Math.min((quantities.get(inventory_id) ?? 0) + quantity, 9_999_999),
    );
  const { buyer, delivery, payment_methods, term_days, note } = values;
  return {
    store_id,
    ...(order && { chat_order_id: order.id, version: order.version }),
    buyer_store_id: buyer?.store_id ?? '',
    lines: [...quantities].map(([inventory_id, quantity]) => ({ inventory_id, quantity })),
    ...{ delivery, payment_methods, note: note.trim() },
    ...(payment_methods.includes('TERM') && { term_days: Number(term_days) as 7 | 14 | 30 }),
  };
}
