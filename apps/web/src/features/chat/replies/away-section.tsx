import type { AwayMessage } from '@marketplace/contract/chat-templates';
import { longestReply } from '@marketplace/contract/chat-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { awayQuery } from '../chat.query.ts';

type Props = { store_id: string; barrier: string | undefined };

/** What buyers are answered while nobody is there. */
export function AwaySection({ store_id, barrier }: Props) {
  const { data, error, refetch } = useQuery(awayQuery(useServices(), store_id));
  return (
    <Card aria-labelledby="away-message">
      <CardTitle id="away-message">Balasan saat toko tutup</CardTitle>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        Dikirim sendiri ke pembeli yang menulis di luar{' '}
        <HoursLink store_id={store_id}>jam buka</HoursLink> dan di hari libur, sekali selama toko
        tutup. Percakapannya tetap menunggu jawaban Anda.
      </p>
      {data ? (
        <Fields {...{ store_id, barrier }} away={data.away} />
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} />
      ) : (
        <RowSkeletons />
      )}
    </Card>
  );
}

const HoursLink = ({ store_id, children }: { store_id: string; children: string }) => (
  <AppLink
    to="/seller/store"
    search={{ store_id, section: 'jam-buka' }}
    className="font-semibold text-brand-700 underline underline-offset-2"
  >
    {children}
  </AppLink>
);

const valuesOf = ({ is_on, text }: AwayMessage) => ({ is_on, text });

function Fields({ store_id, barrier, away }: Props & { away: AwayMessage }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const form = useDraftForm({
    name: `chat-away:${store_id}:all`,
    base: away,
    initial: valuesOf,
    check: ({ is_on, text }) => inWords({ text: textCheck(text, is_on ? 1 : 0, longestReply) }),
    send: (values, { version }, options) =>
      services.api(
        'POST /chat/template/away/save',
        { body: { store_id, version, ...values } },
        options,
      ),
    onSent: (answer) => {
      queryClient.setQueryData(awayQuery(services, store_id).queryKey, answer);
      showToast({
        text: answer.away.is_on ? 'Balasan otomatis menyala.' : 'Balasan otomatis mati.',
        kind: 'success',
      });
    },
  });
  if (!form.isReady) return <RowSkeletons />;
  const { is_on } = form.values;
  return (
    <DraftForm form={form} submitLabel="Simpan" barrier={barrier} isAboutSaved>
      <Switch
        label="Balas sendiri saat toko tutup"
        checked={is_on}
        onChange={({ currentTarget: { checked } }) => form.set({ is_on: checked })}
      />
      {is_on && !away.has_hours && (
        <Banner kind="important" link={<HoursLink store_id={store_id}>Atur jam buka</HoursLink>}>
          Toko ini belum mengatur jam buka, jadi balasan hanya dikirim di hari libur.
        </Banner>
      )}
      <TextArea
        label="Isi balasan"
        rows={4}
        hint="Misalnya: Terima kasih, toko sedang tutup. Kami balas besok pagi mulai pukul 8."
        {...form.field('text')}
      />
    </DraftForm>
  );
}
