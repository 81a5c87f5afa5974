import { ChevronRight } from 'lucide-react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { ListRow } from '../../ui/list-row.tsx';

type Props = { article: { slug: string; title: string; summary: string; minutes?: number } };

export const ArticleRow = ({ article: { slug, title, summary, minutes } }: Props) => (
  <ListRow
    as={<AppLink to="/seller/education-center/article" search={{ slug }} />}
    title={title}
    subtitle={summary}
    trailing={
      <span className="flex items-center gap-1 text-sm text-ink-soft">
        {minutes && `${minutes} menit`}
        <ChevronRight aria-hidden className="size-5 text-ink-faint" />
      </span>
    }
  />
);
