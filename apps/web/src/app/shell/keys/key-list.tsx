import { useState } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { isMac } from '../palette/palette-key.ts';
import { areKeysOn, turnKeys } from './keys-on.ts';
import { type Shortcut, shortcutGroups } from './shortcuts.ts';

/** Every key there is and what it does, and how to do without them. */
export function KeyList() {
  const [areOn, setOn] = useState(areKeysOn);
  const turn = (willBeOn: boolean) => {
    turnKeys(willBeOn);
    setOn(willBeOn);
  };
  return (
    <>
      <Switch
        label="Pakai tombol huruf"
        hint="Matikan bila mengganggu pembaca layar atau pengetikan suara."
        checked={areOn}
        onChange={({ target }) => turn(target.checked)}
      />
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title} className="mt-4">
          <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
          <dl className="mt-1 divide-y divide-line">
            {shortcuts.map((shortcut) => (
              <Line key={shortcut.keys} {...shortcut} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Line({ keys, label }: Shortcut) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt className="order-1 flex shrink-0 gap-1">
        {keys.split(' ').map((key) => (
          <kbd
            key={key}
            className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 text-center font-sans text-sm/6 font-medium"
          >
            {key.length === 1 ? key.toUpperCase() : (shortNames[key] ?? key)}
          </kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  );
}

const shortNames: Record<string, string> = { Escape: 'Esc', Ctrl: isMac() ? '⌘' : 'Ctrl' };
