import { attempt } from './attempt.ts';

const prefix = 'marketplace.draft:';
const nameOf = (user_uuid: string, id: string) => `${prefix}${user_uuid}:${id}`;

/** The last words of a page that is reloaded: this tab's own, gone with it or with the login, and written without a wait. */
export const draftJournal = {
  write: (user_uuid: string, id: string, draft: unknown) =>
    attempt(() => sessionStorage.setItem(nameOf(user_uuid, id), JSON.stringify(draft))),
  read: (user_uuid: string, id: string): unknown =>
    attempt(() => JSON.parse(sessionStorage.getItem(nameOf(user_uuid, id)) ?? 'null')),
  forget: (user_uuid: string, id: string) =>
    attempt(() => sessionStorage.removeItem(nameOf(user_uuid, id))),
};

/** Nobody reads what another has typed: it is not sealed, since a page that goes has no time for that. */
export function dropJournal(except?: string): void {
  attempt(() => {
    for (const name of Object.keys(sessionStorage)) {
      const isTheirs = except !== undefined && name.startsWith(nameOf(except, ''));
      if (name.startsWith(prefix) && !isTheirs) sessionStorage.removeItem(name);
    }
  });
}
