import { dropFromTab, keepInTab, keptInTab } from '../device/books-in-tab.ts';

/** A key of accounting that came with a link of the mobile app: for one store, and for half an hour. */
type LinkKey = { store_id: string; app_id: string; key: string };

/** What stands behind the # of such a link: there no server and no other page gets to see it. */
export function keyInLink(hash: string, store_id: string | undefined): LinkKey | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [app_id, key] = [given.get('app_id') ?? '', given.get('app_key') ?? ''];
  const isWhole = /^[\w-]{1,60}$/.test(app_id) && /^[\w-]{20,500}$/.test(key);
  return store_id && isWhole ? { store_id, app_id, key } : undefined;
}

export const keepLinkKey = (key: LinkKey): void => keepInTab('accounting_key', key);

export function linkKeyOf(store_id: string | undefined): LinkKey | undefined {
  const kept = keptInTab('accounting_key') as LinkKey | undefined;
  return kept?.store_id === store_id ? kept : undefined;
}

/** It has ended. */
export const dropLinkKey = (): void => dropFromTab('accounting_key');
