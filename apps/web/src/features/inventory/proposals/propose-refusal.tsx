import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { contestedIn } from './merge-propose.ts';
import type { useProposeForm } from './use-propose-form.ts';

type Props = { form: ReturnType<typeof useProposeForm>; store_id: string };

/** Why the whole was refused, and where to go on instead. It stands at the button, where whoever has tapped it looks. */
export function ProposeRefusal({ form, store_id }: Props) {
  const { problems, refusal, overtaken, values, base } = form;
  if (!problems.form) return null;
  if (refusal === 'photo_lost')
    return (
      <Note>Ada foto yang tidak lagi ada di perangkat ini. Hapus foto itu, lalu ambil ulang.</Note>
    );
  if (refusal === 'proposal_version_conflict' && overtaken) {
    const contested = contestedIn(values, overtaken, base).join(', ');
    return (
      <Note
        link={
          base.proposal && (
            <AppLink
              to="/seller/inventory/proposal/detail"
              search={{ proposalId: base.proposal.id, store_id }}
            >
              Lihat yang terbaru
            </AppLink>
          )
        }
      >
        Usulan ini baru saja diubah orang lain{contested && `: ${contested}`}. Isian Anda tetap di
        sini. Periksa, lalu kirim lagi kalau sudah benar.
      </Note>
    );
  }
  const query = values.name.trim();
  if (refusal === 'proposal_exists')
    return (
      <Note
        link={
          <AppLink to="/seller/inventory/proposals" search={{ store_id, query }}>
            Lihat usulan itu
          </AppLink>
        }
      >
        {problems.form}
      </Note>
    );
  if (refusal === 'proposal_product_exists')
    return (
      <Note
        link={
          <AppLink to="/seller/inventory/product/add" search={{ store_id, query }}>
            Cari produk itu di katalog
          </AppLink>
        }
      >
        {problems.form}
      </Note>
    );
  return <Note>{problems.form}</Note>;
}

const Note = ({ children, link }: { children: ReactNode; link?: ReactNode }) => (
  <Banner kind="error" link={link} className="mb-3">
    {children}
  </Banner>
);
