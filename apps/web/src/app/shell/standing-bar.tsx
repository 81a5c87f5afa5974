import { standingWords } from '../../platform/store-standing.ts';
import { useSupportLink } from '../../shared/support-link.ts';
import { Banner } from '../../ui/banner.tsx';

/** Above every screen of a store that is inactive. */
export function StandingBar() {
  const support = useSupportLink('Halo, toko saya nonaktif. Bagaimana mengaktifkannya lagi?');
  const link = support && (
    <a href={support} target="_blank" rel="noopener">
      Hubungi bantuan
    </a>
  );
  return (
    <div className="px-4 pt-3 md:px-8 md:pt-6">
      <Banner kind="important" link={link}>
        {standingWords.inactive.reason}
      </Banner>
    </div>
  );
}
