import type { ReactNode } from 'react';

/** What is so, by name. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
    {facts.map(([name, value]) => (
      <div key={name} className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
