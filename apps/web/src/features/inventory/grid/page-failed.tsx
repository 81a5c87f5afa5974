import { wordsForThrown } from '../../../platform/api/failure.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { GridRows } from './use-grid-rows.ts';

/** Some rows that could not be loaded take nothing else away: what was typed and where one is stay. */
export function PageFailed({ rows: { error, reload } }: { rows: GridRows }) {
  if (!error) return null;
  return (
    <Banner
      kind="error"
      link={
        <Button size="sm" variant="secondary" onClick={reload}>
          Muat lagi
        </Button>
      }
    >
      {`Sebagian produk belum termuat. ${wordsForThrown(error)}`}
    </Banner>
  );
}
