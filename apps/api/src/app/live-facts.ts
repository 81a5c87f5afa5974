import type { LiveFacts } from '@marketplace/contract/help-words';
import { listSellerFees } from '../features/book/seller-fees.service.ts';
import { answerHours } from '../features/complaints/steps/answer-hours.ts';
import {
  orderResponseHours,
  supportContact,
} from '../features/configuration/configuration.service.ts';
import { graceDays } from '../features/fees/collections/fee-collections.sql.ts';
import { complaintHours, waitingHours } from '../features/orders/moves/complaint-hours.ts';
import type { Db } from '../platform/db/handle.ts';
import type { Config } from './config.ts';

const hours = (count: number) => `${count} jam`;
const days = (count: number) => `${count} hari`;

/**
 * What does not change without a release, and stands in the code that does it, most of it within a statement:
 * `live-facts.test.ts` holds each against its place.
 */
const ofCode = {
  pay_hours: hours(2),
  verify_hours: hours(24),
  confirm_hours: hours(complaintHours),
  arrive_days: days(waitingHours / 24),
  pickup_days: days(waitingHours / 24),
  complaint_days: days(7),
  complaint_answer_hours: hours(answerHours),
  fee_due_days: days(7),
  fee_grace_days: days(graceDays),
  payout_hold_hours: hours(24),
  undo_hours: hours(1),
  code_minutes: '5 menit',
  invitation_days: days(14),
  login_idle_days: days(30),
  keep_login_days: days(60),
  keep_places_days: days(90),
  keep_code_days: days(1),
  keep_usage_days: days(90),
  keep_error_days: days(30),
  keep_notification_days: days(90),
  keep_message_days: days(30),
  keep_chat_years: '2 tahun',
  keep_trip_days: days(90),
  keep_upload_hours: hours(24),
} satisfies Partial<LiveFacts>;

type Settings = Pick<Config, 'OTP_RESEND_SECONDS' | 'FILE_MAX_BYTES'>;

/** The numbers that texts and public pages leave open, as they are now. */
export const liveFactsOf =
  ({ OTP_RESEND_SECONDS, FILE_MAX_BYTES }: Settings) =>
  async (db: Db): Promise<LiveFacts> => {
    const support = await supportContact(db);
    const { fees, tax } = await listSellerFees(db);
    return {
      ...ofCode,
      response_hours: hours(await orderResponseHours(db)),
      fee_range: rangeOf(fees.map(({ basis_points }) => basis_points)),
      fee_tax: tax.explained.replace(/\.$/, ''),
      resend_wait: `${OTP_RESEND_SECONDS} detik`,
      photo_size: `${Math.floor(FILE_MAX_BYTES / (1024 * 1024)) || 1} MB`,
      support_whatsapp: support.whatsapp_number,
      support_whatsapp_digits: support.whatsapp_number.replace(/\D/g, ''),
      support_phone: support.phone_number,
      support_email: support.email,
      support_hours: support.hours,
    };
  };

function rangeOf(rates: readonly number[]): string {
  if (rates.length === 0) return 'belum ditetapkan';
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return least === most
    ? percent(least)
    : `${percent(least)} sampai ${percent(most)} menurut kategori`;
}

const percent = (basis_points: number) => `${String(basis_points / 100).replace('.', ',')}%`;
