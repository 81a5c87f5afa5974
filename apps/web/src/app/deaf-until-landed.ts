import type { AnyRouter } from '@tanstack/react-router';
import { stayDeafOnceLanded, stayDeafUntilLanded } from '../ui/deaf-page.ts';

/** The screen that a form leads to hears nothing before it can be seen, nor for a moment after. */
export function deafUntilLanded(router: AnyRouter): () => void {
  const stopLeaving = router.subscribe('onBeforeNavigate', stayDeafUntilLanded);
  const stopArriving = router.subscribe('onRendered', stayDeafOnceLanded);
  return () => {
    stopLeaving();
    stopArriving();
  };
}
