import { classNames } from '../../../ui/class-names.ts';
import type { Step } from './use-offer-form.ts';

const steps: readonly { step: Step; label: string }[] = [
  { step: 1, label: 'Barang dan harga' },
  { step: 2, label: 'Pengiriman' },
  { step: 3, label: 'Ringkasan' },
];

/** Where one is, and the way to each of the others: nothing is lost in between. */
export function OfferSteps({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  return (
    <nav aria-label="Langkah penawaran">
      <ol className="grid grid-cols-3 gap-2">
        {steps.map(({ step: each, label }) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onStep(each)}
              className={classNames(
                'flex min-h-11 w-full flex-col justify-center border-t-4 pt-1 text-left text-sm leading-tight',
                each === step
                  ? 'border-brand-700 font-semibold text-brand-700'
                  : 'border-line-strong text-ink-soft hover:border-brand-500 hover:text-ink',
              )}
            >
              <span>
                {each}. {label}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
