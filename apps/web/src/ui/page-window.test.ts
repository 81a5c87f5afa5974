import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

describe('the window of pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [20, 20, [1, 'gap', 19, 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('around page %i of %i', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected);
  });
});

describe('pagination', () => {
  const draw = (page: number, pageCount: number) =>
    renderToString(
      createElement(Pagination, {
        page,
        pageCount,
        renderLink: (to, content, props) =>
          createElement('a', { href: `?page=${to}`, ...props }, content),
      }),
    );

  it('marks the page we are on, and no other', () => {
    const html = draw(5, 20);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\?page=5"[^>]*aria-current="page"/);
  });

  it('offers no way past the ends', () => {
    expect(draw(1, 3)).not.toContain('Sebelumnya');
    expect(draw(3, 3)).not.toContain('Berikutnya');
    expect(draw(2, 3)).toMatch(/Sebelumnya.*Berikutnya/s);
  });

  it('is not there for a single page', () => {
    expect(draw(1, 1)).toBe('');
  });
});
