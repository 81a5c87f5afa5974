import type { QueueableCall } from '@marketplace/contract/call';
import type { Failure } from '@marketplace/contract/failure';
import type { FilePurpose } from '@marketplace/contract/file-purpose';

/** What lies on the device, each shelf by person. */
export type Shelves = {
  answers: KeptAnswer;
  outbox: OutboxItem;
  drafts: DraftRecord;
  photos: KeptPhoto;
};
export type Shelf = keyof Shelves;
export type Id = string | number;

/** The last known answer to a question. */
type KeptAnswer = {
  user_uuid: string;
  /** The question, as the hash of its query key, in the group of its mark: see answer-mark.ts. */
  id: string;
  data: unknown;
  updated_at: number;
};

/** A change that waits to be sent. */
export type OutboxItem = {
  user_uuid: string;
  /** Its place in the line. */
  id: number;
  /** Sent along each time, so that the server carries it out once. */
  idempotency_key: string;
  call: QueueableCall;
  body: Record<string, unknown>;
  /** The record it was made from, where it can be put on another: see `Rebase`. */
  base?: unknown;
  /** How often that was done. */
  rebases?: number;
  /** Changes of one record are sent in the order they were made. */
  record: string;
  /** What the person did, in their words. */
  label: string;
  /** Photos to be uploaded first; the id of each goes into the body under its field, or behind the others of a list there. */
  photos: readonly { field: string; photo_id: string }[];
  /** The form it was filled in, to be put right there when it is refused. */
  form?: FilledForm;
  created_at: number;
  attempts: number;
  retry_at: number;
  /** What the last attempt failed for: no way to the server, or a server that could not take it. */
  held_up_by?: 'signal' | 'server';
  /**
   * Made where it can be taken back at once: it is not sent before this moment, unless whoever made it looks away. Known
   * afterwards, too, since where it was made says what became of it.
   */
  held_until?: number;
  /** Until then it may be on its way, in whichever tab: what is on its way cannot be taken back. */
  sending_until?: number;
  /** Why the server, or time, has refused it for good. */
  refusal?: Refusal;
};

/** Where a form is, under which name its draft lies there, and what was written; a photo is taken anew. */
export type FilledForm = {
  to: string;
  search: Record<string, string>;
  name: string;
  draft: { values: unknown; base: unknown };
};

export type Refusal = Pick<
  Failure['errors'],
  'error_message' | 'fields' | 'current_status' | 'current_order' | 'current_inventories'
> & {
  code: Failure['errors']['code'] | 'expired' | 'photo_lost';
};

type DraftRecord = {
  user_uuid: string;
  /** The form and the record it is about. */
  id: string;
  value: unknown;
  updated_at: number;
};

/** A photo that was taken and is not on the server yet. */
export type KeptPhoto = {
  user_uuid: string;
  id: string;
  store_id: string;
  purpose: FilePurpose;
  content: Blob;
  /** As far as it has got: the upload to go on with, or the file it has become. */
  upload_id?: string;
  file_id?: string;
  created_at: number;
};
