import type { HelpPicture } from '@marketplace/contract/help-words';
import { type Sketch, type SketchRow, sketches } from './sketches.ts';

/** A screen of the application as a picture: drawn, so that it is sharp, small, and dark where the rest is. */
export const ScreenSketch = ({ name, caption }: { name: HelpPicture; caption: string }) => (
  <figure>
    <div
      role="img"
      aria-label={caption}
      className="mx-auto w-full max-w-80 overflow-hidden rounded-[1.75rem] border-6 border-line-strong bg-canvas shadow-card"
    >
      <div aria-hidden>
        <Screen sketch={sketches[name]} />
      </div>
    </div>
    <figcaption className="mt-2 text-center text-sm text-ink-soft">{caption}</figcaption>
  </figure>
);

const Screen = ({ sketch: { title, figure, tabs, rows, buttons } }: { sketch: Sketch }) => (
  <>
    <p className="border-b border-line bg-surface px-4 pt-4 pb-3 text-lg font-bold tracking-tight">
      {title}
    </p>
    {tabs && (
      <p className="flex gap-4 overflow-hidden border-b border-line bg-surface px-4 text-sm whitespace-nowrap">
        {tabs.map((tab, place) => (
          <span
            key={tab}
            className={
              place === 0
                ? 'border-b-2 border-brand-700 py-2 font-semibold text-brand-700'
                : 'py-2 text-ink-soft'
            }
          >
            {tab}
          </span>
        ))}
      </p>
    )}
    <div className="grid gap-2 p-3">
      {figure && (
        <p className="rounded-lg bg-deep px-3 py-3 text-white">
          <span className="block text-sm text-deep-soft">{figure.label}</span>
          <b className="text-xl font-bold tracking-tight tabular-nums">{figure.value}</b>
        </p>
      )}
      {rows.map((row) => (
        <Row key={row.title} row={row} />
      ))}
      {buttons && (
        <p className="mt-1 flex gap-2 text-sm font-semibold">
          {buttons.map((button, place) => (
            <span
              key={button}
              className={`flex-1 rounded-lg py-2.5 text-center ${
                place === buttons.length - 1
                  ? 'bg-brand-700 text-on-strong'
                  : 'border border-line-strong bg-surface'
              }`}
            >
              {button}
            </span>
          ))}
        </p>
      )}
    </div>
  </>
);

const marks = {
  brand: 'bg-brand-50 text-brand-700',
  soon: 'bg-soon-50 text-soon-700',
  wrong: 'bg-wrong-50 text-wrong-700',
};

const Row = ({ row: { title, text, value, mark } }: { row: SketchRow }) => (
  <p className="rounded-lg border border-line bg-surface px-3 py-2 text-sm">
    <span className="flex items-baseline justify-between gap-2">
      <b className="font-semibold">{title}</b>
      {value && <b className="shrink-0 font-bold tabular-nums">{value}</b>}
    </span>
    <span className="flex flex-wrap items-center justify-between gap-x-2">
      <span className="text-ink-soft">{text}</span>
      {mark && (
        <span className={`rounded-full px-2 text-xs/5 font-semibold ${marks[mark.tone]}`}>
          {mark.text}
        </span>
      )}
    </span>
  </p>
);
