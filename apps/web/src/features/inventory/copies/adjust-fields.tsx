import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { roundingChoices } from '../plans/rounding-choices.ts';
import type { CopyValues } from './copy-values.ts';

type Props = {
  values: Pick<CopyValues, 'isLess' | 'percent' | 'round_to'>;
  problem: string | undefined;
  onChange: (part: Partial<CopyValues>) => void;
};

/** By how much prices are others there. */
export const AdjustFields = ({ values, problem, onChange }: Props) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Persen (tidak wajib)"
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        hint="Harga dan harga grosir ikut, harga modal tidak."
        value={values.percent}
        error={problem}
        onChange={({ target }) => onChange({ percent: target.value })}
      />
      <Select
        label="Pembulatan"
        value={values.round_to}
        onValueChange={(value) => onChange({ round_to: value as CopyValues['round_to'] })}
        items={roundingChoices}
      />
    </div>
    {values.percent.trim() !== '' && (
      <RadioGroup
        label="Arah"
        value={values.isLess ? 'less' : 'more'}
        onValueChange={(value) => onChange({ isLess: value === 'less' })}
        items={[
          { value: 'more', label: 'Naik' },
          { value: 'less', label: 'Turun' },
        ]}
      />
    )}
  </>
);
