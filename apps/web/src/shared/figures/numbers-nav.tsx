import { AppLink } from '../../platform/navigation/app-link.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../ui/chip.tsx';

const places = [
  { to: '/seller/analytics', label: 'Penjualan' },
  { to: '/seller/performance', label: 'Kinerja' },
  { to: '/seller/buyer-analytics', label: 'Pembeli' },
  { to: '/seller/order-loss', label: 'Pesanan hilang' },
] as const;

type Props = { at: (typeof places)[number]['to']; store_id: string };

/** The numbers of a store, a page each. */
export const NumbersNav = ({ at, store_id }: Props) => (
  <nav aria-label="Angka" className="min-w-0 print:hidden">
    <ChipRow>
      {places.map(({ to, label }) => (
        <AppLink
          key={to}
          to={to}
          search={{ store_id }}
          aria-current={to === at ? 'page' : undefined}
          activeProps={{}}
          className={chipStyle({ isChosen: to === at })}
        >
          <ChipContent isChosen={to === at}>{label}</ChipContent>
        </AppLink>
      ))}
    </ChipRow>
  </nav>
);
