/** Where our tokens may go: within accurate.id, and to what the configuration names for a demo or a test. */
export function createIsAllowedHost(configured: readonly string[]): (address: string) => boolean {
  const named = new Set(configured);
  return (address) => {
    const url = URL.parse(address);
    if (url === null) return false;
    if (url.username !== '' || url.password !== '') return false;
    if (named.has(url.host)) return url.protocol === 'http:' || url.protocol === 'https:';
    const isTheirs = url.hostname === 'accurate.id' || url.hostname.endsWith('.accurate.id');
    return isTheirs && url.protocol === 'https:' && url.port === '';
  };
}
