import type { ApiKey } from '@marketplace/contract/api-keys';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { clockOrMoment, moment } from '../../../platform/format/time.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { apiKeysQuery } from '../integrations.query.ts';
import { KeyCalls } from './key-calls.tsx';
import { scopeWords, stateWords } from './key-words.ts';

type Props = { apiKey: ApiKey; store_id: string };

/** A key: what it may, until when, when it was used, and how to end it. */
export function KeyRow({ apiKey, store_id }: Props) {
  const services = useServices();
  const [asking, setAsking] = useState<'revoke' | 'calls'>();
  const { id, name, scopes, state } = apiKey;
  const close = () => setAsking(undefined);
  const revoking = useAction(async () => {
    try {
      const after = await services.api(
        'POST /api/api-keys/revoke',
        { body: { store_id, api_key_id: id } },
        { idempotencyKey: crypto.randomUUID() },
      );
      services.queryClient.setQueryData(apiKeysQuery(services, store_id).queryKey, after);
      showToast({ text: `Kunci ${name} dicabut.`, kind: 'success' });
    } finally {
      close();
    }
  });
  return (
    <>
      <div className="flex items-center pr-1">
        <ListRow
          title={
            <>
              {name} <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
            </>
          }
          subtitle={
            <>
              <code>{apiKey.beginning}…</code> ·{' '}
              {scopes.map((each) => scopeWords[each].label).join(', ')}
              <span className="block">
                <Until {...{ apiKey, store_id }} />
              </span>
            </>
          }
        />
        <Menu
          label={`Pilihan untuk kunci ${name}`}
          trigger={<EllipsisVertical />}
          items={[
            { label: 'Lihat perubahannya', onSelect: () => setAsking('calls') },
            ...(state === 'ACTIVE'
              ? [{ label: 'Cabut kunci', isDanger: true, onSelect: () => setAsking('revoke') }]
              : []),
          ]}
        />
      </div>
      <ConfirmDialog
        isOpen={asking === 'revoke'}
        onClose={close}
        title={`Cabut kunci ${name}?`}
        text="Sistem yang memakainya langsung ditolak. Kunci yang dicabut tidak dapat dipakai lagi."
        confirmLabel="Cabut kunci"
        isDanger
        isBusy={revoking.isBusy}
        onConfirm={revoking.run}
      />
      <Sheet isOpen={asking === 'calls'} onClose={close} title={`Perubahan oleh ${name}`}>
        <KeyCalls store_id={store_id} api_key_id={id} />
      </Sheet>
    </>
  );
}

function Until({ apiKey, store_id }: Props) {
  const zone = useTimeZone(store_id);
  const { state, expires_at, revoked_at, revoked_by_name, last_used_at } = apiKey;
  const used = last_used_at
    ? `dipakai ${clockOrMoment(last_used_at, zone)}`
    : 'belum pernah dipakai';
  if (state === 'REVOKED') {
    const by = revoked_by_name
      ? ` oleh ${revoked_by_name}`
      : ', pembuatnya tidak lagi mengelola toko';
    return `Dicabut ${moment(revoked_at ?? expires_at, zone)}${by}`;
  }
  const until = state === 'EXPIRED' ? 'Berakhir' : 'Sampai';
  return `${until} ${moment(expires_at, zone)}, ${used}`;
}
