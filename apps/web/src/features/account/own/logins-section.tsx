import type { LoginRow } from '@marketplace/contract/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LoginItem } from './login-item.tsx';
import { loginsQuery } from './own-account.query.ts';

/** Where the person is signed in, each with its end. */
export function LoginsSection() {
  const services = useServices();
  const queryClient = useQueryClient();
  const query = loginsQuery(services);
  const { data, error, refetch } = useQuery(query);
  const [ending, setEnding] = useState<LoginRow>();
  const [endsOthers, setEndsOthers] = useState(false);
  const ended = useAction(async (login_id: string) => {
    const answer = await services.api('POST /api/account/logins/end', { body: { login_id } });
    queryClient.setQueryData(query.queryKey, answer);
    setEnding(undefined);
    showToast({ text: 'Perangkat itu sudah keluar.', kind: 'success' });
  });
  const othersEnded = useAction(async () => {
    const answer = await services.api('POST /api/account/logins/end-others');
    queryClient.setQueryData(query.queryKey, answer);
    setEndsOthers(false);
    showToast({ text: 'Semua perangkat lain sudah keluar.', kind: 'success' });
  });
  return (
    <Card>
      <CardTitle>Perangkat yang masuk</CardTitle>
      <p className="mt-1 text-sm text-ink-soft">
        Tidak kenal salah satunya? Keluarkan, lalu ganti kata sandi.
      </p>
      {data ? (
        <>
          <ul aria-label="Perangkat yang masuk" className="mt-2 divide-y divide-line">
            {data.logins.map((login) => (
              <li key={login.id}>
                <LoginItem login={login} onEnd={() => setEnding(login)} />
              </li>
            ))}
          </ul>
          {data.logins.length > 1 && (
            <Button
              variant="secondary"
              className="mt-3 max-sm:w-full"
              onClick={() => setEndsOthers(true)}
            >
              Keluarkan semua perangkat lain
            </Button>
          )}
        </>
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} />
      ) : (
        <Skeleton className="mt-3 h-24 w-full rounded-lg" />
      )}
      <ConfirmDialog
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title="Keluarkan perangkat ini?"
        text="Yang belum terkirim di perangkat itu tetap menunggu di sana sampai masuk lagi."
        confirmLabel="Keluarkan"
        isDanger
        isBusy={ended.isBusy}
        onConfirm={() => ending && ended.run(ending.id)}
      />
      <ConfirmDialog
        isOpen={endsOthers}
        onClose={() => setEndsOthers(false)}
        title="Keluarkan semua perangkat lain?"
        text="Hanya perangkat ini yang tetap masuk, dan aplikasi yang membukanya."
        confirmLabel="Keluarkan semua"
        isDanger
        isBusy={othersEnded.isBusy}
        onConfirm={othersEnded.run}
      />
    </Card>
  );
}
