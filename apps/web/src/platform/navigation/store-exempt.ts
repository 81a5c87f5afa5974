/**
 * Screens that do without the list of stores, though somebody is signed in. Public pages need no mention: they
 * stand outside of the layout that loads it.
 */
const exemptPaths: readonly string[] = ['/seller/onboarding', '/buyer/chat/room'];

export const needsStores = (pathname: string): boolean => !exemptPaths.includes(pathname);
