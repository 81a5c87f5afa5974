import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { id, moment, queryFlag, says } from './fields.ts';
import { notification, notificationKey } from './notification.ts';
import {
  digestWays,
  notificationCategories,
  notificationWays,
  pushAnswers,
  pushQuestions,
} from './notification-words.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';

const category = choice(notificationCategories);

const list = endpoint({
  method: 'GET',
  path: '/api/notifications/list',
  doc: 'What happened in one store of the person or in all of them, newest first. Without a category, those that the person wants on the screen.',
  access: user,
  query: z.strictObject({
    store_id: id.optional(),
    category: category.optional(),
    is_unread: queryFlag.default(false),
    ...following,
  }),
  response: z.object(followed(notification)),
  errors: ['permission_denied'],
});

const counts = z.object({
  total: z.int(),
  categories: z
    .array(z.object({ category: z.enum(notificationCategories), unread: z.int() }))
    .meta({
      description:
        'Those that the person may see and wants on the screen, the ones without unread, too.',
    }),
});

const unread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  doc: 'How many notifications the person has not read, exactly, over all of their stores.',
  access: user,
  response: counts,
  errors: [],
});

const readBody = z
  .strictObject({
    ids: z.array(notificationKey).min(1, says('required')).max(100, says('too_long')).optional(),
    until: moment.optional().meta({
      description:
        'In place of `ids`: all up to this moment, that of the newest the person has seen.',
    }),
    category: category.optional(),
    store_id: id.optional(),
  })
  .refine(({ ids, until }) => Boolean(ids) !== Boolean(until), {
    path: ['ids'],
    error: says('required'),
  })
  .refine(({ ids, category, store_id }) => !(ids && (category || store_id)), {
    path: ['category'],
    error: says('invalid'),
  });

const read = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  doc: 'The person has read these, or all up to a moment: of all their stores or one, of all categories or one. What is not theirs is passed over. Answers with what is unread now.',
  access: user,
  body: readBody,
  response: counts,
  errors: ['permission_denied'],
});

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, says('clock_unclear'));

const settings = z.object({
  ways: z.array(
    z.object({
      category: z.enum(notificationCategories),
      screen: z.boolean(),
      push: z.boolean(),
      whatsapp: z.boolean(),
      email: z.boolean(),
    }),
  ),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  time_zone: z
    .string()
    .meta({ description: 'Of the person’s first store: quiet hours and digest are by its clock.' }),
  digest: z.array(z.enum(digestWays)).meta({ description: 'How; none: no digest.' }),
  available: z.object({ whatsapp: z.boolean(), email: z.boolean() }).meta({
    description:
      'Whether this server has what sends them; e-mail goes to the proven address of the store.',
  }),
  push: z.object({
    public_key: z.string().meta({ description: 'What a browser subscribes with (VAPID).' }),
    question: z.enum(pushQuestions),
    devices: z
      .int()
      .meta({ description: 'How many browsers and apps of the person take messages.' }),
  }),
});

const readSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  doc: 'How the person wants to be told of what.',
  access: user,
  response: settings,
  errors: [],
});

const writeSettings = endpoint({
  method: 'POST',
  path: '/api/notifications/settings',
  doc: 'Changes what is named and leaves the rest. Quiet hours with null are taken off. A way that this server does not have stays off.',
  access: user,
  body: z.strictObject({
    ways: z
      .array(z.strictObject({ category, way: choice(notificationWays), is_on: z.boolean() }))
      .min(1, says('required'))
      .max(notificationCategories.length * notificationWays.length, says('too_long'))
      .optional(),
    quiet_hours: z
      .strictObject({ from: clock, to: clock })
      .refine(({ from, to }) => from !== to, { path: ['to'], error: says('invalid') })
      .nullable()
      .optional(),
    digest: z.array(choice(digestWays)).max(3, says('too_long')).optional(),
    push_question: choice(pushAnswers).optional(),
  }),
  response: settings,
  errors: [],
});

export const notifications = { list, unread, read, readSettings, writeSettings };
export type NotificationListQuery = z.output<typeof list.query>;
export type NotificationReadBody = z.output<typeof read.body>;
export type NotificationSettings = z.infer<typeof settings>;
export type NotificationSettingsBody = z.output<typeof writeSettings.body>;
export type UnreadNotifications = z.infer<typeof counts>;
