import type { HomePicture as Picture } from '@marketplace/contract/home-picture';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { clock } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { changeOf } from '../../../shared/figures/figures-words.ts';
import { shortRupiah } from '../../../shared/figures/short-amount.ts';
import { useHiddenNumbers } from '../../../shared/hidden-numbers.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { SparkLine } from '../../../ui/charts/spark-line.tsx';
import { pictureQuery } from './picture.query.ts';
import { PictureFailed } from './picture-failed.tsx';
import { PictureSkeleton, pictureHeight } from './picture-skeleton.tsx';
import { sparkWords, weekdayOf } from './picture-words.ts';

/** How today goes beside the same weekday, the week so far, and four weeks as a line. As high as what stood there before. */
export function HomePicture({ store_id }: { store_id: string }) {
  const result = useQuery(pictureQuery(useServices(), store_id));
  const { data, error, isFetching } = result;
  if (!data && error)
    return (
      <PictureFailed
        title="Penjualan berjalan"
        error={error}
        isReloading={isFetching}
        onReload={() => void result.refetch()}
      />
    );
  if (!data) return <PictureSkeleton />;
  return (
    <Card aria-labelledby="picture" className={pictureHeight}>
      <CardTitle
        id="picture"
        action={
          <AppLink
            to="/seller/analytics"
            search={{ store_id }}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700"
          >
            Angka
            <ChevronRight aria-hidden className="size-5" />
          </AppLink>
        }
      >
        Penjualan berjalan
      </CardTitle>
      {data.counted_at === null ? (
        <p className="py-6 text-center text-ink-soft">
          Angka masih dihitung. Sebentar lagi muncul.
        </p>
      ) : data.has_enough ? (
        <Drawn picture={data} at={result.dataUpdatedAt} store_id={store_id} />
      ) : (
        <TooFew />
      )}
    </Card>
  );
}

const TooFew = () => (
  <div className="grid gap-1 py-6 text-center">
    <p className="font-semibold">Belum cukup data</p>
    <p className="text-sm text-ink-soft">
      Perbandingan dan grafik muncul setelah 10 pesanan selesai dalam 4 minggu.
    </p>
  </div>
);

/** Monday comes first. */
const weekdays = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];

function Drawn({ picture, at, store_id }: { picture: Picture; at: number; store_id: string }) {
  const { isHidden } = useHiddenNumbers();
  const say = (amount: number) => (isHidden ? 'Rp ••••' : shortRupiah(amount));
  const { today, week_ago, week, days, day } = picture;
  const weekday = weekdayOf(day);
  // Several stores may stand at several hours: each is compared up to its own.
  const then = clock(at, useTimeZone(store_id));
  const until = isSeveral(store_id) ? 'jam yang sama' : `pukul ${then.replace(':', '.')}`;
  const last = weekdays[week.done_days - 1];
  const over = week.done_days > 1 ? `Sen–${last}` : last;
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-2">
        <Compared
          title="Masuk hari ini"
          value={say(today.revenue)}
          detail={`${number(today.orders)} pesanan`}
          change={picture.is_comparable ? changeOf(today.revenue, week_ago.revenue) : undefined}
          beside={`${weekday} lalu s.d. ${until}: ${say(week_ago.revenue)}`}
        />
        <Compared
          title="Selesai minggu ini"
          value={say(week.revenue)}
          detail={`${number(week.orders)} pesanan`}
          change={week.is_comparable ? changeOf(week.done_revenue, week.before_revenue) : undefined}
          beside={
            over
              ? `${over}: ${say(week.done_revenue)}, minggu lalu ${say(week.before_revenue)}`
              : 'Dibandingkan mulai besok'
          }
        />
      </dl>
      <SparkLine
        values={days.map(({ revenue }) => revenue)}
        label={sparkWords(days, say)}
        className="mt-3 h-10 w-full"
      />
      <p className="mt-1 text-xs text-ink-soft">Pesanan selesai, 4 minggu</p>
    </>
  );
}

type ComparedProps = {
  title: string;
  value: string;
  detail: string;
  change: ReturnType<typeof changeOf>;
  beside: string;
};

const tones = { up: 'text-brand-700', down: 'text-wrong-700', same: 'text-ink-soft' };

function Compared({ title, value, detail, change, beside }: ComparedProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <b className="text-lg font-bold tracking-tight tabular-nums">{value}</b>
          {change && (
            <span className={`text-sm font-semibold tabular-nums ${tones[change.direction]}`}>
              {change.words}
            </span>
          )}
        </span>
        <span className="block text-xs text-ink-soft">{detail}</span>
        <span className="block text-xs text-ink-soft">{beside}</span>
      </dd>
    </div>
  );
}
