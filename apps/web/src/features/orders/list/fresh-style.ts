import type { Freshness } from './use-fresh-orders.ts';

const styles: Record<Freshness, string> = { created: 'animate-slide-in', changed: 'animate-glow' };

export const freshStyle = (freshness: Freshness | undefined): string =>
  freshness ? styles[freshness] : '';
