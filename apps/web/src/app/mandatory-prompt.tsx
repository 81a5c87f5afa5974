import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppState, useServices } from '../platform/services.ts';
import { loadUser } from '../shared/load-user.ts';
import { ReloadPrompt } from '../ui/reload-prompt.tsx';
import { Explanation, FailureScreen } from './failure-screen.tsx';

/** While something is missing without which no screen works. */
export function MandatoryPrompt() {
  const failures = useAppState(({ app }) => app.failedMandatory);
  const services = useServices();
  const router = useRouter();
  const [isReloading, setReloading] = useState(false);
  const [failure] = Object.values(failures);
  if (!failure) return null;
  const reload = async () => {
    setReloading(true);
    // Stores are asked for on the way to the screen.
    await Promise.all([
      router.invalidate(),
      'user' in failures && loadUser(services),
      'configuration' in failures && services.configuration.ask(),
    ]);
    setReloading(false);
  };
  return (
    <ReloadPrompt label="Muat ulang">
      <Explanation error={failure} onReload={() => void reload()} isReloading={isReloading} />
    </ReloadPrompt>
  );
}

/** In the place of a private screen that failed. */
export function PrivateFailure(props: ErrorComponentProps) {
  const isMissing = useAppState(({ app }) => Object.keys(app.failedMandatory).length > 0);
  return isMissing ? <MandatoryPrompt /> : <FailureScreen {...props} />;
}
