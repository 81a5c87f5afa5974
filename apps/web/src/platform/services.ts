import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Api } from './api/client.ts';
import type { Offline } from './offline/offline.ts';
import type { EventStream } from './realtime/event-stream.ts';
import type { AppState } from './state/app-slices.ts';
import type { AppStore } from './state/app-state.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What screens stand on, made once at start-up and given by context. */
export type Services = {
  api: Api;
  state: AppStore;
  queryClient: QueryClient;
  events: EventStream;
  /** Loaded with the first private page: the login does without it. */
  offline: { load: () => Promise<Offline>; now: () => Offline | undefined };
  /** What the operator has set, asked for again and again while somebody is signed in. */
  configuration: { ensure: () => void; ask: () => Promise<void> };
  telemetry: Telemetry;
  token: { read: () => string | undefined; save: (token: string | undefined) => void };
};

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices outside its provider');
  return services;
}

/** On the pages of a signed-in person, which load it before they are shown. */
export function useOffline(): Offline {
  const offline = useServices().offline.now();
  if (!offline) throw new Error('useOffline before it is loaded');
  return offline;
}

export const useAppState = <Part>(select: (state: AppState) => Part): Part =>
  useStore(useServices().state, select);
