import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Endpoint } from '@marketplace/contract/endpoint';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../authenticate.ts';
import type { OperatorWho } from '../authenticate-operator.ts';
import type { Db } from '../db/handle.ts';
import type { SpooledFile } from '../files/spooled-file.ts';
import type { SignedWho } from '../signed-calls.ts';
import type { BuyerScope, MemberScope, OneStore, StoreScope } from '../store-scope.ts';

type WhoOf<A extends Access> = A extends { kind: 'anyone' }
  ? undefined
  : A extends { kind: 'operator' }
    ? OperatorWho
    : A extends { kind: 'signed' }
      ? SignedWho
      : Caller;

type ScopeOf<A extends Access> = A extends { kind: 'seller' }
  ? StoreScope
  : A extends { kind: 'buyer' }
    ? BuyerScope
    : A extends { kind: 'either' }
      ? StoreScope | BuyerScope
      : A extends { kind: 'member' }
        ? MemberScope
        : A extends { kind: 'signed' }
          ? OneStore | undefined
          : undefined;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

type FileOf<E extends Endpoint> = E extends { upload: { as: 'form' } }
  ? SpooledFile
  : E extends { upload: { as: 'bytes' } }
    ? Buffer
    : undefined;

/** What a service needs to know of a request, with everything checked. */
export type Call<E extends Endpoint> = {
  db: Db;
  who: WhoOf<E['access']>;
  scope: ScopeOf<E['access']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  file: FileOf<E>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  headers: IncomingHttpHeaders;
  /** Whom limits count the caller as; see `client-address.ts`. */
  address: string;
};

/** Whether somebody without a login may send a file, by the fields before it: nothing of it is taken in otherwise. */
type Admit<E extends Endpoint> = (call: Pick<Call<E>, 'db' | 'body'>) => Promise<void>;

export type Route =
  | {
      entry: Endpoint;
      admit?: Admit<Endpoint>;
      prepare?: (call: Call<Endpoint>) => Promise<unknown>;
      handle: (call: Call<Endpoint>, prepared: unknown) => Promise<unknown>;
    }
  | { entry: Endpoint; open: (call: Call<Endpoint>, reply: FastifyReply) => Promise<void> };

/** Ties an entry of the contract to the service that answers it. */
export const bind = <E extends Endpoint>(
  entry: E,
  handle: (call: Call<E>) => Promise<z.output<E['response']>>,
): Route => ({ entry, handle: handle as unknown as (call: Call<Endpoint>) => Promise<unknown> });

/**
 * The same where something takes long and needs no transaction: it is done first, so that no connection
 * waits for it. What it leaves behind must not matter, should the second half never come.
 */
export const bindPrepared = <E extends Endpoint, Prepared>(
  entry: E,
  prepare: (call: Call<E>) => Promise<Prepared>,
  handle: (call: Call<E>, prepared: Prepared) => Promise<z.output<E['response']>>,
  admit?: Admit<E>,
): Route => ({ entry, prepare, handle, admit }) as unknown as Route;

/** The same for a stream or a file, which writes the answer itself. */
export const bindStream = <E extends Endpoint & ({ stream: true } | { gives_file: true })>(
  entry: E,
  open: (call: Call<E>, reply: FastifyReply) => Promise<void>,
): Route => ({
  entry,
  open: open as unknown as (call: Call<Endpoint>, reply: FastifyReply) => Promise<void>,
});
