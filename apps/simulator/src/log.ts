import type { LogLevel } from './settings.ts';

export type Log = {
  debug: (text: string) => void;
  info: (text: string) => void;
  /** Says a thing the first time only. */
  once: (text: string) => void;
};

export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const said = new Set<string>();
  const info = (text: string) => {
    if (level !== 'silent') write(`simulator: ${text}`);
  };
  return {
    debug: (text) => {
      if (level === 'debug') write(`simulator: ${text}`);
    },
    info,
    once: (text) => {
      if (!said.has(text)) info(text);
      said.add(text);
    },
  };
}
