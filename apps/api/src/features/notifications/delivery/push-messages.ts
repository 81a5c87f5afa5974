import { z } from 'zod';
import { ofNews } from '../../../platform/notifications/regards.ts';
import { defineChannel } from '../../../platform/outbox/channel.ts';

/** What a device shows: of people no more than the store's own notification says. */
const payload = z.strictObject({
  user_id: z.string(),
  /** The notification, where it tells of one. */
  notification_id: z.string().optional(),
  title: z.string().max(300),
  text: z.string().max(1_000),
  path: z.string().max(500),
  /** A device that is told twice shows it once. */
  tag: z.string().max(64),
  ...ofNews,
});

export type PushPayload = z.infer<typeof payload>;

/** To a browser; the target is the number of its subscription. */
export const webPushMessages = defineChannel({
  name: 'web_push',
  payload,
  at_once: 16,
  attempts: 8,
  wanted_for_hours: 6,
});

/** To an app; the target is its registration token. */
export const fcmMessages = defineChannel({
  name: 'fcm',
  payload,
  attempts: 8,
  wanted_for_hours: 6,
});
