import {
  type DigestWay,
  digestWays,
  type NotificationCategory,
  type NotificationWay,
  notificationWays,
} from '@marketplace/contract/notification-words';
import type { NotificationSettings } from '@marketplace/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { wordsForThrown } from '../../platform/api/failure.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { useServices } from '../../platform/services.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { categoryWords } from './notification-words.ts';
import { notificationSettingsQuery } from './notifications.query.ts';
import { type Hours, QuietHours } from './quiet-hours.tsx';
import { type Change, settingsLineOf } from './settings-line.ts';
import { ThisDevice } from './this-device.tsx';
import { WeeklyReport } from './weekly-report.tsx';

export const Route = createFileRoute('/_private/seller/notifications/settings')({
  component: NotificationSettingsScreen,
  pendingComponent: SettingsPending,
});

const page = 'mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-8';

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2';
const everyMorning = 'Setiap pukul 07.00: pesanan baru, komplain, dan stok yang menunggu.';

const wayWords: Record<NotificationWay, string> = {
  screen: 'Layar',
  push: 'Perangkat',
  whatsapp: 'WhatsApp',
  email: 'Email',
};

/** How somebody wants to hear of what. Each tap holds at once. */
function NotificationSettingsScreen() {
  const services = useServices();
  const { data, error, isFetching, refetch } = useQuery(notificationSettingsQuery(services));
  const line = settingsLineOf(services);
  const change = (body: Change) =>
    void line
      .change(body)
      .catch((error: unknown) => showToast({ text: wordsForThrown(error), kind: 'error' }));
  return (
    <div className={page}>
      <BackLink otherwise="/seller/notifications">Notifikasi</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Atur notifikasi</h1>
      {data ? (
        <Settings
          settings={data}
          onChange={change}
          onHours={(quiet_hours) => line.save({ quiet_hours })}
          onDevice={() => void refetch()}
        />
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />
      ) : (
        <Parts />
      )}
    </div>
  );
}

type Props = {
  settings: NotificationSettings;
  onChange: (change: Change) => void;
  onHours: (hours: Hours) => Promise<NotificationSettings>;
  onDevice: () => void;
};

function Settings({ settings, onChange, onHours, onDevice }: Props) {
  return (
    <>
      <ThisDevice publicKey={settings.push.public_key} onChanged={onDevice} />
      <Ways settings={settings} onChange={onChange} />
      <QuietHours
        settings={settings}
        onTurn={(quiet_hours) => onChange({ quiet_hours })}
        onSave={onHours}
      />
      <Digest settings={settings} onChange={(digest) => onChange({ digest })} />
      {settings.available.email && <WeeklyReport />}
    </>
  );
}

/** A way that this server has nothing for is offered to nobody. */
const offered = ({ available }: NotificationSettings, way: NotificationWay) =>
  way === 'screen' || way === 'push' || available[way];

function Ways({ settings, onChange }: Pick<Props, 'settings' | 'onChange'>) {
  const set = (category: NotificationCategory, way: NotificationWay, is_on: boolean) =>
    onChange({ ways: [{ category, way, is_on }] });
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="mb-2 text-lg font-semibold">
        Apa yang diberitahukan
      </h2>
      <Card isFlush>
        <ul className="divide-y divide-line">
          {settings.ways.map(({ category, ...ways }) => (
            <li key={category} className="px-4 py-3">
              <fieldset aria-label={categoryWords[category]} className={row}>
                <span className="font-medium">{categoryWords[category]}</span>
                <span className="flex flex-wrap gap-2">
                  {notificationWays
                    .filter((way) => offered(settings, way))
                    .map((way) => (
                      <Chip
                        key={way}
                        isChosen={ways[way]}
                        onClick={() => set(category, way, !ways[way])}
                      >
                        {wayWords[way]}
                      </Chip>
                    ))}
                </span>
              </fieldset>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-2 text-sm text-ink-soft">
        Layar: tercatat di daftar dan dihitung pada lonceng. Perangkat: muncul di HP atau komputer
        yang diaktifkan.
        {settings.available.email && ' Email: ke alamat email toko yang sudah dibuktikan.'}
      </p>
    </section>
  );
}

function Digest({
  settings,
  onChange,
}: {
  settings: NotificationSettings;
  onChange: (ways: DigestWay[]) => void;
}) {
  const { digest } = settings;
  const toggle = (way: DigestWay) =>
    onChange(digest.includes(way) ? digest.filter((each) => each !== way) : [...digest, way]);
  return (
    <section aria-labelledby="digest">
      <h2 id="digest" className="mb-2 text-lg font-semibold">
        Ringkasan pagi
      </h2>
      <Card>
        <fieldset aria-label={everyMorning} className={row}>
          <span className="min-w-0 basis-full">{everyMorning}</span>
          <span className="flex flex-wrap gap-2">
            {digestWays
              .filter((way) => offered(settings, way))
              .map((way) => (
                <Chip key={way} isChosen={digest.includes(way)} onClick={() => toggle(way)}>
                  {wayWords[way]}
                </Chip>
              ))}
          </span>
        </fieldset>
      </Card>
    </section>
  );
}

const Parts = () => (
  <div role="status" aria-label="Memuat pengaturan" className="grid gap-4">
    <Skeleton className="h-20 w-full rounded-lg" />
    <Skeleton className="h-96 w-full rounded-lg" />
    <Skeleton className="h-24 w-full rounded-lg" />
  </div>
);

function SettingsPending() {
  return (
    <div className={page}>
      <p className="text-2xl font-bold tracking-tight">Atur notifikasi</p>
      <Parts />
    </div>
  );
}
