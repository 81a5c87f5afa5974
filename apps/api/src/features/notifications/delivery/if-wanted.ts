import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { ofNews } from '../../../platform/notifications/regards.ts';
import type { Transport } from '../../../platform/outbox/channel.ts';
import { type DeviceWay, isFresh, isStillWanted } from './wanting.service.ts';

const news = z.object(ofNews);

/** A message that waited until nobody wants it any more is done with: an operator could mend nothing. */
export const ifWanted = (db: Db, way: DeviceWay, transport: Transport): Transport => ({
  channel: transport.channel,
  deliver: async (delivery) => {
    const { regards, until } = news.parse(delivery.payload);
    if (!isFresh(until)) return 'sent';
    if (regards && !(await isStillWanted(db, way, regards))) return 'sent';
    return transport.deliver(delivery);
  },
});
