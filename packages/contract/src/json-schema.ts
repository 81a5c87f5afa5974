import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** What goes out, in the draft the serialiser compiles: keys that are not listed are left out. */
export const answerJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'output', target: 'draft-7', override: preferNullableType });

/** What comes in, as a client writes it, before trimming and defaults. */
export const inputJsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });

/**
 * zod writes "string or null" as a union, which a serialiser can only answer by validating each
 * value; a list of types it compiles straight.
 */
function preferNullableType({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const options = jsonSchema.anyOf as JsonSchema[] | undefined;
  const real = options?.find((option) => option.type !== 'null');
  const isNullable = options?.length === 2 && options.some((option) => option.type === 'null');
  if (!isNullable || typeof real?.type !== 'string') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, real, { type: [real.type, 'null'] });
}
