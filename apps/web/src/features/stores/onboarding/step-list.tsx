import type { OnboardingContent } from '@marketplace/contract/onboarding';
import { Check, ChevronRight } from 'lucide-react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { progressOf } from '../../../shared/onboarding/progress-of.ts';
import { putAway } from '../../../shared/onboarding/put-away.ts';
import { steps as stepWords } from '../../../shared/onboarding/steps.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Switch } from '../../../ui/switch.tsx';

type Props = { content: OnboardingContent; store_id: string };

export function StepList({ content: { steps, is_put_away }, store_id }: Props) {
  const services = useServices();
  const showing = useAction(() => putAway(services, store_id, !is_put_away));
  const { done, total, next } = progressOf(steps);
  if (total === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Toko ini hanya membeli"
        text="Langkah-langkah ini untuk toko yang berjualan. Pilih toko penjual di atas."
      />
    );
  }
  return (
    <>
      <Card>
        <Progress
          label={done === total ? 'Toko Anda siap berjualan' : 'Kemajuan'}
          value={done}
          max={total}
          detail={`${done} dari ${total} langkah`}
        />
      </Card>
      <Card isFlush>
        <ol aria-label="Langkah menyiapkan toko" className="divide-y divide-line">
          {steps.map(({ code, is_done, may_do }) => (
            <li key={code} aria-current={code === next ? 'step' : undefined}>
              <Step
                code={code}
                isDone={is_done}
                mayDo={may_do}
                isNext={code === next}
                store_id={store_id}
              />
            </li>
          ))}
        </ol>
      </Card>
      {done < total && (
        <Card>
          <Switch
            label="Ingatkan di Beranda"
            hint="Langkah berikutnya tampil di halaman pertama sampai semua selesai."
            checked={!is_put_away}
            disabled={showing.isBusy}
            onChange={showing.run}
          />
        </Card>
      )}
    </>
  );
}

type StepProps = {
  code: OnboardingContent['steps'][number]['code'];
  isDone: boolean;
  mayDo: boolean;
  isNext: boolean;
  store_id: string;
};

function Step({ code, isDone, mayDo, isNext, store_id }: StepProps) {
  const { title, why, icon: Icon, link } = stepWords[code];
  const about = isDone || mayDo ? why : `${why} Minta pemilik toko melakukannya.`;
  return (
    <ListRow
      icon={
        <IconTile tone={isDone ? 'neutral' : isNext ? 'brand' : 'note'}>
          {isDone ? <Check /> : <Icon />}
        </IconTile>
      }
      title={
        <>
          <span className={isDone ? 'font-normal text-ink-soft' : undefined}>{title}</span>
          {isDone && <span className="sr-only">, selesai</span>}
        </>
      }
      subtitle={isDone ? undefined : about}
      trailing={
        isDone || mayDo ? <ChevronRight aria-hidden className="size-5 text-ink-faint" /> : undefined
      }
      as={isDone || mayDo ? link(store_id) : undefined}
    />
  );
}
