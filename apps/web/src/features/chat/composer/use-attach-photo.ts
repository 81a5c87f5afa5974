import { type ChangeEvent, useRef } from 'react';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { UnreadablePhoto } from '../../../platform/offline/unreadable-photo.ts';
import { useOffline } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';
import { withoutCard, withPhoto } from './draft-values.ts';
import type { WritingDraft } from './use-writing.ts';

/** A photo by the camera or from the gallery: it lies on the device, with what is written, before anything else happens. */
export function useAttachPhoto(store_id: string, writing: WritingDraft) {
  const { photos } = useOffline();
  const input = useRef<HTMLInputElement>(null);
  const taking = useAction(
    async (photo: File) => {
      if (photo.type === 'application/pdf') throw new UnreadablePhoto();
      const kept = await photos.keep(photo, { store_id, purpose: 'chat_attachment' });
      const replaced = writing.latest.current.values.photo_id;
      const isTaken = writing.write((now) => withPhoto(now, kept));
      await writing.flush();
      const left = isTaken ? replaced : kept;
      if (left) await photos.forget(left);
    },
    (error) =>
      showToast({
        text: error instanceof UnreadablePhoto ? error.message : wordsForThrown(error),
        kind: 'error',
      }),
  );
  const dropping = useAction(async (photo_id: string) => {
    writing.write(withoutCard);
    await photos.forget(photo_id);
  });
  return {
    isBusy: taking.isBusy,
    open: () => {
      // The camera may cost the page its life.
      void writing.flush();
      input.current?.click();
    },
    drop: dropping.run,
    field: {
      ref: input,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const [photo] = currentTarget.files ?? [];
        currentTarget.value = '';
        if (photo) taking.run(photo);
      },
    },
  };
}
