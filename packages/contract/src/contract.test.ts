import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, endpoints } from './contract.ts';
import { declaredErrors, type Endpoint, isRepeatable } from './endpoint.ts';
import { openApi } from './openapi.ts';

const document = openApi(contract);

it('names each method and path once', () => {
  const addresses = endpoints.map(([, entry]) => `${entry.method} ${entry.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('operators read every list in one envelope', () => {
  const keysOf = ({ response }: Endpoint) => (response as z.ZodObject).shape;
  const lists = endpoints
    .filter(([, entry]) => entry.method === 'GET' && entry.path.startsWith('/ops/'))
    .filter(([, entry]) => !entry.gives_file)
    .filter(([, entry]) =>
      Object.values(keysOf(entry)).some((field) => field instanceof z.ZodArray),
    );
  expect(lists.length).toBeGreaterThan(0);
  for (const [name, entry] of lists) {
    expect(Object.keys(keysOf(entry)), name).toEqual(['data', 'next']);
    expect(Object.keys((entry.query as z.ZodObject).shape), name).toEqual(
      expect.arrayContaining(['after', 'page_size']),
    );
  }
});

it('no request that is kept for a repeat holds what opens an account for good', () => {
  const opens = /password|second_factor_code|secret/;
  const kept = endpoints.filter(([, entry]) => isRepeatable(entry));
  expect(kept.length).toBeGreaterThan(0);
  for (const [name, { body }] of kept) {
    const fields = Object.keys((body as z.ZodObject | undefined)?.shape ?? {});
    expect(
      fields.filter((field) => opens.test(field)),
      name,
    ).toEqual([]);
  }
});

describe.each(endpoints)('%s', (name, entry) => {
  const operation = document.paths[entry.path]?.[entry.method.toLowerCase()] as {
    operationId: string;
    summary: string;
    responses: Record<string, { description: string }>;
  };

  it('stands in the OpenAPI document with its doc line and every error it can answer', () => {
    expect(operation.operationId).toBe(name);
    expect(operation.summary).toBe(entry.doc);
    const codes = Object.values(operation.responses).flatMap((each) =>
      each.description.split(', '),
    );
    expect(codes).toEqual(expect.arrayContaining(declaredErrors(entry)));
  });

  it('takes only inputs it knows', () => {
    for (const schema of [entry.query, entry.body]) {
      const issues = schema?.safeParse({ no_such_field: 1 }).error?.issues ?? [];
      if (schema) expect(issues.map((issue) => issue.code)).toContain('unrecognized_keys');
    }
  });
});
