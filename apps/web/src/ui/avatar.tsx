import { classNames } from './class-names.ts';
import { initialsOf, toneOf } from './initials.ts';

const tones = ['bg-brand-700', 'bg-brand-800', 'bg-brand-900'];
const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm' };

interface AvatarProps {
  name: string;
  size?: keyof typeof sizes | undefined;
}

/** Decoration beside the name itself. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-lg font-bold text-on-strong select-none',
        sizes[size],
        tones[toneOf(name, tones.length)],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
