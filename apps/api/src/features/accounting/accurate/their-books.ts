import type { Db } from '../../../platform/db/handle.ts';
import type { Accurate, Books } from './accurate.ts';
import { AccurateFailure } from './accurate-failure.ts';
import { listIn, recordIn, textIn, wordsOf } from './read-json.ts';

export type TheirUnit = { name: string; ratio: number };
export type TheirItem = {
  item_id: string;
  item_no: string;
  name: string;
  upc: string;
  category: string;
  units: TheirUnit[];
  price: number;
  is_suspended: boolean;
};
export type TheirWarehouse = {
  id: string;
  name: string;
  description: string;
  is_default: boolean;
  /** In use, and not for scrap. */
  is_usable: boolean;
};

/** What a document's lines are there. */
export type TheirLine = {
  itemNo: string;
  quantity: number;
  unitPrice: number;
  itemUnitName: string;
  warehouseName: string;
};
export type TheirDocument = {
  number: string;
  /** dd/MM/yyyy */
  transDate: string;
  customerNo: string;
  description: string;
  cashDiscount: number;
  detailItem: TheirLine[];
};

export type NewItem = {
  no: string;
  name: string;
  upc: string;
  category: string;
  price: number;
  units: TheirUnit[];
};

const pageSize = 100;
const itemFields = [
  'id,no,name,upcNo,unitPrice,suspended,itemType,itemCategory',
  ...[1, 2, 3, 4, 5].map((n) => `unit${n}Name`),
  ...[2, 3, 4, 5].map((n) => `ratio${n}`),
].join(',');

const numberIn = (value: unknown) => Number(textIn(value)) || 0;

function itemIn(row: Record<string, unknown>): TheirItem {
  const units = [1, 2, 3, 4, 5].flatMap((n) => {
    const name = textIn(row[`unit${n}Name`]).trim();
    if (!name) return [];
    return [{ name: name.slice(0, 50), ratio: n === 1 ? 1 : numberIn(row[`ratio${n}`]) }];
  });
  return {
    item_id: textIn(row.id),
    item_no: textIn(row.no).slice(0, 100),
    name: textIn(row.name).slice(0, 200),
    upc: textIn(row.upcNo).trim().slice(0, 50),
    category: textIn(recordIn(row.itemCategory).name).slice(0, 100),
    units: units.filter(({ ratio }) => ratio >= 1),
    price: Math.round(numberIn(row.unitPrice)),
    is_suspended: row.suspended === true,
  };
}

type Page<Row> = { rows: Row[]; page_count: number; row_count: number };

const pageIn = <Row>(
  body: { d?: unknown; sp?: unknown },
  read: (row: Record<string, unknown>) => Row,
): Page<Row> => {
  const { pageCount, rowCount } = recordIn(body.sp);
  return {
    rows: listIn(body.d).map(read),
    page_count: numberIn(pageCount),
    row_count: numberIn(rowCount),
  };
};

