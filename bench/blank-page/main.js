import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can do of what is measured: a field, a row from an answer, and another screen. */
const Login = () => createElement('input', { type: 'password' });

function List() {
  const [row, setRow] = useState();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    void fetch('/api/row')
      .then((answer) => answer.json())
      .then(({ text }) => setRow(text));
  }, []);
  return createElement(
    'main',
    {},
    createElement('button', { type: 'button', onClick: () => setAway(!isAway) }, 'Switch'),
    isAway ? createElement('h1', {}, 'Away') : row && createElement('li', {}, row),
  );
}

const screen = location.pathname === '/login' ? Login : List;
createRoot(document.getElementById('root')).render(createElement(screen));
