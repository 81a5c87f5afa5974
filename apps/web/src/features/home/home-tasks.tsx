import type { SellerSummary } from '@marketplace/contract/store-summary';
import { useQuery } from '@tanstack/react-query';
import { Mail, MapPinOff, Package, PackageCheck, Timer, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { number } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { allStores } from '../../platform/state/store-slice.ts';
import { maySee } from '../../platform/store-standing.ts';
import { demandSummaryQuery, waitingDemands } from '../../shared/demand-summary.query.ts';
import { TimeLeft } from '../../shared/time-left.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';
import { ComplaintTasks, hasComplaints } from './complaint-tasks.tsx';
import { DemandTasks } from './demand-tasks.tsx';
import { homeComplaintsQuery } from './home.query.ts';
import { TasksPending } from './home-pending.tsx';
import { isScarce, StockTasks } from './stock-tasks.tsx';

type Props = { summary: SellerSummary; store_id: string };

/** One line for each kind of thing to be done; what there is none of is not there. */
export function HomeTasks({ summary, store_id }: Props) {
  const seesStore = useAppState(({ store }) => maySee(store, 'store'));
  const seesOrders = useAppState(({ store }) => maySee(store, 'order'));
  const { data: complaints, isLoading: areComplaintsComing } = useQuery({
    ...homeComplaintsQuery(useServices(), store_id),
    enabled: seesOrders,
  });
  const { data: demands, isLoading: areDemandsComing } = useQuery({
    ...demandSummaryQuery(useServices(), store_id),
    enabled: seesOrders,
  });
  const isAsked = demands !== undefined && waitingDemands(demands) > 0;
  const isDisputed = complaints !== undefined && hasComplaints(complaints);
  const { counts, new_orders, stock } = summary;
  const attention = seesStore ? summary.attention : [];
  const tasks = orderTasks.filter(({ status }) => counts[status] > 0);
  if (tasks.length + attention.length === 0 && !isScarce(stock) && !isDisputed && !isAsked) {
    // What is not known yet may be what needs doing.
    if (areComplaintsComing || areDemandsComing) return <TasksPending />;
    return (
      <Card>
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Belum ada yang perlu dikerjakan"
          text="Pesanan baru langsung muncul di sini, tanpa memuat ulang."
          className="py-4"
        />
      </Card>
    );
  }
  return (
    <Card isFlush>
      <CardTitle className="px-4 pt-4 pb-1">Perlu dikerjakan</CardTitle>
      <ul aria-label="Perlu dikerjakan" className="divide-y divide-line">
        {tasks.map(({ status, title, text, tone, icon }) => (
          <li key={status}>
            <ListRow
              icon={<IconTile tone={tone}>{icon}</IconTile>}
              title={title}
              subtitle={
                status === 'NEW' && new_orders[0]?.deadline_at ? (
                  <TimeLeft until={new_orders[0].deadline_at} before="Terdekat sisa" />
                ) : (
                  text
                )
              }
              trailing={number(counts[status])}
              as={<AppLink to="/seller/orders" search={{ status, store_id }} />}
            />
          </li>
        ))}
        {isDisputed && <ComplaintTasks complaints={complaints} store_id={store_id} />}
        {isAsked && <DemandTasks demands={demands} store_id={store_id} />}
        {isScarce(stock) && <StockTasks stock={stock} store_id={store_id} />}
        {attention.map(({ code, store_id: id, store_name }) => (
          <li key={`${code} ${id}`}>
            <ListRow
              icon={<IconTile tone={cures[code].tone}>{cures[code].icon}</IconTile>}
              title={cures[code].title}
              subtitle={store_id === allStores ? store_name : cures[code].text}
              as={
                <AppLink
                  to="/seller/store"
                  search={{ section: cures[code].section, store_id: id }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Tone = 'soon' | 'brand' | 'note' | 'wrong';

type Task = {
  status: 'NEW' | 'PROCESSING' | 'READY_FOR_PICKUP' | 'SHIPPED';
  title: string;
  text: string;
  tone: Tone;
  icon: ReactNode;
};

const orderTasks: readonly Task[] = [
  {
    status: 'NEW',
    title: 'Pesanan baru menunggu',
    text: 'Terima sebelum batas waktunya',
    tone: 'soon',
    icon: <Timer />,
  },
  {
    status: 'PROCESSING',
    title: 'Perlu dikirim',
    text: 'Sudah diterima, belum berangkat',
    tone: 'brand',
    icon: <Package />,
  },
  {
    status: 'READY_FOR_PICKUP',
    title: 'Siap diambil',
    text: 'Menunggu pembeli datang',
    tone: 'note',
    icon: <PackageCheck />,
  },
  {
    status: 'SHIPPED',
    title: 'Sedang diantar',
    text: 'Konfirmasi bila sudah sampai',
    tone: 'note',
    icon: <Truck />,
  },
];

const cures = {
  email_unverified: {
    title: 'Email toko belum terverifikasi',
    text: 'Agar tagihan dan pemberitahuan sampai',
    section: 'email',
    tone: 'note',
    icon: <Mail />,
  },
  address_reported: {
    title: 'Alamat toko diragukan',
    text: 'Perbaiki, atau nyatakan sudah benar',
    section: 'alamat',
    tone: 'wrong',
    icon: <MapPinOff />,
  },
} as const;
