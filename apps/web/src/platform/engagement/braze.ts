import { cardCategories, cardDestinations } from '@marketplace/contract/card-words';
import type { CardService, ContentCard } from '@marketplace/contract/content-cards';
import type { CardSource } from './card-source.ts';

/** What we use of the SDK, as its documentation has it. It may be used by customers of Braze alone, so it is never part of ours. */
export type BrazeSdk = {
  initialize: (api_key: string, options: Record<string, unknown>) => boolean;
  changeUser: (user_uuid: string) => void;
  openSession: () => void;
  subscribeToContentCardsUpdates: (
    listener: (update: { cards: BrazeCard[] }) => void,
  ) => string | undefined;
  requestContentCardsRefresh: () => void;
  logContentCardImpressions: (cards: BrazeCard[]) => boolean;
  logContentCardClick: (card: BrazeCard) => boolean;
  removeSubscription: (id: string) => void;
  wipeData: () => void;
};

export type BrazeCard = {
  id?: string;
  title?: string;
  description?: string;
  viewed?: boolean;
  pinned?: boolean;
  url?: string | null;
  linkText?: string;
  imageUrl?: string;
  updated?: Date | null;
  extras?: Record<string, unknown>;
};

declare global {
  interface Window {
    braze?: BrazeSdk;
  }
}

type Person = { user_uuid: string; isHere: () => boolean };

/** Opens the service for a person, if they are still here, and shows their cards now and whenever they change. */
export async function openBraze(
  { api_key, endpoint, script }: CardService,
  { user_uuid, isHere }: Person,
  show: (cards: ContentCard[]) => void,
): Promise<CardSource | undefined> {
  const braze = await loadSdk(script);
  if (!isHere()) return undefined;
  braze.initialize(api_key, {
    baseUrl: endpoint,
    noCookies: true,
    // Our worker is ours, and so are the fonts.
    manageServiceWorkerExternally: true,
    doNotLoadFontAwesome: true,
  });
  let received = new Map<string, BrazeCard>();
  const subscription = braze.subscribeToContentCardsUpdates(({ cards }) => {
    received = new Map(cards.map((card) => [card.id ?? '', card]));
    show(cards.flatMap(cardOf));
  });
  braze.changeUser(user_uuid);
  braze.openSession();
  braze.requestContentCardsRefresh();
  return {
    refresh: () => braze.requestContentCardsRefresh(),
    logImpressions: (card_ids) => {
      const seen = card_ids.map((id) => received.get(id)).filter((card) => card !== undefined);
      if (seen.length > 0) braze.logContentCardImpressions(seen);
    },
    logClick: (card_id) => {
      const card = received.get(card_id);
      if (card) braze.logContentCardClick(card);
    },
    close: () => {
      if (subscription) braze.removeSubscription(subscription);
      braze.wipeData();
    },
  };
}

let loading: Promise<BrazeSdk> | undefined;

/** From its own address, once; a signal that broke just then is no reason never to try again. */
function loadSdk(address: string): Promise<BrazeSdk> {
  loading ??= new Promise<BrazeSdk>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.crossOrigin = 'anonymous';
    element.onload = () =>
      window.braze ? resolve(window.braze) : reject(new Error('the card service did not start'));
    element.onerror = () => reject(new Error('the card service cannot be loaded'));
    document.head.append(element);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** As our own cards are. One without a title is there to be counted, not shown; what is not for sellers neither. */
function cardOf(card: BrazeCard): ContentCard[] {
  const { id, title, description = '', extras = {} } = card;
  if (!id || !title) return [];
  const destination = cardDestinations.find((each) => each === extras.destination);
  const category = cardCategories.find((each) => each === extras.category);
  if (!destination || !category) return [];
  return [
    {
      id,
      title,
      description,
      viewed: card.viewed ?? false,
      pinned: card.pinned ?? false,
      url: card.url ?? null,
      linkText: card.linkText ?? null,
      imageUrl: card.imageUrl ?? null,
      created_at: (card.updated ?? new Date()).toISOString(),
      extras: {
        category,
        destination,
        store_id: typeof extras.store_id === 'string' && extras.store_id ? extras.store_id : null,
      },
    },
  ];
}
