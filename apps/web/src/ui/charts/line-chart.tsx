import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { labelsThatFit, ticksUpTo } from './scale.ts';
import { useWidth } from './use-width.ts';

interface ChartPoint {
  key: string;
  /** Under the axis. */
  label: string;
  /** Null where there is nothing to tell. */
  value: number | null;
  /** Drawn beside it, dotted. */
  before?: number | null | undefined;
  /** All that is said of it. */
  words: string;
}

interface LineChartProps {
  /** What is drawn, and how it went, for who does not see it. */
  label: string;
  points: readonly ChartPoint[];
  /** Beside the axis. */
  tickWords: (value: number) => string;
  /** The end of the axis, where it is known. */
  most?: number | undefined;
  /** Which point is looked at; the last one at first. */
  onLook?: ((key: string) => void) | undefined;
}

const height = 220;
const space = { top: 12, right: 14, bottom: 26, left: 52 };
const labelWidth = 46;

/**
 * A line over time. The arrows go from point to point, as the finger and the pointer do, and each is told in words
 * under the chart; the table with the same numbers is its owner's.
 */
export function LineChart({ label, points, tickWords, most, onLook }: LineChartProps) {
  const part = useRef<HTMLDivElement>(null);
  const width = useWidth(part, 320);
  const [chosen, setChosen] = useState<number>();
  /** Under the pointer, for as long as it rests there; a tap stays. */
  const [over, setOver] = useState<number>();
  const wordsId = useId();
  const last = points.length - 1;
  const within = (index: number) => Math.min(last, Math.max(0, index));
  const fixed = within(chosen ?? last);
  const at = over ?? fixed;
  const look = (index: number) => {
    const next = within(index);
    const point = points[next];
    setOver(undefined);
    if (next === fixed || !point) return;
    setChosen(next);
    onLook?.(point.key);
  };
  const values = points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]);
  const ticks = most === undefined ? ticksUpTo(Math.max(0, ...values)) : ticksUpTo(most);
  const top = ticks.at(-1) ?? 1;
  const inner = width - space.left - space.right;
  const x = (index: number) => space.left + (last > 0 ? (index / last) * inner : inner / 2);
  const y = (value: number) =>
    space.top + (1 - Math.max(0, value) / top) * (height - space.top - space.bottom);
  const placeOf = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    return within(Math.round(((event.clientX - left - space.left) / Math.max(1, inner)) * last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: fixed - 1, ArrowRight: fixed + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    look(to);
  };
  const line = pathOf(
    points.map(({ value }) => value ?? undefined),
    x,
    y,
  );
  const before = pathOf(
    points.map(({ before }) => before ?? undefined),
    x,
    y,
  );
  const point = points[at];
  return (
    <div ref={part}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={point?.words}
        aria-describedby={wordsId}
        onKeyDown={onKeyDown}
        className="touch-pan-y rounded-md"
      >
        <svg
          aria-hidden
          data-chart=""
          width={width}
          height={height}
          onPointerMove={(event) => event.pointerType === 'mouse' && setOver(placeOf(event))}
          onPointerLeave={() => setOver(undefined)}
          onPointerDown={(event) => look(placeOf(event))}
          className="block max-w-full text-brand-600 select-none"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={space.left}
                x2={width - space.right}
                y1={y(tick)}
                y2={y(tick)}
                className="stroke-line"
              />
              <text
                x={space.left - 8}
                y={y(tick)}
                dominantBaseline="middle"
                textAnchor="end"
                className="fill-ink-faint text-xs tabular-nums"
              >
                {tickWords(tick)}
              </text>
            </g>
          ))}
          {labelsThatFit(points.length, inner, labelWidth).map((index) => (
            <text
              key={points[index]?.key}
              x={x(index)}
              y={height - 6}
              textAnchor={index === last && last > 0 ? 'end' : 'middle'}
              dx={index === last && last > 0 ? space.right : 0}
              className="fill-ink-faint text-xs tabular-nums"
            >
              {points[index]?.label}
            </text>
          ))}
          {before && (
            <path
              d={before}
              fill="none"
              strokeWidth="1.5"
              strokeDasharray="3 4"
              className="stroke-ink-faint"
            />
          )}
          {line && (
            <>
              <path d={areaUnder(points, x, y)} fill="currentColor" opacity="0.12" />
              <path
                d={line}
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinejoin="round"
              />
            </>
          )}
          {point && (
            <line
              x1={x(at)}
              x2={x(at)}
              y1={space.top}
              y2={height - space.bottom}
              className="stroke-edge"
              strokeDasharray="2 3"
            />
          )}
          {points.map(({ key, value }, index) =>
            value === null ? null : (
              <circle
                key={key}
                cx={x(index)}
                cy={y(value)}
                r={index === at ? 5 : 2.5}
                fill="currentColor"
              />
            ),
          )}
        </svg>
      </div>
      <p id={wordsId} className="mt-1 min-h-5 text-sm text-ink-soft tabular-nums">
        {point?.words}
      </p>
    </div>
  );
}

type Place = (value: number) => number;

/** A line through what there is; where there is nothing it begins anew. */
function pathOf(values: readonly (number | undefined)[], x: Place, y: Place): string {
  let isOpen = false;
  return values
    .map((value, index) => {
      const step =
        value === undefined
          ? ''
          : `${isOpen ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
      isOpen = value !== undefined;
      return step;
    })
    .join('');
}

function areaUnder(points: readonly ChartPoint[], x: Place, y: Place): string {
  const first = points.findIndex(({ value }) => value !== null);
  const last = points.findLastIndex(({ value }) => value !== null);
  const between = points.slice(first, last + 1);
  const top = between
    .map(({ value }, index) => `L${x(first + index).toFixed(1)} ${y(value ?? 0).toFixed(1)}`)
    .join('');
  return `M${x(first).toFixed(1)} ${y(0).toFixed(1)}${top}L${x(last).toFixed(1)} ${y(0).toFixed(1)}Z`;
}
