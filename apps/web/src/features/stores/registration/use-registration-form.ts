import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useAppState, useOffline, useServices } from '../../../platform/services.ts';
import { showToast } from '../../../ui/toast.tsx';
import { chooseStore, renewStores } from '../load-stores.ts';
import { registrationsKey } from './registration.query.ts';
import {
  asksForDocuments,
  checkValues,
  profileOf,
  type RegistrationBase,
  valuesOf,
} from './registration-values.ts';

type Asked = {
  base: RegistrationBase;
  wantsDocuments: boolean;
  onSent: (store_id: string) => void;
};

/** One form for a store to come, and one for each store that asks. What is filled in, photos too, stays on the device until it has arrived. */
export function useRegistrationForm({ base, wantsDocuments, onSent }: Asked) {
  const services = useServices();
  const { api } = services;
  const { photos } = useOffline();
  const queryClient = useQueryClient();
  const user = useAppState(({ user }) => user.auth.user_uuid ?? '');
  /** Which of its photos is on its way, counted from one. */
  const [photoOnItsWay, setPhotoOnItsWay] = useState<number>();

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

  const form = useDraftForm({
    name: `registration:${base.store_id ?? 'new'}`,
    base,
    initial: valuesOf,
    check: (values, base) => checkValues(values, wantsDocuments && base.store_id !== null),
    send: (values, { store_id, version }, options) => {
      const profile = profileOf(values);
      if (store_id === null)
        return api('POST /api/store-registrations/create', { body: profile }, options);
      const sendWith = async (isForgotten: boolean) => {
        const added = await upload(values.photo_ids, isForgotten);
        const document_ids = [...values.sent_document_ids, ...added];
        const body = { store_id, version, ...profile, document_ids };
        return api('POST /api/store-registrations/send', { body }, options);
      };
      return sendWith(false).catch((error: unknown) => {
        const isGone = error instanceof RequestFailure && error.code === 'file_not_found';
        // The server keeps a photo that belongs to nothing for a day only; the device still has it.
        if (!isGone || values.photo_ids.length === 0) throw error;
        return sendWith(true);
      });
    },
    onSent: ({ registration }, { photo_ids }) => {
      for (const photo_id of photo_ids) void photos.forget(photo_id);
      const isSent = registration.state === 'WAITING';
      showToast({
        text: isSent ? 'Pendaftaran terkirim.' : 'Tersimpan. Tinggal foto dokumen.',
        kind: 'success',
        isForNext: true,
      });
    },
    leave: ({ registration: { store_id } }) => {
      void queryClient.invalidateQueries({ queryKey: registrationsKey });
      // The store is the person's from now on: it stands in the switcher, and is the one looked at.
      void renewStores(services).then(() => chooseStore(services, store_id));
      onSent(store_id);
    },
  });
  return { ...form, photoOnItsWay, hasDocuments: asksForDocuments(base, wantsDocuments) };
}
