import { lateFieldErrors } from '@marketplace/contract/late-field-errors';
import { type WebhookEvent, webhookEvents } from '@marketplace/contract/webhook-words';
import type { Webhook } from '@marketplace/contract/webhooks';
import { useId } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { isSame } from '../../../platform/forms/merge-values.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { webhooksQuery } from '../integrations.query.ts';
import { eventHints, eventWords } from './webhook-words.ts';

type Values = { name: string; url: string; events: WebhookEvent[] };

const check = ({ name, url, events }: Values) => ({
  ...inWords({ name: textCheck(name, 3, 60) }),
  ...(!/^https?:\/\/\S+$/.test(url.trim()) && { url: lateFieldErrors.webhook_url_invalid }),
  ...(events.length === 0 && { events: 'Pilih paling sedikit satu.' }),
});

type NewProps = { store_id: string; onMade: (secret: string) => void };

export function NewWebhook({ store_id, onMade }: NewProps) {
  const services = useServices();
  const form = useDraftForm({
    name: `store:${store_id}:webhook-baru`,
    base: null,
    isForNew: true,
    initial: (): Values => ({ name: '', url: '', events: ['order.created', 'order.moved'] }),
    check,
    send: (values, _base, { idempotencyKey }) =>
      services.api('POST /api/webhooks/create', {
        body: { store_id, request_id: idempotencyKey, ...values },
      }),
    onSent: ({ secret, webhooks }) => {
      services.queryClient.setQueryData(webhooksQuery(services, store_id).queryKey, { webhooks });
      onMade(secret);
    },
  });
  if (!form.isReady) return <RowSkeletons />;
  return (
    <DraftForm form={form} submitLabel="Tambah webhook">
      <Fields {...form} />
    </DraftForm>
  );
}

const fields = ['name', 'url', 'events'] as const;

type ChangeProps = { store_id: string; webhook: Webhook; onSaved: () => void };

/** Somebody else may have changed it meanwhile: then what they have made of it is shown first. */
export function ChangeWebhook({ store_id, webhook, onSaved }: ChangeProps) {
  const services = useServices();
  const form = useDraftForm({
    name: `store:${store_id}:webhook:${webhook.id}`,
    base: webhook,
    initial: ({ name, url, events }: Webhook): Values => ({ name, url, events }),
    check,
    whenOvertaken: {
      currentOf: (error, { id }) =>
        error instanceof RequestFailure && error.code === 'webhook_version_conflict'
          ? error.details.current_webhooks?.find((each) => each.id === id)
          : undefined,
      // That it was paused, or got another secret, is nothing that the form is about.
      isContested: (values, base, now) =>
        fields.some((name) => !isSame(now[name], base[name]) && !isSame(values[name], base[name])),
    },
    send: (values, { id, version }, options) =>
      services.api(
        'POST /api/webhooks/update',
        { body: { store_id, webhook_id: id, version, ...values } },
        options,
      ),
    onSent: (after) => {
      services.queryClient.setQueryData(webhooksQuery(services, store_id).queryKey, after);
      showToast({ text: 'Webhook disimpan.', kind: 'success' });
      onSaved();
    },
  });
  if (!form.isReady) return <RowSkeletons />;
  return (
    <DraftForm form={form} submitLabel="Simpan" isAboutSaved>
      <Fields {...form} />
    </DraftForm>
  );
}

type FieldsProps = {
  values: Values;
  set: (values: Partial<Values>) => void;
  field: (name: 'name' | 'url') => object;
  problems: Partial<Record<string, string>>;
};

function Fields({ values, set, field, problems }: FieldsProps) {
  const noteId = useId();
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    set({
      events: webhookEvents.filter((each) =>
        each === event ? isOn : values.events.includes(each),
      ),
    });
  return (
    <>
      <TextField
        label="Nama"
        placeholder="Gudang"
        autoComplete="off"
        maxLength={60}
        {...field('name')}
      />
      <TextField
        label="Alamat"
        type="url"
        inputMode="url"
        placeholder="https://sistem.toko-anda.com/webhook"
        hint="Harus https dan dapat dibuka dari internet."
        autoComplete="off"
        maxLength={500}
        {...field('url')}
      />
      <fieldset aria-describedby={problems.events ? noteId : undefined}>
        <legend className="mb-1 text-sm font-semibold">Beri tahu tentang</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventWords[event]}
            hint={eventHints[event]}
            checked={values.events.includes(event)}
            onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
          />
        ))}
        {problems.events && (
          <p id={noteId} role="alert" className="text-sm text-wrong-700">
            {problems.events}
          </p>
        )}
      </fieldset>
    </>
  );
}
