import { everyFieldError } from '@marketplace/contract/every-field-error';
import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { z } from 'zod';
import { fail } from '../failure.ts';

/** The input as the contract makes it, or `validation_failed` with a code for each field. */
export function readInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input ?? {});
  if (!result.success) return fail('validation_failed', fieldCodes(result.error.issues, input));
  const unkeepable = Object.entries(result.data ?? {}).find(([, value]) => !isKept(value));
  return unkeepable ? fail('validation_failed', { [unkeepable[0]]: 'invalid' }) : result.data;
}

/** JSON can carry what the database cannot: texts with a NUL or with half a sign. How deep it goes was looked at before. */
function isKept(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isKept(key) && isKept(each));
}

/** Enough to mend a form; a body of nothing but mistakes is not echoed a hundredfold. */
const mostIssues = 50;

type Issue = z.core.$ZodIssue;

function fieldCodes(issues: Issue[], input: unknown): Record<string, FieldErrorCode> {
  const codes: Record<string, FieldErrorCode> = {};
  for (const issue of issues.slice(0, mostIssues)) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20))
        codes[join(path, key.slice(0, 40))] = 'unknown_field';
    } else codes[path || 'body'] ??= isMissing(issue, input) ? 'required' : fieldCode(issue);
  }
  return codes;
}

/** zod does not tell a missing field from one of a wrong type; the input does. */
function isMissing(issue: Issue, input: unknown): boolean {
  const value = issue.path.reduce<unknown>(
    (each, key) => (each as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
  return value === undefined && issue.code.startsWith('invalid_');
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

function fieldCode(issue: Issue): FieldErrorCode {
  if (issue.message in everyFieldError) return issue.message as FieldErrorCode;
  if (issue.code === 'invalid_union') return unionCode(issue.errors);
  return 'invalid';
}

/** Of the alternatives the caller may have meant, the one that came furthest says what is wrong. */
function unionCode(alternatives: Issue[][]): FieldErrorCode {
  const reasons = alternatives.map((issues) => issues[0]).filter((issue) => issue !== undefined);
  const meant = reasons.find((issue) => issue.code !== 'invalid_type') ?? reasons[0];
  return meant ? fieldCode(meant) : 'invalid';
}
