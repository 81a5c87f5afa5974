import type { InputsOf } from '@marketplace/contract/call';
import type { Rounding, RuleMethod, RuleScope } from '@marketplace/contract/price-book-words';
import type { PriceRule } from '@marketplace/contract/price-rules';
import { number } from '../../../platform/format/money.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readNumber } from '../../../ui/read-number.ts';
import { percentWords } from '../plans/percent-words.ts';

type RuleBody = InputsOf<'POST /api/inventories/price-rules/save'>['body'];

/** The form as it is filled in. */
export type RuleValues = {
  scope: RuleScope;
  category_id: string;
  brand_id: string;
  method: RuleMethod;
  percent: string;
  least_percent: string;
  round_to: '' | '50' | '100' | '500';
};

const text = (value: number) => String(value).replace('.', ',');

export const ruleValues = (rule: PriceRule | null): RuleValues => ({
  scope: rule?.scope ?? 'ALL',
  category_id: rule?.category_id ?? '',
  brand_id: rule?.brand_id ?? '',
  method: rule?.method ?? 'COST_PLUS',
  percent: rule ? text(rule.percent) : '',
  least_percent: text(rule?.least_percent ?? 5),
  round_to: rule ? (String(rule.round_to ?? '') as RuleValues['round_to']) : '100',
});

/** A share with two decimals at most, or nothing where it is none. */
function shareIn(typed: string, most: number): number | undefined {
  const value = readNumber(typed);
  if (value === undefined || value < 0 || value > most) return undefined;
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? value : undefined;
}

const mostOf = ({ method }: RuleValues) => (method === 'COST_PLUS' ? 900 : 99);

export function ruleProblems(values: RuleValues): Problems {
  const { scope, category_id, brand_id, method, percent, least_percent } = values;
  const wrong: [string, string | false][] = [
    ['category_id', scope === 'CATEGORY' && !category_id && 'Pilih kategorinya.'],
    ['brand_id', scope === 'BRAND' && !brand_id && 'Pilih mereknya.'],
    [
      'percent',
      shareIn(percent, mostOf(values)) === undefined &&
        `Tulis angka sampai ${mostOf(values)}, misalnya 7,5.`,
    ],
    [
      'least_percent',
      method === 'MEDIAN_MINUS' &&
        shareIn(least_percent, 900) === undefined &&
        'Tulis angka sampai 900, misalnya 5.',
    ],
  ];
  return Object.fromEntries(wrong.filter((each): each is [string, string] => Boolean(each[1])));
}

export function ruleBody(
  store_id: string,
  values: RuleValues,
  { id: rule_id, version }: Pick<PriceRule, 'id' | 'version'>,
): RuleBody {
  const { scope, category_id, brand_id, method, percent, least_percent, round_to } = values;
  return {
    store_id,
    rule_id,
    version,
    scope,
    category_id: scope === 'CATEGORY' ? category_id : null,
    brand_id: scope === 'BRAND' ? brand_id : null,
    method,
    percent: shareIn(percent, mostOf(values)) ?? 0,
    least_percent: method === 'MEDIAN_MINUS' ? (shareIn(least_percent, 900) ?? 0) : null,
    round_to: round_to ? (Number(round_to) as Rounding) : null,
  };
}

/** Merek Indomie: what a rule is for. */
export const ruleTitle = ({ scope, name }: PriceRule): string =>
  scope === 'ALL' ? 'Semua produk' : `${scope === 'BRAND' ? 'Merek' : 'Kategori'} ${name ?? ''}`;

/** Modal + 10%, dibulatkan ke Rp 100. */
export function ruleWords({ method, percent, least_percent, round_to }: PriceRule): string {
  const rounding = round_to ? `, dibulatkan ke Rp ${number(round_to)}` : '';
  if (method === 'COST_PLUS') return `Harga modal + ${percentWords(percent)}${rounding}`;
  const share = percent === 0 ? '' : ` − ${percentWords(percent)}`;
  return `Harga tengah kota${share}, paling sedikit modal + ${percentWords(least_percent ?? 0)}${rounding}`;
}
