import type { Api } from '../api/client.ts';
import { isCategory, isLoginOver, isNetworkProblem, RequestFailure } from '../api/failure.ts';
import type { OutboxItem, Refusal } from './device-records.ts';
import { PhotoLost } from './photo-lost.ts';
import { later, type Outcome, type SendItem } from './sending.ts';

/**
 * A change that was refused for the age of its record alone, put on the record of now; none where somebody else has
 * changed the same, which the person has to decide.
 */
export type Rebase = (
  item: OutboxItem,
  refused: RequestFailure['details'],
) => Pick<OutboxItem, 'body' | 'base'> | undefined;

type Surroundings = {
  api: Api;
  uploadPhoto: (user_uuid: string, photo_id: string) => Promise<string>;
  isHere: (user_uuid: string) => boolean;
  rebase: Rebase;
};

/** Sends an item: its photos first, then the call, with the key that makes it count once. */
export const createSendItem =
  ({ api, uploadPhoto, isHere, rebase }: Surroundings): SendItem =>
  async (item) => {
    try {
      const body = { ...item.body };
      for (const { field, photo_id } of item.photos) {
        const file_id = await uploadPhoto(item.user_uuid, photo_id);
        const before = body[field];
        body[field] = Array.isArray(before) ? [...before, file_id] : file_id;
      }
      // Photos take long: by now somebody else may be signed in, and would be the one who did it.
      if (!isHere(item.user_uuid)) return { kind: 'stopped' };
      const options = { idempotencyKey: item.idempotency_key };
      return { kind: 'sent', answer: await api(item.call, { body } as never, options) };
    } catch (error) {
      return rebased(item, error, rebase) ?? afterFailure(item, error);
    }
  };

const mostRebases = 3;

/** It is kept so before it is sent again, and under another key: its answer may be lost, too. */
function rebased(item: OutboxItem, error: unknown, rebase: Rebase): Outcome | undefined {
  const { rebases = 0 } = item;
  if (!(error instanceof RequestFailure) || error.status !== 409 || rebases >= mostRebases)
    return undefined;
  const next = rebase(item, error.details);
  if (!next) return undefined;
  const idempotency_key = crypto.randomUUID();
  return { kind: 'kept', item: { ...item, ...next, idempotency_key, rebases: rebases + 1 } };
}

function afterFailure(item: OutboxItem, error: unknown): Outcome {
  if (error instanceof PhotoLost) return refused(item, lostPhoto);
  if (isLoginOver(error)) return { kind: 'stopped' };
  if (!(error instanceof RequestFailure) || isNetworkProblem(error)) return later(item, 'signal');
  if (isForLater(error)) return later(item, 'server');
  const { code = 'validation_failed', error_message } = error;
  const { fields } = error;
  const { current_status, current_order, current_inventories } = error.details;
  return refused(item, {
    code,
    error_message,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(current_status && { current_status }),
    ...(current_order && { current_order }),
    ...(current_inventories && { current_inventories }),
  });
}

const isForLater = (error: RequestFailure): boolean =>
  isCategory(error, 'SERVER_ERROR', 'CANCEL_ERROR', 'UNKNOWN_ERROR') ||
  error.status === 408 ||
  error.status === 429 ||
  error.code === 'request_in_flight' ||
  // Room comes back when what was sent is used, or a day later.
  error.code === 'storage_quota_reached';

const refused = (item: OutboxItem, refusal: Refusal): Outcome => ({
  kind: 'kept',
  item: { ...item, refusal },
});

const lostPhoto: Refusal = {
  code: 'photo_lost',
  error_message: 'Foto tidak lagi ada di perangkat ini. Ulangi dengan foto baru.',
};
