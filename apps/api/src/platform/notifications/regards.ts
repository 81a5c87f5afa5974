import { notificationCategories } from '@marketplace/contract/notification-words';
import { z } from 'zod';

/**
 * What a message that waits to be sent says of whom it is for and what it tells of, so that it can be asked right before it
 * goes out whether anybody still wants it.
 */
const regards = z.strictObject({
  store_id: z.string(),
  user_ids: z.array(z.string()).min(1),
  told: z
    .array(z.strictObject({ category: z.enum(notificationCategories), number: z.string() }))
    .min(1),
});

export type Regards = z.infer<typeof regards>;

/** For the payload of every way that people are told in. Without it, nobody asks. */
export const ofNews = {
  regards: regards.optional(),
  /** From when on it is no news any more. */
  until: z.iso.datetime().optional(),
};
