import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { previousPath } from '../../../platform/navigation/previous-path.ts';
import { iconButtonStyle } from '../../../ui/icon-button.tsx';

type Props = { to: '/seller/chat' | '/buyer/chat/room'; search: Record<string, string> };

/** To where somebody came from, as the browser's own back goes; to the list where the room was opened by itself. */
export function BackToList({ to, search }: Props) {
  const { history } = useRouter();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !previousPath()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <AppLink
      to={to}
      search={search}
      activeOptions={{ exact: true }}
      data-back=""
      aria-label="Kembali"
      onClick={goBack}
      className={iconButtonStyle()}
    >
      <ArrowLeft aria-hidden />
    </AppLink>
  );
}
