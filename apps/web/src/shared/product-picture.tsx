import { classNames } from '../ui/class-names.ts';
import pictures from './product-pictures.svg?url';

type Tone = 'soon' | 'wrong' | 'note' | 'brand' | 'neutral';

const tones: Record<Tone, string> = {
  soon: 'bg-soon-100 text-soon-700',
  wrong: 'bg-wrong-100 text-wrong-700',
  note: 'bg-note-100 text-note-700',
  brand: 'bg-brand-100 text-brand-700',
  neutral: 'bg-sunken text-ink-soft',
};

const drawings: Readonly<Record<string, readonly [name: string, tone: Tone]>> = {
  'Mie Instan': ['noodles', 'soon'],
  Sembako: ['staples', 'soon'],
  'Bahan Kue': ['baking', 'wrong'],
  'Bumbu Dapur & Saus': ['seasoning', 'wrong'],
  'Makanan Olahan & Beku': ['frozen', 'note'],
  Minuman: ['drink', 'note'],
  'Kopi & Teh': ['coffee', 'soon'],
  'Makanan Ringan & Biskuit': ['snack', 'soon'],
  'Susu & Makanan Bayi': ['milk', 'note'],
  'Perawatan Diri': ['care', 'brand'],
  'Kebersihan Rumah': ['cleaning', 'brand'],
  'Rumah Tangga & Alat Tulis': ['household', 'brand'],
  'Obat Bebas': ['remedy', 'wrong'],
};

/** A category that is younger than this page is a box of something. */
const unknown = ['box', 'neutral'] as const;

type Props = { category_name: string | undefined; size?: 'sm' | 'md' };

/**
 * A product's picture: drawn by what kind of thing it is. The name stands beside it, so nobody who listens misses it. The
 * drawings are a file of their own, which costs no page its first bytes.
 */
export function ProductPicture({ category_name = '', size = 'md' }: Props) {
  const [name, tone] = drawings[category_name] ?? unknown;
  return (
    <span
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-md forced-colors:border',
        size === 'sm' ? 'size-7' : 'size-10',
        tones[tone],
      )}
    >
      <svg
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={size === 'sm' ? 'size-5' : 'size-7'}
      >
        <use href={`${pictures}#${name}`} />
      </svg>
    </span>
  );
}
