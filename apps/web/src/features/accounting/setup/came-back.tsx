import { accurateScopes } from '@marketplace/contract/accounting-words';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { RequestFailure, wordsFor } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { registrationQuery } from '../accounting.query.ts';
import { scopeWords } from '../accounting-words.ts';
import type { Books } from '../frame/books.ts';
import { nextAddress } from '../steps-of.ts';
import { useConnect, whatItMeans } from './use-connect.tsx';

type Back = { state: string; code?: string | undefined; error?: string | undefined };

/**
 * What Accurate answered is handed on by itself, except for who came by a link: whoever sent them the link may have begun it.
 * What became of it takes the answer's place in the address.
 */
export function CameBack({ books, back }: { books: Books; back: Back }) {
  const { by_link } = books;
  const [isSure, setIsSure] = useState(by_link === undefined || back.code === undefined);
  if (isSure || !by_link) return <HandOn books={books} back={back} />;
  return (
    <Card>
      <CardTitle>Hubungkan Accurate Anda ke {by_link.store.name}?</CardTitle>
      <p className="mt-2">{whatItMeans(by_link)}</p>
      <p className="mt-2 font-semibold">
        Bila toko ini bukan milik Anda, tutup halaman ini: belum ada yang terhubung.
      </p>
      <Button className="mt-4" onClick={() => setIsSure(true)}>
        Ya, hubungkan
      </Button>
    </Card>
  );
}

function HandOn({ books, back }: { books: Books; back: Back }) {
  const { store_id, search } = books;
  const services = useServices();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const isSent = useRef(false);
  const { state, code, error } = back;

  async function handOn() {
    setFailure(undefined);
    try {
      const body = { marketplace_store_id: store_id, state, ...(code ? { code } : { error }) };
      const { registration } = await services.api('POST /accounting/setup-with-code', { body });
      services.queryClient.setQueryData(
        registrationQuery(services, store_id).queryKey,
        registration,
      );
      showToast({ text: 'Terhubung ke Accurate.', kind: 'success', isForNext: true });
      await navigate({ to: nextAddress(registration), search, replace: true });
    } catch (caught) {
      setFailure(caught);
    }
  }

  const first = useRef(handOn);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void first.current();
  }, []);

  if (failure === undefined)
    return (
      <Card>
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5" /> Menyelesaikan sambungan dengan Accurate…
        </p>
      </Card>
    );
  return <Refused failure={failure} books={books} onAgain={() => void handOn()} />;
}

type RefusedProps = { failure: unknown; books: Books; onAgain: () => void };

/** Why nothing is linked yet, and what to do: nothing that was linked before is lost by it. */
function Refused({ failure, books, onAgain }: RefusedProps) {
  const { go, isBusy, question } = useConnect(books);
  const code = failure instanceof RequestFailure ? failure.code : undefined;
  const missing = missingIn(failure);
  // The answer itself is still good where only the way to it was broken.
  const mayRepeat = code === undefined || code === 'request_in_flight';
  return (
    <>
      <Banner kind="error">{wordsFor(failure)}</Banner>
      <Card>
        <CardTitle>
          {missing.length > 0 ? 'Izin yang belum dicentang' : 'Yang bisa dilakukan'}
        </CardTitle>
        {missing.length > 0 ? (
          <ul className="mt-2 list-disc pl-5">
            {missing.map((scope) => (
              <li key={scope}>{scopeWords[scope]}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-ink-soft">{adviceOn(code)}</p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {mayRepeat ? (
            <Button onClick={onAgain}>Coba lagi</Button>
          ) : (
            <Button isBusy={isBusy} onClick={go}>
              Kembali ke Accurate
            </Button>
          )}
        </div>
      </Card>
      {question}
    </>
  );
}

const missingIn = (failure: unknown) => {
  const details = failure instanceof RequestFailure ? failure.details : {};
  const { missing_scopes } = details as { missing_scopes?: readonly string[] };
  return accurateScopes.filter((scope) => missing_scopes?.includes(scope));
};

const adviceOn = (code: string | undefined): string => {
  if (code === 'accounting_consent_denied')
    return 'Tanpa izin, stok dan faktur tidak dapat dikirim. Kembali ke Accurate dan pilih Izinkan bila Anda berubah pikiran; kalau tidak, tidak ada yang berubah.';
  if (code === 'accounting_unreachable')
    return 'Accurate tidak menjawab tepat waktu. Mulai lagi sebentar kemudian; yang sudah ada tidak hilang.';
  if (code === 'request_in_flight' || code === undefined)
    return 'Jawaban Accurate masih tersimpan di halaman ini. Coba lagi saat sinyal kembali.';
  return 'Jawaban Accurate hanya berlaku sekali dan paling lama 15 menit. Mulai lagi dari sini; yang sudah ada tidak hilang.';
};
