import type { BankAccount } from '@marketplace/contract/bank-account';
import type { OrderChoice } from '@marketplace/contract/bank-accounts';
import { useNavigate } from '@tanstack/react-router';
import { BarrierNote, RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { payoutsKey } from '../payouts.query.ts';
import { accountName, accountStates } from './account-words.ts';
import { accountDraft } from './draft-names.ts';

type Props = { store_id: string; accounts: readonly BankAccount[]; choice: OrderChoice };

/** No account has this id: whichever is the default when the money goes. */
const byDefault = 'default';

/** The accounts of the store, one of them for this order. */
export function ChoiceForm({ store_id, accounts, choice }: Props) {
  const { order_id, order_number, can_choose } = choice;
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: accountDraft.choosing(store_id, order_id),
    base: { chosen: choice.bank_account_id ?? byDefault },
    initial: ({ chosen }) => ({ chosen }),
    check: () => ({}),
    send: ({ chosen }, _base, options) => {
      const bank_account_id = chosen === byDefault ? null : chosen;
      const body = { store_id, order_id, bank_account_id };
      return api('POST /api/disbursement-banks/select', { body }, options);
    },
    leave: () => {
      void queryClient.invalidateQueries({ queryKey: payoutsKey });
      const text = `Rekening pesanan #${order_number} disimpan.`;
      showToast({ text, kind: 'success', isForNext: true });
      void navigate({
        to: '/seller/orders/detail',
        search: { orderId: order_id, store_id },
        replace: true,
      });
    },
  });
  if (!form.isReady) return <Skeleton className="h-48 w-full rounded-lg" />;
  const standard = accounts.find(({ is_default }) => is_default);
  const isFixed = barrier !== undefined || !can_choose;
  const unproven = accounts.filter(({ state }) => state !== 'VERIFIED');
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-soft">Pesanan #{order_number}</p>
      <BarrierNote barrier={barrier} />
      {!isFixed && <RestoredNote form={form} />}
      {!can_choose && (
        <Banner kind="important">
          Uang pesanan ini sudah dikirim, jadi rekeningnya tidak dapat diganti.
        </Banner>
      )}
      {form.problems.form && <Banner kind="error">{form.problems.form}</Banner>}
      <Card>
        <RadioGroup
          label="Uang pesanan ini masuk ke"
          value={form.values.chosen}
          onValueChange={(chosen) => form.set({ chosen })}
          items={[
            {
              value: byDefault,
              label: 'Rekening utama',
              hint: standard
                ? `Sekarang ${accountName(standard)}, a.n. ${standard.holder_name}`
                : 'Toko belum punya rekening utama: uangnya menunggu.',
              isDisabled: isFixed,
            },
            ...accounts.map((account) => ({
              value: account.id,
              label: accountName(account),
              hint: hintOf(account),
              isDisabled: isFixed || account.state !== 'VERIFIED',
            })),
          ]}
        />
      </Card>
      {!isFixed && (
        <p className="flex flex-wrap gap-x-6 font-semibold text-brand-700 *:inline-flex *:min-h-11 *:items-center *:hover:underline">
          {unproven.map((account) => (
            <AppLink
              key={account.id}
              to="/seller/disbursement-banks/verify"
              search={{ bankId: account.id, orderId: order_id, store_id }}
            >
              Verifikasi {accountName(account)}
            </AppLink>
          ))}
          <AppLink to="/seller/bank-accounts/add" search={{ orderId: order_id, store_id }}>
            Tambah rekening
          </AppLink>
        </p>
      )}
      <BottomActions>
        {isFixed ? (
          <AppLink
            to="/seller/orders/detail"
            search={{ orderId: order_id, store_id }}
            className={buttonStyle({ variant: 'secondary', isBlock: true })}
          >
            Ke pesanan
          </AppLink>
        ) : (
          <Button type="submit" isBlock isBusy={form.isBusy}>
            Simpan
          </Button>
        )}
      </BottomActions>
    </form>
  );
}

const hintOf = ({ holder_name, state }: BankAccount): string =>
  state === 'VERIFIED' ? `a.n. ${holder_name}` : accountStates[state].label;
