/** Hosts besides our own; the server's CONNECT_SOURCES lets the browser reach them. */
const list = (name: string) =>
  JSON.stringify((process.env[name] ?? '').split(/[\s,]+/).filter(Boolean));

/** Settings that are built into the code. */
export const hosts = {
  __API_HOSTS__: list('CONNECT_SOURCES'),
  __NO_AUTH_HOSTS__: list('NO_AUTH_HOSTS'),
  __TESTING_HOSTS__: list('TESTING_HOSTS'),
  __APP_PACKAGE__: JSON.stringify(process.env.APP_PACKAGE || 'id.marketplace.seller'),
};
