import type { Plugin } from 'vite';

/**
 * Each line of an icon has a key of random letters, which nothing makes smaller: half a kilobyte of every first visit. React wants them
 * where lines come and go; those of an icon never do. While developing they stay, or it would warn.
 */
export const withoutIconKeys: Plugin = {
  name: 'without-icon-keys',
  apply: 'build',
  transform: (code, id) =>
    /\/lucide-react\/.*\/icons\//.test(id)
      ? { code: code.replaceAll(/,\s*key: "[a-z0-9]+"/g, ''), map: null }
      : null,
};