/** One company's books as we use them. */
export function theirBooks(accurate: Accurate, db: Db, books: Books, signal?: AbortSignal) {
  const get = (path: string, query: Record<string, string | number | boolean>) =>
    accurate.data(db, books, { method: 'GET', path, query, signal });
  const post = (path: string, body: unknown) =>
    accurate.data(db, books, { method: 'POST', path, body, signal });
  const found = async (path: string, number: string) => {
    const field = 'number';
    const body = await get(`${path}/list`, {
      fields: 'id,number',
      [`filter.${field}.op`]: 'EQUAL',
      [`filter.${field}.val`]: number,
    });
    const row = listIn(body.d).find((each) => textIn(each.number) === number);
    return row ? textIn(row.id) : undefined;
  };
  return {
    warehouses: async (): Promise<TheirWarehouse[]> => {
      const body = await get('warehouse/list', {
        fields: 'id,name,description,defaultWarehouse,scrapWarehouse,suspended',
        'sp.pageSize': pageSize,
      });
      return listIn(body.d).map((row) => ({
        id: textIn(row.id),
        name: textIn(row.name).slice(0, 100),
        description: textIn(row.description).slice(0, 200),
        is_default: row.defaultWarehouse === true,
        is_usable: row.scrapWarehouse !== true && row.suspended !== true,
      }));
    },
    items: async (page: number): Promise<Page<TheirItem>> => {
      const body = await get('item/list', {
        fields: itemFields,
        'sp.page': page,
        'sp.pageSize': pageSize,
        'sp.sort': 'no|asc',
      });
      return pageIn(body, itemIn);
    },
    /** Quantities in first units. */
    stock: async (
      page: number,
      warehouse_id: string,
    ): Promise<Page<{ item_no: string; quantity: number }>> => {
      const body = await get('item/list-stock', {
        warehouseId: warehouse_id,
        'sp.page': page,
        'sp.pageSize': pageSize,
        'sp.sort': 'no|asc',
      });
      return pageIn(body, (row) => ({ item_no: textIn(row.no), quantity: numberIn(row.quantity) }));
    },
    stockOf: async (item_no: string, warehouse_name: string): Promise<number> => {
      const body = await get('item/get-stock', { no: item_no, warehouseName: warehouse_name });
      return numberIn(recordIn(body.d).availableStock);
    },
    setStock: async (
      warehouse_name: string,
      today: string,
      targets: readonly { item_no: string; quantity: number }[],
    ): Promise<void> => {
      await post('item-adjustment/save-target-quantity', {
        transDate: today,
        detail: targets.map(({ item_no, quantity }) => ({
          itemNo: item_no,
          targetQuantity: quantity,
          warehouseName: warehouse_name,
        })),
      });
    },
    /** Of each its number there, or why not. */
    saveItems: async (
      items: readonly NewItem[],
    ): Promise<({ item_no: string } | { words: string })[]> => {
      const body = await post('item/bulk-save', {
        data: items.map(({ no, name, upc, category, price, units }) => ({
          no,
          name,
          upcNo: upc,
          itemType: 'INVENTORY',
          itemCategoryName: category,
          unitPrice: price,
          ...Object.fromEntries(units.map((unit, at) => [`unit${at + 1}Name`, unit.name])),
          ...Object.fromEntries(units.slice(1).map((unit, at) => [`ratio${at + 2}`, unit.ratio])),
        })),
      });
      return listIn(body.d).map((each) =>
        each.s === true ? { item_no: textIn(recordIn(each.r).no) } : { words: wordsOf(each.d) },
      );
    },
    itemByNo: async (item_no: string): Promise<TheirItem | undefined> => {
      const body = await get('item/list', {
        fields: itemFields,
        'filter.no.op': 'EQUAL',
        'filter.no.val': item_no,
      });
      return listIn(body.d)
        .map(itemIn)
        .find((item) => item.item_no === item_no);
    },
    /** What has no shelf, such as a delivery: made the first time it is needed. */
    keepService: async (item_no: string, name: string): Promise<void> => {
      await post('item/save', {
        no: item_no,
        name,
        itemType: 'SERVICE',
        unit1Name: 'PCS',
        itemCategoryName: 'Umum',
      }).catch(ifTaken);
    },
    hasCustomer: async (customer_no: string): Promise<boolean> => {
      const body = await get('customer/list', {
        fields: 'id,customerNo',
        'filter.customerNo.op': 'EQUAL',
        'filter.customerNo.val': customer_no,
      });
      return listIn(body.d).some((row) => textIn(row.customerNo) === customer_no);
    },
    saveCustomer: async (customer_no: string, name: string): Promise<void> => {
      await post('customer/save', { customerNo: customer_no, name }).catch(ifTaken);
    },
    findInvoice: (number: string) => found('sales-invoice', number),
    findReturn: (number: string) => found('sales-return', number),
    saveInvoice: async (document: TheirDocument): Promise<string> =>
      textIn(recordIn((await post('sales-invoice/save', document)).r).id),
    saveReturn: async (document: TheirDocument): Promise<string> =>
      textIn(
        recordIn((await post('sales-return/save', { ...document, returnType: 'NO_INVOICE' })).r).id,
      ),
  };
}

export type TheirBooks = ReturnType<typeof theirBooks>;

/** It is there already: a try before this one made it. */
const ifTaken = (error: unknown): void => {
  if (
    error instanceof AccurateFailure &&
    error.kind === 'refused' &&
    /sudah digunakan/i.test(error.words)
  )
    return;
  throw error;
};
