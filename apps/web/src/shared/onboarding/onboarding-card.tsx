import { useQuery } from '@tanstack/react-query';
import { ChevronRight, X } from 'lucide-react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';
import { Progress } from '../../ui/progress.tsx';
import { showToast } from '../../ui/toast.tsx';
import { onboardingQuery } from './onboarding.query.ts';
import { progressOf } from './progress-of.ts';
import { putAway } from './put-away.ts';
import { steps } from './steps.tsx';

/** On the first page, until all is done or it was put away: how far the store is, and what comes next. */
export function OnboardingCard({ store_id }: { store_id: string }) {
  const services = useServices();
  const { data } = useQuery(onboardingQuery(services, store_id));
  const away = useAction(async () => {
    await putAway(services, store_id, true);
    showToast({
      text: 'Langkah menyiapkan toko disembunyikan. Ada di menu Lainnya.',
      action: {
        label: 'Tampilkan lagi',
        onSelect: () => void putAway(services, store_id, false).catch(() => {}),
      },
    });
  });
  if (!data || data.is_put_away) return null;
  const { done, total, next } = progressOf(data.steps);
  if (!next) return null;
  const { title, why, icon: Icon, link } = steps[next];
  return (
    <Card isFlush aria-label="Siapkan toko">
      <div className="flex items-start gap-2 pt-2 pr-1 pl-4">
        <Progress
          label="Siapkan toko"
          value={done}
          max={total}
          detail={`${done} dari ${total} langkah`}
          className="flex-1 pt-2"
        />
        <IconButton label="Sembunyikan dari Beranda" disabled={away.isBusy} onClick={away.run}>
          <X />
        </IconButton>
      </div>
      <ListRow
        icon={
          <IconTile tone="brand">
            <Icon />
          </IconTile>
        }
        title={title}
        subtitle={why}
        trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        as={link(store_id)}
      />
      <AppLink
        to="/seller/onboarding"
        search={{ store_id }}
        className="flex min-h-11 items-center justify-center border-t border-line text-sm font-semibold text-brand-700"
      >
        Lihat semua langkah
      </AppLink>
    </Card>
  );
}
