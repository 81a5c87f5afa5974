import { z } from 'zod';
import { id, instant, says } from './fields.ts';
import { notificationCategories } from './notification-words.ts';

export const notificationKey = z
  .string()
  .regex(
    new RegExp(`^[1-9]\\d{0,17}\\.(?:${notificationCategories.join('|')})\\.[1-9]\\d{0,14}$`),
    says('invalid'),
  )
  .meta({ description: 'Means nothing but this notification.' });

/** What an event carries of the notification that it is told by. */
export const eventNotification = z.object({
  id: notificationKey,
  category: z.enum(notificationCategories),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string().meta({ description: 'Of the application: what it tells of.' }),
});

export const notification = eventNotification.extend({
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  created_at: instant,
  read: z.boolean(),
});

export type EventNotification = z.infer<typeof eventNotification>;
export type Notification = z.infer<typeof notification>;
