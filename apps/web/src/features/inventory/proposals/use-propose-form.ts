import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { PhotoLost } from '../../../platform/offline/photo-lost.ts';
import { useAppState, useOffline, useServices } from '../../../platform/services.ts';
import { showToast } from '../../../ui/toast.tsx';
import { contestedIn, mergePropose } from './merge-propose.ts';
import { proposalQuery, proposalsKey } from './proposals.query.ts';
import {
  checkValues,
  fieldHere,
  genericOf,
  type ProposeBase,
  type ProposeValues,
  productOf,
  valuesOf,
} from './propose-values.ts';

type Asked = { store_id: string; base: ProposeBase; piece_id: string };

const codeOf = (error: unknown) =>
  error instanceof PhotoLost
    ? 'photo_lost'
    : error instanceof RequestFailure
      ? error.code
      : undefined;

/** The form of a proposal: one new one for each store, and one for each that is put right. */
export function useProposeForm({ store_id, base, piece_id }: Asked) {
  const services = useServices();
  const { api } = services;
  const { photos } = useOffline();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useAppState(({ user }) => user.auth.user_uuid ?? '');
  /** Why the last try was refused. */
  const [refusal, setRefusal] = useState<ReturnType<typeof codeOf>>();
  /** Which of its photos is on its way, counted from one. */
  const [photoOnItsWay, setPhotoOnItsWay] = useState<number>();
  /** The proposal as it is now, once somebody else was faster with it. */
  const current = useRef<ProposeBase>(undefined);

  async function upload(photo_ids: readonly string[], isForgotten: boolean): Promise<string[]> {
    const file_ids: string[] = [];
    try {
      for (const [index, photo_id] of photo_ids.entries()) {
        setPhotoOnItsWay(index + 1);
        file_ids.push(await photos.upload(user, photo_id, isForgotten));
      }
    } finally {
      setPhotoOnItsWay(undefined);
    }
    return file_ids;
  }

  async function send(
    values: ProposeValues,
    { proposal }: ProposeBase,
    options: { idempotencyKey: string },
  ) {
    const about = proposal && { proposal_id: proposal.id, version: proposal.version };
    if (values.kind === 'GENERIC') {
      const body = { store_id, ...genericOf(values) };
      return about
        ? api(
            'POST /api/generic-product-proposals/revise',
            { body: { ...body, ...about } },
            options,
          )
        : api('POST /api/generic-product-proposals/create', { body }, options);
    }
    const sendWith = async (isForgotten: boolean) => {
      const added = await upload(values.photo_ids, isForgotten);
      const body = { store_id, ...productOf(values, [...values.sent_photo_ids, ...added]) };
      return about
        ? api('POST /api/product-proposals/revise', { body: { ...body, ...about } }, options)
        : api('POST /api/product-proposals/create', { body }, options);
    };
    return sendWith(false).catch((error: unknown) => {
      // The server keeps a photo that belongs to nothing for a day only; the device still has it.
      if (codeOf(error) !== 'file_not_found' || values.photo_ids.length === 0) throw error;
      return sendWith(true);
    });
  }

  const form = useDraftForm({
    name: `proposal:${store_id}:${base.proposal ? base.proposal.id : 'new'}`,
    base,
    initial: valuesOf,
    merge: mergePropose,
    check: (values) => checkValues(values, piece_id),
    fieldOf: fieldHere,
    send: async (values, base, options) => {
      setRefusal(undefined);
      // The code that brings photos there may not be on the device yet: what fails to load would be called a fault.
      if (!navigator.onLine) throw new RequestFailure('NETWORK_ERROR');
      try {
        return await send(values, base, options);
      } catch (error) {
        const code = codeOf(error);
        setRefusal(code);
        current.current = undefined;
        const isOvertaken =
          code === 'proposal_version_conflict' || code === 'proposal_state_conflict';
        if (base.proposal && isOvertaken) {
          const query = proposalQuery(services, store_id, base.proposal.id);
          const { proposal } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
          if (proposal.version !== base.proposal.version) current.current = { proposal };
        }
        throw error;
      }
    },
    whenOvertaken: {
      currentOf: (error) =>
        codeOf(error) === 'proposal_version_conflict' ? current.current : undefined,
      isContested: (values, base, now) => contestedIn(values, base, now).length > 0,
    },
    onSent: (_answer, { photo_ids }) => {
      for (const photo_id of photo_ids) void photos.forget(photo_id);
      void queryClient.invalidateQueries({ queryKey: proposalsKey });
      showToast({
        text: 'Usulan terkirim. Hasilnya muncul di sini.',
        kind: 'success',
        isForNext: true,
      });
    },
    leave: ({ proposal }) =>
      void navigate({
        to: '/seller/inventory/proposal/detail',
        search: { proposalId: proposal.id, store_id },
        replace: true,
      }),
  });
  return { ...form, refusal, photoOnItsWay };
}
