import type { AnalyticsEvent } from '@marketplace/contract/telemetry';
import { knownFingerprint } from '../device/device-fingerprint.ts';
import type { AppState } from '../state/app-slices.ts';
import { cut } from './cut.ts';

/** Which record, and how a list is narrowed. What somebody has typed, who they are and what opens a door is told to nobody. */
const told =
  /^(utm_\w+|entry|is_guest|is_buyer|show|page|sort|by|tab|view|kind|side|state|status|payment_status|payment_method|delivery|level|days|start_week|(\w+_)?ids?|\w+Ids?)$/;
const longest = 200;

type WindowSize = { width: number; height: number };

/**
 * The size of the window, noted when it changes: asked for just after a change of screen, it would have the
 * page laid out on the spot.
 */
export function followWindowSize(): () => WindowSize {
  const read = () => ({ width: window.innerWidth, height: window.innerHeight });
  let size = read();
  window.addEventListener('resize', () => {
    size = read();
  });
  return () => size;
}

/** Device, referrer, parameters of the address, and what the person may do in the store looked at. */
export function visitContext(state: AppState, size: WindowSize): AnalyticsEvent['context'] {
  const { active, selected_ids } = state.store;
  return {
    device: {
      user_agent: cut(navigator.userAgent, longest),
      language: navigator.language,
      ...size,
      is_touch: navigator.maxTouchPoints > 0,
      is_webview: state.app.isWebview,
      is_desktop: state.app.isDesktop,
      fingerprint: knownFingerprint(),
    },
    referrer: cut(document.referrer.split('?')[0] ?? '', longest),
    parameters: parametersOf(window.location.search),
    store_id: active?.id ?? null,
    store_count: selected_ids.length || (active ? 1 : 0),
    permission: { ...(active?.permission ?? {}) },
  };
}

function parametersOf(search: string): Record<string, string> {
  const parameters = [...new URLSearchParams(search)].filter(([name]) => told.test(name));
  return Object.fromEntries(
    parameters.slice(0, 20).map(([name, value]) => [cut(name, 60), cut(value, longest)]),
  );
}
