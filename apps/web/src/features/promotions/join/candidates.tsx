import type { PromotionCandidate, PromotionRow } from '@marketplace/contract/promotion';
import type { Problems } from '../../../platform/forms/problems.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { JoinRow } from './join-row.tsx';
import { type JoinLine, lineOf } from './join-values.ts';

type Change = (lines: readonly JoinLine[]) => readonly JoinLine[];

type Props = {
  promotion: PromotionRow;
  query: string;
  candidates: readonly PromotionCandidate[];
  /** Also of what was found by other words. */
  known: ReadonlyMap<string, PromotionCandidate>;
  lines: readonly JoinLine[];
  problems: Problems;
  isFull: boolean;
  onChange: (change: Change) => void;
};

/** The products that fit, each where it stands in the list; under them what was ticked elsewhere. */
export function Candidates(props: Props) {
  const { promotion, query, candidates, known, lines, problems, isFull, onChange } = props;
  const listed = new Set(candidates.map(({ inventory_id }) => inventory_id));
  const elsewhere = lines.filter(({ inventory_id }) => !listed.has(inventory_id));
  const of = (inventory_id: string) => ({
    line: lines.find((line) => line.inventory_id === inventory_id),
    candidate: known.get(inventory_id),
    terms: promotion,
    problems,
    isFull,
    onDrop: () => onChange((lines) => lines.filter((line) => line.inventory_id !== inventory_id)),
    onChange: (part: Partial<JoinLine>) =>
      onChange((lines) =>
        lines.map((line) => (line.inventory_id === inventory_id ? { ...line, ...part } : line)),
      ),
  });
  return (
    <>
      {candidates.length === 0 ? (
        <None isSearch={query !== ''} />
      ) : (
        <Card isFlush>
          <ul aria-label="Produk yang cocok" className="divide-y divide-line">
            {candidates.map((candidate) => (
              <JoinRow
                key={candidate.inventory_id}
                {...of(candidate.inventory_id)}
                name={`${candidate.product_name}, ${candidate.uom_name}`}
                onPick={() => onChange((lines) => [...lines, lineOf(candidate, promotion)])}
              />
            ))}
          </ul>
        </Card>
      )}
      {elsewhere.length > 0 && (
        <Card isFlush>
          <CardTitle className="p-4 pb-1">Sudah dipilih</CardTitle>
          <ul aria-label="Sudah dipilih" className="divide-y divide-line">
            {elsewhere.map(({ inventory_id, name }) => (
              <JoinRow key={inventory_id} {...of(inventory_id)} name={name} onPick={() => {}} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const None = ({ isSearch }: { isSearch: boolean }) => (
  <EmptyScreen
    drawing={<EmptyBoxDrawing />}
    title={isSearch ? 'Tidak ada yang cocok' : 'Tidak ada produk lagi'}
    text={
      isSearch
        ? 'Ubah kata pencarian.'
        : 'Semua produk Anda yang cocok sudah ikut, atau tidak termasuk kategori promosi ini.'
    }
  />
);
