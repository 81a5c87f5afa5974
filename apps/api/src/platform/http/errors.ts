import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@marketplace/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';

/** Everything that goes wrong leaves here, in one shape; what nobody foresaw is logged and hidden. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    const failure = asFailure(error);
    if (failure.code === 'internal_error') request.log.error({ err: error }, 'unexpected error');
    if (failure.code === 'database_unavailable') {
      request.log.warn({ err: error }, 'database unavailable');
      reply.header('Retry-After', '1');
    }
    if (failure.code === 'storage_unavailable') {
      request.log.warn({ err: error }, 'storage unavailable');
      reply.header('Retry-After', '5');
    }
    if (failure.code === 'email_unavailable') {
      request.log.warn({ err: error }, 'e-mail unavailable');
      reply.header('Retry-After', '30');
    }
    if (failure.code === 'server_busy') {
      if (failure !== error) request.log.warn({ err: error }, 'busy');
      reply.header('Retry-After', '2');
    }
    if (failure.code === 'otp_not_sent') reply.header('Retry-After', '30');
    const { retry_after } = failure.details;
    if (retry_after !== undefined) reply.header('Retry-After', String(retry_after));
    return reply.status(failure.status).header('cache-control', 'no-store').send(failure.toJSON());
  });
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
}

/** An address that cannot be decoded is one that does not exist; Fastify asks before any route. */
export const answerBrokenAddress = (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
  void answerNotFound(reply);

function answerNotFound(reply: FastifyReply): FastifyReply {
  const failure = new ApiFailure('not_found');
  return reply.status(failure.status).send(failure.toJSON());
}

/**
 * What is not HTTP, or takes too long to come, gets the same shape of answer, and the door: what comes after it on the same
 * connection is not heard, or a request could still be carried out that was refused.
 */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const failure = new ApiFailure(isSlow ? 'request_too_slow' : 'body_unreadable');
  const body = JSON.stringify(failure);
  socket.end(
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

function asFailure(error: Error & { code?: string }): ApiFailure {
  if (error instanceof ApiFailure) return error;
  return new ApiFailure(fastifyCodes[error.code ?? ''] ?? databaseCode(error) ?? 'internal_error');
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_unreadable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_unreadable',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
};

/** The database is gone, going or not yet there, or others held what was needed: the same request may succeed in a moment. */
function databaseCode({ code = '', message }: Error & { code?: string }): ErrorCode | undefined {
  if (/^(40001|40P01|55P03|57014)$/.test(code)) return 'server_busy';
  const lost =
    /^(08...|57P0[123]|53[0-3]00|ECONN\w+|EPIPE|ENOENT|ETIMEDOUT)$/.test(code) ||
    /connection terminated|query read timeout|timeout exceeded when trying to connect|not queryable/i.test(
      message,
    );
  return lost ? 'database_unavailable' : undefined;
}
