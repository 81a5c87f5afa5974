import type { SavedView } from '@marketplace/contract/saved-views';
import { useEffect, useRef } from 'react';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = { view: SavedView; onChanged: () => void; onDone: () => void };

/** Another name for a view, below its row. */
export function RenameForm({ view, onChanged, onDone }: Props) {
  const { api } = useServices();
  const form = useDraftForm({
    name: `view:${view.id}:name`,
    base: view,
    initial: ({ name }) => ({ name }),
    check: ({ name }) => inWords({ name: textCheck(name, 1, 60) }),
    send: ({ name }, { id, store_id, version }, options) => {
      const body = { store_id, id, version, name };
      return api('POST /api/saved-views/update', { body }, options);
    },
    onSent: () => {
      onChanged();
      onDone();
    },
  });
  const { isReady } = form;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReady) field.current?.focus();
  }, [isReady]);
  if (!isReady) return <div className="h-14" />;
  const cancel = () => {
    void form.reset();
    onDone();
  };
  return (
    <div className="grid gap-2 px-2 py-3">
      <DraftForm form={form} submitLabel="Simpan nama" isAboutSaved>
        <TextField ref={field} label="Nama tampilan" maxLength={60} {...form.field('name')} />
      </DraftForm>
      <Button variant="secondary" onClick={cancel} className="justify-self-start max-sm:w-full">
        Batal
      </Button>
    </div>
  );
}
