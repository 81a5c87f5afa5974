import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { z } from 'zod';

export class WrongArguments extends Error {}

/** Arguments checked by a schema; what is wrong is said for each, in one line. */
export function readArguments<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const text = fieldErrorTable[message as keyof typeof fieldErrorTable] ?? message;
    return `--${path.join('.')}: ${text}`;
  });
  throw new WrongArguments(problems.join('\n'));
}
