import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { articleQuery } from './education.query.ts';

type Props = { slug: string; said: boolean | null };

/** Whether an article has helped; what was missing is asked of who says that it has not. */
export function WasHelpful({ slug, said }: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [isThanked, setThanked] = useState(false);
  const voting = useAction(async (is_helpful: boolean, note: string) => {
    await services.api('POST /api/education/vote', { body: { slug, is_helpful, note } });
    queryClient.setQueryData(
      articleQuery(services, slug).queryKey,
      (article) => article && { ...article, is_helpful },
    );
    setThanked(is_helpful || note !== '');
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) voting.run(false, note.trim());
  };
  return (
    <Card aria-labelledby="was-helpful">
      <h2 id="was-helpful" className="font-semibold">
        Apakah panduan ini membantu?
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-pressed={said === true}
          isBusy={voting.isBusy}
          onClick={() => voting.run(true, '')}
        >
          <ThumbsUp aria-hidden className="size-5" />
          Ya
        </Button>
        <Button
          variant="secondary"
          aria-pressed={said === false}
          isBusy={voting.isBusy}
          onClick={() => voting.run(false, '')}
        >
          <ThumbsDown aria-hidden className="size-5" />
          Belum
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {isThanked && 'Terima kasih. Kami membacanya.'}
      </p>
      {said === false && !isThanked && (
        <form className="mt-3 grid gap-3" onSubmit={send}>
          <TextField
            label="Apa yang kurang?"
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <div>
            <Button type="submit" variant="secondary" isBusy={voting.isBusy}>
              Kirim
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
