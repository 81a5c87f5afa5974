import { useAction } from '../../platform/use-action.ts';
import { UpdateBar } from '../../ui/update-bar.tsx';
import { takeUpdate } from '../watch-updates.ts';

/** Over every screen for as long as a new version lies ready: it says no more than that, and goes when it is taken. */
export function ReadyUpdate() {
  const taking = useAction(takeUpdate);
  return <UpdateBar isBusy={taking.isBusy} onTake={() => taking.run()} />;
}
