import type { PriceRule } from '@marketplace/contract/price-rules';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier, useRoleBarrier } from '../../../platform/store-standing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { ProposalsCard } from './proposals-card.tsx';
import { RuleRow } from './rule-row.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { rulesQuery } from './rules.query.ts';

/** The rules of one store, for who may change prices there. */
export function RulesOfStore({ store_id }: { store_id: string }) {
  const barrier = useBarrier('inventory', store_id);
  const roleBarrier = useRoleBarrier('inventory', store_id);
  // What it costs and earns is for who may change it.
  if (roleBarrier) return <BarrierNote barrier={roleBarrier} />;
  return (
    <>
      <BarrierNote barrier={barrier} />
      <Rules store_id={store_id} mayChange={barrier === undefined} />
    </>
  );
}

function Rules({ store_id, mayChange }: { store_id: string; mayChange: boolean }) {
  const { data, error, refetch } = useQuery(rulesQuery(useServices(), store_id));
  /** The rule that is written; null is a new one. */
  const [editing, setEditing] = useState<{ rule: PriceRule | null; isOpen: boolean }>();
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <PlanSkeleton />;
  const { rules, proposals } = data;
  const open = (rule: PriceRule | null) => setEditing({ rule, isOpen: true });
  const add = mayChange && (
    <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => open(null)}>
      Tambah aturan
    </Button>
  );
  const shown = rules.find(({ id }) => id === editing?.rule?.id) ?? editing?.rule ?? null;
  return (
    <>
      {rules.length === 0 ? (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada aturan harga"
          text="Misalnya: harga modal + 10%, atau 2% di bawah harga tengah kota. Kami menghitung usulannya, Anda yang memutuskan."
          action={add}
        />
      ) : (
        <>
          <ProposalsCard store_id={store_id} proposals={proposals} mayChange={mayChange} />
          <Card isFlush>
            <CardTitle className="p-4 pb-1">Aturan</CardTitle>
            <p className="px-4 pb-2 text-sm text-ink-soft">
              Yang paling khusus berlaku: merek, lalu kategori, lalu semua produk.
            </p>
            <ul aria-label="Aturan harga" className="divide-y divide-line">
              {rules.map((rule) => (
                <RuleRow
                  key={rule.id}
                  rule={rule}
                  mayChange={mayChange}
                  onEdit={() => open(rule)}
                />
              ))}
            </ul>
          </Card>
          {add && <div className="grid justify-items-start">{add}</div>}
        </>
      )}
      {editing && (
        <RuleSheet
          store_id={store_id}
          rule={shown}
          isOpen={editing.isOpen}
          onClose={() => setEditing({ rule: editing.rule, isOpen: false })}
        />
      )}
    </>
  );
}
