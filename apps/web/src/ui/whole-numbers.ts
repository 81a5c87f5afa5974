import { createElement, Fragment } from 'react';

const dashed = /(\(?\d+(?:-\d+)+[).]*)/;

/** Words with their numbers whole: one with dashes in it, such as a telephone's, is not broken at them. */
export function WholeNumbers({ in: text }: { in: string }) {
  const parts = text
    .split(dashed)
    .map((part) =>
      dashed.test(part) ? createElement('span', { className: 'whitespace-nowrap' }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
