import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppState, useServices } from '../../platform/services.ts';
import { setStore } from '../../platform/state/app-state.ts';
import {
  isBannerDismissed,
  isNoticeDismissed,
  withBannerDismissed,
  withNoticeDismissed,
  withoutExpired,
} from '../../platform/state/dismissals.ts';
import type { StoreSlice } from '../../platform/state/store-slice.ts';
import { Banner } from '../../ui/banner.tsx';
import { bannerQuery } from './home.query.ts';
import { WordLink } from './word-link.tsx';

/** What the operator has to say, until it is closed or over. */
export function HomeBanners() {
  const services = useServices();
  const { state, telemetry } = services;
  const slice = useAppState(({ store }) => store);
  const store_id = slice.active?.id ?? '';
  const { data } = useQuery({ ...bannerQuery(services, store_id), enabled: store_id !== '' });
  useEffect(() => setStore(state, (slice) => withoutExpired(slice, new Date())), [state]);
  if (!data) return null;
  const now = new Date();
  const isOver = (expires_at: string) => Date.parse(expires_at) <= now.getTime();
  const banners = data.banners.filter(
    ({ id, expires_at }) => !isOver(expires_at) && !isBannerDismissed(slice, store_id, id, now),
  );
  const dismiss = (banner: string, change: (slice: StoreSlice) => StoreSlice) => {
    setStore(state, change);
    telemetry.track('banner_dismissed', { banner, store_id });
  };
  const notices = data.notices.filter(
    ({ hash, expires_at }) => !isOver(expires_at) && !isNoticeDismissed(slice, store_id, hash),
  );
  if (banners.length + notices.length === 0) return null;
  return (
    <div className="grid gap-3">
      {banners.map(({ id, type, title, text, link, dismissible }) => (
        <Banner
          key={id}
          kind={type}
          link={link && <WordLink link={link} about={title} />}
          onClose={
            dismissible
              ? () => dismiss(id, (slice) => withBannerDismissed(slice, store_id, id, new Date()))
              : undefined
          }
        >
          <b className="block">{title}</b>
          {text}
        </Banner>
      ))}
      {notices.map((notice) => (
        <Banner
          key={notice.hash}
          kind={notice.type}
          link={notice.link && <WordLink link={notice.link} about={notice.text} />}
          onClose={() =>
            dismiss(notice.hash, (slice) =>
              withNoticeDismissed(slice, store_id, notice, new Date()),
            )
          }
        >
          {notice.text}
        </Banner>
      ))}
    </div>
  );
}
