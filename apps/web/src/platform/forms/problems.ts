import { RequestFailure, wordsForThrown } from '../api/failure.ts';

/** What is wrong, by field; `form` is about the whole. Fields inside of others are named as the server names them. */
export type Problems = Partial<Record<string, string>>;

/** What the server says about a refusal, by the names that the fields have here. */
export function problemsFrom(error: unknown, nameOf: (field: string) => string): Problems {
  const fields = error instanceof RequestFailure ? Object.entries(error.fields) : [];
  if (fields.length === 0) return { form: wordsForThrown(error) };
  return Object.fromEntries(
    fields.map(([name, { error_message }]) => [nameOf(name), error_message]),
  );
}
