import type { AccountingRegistration } from '@marketplace/contract/accounting';
import { Check } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { BooksSearch } from '../books-search.ts';
import { type SetupStep, setupSteps, stepsDone } from '../steps-of.ts';

type Props = {
  at: SetupStep['name'];
  registration: AccountingRegistration;
  search: BooksSearch;
};

/** How far it is: what is done can be looked at again, and left and gone on with at any time. */
export function SetupSteps({ at, registration, search }: Props) {
  const done = stepsDone(registration);
  return (
    <nav aria-label="Langkah menghubungkan Accurate">
      <ol className="grid grid-cols-4 gap-2">
        {setupSteps.map((step, index) => (
          <li key={step.name} aria-current={step.name === at ? 'step' : undefined}>
            <Step
              step={step}
              number={index + 1}
              isDone={index < done}
              isHere={step.name === at}
              mayOpen={index <= done}
              search={search}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepProps = {
  step: SetupStep;
  number: number;
  isDone: boolean;
  isHere: boolean;
  mayOpen: boolean;
  search: BooksSearch;
};

function Step({ step, number, isDone, isHere, mayOpen, search }: StepProps) {
  const look = classNames(
    'grid min-h-14 content-start gap-1 border-t-3 pt-2 text-xs/tight sm:text-sm/tight',
    isDone || isHere ? 'border-brand-700' : 'border-line-strong',
    isHere ? 'font-semibold text-ink' : 'text-ink-soft',
  );
  const content = (
    <>
      <span className="flex items-center gap-1 font-semibold">
        {isDone ? <Check aria-hidden className="size-4 text-brand-700" /> : number}
        {isDone && <span className="sr-only">Selesai: </span>}
      </span>
      <span className="wrap-anywhere">{step.label}</span>
    </>
  );
  return mayOpen && !isHere ? (
    <AppLink to={step.to} search={search} className={classNames(look, 'hover:text-ink')}>
      {content}
    </AppLink>
  ) : (
    <span className={look}>{content}</span>
  );
}
