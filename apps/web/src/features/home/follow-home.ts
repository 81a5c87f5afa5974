import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { homeKey } from './home.query.ts';

/** However much happens at once, the numbers are asked for again this often at most. */
const pause = 1500;

/** Whatever happens in the stores may change what needs doing, also while somebody is elsewhere and will come back. */
export function followHome(needed: Pick<Services, 'events' | 'queryClient'>): void {
  for (const part of ['summary', 'money'])
    followList(needed, { key: [...homeKey, part], isOutdatedBy: () => true, pause });
}
