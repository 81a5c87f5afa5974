import { useState } from 'react';
import { DataTable } from '../ui/data-table.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DeskTableCase } from './desk-table-case.tsx';
import { KitCase } from './kit-case.tsx';

const rows = [
  { name: 'Indomie Goreng Original 85 g', unit: 'dus isi 40', sold: 1284, total: 'Rp 143.808.000' },
  { name: 'Bimoli Spesial 2 L', unit: 'karton isi 6', sold: 96, total: 'Rp 22.464.000' },
  { name: 'Gulaku 1 kg', unit: 'dus isi 12', sold: 8, total: 'Rp 1.708.000' },
];
type Row = (typeof rows)[number];
const columns = [
  { key: 'name', header: 'Produk', render: (row: Row) => row.name, isRowHeader: true },
  { key: 'unit', header: 'Satuan', render: (row: Row) => row.unit },
  {
    key: 'sold',
    header: 'Terjual',
    render: (row: Row) => row.sold.toLocaleString('id-ID'),
    isNumeric: true,
  },
  { key: 'total', header: 'Nilai', render: (row: Row) => row.total, isNumeric: true },
];

function Pages({ pageCount, first }: { pageCount: number; first: number }) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      label={`Halaman, ${pageCount} seluruhnya`}
      page={page}
      pageCount={pageCount}
      renderLink={(to, content, props) => (
        <a
          href={`#data-${to}`}
          {...props}
          onClick={(event) => {
            event.preventDefault();
            setPage(to);
          }}
        >
          {content}
        </a>
      )}
    />
  );
}

export function DataGroup() {
  const [tab, setTab] = useState('detail');
  return (
    <>
      <KitCase name="Table" note="Scrolls sideways on a phone, by keyboard too.">
        <DataTable
          caption="Produk terlaris"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
        />
      </KitCase>
      <KitCase name="Empty table" note="Keeps its head and says so.">
        <DataTable
          caption="Produk tanpa penjualan"
          isCaptionHidden
          columns={columns}
          rows={[]}
          rowKey={(row: Row) => row.name}
          empty="Belum ada produk yang terjual minggu ini."
        />
      </KitCase>
      <DeskTableCase />
      <KitCase name="Pagination" note="Arrows and a count on a phone, numbers from 600 px.">
        <div className="grid gap-4">
          <Pages pageCount={20} first={5} />
          <Pages pageCount={3} first={1} />
        </div>
      </KitCase>
      <KitCase name="Tabs" note="Parts of one screen; arrow keys move.">
        <Tabs
          label="Bagian pesanan"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'detail', label: 'Rincian', content: 'Isi rincian.' },
            { value: 'history', label: 'Riwayat', count: 4, content: 'Isi riwayat.' },
            { value: 'notes', label: 'Catatan pembeli', content: 'Isi catatan.' },
            { value: 'papers', label: 'Dokumen dan bukti', count: 12, content: 'Isi dokumen.' },
          ]}
        />
      </KitCase>
    </>
  );
}
