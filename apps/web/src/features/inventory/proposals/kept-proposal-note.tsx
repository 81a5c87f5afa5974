import { useState } from 'react';
import { RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { Banner } from '../../../ui/banner.tsx';
import type { useProposeForm } from './use-propose-form.ts';

type Props = { form: ReturnType<typeof useProposeForm>; sought: string | undefined };

/** That what was not sent is back. Of a new proposal the server has nothing: to begin anew is asked twice. */
export function KeptProposalNote({ form, sought }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (sought === undefined) return <RestoredNote form={form} />;
  if (!form.isRestored) return null;
  return (
    <Banner
      kind="default"
      link={
        <button type="button" onClick={() => (isAsked ? void form.reset() : setAsked(true))}>
          {isAsked
            ? 'Ya, hapus isian dan fotonya'
            : sought
              ? `Mulai baru dengan “${sought}”`
              : 'Kosongkan isian'}
        </button>
      }
    >
      {isAsked
        ? 'Isian dan foto yang belum dikirim akan hilang.'
        : 'Usulan yang belum Anda kirim dikembalikan.'}
    </Banner>
  );
}
