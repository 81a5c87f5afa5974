import type { ProposalDetail, ProposalStep } from '@marketplace/contract/proposal';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { isId, one, readTexts } from '../../../platform/navigation/search-values.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ProposalContent } from './proposal-content.tsx';
import { stateWords, stepWords } from './proposal-words.ts';
import { proposalQuery } from './proposals.query.ts';

export const Route = createFileRoute('/_private/seller/inventory/proposal/detail')({
  validateSearch: (raw: Record<string, unknown>): { proposalId?: string | undefined } =>
    readTexts(raw, { proposalId: one(isId) }),
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('proposalId'),
  component: ProposalDetailScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/inventory/proposals', label: 'Usulan produk' };

function ProposalDetailScreen() {
  const { proposalId = '', store_id = '' } = Route.useSearch();
  const result = useQuery(proposalQuery(useServices(), store_id, proposalId));
  return (
    <RecordPage title="Rincian usulan" back={back} result={result} isWide>
      {({ proposal }) => <Detail key={proposalId} proposal={proposal} />}
    </RecordPage>
  );
}

type Props = { proposal: ProposalDetail };

/** Where it stands and what was proposed; on a desk what happened stands beside it. */
function Detail({ proposal }: Props) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Standing proposal={proposal} />
          <ProposalContent proposal={proposal} />
        </div>
        <Timeline proposal={proposal} />
      </div>
      <Next proposal={proposal} />
    </>
  );
}

function Standing({ proposal: { name, state, reason, product_name } }: Props) {
  const { label, tone, next } = stateWords[state];
  const isOtherwise = product_name !== null && product_name !== name;
  return (
    <Card aria-live="polite">
      <p className="flex flex-wrap items-start justify-between gap-2">
        <b className="min-w-0 text-xl font-bold tracking-tight wrap-anywhere">{name}</b>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="mt-2">{next}</p>
      {isOtherwise && (
        <p className="mt-1 text-ink-soft">
          Di katalog bernama <b className="text-ink">{product_name}</b>.
        </p>
      )}
      {reason && (
        <figure className="mt-3 rounded-lg bg-sunken px-4 py-3">
          <figcaption className="text-sm text-ink-soft">Kata tim katalog</figcaption>
          <blockquote className="font-semibold wrap-anywhere">“{reason}”</blockquote>
        </figure>
      )}
    </Card>
  );
}

/** What the store can do now: put it right, or sell it. */
function Next({ proposal: { id, store_id, state, product_id } }: Props) {
  const barrier = useBarrier('inventory', store_id);
  if (barrier) return null;
  if (state === 'NEEDS_REVISION')
    return (
      <BottomActions>
        <AppLink
          to="/seller/inventory/product/propose"
          search={{ proposalId: id, store_id }}
          className={`${buttonStyle()} w-full md:w-auto`}
        >
          Perbaiki dan kirim lagi
        </AppLink>
      </BottomActions>
    );
  if (!product_id) return null;
  return (
    <BottomActions>
      <AppLink
        to="/seller/inventory/product/add"
        search={{ productId: product_id, store_id }}
        className={`${buttonStyle()} w-full md:w-auto`}
      >
        Jual sekarang
      </AppLink>
    </BottomActions>
  );
}

function Timeline({ proposal: { timeline, time_zone } }: Props) {
  return (
    <Card aria-labelledby="proposal-timeline">
      <CardTitle id="proposal-timeline">Perjalanan usulan</CardTitle>
      <ol aria-labelledby="proposal-timeline" className="mt-3">
        {timeline.map((step, index) => (
          <Step key={step.id} {...{ step, time_zone }} isLast={index === timeline.length - 1} />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = { step: ProposalStep; time_zone: string; isLast: boolean };

const Step = ({ step, time_zone, isLast }: StepProps) => (
  <li
    className={`relative pl-6 ${isLast ? '' : 'pb-5 before:absolute before:top-2 before:bottom-0 before:left-[5px] before:w-px before:translate-y-1 before:bg-line-strong'}`}
  >
    <span
      aria-hidden
      className={`absolute top-1.5 left-0 size-[11px] rounded-full ${isLast ? 'bg-brand-600 ring-4 ring-brand-100' : 'bg-line-strong'}`}
    />
    <span className="font-semibold">{stepWords[step.kind]}</span>
    <span className="block text-sm text-ink-soft">
      {moment(step.created_at, time_zone)}, {step.actor_name ?? 'Tim katalog'}
    </span>
    {step.text && <span className="mt-1 block wrap-anywhere">“{step.text}”</span>}
  </li>
);
