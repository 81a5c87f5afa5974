import { describe, expect, it } from 'vitest';
import { contract, endpoints } from './contract.ts';
import { declaredErrors } from './endpoint.ts';
import { openApi } from './openapi.ts';

const document = openApi(contract);

it('names each method and path once', () => {
  const addresses = endpoints.map(([, entry]) => `${entry.method} ${entry.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
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
