import { savedValue } from '../device/local-storage.ts';

/** `X-Dev-…` pairs that a developer keeps in local storage as one JSON object. */
export function developmentHeaders(): Record<string, string> {
  try {
    const kept: Record<string, unknown> = JSON.parse(savedValue('dev_headers') ?? '{}');
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, value]) =>
        /^x-dev-[\w-]+$/i.test(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  } catch {
    return {};
  }
}
