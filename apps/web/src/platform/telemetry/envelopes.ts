import type { ErrorReport, OutsideServices } from '@marketplace/contract/telemetry';
import { isWorthAnotherTry } from './worth-another-try.ts';

/** Tells faults to Sentry, GlitchTip or whoever takes envelopes; where there is none, they are told to us alone. */
export const envelopeSender =
  (services: () => Promise<OutsideServices>) =>
  async (reports: readonly ErrorReport[]): Promise<void> => {
    const { errors } = await services();
    if (!errors) return;
    for (const report of reports) {
      const answer = await fetch(errors.address, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: envelopeOf(report),
        credentials: 'omit',
      });
      if (isWorthAnotherTry(answer.status))
        throw new Error(`the error service said ${answer.status}`);
    }
  };

/** A line for the envelope, one for the item, one for what happened. */
function envelopeOf(report: ErrorReport): string {
  const event_id = report.id.replaceAll('-', '');
  const event = JSON.stringify({
    event_id,
    timestamp: report.happened_at,
    platform: 'javascript',
    level: 'error',
    transaction: report.path,
    tags: { path: report.path, about: report.tags.join(', ').slice(0, 200) || undefined },
    contexts: { visit: report.context },
    breadcrumbs: {
      values: report.breadcrumbs.map(({ kind, text, happened_at }) => ({
        category: kind,
        message: text,
        timestamp: happened_at,
      })),
    },
    exception: {
      values: [
        {
          type: report.kind,
          value: report.message,
          stacktrace: { frames: framesOf(report.stack) },
        },
      ],
    },
  });
  const item = { type: 'event', length: new TextEncoder().encode(event).length };
  const head = { event_id, sent_at: new Date().toISOString() };
  return [JSON.stringify(head), JSON.stringify(item), event].join('\n');
}

type Frame = { function: string; filename: string; lineno: number; colno: number };

/** The lines of a stack, of Chrome (`at draw (file:1:2)`) and of the others (`draw@file:1:2`), the outermost first. */
function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .map((line) => /^(?:\s*at (?:async )?)?(?:(.*?) ?[(@])?(\S+?):(\d+):(\d+)\)?$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name, filename, line, column]) => ({
      function: name || '?',
      filename: filename ?? '',
      lineno: Number(line),
      colno: Number(column),
    }))
    .reverse();
}
