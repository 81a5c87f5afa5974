import { chipStyle } from '../ui/chip.tsx';
import { kitAddress, useKitPlace } from './kit-place.ts';

const themes = [
  { theme: undefined, name: 'As the device' },
  { theme: 'light', name: 'Light' },
  { theme: 'dark', name: 'Dark' },
] as const;

/** From one case to all of them, and from light to dark. */
export function KitBar() {
  const { shown, theme: current } = useKitPlace();
  return (
    <nav aria-label="Kit" className="flex flex-wrap items-center gap-2 py-4">
      {shown && (
        <a href={kitAddress({ shown: undefined, theme: current })} className={chipStyle()}>
          All parts
        </a>
      )}
      {themes.map(({ theme, name }) => (
        <a
          key={name}
          href={kitAddress({ shown, theme })}
          aria-current={theme === current ? 'true' : undefined}
          className={chipStyle({ isChosen: theme === current })}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
