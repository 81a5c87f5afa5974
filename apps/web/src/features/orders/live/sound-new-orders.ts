import type { Services } from '../../../platform/services.ts';

/** A new order is heard: by code that comes with the first. Without it the order is seen all the same. */
export function soundNewOrders({ events }: Pick<Services, 'events'>): void {
  events.onEvent(({ kind }) => {
    if (kind !== 'order.created') return;
    import('./new-order-sound.ts').then(
      ({ soundNewOrder }) => soundNewOrder(),
      () => {},
    );
  });
}
