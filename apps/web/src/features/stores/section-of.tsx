import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { AddressSection } from './address-section.tsx';
import { AutoAcceptSection } from './auto-accept-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { EmailSection } from './email-section.tsx';
import { GlogSection } from './glog-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { SectionName } from './section-names.ts';
import { StaffSection } from './staff-section.tsx';
import { storeInfoQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';
import { TaxesSection } from './taxes-section.tsx';
import { ZonesSection } from './zones-section.tsx';

const byName = {
  profil: ProfileSection,
  alamat: AddressSection,
  email: EmailSection,
  staf: StaffSection,
  'jam-buka': HoursSection,
  'hari-libur': ClosingSection,
  'terima-otomatis': AutoAcceptSection,
  ongkir: ZonesSection,
  glog: GlogSection,
  pajak: TaxesSection,
};

/** The section once the store is known, and until then or instead of it what happened. */
export function SectionOf({ name, store_id }: { name: SectionName; store_id: string }) {
  const services = useServices();
  const info = useQuery(storeInfoQuery(services, store_id));
  const Section = byName[name];
  if (info.data) return <Section info={info.data} />;
  if (info.error) return <LoadFailed error={info.error} onReload={() => void info.refetch()} />;
  return (
    <div role="status" aria-label="Memuat toko" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormSkeleton />
    </div>
  );
}
