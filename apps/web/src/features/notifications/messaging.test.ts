import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useMessaging } from './messaging.ts';

const Asking = () => String(useMessaging().unread);

it('throws where nothing provides it [ER-12]', () => {
  expect(() => renderToStaticMarkup(createElement(Asking))).toThrow(
    'useMessaging outside of MessagingProvider',
  );
});
