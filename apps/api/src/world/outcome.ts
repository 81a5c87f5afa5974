import type { Tables } from '../platform/db/tables.gen.ts';
import { at, pickWeighted, type Random, type Weighted } from './random.ts';

export type Status = Tables['orders']['fulfilment_status'];

/** Where an order stands: UNPAID is a NEW one not yet paid, LAPSED an EXPIRED one never paid. */
export type Outcome = Status | 'UNPAID' | 'LAPSED';

/** Up to which age in hours, and what orders of that age have become. */
const bands: readonly (readonly [number, Weighted<Outcome>])[] = [
  [
    1.5,
    [
      ['NEW', 80],
      ['UNPAID', 14],
      ['CANCELLED', 3],
      ['PROCESSING', 3],
    ],
  ],
  [
    10,
    [
      ['NEW', 52],
      ['UNPAID', 8],
      ['PROCESSING', 24],
      ['READY_FOR_PICKUP', 3],
      ['SHIPPED', 8],
      ['CANCELLED', 3],
      ['REJECTED', 2],
    ],
  ],
  [
    23,
    [
      ['NEW', 24],
      ['UNPAID', 4],
      ['PROCESSING', 28],
      ['READY_FOR_PICKUP', 4],
      ['SHIPPED', 24],
      ['DELIVERED', 8],
      ['COMPLETED', 2],
      ['CANCELLED', 3],
      ['REJECTED', 3],
    ],
  ],
  [
    27,
    [
      ['PROCESSING', 22],
      ['READY_FOR_PICKUP', 4],
      ['SHIPPED', 36],
      ['DELIVERED', 26],
      ['COMPLETED', 6],
      ['CANCELLED', 3],
      ['REJECTED', 3],
    ],
  ],
  [
    48,
    [
      ['PROCESSING', 12],
      ['READY_FOR_PICKUP', 3],
      ['SHIPPED', 27],
      ['DELIVERED', 36],
      ['COMPLETED', 12],
      ['CANCELLED', 3],
      ['REJECTED', 3],
      ['EXPIRED', 2],
      ['LAPSED', 1],
      ['IN_COMPLAINT', 1],
    ],
  ],
  [
    70,
    [
      ['PROCESSING', 4],
      ['READY_FOR_PICKUP', 2],
      ['SHIPPED', 12],
      ['DELIVERED', 34],
      ['COMPLETED', 36],
      ['CANCELLED', 3],
      ['REJECTED', 3],
      ['EXPIRED', 2],
      ['LAPSED', 1],
      ['RETURNED', 1],
      ['IN_COMPLAINT', 2],
    ],
  ],
  [
    130,
    [
      ['SHIPPED', 2],
      ['DELIVERED', 8],
      ['COMPLETED', 76],
      ['CANCELLED', 3],
      ['REJECTED', 3],
      ['EXPIRED', 2],
      ['LAPSED', 1],
      ['RETURNED', 2],
      ['IN_COMPLAINT', 3],
    ],
  ],
  [
    336,
    [
      ['COMPLETED', 86],
      ['CANCELLED', 3],
      ['REJECTED', 4],
      ['EXPIRED', 2],
      ['LAPSED', 1],
      ['RETURNED', 2],
      ['IN_COMPLAINT', 2],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ['COMPLETED', 88],
      ['CANCELLED', 3],
      ['REJECTED', 4],
      ['EXPIRED', 2],
      ['LAPSED', 1],
      ['RETURNED', 2],
    ],
  ],
];

export function outcomeAt(random: Random, hoursAgo: number): Outcome {
  const band = bands.find(([until]) => hoursAgo < until) ?? at(bands, bands.length - 1);
  return pickWeighted(random, band[1]);
}

/** One of each, at an age that fits, for worlds that want every status in every store. */
export const showcase: readonly { outcome: Outcome; hoursAgo: number }[] = [
  { outcome: 'NEW', hoursAgo: 0.4 },
  { outcome: 'NEW', hoursAgo: 3 },
  { outcome: 'NEW', hoursAgo: 9 },
  { outcome: 'NEW', hoursAgo: 22 },
  { outcome: 'UNPAID', hoursAgo: 2 },
  { outcome: 'PROCESSING', hoursAgo: 7 },
  { outcome: 'PROCESSING', hoursAgo: 20 },
  { outcome: 'READY_FOR_PICKUP', hoursAgo: 14 },
  { outcome: 'SHIPPED', hoursAgo: 18 },
  { outcome: 'SHIPPED', hoursAgo: 29 },
  { outcome: 'DELIVERED', hoursAgo: 36 },
  { outcome: 'IN_COMPLAINT', hoursAgo: 90 },
  { outcome: 'COMPLETED', hoursAgo: 130 },
  { outcome: 'REJECTED', hoursAgo: 40 },
  { outcome: 'CANCELLED', hoursAgo: 60 },
  { outcome: 'EXPIRED', hoursAgo: 50 },
  { outcome: 'LAPSED', hoursAgo: 75 },
  { outcome: 'RETURNED', hoursAgo: 110 },
];

/** A store with fewer orders than this shows what it happens to have. */
export const showcaseFrom = 2 * showcase.length;
