import { RequestFailure, wordsForThrown } from '../../../platform/api/failure.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';

/** Something that is done to a plan as it was seen; where a colleague has mended it since, it is shown as it is now. */
export const usePlanAction = (onOvertaken: () => Promise<void>, work: () => Promise<unknown>) =>
  useAction(work, (error) => {
    showToast({ text: wordsForThrown(error), kind: 'error' });
    if (error instanceof RequestFailure && error.code === 'plan_version_conflict')
      void onOvertaken();
  });
