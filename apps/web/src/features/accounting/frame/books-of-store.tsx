import type { AccountingRegistration } from '@marketplace/contract/accounting';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { isLoginOver, isNetworkProblem } from '../../../platform/api/failure.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { UnpluggedDrawing } from '../../../ui/drawings/unplugged-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { booksKey, registrationQuery } from '../accounting.query.ts';
import type { BooksSearch } from '../books-search.ts';
import { nextAddress } from '../steps-of.ts';
import type { Books, Needs, Whose } from './books.ts';
import { type BooksAddress, BooksNav } from './books-nav.tsx';
import { asNamed } from './by-link.tsx';
import { WayIn } from './way-in.tsx';
import { WorkCard } from './work-card.tsx';

type Props = {
  at: BooksAddress;
  store_id: string;
  search: BooksSearch;
  needs: Needs;
  /** There are other stores to go to. */
  canSwitch: boolean;
  by_link?: Whose;
  children: (books: Books) => ReactNode;
};

const isFarEnough = ({ stage, database, warehouse }: AccountingRegistration, needs: Needs) => {
  if (needs === 'nothing') return true;
  if (stage === 'NOT_CONNECTED') return false;
  return needs === 'login' || (needs === 'database' ? database : warehouse) !== null;
};

export function BooksOfStore({ at, store_id, search, needs, canSwitch, by_link, children }: Props) {
  const services = useServices();
  const { data, error, refetch, isFetching } = useQuery(registrationQuery(services, store_id));
  useAfterWork(store_id, data);
  // Also where something was shown: a link of the app ends, and nothing more can be done by it.
  if (isLoginOver(error)) return <WayIn />;
  if (!data) {
    if (!error) return <RowSkeletons />;
    return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
  }
  return (
    <>
      <div className="-mt-3 flex flex-wrap items-center gap-x-4 text-ink-soft">
        <p className="min-w-0 wrap-anywhere">
          {search.store_name ?? 'Toko Anda'}
          {by_link && ` · dibuka sebagai ${asNamed(by_link)}`}
        </p>
        {canSwitch && (
          <AppLink
            to={at}
            search={{}}
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-2"
          >
            Ganti toko
          </AppLink>
        )}
      </div>
      {data.warehouse && data.stage !== 'NOT_CONNECTED' && <BooksNav at={at} search={search} />}
      {isNetworkProblem(error) && (
        <Banner kind="important">
          Tanpa sinyal: yang terlihat adalah keadaan terakhir. Perubahan bisa dikirim lagi saat
          sinyal kembali.
        </Banner>
      )}
      <WorkCard work={data.work} />
      {isFarEnough(data, needs) ? (
        children({ store_id, search, registration: data, ...(by_link && { by_link }) })
      ) : (
        <TooEarly registration={data} search={search} />
      )}
    </>
  );
}

/** What a long job has come to is asked for once it has ended. */
function useAfterWork(store_id: string, registration: AccountingRegistration | undefined) {
  const { queryClient } = useServices();
  const finished_at = registration?.work?.finished_at;
  const before = useRef(finished_at);
  useEffect(() => {
    if (finished_at === undefined || finished_at === before.current) return;
    const isFirst = before.current === undefined;
    before.current = finished_at;
    if (!isFirst && finished_at !== null)
      void queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
  }, [finished_at, queryClient, store_id]);
}

type EarlyProps = { registration: AccountingRegistration; search: BooksSearch };

const TooEarly = ({ registration, search }: EarlyProps) => (
  <EmptyScreen
    drawing={<UnpluggedDrawing />}
    title={
      registration.stage === 'NOT_CONNECTED' ? 'Belum terhubung ke Accurate' : 'Masih ada langkah'
    }
    text={
      registration.stage === 'NOT_CONNECTED'
        ? 'Hubungkan toko ini dulu. Stok dan penjualannya lalu tercatat sendiri di Accurate.'
        : 'Selesaikan langkah yang tersisa dulu. Yang sudah dipilih tetap tersimpan.'
    }
    action={
      <AppLink to={nextAddress(registration)} search={search} className={buttonStyle({})}>
        {registration.stage === 'NOT_CONNECTED' ? 'Hubungkan' : 'Lanjutkan'}
      </AppLink>
    }
  />
);
