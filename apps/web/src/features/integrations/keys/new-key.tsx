import { type KeyScope, keyScopes } from '@marketplace/contract/api-key-scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { apiKeysQuery } from '../integrations.query.ts';
import { lifeItems, scopeWords } from './key-words.ts';

type Props = { store_id: string; onMade: (key: string) => void };
type Values = { name: string; scopes: KeyScope[]; days: string };

/** What a new key is for, what it may, and how long. */
export function NewKey({ store_id, onMade }: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const noteId = useId();
  const form = useDraftForm({
    name: `store:${store_id}:kunci-api`,
    base: null,
    isForNew: true,
    initial: (): Values => ({ name: '', scopes: ['orders.read'], days: '90' }),
    check: ({ name, scopes }) => ({
      ...inWords({ name: textCheck(name, 3, 60) }),
      ...(scopes.length === 0 && { scopes: 'Pilih paling sedikit satu.' }),
    }),
    send: ({ name, scopes, days }, _base, { idempotencyKey }) =>
      services.api('POST /api/api-keys/create', {
        body: { store_id, request_id: idempotencyKey, name, scopes, days: Number(days) as 30 },
      }),
    onSent: ({ key, api_keys }) => {
      // The key itself goes no further than to the person.
      queryClient.setQueryData(apiKeysQuery(services, store_id).queryKey, { api_keys });
      onMade(key);
    },
  });
  if (!form.isReady) return <RowSkeletons />;
  const { values, set, field, problems } = form;
  const toggle = (scope: KeyScope, isOn: boolean) =>
    set({
      scopes: keyScopes.filter((each) => (each === scope ? isOn : values.scopes.includes(each))),
    });
  return (
    <DraftForm form={form} submitLabel="Buat kunci">
      <TextField
        label="Nama"
        placeholder="Kasir toko depan"
        hint="Di mana kunci ini dipakai."
        autoComplete="off"
        maxLength={60}
        {...field('name')}
      />
      <fieldset aria-describedby={problems.scopes ? noteId : undefined}>
        <legend className="mb-1 text-sm font-semibold">Boleh apa</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[scope].label}
            hint={scopeWords[scope].hint}
            checked={values.scopes.includes(scope)}
            onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
          />
        ))}
        {problems.scopes && (
          <p id={noteId} role="alert" className="text-sm text-wrong-700">
            {problems.scopes}
          </p>
        )}
      </fieldset>
      <Select
        label="Berlaku"
        items={lifeItems}
        value={values.days}
        onValueChange={(days) => set({ days })}
      />
      <p className="text-sm text-ink-soft">
        Kunci ini tidak boleh lebih dari Anda sendiri, dan berhenti bila Anda tidak lagi mengelola
        toko. Pemilik lain diberi tahu.
      </p>
    </DraftForm>
  );
}
