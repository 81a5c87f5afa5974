import { deepLink, webFallback } from '@marketplace/contract/deep-links';
import { createFileRoute } from '@tanstack/react-router';
import { useAppState } from '../../platform/services.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu } from './menu.tsx';
import { PersonCard } from './person-card.tsx';
import { SignOutButtons } from './sign-out-buttons.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export const Route = createFileRoute('/_private/seller/more')({ component: MoreScreen });

/** Every part of the application by its job, the person, how it looks and sounds here, and the way out. */
function MoreScreen() {
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-8">
      <h1 className="text-2xl font-bold tracking-tight">Lainnya</h1>
      <PersonCard />
      <Menu />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <Card>
          <SoundSwitch />
        </Card>
        <Card>
          <ThemeChoice />
        </Card>
      </div>
      <OpenApp />
      <SignOutButtons />
    </div>
  );
}

/** On a phone, the way into the mobile app; inside of it there is none. */
function OpenApp() {
  const isWebview = useAppState(({ app }) => app.isWebview);
  if (isWebview || !/android|iphone/i.test(navigator.userAgent)) return null;
  const link = webFallback(deepLink({ to: 'account' }), '/open', __APP_PACKAGE__);
  return (
    <a href={link} className={buttonStyle({ variant: 'secondary', isBlock: true })}>
      Buka di aplikasi
    </a>
  );
}
