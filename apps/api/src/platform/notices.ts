import { EventEmitter } from 'node:events';

/**
 * `events`: some were written. `people`: somebody's login ended or their permissions changed; of whom is
 * told where it is known. A notice says only "look again": what happened is in the database, and one
 * that is lost costs time, never truth.
 */
type Kind = 'events' | 'people';

const heard = new EventEmitter<Record<Kind, [user_id?: string]>>().setMaxListeners(0);
const given = new EventEmitter<{ notice: [kind: Kind, user_id?: string] }>().setMaxListeners(0);

/** Hears this process and, with Redis, the others. Answers with how to stop listening. */
export function onNotice(kind: Kind, listener: (user_id?: string) => void): () => void {
  heard.on(kind, listener);
  return () => heard.off(kind, listener);
}

/** Hears only what this process did itself: for who tells the others. */
export function onOwnNotice(listener: (kind: Kind, user_id?: string) => void): () => void {
  given.on('notice', listener);
  return () => given.off('notice', listener);
}

/** Call it after the commit. */
export function giveNotice(kind: Kind, user_id?: string): void {
  heard.emit(kind, user_id);
  given.emit('notice', kind, user_id);
}

/** A notice of another process: heard here, told to nobody else. */
export const passOnNotice = (kind: Kind, user_id?: string) => void heard.emit(kind, user_id);
