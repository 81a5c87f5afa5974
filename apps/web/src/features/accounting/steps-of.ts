import type { AccountingRegistration } from '@marketplace/contract/accounting';

export const setupSteps = [
  { name: 'connect', label: 'Hubungkan', to: '/integrate-accurate' },
  { name: 'database', label: 'Data usaha', to: '/accurate-entity' },
  { name: 'warehouse', label: 'Gudang', to: '/accurate-warehouse' },
  { name: 'link', label: 'Pasangkan produk', to: '/accurate-linking-dashboard' },
] as const;
export type SetupStep = (typeof setupSteps)[number];

type Known = Pick<AccountingRegistration, 'stage' | 'linked'>;

/** How many of the steps are done, in their order: the next one is where somebody goes on. */
export function stepsDone({ stage, linked }: Known): number {
  if (stage === 'NOT_CONNECTED' || stage === 'LOST') return 0;
  if (stage === 'CHOOSE_DATABASE') return 1;
  if (stage === 'CHOOSE_WAREHOUSE') return 2;
  return linked > 0 ? 4 : 3;
}

/** Nothing is left to be set up. */
export const isSetUp = (known: Known): boolean => stepsDone(known) === setupSteps.length;

/** Where to go on: the next step, or what has come of all of them. */
export const nextAddress = (known: Known) =>
  setupSteps[stepsDone(known)]?.to ?? '/accurate-dashboard';
