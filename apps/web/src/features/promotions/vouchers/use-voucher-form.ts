import type { VoucherDetail } from '@marketplace/contract/voucher';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { changedValues } from '../../../platform/forms/changed-values.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { previousPath } from '../../../platform/navigation/previous-path.ts';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { showToast } from '../../../ui/toast.tsx';
import { promotionsKey } from '../promotions.query.ts';
import {
  type VoucherValues,
  voucherBody,
  voucherField,
  voucherProblems,
  voucherValues,
  withFixed,
} from './voucher-values.ts';
import { voucherQuery } from './vouchers.query.ts';

type Options = { store_id: string; voucher: VoucherDetail | null };

export type VoucherFormOf = ReturnType<typeof useVoucherForm>;

/** The form of a voucher, new or as it is. */
export function useVoucherForm({ store_id, voucher }: Options) {
  const services = useServices();
  const router = useRouter();
  const timeZone = useTimeZone(store_id);
  const [opened] = useState(() => new Date().toISOString());
  const fixed = (values: VoucherValues) => withFixed(values, voucher, timeZone);
  const form = useDraftForm({
    name: `voucher:${store_id}:${voucher?.id ?? 'new'}`,
    base: voucher,
    initial: (base) => voucherValues(base, timeZone, opened),
    isForNew: voucher === null,
    check: (values) => voucherProblems(fixed(values), timeZone),
    fieldOf: voucherField,
    send: (values, base, options) =>
      services.api(
        'POST /api/vouchers/save',
        { body: voucherBody(fixed(values), { store_id, timeZone, base }) },
        options,
      ),
    whenOvertaken: {
      // One that was ended can no longer be saved at all.
      currentOf: (error) =>
        error instanceof RequestFailure && error.code === 'voucher_version_conflict'
          ? error.details.current_voucher
          : undefined,
      // What buyers used meanwhile is no change of the form, nor is what nobody touched here.
      isContested: (values, before, now) => {
        const [was, is] = [before, now].map((each) => voucherValues(each, timeZone, opened));
        const touched = was ? Object.keys(changedValues(values, was)) : [];
        return was && is
          ? Object.keys(changedValues(is, was)).some((name) => touched.includes(name))
          : true;
      },
    },
    onSent: async ({ voucher }) => {
      services.queryClient.setQueryData(
        voucherQuery(services, store_id, voucher.id).queryKey,
        () => ({ voucher }),
      );
      showToast({ text: 'Voucher disimpan.', kind: 'success', isForNext: true });
      await services.queryClient.invalidateQueries({ queryKey: promotionsKey });
    },
    leave: ({ voucher: { id: voucher_id } }) => {
      // Who changes one has come from its page.
      if (voucher && previousPath()) router.history.back();
      else
        void router.navigate({
          to: '/seller/promotion/voucher',
          search: { store_id, voucher_id },
          replace: true,
        });
    },
  });
  return { ...form, values: fixed(form.values) };
}
