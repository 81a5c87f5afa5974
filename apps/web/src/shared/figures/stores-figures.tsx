import { useAppState } from '../../platform/services.ts';
import { StoresLines } from './stores-lines.tsx';
import { type StoresProps, StoresTable } from './stores-table.tsx';

/** Stores side by side: a table at a desk, a line each on a phone. */
export function StoresFigures(props: StoresProps) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  return isDesktop ? <StoresTable {...props} /> : <StoresLines {...props} />;
}
