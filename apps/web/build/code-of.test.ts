import { expect, it } from 'vitest';
import { codeOf, type Manifest } from './code-of.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', name: 'index', imports: ['_base.js'] },
  '_base.js': { file: 'base.js', name: 'base' },
  '_site.js': { file: 'site.js', name: 'site', imports: ['_base.js'] },
  'virtual:routes/chat': { file: 'chat.js', name: 'chat', imports: ['_site.js'] },
  'virtual:routes/account': { file: 'account.js', name: 'account', imports: ['_site.js'] },
  'src/features/chat/buyer/buyer-room.screen.tsx?tsr-split=component': {
    file: 'room.js',
    imports: ['_base.js'],
  },
  'src/features/home/home.screen.tsx?tsr-split=component': { file: 'home.js' },
};

it('a page names its screen, the addresses of its group, and what both import', () => {
  const files = codeOf('/buyer/chat/room', manifest);
  expect(new Set(files)).toEqual(new Set(['room.js', 'chat.js', 'site.js', 'base.js']));
});

it('a first page has no group to wait for', () => {
  expect(codeOf('/seller', manifest)).toEqual(['home.js']);
});

it('an address that nobody has names what was asked for besides', () => {
  expect(codeOf('/nowhere', manifest, ['index'])).toEqual(['index.js', 'base.js']);
});
