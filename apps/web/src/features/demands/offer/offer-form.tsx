import type { DefaultOffering, DemandDetail } from '@marketplace/contract/tender-offerings';
import { rupiah } from '../../../platform/format/money.ts';
import { RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { DemandStanding } from '../demand-standing.tsx';
import { changesIn, offerNews } from './merge-offer.ts';
import { OfferItems } from './offer-items.tsx';
import { OfferReview } from './offer-review.tsx';
import { OfferSteps } from './offer-steps.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { type OfferBase, totalOf } from './offer-values.ts';
import { type OfferForm as Form, type Step, useOfferForm } from './use-offer-form.ts';

type Props = { detail: DemandDetail; defaults: DefaultOffering };

/** Three steps, the last of which is where the usual offer begins: it is filled in already. */
export function OfferForm({ detail, defaults }: Props) {
  const form = useOfferForm(detail, defaults);
  if (!form.isReady) return <RowSkeletons />;
  const { step, setStep, values, base, problems } = form;
  const { items } = detail;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => {
        if (step === 3) return form.submit(event);
        event.preventDefault();
        setStep((step + 1) as Step);
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <OfferSteps step={step} onStep={setStep} />
      <Notes form={form} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {step === 1 && <OfferItems {...{ form, items }} store_id={detail.demand.store_id} />}
          {step === 2 && <OfferTerms {...{ form, detail }} />}
          {step === 3 && <OfferReview {...{ form, detail, defaults }} />}
        </div>
        <div className="max-md:hidden">
          <DemandStanding detail={detail} namesBuyer={false} />
        </div>
      </div>
      <BottomActions>
        {problems.form && (
          <Banner kind="error" className="mb-3">
            {problems.form}
          </Banner>
        )}
        <ActionArea of={[step, base.tender_version, base.version].join(' ')} isNext>
          {step === 3 ? (
            <Button key="send" type="submit" isBusy={form.isBusy} className="w-full md:w-auto">
              {sendWords(base)} {rupiah(totalOf(values))}
            </Button>
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="shrink-0 text-sm text-ink-soft">
                Total
                <b className="block text-lg leading-tight font-bold text-ink tabular-nums">
                  {rupiah(totalOf(values))}
                </b>
              </p>
              <Button
                key="on"
                type="submit"
                className="min-w-0 flex-[1_1_8rem] md:ml-auto md:flex-none"
              >
                {step === 1 ? 'Lanjut ke pengiriman' : 'Lanjut ke ringkasan'}
              </Button>
            </div>
          )}
        </ActionArea>
      </BottomActions>
    </form>
  );
}

const sendWords = ({ version, counter }: OfferBase): string => {
  if (version === null) return 'Kirim penawaran';
  return counter ? 'Kirim tawaran balik' : 'Kirim perubahan';
};

/** What was brought back, and what others have changed meanwhile. */
function Notes({ form }: { form: Form }) {
  const { since, base } = form;
  const isEdited = since !== undefined && since.tender_version !== base.tender_version;
  const changes = isEdited ? changesIn(since, base) : [];
  const news = offerNews(since, base);
  return (
    <>
      {!isEdited && !(since && news) && <RestoredNote form={form} />}
      {isEdited && (
        <Banner kind="important">
          Pembeli baru saja mengubah permintaan ini
          {changes.length > 0 ? `: ${changes.join('; ')}` : ''}. Yang Anda isi tetap; yang belum
          Anda ubah sudah disesuaikan.
        </Banner>
      )}
      {news && <Banner kind="important">{news}</Banner>}
    </>
  );
}
