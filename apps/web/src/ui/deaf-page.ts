import { deafFor } from './deaf-for.ts';

/** A screen may have to load first. Should it never come, the page is heard again all the same. */
const comesWithin = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isOnItsWay = false;

/**
 * A form goes, and another screen comes to stand in its place: the whole page hears nothing for a moment, since a second
 * tap was meant for the form's last button, and so was a second Enter.
 */
export function deafenPage(): void {
  if (timer === undefined) {
    document.documentElement.toggleAttribute('data-deaf', true);
    window.addEventListener('pointerdown', tapAgain, true);
    window.addEventListener('keydown', pressAgain, true);
  }
  hearIn(deafFor);
}

/** The screen that comes is on its way: a page that is deaf stays so until it is there. */
export function stayDeafUntilLanded(): void {
  if (timer === undefined) return;
  isOnItsWay = true;
  hearIn(comesWithin);
}

/** Another screen is there: a page that is deaf stays so for a moment more. */
export function stayDeafOnceLanded(): void {
  if (timer === undefined) return;
  isOnItsWay = false;
  hearIn(deafFor);
}

function hearIn(time: number): void {
  clearTimeout(timer);
  timer = setTimeout(hear, time);
}

function hear(): void {
  timer = undefined;
  isOnItsWay = false;
  document.documentElement.toggleAttribute('data-deaf', false);
  window.removeEventListener('pointerdown', tapAgain, true);
  window.removeEventListener('keydown', pressAgain, true);
}

/** Who goes on tapping has not seen yet what is there now. */
function tapAgain(): void {
  if (!isOnItsWay) hearIn(deafFor);
}

/** The focus stays where it is, unlike in what is inert: only what presses a button is not heard. */
function pressAgain(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  tapAgain();
}
