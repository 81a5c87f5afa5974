import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * A question over whatever is shown, for code that stands in no screen: answers what was chosen, or nothing where it was
 * put away.
 */
export function askOver<Answer>(
  question: (answer: (value?: Answer) => void) => ReactNode,
): Promise<Answer | undefined> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (value?: Answer) => {
      root.unmount();
      place.remove();
      resolve(value);
    };
    root.render(question(answer));
  });
}
