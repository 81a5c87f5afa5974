import type { InventoryPlan, PlanRow } from '@marketplace/contract/inventory-plans';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FixSheet } from './fix-sheet.tsx';
import { changesOf, columnWords, guardWords, rowName } from './plan-words.ts';

type Props = { row: PlanRow; plan: InventoryPlan; onFixed: () => Promise<void> };

/** A row: what it was, what it will be, and what speaks against it. */
export function PlanRowItem({ row, plan, onFixed }: Props) {
  const [isFixing, setFixing] = useState(false);
  const barrier = useBarrier('inventory', plan.store_id);
  const mayFix = row.verdict === 'REFUSED' && plan.state === 'READY' && !barrier;
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <p className="font-semibold wrap-anywhere">
        {rowName(row)}
        {row.verdict === 'NEW' && (
          <Badge tone="brand" className="ml-2">
            Baru
          </Badge>
        )}
      </p>
      {changesOf(row).map(({ label, before, after }) => (
        <p key={label} className="text-sm text-ink-soft">
          {label} {before !== null && <span className="line-through">{before}</span>}{' '}
          <b className="text-ink">{after}</b>
        </p>
      ))}
      {row.margin_after !== null && row.verdict !== 'UNCHANGED' && (
        <p className="text-sm text-ink-soft">{`Untung ${number(row.margin_after)}%`}</p>
      )}
      {row.guards.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {row.guards.map((guard) => (
            <Badge key={guard} tone="soon">
              {guardWords[guard].short}
            </Badge>
          ))}
        </p>
      )}
      {row.reasons.map(({ column, code, message }) => (
        <p key={`${column}-${code}`} className="text-sm text-wrong-700">
          <b>{columnWords[column]}:</b> {message}
        </p>
      ))}
      {row.outcome_message && <p className="text-sm text-soon-700">{row.outcome_message}</p>}
      {mayFix && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={`Perbaiki ${rowName(row)}`}
          onClick={() => setFixing(true)}
        >
          Perbaiki
        </Button>
      )}
      {mayFix && (
        <FixSheet
          row={row}
          plan={plan}
          isOpen={isFixing}
          onClose={() => setFixing(false)}
          onFixed={onFixed}
        />
      )}
    </li>
  );
}
