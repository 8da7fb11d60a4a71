import { Trans, useLingui } from '@lingui/react/macro';
import { href, Link } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { distance } from 'ui/formats/format.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { draftPrefix } from '#features/orders/checkout-draft.ts';
import { PrescriptionSteps } from '#features/orders/prescription-steps.tsx';
import styles from '../checkout-page.module.css';
import { TipChoice } from '../choices/tip-choice.tsx';
import { DeliverTo } from '../deliver-to.tsx';
import { SaveDraft } from '../save-draft.tsx';
import type { PharmacyData } from './fetch-pharmacy.server.ts';
import { PrescriptionCard } from './prescription-card.tsx';
import { type PrescriptionCheckout, type PrescriptionStart, usePrescriptionOrder } from './use-prescription-order.tsx';

interface Part {
  checkout: PrescriptionCheckout;
}

/** An order by the pictures of a prescription: the pharmacy reads them and names the price [CHK-12]. */
export function ByPrescription({
  pharmacy,
  ...data
}: Omit<PrescriptionStart, 'pharmacy'> & Pick<PharmacyData, 'pharmacy'>) {
  if (pharmacy) return <PrescriptionForm key={pharmacy.id} start={{ ...data, pharmacy }} />;
  return data.nearby.length > 0 ? <NearbyPharmacies stores={data.nearby} /> : <ChoosePharmacy />;
}

function PrescriptionForm({ start }: { start: PrescriptionStart }) {
  const checkout = usePrescriptionOrder(start);
  return (
    <form className={styles.columns} onSubmit={checkout.submit} noValidate data-module="pharmacy">
      <div className={styles.column}>
        <PrescriptionCard pictures={checkout.pictures} />
        <Chosen checkout={checkout} />
        <DeliverTo checkout={{ ...checkout, quote: null }} />
        <Note checkout={checkout} />
        <PaidLater />
        <TipChoice checkout={checkout} />
      </div>
      <SaveDraft slot={`${draftPrefix}prescription:${start.pharmacy.id}`} {...checkout} />
      <Next checkout={checkout} />
      <div className={styles.bar}>
        <Problem checkout={checkout} />
        <SendButton checkout={checkout} />
      </div>
    </form>
  );
}

/** Where no pharmacy is named, one is chosen first. */
function NearbyPharmacies({ stores }: { stores: PharmacyData['nearby'] }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Trans>Choose a pharmacy</Trans>
      </h2>
      <ul className={styles.choices}>
        {stores.map((store) => (
          <li key={store.id}>
            <Link to={`${href('/checkout')}?page=prescription&store=${store.slug}`} className={styles.choice}>
              <Monogram letters={store.monogram} colour={store.colours[0]} />
              <span className={styles.name}>
                <b className={styles.storeName}>
                  <bdi>{store.name}</bdi>
                </b>
                <MetaLine>
                  <AverageRating value={store.avg_rating} count={store.rating_count} />
                  {store.distance !== null && distance(store.distance / 1000)}
                  {!isOpen(store) && (
                    <Chip>
                      <Trans>CLOSED NOW</Trans>
                    </Chip>
                  )}
                </MetaLine>
                <span className={styles.small}>
                  <bdi>{store.address}</bdi>
                </span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A closed one reads no prescription now. */
function isOpen({ active, open }: PharmacyData['nearby'][number]): boolean {
  return active && open;
}

/** Where none is near either. */
function ChoosePharmacy() {
  return (
    <EmptyState
      image="artem"
      title={<Trans>Choose a pharmacy</Trans>}
      action={
        <LinkButton to={href('/home')}>
          <Trans>See pharmacies</Trans>
        </LinkButton>
      }
    >
      <Trans>Open the page of a pharmacy and send your prescription from there.</Trans>
    </EmptyState>
  );
}

function Chosen({ checkout: { pharmacy, charges } }: Part) {
  const { t } = useLingui();
  return (
    <section className={styles.card} aria-label={t`Pharmacy`}>
      <h2 className={styles.title}>
        <Trans>Pharmacy</Trans>
      </h2>
      <div className={styles.store}>
        <Monogram letters={pharmacy.monogram} colour={pharmacy.colours[0]} />
        <div className={styles.name}>
          <b className={styles.storeName}>
            <bdi>{pharmacy.name}</bdi>
          </b>
          <MetaLine>
            <AverageRating value={pharmacy.rating} count={pharmacy.ratingCount} />
            {charges && distance(charges.distance_metres / 1000)}
          </MetaLine>
          <p className={styles.small}>
            <bdi>{pharmacy.address}</bdi>
          </p>
        </div>
        <LinkButton kind="text" size="small" to={href('/store/:slugOrId', { slugOrId: pharmacy.slug })}>
          <Trans>Change</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

function Note({ checkout: { form, type } }: Part) {
  const { t } = useLingui();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Trans>Note for the pharmacist</Trans>
      </h2>
      <TextArea
        label={t`Note for the pharmacist`}
        isLabelHidden
        name="order_note"
        maxLength={500}
        rows={3}
        value={form.note}
        onChange={(event) => type({ note: event.target.value })}
      />
    </section>
  );
}

/** There is no price yet to choose a way for. */
function PaidLater() {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Trans>Payment method</Trans>
      </h2>
      <BannerNote tone="info" icon="banknote">
        <Trans>You pay nothing now. With the price you choose: cash on delivery, your wallet or digitally.</Trans>
      </BannerNote>
    </section>
  );
}

/** The next steps, what is known of the price, and the button. */
function Next({ checkout }: Part) {
  const { t } = useLingui();
  const { charges } = checkout;
  return (
    <aside className={styles.summary} aria-label={t`What happens next`}>
      <h2 className={styles.title}>
        <Trans>What happens next</Trans>
      </h2>
      <PrescriptionSteps reached="send" deliveryTime={charges?.delivery_time} />
      {charges && <Charges checkout={checkout} charges={charges} />}
      <div className={styles.inSummary}>
        <Problem checkout={checkout} />
        <SendButton checkout={checkout} />
      </div>
    </aside>
  );
}

function Charges({ charges }: Part & { charges: NonNullable<PrescriptionCheckout['charges']> }) {
  const { t } = useLingui();
  const money = useMoney(charges.currency);
  const away = distance(charges.distance_metres / 1000);
  const fee = charges.delivery_fee > 0 ? money(charges.delivery_fee) : t`Free`;
  return (
    <SumList
      lines={[
        { label: t`Medicines`, amount: t`After review` },
        { label: t`Delivery fee, ${away}`, amount: fee },
        ...(charges.service_charge > 0 ? [{ label: t`Service charge`, amount: money(charges.service_charge) }] : []),
        ...(charges.tip > 0 ? [{ label: t`Delivery man tip`, amount: money(charges.tip) }] : []),
        { label: t`Due now`, amount: money(0), tone: 'total' as const },
      ]}
    />
  );
}

function Problem({ checkout: { refusal } }: Part) {
  if (!refusal) return null;
  return (
    <BannerNote tone="bad" isAlert>
      {refusal.message ? (
        <RefusalText refusal={refusal} />
      ) : (
        <Trans>We could not reach the market. Check your connection and try again.</Trans>
      )}
    </BannerNote>
  );
}

function SendButton({ checkout: { isSending, isHydrated, refusal } }: Part) {
  return (
    <Button
      type="submit"
      size="large"
      isBlock
      icon="send-horizontal"
      isLoading={isSending}
      disabled={!isHydrated || Boolean(refusal?.message)}
    >
      <Trans>Send prescription</Trans>
    </Button>
  );
}
