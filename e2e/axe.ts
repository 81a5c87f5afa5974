import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What is right is not written down, and styles are not fetched again: that takes most of the time.
  resultTypes: ['violations'],
  preload: false,
};

/** All that a theme can change. */
const contrast: RunOptions = {
  ...everything,
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

/** What the page as it stands keeps people out with, each with the markup that does. */
export async function violationsIn(
  page: Page,
  { isContrastAlone = false } = {},
): Promise<string[]> {
  const options = isContrastAlone ? contrast : everything;
  // Once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, options);
}
