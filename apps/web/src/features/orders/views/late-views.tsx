import { type ComponentProps, useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { ViewsButton } from './views-button.tsx';

const button = lazyPart(() => import('./views-button.tsx').then((part) => part.ViewsButton));
const afterScreen = 2000;

/** The place of the saved views over the table; their code comes once the screen is there, or one of them is looked at. */
export function LateViews(props: ComponentProps<typeof ViewsButton>) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterScreen);
    return () => clearTimeout(timer);
  }, []);
  const { loaded: Views } = useLazyPart(button, isLater || props.search.view !== undefined);
  return Views ? <Views {...props} /> : <span className="h-11 w-15.5 lg:w-45" />;
}
