/** The page numbers to show: the ends, the page and its neighbours; 'gap' where two or more are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n];
  });
}
