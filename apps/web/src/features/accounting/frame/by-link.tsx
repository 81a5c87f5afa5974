import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isLoginOver } from '../../../platform/api/failure.ts';
import { dropLinkKey } from '../../../platform/api/link-key.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { ensureUser } from '../../../shared/load-user.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { UnpluggedDrawing } from '../../../ui/drawings/unplugged-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { whoseQuery } from '../accounting.query.ts';
import type { Whose } from './books.ts';
import { WayIn } from './way-in.tsx';

type Props = {
  store_id: string;
  /** The page goes on as that of who is signed in. */
  onDropped: () => void;
  children: (whose: Whose) => ReactNode;
};

/** A link of the app speaks for who made it: the page says for whom, and mixes it with nobody else who is signed in here. */
export function ByLink({ store_id, onDropped, children }: Props) {
  const services = useServices();
  const { data, error, refetch, isFetching } = useQuery(whoseQuery(services, store_id));
  const isIn = useAppState(() => services.token.read() !== undefined);
  const own_uuid = useAppState(({ user }) => user.auth.user_uuid);
  const isUnknown = useAppState(({ user }) => !user.auth.user_uuid && user.info.status !== 'error');
  useEffect(() => {
    if (isIn) ensureUser(services);
  }, [isIn, services]);
  if (!data) {
    if (!error) return <RowSkeletons />;
    if (isLoginOver(error)) return <WayIn />;
    return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
  }
  if (isIn && isUnknown) return <RowSkeletons />;
  if (isIn && own_uuid && own_uuid !== data.person.uuid)
    return (
      <AnotherPerson
        whose={data}
        onOwn={() => {
          dropLinkKey();
          onDropped();
        }}
      />
    );
  return children(data);
}

const AnotherPerson = ({ whose, onOwn }: { whose: Whose; onOwn: () => void }) => (
  <EmptyScreen
    drawing={<UnpluggedDrawing />}
    title="Tautan ini milik akun lain"
    text={`Tautan ini dibuat ${asNamed(whose)} untuk toko ${whose.store.name}, sedangkan di sini Anda masuk dengan akun lain. Buka hanya tautan yang Anda buat sendiri dari aplikasi.`}
    action={<Button onClick={onOwn}>Pakai akun saya</Button>}
  />
);

export const asNamed = ({ person }: Whose): string =>
  `${person.name} (nomor berakhiran ${person.phone_ending})`;
