import type { Breadcrumb, ErrorReport } from '@marketplace/contract/telemetry';
import { isCategory, RequestFailure } from '../api/failure.ts';
import { cut } from './cut.ts';

type Send = (reports: readonly ErrorReport[]) => Promise<void>;

type Surroundings = {
  /** Whom it is told; one that cannot be reached keeps nothing from the others. */
  senders: readonly Send[];
  context: () => ErrorReport['context'];
  path: () => string;
};

const mostWaiting = 30;
const mostBreadcrumbs = 100;
const mostAtOnce = 100_000;
const longestMessage = 250;
const longestStack = 4_000;
const pause = 1_000;

/** Noise of browsers and their extensions, which no change of ours would end. */
const ignored = [
  /ResizeObserver loop/,
  /^Script error\.?$/,
  /(chrome|moz|safari)-extension:\/\//,
  /Failed to fetch dynamically imported module/,
];

type Line = { send: Send; waiting: ErrorReport[] };

export function createErrorReports({ senders, context, path }: Surroundings) {
  const lines: Line[] = senders.map((send) => ({ send, waiting: [] }));
  let breadcrumbs: Breadcrumb[] = [];
  let _timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  const flush = async (): Promise<void> => {
    _timer = undefined;
    await Promise.all(lines.map(sendWaiting));
  };

  return {
    report: (error: unknown, ...tags: string[]): void => {
      if (!isReportable(error)) return;
      const report = { ...described(error, tags), path: path(), breadcrumbs, context: context() };
      const same = report.kind + report.message + report.stack;
      // A fault that repeats with every frame is one fault.
      if (isDropped(report) || same === last) return;
      last = same;
      for (const line of lines) line.waiting = [...line.waiting, report].slice(0, mostWaiting);
      _timer ??= setTimeout(() => void flush(), pause);
    },
    note: (kind: Breadcrumb['kind'], text: string): void => {
      const crumb = { kind, text: cut(text, 200), happened_at: new Date().toISOString() };
      breadcrumbs = [...breadcrumbs, crumb].slice(-mostBreadcrumbs);
    },
    flush,
  };
}

async function sendWaiting(line: Line): Promise<void> {
  try {
    for (let batch = beginning(line.waiting); batch.length > 0; batch = beginning(line.waiting)) {
      await line.send(batch);
      line.waiting = line.waiting.filter((report) => !batch.includes(report));
    }
  } catch {
    // Told with the next fault, or when there is a signal again.
  }
}

/** As many as one request takes, and one at least. */
function beginning(waiting: readonly ErrorReport[]): readonly ErrorReport[] {
  let length = 0;
  const end = waiting.findIndex((report, index) => {
    length += JSON.stringify(report).length;
    return index > 0 && length > mostAtOnce;
  });
  return end < 0 ? waiting : waiting.slice(0, end);
}

/** A call that was called off, or that the server found wrong in its input, is nobody's fault. */
const isReportable = (error: unknown): boolean =>
  !isCategory(error, 'CANCEL_ERROR') && !(error instanceof RequestFailure && error.status === 400);

const isDropped = ({ tags, message, stack }: ErrorReport): boolean =>
  tags.includes('REQUEST_ERROR') ||
  ignored.some((pattern) => pattern.test(message) || pattern.test(stack));

function described(
  error: unknown,
  tags: string[],
): Omit<ErrorReport, 'path' | 'breadcrumbs' | 'context'> {
  const isError = error instanceof Error;
  return {
    id: crypto.randomUUID(),
    kind:
      (error instanceof RequestFailure ? error.category : isError ? error.name : 'Thrown') ||
      'Error',
    message: cut(isError ? error.message : String(error), longestMessage),
    stack: cut(isError ? (error.stack ?? '') : '', longestStack),
    tags,
    happened_at: new Date().toISOString(),
  };
}
