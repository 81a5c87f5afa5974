import { BookOpen } from 'lucide-react';

/** The way to the page for whoever writes the program. It is read without a login, so it can be passed on. */
export const DocsLink = () => (
  <p>
    <a
      href="/docs/api"
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-700 underline underline-offset-2"
    >
      <BookOpen aria-hidden className="size-5" />
      Petunjuk untuk pembuat program
    </a>
  </p>
);
