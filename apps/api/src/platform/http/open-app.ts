import { deepLinkScheme, minimumAppVersion, readDeepLink } from '@marketplace/contract/deep-links';
import type { FastifyInstance } from 'fastify';

export type AppSettings = {
  /** The Android app that may open our links. */
  appPackage: string;
  /** Where an iPhone gets the app; without it the web does. */
  appleStore: string | undefined;
};

/**
 * GET /open: a link into the mobile app for whoever has only an address. On Android an intent that falls back
 * to the screen here or to the store, on an iPhone the store, anywhere else the screen. Nothing of the address
 * but a link of ours is looked at, so it leads nowhere else.
 */
export function addOpenApp(app: FastifyInstance, settings: AppSettings): void {
  app.get('/open', async (request, reply) => {
    const { link } = request.query as { link?: unknown };
    const origin = `${request.protocol}://${request.host}`;
    const target = typeof link === 'string' ? readDeepLink(link) : undefined;
    const device = String(request.headers['user-agent'] ?? '');
    return reply
      .headers({ vary: 'User-Agent', 'cache-control': 'no-store' })
      .redirect(target ? wayTo(target, device, origin, settings) : '/');
  });
}

type Target = NonNullable<ReturnType<typeof readDeepLink>>;

function wayTo(
  target: Target,
  device: string,
  origin: string,
  { appPackage, appleStore }: AppSettings,
): string {
  const screen = screenOf(target);
  if (/android/i.test(device)) {
    const store = `https://play.google.com/store/apps/details?id=${appPackage}`;
    return intentOf(target, appPackage, screen ? origin + screen : store);
  }
  if (/iphone|ipad|ipod/i.test(device) && appleStore) return appleStore;
  return screen ?? '/';
}

/** Where the same can be done on the web. */
function screenOf({ to, values }: Target): string | undefined {
  const { orderId } = values;
  if (to === 'orders') return '/seller/orders';
  if (to === 'order' && orderId) return `/seller/orders/detail?orderId=${orderId}`;
  if (to === 'account') return '/seller/more';
  if (to === 'contact-us') return '/seller/orders/contact-us';
  if (to === 'seller-registration') return registrationScreen(values);
  return undefined;
}

/** Of a store that asks to sell, or of somebody whom the app knows to have an account; for others an account comes first. */
function registrationScreen({ isLoginRequired, storeId }: Target['values']): string {
  const page = isLoginRequired === 'true' ? '/seller/registration' : '/seller/register';
  return storeId && /^[1-9]\d{0,17}$/.test(storeId) ? `${page}?store_id=${storeId}` : page;
}

/** Intents know no minimum version: the app compares its own with the extra. */
function intentOf({ to, values }: Target, appPackage: string, fallback: string): string {
  const search = `${new URLSearchParams(values)}`;
  const parts = [
    `intent://${to}${search && `?${search}`}#Intent`,
    `scheme=${deepLinkScheme}`,
    `package=${appPackage}`,
    `i.min_version=${minimumAppVersion}`,
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  return `${parts.join(';')};end`;
}
