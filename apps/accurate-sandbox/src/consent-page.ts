import { accounts } from './sessions.ts';

export type Asked = { client_id: string; redirect_uri: string; scope: string; state: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const shell = (title: string, body: string) => `<!doctype html>
<html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; }
  label { display: block; padding: .35rem 0; }
  select, button { font: inherit; padding: .6rem 1rem; margin: .5rem .5rem .5rem 0; }
  .note { color: #555; }
</style>
<h1>${escaped(title)}</h1>
${body}</html>`;

/** Where a person says what the app may do: all of it, a part, or nothing. */
export function consentPage({ client_id, redirect_uri, scope, state }: Asked): string {
  const hidden = Object.entries({ client_id, redirect_uri, state })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');
  const people = accounts
    .map(({ id, name, email }) => `<option value="${id}">${escaped(`${name} (${email})`)}</option>`)
    .join('');
  const boxes = scope
    .split(' ')
    .filter(Boolean)
    .map(
      (one) =>
        `<label><input type="checkbox" name="scope" value="${escaped(one)}" checked> ${escaped(one)}</label>`,
    )
    .join('');
  return shell(
    'Accurate Online (tiruan)',
    `<p class="note">Server tiruan untuk demo dan uji. Tidak ada data Accurate yang sebenarnya di sini.</p>
<form method="post" action="/oauth/authorize">${hidden}
<label>Masuk sebagai <select name="account">${people}</select></label>
<fieldset><legend>Aplikasi ini meminta izin</legend>${boxes}</fieldset>
<button name="answer" value="allow">Izinkan</button>
<button name="answer" value="deny">Tolak</button>
</form>`,
  );
}

export const wrongPage = (words: string) =>
  shell('Permintaan tidak dapat dilanjutkan', `<p>${escaped(words)}</p>`);
