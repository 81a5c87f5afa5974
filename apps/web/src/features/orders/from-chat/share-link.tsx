import { Copy, MessageCircle } from 'lucide-react';
import { whatsappLink } from '../../../shared/contact-links.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = { made: { url: string; text: string; phone_number: string | null } };

/** The link that was made here, to be sent by WhatsApp or by hand. */
export function ShareLink({ made }: Props) {
  const address = new URL(made.url, window.location.origin).href;
  const words = `${made.text} ${address}`;
  return (
    <Card className="grid gap-3">
      <a
        href={whatsappLink(made.phone_number ?? '', words)}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle({ isBlock: true })}
      >
        <MessageCircle aria-hidden className="size-5" />
        Kirim lewat WhatsApp
      </a>
      <Button
        variant="secondary"
        icon={<Copy aria-hidden />}
        onClick={() => void copyText('Pesan dan tautan', words)}
      >
        Salin pesan dan tautan
      </Button>
      <p className="text-sm text-ink-soft">
        Siapa pun yang memegang tautan ini bisa mengonfirmasi atas nama pembeli. Kirim hanya ke
        pembelinya. Tautan hanya ditampilkan sekali di sini.
      </p>
    </Card>
  );
}
