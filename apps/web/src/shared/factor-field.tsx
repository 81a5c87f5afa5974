import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'inputMode'>;

/** The code of the authenticator app, or a recovery code in its place. */
export const FactorField = (props: Props) => (
  <TextField
    label="Kode autentikator"
    hint="6 angka dari aplikasi autentikator, atau satu kode pemulihan."
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    {...props}
  />
);
