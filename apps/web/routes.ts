import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

const beforeLogin = layout('public', 'app/public.screen.tsx', [
  route('/seller/login', 'features/sign-in/login.screen.tsx'),
  route('/seller/login/verification', 'features/sign-in/verification.screen.tsx'),
  route('/seller/login/forgot-password', 'features/sign-in/forgot-password.screen.tsx'),
  route('/seller/login/cant-login', 'features/sign-in/cant-login.screen.tsx'),
]);

/** What a page before the login starts with: it need not wait for the addresses behind it. */
export const publicRoutes = rootRoute('app/root.screen.tsx', [beforeLogin]);

/** The site map: every address beside its screen. An address enters it with its screen. */
export const routes = rootRoute('app/root.screen.tsx', [
  beforeLogin,
  layout('private', 'app/private.screen.tsx', [
    index('app/entrance.screen.tsx'),
    route('/seller', 'features/home/home.screen.tsx'),
    route('/seller/orders', 'features/orders/orders.screen.tsx'),
    route('/seller/orders/filters', 'features/orders/order-filters.screen.tsx'),
    route('/seller/orders/detail', 'features/orders/order-detail.screen.tsx'),
    route('/seller/orders/unpaid', 'features/orders/unpaid.screen.tsx'),
    route('/seller/orders/contact-us', 'features/orders/contact-us.screen.tsx'),
    route('/seller/orders/accept', 'features/orders/accept-order.screen.tsx'),
    route('/seller/orders/reject', 'features/orders/reject-order.screen.tsx'),
    route('/seller/orders/delivery-failed', 'features/orders/delivery-failed.screen.tsx'),
    route('/seller/orders/confirm-order-delivered', 'features/orders/confirm-delivered.screen.tsx'),
    route('/seller/orders/drivers/select', 'features/orders/driver-select.screen.tsx'),
    route('/seller/orders/drivers/add', 'features/orders/driver-add.screen.tsx'),
    route('/seller/orders/drivers/edit', 'features/orders/driver-edit.screen.tsx'),
    route('/seller/inventory', 'features/inventory/inventory.screen.tsx'),
    route('/seller/inventory/filters', 'features/inventory/inventory-filters.screen.tsx'),
    route('/seller/inventory/update', 'features/inventory/inventory-update.screen.tsx'),
    route('/seller/inventory/product/add', 'features/inventory/product-add.screen.tsx'),
    route('/seller/recommended-products', 'features/inventory/recommended.screen.tsx'),
    route('/seller/inventory/product/edit', 'features/inventory/product-edit.screen.tsx'),
    route('/seller/inventory/product/history', 'features/inventory/product-history.screen.tsx'),
    route('/seller/store', 'features/stores/store.screen.tsx'),
    route('/seller/notifications', 'features/notifications/notifications.screen.tsx'),
    route('/seller/more', 'features/sign-in/more.screen.tsx'),
    route('/buyer/chat/room', 'features/buyer-chat/room.screen.tsx'),
  ]),
]);
