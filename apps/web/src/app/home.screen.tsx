import { createFileRoute, redirect } from '@tanstack/react-router';

/** New orders are what a day begins with. */
export const Route = createFileRoute('/_private/seller')({
  beforeLoad: () => {
    throw redirect({ to: '/seller/orders', search: { status: 'NEW' }, replace: true });
  },
});
