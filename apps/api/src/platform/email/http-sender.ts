import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure } from '../failure.ts';
import type { EmailSender } from './email-sender.ts';

type Gateway = {
  url: string;
  token?: string | undefined;
  from: string;
  attempts?: number;
  attemptMs?: number;
  firstPauseMs?: number;
};

/**
 * Hands messages to a mail gateway: a POST of `{from, to, subject, text}`. What the gateway cannot do just
 * now is tried again; what it refuses is not.
 */
export function httpSender(gateway: Gateway): EmailSender {
  const { url, token, from, attempts = 3, attemptMs = 5_000, firstPauseMs = 300 } = gateway;
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const post = async (body: string): Promise<{ isDone: boolean; reason: unknown }> => {
    try {
      const signal = AbortSignal.timeout(attemptMs);
      const answer = await fetch(url, { method: 'POST', headers, body, signal });
      await answer.body?.cancel();
      if (answer.ok) return { isDone: true, reason: undefined };
      const reason = new Error(`the mail gateway answered ${answer.status}`);
      if (answer.status < 500 && answer.status !== 429) throw unavailable(reason);
      return { isDone: false, reason };
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      return { isDone: false, reason: error };
    }
  };
  return {
    onlyLogs: false,
    send: async (email) => {
      const body = JSON.stringify({ from, ...email });
      let reason: unknown;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        if (attempt > 0) await pause(firstPauseMs * 2 ** (attempt - 1));
        const outcome = await post(body);
        if (outcome.isDone) return;
        reason = outcome.reason;
      }
      throw unavailable(reason);
    },
  };
}

function unavailable(reason: unknown): ApiFailure {
  const failure = new ApiFailure('email_unavailable');
  failure.cause = reason;
  return failure;
}
