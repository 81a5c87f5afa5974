import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import { percent } from '../fee-words.ts';
import { ratesQuery } from './rates.query.ts';

/** What the fees of this day lie between. The sentence before it does without. */
export function RateRange() {
  const { data } = useQuery(ratesQuery(useServices().api));
  const rates = data?.fees.map(({ basis_points }) => basis_points) ?? [];
  if (rates.length === 0) return null;
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const between =
    least === most ? percent(least) : `${percent(least)} sampai ${percent(most)} menurut kategori`;
  return `Biaya saat ini ${between}.`;
}
