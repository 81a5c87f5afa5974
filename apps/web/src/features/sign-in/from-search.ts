/** Carried from step to step; `returnPath` judges it at the end. */
export const readFrom = ({ from }: Record<string, unknown>): { from?: string | undefined } => ({
  from: typeof from === 'string' ? from : undefined,
});
