import { entryUrl, hasBridge } from '../platform/bridge/embedding.ts';
import { isEntry } from '../platform/bridge/entry.ts';
import { savedValue } from '../platform/device/local-storage.ts';

/**
 * A script of its own for the pages that are only read: they are whole without it and without the application. Within the
 * mobile app, which has the back button and may bring a login, it starts the application; so it does on the first page for
 * who is signed in. Elsewhere the way back leads home, and questions can be searched.
 */
const { application, styles } = document.currentScript?.dataset ?? {};
const isFirstPage = window.location.pathname === '/';
const isIn = savedValue('auth_token') !== undefined;

if (isEntry(window.location.search) || hasBridge() || entryUrl() !== null || (isFirstPage && isIn))
  startApplication();
else {
  if (isIn) leadHome();
  searchQuestions();
  openAsked();
  window.addEventListener('hashchange', openAsked);
}

/** The page has no more styles than it needed itself: the others come beside the code, and before anything is drawn by it. */
function startApplication(): void {
  if (!application || !styles) throw new Error('the page does not name its application');
  const code = document.createElement('link');
  Object.assign(code, { rel: 'modulepreload', crossOrigin: '', href: application });
  const looks = document.createElement('link');
  Object.assign(looks, { rel: 'stylesheet', href: styles });
  const start = () => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin: '', src: application });
    document.body.append(script);
  };
  looks.addEventListener('load', start, { once: true });
  looks.addEventListener('error', start, { once: true });
  document.head.append(code, looks);
}

function leadHome(): void {
  const way = document.querySelector<HTMLAnchorElement>('[data-way-back]');
  if (!way?.lastChild) return;
  way.href = '/seller';
  way.lastChild.textContent = 'Beranda';
}

function searchQuestions(): void {
  const input = document.querySelector<HTMLInputElement>('[data-faq-search] input');
  const none = document.querySelector<HTMLElement>('[data-faq-none]');
  if (!input || !none) return;
  const topics = [...document.querySelectorAll<HTMLElement>('[data-topic]')].map((topic) => ({
    topic,
    questions: [...topic.querySelectorAll('details')].map((details) => ({
      details,
      text: details.textContent.toLowerCase(),
    })),
  }));
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { topic, questions } of topics) {
      let inTopic = 0;
      for (const { details, text } of questions) {
        details.hidden = !words.every((word) => text.includes(word));
        if (!details.hidden) inTopic += 1;
      }
      topic.hidden = inTopic === 0;
      found += inTopic;
    }
    none.hidden = found > 0;
  };
  input.addEventListener('input', search);
  for (const clear of document.querySelectorAll('[data-faq-search] button'))
    clear.addEventListener('click', () => {
      input.value = '';
      input.focus();
      search();
    });
  search();
}

/** The question that the address names. */
function openAsked(): void {
  const asked = document.getElementById(window.location.hash.slice(1));
  if (asked instanceof HTMLDetailsElement) {
    asked.open = true;
    asked.scrollIntoView();
  }
}
