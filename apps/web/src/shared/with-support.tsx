import type { AnswerOf } from '@marketplace/contract/call';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsFor } from '../platform/api/failure.ts';
import { useServices } from '../platform/services.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { supportQuery } from './support.query.ts';

type Support = AnswerOf<'GET /api/configuration/support'>['support'];
type Props = { pending: ReactNode; children: (support: Support) => ReactNode };

/** How the marketplace's support is reached; until that is known, that it is asked for, or why it is not. */
export function WithSupport({ pending, children }: Props) {
  const { api } = useServices();
  const { data, error, refetch, isFetching } = useQuery(supportQuery(api));
  if (data) return children(data.support);
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
      Kontak bantuan belum bisa dimuat. {wordsFor(error)}
    </Banner>
  );
}
