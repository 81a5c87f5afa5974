import type { AppStore } from '../../../platform/state/app-state.ts';
import type { Request } from '../../../platform/state/request.ts';

/** Where the confirming of an order stands: under way, then done or refused. */
export function setConfirm(state: AppStore, order_id: string, request: Request): void {
  state.setState({ orders: { confirm: { ...request, order_id } } });
}
