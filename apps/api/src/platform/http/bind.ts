import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Endpoint } from '@marketplace/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../db/handle.ts';
import type { BuyerScope, StoreScope } from '../store-scope.ts';
import type { Who } from '../who-is-asking.ts';

type WhoOf<A extends Access> = A extends { kind: 'anyone' } ? undefined : Who;

type ScopeOf<A extends Access> = A extends { kind: 'seller' }
  ? StoreScope
  : A extends { kind: 'buyer' }
    ? BuyerScope
    : A extends { kind: 'either' }
      ? StoreScope | BuyerScope
      : undefined;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a service needs to know of a request, with everything checked. */
export type Call<E extends Endpoint> = {
  db: Db;
  who: WhoOf<E['access']>;
  scope: ScopeOf<E['access']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  headers: IncomingHttpHeaders;
};

export type Route =
  | { entry: Endpoint; handle: (call: Call<Endpoint>) => Promise<unknown> }
  | { entry: Endpoint; open: (call: Call<Endpoint>, reply: FastifyReply) => Promise<void> };

/** Ties an entry of the contract to the service that answers it. */
export const bind = <E extends Endpoint>(
  entry: E,
  handle: (call: Call<E>) => Promise<z.output<E['response']>>,
): Route => ({ entry, handle: handle as unknown as (call: Call<Endpoint>) => Promise<unknown> });

/** The same for a stream, which writes to the connection itself. */
export const bindStream = <E extends Endpoint & { stream: true }>(
  entry: E,
  open: (call: Call<E>, reply: FastifyReply) => Promise<void>,
): Route => ({
  entry,
  open: open as unknown as (call: Call<Endpoint>, reply: FastifyReply) => Promise<void>,
});
