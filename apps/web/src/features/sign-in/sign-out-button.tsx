import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useOffline, useServices } from '../../platform/services.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { signOut } from './sign-out.ts';

export function SignOutButton() {
  const services = useServices();
  const navigate = useNavigate();
  const { outbox } = useOffline();
  const waiting = useStore(outbox.state, ({ items }) => items.length);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    signOut(services);
    void navigate({ to: '/seller/login', replace: true });
  };
  return (
    <>
      <Button variant="secondary" isBlock icon={<LogOut />} onClick={() => setAsking(true)}>
        Keluar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Keluar dari akun ini?"
        text={waiting > 0 ? waitingWords(waiting) : plainWords}
        confirmLabel="Keluar"
        onConfirm={leave}
      />
    </>
  );
}

const plainWords = 'Untuk masuk lagi Anda perlu nomor HP dan kata sandi.';

const waitingWords = (count: number): string =>
  `${count} tindakan belum terkirim. Jika Anda keluar sekarang, tindakan itu tetap disimpan di perangkat ini dan baru dikirim setelah Anda masuk lagi.`;
