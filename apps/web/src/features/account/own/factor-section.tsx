import type { AccountDetail } from '@marketplace/contract/account';
import type { AnswerOf } from '@marketplace/contract/call';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { moment } from '../../../platform/format/time.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { accountQuery, loginsQuery } from './own-account.query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Standing = AccountDetail['second_factor'];
type Begun = AnswerOf<'POST /api/account/second-factor/begin'>;

const few = 3;

/** The authenticator app that each login asks for. */
export function FactorSection({ standing }: { standing: Standing }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const { queryKey } = accountQuery(services);
  const renewed = async () => {
    await queryClient.invalidateQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey: loginsQuery(services).queryKey });
  };
  const beginning = useAction(async () => {
    setBegun(await services.api('POST /api/account/second-factor/begin'));
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <CardTitle>Verifikasi dua langkah</CardTitle>
          <p className="text-sm text-ink-soft">
            {standing
              ? 'Setiap kali masuk, kode dari aplikasi autentikator ditanyakan.'
              : 'Kode dari aplikasi autentikator menjaga akun ini, juga bila kata sandi atau SIM jatuh ke orang lain.'}
          </p>
        </div>
        {!standing && !begun && (
          <Button variant="secondary" isBusy={beginning.isBusy} onClick={beginning.run}>
            Aktifkan
          </Button>
        )}
      </div>
      {!standing && begun && (
        <FactorSetup
          begun={begun}
          onEnd={() => setBegun(undefined)}
          onConfirmed={async (codes) => {
            setBegun(undefined);
            setCodes(codes);
            await renewed();
          }}
        />
      )}
      {standing && <Active standing={standing} onCodes={setCodes} onChanged={renewed} />}
    </Card>
  );
}

type Props = {
  standing: NonNullable<Standing>;
  onCodes: (codes: string[]) => void;
  onChanged: () => Promise<void>;
};

function Active({ standing, onCodes, onChanged }: Props) {
  const { api } = useServices();
  const timeZone = useTimeZone();
  const [asks, setAsks] = useState<'codes' | 'remove'>();
  const renewing = useAction(async () => {
    const { recovery_codes } = await api('POST /api/account/second-factor/recovery-codes');
    setAsks(undefined);
    onCodes(recovery_codes);
    await onChanged();
  });
  const removing = useAction(async () => {
    await api('POST /api/account/second-factor/remove');
    setAsks(undefined);
    await onChanged();
    showToast({ text: 'Verifikasi dua langkah dimatikan.', kind: 'success' });
  });
  const { recovery_codes_left } = standing;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex items-start gap-3">
        <ShieldCheck aria-hidden className="size-6 shrink-0 text-brand-700" />
        <span>
          <b className="block">Aktif sejak {moment(standing.since, timeZone)}</b>
          <span className="text-sm text-ink-soft">
            {recovery_codes_left} kode pemulihan belum dipakai
          </span>
        </span>
      </p>
      {recovery_codes_left < few && (
        <Banner kind="important">
          Kode pemulihan hampir habis. Buat yang baru, supaya Anda tetap bisa masuk bila HP hilang.
        </Banner>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={() => setAsks('codes')}>
          Kode pemulihan baru
        </Button>
        <Button variant="quiet" onClick={() => setAsks('remove')}>
          Matikan
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks === 'codes'}
        onClose={() => setAsks(undefined)}
        title="Buat kode pemulihan baru?"
        text="Kode pemulihan yang lama langsung tidak berlaku."
        confirmLabel="Buat kode baru"
        isBusy={renewing.isBusy}
        onConfirm={renewing.run}
      />
      <ConfirmDialog
        isOpen={asks === 'remove'}
        onClose={() => setAsks(undefined)}
        title="Matikan verifikasi dua langkah?"
        text="Sesudah ini kata sandi atau kode ke HP saja sudah cukup untuk masuk."
        confirmLabel="Matikan"
        isDanger
        isBusy={removing.isBusy}
        onConfirm={removing.run}
      />
    </div>
  );
}
