import { type Company, stockIn } from './books.ts';
import { pageOf } from './lists.ts';
import { saveItem, saveItems, shown } from './save-item.ts';
import { savePaper, saveTargets } from './save-paper.ts';
import { type Answer, type Fields, json, refused, textOf, well } from './wire.ts';

type DataCall = { path: string; query: URLSearchParams; body: Fields };

type Handler = (company: Company, call: DataCall, allowsTwins: boolean) => Answer;

const warehouseOf = ({ warehouses }: Company, query: URLSearchParams) =>
  warehouses.find(
    ({ id, name }) =>
      String(id) === query.get('warehouseId') || name === query.get('warehouseName'),
  );

const paperNamed = (papers: Company['invoices'], query: URLSearchParams, word: string) => {
  const found = papers.find(
    ({ id, number }) => String(id) === query.get('id') || number === query.get('number'),
  );
  return found ? well({ d: found }) : refused(`${word} tidak tepat`);
};

/** By path, with the scope that each asks for. */
export const dataCalls: Record<string, { scope: string; handle: Handler }> = {
  'item/list': {
    scope: 'item_view',
    handle: ({ items }, { query }) => pageOf([...items.values()].map(shown), query, ['no', 'name']),
  },
  'item/detail': {
    scope: 'item_view',
    handle: ({ items, warehouses }, { query }) => {
      const item = [...items.values()].find(
        ({ id, no }) => String(id) === query.get('id') || no === query.get('no'),
      );
      if (!item) return refused('Barang & Jasa tidak tepat');
      const detailWarehouseData = warehouses.map((warehouse) => ({
        ...warehouse,
        warehouseName: warehouse.name,
        balance: stockIn(item, warehouse.id),
        unit1Quantity: stockIn(item, warehouse.id),
      }));
      return well({ d: { ...shown(item), detailWarehouseData } });
    },
  },
  'item/save': {
    scope: 'item_save',
    handle: (company, { body }) => json(saveItem(company, body)),
  },
  'item/bulk-save': {
    scope: 'item_save',
    handle: (company, { body }) => json(saveItems(company, body)),
  },
  'item/list-stock': {
    scope: 'item_view',
    handle: (company, { query }) => {
      const warehouse = warehouseOf(company, query);
      if (!warehouse) return refused('Gudang tidak tepat');
      const rows = [...company.items.values()].map((item) => ({
        id: item.id,
        no: item.no,
        name: item.name,
        upcNo: item.upcNo,
        quantity: stockIn(item, warehouse.id),
      }));
      const named = new URLSearchParams(query);
      // This list gives its rows whole.
      named.set('fields', 'id,no,name,upcNo,quantity');
      return pageOf(rows, named, ['no', 'name']);
    },
  },
  'item/get-stock': {
    scope: 'item_view',
    handle: (company, { query }) => {
      const item = company.items.get(query.get('no') ?? '');
      if (!item) return refused('Barang & Jasa tidak tepat');
      const warehouse = warehouseOf(company, query);
      if (!warehouse) return refused('Gudang tidak tepat');
      return well({ d: { availableStock: stockIn(item, warehouse.id) } });
    },
  },
  'item/search-by-no-upc': {
    scope: 'item_view',
    handle: ({ items }, { query }) => {
      const wanted = query.get('keywords') ?? '';
      const item = [...items.values()].find(({ no, upcNo }) => no === wanted || upcNo === wanted);
      return well({ d: item ? { found: true, item: shown(item) } : { found: false } });
    },
  },
  'unit/list': {
    scope: 'unit_view',
    handle: ({ units }, { query }) =>
      pageOf(
        units.map((name, at) => ({ id: at + 1, name })),
        query,
        ['name'],
      ),
  },
  'warehouse/list': {
    scope: 'warehouse_view',
    handle: ({ warehouses }, { query }) => pageOf(warehouses, query, ['name']),
  },
  'item-adjustment/save-target-quantity': {
    scope: 'item_adjustment_save',
    handle: (company, { body }) => saveTargets(company, body),
  },
  'customer/list': {
    scope: 'customer_view',
    handle: ({ customers }, { query }) =>
      pageOf([...customers.values()], query, ['customerNo', 'name']),
  },
  'customer/save': {
    scope: 'customer_save',
    handle: (company, { body }) => {
      const [customerNo, name] = [textOf(body.customerNo), textOf(body.name)];
      if (!name) return refused('Nama Pelanggan harus diisi');
      if (company.customers.has(customerNo))
        return refused(`Nomor Pelanggan "${customerNo}" sudah digunakan`);
      company.next_id += 1;
      const made = { id: company.next_id, customerNo: customerNo || `C.${company.next_id}`, name };
      company.customers.set(made.customerNo, made);
      return well({ d: [`Pelanggan "${name}" berhasil disimpan`], r: made });
    },
  },
  'sales-invoice/save': {
    scope: 'sales_invoice_save',
    handle: (company, { body }, twins) => savePaper(company, 'invoice', body, twins),
  },
  'sales-invoice/list': {
    scope: 'sales_invoice_view',
    handle: ({ invoices }, { query }) => pageOf(invoices, query, ['number', 'customerNo']),
  },
  'sales-invoice/detail': {
    scope: 'sales_invoice_view',
    handle: ({ invoices }, { query }) => paperNamed(invoices, query, 'Faktur Penjualan'),
  },
  'sales-return/save': {
    scope: 'sales_return_save',
    handle: (company, { body }, twins) => savePaper(company, 'return', body, twins),
  },
  'sales-return/list': {
    scope: 'sales_return_view',
    handle: ({ returns }, { query }) => pageOf(returns, query, ['number', 'customerNo']),
  },
  'sales-return/detail': {
    scope: 'sales_return_view',
    handle: ({ returns }, { query }) => paperNamed(returns, query, 'Retur Penjualan'),
  },
};
