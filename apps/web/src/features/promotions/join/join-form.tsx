import type { PromotionItem, PromotionRow } from '@marketplace/contract/promotion';
import { mostPromotionItems } from '@marketplace/contract/promotion-words';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { BarrierNote, RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { previousPath } from '../../../platform/navigation/previous-path.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { shareWords } from '../promotion-words.ts';
import { promotionQuery, promotionsKey } from '../promotions.query.ts';
import { Candidates } from './candidates.tsx';
import {
  boundsOf,
  isAsJoined,
  type JoinLine,
  joinField,
  joinItems,
  joinProblems,
} from './join-values.ts';
import { useCandidates } from './use-candidates.ts';

type Values = { lines: readonly JoinLine[] };
const nothing = (): Values => ({ lines: [] });

const joinedWords = (count: number) => `${number(count)} produk ikut promosi.`;

const itemOf = ({ inventory_id }: JoinLine, items: readonly PromotionItem[]) =>
  items.find((item) => item.inventory_id === inventory_id);

type Props = { promotion: PromotionRow; items: readonly PromotionItem[] };

/** What fits, ticked, with price and quota; all of it is sent at once. */
export function JoinForm({ promotion, items }: Props) {
  const services = useServices();
  const router = useRouter();
  const { store_id, cms_id } = promotion;
  const barrier = useBarrier('inventory', store_id);
  const [query, setQuery] = useState('');
  const { result, candidates, known } = useCandidates(promotion, query);
  /** Of what was read for these words just now; the rest the server judges. */
  const bounds = () => {
    const fresh = result.isPlaceholderData ? [] : (candidates ?? []);
    return new Map(fresh.map((each) => [each.inventory_id, boundsOf(each)] as const));
  };
  const form = useDraftForm({
    name: `promotion-join:${store_id}:${cms_id}`,
    base: null,
    initial: nothing,
    isForNew: true,
    check: ({ lines }: Values) => joinProblems(lines, promotion, bounds()),
    fieldOf: (field, { lines }) => joinField(field, lines),
    send: ({ lines }, _base, options) => {
      const body = { store_id, cms_id, items: joinItems(lines) };
      return services
        .api('POST /api/promotions/join', { body }, options)
        .finally(() => void services.queryClient.invalidateQueries({ queryKey: promotionsKey }));
    },
    onSent: (answer, { lines }) => {
      const { queryKey } = promotionQuery(services, store_id, cms_id);
      services.queryClient.setQueryData(queryKey, answer);
      showToast({
        text: joinedWords(lines.length),
        kind: 'success',
        isForNext: true,
      });
    },
    leave: () => {
      if (previousPath()) router.history.back();
      else
        void router.navigate({
          to: '/seller/promotion/detail',
          search: { store_id, cms_id },
          replace: true,
        });
    },
  });
  const { values, problems, set } = form;
  const { lines } = values;
  // What is in by now is no longer to be put in: a colleague was faster, or the answer to one's own was lost.
  const joined = lines.filter((line) => itemOf(line, items));
  const isOvertaken = form.isReady && !form.isBusy && joined.length > 0;
  useEffect(() => {
    if (!isOvertaken) return;
    const isOwn = joined.every((line) => isAsJoined(line, itemOf(line, items)));
    set(({ lines }) => ({ lines: lines.filter((line) => !itemOf(line, items)) }));
    showToast(
      isOwn
        ? { text: joinedWords(joined.length), kind: 'success' }
        : { text: 'Sebagian produk sudah diikutkan orang lain, jadi dilepas.', kind: 'default' },
    );
  }, [isOvertaken, joined, items, set]);
  if (!form.isReady) return <RowSkeletons />;
  if (barrier) return <BarrierNote barrier={barrier} />;
  const { error, isFetching } = result;
  return (
    <>
      <p className="text-ink-soft">
        {`Diskon paling sedikit ${promotion.min_discount_percent}%, kuota paling sedikit ${number(promotion.min_quota)}. `}
        {shareWords(promotion.platform_share_percent)}.
      </p>
      <RestoredNote form={form} />
      {/* Not within the form: who searches presses Enter, too. */}
      <SearchBox
        label="Cari produk Anda"
        placeholder="Nama produk"
        value={query}
        onSearch={(words) => setQuery(words ?? '')}
      />
      <form
        ref={form.form}
        noValidate
        onSubmit={form.submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {!candidates &&
          (error ? (
            <LoadFailed
              error={error}
              onReload={() => void result.refetch()}
              isReloading={isFetching}
            />
          ) : (
            <RowSkeletons />
          ))}
        {candidates && (
          <Candidates
            {...{ promotion, query, candidates, known, lines, problems }}
            isFull={lines.length >= mostPromotionItems}
            onChange={(change) => set(({ lines }) => ({ lines: change(lines) }))}
          />
        )}
        {result.hasNextPage && (
          <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
        )}
        <BottomActions className="grid gap-3">
          {problems.form && <Banner kind="error">{problems.form}</Banner>}
          <Button type="submit" isBlock disabled={lines.length === 0} isBusy={form.isBusy}>
            {lines.length === 0 ? 'Pilih produk dulu' : `Ikutkan ${number(lines.length)} produk`}
          </Button>
        </BottomActions>
      </form>
    </>
  );
}
