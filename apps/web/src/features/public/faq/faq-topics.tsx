import type { FaqTopic } from '@marketplace/contract/faq';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpText, helpTextLook } from '../../../shared/help-text.tsx';
import { Card } from '../../../ui/card.tsx';

type Props = { topics: readonly FaqTopic[]; openSlug?: string | undefined };

/** The topics to jump to, and every question below its own. */
export const FaqTopics = ({ topics, openSlug }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-10">
    <nav aria-label="Topik" className="md:sticky md:top-8">
      <ul className="flex flex-wrap gap-2 md:grid md:gap-1">
        <Repeated list="topics" of={topics}>
          {topics.map(({ slug, name }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                className="flex min-h-11 items-center rounded-lg border border-line bg-surface px-3 text-sm font-semibold hover:bg-sunken md:border-transparent md:bg-transparent"
              >
                {name}
              </a>
            </li>
          ))}
        </Repeated>
      </ul>
    </nav>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Repeated list="topics" of={topics}>
        {topics.map((topic) => (
          <Topic key={topic.slug} topic={topic} openSlug={openSlug} />
        ))}
      </Repeated>
    </div>
  </div>
);

const Topic = ({ topic: { slug, name, questions }, openSlug }: TopicProps) => (
  <section aria-labelledby={slug} data-topic="">
    <h2 id={slug} className="mb-3 scroll-mt-4 text-lg font-semibold">
      {name}
    </h2>
    <Card isFlush>
      <Repeated list="questions" of={questions}>
        {questions.map((each) => (
          <details
            key={each.slug}
            id={each.slug}
            open={each.slug === openSlug}
            className="group scroll-mt-4 border-t border-line first:border-t-0"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-semibold hover:bg-canvas [&::-webkit-details-marker]:hidden">
              <h3 className="min-w-0 wrap-anywhere">{each.question}</h3>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-faint group-open:rotate-180"
              />
            </summary>
            <div className="max-w-prose px-4 pb-4 text-ink-soft">
              {isSlot(each.answer) ? (
                <div className={helpTextLook}>{each.answer}</div>
              ) : (
                <HelpText text={each.answer} />
              )}
            </div>
          </details>
        ))}
      </Repeated>
    </Card>
  </section>
);

type TopicProps = { topic: FaqTopic; openSlug: string | undefined };
type RepeatedProps = { list: string; of: readonly { slug: string }[]; children: ReactNode };

/** As the build writes it, one row stands for all that the server will fill in. */
const Repeated = ({ list, of, children }: RepeatedProps) =>
  of.some(({ slug }) => isSlot(slug)) ? (
    <>
      {`{{#${list}}}`}
      {children}
      {`{{/${list}}}`}
    </>
  ) : (
    children
  );

const isSlot = (text: string): boolean => text.startsWith('{{');
