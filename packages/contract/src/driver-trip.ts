import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';
import { id, instant, line, moment, money, says, uuid } from './fields.ts';
import { fileMaxBytes } from './file-purpose.ts';
import { linesOnce, loweredLine } from './order-moves.ts';

/** The secret of a driver's link: the store it leads to, and 256 bits that nobody guesses. */
const link = z.string().regex(/^[1-9]\d{0,17}\.[\w-]{43}$/, says('invalid'));
/** A minute, for a link. Drivers share an address with half a town, so an address may ask as much as ten of them. */
const limits = (max: number) => [
  { by: 'link', max, seconds: 60 },
  { by: 'address', max: 10 * max, seconds: 60 },
];
const linkErrors = ['trip_link_unknown', 'trip_link_expired', 'trip_link_revoked'] as const;
const stopErrors = [
  ...linkErrors,
  'trip_finished',
  'trip_stop_unknown',
  'trip_stop_closed',
  'idempotency_key_reused',
] as const;

export const tripStopStates = ['OPEN', 'DELIVERED', 'FAILED', 'CLOSED'] as const;
export const tripReportKinds = ['DELIVERED', 'FAILED', 'LATER'] as const;

const stop = z.object({
  order_id: id,
  order_number: z.string(),
  state: z.enum(tripStopStates),
  buyer_name: z.string(),
  /** Where to and what stays away once it is done: a driver needs it no longer. */
  phone_number: z.string().nullable(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  driver_note: z.string(),
  buyer_note: z.string(),
  lines: z.array(
    z.object({
      id,
      product_name: z.string(),
      uom_name: z.string(),
      quantity: z.int(),
      unit_price: money.nullable().meta({ description: 'Where cash is taken, and only there.' }),
      /** What is kept on a driver's device from before does not say them. */
      ordered_quantity: z.int().optional(),
      ordered_discount: money.optional().meta({
        description: 'What was taken off all that was ordered, where cash is taken.',
      }),
    }),
  ),
  cash_amount: money.nullable().meta({ description: 'To be taken at the door.' }),
  reports: z.array(
    z.object({
      kind: z.enum(tripReportKinds),
      reason: z.string().nullable(),
      note: z.string(),
      happened_at: instant,
      taken_amount: money.nullable(),
    }),
  ),
});

const open = endpoint({
  method: 'POST',
  path: '/api/driver/trip/open',
  doc: 'What the driver who has this link brings: stops in order, with what is needed at the door. It is noted that the link was opened.',
  access: anyone,
  body: z.strictObject({ link }),
  response: z.object({
    store_id: id,
    store_name: z.string(),
    store_phone_number: z.string().nullable(),
    driver_name: z.string(),
    time_zone: z.string(),
    expires_at: instant,
    stops: z.array(stop),
    reasons: z.array(z.object({ id: z.string(), text: z.string(), needs_note: z.boolean() })),
  }),
  errors: [...linkErrors, 'trip_link_replaced'],
  limits: limits(60),
});

const report = {
  link,
  order_id: id,
  mutation_id: uuid.meta({ description: 'Sent again under it, it is answered as the first time.' }),
  happened_at: moment.meta({
    description: 'By the clock of the phone, which may have had no signal.',
  }),
};

/** What became of the pieces that were not handed over: back onto the shelf, or missing or broken. */
export const goodsNotHanded = ['TO_STOCK', 'TO_LOSS'] as const;
const shortLine = loweredLine.extend({ goods: z.enum(goodsNotHanded).default('TO_STOCK') });

const delivered = endpoint({
  method: 'POST',
  path: '/api/driver/trip/delivered',
  doc: 'The goods are with the receiver. Lines that were delivered short are lowered first, which takes a photo or a signature: total, stock, cash and money given back follow. What was taken otherwise than expected is noted with the cash of the driver.',
  access: anyone,
  body: z.strictObject({
    ...report,
    receiver_name: line(2, 100),
    photo_id: uuid.optional(),
    signature_id: uuid.optional(),
    lines: linesOnce(shortLine).optional(),
    taken_amount: money.min(0, says('too_small')).max(999_999_999_999, says('too_big')).optional(),
  }),
  response: z.object({ stop }),
  errors: [...stopErrors, 'file_not_found'],
  queueable: true,
  limits: limits(120),
});

const failed = endpoint({
  method: 'POST',
  path: '/api/driver/trip/failed',
  doc: 'The goods did not reach the buyer: tried again later on the same trip, or given up. Either way the order stays on its way, and the store decides.',
  access: anyone,
  body: z.strictObject({
    ...report,
    reason_id: line(1, 40),
    note: line(0, 500).default(''),
    is_tried_again: z.boolean(),
  }),
  response: z.object({ stop }),
  errors: [...stopErrors, 'reason_unknown', 'note_required'],
  queueable: true,
  limits: limits(120),
});

const photo = endpoint({
  method: 'POST',
  path: '/api/driver/trip/photo',
  doc: 'A photo or a signature for one of the stops that are not done, 20 for each at most; what is not used within a day is forgotten. The file comes last in the form.',
  access: anyone,
  body: z.strictObject({ link, order_id: id }),
  upload: { as: 'form', max_bytes: fileMaxBytes },
  response: z.object({ file_id: uuid }),
  errors: [
    ...linkErrors,
    'trip_stop_unknown',
    'trip_stop_closed',
    'file_too_large',
    'image_too_large',
    'file_type_unsupported',
    'file_unreadable',
    'storage_quota_reached',
    'server_busy',
    'storage_unavailable',
  ],
  limits: limits(60),
});

export const driverTrip = { open, delivered, failed, photo };
export type TripAnswer = z.infer<typeof open.response>;
export type TripStop = z.infer<typeof stop>;
export type DeliveredReport = z.output<typeof delivered.body>;
export type FailedReport = z.output<typeof failed.body>;
