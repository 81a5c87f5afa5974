import type { ReactNode } from 'react';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';

/** The order of a form is no longer where the form is for. */
export type Moved = {
  /** Where it stands, and who has brought it there if that is known. */
  words: string;
  /** In place of a form that nobody has written into. */
  instead: ReactNode;
};

type Props = {
  moved: Moved | undefined;
  /** Forgets what was written and leaves. */
  onClose: () => Promise<void>;
  children: ReactNode;
  /** The button of the form. */
  action: ReactNode;
};

/** The fields of a form about an order. What was written stays to be read when somebody else has moved the order. */
export function OrderFields({ moved, onClose, children, action }: Props) {
  const closing = useAction(onClose);
  return (
    <>
      {moved && (
        <Banner kind="important">
          <b className="block">{moved.words}</b>
          Isian Anda di bawah ini tidak dikirim.
        </Banner>
      )}
      <fieldset disabled={moved !== undefined} className="grid min-w-0 gap-5">
        {children}
      </fieldset>
      <BottomActions>
        {moved ? (
          <Button variant="secondary" isBlock isBusy={closing.isBusy} onClick={closing.run}>
            Tutup
          </Button>
        ) : (
          action
        )}
      </BottomActions>
    </>
  );
}
