import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Api } from './api/client.ts';
import type { EventStream } from './realtime/event-stream.ts';
import type { AppState, AppStore } from './state/app-state.ts';

/** What screens stand on, made once at start-up and given by context. */
export type Services = {
  api: Api;
  state: AppStore;
  queryClient: QueryClient;
  events: EventStream;
  token: { read: () => string | undefined; save: (token: string | undefined) => void };
};

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices outside its provider');
  return services;
}

export const useAppState = <Part>(select: (state: AppState) => Part): Part =>
  useStore(useServices().state, select);
