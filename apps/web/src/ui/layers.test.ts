import { expect, it, onTestFinished, vi } from 'vitest';
import { letBackCloseLayers } from './layers.ts';

/** A page that was loaded anew on an entry that stood for a sheet, and goes back from that. */
function openOnLayer() {
  onTestFinished(() => void vi.unstubAllGlobals());
  const history = { state: { layer: 1 } as object, go: vi.fn() };
  const location = { href: 'https://shop.example/seller', pathname: '/seller' };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { history, location }));
  const went: string[] = [];
  const go = (to: string) => void went.push(to);
  const router = { push: go, replace: go, go, back: go, forward: go };
  onTestFinished(letBackCloseLayers(router as never));
  expect(history.go).toHaveBeenCalledWith(-1);
  return { history, router, went };
}

it('who goes on while the page is still on its way back waits for it', () => {
  const { router, went, history } = openOnLayer();
  router.push('/seller/orders');
  expect(went).toEqual([]);
  history.state = {};
  router.push('/seller/more');
  expect(went).toEqual(['/seller/orders', '/seller/more']);
});

it('a step back that nobody heard of holds up no other', () => {
  const { router, went, history } = openOnLayer();
  history.state = {};
  router.push('/seller/orders');
  expect(went).toEqual(['/seller/orders']);
});
