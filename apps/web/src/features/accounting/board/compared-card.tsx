import { number } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { isWorking } from '../accounting.query.ts';
import type { Books } from '../frame/books.ts';
import { Facts } from './facts.tsx';
import { useCompare } from './use-compare.ts';

/** When both books were last held against each other, and what came of it. */
export function ComparedCard({ books: { store_id, search, registration } }: { books: Books }) {
  const zone = useTimeZone(store_id);
  const comparing = useCompare(store_id);
  const { compared_at, waiting, stage } = registration;
  return (
    <Card>
      <CardTitle>Perbandingan</CardTitle>
      <Facts
        facts={[
          ['Terakhir', compared_at ? moment(compared_at, zone) : 'Belum pernah'],
          ['Selisih menunggu Anda', number(waiting)],
        ]}
      />
      <p className="mt-3 text-sm text-ink-soft">Setiap malam dibandingkan sendiri.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="sm"
          isBusy={comparing.isBusy}
          aria-disabled={isWorking(registration) || stage !== 'READY'}
          onClick={() => comparing.run()}
        >
          Bandingkan sekarang
        </Button>
        <AppLink
          to="/accurate-integration-dashboard"
          search={{ ...search, view: 'log' }}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          Catatan
        </AppLink>
      </div>
    </Card>
  );
}
