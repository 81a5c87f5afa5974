import { Button } from '../../ui/button.tsx';

type Props = { isBusy?: boolean; onMore: () => void };

/** At the end of what is there, where more can be had. */
export function LoadMore({ isBusy = false, onMore }: Props) {
  return (
    <Button variant="secondary" isBlock isBusy={isBusy} onClick={onMore}>
      Muat lebih banyak
    </Button>
  );
}
