import { RequestFailure } from '../../../platform/api/failure.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import type { BooksSearch } from '../books-search.ts';

type Props = { error: Error; search: BooksSearch; onReload: () => void };

const waysOut = {
  accounting_not_connected: ['/integrate-accurate', 'Hubungkan'],
  accounting_reconnect_needed: ['/integrate-accurate', 'Hubungkan lagi'],
  accounting_not_chosen: ['/accurate-entity', 'Pilih data usaha'],
  accounting_database_expired: ['/accurate-entity', 'Pilih data usaha lain'],
} as const;

/** In the place of what Accurate was asked for: what only another step can mend leads there. */
export function BooksFailed({ error, search, onReload }: Props) {
  const code = error instanceof RequestFailure ? error.code : undefined;
  const way = waysOut[code as keyof typeof waysOut];
  if (!way) return <LoadFailed error={error} onReload={onReload} />;
  const [to, label] = way;
  return (
    <Banner
      kind="error"
      link={
        <AppLink to={to} search={search}>
          {label}
        </AppLink>
      }
    >
      {error instanceof RequestFailure && error.error_message}
    </Banner>
  );
}
