import { showToast } from '../ui/toast.tsx';

/**
 * Puts a text where it can be pasted from, and says so: `what` was copied. Some web views keep the clipboard to
 * themselves; then the text is said instead, where there is no more of it than one can type.
 */
export async function copyText(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: `${what} disalin.`, kind: 'success' });
  } catch {
    const said = text.includes('\n') ? '' : ` ${what}: ${text}`;
    showToast({ text: `Tidak bisa disalin di sini.${said}`, kind: 'error' });
  }
}
