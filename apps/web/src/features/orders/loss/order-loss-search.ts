import { type LossCause, lossCauses, lossPeriods } from '@marketplace/contract/loss-causes';
import { isIn, one, readTexts } from '../../../platform/navigation/search-values.ts';

type Days = '7' | '30' | '90';

export type LossSearch = { days?: Days | undefined; cause?: LossCause | undefined };

export type LossFilters = { days: Days; cause?: LossCause | undefined };

export const readLossSearch = (raw: Record<string, unknown>): LossSearch => ({
  days: undefined,
  cause: undefined,
  ...(readTexts(raw, {
    days: one(isIn(lossPeriods.map(String))),
    cause: one(isIn(lossCauses)),
  }) as LossSearch),
});

export const lossFiltersOf = ({ days = '30', cause }: LossSearch): LossFilters => ({
  days,
  ...(cause && { cause }),
});
