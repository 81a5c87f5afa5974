import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Bell, ChevronRight } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';
import { FactorSection } from './factor-section.tsx';
import { LoginsSection } from './logins-section.tsx';
import { NameSection } from './name-section.tsx';
import { accountQuery } from './own-account.query.ts';
import { PasswordSection } from './password-section.tsx';

export const Route = createFileRoute('/_private/seller/account')({
  component: OwnAccountScreen,
  pendingComponent: RecordPending,
});

/** A person's own account: their name, their ways in, and where they are signed in. */
function OwnAccountScreen() {
  const result = useQuery(accountQuery(useServices()));
  return (
    <RecordPage title="Akun saya" back={{ to: '/seller/more', label: 'Lainnya' }} result={result}>
      {(account) => (
        <>
          <NameSection account={account} />
          <PasswordSection account={account} />
          <FactorSection standing={account.second_factor} />
          <LoginsSection />
          <Card isFlush>
            <ListRow
              icon={
                <IconTile tone="brand">
                  <Bell />
                </IconTile>
              }
              title="Atur notifikasi"
              subtitle="Apa yang diberitahukan, lewat mana, dan jam tenang"
              trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
              as={<AppLink to="/seller/notifications/settings" search={{}} />}
            />
          </Card>
        </>
      )}
    </RecordPage>
  );
}
