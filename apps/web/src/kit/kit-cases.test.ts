import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServicesProvider } from '../platform/services.ts';
import { KitPage } from './kit-page.tsx';
import { type KitPlace, kitAddress, kitPlaceOf } from './kit-place.ts';
import { createKitServices } from './kit-services.ts';

const value = createKitServices();

const casesAt = (place: KitPlace): string[] => {
  const page = createElement(KitPage, { place });
  const html = renderToString(createElement(ServicesProvider, { value }, page));
  return [...html.matchAll(/data-case="([^"]*)"/g)].map(([, slug = '']) => slug);
};

const all = casesAt({ shown: undefined, theme: undefined });

it('every case has an address of its own', () => {
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((slug, index) => all.indexOf(slug) !== index)).toEqual([]);
  expect(all.filter((slug) => !/^[a-z][a-z0-9-]+$/.test(slug))).toEqual([]);
});

it.each(all)('%s is alone at its address', (slug) => {
  expect(casesAt(kitPlaceOf(`?case=${slug}&theme=dark`))).toEqual([slug]);
});

it('an address says what it shows', () => {
  const place = { shown: 'toast', theme: 'dark' } as const;
  expect(kitPlaceOf(kitAddress(place))).toEqual(place);
  expect(kitPlaceOf('?theme=blue')).toEqual({ shown: undefined, theme: undefined });
});
