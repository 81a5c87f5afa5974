import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import { repliesQuery } from '../chat.query.ts';

/** What is looked for behind the stroke that begins a text; nothing where there is none. */
export const slashWords = (text: string): string | undefined =>
  /^\/([^\n]{0,40})$/u.exec(text)?.[1]?.trim().toLowerCase();

const mostShown = 5;

type Props = { store_id: string; words: string; onPick: (text: string) => void };

/** The store's own replies that go by these words; Enter takes the first. */
export function SlashReplies({ store_id, words, onPick }: Props) {
  const { data } = useQuery(repliesQuery(useServices(), store_id));
  if (!data) return null;
  const found = data.replies.filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(words),
  );
  if (found.length === 0)
    return <p className="px-1 text-sm text-ink-soft">Tidak ada balasan cepat yang cocok.</p>;
  return (
    <ul
      aria-label="Balasan cepat"
      className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line"
    >
      {found.slice(0, mostShown).map(({ reply_id, title, text }) => (
        <li key={reply_id}>
          <button
            type="button"
            data-slash=""
            onClick={() => onPick(text)}
            className="min-h-11 w-full px-3 py-1.5 text-left -outline-offset-2 hover:bg-canvas active:bg-sunken"
          >
            <b className="block truncate text-sm font-semibold">{title}</b>
            <span className="block truncate text-sm text-ink-soft">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
