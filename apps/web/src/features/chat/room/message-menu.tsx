import type { ChatMessage } from '@marketplace/contract/chat';
import { Copy, Flag, Reply } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { useLayer } from '../../../ui/layers.ts';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { menuPanel } from '../../../ui/menu-part.ts';
import { lineOf } from '../chat-words.ts';

export type MenuOf = { message: ChatMessage; anchor: HTMLElement; isByKey: boolean };

type Props = {
  of: MenuOf;
  isOpen: boolean;
  mayAct: boolean;
  onClose: () => void;
  onReply: (message: ChatMessage) => void;
  onReport: (number: number) => void;
};

/** What can be done with a message. There is one menu for all of them. */
export function MessageMenu({ of, isOpen, mayAct, onClose, onReply, onReport }: Props) {
  const { message, anchor, isByKey } = of;
  useLayer(isOpen, onClose);
  const { loaded: MenuPanel } = useLazyPart(menuPanel, isOpen);
  if (!MenuPanel) return null;
  const { text, is_own, number } = message;
  return (
    <MenuPanel
      label={`Pesan: ${lineOf(message).slice(0, 60)}`}
      anchor={{ current: anchor }}
      isOpen={isOpen}
      isByKey={isByKey}
      onOpenChange={(willOpen) => !willOpen && onClose()}
      items={[
        ...(mayAct
          ? [{ label: 'Balas', icon: <Reply aria-hidden />, onSelect: () => onReply(message) }]
          : []),
        ...(text
          ? [
              {
                label: 'Salin teks',
                icon: <Copy aria-hidden />,
                onSelect: () => void copyText('Pesan', text),
              },
            ]
          : []),
        ...(mayAct && !is_own
          ? [
              {
                label: 'Laporkan',
                icon: <Flag aria-hidden />,
                isDanger: true,
                onSelect: () => onReport(number),
              },
            ]
          : []),
      ]}
    />
  );
}
