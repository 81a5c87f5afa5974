import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  askBrowser,
  type PushState,
  pushState,
  subscribeHere,
} from '../../platform/engagement/push-device.ts';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { ActionArea } from '../../ui/action-area.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { showToast } from '../../ui/toast.tsx';
import { personOf } from './keep-push.ts';
import { notificationSettingsKey, notificationSettingsQuery } from './notifications.query.ts';
import { useQuietMoment } from './use-quiet-moment.ts';

/**
 * Asked once, in our own words, after the first order that somebody accepted: what a browser asks can be refused for good
 * with one tap. A no is kept with the person, and nobody asks again; what was put away is asked another time.
 */
export function PushQuestion({ onAnswered }: { onAnswered: () => void }) {
  const services = useServices();
  const { api, queryClient } = services;
  const { data } = useQuery(notificationSettingsQuery({ api }));
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    const here = personOf(services);
    if (here) pushState(here).then(setState, () => setState('none'));
  }, [services]);
  const keep = async (push_question: 'DECLINED' | 'ACCEPTED') => {
    const body = { push_question };
    const settings = await api('POST /api/notifications/settings', { body });
    queryClient.setQueryData(notificationSettingsKey, settings);
  };
  const accepting = useAction(async () => {
    const [here, public_key] = [personOf(services), data?.push.public_key];
    const permission = await askBrowser();
    if (permission === 'default' || !here || public_key === undefined) return onAnswered();
    await keep(permission === 'granted' ? 'ACCEPTED' : 'DECLINED');
    try {
      if (permission === 'granted') say(await subscribeHere(api, public_key, here));
    } finally {
      onAnswered();
    }
  });
  const declining = useAction(async () => {
    await keep('DECLINED');
    onAnswered();
  });
  const isDue = state === 'off' && data?.push.question === 'UNASKED';
  const isQuiet = useQuietMoment(isDue);
  return (
    <Sheet isOpen={isDue && isQuiet} onClose={onAnswered} title="Mau diberi tahu saat ada pesanan?">
      <p className="text-ink-soft">
        Pesanan baru dan komplain muncul di perangkat ini, juga saat aplikasi ditutup.
      </p>
      <ActionArea of="question" isNext>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2">
          <Button isBlock isBusy={accepting.isBusy} onClick={accepting.run}>
            Ya, beri tahu saya
          </Button>
          <Button isBlock variant="secondary" isBusy={declining.isBusy} onClick={declining.run}>
            Tidak, terima kasih
          </Button>
        </div>
      </ActionArea>
    </Sheet>
  );
}

function say(state: PushState): void {
  const text =
    state === 'on'
      ? 'Pemberitahuan aktif di perangkat ini.'
      : 'Pemberitahuan di perangkat ini aktif sendiri begitu siap.';
  showToast({ text, kind: 'success' });
}
