import type { StoreInfo } from '@marketplace/contract/store-profile';
import type { StaffMember } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { PhoneNumber } from '../../platform/phone-number.tsx';
import { useServices } from '../../platform/services.ts';
import { roleWords } from '../../platform/store-standing.ts';
import { useAction } from '../../platform/use-action.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RoleSheet } from './role-sheet.tsx';
import { staffQuery } from './store-page.query.ts';

type Props = { member: StaffMember; store: StoreInfo['store']; isFixed: boolean };

/** Somebody who works there, with what an owner can do about it. */
export function StaffRow({ member, store, isFixed }: Props) {
  const services = useServices();
  const [asking, setAsking] = useState<'role' | 'removal'>();
  const { user_id, name, is_you, role_name } = member;
  const change = useAction(async (send: () => ReturnType<typeof update>, done: string) => {
    try {
      services.queryClient.setQueryData(staffQuery(services, store.id).queryKey, await send());
      showToast({ text: done, kind: 'success' });
    } finally {
      setAsking(undefined);
    }
  });
  const options = () => ({ idempotencyKey: crypto.randomUUID() });
  const update = (role_name: RoleName) =>
    services.api(
      'POST /api/stores/staff/update',
      { body: { store_id: store.id, user_id, role_name } },
      options(),
    );
  const remove = () =>
    services.api(
      'POST /api/stores/staff/remove',
      { body: { store_id: store.id, user_id } },
      options(),
    );
  return (
    <>
      <div className="flex items-center pr-1">
        <ListRow
          icon={<Avatar name={name} />}
          title={
            <>
              {name} {is_you && <Badge tone="brand">Anda</Badge>}
            </>
          }
          subtitle={
            <>
              {roleWords[role_name]} · <PhoneNumber of={member.phone_number} />
            </>
          }
        />
        {!is_you && !isFixed && (
          <Menu
            label={`Pilihan untuk ${name}`}
            trigger={<EllipsisVertical />}
            items={[
              { label: 'Ubah peran', onSelect: () => setAsking('role') },
              {
                label: 'Keluarkan dari toko',
                isDanger: true,
                onSelect: () => setAsking('removal'),
              },
            ]}
          />
        )}
      </div>
      <RoleSheet
        member={member}
        isOpen={asking === 'role'}
        isBusy={change.isBusy}
        onClose={() => setAsking(undefined)}
        onChoose={(role) => change.run(() => update(role), `Peran ${name} diubah.`)}
      />
      <ConfirmDialog
        isOpen={asking === 'removal'}
        onClose={() => setAsking(undefined)}
        title={`Keluarkan ${name}?`}
        text={`${name} tidak lagi dapat membuka ${store.name}. Anda dapat mengundangnya lagi kapan saja.`}
        confirmLabel="Keluarkan"
        isDanger
        isBusy={change.isBusy}
        onConfirm={() => change.run(remove, `${name} dikeluarkan.`)}
      />
    </>
  );
}
