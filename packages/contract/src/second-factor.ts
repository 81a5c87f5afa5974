import { z } from 'zod';
import { says } from './fields.ts';

/** A code of the authenticator app, or one of the recovery codes in its place; blanks and dashes are nobody's fault. */
export const secondFactorCode = z
  .string()
  .max(40, says('too_long'))
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .refine((text) => /^(\d{6}|[a-z2-7]{10})$/.test(text), says('second_factor_code_invalid'));
