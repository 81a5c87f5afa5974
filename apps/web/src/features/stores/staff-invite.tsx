import { normalisedPhoneNumber } from '@marketplace/contract/phone-number';
import type { StoreInfo } from '@marketplace/contract/store-profile';
import type { PendingStaff } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import { useState } from 'react';
import { inWords, phoneCheck, textCheck } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { roleChoices } from './role-choices.ts';
import { signInInstruction } from './sign-in-instruction.ts';
import { staffQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

type Store = StoreInfo['store'];
type Invited = { name: string; phone_number: string };
type InviteProps = { store: Store; pending: readonly PendingStaff[]; onAnew: () => void };

const isAmong = (pending: readonly PendingStaff[], { phone_number }: Invited): boolean =>
  pending.some((each) => each.phone_number === normalisedPhoneNumber(phone_number));

/** Name, number and role of somebody new; then the message that tells them where to answer. */
export function StaffInvite({ store, pending, onAnew }: InviteProps) {
  const [sent, setSent] = useState<Invited>();
  // Once they have answered there is nothing more to wait for.
  const invited = sent && isAmong(pending, sent) ? sent : undefined;
  return (
    <Card>
      <CardTitle className="mb-4">Undang orang</CardTitle>
      {invited ? (
        <Banner
          kind="default"
          onClose={onAnew}
          link={
            <a
              href={signInInstruction(invited.phone_number, store.name, window.location.origin)}
              target="_blank"
              rel="noopener"
            >
              Kirim undangan lewat WhatsApp
            </a>
          }
        >
          Undangan untuk {invited.name} menunggu jawaban. Setelah diterima, {invited.name} dapat
          membuka {store.name}.
        </Banner>
      ) : (
        <InviteForm store={store} onInvited={setSent} />
      )}
    </Card>
  );
}

type FormProps = { store: Store; onInvited: (invited: Invited) => void };

function InviteForm({ store, onInvited }: FormProps) {
  const services = useServices();
  const store_id = store.id;
  const form = useDraftForm({
    name: `store:${store_id}:undang`,
    base: null,
    isForNew: true,
    initial: () => ({ name: '', phone_number: '', role_name: 'ORDER_STAFF' as RoleName }),
    check: ({ name, phone_number }) =>
      inWords({ name: textCheck(name, 3, 100), phone_number: phoneCheck(phone_number) }),
    send: (value, _base, options) => {
      const body = { store_id, ...value };
      return services.api('POST /api/stores/staff/invite', { body }, options);
    },
    onSent: (after, value) => {
      services.queryClient.setQueryData(staffQuery(services, store_id).queryKey, after);
      onInvited(value);
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { values, set, field, problems } = form;
  return (
    <DraftForm form={form} submitLabel="Undang">
      <TextField label="Nama" autoComplete="off" maxLength={100} {...field('name')} />
      <TextField
        label="Nomor HP"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="0812-3456-7890"
        {...field('phone_number')}
      />
      <RadioGroup
        label="Peran"
        items={roleChoices}
        value={values.role_name}
        error={problems.role_name}
        onValueChange={(role_name) => set({ role_name: role_name as RoleName })}
      />
    </DraftForm>
  );
}
