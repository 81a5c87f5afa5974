import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, says } from './fields.ts';
import { daysOfWeek, hoursProblems, mostSpans } from './week-hours.ts';

const clock = z.string().max(5, says('clock_unclear')).meta({
  description: '`08:00`, in the store’s own zone; `24:00` is the end of the day.',
});
const openSpan = z.strictObject({ from: clock, to: clock });

const weekdays = z
  .array(z.array(openSpan).max(mostSpans, says('too_long')).nullable())
  .length(daysOfWeek, says('invalid'))
  .meta({ description: 'Monday first. A day with nothing in it: closed; null: it stays as it is.' })
  .superRefine((week, context) => {
    for (const { path, code } of hoursProblems(week))
      context.addIssue({ code: 'custom', path, message: says(code) });
  });

/** What both calls answer with. */
const hours = z.object({
  weekdays: z
    .array(z.array(z.object({ from: z.string(), to: z.string() })))
    .nullable()
    .meta({ description: 'Null: nobody has said, and the store counts as always open.' }),
  is_open: z.boolean(),
  /** When it is closed: the next moment at which it is open. */
  opens_at: instant.nullable(),
});

const read = endpoint({
  method: 'GET',
  path: '/api/stores/opening-hours',
  doc: 'From when to when the store is open on which weekday, and whether it is now. Days off close it whatever this says.',
  access: asSeller('store', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: hours,
  errors: [],
});

const save = endpoint({
  method: 'POST',
  path: '/api/stores/opening-hours',
  doc: 'Sets the hours of the weekdays that are named, up to four spans a day. A span ends by midnight: the next day goes on from 00:00.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: z.strictObject({ store_id: id, weekdays }),
  response: hours,
  errors: ['store_inactive'],
});

export const openingHours = { read, save };
export type OpeningHours = z.infer<typeof hours>;
