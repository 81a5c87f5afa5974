import { rupiah } from '../../../platform/format/money.ts';

/** An amount, or what stands for it while somebody looks over the shoulder. */
export const LossAmount = ({ amount, isHidden }: { amount: number; isHidden: boolean }) =>
  isHidden ? (
    <>
      <span aria-hidden>Rp ••••••</span>
      <span className="sr-only">Angka disembunyikan</span>
    </>
  ) : (
    rupiah(amount)
  );
