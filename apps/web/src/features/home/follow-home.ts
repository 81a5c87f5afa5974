import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { demandSummaryKey } from '../../shared/demand-summary.query.ts';
import { storeFiguresKey } from '../../shared/figures/store-figures.query.ts';
import { movesMoney } from '../../shared/moves-money.ts';
import { homeKey } from './home.query.ts';

/** However much happens at once, the numbers are asked for again this often at most. */
const pause = 1500;
/** Those of a thousand stores are dearer. */
const figuresPause = 5000;
/** What the day looks like is counted no more often than this, either. */
const picturePause = 30_000;

/**
 * Whatever happens in the stores may change what needs doing, also while somebody is elsewhere and will come back. The
 * numbers on money are dear to count: they follow only what may have moved some.
 */
export function followHome(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, { key: [...homeKey, 'summary'], isOutdatedBy: () => true, pause });
  followList(needed, { key: storeFiguresKey, isOutdatedBy: () => true, pause: figuresPause });
  followList(needed, {
    key: [...homeKey, 'complaints'],
    isOutdatedBy: ({ kind }) => kind === 'complaint.changed',
    pause,
  });
  followList(needed, {
    key: demandSummaryKey,
    isOutdatedBy: ({ kind }) => kind === 'tender.changed' || kind === 'tender.gone',
    pause,
  });
  followList(needed, { key: [...homeKey, 'money'], isOutdatedBy: movesMoney, pause });
  followList(needed, {
    key: [...homeKey, 'picture'],
    isOutdatedBy: ({ kind }) => /^(order|complaint|tender)\./.test(kind),
    pause: picturePause,
  });
}
