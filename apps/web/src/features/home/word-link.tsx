import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useAppState } from '../../platform/services.ts';
import { maySee } from '../../platform/store-standing.ts';

/** Where a word of the operator leads: a place in the application, or a page elsewhere. */
export function WordLink({ link, about }: { link: string; about: string }) {
  const router = useRouter();
  const seesStore = useAppState(({ store }) => maySee(store, 'store'));
  if (!seesStore && ofStore.test(link)) return null;
  const words = (
    <>
      Lihat<span className="sr-only"> tentang {about}</span>
    </>
  );
  if (!link.startsWith('/')) {
    return (
      <a href={link} target="_blank" rel="noopener">
        {words}
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(link);
  };
  return (
    <a href={link} onClick={follow}>
      {words}
    </a>
  );
}

/** What order and stock staff are refused: no word leads them there. */
const ofStore = /^\/seller\/(store|money)\b/;
