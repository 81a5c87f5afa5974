import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { OperatorRole } from './operator-roles.ts';

export const areas = ['inventory', 'order', 'store'] as const;
export type Area = (typeof areas)[number];
export type Level = 'VIEW' | 'MANAGE';

/** The names of the inputs that say which store a call is about. */
export type StoreInputs = {
  /** One store's id. */
  one: string;
  /**
   * What finds the store where `one` may be left out: an input with an id that is unique in the marketplace. A
   * courier's is called `id`.
   */
  found_by?: 'order_id' | 'inventory_id' | 'store_uuid' | 'courier';
  /** A flag for all stores of the person. */
  all?: string;
  /** Store ids that narrow `all`. */
  among?: string;
  /** Ids of other stores that the call changes: in each the person may MANAGE the area. */
  changes?: string;
};

type InStore<Side extends 'seller' | 'buyer'> = {
  kind: Side;
  area: Area;
  level: Level;
  store: StoreInputs;
};

export type Access =
  | { kind: 'anyone' }
  | { kind: 'user' }
  | InStore<'seller'>
  | InStore<'buyer'>
  /** Whoever has a role in the store; the service asks the scope about the area, which is in its data. */
  | { kind: 'member'; store: Pick<StoreInputs, 'one'> }
  /** `is_seller` in the query decides which of the two holds. */
  | { kind: 'either'; seller: InStore<'seller'>; buyer: InStore<'buyer'> }
  /** An operator's own login, and one of these roles; without any, every operator. ADMIN may always. */
  | { kind: 'operator'; roles: readonly OperatorRole[] }
  /** No login: whoever knows the secret that was agreed with them signs each call. */
  | { kind: 'signed'; by: Signer };

/** Programs of other houses that call us. */
export const signers = ['payment_provider', 'payout_provider'] as const;
export type Signer = (typeof signers)[number];

/**
 * A limit beyond the general ones: at most `max` calls in `seconds` for one value of a field of query or body,
 * from one `address`, or by one `person` who is signed in. What strangers can ask about others is counted for each
 * address apart, or they would use up what is theirs.
 */
export type Limit = { by: string; max: number; seconds: number; is_per_address?: boolean };

/** A body that is no JSON: a form of the body's fields and `file`, or the bytes of a file alone. */
export type Upload = {
  as: 'form' | 'bytes';
  max_bytes: number;
  /** What says that a form's file is larger, where it is not the usual word of photos. */
  too_large?: ErrorCode;
};

export type Proof = 'LATELY' | 'FOR_IT';

export type Endpoint = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  doc: string;
  access: Access;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body of a success. A stream answers with server-sent events of this shape. */
  response: z.ZodType;
  /** Codes of its own; those that follow from access, input and method are added by `declaredErrors`. */
  errors: readonly ErrorCode[];
  /** The answer is a secret: it is not kept for a repeated Idempotency-Key. */
  gives_secret?: boolean;
  /**
   * The person proves once more that it is them: LATELY where this login's last proof, signing in among them, is too long ago;
   * FOR_IT where none was given since signing in and within minutes, so that a login that was taken over is not enough.
   */
  needs_proof?: Proof;
  /** The caller's login is over afterwards: whoever sends it again is no longer signed in. */
  ends_login?: boolean;
  /** May wait on the phone until there is a signal: safe to send twice, and still meant hours later. */
  queueable?: boolean;
  /** Takes the short-lived token of chat (`Authorization: Bearer`) in place of a login's. */
  by_chat_token?: true;
  /** Takes the short-lived key of accounting (`X-App-Id`, `X-App-Key`), which is one store’s, in place of a login's. */
  by_accounting_key?: true;
  stream?: boolean;
  upload?: Upload;
  /** What it asks is too long for an address, and nothing is changed by it. */
  only_reads?: boolean;
  /** Where a body of JSON may be larger than is usual. */
  max_body_bytes?: number;
  /** A success is a file, not JSON. */
  gives_file?: boolean;
  limits?: readonly Limit[];
};

export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

export const anyone = { kind: 'anyone' } as const;
export const user = { kind: 'user' } as const;

export const asSeller = <const A extends Area>(area: A, level: Level, store: StoreInputs) =>
  ({ kind: 'seller', area, level, store }) as const satisfies Access;

export const asBuyer = <const A extends Area>(area: A, level: Level, store: StoreInputs) =>
  ({ kind: 'buyer', area, level, store }) as const satisfies Access;

export const asMember = (one: string) =>
  ({ kind: 'member', store: { one } }) as const satisfies Access;

export const asOperator = <const R extends readonly OperatorRole[]>(...roles: R) =>
  ({ kind: 'operator', roles }) as const satisfies Access;

export const signedBy = (by: Signer) => ({ kind: 'signed', by }) as const satisfies Access;

/** Whether a login is asked for. */
export const asksForLogin = ({ kind }: Access) => kind !== 'anyone' && kind !== 'signed';

/** Whether somebody who is signed in may still be refused. */
const asksForMore = (access: Access) =>
  access.kind === 'operator'
    ? access.roles.length > 0
    : asksForLogin(access) && access.kind !== 'user';

/** A stream is asked for with a body and changes nothing. */
export const isMutation = (entry: Endpoint) =>
  entry.method !== 'GET' && !entry.stream && !entry.only_reads;

/** An answer that may be kept and given again for the same Idempotency-Key. */
export const isRepeatable = (entry: Endpoint) =>
  isMutation(entry) && !entry.gives_secret && !entry.ends_login && asksForLogin(entry.access);

/** Every code this endpoint can answer with, its own first. */
export const declaredErrors = (entry: Endpoint): ErrorCode[] => {
  const codes = new Set<ErrorCode>(entry.errors);
  if (entry.query || entry.body) codes.add('validation_failed');
  if (entry.method !== 'GET') for (const code of bodyErrors) codes.add(code);
  if (asksForLogin(entry.access)) codes.add('authentication_failed');
  if (entry.access.kind === 'signed') for (const code of signatureErrors) codes.add(code);
  if (asksForMore(entry.access)) codes.add('permission_denied');
  if (entry.needs_proof) codes.add('proof_needed');
  if (isRepeatable(entry)) for (const code of idempotencyErrors) codes.add(code);
  for (const code of alwaysPossible) codes.add(code);
  return [...codes];
};

const bodyErrors = ['body_unreadable', 'body_too_large', 'media_type_unsupported'] as const;
const signatureErrors = ['signature_wrong', 'signature_stale', 'signer_not_configured'] as const;
const idempotencyErrors = ['idempotency_key_reused', 'request_in_flight'] as const;
const alwaysPossible = [
  'rate_limited',
  'internal_error',
  'server_busy',
  'database_unavailable',
] as const;
