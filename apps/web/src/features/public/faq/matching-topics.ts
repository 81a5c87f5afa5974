import type { FaqTopic } from '@marketplace/contract/faq';

/** Those questions that have every word that was typed, in question or answer. */
export function matchingTopics(topics: readonly FaqTopic[], typed: string): FaqTopic[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => fits(`${question} ${answer}`)),
    }))
    .filter(({ questions }) => questions.length > 0);
}
