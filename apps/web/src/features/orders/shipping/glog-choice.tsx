import type { OrderRow } from '@marketplace/contract/order-row';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceLabel } from '../../../ui/choice-label.tsx';
import { DriverRadio } from './driver-row.tsx';
import { glogBarrierWords } from './driver-words.ts';
import { glogQuery } from './glog-choice.query.ts';

export const glog = 'GLOG' as const;

type Props = {
  store_id: string;
  order: Pick<OrderRow, 'buyer_store_id' | 'delivery' | 'payment_method'>;
  isChosen: boolean;
  isFixed: boolean;
  onChoose: () => void;
};

/** GLog, for an order that asks for it; where GLog does not come, why, since a driver may go instead. */
export function GlogChoice({ store_id, order, isChosen, isFixed, onChoose }: Props) {
  const services = useServices();
  const { buyer_store_id, delivery, payment_method } = order;
  const inputs = { store_id, buyer_store_id, is_cod_required: payment_method === 'COD' };
  const enabled = delivery === 'GLOG_SAME_DAY';
  const { data } = useQuery({ ...glogQuery(services, inputs), enabled });
  const service = data?.data[0];
  if (!enabled || !service) return null;
  if (service.reason) {
    return (
      <Banner kind="important">
        Pembeli memilih GLog, tetapi {glogBarrierWords[service.reason]}. Kirim dengan pengemudi
        toko.
      </Banner>
    );
  }
  return (
    <Card isFlush>
      <ChoiceLabel
        className="px-4 py-3"
        label={<span className="font-semibold">GLog</span>}
        hint="Dipilih pembeli. Diambil kurir GLog dan tiba di hari yang sama."
      >
        <DriverRadio isChosen={isChosen} isDisabled={isFixed} onChoose={onChoose} />
      </ChoiceLabel>
    </Card>
  );
}
