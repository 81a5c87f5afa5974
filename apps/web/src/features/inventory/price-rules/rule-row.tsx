import type { PriceRule } from '@marketplace/contract/price-rules';
import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ruleTitle, ruleWords } from './rule-values.ts';
import { rulesKey } from './rules.query.ts';

type Props = { rule: PriceRule; mayChange: boolean; onEdit: () => void };

/** A rule in words, with what can be done about it. */
export function RuleRow({ rule, mayChange, onEdit }: Props) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const title = ruleTitle(rule);
  const removing = useAction(async () => {
    const body = { store_id: rule.store_id, rule_id: rule.id };
    await api('POST /api/inventories/price-rules/delete', { body });
    setAsking(false);
    showToast({ text: 'Aturan dihapus. Harga tidak berubah.', kind: 'success' });
    await queryClient.invalidateQueries({ queryKey: rulesKey });
  });
  return (
    <li className="flex items-center pr-1">
      <ListRow title={title} subtitle={ruleWords(rule)} />
      {mayChange && (
        <Menu
          label={`Pilihan untuk ${title}`}
          trigger={<EllipsisVertical />}
          items={[
            { label: 'Ubah aturan', onSelect: onEdit },
            { label: 'Hapus aturan', isDanger: true, onSelect: () => setAsking(true) },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Hapus aturan untuk ${title.toLowerCase()}?`}
        text="Harga yang sekarang tetap. Usulan dari aturan ini tidak dihitung lagi."
        confirmLabel="Hapus"
        isDanger
        isBusy={removing.isBusy}
        onConfirm={removing.run}
      />
    </li>
  );
}
