import { z } from 'zod';
import type { FieldErrorCode } from './field-errors.ts';
import { normalisedPhoneNumber, phoneNumberPattern } from './phone-number.ts';
import { hasUnseen } from './unseen.ts';

/** A zod message that is a code of `fieldErrorTable`. */
export const says = (code: FieldErrorCode) => code;

export const id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, says('invalid'))
  .meta({ description: 'A whole number written as a string.' });

export const uuid = z.uuid(says('invalid'));
export const money = z.int().meta({ description: 'Whole rupiah.' });
/** A moment that somebody names. Phones without a clock say 1970; years that no calendar has would only break what they are kept in. */
export const moment = z.iso.datetime(says('invalid')).regex(/^(19[7-9]|2\d\d)\d-/, says('invalid'));
export const instant = z.string().meta({ format: 'date-time', description: 'UTC.' });

const digits = z.string().regex(/^-?\d{1,15}$/, says('invalid'));

/** A whole number in a query: typed clients give a number, an address carries its digits. */
export const queryInteger = (min: number, max: number) =>
  z
    .union([z.int(), digits.transform(Number)], says('invalid'))
    .pipe(z.int().min(min, says('too_small')).max(max, says('too_big')));

export const queryFlag = z
  .union([
    z.boolean(),
    z.enum(['true', 'false'], says('invalid')).transform((text) => text === 'true'),
  ])
  .meta({ description: 'true or false' });

/** One or several values: repeated, or in one with commas between. */
export const queryList = <Item extends z.ZodType<unknown, string>>(item: Item, max: number) =>
  z
    .union([
      z.array(item).max(max, says('too_long')),
      z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(item).max(max, says('too_long'))),
    ])
    .transform((values) => [...new Set(values)] as z.output<Item>[]);

const dayText = /^(20\d\d)-(\d\d)-(\d\d)$/;

/** A calendar day, meant in the store's own time zone. */
export const day = z
  .string()
  .refine((text) => dayText.test(text) && isRealDay(text), says('date_invalid'))
  .meta({ format: 'date' });

const isRealDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Text a person typed: outer blanks trimmed, inner ones collapsed, signs that nobody sees refused. */
export const line = (min: number, max: number) =>
  z
    .string()
    .max(max * 4, says('too_long'))
    .transform((text) => text.replace(/[^\S\ufeff]+/gu, ' ').replace(/^ | $/g, ''))
    .pipe(
      z
        .string()
        .min(min, min === 1 ? says('required') : says('too_short'))
        .max(max, says('too_long'))
        .refine((text) => !hasUnseen(text), says('invalid')),
    );

/** 08…, 628…, +628…, with blanks or dashes; kept as +628… */
export const phoneNumber = z
  .string()
  .max(40, says('phone_number_invalid'))
  .transform(normalisedPhoneNumber)
  .pipe(z.string().regex(phoneNumberPattern, says('phone_number_invalid')));

/** How a one-time code travels. */
export const otpMethod = z.enum(['WHATSAPP', 'SMS'], says('not_a_choice'));

/** One to a hundred, none of them twice. */
export const severalOnce = <Field extends string, Item extends z.ZodType<Record<Field, string>>>(
  item: Item,
  field: Field,
) =>
  z
    .array(item)
    .min(1, says('required'))
    .max(100, says('too_long'))
    .superRefine((items, context) => {
      const values = items.map((each) => each[field].toLowerCase());
      for (const [index, value] of values.entries())
        if (values.indexOf(value) < index)
          context.addIssue({ code: 'custom', path: [index, field], message: says('duplicate') });
    });

/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ done: z.literal(true) });

/** The version of a record that somebody has looked at. */
export const version = z
  .int(says('invalid'))
  .min(0, says('too_small'))
  .max(2_147_483_647, says('too_big'));
