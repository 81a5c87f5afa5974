import { z } from 'zod';
import { complaintRow } from './complaint.ts';
import { complaintStates } from './complaint-words.ts';
import { id, instant } from './fields.ts';
import { inventoryRow } from './inventory-row.ts';
import { orderRow } from './order-row.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { demandRow } from './tender.ts';
import { demandStates } from './tender-words.ts';
import { type DeliveredEvent, deliveredEvents } from './webhook-words.ts';

/** What our own screens say with a row is for people. */
const order = orderRow.omit({ copywriting: true, allowed_actions: true, goods_categories: true });
const demand = demandRow.omit({ copywriting: true, allowed_actions: true, goods_categories: true });

/** When each is sent, and what stands in its `data`. */
export const webhookEventData = {
  'order.created': z
    .object({ order })
    .meta({ description: 'An order has come in. Its `fulfilment_status` says where it stands.' }),
  'order.moved': z
    .object({ order, previous_status: z.enum(fulfilmentStatuses) })
    .meta({ description: 'An order stands in another status, whoever has moved it.' }),
  'inventory.changed': z
    .object({
      inventory_ids: z.array(id),
      inventories: z.array(inventoryRow).optional(),
    })
    .meta({
      description:
        'Stock, price or state of listings is another. Of more than twenty at once only the ids are told: ask for the rest.',
    }),
  'stock.scarce': z
    .object({ low: z.int(), gone: z.int() })
    .meta({ description: 'Goods run out from now on, or have run out: how many of each.' }),
  'complaint.changed': z
    .object({ complaint: complaintRow, previous_state: z.enum(complaintStates).nullable() })
    .meta({ description: 'A complaint is new, or in another state.' }),
  'demand.changed': z
    .object({ demand, previous_state: z.enum(demandStates).nullable() })
    .meta({ description: 'A buyer’s demand fits the store from now on, or is in another state.' }),
  'payout.changed': z
    .object({ payout_ids: z.array(id) })
    .meta({ description: 'What goes to the bank has changed: ask for the payouts.' }),
  'webhook.test': z
    .object({ message: z.string() })
    .meta({ description: 'Somebody has asked for a try in the settings of the store.' }),
} as const satisfies Record<DeliveredEvent, z.ZodObject>;

/** The body of every delivery. */
export const webhookBody = z.object({
  id: z.string().meta({ description: 'Of the event, the same for each of a store’s webhooks.' }),
  type: z.enum(deliveredEvents),
  created_at: instant.meta({ description: 'When it happened.' }),
  store_id: id,
  data: z.record(z.string(), z.unknown()).meta({ description: 'By `type`.' }),
});

export type WebhookBody = z.infer<typeof webhookBody>;
