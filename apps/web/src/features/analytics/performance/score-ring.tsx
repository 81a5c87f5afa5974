import { scoreWords } from '../analytics-words.ts';

const around = 2 * Math.PI * 34;

/** The score as a ring that fills. */
export const ScoreRing = ({ score }: { score: number | null }) => (
  <svg
    role="img"
    aria-label={score === null ? 'Belum ada skor' : `Skor ${scoreWords(score)} dari 100`}
    viewBox="0 0 80 80"
    className="size-24 shrink-0"
  >
    <circle cx="40" cy="40" r="34" fill="none" strokeWidth="8" className="stroke-sunken" />
    {score !== null && (
      <circle
        cx="40"
        cy="40"
        r="34"
        fill="none"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={`${(around * score) / 100} ${around}`}
        transform="rotate(-90 40 40)"
        className="stroke-brand-600"
      />
    )}
    <text
      x="40"
      y="41"
      textAnchor="middle"
      dominantBaseline="middle"
      className="fill-ink text-lg font-bold tabular-nums"
    >
      {score === null ? '–' : Math.floor(score)}
    </text>
  </svg>
);
