import { useLocation } from '@tanstack/react-router';
import { CircleQuestionMark } from 'lucide-react';
import { placeOf } from '../../features/education/help/place.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { iconButtonStyle } from '../../ui/icon-button.tsx';
import { sideEntry, sideLabel } from './nav-entry.ts';

const label = 'Bantuan';

/** Help for the screen that is open: an icon in the title bar, or an entry at the foot of the side bar. */
export function HelpLink({ isEntry = false }: { isEntry?: boolean }) {
  const from = useLocation({ select: ({ pathname, search }) => placeOf(pathname, search) });
  if (from.startsWith('/seller/help')) return null;
  return (
    <AppLink
      to="/seller/help"
      search={{ from }}
      title={label}
      className={isEntry ? `${sideEntry} text-sm` : iconButtonStyle()}
    >
      <CircleQuestionMark aria-hidden className="size-5 shrink-0" />
      <span className={isEntry ? sideLabel : 'sr-only'}>{label}</span>
    </AppLink>
  );
}
