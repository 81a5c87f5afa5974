import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type Outcome, serve, type Transport } from '../../../platform/outbox/channel.ts';
import { encryptPush, mostPushBytes } from '../../../platform/push/encrypt-push.ts';
import { createFcm, type FcmAccount } from '../../../platform/push/fcm.ts';
import { postOutside } from '../../../platform/push/guarded-post.ts';
import { type VapidKeys, vapidHeader } from '../../../platform/push/vapid.ts';
import {
  deletePushToken,
  deleteSubscription,
  hasPushToken,
  readSubscription,
} from '../record/devices.sql.ts';
import { beginningOf } from './bundle.ts';
import { ifWanted } from './if-wanted.ts';
import { fcmMessages, type PushPayload, webPushMessages } from './push-messages.ts';
import { newsForMs } from './wanting.service.ts';

type Settings = {
  vapid: (db: Db) => Promise<VapidKeys>;
  subject: string;
  internalHosts: readonly string[];
  fcm: { account: FcmAccount | undefined; base: string };
};

const timeout_ms = 5_000;
/** So long a push service keeps it for a device that is away: as long as it is news. */
const secondsLeft = ({ until }: PushPayload): number => {
  const left = until === undefined ? newsForMs : Date.parse(until) - Date.now();
  return Math.max(Math.floor(left / 1_000), 0);
};

const shown = ({ title, text, path, tag, notification_id }: PushPayload) => ({
  title,
  text,
  path,
  tag,
  ...(notification_id && { id: notification_id }),
});

/** A message that is longer than a push may be ends where there is no more room. */
function written(payload: PushPayload): Buffer {
  const whole = Buffer.from(JSON.stringify(shown(payload)));
  if (whole.byteLength <= mostPushBytes) return whole;
  return Buffer.from(JSON.stringify(shown({ ...payload, text: beginningOf(payload.text, 200) })));
}

const later = (status: number | string, wait_ms?: number): Outcome => ({
  later: String(status),
  wait_ms,
});

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** The other side does not take it from us, or not for this device, whatever we send. */
const isRefusedForGood = (status: number) => status === 401 || status === 403;
const isGone = (status: number) => status === 404 || status === 410;

/** What nobody is there for any more is done with: an operator could mend nothing. */
const done = 'sent';

export function openPush(db: Db, settings: Settings): Transport[] {
  const { vapid, subject, internalHosts, fcm } = settings;
  const drop = (endpoint: string, user_id: string) =>
    inTransaction(db, (db) => deleteSubscription(db, { user_id }, endpoint));

  const web = serve(webPushMessages, async ({ target, payload, signal }): Promise<Outcome> => {
    const { user_id } = payload;
    const subscription = await readSubscription(db, user_id, target);
    if (!subscription) return done;
    const { endpoint } = subscription;
    let body: Buffer;
    try {
      body = encryptPush(subscription, written(payload));
    } catch {
      await drop(endpoint, user_id);
      return done;
    }
    const answer = await postOutside({
      url: endpoint,
      headers: {
        authorization: vapidHeader(await vapid(db), { endpoint, subject, now: Date.now() }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(secondsLeft(payload)),
        urgency: 'high',
      },
      body,
      timeout_ms,
      signal,
      internalHosts,
    });
    if ('trouble' in answer) {
      if (answer.trouble !== 'leads inside') return later(answer.trouble);
      await drop(endpoint, user_id);
      return { never: answer.trouble };
    }
    const { status, wait_ms } = answer;
    if (status >= 200 && status < 300) return done;
    if (isGone(status) || isRefusedForGood(status)) await drop(endpoint, user_id);
    if (isGone(status)) return done;
    return isPassing(status) ? later(status, wait_ms) : { never: String(status) };
  });

  const sendFcm = fcm.account && createFcm(fcm.account, fcm.base);
  const app = serve(fcmMessages, async ({ target, payload, signal }): Promise<Outcome> => {
    const { user_id, title, text, path, tag } = payload;
    // Without an account nobody was promised anything.
    if (!sendFcm || !(await hasPushToken(db, user_id, target))) return done;
    const message = { token: target, id: payload.notification_id ?? '', title, text, path, tag };
    const answer = await sendFcm({ ...message, ttl: secondsLeft(payload) }, signal);
    if (answer === 'sent') return done;
    if (answer === 'no such device') {
      await deletePushToken(db, user_id, target);
      return done;
    }
    if ('trouble' in answer) return later(answer.trouble);
    const { status, wait_ms } = answer;
    return isPassing(status) ? later(status, wait_ms) : { never: String(status) };
  });
  return [web, app].map((transport) => ifWanted(db, 'push', transport));
}
