import type { Help } from '@marketplace/contract/home-picture';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Gauge, MessageSquareWarning, PackagePlus, UserRound } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { allStores, isSeveral } from '../../../platform/state/store-slice.ts';
import { useHiddenNumbers } from '../../../shared/hidden-numbers.ts';
import { TimeLeft } from '../../../shared/time-left.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';
import { pictureQuery } from './picture.query.ts';
import { HelpSkeleton, helpHeight } from './picture-skeleton.tsx';
import { helpReason, helpTitle } from './picture-words.ts';

/** The two things that would help most today, each with why, how much, and the way to do it. */
export function HomeHelp({ store_id }: { store_id: string }) {
  const { data, error } = useQuery(pictureQuery(useServices(), store_id));
  const { isHidden } = useHiddenNumbers();
  // The picture beside it says what went wrong, and lets it be tried again.
  if (!data) return error ? null : <HelpSkeleton />;
  return (
    <Card isFlush className={helpHeight}>
      <CardTitle className="px-4 pt-4 pb-1">Yang paling membantu hari ini</CardTitle>
      {data.help.length === 0 ? (
        <p className="px-4 py-3 text-ink-soft">
          Tidak ada yang menonjol hari ini: {data.sees_stock && 'stok, '}pembeli, permintaan, dan
          kinerja baik-baik saja.
        </p>
      ) : (
        <ul aria-label="Yang paling membantu hari ini" className="divide-y divide-line">
          {data.help.map((help) => (
            <li key={`${help.kind} ${help.store_id} ${help.of_id}`}>
              <ListRow
                icon={<IconTile tone={looks[help.kind].tone}>{looks[help.kind].icon}</IconTile>}
                title={helpTitle(help)}
                subtitle={
                  <>
                    {isSeveral(store_id) && help.store_name && `${help.store_name} · `}
                    {helpReason(help, isHidden)}
                    {help.until && (
                      <span className="block">
                        <TimeLeft until={help.until} />
                      </span>
                    )}
                  </>
                }
                as={<HelpLink help={help} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const looks = {
  RESTOCK: { tone: 'soon', icon: <PackagePlus /> },
  BUYER: { tone: 'brand', icon: <UserRound /> },
  DEMAND: { tone: 'brand', icon: <ClipboardList /> },
  COMPLAINTS: { tone: 'wrong', icon: <MessageSquareWarning /> },
  PERFORMANCE: { tone: 'note', icon: <Gauge /> },
} as const;

/** Where it is done. The row brings its look and its words. */
function HelpLink({
  help,
  ...row
}: {
  help: Help;
  className?: string;
  children?: React.ReactNode;
}) {
  const { kind, of_id, lift } = help;
  const store_id = help.store_id ?? allStores;
  switch (kind) {
    case 'RESTOCK':
      return (
        <AppLink
          {...row}
          to="/seller/inventory/update"
          search={{ inventory_ids: of_id ?? '', store_id }}
        />
      );
    case 'BUYER':
      return (
        <AppLink
          {...row}
          to="/seller/buyer-analytics/buyer"
          search={{ store_id, buyer_store_id: of_id ?? '' }}
        />
      );
    case 'DEMAND':
      return (
        <AppLink
          {...row}
          to="/seller/buyer-demands/detail"
          search={{ tender_id: of_id ?? '', store_id }}
        />
      );
    case 'COMPLAINTS':
      return <AppLink {...row} to="/seller/complaints" search={{ state: 'OPEN', store_id }} />;
    case 'PERFORMANCE':
      if (lift?.kind === 'ACCEPTANCE' || lift?.kind === 'RESPONSE')
        return <AppLink {...row} to="/seller/orders" search={{ status: 'NEW', store_id }} />;
      if (lift?.kind === 'ON_TIME')
        return <AppLink {...row} to="/seller/orders" search={{ status: 'PROCESSING', store_id }} />;
      if (lift?.kind === 'CHAT') return <AppLink {...row} to="/seller/chat" search={{}} />;
      return <AppLink {...row} to="/seller/performance" search={{ store_id }} />;
  }
}
