import { useState } from 'react';
import { chime, isMuted, setMuted } from '../../platform/sound.ts';
import { Switch } from '../../ui/switch.tsx';

/** Whether a new order is heard on this device; whoever turns it on hears what it is like. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(() => !isMuted());
  const turn = (on: boolean) => {
    setMuted(!on);
    setOn(on);
    if (on) chime();
  };
  return (
    <Switch
      label="Bunyi pesanan baru"
      hint="Di perangkat ini, selama aplikasi terbuka."
      checked={isOn}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  );
}
