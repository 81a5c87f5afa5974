import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';

type Props = {
  icon: ReactNode;
  title: string;
  subtitle: string | undefined;
  badge?: ReactNode;
  isChosen: boolean;
  /** It is there, and cannot be chosen; the subtitle says why. */
  isOff?: boolean;
  isBusy: boolean;
  onChoose: () => void;
};

/** One of a few, chosen by a tap. */
export const ChoiceRow = (props: Props) => {
  const { icon, title, subtitle, badge, isChosen, isOff = false, isBusy, onChoose } = props;
  return (
    <ListRow
      icon={<IconTile tone={isOff ? 'neutral' : 'brand'}>{icon}</IconTile>}
      title={title}
      subtitle={subtitle}
      isChosen={isChosen}
      trailing={
        <span className="flex items-center gap-2">
          {isChosen && <Badge tone="brand">Dipakai</Badge>}
          {badge}
          {isOff ? (
            <Badge tone="wrong">Berakhir</Badge>
          ) : (
            <ChevronRight aria-hidden className="size-5 text-ink-faint" />
          )}
        </span>
      }
      {...(!isOff && { onClick: () => !isBusy && onChoose() })}
    />
  );
};
