import { useEffect, useState } from 'react';
import {
  type PushState,
  pushState,
  turnOffPush,
  turnOnPush,
} from '../../platform/engagement/push-device.ts';
import { useAppState, useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { personOf } from './keep-push.ts';

const words: Record<PushState | 'app', string> = {
  app: 'Di dalam aplikasi, pemberitahuan datang lewat aplikasi. Atur izinnya di pengaturan HP Anda.',
  none: 'Browser ini tidak dapat menampilkan pemberitahuan. Pasang ke layar utama atau pakai browser lain.',
  denied:
    'Ditolak di browser ini. Ketuk ikon gembok di sebelah alamat, pilih Izin atau Notifikasi, lalu Izinkan. Sesudah itu buka lagi halaman ini.',
  off: 'Belum aktif di perangkat ini.',
  waiting: 'Sedang disiapkan. Aktif sendiri begitu browser dan sambungan siap.',
  on: 'Aktif: kabar datang ke perangkat ini, juga saat aplikasi ditutup.',
};

type Props = { publicKey: string; onChanged: () => void };

/** Whether messages come to this device, and what stands in the way. */
export function ThisDevice({ publicKey, onChanged }: Props) {
  const services = useServices();
  const isInApp = useAppState(({ app }) => app.isWebview);
  const [state, setState] = useState<PushState>();
  const here = personOf(services);
  const { user_uuid, login } = here ?? {};
  useEffect(() => {
    if (!user_uuid || !login) return;
    const look = () => pushState({ user_uuid, login }).then(setState, () => setState('none'));
    void look();
    // Somebody comes back from the settings of their browser.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [user_uuid, login]);
  const isOn = state === 'on' || state === 'waiting';
  const turning = useAction(async () => {
    if (!here) return;
    try {
      const turn = isOn
        ? turnOffPush(services.api, here)
        : turnOnPush(services.api, publicKey, here);
      setState(await turn);
    } catch (error) {
      setState(await pushState(here));
      throw error;
    }
    onChanged();
  });
  const said = isInApp ? 'app' : state;
  return (
    <Card>
      {said === 'off' || said === 'waiting' || said === 'on' ? (
        <Switch
          label="Pemberitahuan di perangkat ini"
          hint={words[said]}
          checked={isOn}
          disabled={turning.isBusy}
          onChange={turning.run}
        />
      ) : (
        <div>
          <p className="font-medium">Pemberitahuan di perangkat ini</p>
          <p className="mt-1 text-sm text-ink-soft" role="status">
            {said ? words[said] : 'Memeriksa…'}
          </p>
        </div>
      )}
    </Card>
  );
}
