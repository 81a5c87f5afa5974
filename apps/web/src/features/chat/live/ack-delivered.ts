import { holdInThisTab } from '../../../platform/offline/tabs.ts';
import type { Services } from '../../../platform/services.ts';
import { changeOf } from './channel-events.ts';

type Needed = Pick<Services, 'api' | 'events'>;
type Arrived = { store_id: string; channel_id: string; number: number };

const together = 500;
const mostInOne = 100;

/**
 * Tells the server that messages have arrived at a device. Of all tabs one does: the first, until it is closed. What comes
 * together is told together.
 */
export function createAcks({ api }: Pick<Needed, 'api'>) {
  /** The highest number of each channel that was told, and of those that are to be. */
  const told = new Map<string, number>();
  const due = new Map<string, Arrived>();
  let isLeading: boolean | undefined;
  let isDue = false;

  async function send(): Promise<void> {
    isDue = false;
    // Once this tab has it, it keeps it; another tab's is asked for again, since that tab may be gone.
    isLeading ||= (await holdInThisTab('chat-acks')) !== undefined;
    const all = [...due.values()];
    due.clear();
    for (const [channel_id, number] of all.map((each) => [each.channel_id, each.number] as const))
      told.set(channel_id, number);
    if (!isLeading) return;
    for (const store_id of new Set(all.map((each) => each.store_id))) {
      const channels = all
        .filter((each) => each.store_id === store_id)
        .map(({ channel_id, number }) => ({ channel_id, number }));
      for (let from = 0; from < channels.length; from += mostInOne) {
        const body = { store_id, channels: channels.slice(from, from + mostInOne) };
        // Told again with the next one: a mark that is late is no harm.
        await api('POST /chat/channel/delivered', { body }).catch(() => {});
      }
    }
  }

  return (arrived: Arrived): void => {
    const { channel_id, number } = arrived;
    if ((told.get(channel_id) ?? 0) >= number || (due.get(channel_id)?.number ?? 0) >= number)
      return;
    due.set(channel_id, arrived);
    if (!isDue) setTimeout(() => void send(), together);
    isDue = true;
  };
}

const ofApi = new WeakMap<Needed['api'], ReturnType<typeof createAcks>>();

/** One for the whole page, whoever learns first that something has arrived. */
export function acksOf({ api }: Pick<Needed, 'api'>): ReturnType<typeof createAcks> {
  const acks = ofApi.get(api) ?? createAcks({ api });
  ofApi.set(api, acks);
  return acks;
}

/** Each message of the other side is told to have arrived, whatever screen is looked at. */
export function ackDelivered({ api, events }: Needed): void {
  const ack = acksOf({ api });
  events.onEvent((event) => {
    const change = changeOf(event);
    if (!change?.message || change.message.is_own) return;
    const { store_id } = event;
    const { channel_id, number } = change.message;
    ack({ store_id, channel_id, number });
  });
}
