import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { Download } from 'lucide-react';
import { download } from '../../../platform/api/download.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';

/** What was refused or left out, to be mended in a spreadsheet and sent again. */
export function RefusedFile({ plan }: { plan: InventoryPlan }) {
  const { token } = useServices();
  const { store_id, id: plan_id, source, verdicts, outcomes } = plan;
  const saving = useAction(() =>
    download(token.read, 'GET /api/inventories/plans/refused', {
      query: { store_id, plan_id, format: 'xlsx' },
    }),
  );
  if (source !== 'IMPORT' || verdicts.REFUSED + outcomes.SKIPPED === 0) return null;
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      isBusy={saving.isBusy}
      onClick={saving.run}
    >
      Unduh baris yang ditolak
    </Button>
  );
}
