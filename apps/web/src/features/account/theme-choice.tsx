import { useEffect, useState } from 'react';
import {
  chooseTheme,
  chosenTheme,
  onThemeElsewhere,
  type Theme,
} from '../../platform/device/theme.ts';
import { useAppState } from '../../platform/services.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';

/** Light or dark on this device; unless somebody says so, as the device is. */
export function ThemeChoice() {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const [theme, setTheme] = useState(chosenTheme);
  useEffect(() => onThemeElsewhere(setTheme), []);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setTheme(theme);
  };
  return (
    <RadioGroup
      label="Tampilan"
      hint="Hanya di perangkat ini."
      value={theme ?? asDevice}
      onValueChange={(value) => choose(value === asDevice ? undefined : (value as Theme))}
      items={[
        { value: asDevice, label: isDesktop ? 'Ikuti komputer' : 'Ikuti HP' },
        { value: 'light', label: 'Terang' },
        { value: 'dark', label: 'Gelap' },
      ]}
    />
  );
}

const asDevice = 'device';
