import { ChevronRight } from 'lucide-react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { PhoneNumber } from '../../platform/phone-number.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { loadUser } from '../../shared/load-user.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Who is signed in, and the way to their own account. */
export function PersonCard() {
  const services = useServices();
  const { userData, info } = useAppState(({ user }) => user);
  if (!userData && info.status === 'error') {
    return (
      <Banner
        kind="error"
        link={
          <Button variant="quiet" size="sm" onClick={() => void loadUser(services)}>
            Coba lagi
          </Button>
        }
      >
        {info.error || 'Data akun belum bisa dimuat.'}
      </Banner>
    );
  }
  return (
    <Card isFlush>
      <ListRow
        icon={<Avatar name={userData?.name ?? ''} />}
        title={userData?.name ?? <Skeleton className="h-5 w-40" />}
        subtitle={
          userData ? (
            <>
              <PhoneNumber of={userData.phone_number} /> · Akun, kata sandi, perangkat
            </>
          ) : (
            <Skeleton className="h-4 w-32" />
          )
        }
        trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        as={<AppLink to="/seller/account" search={{}} />}
      />
    </Card>
  );
}
