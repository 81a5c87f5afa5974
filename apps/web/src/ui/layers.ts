import { useEffect, useEffectEvent } from 'react';
import { hearFirst } from './heard-first.ts';

/** What lies over the page: a sheet, a question, a menu. */
type Layer = { close: () => void; isFixed: () => boolean };

const open: Layer[] = [];
/** How many entries of the browser's history stand for layers, on top of the page's own. */
let entries = 0;
/** The page under them, by what the history keeps of it. */
let page = '';
let isWatching = false;
/** On the way back to the page: what is to happen there. The browser says when it is there, however long it takes. */
let goingBack: (() => void)[] | undefined;
/** How many layers there are where it leads. */
let goal = 0;

const pageOf = (state: unknown): string => {
  const { layer: _layer, ...rest } = (state ?? {}) as { layer?: number };
  return JSON.stringify(rest);
};
const layerOf = (state: unknown): number => (state as { layer?: number } | null)?.layer ?? 0;

/** While something is open back closes it, by the browser's button as by the device's. */
export function useLayer(isOpen: boolean, onClose: () => void, isBusy = false): void {
  const close = useEffectEvent(onClose);
  const isFixed = useEffectEvent(() => isBusy);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => close(), isFixed: () => isFixed() };
    open.push(layer);
    queueMicrotask(settle);
    return () => {
      forget(layer);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}

/** Answers whether something was open; what is busy stays. */
export function closeTopLayer(): boolean {
  const top = open.at(-1);
  if (top && !top.isFixed()) top.close();
  return top !== undefined;
}

function forget(layer: Layer): void {
  const place = open.indexOf(layer);
  if (place >= 0) open.splice(place, 1);
}

/** As many entries as there are layers: one that closes by itself takes its entry along. */
function settle(): void {
  if (!isWatching || goingBack) return;
  if (entries === 0) page = pageOf(window.history.state);
  while (open.length > entries) {
    entries += 1;
    // Not by the router, which has put its own in the place of this: the page stays the same.
    const state = { ...window.history.state, layer: entries };
    History.prototype.pushState.call(window.history, state, '');
  }
  if (open.length < entries) goBack(entries - open.length);
}

function goBack(steps: number): void {
  goingBack = [];
  goal = entries - steps;
  window.history.go(-steps);
}

function arrive(): void {
  const afterwards = goingBack ?? [];
  goingBack = undefined;
  for (const act of afterwards) act();
  // The router writes the address a moment later; what is still open then stands on that.
  queueMicrotask(settle);
}

/** A page that was left on the way and is shown again does not hear that it has arrived: it looks where it stands. */
function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted && goingBack) lookWhereItStands();
}

function lookWhereItStands(): void {
  entries = layerOf(window.history.state);
  page = pageOf(window.history.state);
  arrive();
}

function onPop(event: PopStateEvent): void {
  const landedOn = pageOf(event.state);
  const isOurs = landedOn === page && (entries > 0 || layerOf(event.state) > 0);
  page = landedOn;
  entries = layerOf(event.state);
  if (isOurs) event.stopImmediatePropagation();
  if (goingBack) {
    arrive();
    return;
  }
  if (isOurs) closeDownTo(entries);
  // What was busy is still there, and an entry whose layer has gone leads nowhere.
  settle();
}

function closeDownTo(count: number): void {
  for (const layer of open.slice(count).reverse()) {
    if (layer.isFixed()) return;
    forget(layer);
    layer.close();
  }
}

type Leaving = 'push' | 'replace' | 'go' | 'back' | 'forward';

/** Every way from one page to another leaves from the page itself: what lay over it is not to be found on the way back. */
export function letBackCloseLayers(
  history: Record<Leaving, (...args: never[]) => void>,
): () => void {
  const { push, replace, go, back, forward } = history;
  const before = { push, replace, go, back, forward };
  for (const name of Object.keys(before) as Leaving[]) {
    history[name] = (...args) => fromPage(() => before[name](...args), isSamePage(args[0]));
  }
  isWatching = true;
  entries = layerOf(window.history.state);
  page = pageOf(window.history.state);
  const noLonger = hearFirst(onPop);
  window.addEventListener('pageshow', onShow);
  // A page that was loaded anew has nothing open.
  settle();
  return () => {
    isWatching = false;
    noLonger();
    window.removeEventListener('pageshow', onShow);
    Object.assign(history, before);
  };
}

/** Filters and words that are searched for change the address, and not the page: what lies over it stays. */
const isSamePage = (to: unknown): boolean =>
  typeof to === 'string' && new URL(to, window.location.href).pathname === window.location.pathname;

function fromPage(act: () => void, isSame: boolean): void {
  // A step that nobody heard of is over all the same, and must not hold up every other.
  if (goingBack && layerOf(window.history.state) <= goal) lookWhereItStands();
  if (entries > 0 && !goingBack) goBack(entries);
  if (!goingBack) {
    act();
    return;
  }
  // What is still open goes with its page.
  if (!isSame) open.length = 0;
  goingBack.push(act);
}
