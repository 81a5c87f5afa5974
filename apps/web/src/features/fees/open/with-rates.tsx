import type { AnswerOf } from '@marketplace/contract/call';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsFor } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ratesQuery } from './rates.query.ts';

export type Rates = AnswerOf<'GET /api/seller-fees/list'>;

type Props = { pending: ReactNode; children: (rates: Rates) => ReactNode };

/** What is charged now; until that is known, that it is asked for, or why it is not. */
export function WithRates({ pending, children }: Props) {
  const { api } = useServices();
  const { data, error, refetch, isFetching } = useQuery(ratesQuery(api));
  if (data) return children(data);
  if (!error) return pending;
  return (
    <Banner
      kind="error"
      link={
        <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          Coba lagi
        </Button>
      }
    >
      Tarif belum bisa dimuat. {wordsFor(error)}
    </Banner>
  );
}
