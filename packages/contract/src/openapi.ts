import type { z } from 'zod';
import { keyCallOf } from './api-key-access.ts';
import {
  type Access,
  asksForLogin,
  declaredErrors,
  type Endpoint,
  isRepeatable,
} from './endpoint.ts';
import { errorDetails } from './error-details.ts';
import { type ErrorCode, errorTable } from './errors.ts';
import { answerJsonSchema, inputJsonSchema } from './json-schema.ts';

type Features = Record<string, Record<string, Endpoint>>;
type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function openApi(features: Features) {
  const paths: Record<string, Json> = {};
  for (const [feature, entries] of Object.entries(features)) {
    for (const [name, entry] of Object.entries(entries)) {
      paths[entry.path] ??= {};
      Object.assign(paths[entry.path] as Json, {
        [entry.method.toLowerCase()]: operation(feature, name, entry),
      });
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Marketplace', version: '1' },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Token {token}',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A store’s API key, with the scope named beside it; see /docs/api.',
        },
        chat: {
          type: 'http',
          scheme: 'bearer',
          description: 'The short-lived token of POST /api/auth/chat-token.',
        },
        accounting: {
          type: 'apiKey',
          in: 'header',
          name: 'X-App-Key',
          description: 'The short-lived key of POST /api/stores/accounting-key, beside X-App-Id.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Webhook-Signature',
          description:
            'Standard Webhooks: “v1,” and the HMAC-SHA256, in base64, of Webhook-Id, a dot, Webhook-Timestamp (seconds since 1970), a dot and the body as it is sent.',
        },
      },
      schemas: { Failure: failureSchema },
    },
  };
}

function operation(feature: string, name: string, entry: Endpoint): Json {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: entry.doc,
    description: accessText(entry.access),
    security: securityOf(entry),
    parameters: [...queryParameters(entry.query), ...(isRepeatable(entry) ? [idempotencyKey] : [])],
    ...((entry.body || entry.upload) && {
      requestBody: { required: true, content: requestContent(entry) },
    }),
    responses: {
      200: {
        description: entry.stream ? 'Events of this shape.' : 'Done.',
        content: { [answerType(entry)]: { schema: answerJsonSchema(entry.response) } },
      },
      ...failureResponses(declaredErrors(entry)),
    },
  };
}

function securityOf(entry: Endpoint): Json[] {
  const { access, by_chat_token, by_accounting_key } = entry;
  if (access.kind === 'signed') return [{ signature: [] }];
  if (by_chat_token) return [{ chat: [] }];
  if (by_accounting_key) return [{ accounting: [] }];
  const asKey = keyCallOf(entry);
  if (asKey) return [{ token: [] }, { key: [asKey.scope] }];
  return asksForLogin(access) ? [{ token: [] }] : [];
}

function requestContent({ body, upload }: Endpoint): Json {
  const schema = body ? inputJsonSchema(body) : {};
  if (!upload) return { 'application/json': { schema } };
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    maxLength: upload.max_bytes,
  };
  if (upload.as === 'bytes') return { 'application/octet-stream': { schema: file } };
  const { properties = {}, required = [] } = schema as { properties?: Json; required?: string[] };
  const form = { ...schema, properties: { ...properties, file }, required: [...required, 'file'] };
  return { 'multipart/form-data': { schema: form } };
}

function answerType({ stream, gives_file }: Endpoint): string {
  if (stream) return 'text/event-stream';
  return gives_file ? '*/*' : 'application/json';
}

function accessText(access: Access): string {
  switch (access.kind) {
    case 'anyone':
      return 'Needs no login.';
    case 'user':
      return 'Needs a login.';
    case 'either':
      return `${accessText(access.seller)} With is_seller=false: ${accessText(access.buyer)}`;
    case 'member':
      return 'Needs a role in the store, for a file one that fits what it is for.';
    case 'signed':
      return 'Needs no login, but the signature of whom the secret was agreed with.';
    case 'operator':
      return access.roles.length > 0
        ? `Needs an operator’s login of the role ${access.roles.join(' or ')}, or ADMIN.`
        : 'Needs an operator’s login.';
    default:
      return `Needs ${access.area} ${access.level} in the ${access.kind}’s store.`;
  }
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = inputJsonSchema(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same request, it brings the first answer, and one effect.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

function failureResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Object.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: list?.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

/** What any code may say besides; which one does stands in its description. */
function detailProperties(): Json {
  const byName: Record<string, Json> = {};
  for (const [code, schema] of Object.entries(errorDetails)) {
    const { properties } = answerJsonSchema(schema) as { properties: Record<string, Json> };
    for (const [name, property] of Object.entries(properties)) {
      const codes = [byName[name]?.['x-codes'] ?? [], code].flat();
      byName[name] = { ...property, 'x-codes': codes };
    }
  }
  return byName;
}

const failureSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'object',
      required: ['code', 'error_message'],
      properties: {
        code: { enum: Object.keys(errorTable) },
        error_message: { type: 'string' },
        ...detailProperties(),
        fields: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['code', 'error_message'],
            properties: { code: { type: 'string' }, error_message: { type: 'string' } },
          },
        },
      },
    },
  },
};
