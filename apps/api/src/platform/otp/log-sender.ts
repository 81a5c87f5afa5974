import type { FastifyBaseLogger } from 'fastify';
import type { OtpMethod, OtpSender } from './otp-sender.ts';

/** The one place where a code may stand in a log: where nobody sends it, whoever runs the server reads it there. */
export const logSender = (method: OtpMethod, log: Pick<FastifyBaseLogger, 'info'>): OtpSender => ({
  isLog: true,
  send: async (message) => log.info({ method, ...message }, 'one-time code'),
});
