import type { InputsOf } from '@marketplace/contract/call';
import type { NotificationSettings } from '@marketplace/contract/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { renew } from '../../platform/realtime/renew.ts';
import type { Services } from '../../platform/services.ts';
import { notificationSettingsKey, notificationsKey } from './notifications.query.ts';

export type Change = NonNullable<InputsOf<'POST /api/notifications/settings'>['body']>;

/** Settings as they are once this is changed. */
export function withChange(settings: NotificationSettings, change: Change): NotificationSettings {
  const { ways = [], quiet_hours, digest } = change;
  return {
    ...settings,
    ...(quiet_hours !== undefined && {
      quiet_from: quiet_hours?.from ?? null,
      quiet_to: quiet_hours?.to ?? null,
    }),
    ...(digest && { digest }),
    ways: settings.ways.map((row) => {
      const own = ways.filter(({ category }) => category === row.category);
      return { ...row, ...Object.fromEntries(own.map(({ way, is_on }) => [way, is_on])) };
    }),
  };
}

type Line = {
  /** Said at once, then to the server; what it refuses goes back to what it was. */
  change: (change: Change) => Promise<NotificationSettings>;
  /** Said when the server has it. */
  save: (change: Change) => Promise<NotificationSettings>;
};

function createLine({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>): Line {
  let known: NotificationSettings | undefined;
  let said: readonly Change[] = [];
  let inLine: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const show = () => {
    // An answer that was asked for before would put back what was.
    void queryClient.cancelQueries({ queryKey: notificationSettingsKey });
    queryClient.setQueryData<NotificationSettings>(
      notificationSettingsKey,
      // Nobody's any more: who asked has left.
      (before) => before && known && said.reduce(withChange, known),
    );
  };
  const send = (change: Change, isSaidNow: boolean): Promise<NotificationSettings> => {
    if (waiting === 0) known = queryClient.getQueryData(notificationSettingsKey);
    waiting += 1;
    if (isSaidNow) said = [...said, change];
    show();
    // One after the other: of two answers the later is the one that holds.
    const sending = inLine
      .then(() => api('POST /api/notifications/settings', { body: change }))
      .then((settings) => {
        known = settings as NotificationSettings;
        return known;
      })
      .finally(() => {
        waiting -= 1;
        said = said.filter((each) => each !== change);
        show();
      });
    inLine = sending.then(
      // What is hidden or shown from now on is listed and counted otherwise.
      () =>
        change.ways?.some(({ way }) => way === 'screen') && renew(queryClient, notificationsKey),
      () => {},
    );
    return sending;
  };
  return { change: (change) => send(change, true), save: (change) => send(change, false) };
}

const lines = new WeakMap<QueryClient, Line>();

/** One for all screens: what is under way stays in line when somebody leaves and comes back. */
export function settingsLineOf(services: Pick<Services, 'api' | 'queryClient'>): Line {
  const line = lines.get(services.queryClient) ?? createLine(services);
  lines.set(services.queryClient, line);
  return line;
}
