interface SparkLineProps {
  values: readonly number[];
  /** What it shows and how it went, for who does not see it. */
  label: string;
  className?: string | undefined;
}

const [width, height] = [100, 28];

/** A line without axes: whether it rises or falls, and where today stands. What went back may lead below the ground. */
export function SparkLine({ values, label, className }: SparkLineProps) {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const last = Math.max(1, values.length - 1);
  const places = values.map(
    (value, index) =>
      [(index / last) * width, 1 + (1 - (value - least) / (most - least)) * (height - 2)] as const,
  );
  const line = places
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`block text-brand-600 ${className ?? 'h-7 w-full'}`}
    >
      {line && (
        <>
          <path d={`${line}L${width} ${height}L0 ${height}Z`} fill="currentColor" opacity="0.12" />
          <path
            d={line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  );
}
