/** The same way through our web and through the blank page; what is to be seen, as selectors. */
export type Site = {
  origin: string;
  /** What lies in the browser's storage before the first visit. */
  stored: Record<string, string>;
  login: { path: string; ready: string; awake: string };
  list: { path: string; ready: string };
  /** From the list to another screen, and back. */
  away: { link: string; seen: string };
  back: { link: string; seen: string };
  /** The list to scroll through. */
  longList: { path: string; row: string };
};

const orderRow = 'ul[aria-label="Daftar pesanan"] > li';

export const ourSite = (origin: string, token: string): Site => ({
  origin,
  stored: { 'marketplace.auth_token': token },
  login: {
    path: '/seller/login',
    ready: 'input[name=password]',
    awake: 'form button[type=submit]',
  },
  list: { path: '/seller/orders?status=NEW', ready: orderRow },
  away: { link: 'nav a[href^="/seller/more"]', seen: 'main h1' },
  back: { link: 'nav a[href^="/seller/orders"]', seen: orderRow },
  longList: { path: '/seller/orders?store_id=-1', row: orderRow },
});

export const blankSite = (origin: string): Site => {
  const field = 'input[type=password]';
  return {
    origin,
    stored: {},
    login: { path: '/login', ready: field, awake: field },
    list: { path: '/orders', ready: 'li' },
    away: { link: 'button', seen: 'h1' },
    back: { link: 'button', seen: 'li' },
    longList: { path: '/orders', row: 'li' },
  };
};
