import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import { waitIn } from './guarded-post.ts';

const account = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(3),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

export type FcmAccount = z.infer<typeof account>;

/** A service account as its JSON file has it, plain or in base64. */
export function fcmAccount(text: string): FcmAccount | undefined {
  const plain = text.trimStart().startsWith('{') ? text : Buffer.from(text, 'base64').toString();
  try {
    const read = account.parse(JSON.parse(plain));
    createPrivateKey(read.private_key);
    return read;
  } catch {
    return undefined;
  }
}

type Message = {
  token: string;
  id: string;
  title: string;
  text: string;
  path: string;
  tag: string;
  /** Seconds that it is kept for a device that is away. */
  ttl: number;
};
export type FcmAnswer =
  | 'sent'
  | 'no such device'
  | { status: number; wait_ms: number | undefined }
  | { trouble: string };

const timeout_ms = 10_000;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Firebase Cloud Messaging, HTTP v1: an access token for the service account, kept while it is good, and a call a message. */
export function createFcm(
  { project_id, client_email, private_key, token_uri }: FcmAccount,
  base: string,
) {
  const key = createPrivateKey(private_key);
  let kept: { token: string; until: number } | undefined;

  const post = (url: string, init: RequestInit, signal: AbortSignal) =>
    fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]),
    });

  const accessToken = async (signal: AbortSignal): Promise<string> => {
    if (kept && kept.until > Date.now()) return kept.token;
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: client_email,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      aud: token_uri,
      iat: now,
      exp: now + 3_600,
    };
    const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
    const assertion = `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const response = await post(
      token_uri,
      { body: new URLSearchParams({ grant_type, assertion }) },
      signal,
    );
    if (!response.ok) throw new NoAccess(response.status);
    const answer = tokenAnswer.parse(await response.json());
    // A minute before it ends: it may be on its way for a while.
    kept = { token: answer.access_token, until: Date.now() + (answer.expires_in - 60) * 1_000 };
    return answer.access_token;
  };

  const sendOnce = async (message: Message, signal: AbortSignal): Promise<Response> =>
    post(
      `${base}/v1/projects/${project_id}/messages:send`,
      {
        headers: {
          authorization: `Bearer ${await accessToken(signal)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message: written(message) }),
      },
      signal,
    );

  return async (message: Message, signal: AbortSignal): Promise<FcmAnswer> => {
    try {
      let response = await sendOnce(message, signal);
      if (response.status === 401) {
        await response.body?.cancel();
        kept = undefined;
        response = await sendOnce(message, signal);
      }
      const text = await response.text();
      if (response.ok) return 'sent';
      if (isNoDevice(text)) return 'no such device';
      const wait_ms = waitIn(response.headers.get('retry-after') ?? undefined);
      return { status: response.status, wait_ms };
    } catch (error) {
      if (error instanceof NoAccess) return { status: error.status, wait_ms: undefined };
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { trouble: isLate ? 'too late' : 'not at all' };
    }
  };
}

class NoAccess extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the token service answered ${status}`);
    this.status = status;
  }
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** The same tag each time: a device that is told twice shows it once. */
const written = ({ token, id, title, text, path, tag, ttl }: Message) => ({
  token,
  notification: { title, body: text },
  data: { id, path },
  // No collapse key: Firebase keeps four of them for a device, and what comes fifth pushes one out.
  android: { ttl: `${ttl}s`, notification: { tag } },
  apns: {
    headers: {
      'apns-collapse-id': tag.slice(0, 64),
      'apns-expiration': String(Math.floor(Date.now() / 1_000) + ttl),
    },
  },
});

const refusal = z.object({
  error: z.object({
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
        }),
      )
      .optional(),
  }),
});

/** Gone, of another project, or no token at all: whatever is sent to it, it will be refused. */
function isNoDevice(text: string): boolean {
  try {
    const { details = [] } = refusal.parse(JSON.parse(text)).error;
    return details.some(
      ({ errorCode, fieldViolations = [] }) =>
        errorCode === 'UNREGISTERED' ||
        errorCode === 'SENDER_ID_MISMATCH' ||
        fieldViolations.some(({ field }) => field === 'message.token'),
    );
  } catch {
    return false;
  }
}
