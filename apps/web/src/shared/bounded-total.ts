import { number } from '../platform/format/money.ts';

/** How many there are, in words: a list counts so far and no further. */
export const boundedTotal = ({
  total_data,
  total_is_capped,
}: {
  total_data: number;
  total_is_capped: boolean;
}): string => (total_is_capped ? `${number(total_data)}+` : number(total_data));
