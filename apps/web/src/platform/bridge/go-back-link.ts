import { deepLink } from '@marketplace/contract/deep-links';
import type { AppState } from '../state/app-slices.ts';

/** Asks the app to close the view, and to read its orders again where one was confirmed in it. */
export const goBackLink = ({ orders }: Pick<AppState, 'orders'>): string =>
  orders.confirm.status === 'loaded'
    ? deepLink({ to: 'go-back', action: 'refresh_orders' })
    : deepLink({ to: 'go-back' });
