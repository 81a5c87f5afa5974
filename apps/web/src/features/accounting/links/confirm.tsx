import { useState } from 'react';
import { wordsFor } from '../../../platform/api/failure.ts';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { booksKey } from '../accounting.query.ts';
import type { Books } from '../frame/books.ts';
import { BooksActions } from '../frame/books-actions.tsx';
import { SettingsCard } from '../frame/settings-card.tsx';
import { dropPairs, useChosenPairs } from './chosen-links.ts';
import { ChosenList } from './chosen-list.tsx';
import { linkInBatches, type RefusedPair } from './link-in-batches.ts';

type Going = { total: number; linked: number; refused: readonly RefusedPair[]; problem?: string };

export function Confirm({ books }: { books: Books }) {
  const { store_id, search } = books;
  const { api, queryClient } = useServices();
  const pairs = useChosenPairs(store_id);
  const [going, setGoing] = useState<Going>();
  const linking = useAction(
    async () => {
      let now: Going = { total: pairs.length, linked: 0, refused: [] };
      setGoing(now);
      try {
        await linkInBatches(api, store_id, pairs, {
          onBatch: (linked, refused) => {
            now = {
              ...now,
              linked: now.linked + linked.length,
              refused: [...now.refused, ...refused],
            };
            setGoing(now);
            dropPairs(store_id, [...linked, ...refused.map(({ inventory_id }) => inventory_id)]);
          },
        });
      } finally {
        await queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
      }
    },
    (error) => setGoing((now) => now && { ...now, problem: wordsFor(error) }),
  );
  const isDone = going !== undefined && !linking.isBusy;
  return (
    <>
      {linking.isBusy && going && (
        <Card>
          <Progress
            label="Memasangkan"
            value={going.linked + going.refused.length}
            max={going.total}
            detail={`${number(going.linked + going.refused.length)} dari ${number(going.total)}`}
          />
        </Card>
      )}
      {isDone && <Outcome {...going} />}
      {pairs.length === 0 && !linking.isBusy && !isDone && (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada yang dicentang"
          text="Centang dulu pasangan yang benar. Yang dicentang menunggu di sini sampai Anda setuju."
          action={
            <AppLink to="/accurate-linking-dashboard" search={search} className={buttonStyle({})}>
              Lihat saran
            </AppLink>
          }
        />
      )}
      {pairs.length > 0 && !linking.isBusy && (
        <>
          <p className="text-ink-soft">
            Sesudah ini stok dan penjualan produk-produk ini dicatat di Accurate. Di mana jumlahnya
            berbeda, yang dipilih di sini menggantikan yang lain. Pasangan bisa diganti atau dilepas
            kapan saja.
          </p>
          <SettingsCard books={books} />
          <ChosenList store_id={store_id} pairs={pairs} />
        </>
      )}
      {(pairs.length > 0 || going) && (
        <BooksActions>
          <ActionArea of={pairs.length > 0 || linking.isBusy ? 'link' : 'next'}>
            {pairs.length > 0 || linking.isBusy ? (
              <Button isBlock isBusy={linking.isBusy} onClick={() => linking.run()}>
                Pasangkan {number(pairs.length)} produk
              </Button>
            ) : (
              isDone && <Next search={search} />
            )}
          </ActionArea>
        </BooksActions>
      )}
    </>
  );
}

const Next = ({ search }: { search: Books['search'] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
    <AppLink to="/accurate-dashboard" search={search} className={buttonStyle({ isBlock: true })}>
      Lihat ringkasan
    </AppLink>
    <AppLink
      to="/accurate-linking-dashboard"
      search={search}
      className={buttonStyle({ variant: 'secondary', isBlock: true })}
    >
      Pasangkan lagi
    </AppLink>
  </div>
);

function Outcome({ linked, refused, problem }: Going) {
  return (
    <>
      <Banner kind={problem ? 'error' : 'default'}>
        {number(linked)} produk sudah dipasangkan.
        {problem && ` ${problem} Sisanya tetap tercentang di bawah.`}
      </Banner>
      {refused.length > 0 && (
        <Card>
          <CardTitle>{number(refused.length)} belum bisa dipasangkan</CardTitle>
          <ul aria-label="Belum bisa dipasangkan" className="mt-2 divide-y divide-line">
            {refused.map(({ inventory_id, product_name, uom_name, item_name, explanation }) => (
              <li key={inventory_id} className="py-2 wrap-anywhere">
                <p className="font-semibold">
                  {product_name}, {uom_name}
                </p>
                <p className="text-sm text-ink-soft">{item_name}</p>
                <p className="text-sm text-wrong-700">{explanation}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
