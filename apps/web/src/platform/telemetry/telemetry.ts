import type { Call } from '@marketplace/contract/call';
import type { AnalyticsEvent, Breadcrumb } from '@marketplace/contract/telemetry';
import type { TrackedCall, trackedCalls } from './tracked-calls.ts';

export type Properties = AnalyticsEvent['properties'];

/** What people do, in the words it is told by: see docs/telemetry.md. */
export type TrackedEvent =
  | 'logged_in'
  | 'store_switched'
  | 'order_confirmed'
  | 'order_rejected'
  | 'order_made_ready'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_brought_back'
  | 'order_paid'
  | 'order_move_refused'
  | 'content_card_viewed'
  | 'content_card_followed'
  | 'banner_dismissed'
  | (typeof trackedCalls)[TrackedCall];

/** What the app tells about itself: what people do with it, and what went wrong. */
export type Telemetry = {
  identify: (user_uuid: string, traits: Properties) => void;
  track: (name: TrackedEvent, properties?: Properties) => void;
  page: (path: string, properties?: Properties) => void;
  /** A fault. Tags say more about it; one tagged REQUEST_ERROR was told of where the call failed. */
  report: (error: unknown, ...tags: string[]) => void;
  /** A call that was answered well: a trace of what led to a fault, and told where it is something that people do. */
  called: (call: Call, inputs: unknown) => void;
  /** What led to a fault, told along with it. */
  note: (kind: Breadcrumb['kind'], text: string) => void;
  reset: () => void;
};

export class EventMissing extends Error {
  constructor() {
    super('event-missing: an event that is tracked needs a name');
    this.name = 'EventMissing';
  }
}
