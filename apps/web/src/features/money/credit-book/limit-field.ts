import { inWords } from '../../../platform/forms/checks.ts';
import { mostMoney, readRupiah } from '../../../platform/forms/rupiah.ts';

/** What was typed as the most somebody may owe; nothing typed: no limit of its own. */
export const limitOf = (text: string): number | null =>
  text.trim() ? (readRupiah(text, 0, mostMoney).amount ?? 0) : null;

export const limitProblem = (limit: string) =>
  inWords({ limit: limit.trim() ? readRupiah(limit, 0, mostMoney).problem : undefined });
