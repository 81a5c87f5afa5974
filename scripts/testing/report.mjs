import { readFileSync } from 'node:fs';

/** What a run wrote down; nothing when it broke off before it could. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
