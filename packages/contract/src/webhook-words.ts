/** What a store's own systems can be told of. Without zod, so that any page may carry it. */
export const webhookEvents = [
  'order.created',
  'order.moved',
  'inventory.changed',
  'stock.scarce',
  'complaint.changed',
  'demand.changed',
  'payout.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent when somebody asks for a try; nobody chooses it. */
export const testEvent = 'webhook.test';
export const deliveredEvents = [...webhookEvents, testEvent] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

/** STOPPED: by us, after nothing came through for hours. */
export const webhookStates = ['ACTIVE', 'PAUSED', 'STOPPED'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** FAILED: given up after its tries; it can be sent again. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** In one store. */
export const mostWebhooks = 10;
/** That wait for one webhook: beyond it what happens is counted, and not kept. */
export const mostWaiting = 10_000;
/** Of one delivery, the last after about four hours. */
export const mostTries = 8;
/** Beyond it they take no answer for one. */
export const answerSeconds = 10;
/** As much of an answer as is read and kept. */
export const answerBytes = 1_000;
/** How long what was sent can be looked at and sent again. */
export const keptDays = 30;
/** How long the secret before the last one signs, too. */
export const secretHours = 24;
/** To one receiver, over all that waits for it. */
export const mostPerSecond = 20;
