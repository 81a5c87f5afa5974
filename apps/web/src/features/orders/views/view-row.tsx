import type { SavedView } from '@marketplace/contract/saved-views';
import { EllipsisVertical, Pencil, Trash2, UserRound, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { RenameForm } from './rename-form.tsx';
import { searchOfView } from './view-address.ts';

type Props = {
  view: SavedView;
  isOpen: boolean;
  onLeave: () => void;
  onChanged: () => void;
  onRemoved: () => void;
};

/** A view: a link to its list, and for who may change it a menu. */
export function ViewRow({ view, isOpen, onLeave, onChanged, onRemoved }: Props) {
  const { api } = useServices();
  const [isRenaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, store_id, version, name, is_shared, is_own, covers_all_stores } = view;
  const manages = useAppState(({ store }) => store.permissions[store_id]?.order === 'MANAGE');
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const removing = useAction(async () => {
    await api('POST /api/saved-views/delete', { body: { store_id, id } }, key());
    setAsking(false);
    onRemoved();
  });
  const sharing = useAction(async () => {
    const body = { store_id, id, version, is_shared: !is_shared };
    await api('POST /api/saved-views/update', { body }, key()).finally(onChanged);
    showToast({
      text: is_shared ? 'Tampilan ini kini hanya untuk Anda.' : 'Semua staf toko kini melihatnya.',
      kind: 'success',
    });
  });
  const share = {
    label: is_shared ? 'Jadikan milik saya saja' : 'Bagikan ke staf toko',
    icon: is_shared ? <UserRound /> : <Users />,
    onSelect: sharing.run,
  };
  const row = useRef<HTMLLIElement>(null);
  const endRenaming = () => {
    // Before the form goes with the focus in it.
    row.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    setRenaming(false);
  };
  return (
    <li ref={row} className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
      <AppLink
        to="/seller/orders"
        search={searchOfView(view)}
        onClick={onLeave}
        activeProps={{}}
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-h-14 min-w-0 flex-col justify-center rounded-lg px-2 py-1.5 hover:bg-sunken active:bg-line aria-[current]:bg-brand-50"
      >
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block truncate text-sm text-ink-soft">{whose(view)}</span>
      </AppLink>
      {(is_own || manages) && (
        <Menu
          label={`Ubah tampilan ${name}`}
          trigger={<EllipsisVertical />}
          items={[
            { label: 'Ganti nama', icon: <Pencil />, onSelect: () => setRenaming(true) },
            ...(is_own && manages && !covers_all_stores ? [share] : []),
            { label: 'Hapus', icon: <Trash2 />, isDanger: true, onSelect: () => setAsking(true) },
          ]}
        />
      )}
      {isRenaming && (
        <div className="col-span-2">
          <RenameForm view={view} onChanged={onChanged} onDone={endRenaming} />
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Hapus tampilan “${name}”?`}
        text={
          is_shared
            ? 'Tampilan ini hilang untuk semua staf toko. Pesanannya tetap ada.'
            : 'Hanya tampilannya yang hilang. Pesanannya tetap ada.'
        }
        confirmLabel="Hapus"
        isDanger
        isBusy={removing.isBusy}
        onConfirm={removing.run}
      />
    </li>
  );
}

function whose({ is_own, is_shared, covers_all_stores, owner_name }: SavedView): string {
  if (covers_all_stores) return 'Milik Anda, untuk semua toko';
  if (!is_own) return `Dibagikan oleh ${owner_name}`;
  return is_shared ? 'Milik Anda, dibagikan ke staf toko' : 'Hanya untuk Anda';
}
