/** Where a link into the mobile app leads, and what it needs to know for that. */
export type AppTarget =
  | { to: 'store'; storeId: string }
  | { to: 'main/buyer-home' }
  | { to: 'orders' }
  | { to: 'order'; orderId: string }
  | { to: 'payment'; orderId: string }
  | { to: 'account' }
  | { to: 'promo' }
  | { to: 'contact-us' }
  | { to: 'product'; productId: string }
  | { to: 'seller-registration'; isLoginRequired: boolean; storeId: string }
  /** Closes the web view; `action` tells the app what to do then, such as refresh_orders. */
  | { to: 'go-back'; action?: string };

export const deepLinkScheme = 'marketplace';

/** The oldest app (version code) that knows these links. */
export const minimumAppVersion = 126;

const scheme = `${deepLinkScheme}://`;

/** What each target takes besides its name. */
const fields: Readonly<Record<AppTarget['to'], readonly string[]>> = {
  store: ['storeId'],
  'main/buyer-home': [],
  orders: [],
  order: ['orderId'],
  payment: ['orderId'],
  account: [],
  promo: [],
  'contact-us': [],
  product: ['productId'],
  'seller-registration': ['isLoginRequired', 'storeId'],
  'go-back': ['action'],
};

export function deepLink({ to, ...values }: AppTarget): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${scheme}${to}${`${search}` && `?${search}`}`;
}

/** For a device whose app may be missing or old: `{base}?link={encoded}&apn={package}&amv=126`. */
export const webFallback = (link: string, base: string, appPackage: string): string =>
  `${base}?link=${encodeURIComponent(link)}&apn=${appPackage}&amv=${minimumAppVersion}`;

/** What a link says, with nothing in it that its target does not take; a link of nobody's is none. */
export function readDeepLink(
  link: string,
): { to: AppTarget['to']; values: Readonly<Record<string, string>> } | undefined {
  const [, to, search = ''] = /^marketplace:\/\/([a-z/-]+)(?:\?([^#]*))?$/.exec(link) ?? [];
  if (!to || !Object.hasOwn(fields, to)) return undefined;
  const given = new URLSearchParams(search);
  const known = fields[to as AppTarget['to']].flatMap((name) => {
    const value = given.get(name);
    return value !== null && /^[\w-]{1,64}$/.test(value) ? [[name, value] as const] : [];
  });
  return { to: to as AppTarget['to'], values: Object.fromEntries(known) };
}
