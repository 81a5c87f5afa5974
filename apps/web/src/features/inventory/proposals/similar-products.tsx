import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { similarQuery } from './proposals.query.ts';

const pause = 400;

type Props = { store_id: string; name: string; barcodes: readonly string[] };

/** What the catalogue has that may be meant, to be sold instead of proposed. */
export function SimilarProducts({ store_id, name, barcodes }: Props) {
  const title = useId();
  const asked = useSettled(JSON.stringify([name.trim().slice(0, 120), barcodes]), pause);
  const [words, numbers] = JSON.parse(asked) as [string, string[]];
  const { data } = useQuery(similarQuery(useServices(), store_id, words, numbers));
  const isEmpty = words.length < 4 && numbers.length === 0;
  const products = isEmpty ? [] : (data?.products ?? []);
  return (
    <div role="status" className="empty:hidden">
      {products.length > 0 && (
        <Card isFlush aria-labelledby={title}>
          <CardTitle id={title} className="px-4 pt-4">
            {numbers.length > 0
              ? 'Barcode ini sudah ada di katalog'
              : 'Mungkin sudah ada di katalog'}
          </CardTitle>
          <p className="px-4 text-sm text-ink-soft">
            Kalau ini barangnya, jual yang ini. Tidak perlu menunggu diperiksa.
          </p>
          <ul aria-label="Produk mirip" className="mt-2 divide-y divide-line">
            {products.map((product) => (
              <li key={product.product_id}>
                <ListRow
                  title={product.product_name}
                  subtitle={[
                    product.barcode_number && `Barcode ${product.barcode_number}`,
                    product.brand_name,
                    product.is_listed && 'sudah Anda jual',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
                  as={
                    <AppLink
                      to="/seller/inventory/product/add"
                      search={{ productId: product.product_id, store_id }}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
