import type { EmailSender } from './email-sender.ts';

type Log = { info: (details: object, message: string) => void };

/** Writes messages into the server's log instead of sending them. */
export const logSender = (log: Log): EmailSender => ({
  onlyLogs: true,
  send: async (email) => log.info({ email }, 'e-mail'),
});
