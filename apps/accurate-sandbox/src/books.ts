import { goods } from './goods.ts';

export type Item = {
  id: number;
  no: string;
  name: string;
  itemType: string;
  upcNo: string;
  itemCategoryName: string;
  unitPrice: number;
  suspended: boolean;
  /** The first has the ratio 1. */
  units: { name: string; ratio: number }[];
  /** In the first unit, by warehouse. */
  stock: Map<number, number>;
};

type Warehouse = {
  id: number;
  name: string;
  description: string;
  defaultWarehouse: boolean;
  scrapWarehouse: boolean;
  suspended: boolean;
};

type Customer = { id: number; customerNo: string; name: string };

export type Line = {
  itemNo: string;
  quantity: number;
  unitPrice: number;
  itemUnitName: string;
  warehouseName: string;
};

/** An invoice, or what comes back of one. */
export type Paper = {
  id: number;
  number: string;
  transDate: string;
  customerNo: string;
  description: string;
  cashDiscount: number;
  totalAmount: number;
  detailItem: Line[];
};

type Adjustment = {
  id: number;
  itemNo: string;
  warehouse_id: number;
  before: number;
  after: number;
};

/** One company (Data Usaha). */
export type Company = {
  id: number;
  alias: string;
  trial: boolean;
  expired: boolean;
  /** Until which day its books are closed, as yyyymmdd; nothing is dated into it. */
  closed_until: string;
  /** Which of the sandbox's hosts has it, or where else it says that it is. */
  host: string;
  items: Map<string, Item>;
  units: string[];
  warehouses: Warehouse[];
  customers: Map<string, Customer>;
  invoices: Paper[];
  returns: Paper[];
  adjustments: Adjustment[];
  next_id: number;
};

const warehouses = (): Warehouse[] => [
  named(50, 'Gudang Utama', 'Di belakang toko', { defaultWarehouse: true }),
  named(51, 'Gudang Cabang', 'Ruko seberang pasar'),
  named(52, 'Barang Rusak', 'Menunggu retur', { scrapWarehouse: true }),
  named(53, 'Gudang Lama', 'Tidak dipakai lagi', { suspended: true }),
];

const named = (
  id: number,
  name: string,
  description: string,
  more: Partial<Warehouse> = {},
): Warehouse => ({
  id,
  name,
  description,
  defaultWarehouse: false,
  scrapWarehouse: false,
  suspended: false,
  ...more,
});

function company(id: number, alias: string, host: string, most: number): Company {
  const items = new Map<string, Item>();
  const unitNames = new Set<string>();
  for (const [index, good] of goods().slice(0, most).entries()) {
    for (const { name } of good.units) unitNames.add(name);
    items.set(good.no, {
      id: 1000 + index,
      itemType: 'INVENTORY',
      suspended: false,
      ...good,
      stock: new Map([
        [50, (index * 37) % 480],
        [51, (index * 11) % 60],
      ]),
    });
  }
  return {
    id,
    alias,
    trial: false,
    expired: false,
    closed_until: '',
    host,
    items,
    units: [...unitNames],
    warehouses: warehouses(),
    customers: new Map(),
    invoices: [],
    returns: [],
    adjustments: [],
    next_id: 100_000,
  };
}

/** Two companies of one owner, and one whose subscription has run out. */
export const madeUpCompanies = (host: string): Company[] => [
  company(801, 'CV Maju Sembako', host, 400),
  company(802, 'UD Berkah Grosir', host, 60),
  { ...company(803, 'Toko Lama (berakhir)', host, 5), expired: true },
];

export const unitOf = (item: Item, name: string) =>
  item.units.find((unit) => unit.name.toLowerCase() === name.toLowerCase());

export const stockIn = (item: Item, warehouse_id: number) => item.stock.get(warehouse_id) ?? 0;
