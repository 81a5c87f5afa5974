import type { Readable } from 'node:stream';
import { ApiFailure } from '../failure.ts';

/** Where the bytes of files lie. A key is ours and random; nothing a client says becomes part of it. */
export type Storage = {
  /** Whole or not at all; the same key again replaces it. */
  put: (key: string, content: Blob, type: string) => Promise<void>;
  read: (key: string) => Promise<Readable>;
  /** Gone already is gone. */
  remove: (key: string) => Promise<void>;
};

/** The reason goes to the log, not to the caller. */
export const storageUnavailable = (cause: unknown) =>
  Object.assign(new ApiFailure('storage_unavailable'), { cause });
