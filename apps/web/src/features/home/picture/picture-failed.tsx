import { wordsForThrown } from '../../../platform/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { pictureHeight } from './picture-skeleton.tsx';

type Props = { title: string; error: Error; isReloading: boolean; onReload: () => void };

/** In the place of the picture: why it is not there, and to try again. What is to be done stands beside it as ever. */
export const PictureFailed = ({ title, error, isReloading, onReload }: Props) => (
  <Card aria-label={title} className={pictureHeight}>
    <CardTitle>{title}</CardTitle>
    <p className="mt-3 mb-3 text-ink-soft">{wordsForThrown(error)}</p>
    <Button variant="secondary" isBusy={isReloading} onClick={onReload}>
      Coba lagi
    </Button>
  </Card>
);
