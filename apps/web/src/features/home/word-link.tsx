import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** Where a word of the operator leads: a place in the application, or a page elsewhere. */
export function WordLink({ link, about }: { link: string; about: string }) {
  const router = useRouter();
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
