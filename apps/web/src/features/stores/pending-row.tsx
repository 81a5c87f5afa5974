import type { StoreInfo } from '@marketplace/contract/store-profile';
import type { PendingStaff } from '@marketplace/contract/store-staff';
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
import { signInInstruction } from './sign-in-instruction.ts';
import { staffQuery } from './store-page.query.ts';

type Props = { invited: PendingStaff; store: StoreInfo['store']; isFixed: boolean };

/** Somebody who was asked and has not answered, by the name the owner gave them. */
export function PendingRow({ invited, store, isFixed }: Props) {
  const services = useServices();
  const [isAsking, setAsking] = useState(false);
  const { name, phone_number, role_name } = invited;
  const withdrawing = useAction(async () => {
    try {
      const after = await services.api(
        'POST /api/stores/staff/withdraw',
        { body: { store_id: store.id, phone_number } },
        { idempotencyKey: crypto.randomUUID() },
      );
      services.queryClient.setQueryData(staffQuery(services, store.id).queryKey, after);
      showToast({ text: `Undangan untuk ${name} dibatalkan.`, kind: 'success' });
    } finally {
      setAsking(false);
    }
  });
  const share = () =>
    window.open(
      signInInstruction(phone_number, store.name, window.location.origin),
      '_blank',
      'noopener',
    );
  return (
    <>
      <div className="flex items-center pr-1">
        <ListRow
          icon={<Avatar name={name} />}
          title={
            <>
              {name} <Badge>Menunggu jawaban</Badge>
            </>
          }
          subtitle={
            <>
              {roleWords[role_name]} · <PhoneNumber of={phone_number} />
            </>
          }
        />
        {!isFixed && (
          <Menu
            label={`Pilihan untuk ${name}`}
            trigger={<EllipsisVertical />}
            items={[
              { label: 'Kirim undangan lewat WhatsApp', onSelect: share },
              { label: 'Batalkan undangan', isDanger: true, onSelect: () => setAsking(true) },
            ]}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Batalkan undangan untuk ${name}?`}
        text={`${name} tidak dapat lagi menerimanya. Anda dapat mengundangnya lagi kapan saja.`}
        confirmLabel="Batalkan undangan"
        isDanger
        isBusy={withdrawing.isBusy}
        onConfirm={withdrawing.run}
      />
    </>
  );
}
