import type { AnswerOf } from '@marketplace/contract/call';
import { onlineManager } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { type Api, createApi } from '../platform/api/client.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../platform/offline/device-database.ts';
import { createDrafts } from '../platform/offline/drafts.ts';
import { createOutbox, type NewItem } from '../platform/offline/outbox.ts';
import { createSeals } from '../platform/offline/seals.ts';
import { createNewestAnswer } from './newest-answer.ts';
import { replaceRefused } from './replace-refused.ts';
import { createSendReport } from './send-report.ts';
import { isRefusedLink, isWholeLink, problemOf, type TripProblem } from './trip-problem.ts';

export type Trip = AnswerOf<'POST /api/driver/trip/open'>;
export type Stop = Trip['stops'][number];
type Report = 'POST /api/driver/trip/delivered' | 'POST /api/driver/trip/failed';

type TripState = {
  /** As it was last known; `at` says when. */
  trip: Trip | undefined;
  at: number;
  /** Why the link lets nobody in any more. */
  refusal: string | undefined;
  /** Why it could not be asked for the last time. */
  problem: TripProblem | undefined;
  /** What became of what was done last. */
  said: string;
  /** False when a picture is lost with the page. */
  arePhotosLasting: boolean;
};

const secretOf = (link: string) => link.slice(link.indexOf('.') + 1);
const answerId = 'trip';
type Kept = { trip: Trip | undefined; refusal?: string };

/**
 * What a driver's page stands on: the trip as it was last known, and what was done and waits for a signal. It lies on the
 * device by link and sealed under the link's own secret: who has lost the link reads nothing of it.
 */
export function createDriverDevice(origin: string, link: string) {
  const owner = `trip ${link.slice(0, link.indexOf('.') + 9)}`;
  const user = () => owner;
  const isHere = (user_uuid: string) => user_uuid === owner;
  const api: Api = createApi({
    origin,
    token: () => undefined,
    developmentHeaders: () => ({}),
    onSignedOut: () => {},
    onNetworkProblem: () => onlineManager.setOnline(navigator.onLine !== false),
  });
  const state = createStore<TripState>(() => ({
    trip: undefined,
    at: 0,
    refusal: undefined,
    problem: undefined,
    said: '',
    arePhotosLasting: true,
  }));
  const seals = createSeals({ keyOf: () => secretOf(link), isHere });
  const disk = openDeviceDatabase({ seals, isHere });
  const put: DeviceDatabase['put'] = async (shelf, value) => {
    const isLasting = await disk.put(shelf, value);
    if (shelf === 'photos' && !isLasting) state.setState({ arePhotosLasting: false });
    return isLasting;
  };
  const shelves = { ...disk, put };
  const database = async () => shelves;
  const drafts = createDrafts({ database, user });
  const send = createSendReport({ api, database, link, isHere });
  const outbox = createOutbox({ database, user, send });
  replaceRefused(outbox);
  const answers = createNewestAnswer();

  const write = (kept: Kept, updated_at: number) =>
    shelves.put('answers', { user_uuid: owner, id: answerId, data: kept, updated_at });

  async function keep(trip: Trip, at: number): Promise<void> {
    state.setState({ trip, at, refusal: undefined, problem: undefined });
    // Nothing is left to be done: names, photos and signatures have no business here any more.
    const isDone = trip.stops.every((stop) => stop.state !== 'OPEN');
    if (isDone && outbox.state.getState().items.length === 0) await shelves.wipe(owner);
    await write({ trip }, at);
  }

  /** Addresses are of no business any more. Who to call stays, and what waits or was refused. */
  async function end(refusal: string): Promise<void> {
    const { trip: before, at } = state.getState();
    const trip = before && { ...before, stops: [] };
    state.setState({ trip, refusal, problem: undefined });
    await shelves.wipe(owner);
    await write({ trip, refusal }, at);
  }

  async function endIfPast(): Promise<void> {
    const { trip, refusal } = state.getState();
    if (!refusal && trip && Date.parse(trip.expires_at) < Date.now())
      await end('Masa berlaku tautan ini sudah habis.');
  }

  async function readKept(): Promise<void> {
    const { trip, refusal } = state.getState();
    if (trip || refusal) return;
    const kept = await shelves.get('answers', owner, answerId);
    if (!kept || state.getState().trip) return;
    const { data, updated_at: at } = kept;
    state.setState({ ...(data as Kept), at });
    await endIfPast();
  }

  /** The last known trip first, where there is one; then as it is now. */
  async function load(): Promise<void> {
    if (!isWholeLink(link)) return state.setState({ problem: 'broken_link' });
    const answer = answers.ask();
    await readKept();
    try {
      const trip = await api('POST /api/driver/trip/open', { body: { link } });
      if (!answer.isNews()) return;
      answer.take();
      await keep(trip, Date.now());
    } catch (error) {
      if (!answer.isNews()) return;
      if (isRefusedLink(error)) {
        answer.take();
        return end(error.error_message);
      }
      const problem = problemOf(error);
      state.setState({ problem });
      await endIfPast();
      if (problem === 'server') reportError(error);
    }
  }

  outbox.onSent((_item, answer) => {
    const { trip, at } = state.getState();
    const { stop } = answer as { stop: Stop };
    answers.outdate();
    state.setState({ said: 'Tersimpan dan terkirim ke toko.' });
    const stops = trip?.stops.map((each) => (each.order_id === stop.order_id ? stop : each));
    if (trip && stops) void keep({ ...trip, stops }, at);
    // The order of the others may be another by it.
    void load();
  });

  /** Says what was done at a stop. */
  async function report<C extends Report>(item: NewItem<C>): Promise<void> {
    await outbox.add(item);
    state.setState({ said: 'Tersimpan di ponsel, dikirim begitu ada sinyal.' });
  }

  /** What nobody comes back to goes, of this link and of those before it. */
  async function tidy(): Promise<void> {
    await shelves.sweep(owner);
    await drafts.sweep();
  }

  return { api, database, user, outbox, drafts, state, load, report, tidy, link };
}

export type DriverDevice = ReturnType<typeof createDriverDevice>;
