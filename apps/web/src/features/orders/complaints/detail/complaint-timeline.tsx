import type { ComplaintDetail, ComplaintStep } from '@marketplace/contract/complaint';
import { moment } from '../../../../platform/format/time.ts';
import { FilePhoto } from '../../../../shared/file-photo.tsx';
import { Card, CardTitle } from '../../../../ui/card.tsx';
import { actorWords, stepWords } from '../complaint-words.ts';
import { TermsText } from './terms-text.tsx';

/** Both sides' words and photos, and what was offered and decided, as it happened. */
export function ComplaintTimeline({ detail }: { detail: ComplaintDetail }) {
  const { timeline, complaint } = detail;
  return (
    <Card aria-labelledby="complaint-timeline">
      <CardTitle id="complaint-timeline">Perjalanan komplain</CardTitle>
      <ol aria-labelledby="complaint-timeline" className="mt-3">
        {timeline.map((step, index) => (
          <Step key={step.id} {...{ step, detail }} isLast={index === timeline.length - 1}>
            {step.photo_ids.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-2">
                {step.photo_ids.map((file_id, place) => (
                  <li key={file_id}>
                    <FilePhoto {...{ file_id, place: place + 1 }} store_id={complaint.store_id} />
                  </li>
                ))}
              </ul>
            )}
          </Step>
        ))}
      </ol>
    </Card>
  );
}

type Props = {
  step: ComplaintStep;
  detail: ComplaintDetail;
  isLast: boolean;
  children: React.ReactNode;
};

function Step({ step, detail: { complaint, lines }, isLast, children }: Props) {
  const { kind, actor, actor_name, text, terms, created_at } = step;
  const who = [actorWords[actor], actor_name].filter(Boolean).join(', ');
  const title =
    kind === 'REGISTERED' && complaint.reported_by === 'SELLER'
      ? 'Laporan dikirim'
      : stepWords[kind];
  return (
    <li
      className={`relative pl-6 ${isLast ? '' : 'pb-5 before:absolute before:top-2 before:bottom-0 before:left-[5px] before:w-px before:translate-y-1 before:bg-line-strong'}`}
    >
      <span
        aria-hidden
        className={`absolute top-1.5 left-0 size-[11px] rounded-full ${isLast ? 'bg-brand-600 ring-4 ring-brand-100' : 'bg-line-strong'}`}
      />
      <span className="font-semibold">{title}</span>
      <span className="block text-sm text-ink-soft">
        {moment(created_at, complaint.time_zone)}, {who}
      </span>
      {terms && <TermsText terms={terms} lines={lines} />}
      {text && <span className="mt-1 block wrap-anywhere whitespace-pre-line">“{text}”</span>}
      {children}
    </li>
  );
}
