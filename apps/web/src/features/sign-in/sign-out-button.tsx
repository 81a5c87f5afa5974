import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../platform/services.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { signOut } from './sign-out.ts';

export function SignOutButton() {
  const services = useServices();
  const navigate = useNavigate();
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
        text="Untuk masuk lagi Anda perlu nomor HP dan kata sandi."
        confirmLabel="Keluar"
        onConfirm={leave}
      />
    </>
  );
}
