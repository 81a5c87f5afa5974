import type { Area } from './endpoint.ts';

/** What notifications are about. Without zod, so that any page may carry it. */
export const notificationCategories = [
  'ORDERS',
  'COMPLAINTS',
  'MONEY',
  'DEMANDS',
  'STOCK',
  'STAFF',
  'STORE',
  'INTEGRATIONS',
  'CHAT',
] as const;

export type NotificationCategory = (typeof notificationCategories)[number];

/** Who may see this area of a store sees its notifications. */
export const areaOfCategory: Record<NotificationCategory, Area> = {
  ORDERS: 'order',
  COMPLAINTS: 'order',
  MONEY: 'store',
  DEMANDS: 'order',
  STOCK: 'inventory',
  STAFF: 'store',
  STORE: 'store',
  INTEGRATIONS: 'store',
  CHAT: 'order',
};

/** How a person can be told. `screen`: in the list and the number on the bell. */
export const notificationWays = ['screen', 'push', 'whatsapp', 'email'] as const;
export type NotificationWay = (typeof notificationWays)[number];

export const digestWays = ['push', 'whatsapp', 'email'] as const;
export type DigestWay = (typeof digestWays)[number];

/** Whether a person was asked for push: never again after a no. */
export const pushAnswers = ['DECLINED', 'ACCEPTED'] as const;
export const pushQuestions = ['UNASKED', ...pushAnswers] as const;

/** Which store, of what, the how manieth: as a message to a device carries it, too. */
export const notificationId = (
  store_id: string,
  category: NotificationCategory,
  number: number | string,
): string => `${store_id}.${category}.${number}`;
