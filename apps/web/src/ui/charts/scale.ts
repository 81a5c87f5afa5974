/** Steps that people count in. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * The numbers beside an axis, from nought up to one that is not below `most`: about as many as asked for, and round ones. Of
 * nothing there is one step, so that a line along the ground has something over it.
 */
export function ticksUpTo(most: number, about = 4): number[] {
  const rough = Math.max(most, 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power;
  const whole = Math.max(1, step);
  const count = Math.max(1, Math.ceil(most / whole));
  return Array.from({ length: count + 1 }, (_, index) => index * whole);
}

/** Which of so many labels have room beside each other: the last one always, and every so many before it. */
export function labelsThatFit(count: number, room: number, labelWidth: number): number[] {
  const most = Math.max(1, Math.floor(room / labelWidth));
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}

/** How strong a colour is, from 0 to 1: in few steps, since more are not told apart. */
export function strengthOf(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0;
  return Math.ceil((value / most) * 5) / 5;
}
