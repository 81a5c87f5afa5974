import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useOffline, useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { signOut, signOutEverywhere } from './sign-out.ts';
import { waitingOf } from './sign-out-words.ts';

export function SignOutButtons() {
  const services = useServices();
  const navigate = useNavigate();
  const { outbox } = useOffline();
  const waiting = useStore(outbox.state, ({ items }) => waitingOf(items));
  const [asking, setAsking] = useState<'here' | 'everywhere'>();
  // Whoever is about to leave takes nothing back any more.
  useEffect(() => outbox.release(), [outbox]);
  const close = () => setAsking(undefined);
  const leave = () => void navigate({ to: '/seller/login', replace: true });

  const leavingEverywhere = useAction(() => signOutEverywhere(services).then(leave).finally(close));
  const alsoWaiting = waiting > 0 ? ` ${waitingWords(waiting)}` : '';
  return (
    <div className="grid gap-3">
      <Button variant="secondary" isBlock icon={<LogOut />} onClick={() => setAsking('here')}>
        Keluar
      </Button>
      <Button variant="quiet" isBlock onClick={() => setAsking('everywhere')}>
        Keluar dari semua perangkat
      </Button>
      <ConfirmDialog
        isOpen={asking === 'here'}
        onClose={close}
        title="Keluar dari akun ini?"
        text={waiting > 0 ? waitingWords(waiting) : plainWords}
        confirmLabel="Keluar"
        onConfirm={() => {
          signOut(services);
          leave();
        }}
      />
      <ConfirmDialog
        isOpen={asking === 'everywhere'}
        onClose={close}
        title="Keluar dari semua perangkat?"
        text={`Semua HP dan komputer yang memakai akun Anda akan keluar, termasuk yang ini.${alsoWaiting}`}
        confirmLabel="Keluar semua"
        isBusy={leavingEverywhere.isBusy}
        onConfirm={leavingEverywhere.run}
      />
    </div>
  );
}

const plainWords =
  'Isian yang belum dikirim dihapus dari perangkat ini. Untuk masuk lagi Anda perlu nomor HP dan kata sandi, atau kode.';

const waitingWords = (count: number): string =>
  `${count} perubahan belum terkirim. Jika Anda keluar sekarang, perubahan itu tetap disimpan di perangkat ini, paling lama 7 hari, dan baru dikirim setelah Anda masuk lagi.`;
