import { number, rupiah } from '../../../../platform/format/money.ts';
import type { Problems } from '../../../../platform/forms/problems.ts';
import { Stepper } from '../../../../ui/stepper.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type AnswerBase, type AnswerValues, givesMoney, mostFor } from './answer-values.ts';

type Props = {
  base: AnswerBase;
  values: AnswerValues;
  problems: Problems;
  set: (part: (now: AnswerValues) => Partial<AnswerValues>) => void;
};

/** For which goods, how many of them, and what goes back for them. */
export function OfferLines({ base, values, problems, set }: Props) {
  const hasMoney = givesMoney(values.how);
  return (
    <fieldset
      className="grid min-w-0 gap-4"
      data-invalid={problems.lines ? true : undefined}
      aria-describedby={problems.lines ? 'offer-lines-problem' : undefined}
      tabIndex={-1}
    >
      <legend className="mb-1.5 text-sm font-semibold">Untuk barang</legend>
      {problems.lines && (
        <p id="offer-lines-problem" className="text-sm text-wrong-700">
          {problems.lines}
        </p>
      )}
      {base.lines.map((line) => {
        const { line_id, product_name, uom_name, quantity } = line;
        const chosen = values.quantities[line_id] ?? 0;
        const most = mostFor(line, chosen);
        return (
          <fieldset
            key={line_id}
            aria-label={product_name}
            className="grid min-w-0 gap-3 rounded-lg border border-line p-3 sm:grid-cols-2"
          >
            <p className="font-semibold wrap-anywhere sm:col-span-2">{product_name}</p>
            <Stepper
              label={`Jumlah (${uom_name}), paling banyak ${number(quantity)}`}
              value={chosen}
              min={0}
              max={quantity}
              step={1}
              onValueChange={(next) =>
                set(({ quantities, amounts }) => ({
                  quantities: { ...quantities, [line_id]: next },
                  // What was never touched goes on being all of it.
                  ...(amounts[line_id] === number(most) && {
                    amounts: { ...amounts, [line_id]: number(mostFor(line, next)) },
                  }),
                }))
              }
            />
            {hasMoney && (
              <TextField
                label="Uang kembali"
                prefix="Rp"
                inputMode="numeric"
                autoComplete="off"
                hint={`Paling banyak ${rupiah(most)}`}
                name={`amount ${line_id}`}
                value={values.amounts[line_id] ?? ''}
                error={problems[`amount ${line_id}`]}
                onChange={({ currentTarget: { value } }) =>
                  set(({ amounts }) => ({ amounts: { ...amounts, [line_id]: value } }))
                }
              />
            )}
          </fieldset>
        );
      })}
    </fieldset>
  );
}
