import type { Database } from '../platform/db/handle.ts';
import { indonesianBarcode } from './barcode.ts';
import { copyRows, type Row } from './copy-text.ts';
import type { Catalogue, Product, Unit, Variant } from './numbered-catalogue.ts';
import { between, seeded } from './random.ts';
import { uoms } from './uoms.ts';
import { streams, type World } from './world.ts';

const day = 86_400_000;

/** The marketplace's products, which all stores share. */
export async function fillCatalogue(database: Database, world: World): Promise<void> {
  const { catalogue } = world;
  const variants = catalogue.products.flatMap((product) =>
    product.variants.map((variant) => ({ product, variant })),
  );
  const units = variants.flatMap(({ variant }) => variant.units.map((unit) => ({ variant, unit })));
  await copyRows(database, 'uoms', ['id', 'code', 'name'], uomRows());
  await copyRows(database, 'brands', ['id', 'name'], numbered(catalogue.brands));
  await copyRows(database, 'categories', ['id', 'name'], numbered(catalogue.categories));
  await copyRows(database, 'products', productColumns, productRows(world));
  const variantRows = variants.map(({ product, variant }) => [
    variant.id,
    product.id,
    variant.name,
  ]);
  await copyRows(database, 'product_variants', ['id', 'product_id', 'name'], variantRows);
  await copyRows(database, 'product_units', unitColumns, units.map(unitRow));
  await copyRows(
    database,
    'barcodes',
    ['barcode_number', 'product_unit_id'],
    barcodeRows(catalogue),
  );
}

const uomRows = (): Row[] => uoms.map(({ code, name }, index) => [index + 1, code, name]);

const numbered = (names: string[]): Row[] => names.map((name, index) => [index + 1, name]);

const productColumns = ['id', 'name', 'brand_id', 'category_id', 'created_at'] as const;

const productRows = ({ plan, start, catalogue }: World): Row[] =>
  catalogue.products.map(({ id, name, brandId, categoryId }) => {
    const random = seeded(plan.seed, streams.listed, 0, id);
    const createdAt = new Date(start - between(random, 150, 900) * day);
    return [id, name, brandId, categoryId, createdAt.toISOString()];
  });

const unitColumns = ['id', 'variant_id', 'uom_id', 'base_quantity'] as const;

const unitRow = ({ variant, unit }: { variant: Variant; unit: Unit }): Row => [
  unit.id,
  variant.id,
  unit.uomId,
  unit.baseQuantity,
];

/** The piece and the outer carton carry a code, what is between them does not. */
function* barcodeRows({ products }: Catalogue): Generator<Row> {
  const articles = new Map<number, number>();
  for (const product of products)
    for (const { units } of product.variants)
      for (const unit of new Set([units[0], units.at(-1)]))
        if (unit) yield [indonesianBarcode(1_000 + product.brandId, nextArticle(product)), unit.id];

  function nextArticle({ brandId }: Product): number {
    const article = (articles.get(brandId) ?? 0) + 1;
    articles.set(brandId, article);
    return article;
  }
}
