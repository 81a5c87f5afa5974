import type { PaperKind } from '@marketplace/contract/paper-kinds';
import { FileText, type LucideIcon, PackageCheck, ReceiptText, Tag, Truck } from 'lucide-react';
import { useState } from 'react';
import { fetchFile, save } from '../../../platform/api/download.ts';
import { isCategory, wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { shareFile } from './share-file.ts';

type Paper = { kind: PaperKind; title: string; about: string; icon: LucideIcon };

const papers: readonly Paper[] = [
  { kind: 'invoice', title: 'Faktur', about: 'PDF ukuran A4', icon: FileText },
  { kind: 'delivery_note', title: 'Surat jalan', about: 'A4, dengan tanda tangan', icon: Truck },
  { kind: 'label_a6', title: 'Label A6', about: 'Alamat dan barcode pesanan', icon: Tag },
  { kind: 'label_80', title: 'Label 80 mm', about: 'Untuk printer gulung', icon: Tag },
  {
    kind: 'receipt_58',
    title: 'Struk 58 mm',
    about: 'Untuk printer kasir kecil',
    icon: ReceiptText,
  },
  { kind: 'receipt_80', title: 'Struk 80 mm', about: 'Untuk printer kasir', icon: ReceiptText },
  {
    kind: 'packing_list',
    title: 'Daftar ambil barang',
    about: 'Untuk mengambil dari rak',
    icon: PackageCheck,
  },
];

export type PaperChoiceProps = {
  store_id: string;
  order_ids: readonly string[];
  /** Whether there is one to print; without, the rest is offered. */
  hasInvoice?: boolean;
};

/** Everything that can be printed for orders: on a phone to be shared or printed from there, else saved. */
export function PaperChoices(props: PaperChoiceProps & { labelledBy: string }) {
  const { store_id, order_ids, hasInvoice = true, labelledBy } = props;
  const { token } = useServices();
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<PaperKind>();
  const making = useAction(
    async (kind: PaperKind) => {
      setProblem(undefined);
      setMade(kind);
      const query = { store_id, kind, order_ids: [...order_ids] };
      const file = await fetchFile(token.read, 'GET /api/orders/seller/papers', { query });
      if (!(await shareFile(file))) save(file);
    },
    (error) => setProblem(wordsFor(error)),
  );
  return (
    <>
      {problem && (
        <p role="alert" className="px-4 pb-2 font-semibold text-wrong-700">
          {problem}
        </p>
      )}
      <ul aria-labelledby={labelledBy} className="divide-y divide-line">
        {papers
          .filter(({ kind }) => hasInvoice || kind !== 'invoice')
          .map(({ kind, title, about, icon: Icon }) => (
            <li key={kind}>
              <ListRow
                icon={<Icon aria-hidden className="size-5" />}
                title={title}
                subtitle={about}
                trailing={
                  making.isBusy && kind === made ? (
                    <Spinner label={`Membuat ${title}`} className="size-5" />
                  ) : undefined
                }
                onClick={() => making.run(kind)}
              />
            </li>
          ))}
      </ul>
    </>
  );
}

const wordsFor = (error: unknown): string =>
  isCategory(error, 'NETWORK_ERROR') ? 'Butuh internet untuk membuat PDF.' : wordsForThrown(error);
