import { everyFieldError } from '@marketplace/contract/every-field-error';
import type { z } from 'zod';

export class WrongArguments extends Error {}

/** Arguments checked by a schema; what is wrong is said for each, in one line. */
export function readArguments<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const text = everyFieldError[message as keyof typeof everyFieldError] ?? message;
    return `--${path.join('.')}: ${text}`;
  });
  throw new WrongArguments(problems.join('\n'));
}
