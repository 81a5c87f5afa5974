import type { LoginRow } from '@marketplace/contract/account';
import { Monitor, Smartphone } from 'lucide-react';
import { moment } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { loginName } from './login-name.ts';

type Props = { login: LoginRow; onEnd: () => void };

export function LoginItem({ login, onEnd }: Props) {
  const timeZone = useTimeZone();
  const Picture = /Android|iPhone|Aplikasi/.test(login.device) ? Smartphone : Monitor;
  const name = loginName(login);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Picture aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {login.is_this && <Badge tone="brand">Perangkat ini</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          Dipakai {moment(login.last_used_at, timeZone)}
          {login.address && ` dari ${login.address}`}
        </p>
        <p className="text-sm text-ink-soft">Masuk {moment(login.created_at, timeZone)}</p>
      </div>
      {!login.is_this && (
        <Button variant="secondary" size="sm" aria-label={`Keluarkan ${name}`} onClick={onEnd}>
          Keluarkan
        </Button>
      )}
    </div>
  );
}
