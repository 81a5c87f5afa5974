import type { DemandRow, OfferSummary } from '@marketplace/contract/tender';
import type { DemandAction } from '@marketplace/contract/tender-words';
import { formatInstant } from '../../../platform/indonesian-time.ts';
import type { DemandRecord } from './demand-rows.sql.ts';

/** Whether anything may still be said about it. */
const isDemandOpen = ({ tender_state, is_over }: DemandRecord): boolean =>
  tender_state === 'OPEN' && !is_over;

export function toDemandRow(record: DemandRecord, may_act: boolean): DemandRow {
  const {
    is_active: _,
    allows_selling: __,
    is_over: ___,
    offer_version: ____,
    offer_tender_version: _____,
    total_amount: ______,
    waits_for: _______,
    sent_at: ________,
    valid_until: _________,
    order_id: __________,
    loss_reason: ___________,
    winning_low: ____________,
    winning_high: _____________,
    ...row
  } = record;
  return {
    ...row,
    offer: offerOf(record),
    copywriting: copywriting(record),
    allowed_actions: may_act ? allowedActions(record) : [],
  };
}

export function offerOf(record: DemandRecord): OfferSummary | null {
  const { offer_version, offer_tender_version, total_amount, waits_for, sent_at, valid_until } =
    record;
  if (offer_version === null || total_amount === null || !waits_for || !sent_at || !valid_until)
    return null;
  const { order_id, loss_reason, winning_low, winning_high } = record;
  return {
    version: offer_version,
    total_amount,
    waits_for,
    is_outdated: (offer_tender_version ?? 0) < record.tender_version,
    sent_at,
    valid_until,
    order_id,
    loss_reason,
    winning_price:
      winning_low !== null && winning_high !== null
        ? { low: winning_low, high: winning_high }
        : null,
  };
}

/** What may be done next, as the server will let it be done. */
function allowedActions(record: DemandRecord): DemandAction[] {
  if (!record.is_active || !isDemandOpen(record)) return [];
  const offer: DemandAction[] = record.allows_selling ? ['offer'] : [];
  switch (record.state) {
    case 'OPEN':
      return [...offer, 'decline'];
    case 'WITHDRAWN':
    case 'EXPIRED':
      return offer;
    case 'SENT':
      return [
        ...(record.waits_for === 'SELLER' ? (['answer_counter'] as const) : []),
        ...(record.allows_selling ? (['revise'] as const) : []),
        'withdraw',
      ];
    case 'DECLINED':
      return ['undo_decline'];
    default:
      return [];
  }
}

/** The sentence under the row: what to do next, and by when. */
function copywriting(record: DemandRecord): string {
  const at = (instant: string) => formatInstant(instant, record.time_zone);
  switch (record.state) {
    case 'OPEN':
      return `Kirim penawaran sebelum ${at(record.closes_at)}.`;
    case 'SENT':
      return sentSentence(record, at(record.closes_at));
    case 'LOST':
      return record.loss_reason === 'DEMAND_CLOSED'
        ? 'Pembeli menutup permintaan ini.'
        : 'Pembeli memilih penjual lain.';
    case 'EXPIRED':
      return isDemandOpen(record)
        ? `Penawaran ini tidak berlaku lagi. Kirim lagi sebelum ${at(record.closes_at)}.`
        : sentences.EXPIRED;
    default:
      return sentences[record.state];
  }
}

function sentSentence(record: DemandRecord, closes: string): string {
  if (record.waits_for === 'SELLER') return `Pembeli menawar harga. Jawab sebelum ${closes}.`;
  return (record.offer_tender_version ?? 0) < record.tender_version
    ? 'Pembeli mengubah permintaan ini. Periksa lagi penawaran Anda.'
    : `Menunggu pembeli memilih sampai ${closes}.`;
}

const sentences = {
  WON: 'Menang. Pesanannya sudah dibuat.',
  DECLINED: 'Anda tidak berminat.',
  WITHDRAWN: 'Anda menarik penawaran ini.',
  EXPIRED: 'Penawaran ini lewat masa berlakunya.',
  MISSED: 'Sudah tutup tanpa penawaran dari toko ini.',
} as const;
