import { dropJournal } from '../device/draft-journal.ts';
import { dropView } from './drop-view.ts';
import { dropVisited } from './previous-path.ts';
import { dropScroll } from './reload-scroll.ts';

/** What a browser keeps in the open of what somebody did: the next finds nothing of it. */
export function dropTraces(): void {
  dropJournal();
  dropView();
  dropScroll();
  dropVisited();
}
