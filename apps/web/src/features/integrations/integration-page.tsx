import type { ReactNode } from 'react';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { useAppState } from '../../platform/services.ts';
import { OneStore } from '../../shared/one-store.tsx';
import { recordPage } from '../../shared/record-page.tsx';
import { Banner } from '../../ui/banner.tsx';

type Props = {
  title: string;
  store_id: string | undefined;
  children: (store_id: string) => ReactNode;
};

/** A page of a store's settings for its own systems; whoever only sees the store is told so. */
export function IntegrationPage({ title, store_id, children }: Props) {
  return (
    <div className={recordPage}>
      <BackLink otherwise="/seller/store">Toko</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <OneStore store_id={store_id}>
        {(store_id) => <OfManager store_id={store_id}>{children}</OfManager>}
      </OneStore>
    </div>
  );
}

function OfManager({ store_id, children }: { store_id: string } & Pick<Props, 'children'>) {
  const store = useAppState(({ store }) => store.by_id[store_id]);
  if (store?.permission.store !== 'MANAGE')
    return <Banner kind="important">Ini hanya untuk pemilik toko.</Banner>;
  return (
    <>
      <p className="-mt-3 text-ink-soft">{store.name}</p>
      {children(store_id)}
    </>
  );
}
