import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isRefusal } from '../../../platform/api/failure.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { isId, one, readTexts, searchText } from '../../../platform/navigation/search-values.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { Gone, RecordPending, RowSkeletons, recordPage } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { stateWords } from './proposal-words.ts';
import { choicesQuery, proposalQuery } from './proposals.query.ts';
import { ProposeForm } from './propose-form.tsx';

type Search = { query?: string | undefined; proposalId?: string | undefined };

export const Route = createFileRoute('/_private/seller/inventory/product/propose')({
  validateSearch: (raw: Record<string, unknown>): Search =>
    readTexts(raw, { query: searchText, proposalId: one(isId) }),
  staticData: { isForSellers: true },
  component: ProposeScreen,
  pendingComponent: RecordPending,
});

/** A product that the catalogue does not have is proposed, or a proposal put right. */
function ProposeScreen() {
  const { store_id, proposalId } = Route.useSearch();
  return (
    <div className={recordPage}>
      <BackLink otherwise="/seller/inventory/proposals">Usulan produk</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">
        {proposalId ? 'Perbaiki usulan' : 'Usulkan produk'}
      </h1>
      <OneStore store_id={store_id}>{(store_id) => <Proposing store_id={store_id} />}</OneStore>
    </div>
  );
}

type OfStore = { store_id: string };

function Proposing({ store_id }: OfStore) {
  const { query = '', proposalId } = Route.useSearch();
  const barrier = useBarrier('inventory', store_id);
  const { data: choices, error, refetch } = useQuery(choicesQuery(useServices(), store_id));
  if (barrier) return <BarrierNote barrier={barrier} />;
  if (!choices)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  if (proposalId) return <Revising {...{ store_id, choices }} proposal_id={proposalId} />;
  const piece_id = choices.units.find(({ is_piece }) => is_piece)?.id ?? '';
  const base = { proposal: null, sought: query, piece_id } as const;
  return <ProposeForm key={store_id} {...{ store_id, choices, base }} />;
}

type Revision = OfStore & {
  choices: Parameters<typeof ProposeForm>[0]['choices'];
  proposal_id: string;
};

/** What is no longer to be put right says so: a colleague was faster, or the operator has decided. */
function Revising({ store_id, choices, proposal_id }: Revision) {
  const { data, error, refetch } = useQuery(proposalQuery(useServices(), store_id, proposal_id));
  const { proposal } = data ?? {};
  if (!proposal && !error) return <RowSkeletons />;
  if (!proposal && isRefusal(error)) return <Gone text={error.error_message} />;
  if (!proposal) return <LoadFailed error={error} onReload={() => void refetch()} />;
  if (proposal.state !== 'NEEDS_REVISION')
    return (
      <Banner
        kind="important"
        link={
          <AppLink
            to="/seller/inventory/proposal/detail"
            search={{ proposalId: proposal_id, store_id }}
          >
            Lihat usulan
          </AppLink>
        }
      >
        {proposal.state === 'PENDING'
          ? 'Usulan ini sudah dikirim lagi dan sedang diperiksa.'
          : `Usulan ini sudah diputuskan: ${stateWords[proposal.state].label.toLowerCase()}.`}{' '}
        Kalau ada isian Anda yang belum terkirim, isian itu tetap tersimpan di perangkat ini.
      </Banner>
    );
  return (
    <>
      {proposal.reason && <Banner kind="important">Kata tim katalog: “{proposal.reason}”</Banner>}
      <ProposeForm key={proposal_id} {...{ store_id, choices }} base={{ proposal }} />
    </>
  );
}
