import { attempt } from '../device/attempt.ts';
import { defaultPath, returnPath } from './return-path.ts';

const kept = 'marketplace.whose_from';

/**
 * Whose page the login will lead back to. Only the same person goes back there: another has nothing to do with it. Neither
 * the person nor the page can be read from what is kept.
 */
export function noteWhoseFrom(from: string, user_uuid: string | null): void {
  if (user_uuid) attempt(() => sessionStorage.setItem(kept, markOf(from, user_uuid)));
}

/** Where a login leads this person. */
export function ownReturnPath(from: string | undefined, user_uuid: string | null): string {
  const [page, person] = attempt(() => sessionStorage.getItem(kept))?.split(' ') ?? [];
  const [ownPage, ownPerson] = markOf(from ?? '', user_uuid ?? '').split(' ');
  return page === ownPage && person !== ownPerson ? defaultPath : returnPath(from);
}

const markOf = (from: string, user_uuid: string): string => `${mark(from)} ${mark(user_uuid)}`;

/** FNV-1a: enough to tell two apart, and too little to find out what it was. */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}
