import { EventEmitter } from 'node:events';

/**
 * `events`: some were written. `people`: somebody's login ended or their permissions changed. Of which store, or of
 * whom, is told where it is known. A notice says only "look again": what happened is in the database, and one
 * that is lost costs time, never truth. `typing`: somebody writes; of which store that is to hear it and of which channel, in this
 * order. It is kept nowhere, and one that is lost is nothing.
 */
export type Kind = 'events' | 'people' | 'typing';

const heard = new EventEmitter<Record<Kind, [of?: string]>>().setMaxListeners(0);
const given = new EventEmitter<{ notice: [kind: Kind, of?: string] }>().setMaxListeners(0);

/** Hears this process and, with Redis, the others. Answers with how to stop listening. */
export function onSignal(kind: Kind, listener: (of?: string) => void): () => void {
  heard.on(kind, listener);
  return () => heard.off(kind, listener);
}

/** Hears only what this process did itself: for who tells the others. */
export function onOwnSignal(listener: (kind: Kind, of?: string) => void): () => void {
  given.on('notice', listener);
  return () => given.off('notice', listener);
}

/** Call it after the commit. */
export function giveSignal(kind: Kind, of?: string): void {
  heard.emit(kind, of);
  given.emit('notice', kind, of);
}

/** A notice of another process: heard here, told to nobody else. */
export const passOnSignal = (kind: Kind, of?: string) => void heard.emit(kind, of);
