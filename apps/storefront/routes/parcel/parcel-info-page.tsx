import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { href, useSearchParams } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import type { ParcelDraft } from '#features/parcel/parcel-draft.ts';
import { apiFor } from '../../server/api-client.server.ts';
import checkout from '../checkout/checkout-page.module.css';
import { fetchOrderingCustomer } from '../checkout/fetch-ordering-customer.server.ts';
import type { Route } from './+types/parcel-info-page';
import { ParcelEndCard } from './parcel-end-card.tsx';
import { ContinueButton, ParcelFare } from './parcel-fare.tsx';
import { useParcel } from './use-parcel.ts';

export const shouldRevalidate = revalidateUnlessSheet;

export const handle = { title: ({ i18n }) => i18n._(msg`Parcel details`) } satisfies PageHandle;

const maxCategories = 50;

/** The categories of parcels from this place, and the sender's data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context, request);
  const [customer, { parcel_categories: categories }] = await Promise.all([
    fetchOrderingCustomer(api, request),
    api.parcel.categories({ query: { limit: maxCategories } }),
  ]);
  return { customer, categories };
}

/** Who sends what to whom, and who pays; it leads to its checkout [PARC-06]. */
export default function ParcelInfoPage({ loaderData: { customer, categories } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const [query] = useSearchParams();
  const requested = Number(query.get('parcel_category_id'));
  const category = categories.find(({ id }) => id === requested) ?? categories[0];
  const title = t`Parcel details`;
  return (
    <main className={checkout.page} id="main">
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={checkout.heading}>{title}</h1>
      {category ? (
        <Description
          key={customer ? 'customer' : 'guest'}
          customer={customer}
          categories={categories}
          chosen={category}
        />
      ) : (
        <NothingToSend />
      )}
    </main>
  );
}

type Categories = Route.ComponentProps['loaderData']['categories'];

interface DescriptionProps {
  customer: Route.ComponentProps['loaderData']['customer'];
  categories: Categories;
  chosen: Categories[number];
}

function Description({ customer, categories, chosen }: DescriptionProps) {
  const { t } = useLingui();
  const category: ParcelDraft['category'] = { id: chosen.id, name: chosen.name, image: chosen.image_full_url };
  const parcel = useParcel(customer, category);
  const { form, change, submit } = parcel;
  return (
    <form className={checkout.columns} onSubmit={submit} noValidate>
      <div className={checkout.column}>
        <Category categories={categories} chosen={chosen} />
        <ParcelEndCard end="sender" parcel={parcel} customer={customer} />
        <ParcelEndCard end="receiver" parcel={parcel} customer={customer} />
        <section className={checkout.card} aria-label={t`Who pays`}>
          <h2 className={checkout.title}>
            <Trans>Who pays</Trans>
          </h2>
          <Segmented
            label={t`Who pays`}
            name="charge_payer"
            value={form.payer}
            onChange={(payer) => change({ payer })}
            options={[
              { value: 'sender', label: <Trans>Sender</Trans>, icon: 'user-round' },
              { value: 'receiver', label: <Trans>Receiver</Trans>, icon: 'map-pin' },
            ]}
          />
          <p className={checkout.small}>
            {form.payer === 'receiver' ? (
              <Trans>The receiver pays in cash at the door.</Trans>
            ) : (
              <Trans>You choose how to pay on the next page.</Trans>
            )}
          </p>
        </section>
      </div>
      <ParcelFare parcel={parcel} priceFrom={chosen.price_from} />
      <div className={checkout.bar}>
        <ContinueButton parcel={parcel} priceFrom={chosen.price_from} />
      </div>
    </form>
  );
}

/** The chosen category, and a way to change it. */
function Category({ categories, chosen }: { categories: Categories; chosen: Categories[number] }) {
  const [query, setQuery] = useSearchParams();
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (id: number) => {
    const next = new URLSearchParams(query);
    next.set('parcel_category_id', String(id));
    setQuery(next, { replace: true, preventScrollReset: true });
    setIsChoosing(false);
  };
  return (
    <section className={checkout.card}>
      <div className={checkout.place}>
        <MediaFrame src={chosen.image_full_url} alt="" sizes="64px" className={checkout.parcel} />
        <div className={checkout.name}>
          <b>{chosen.name}</b>
          <p className={checkout.small}>{chosen.description}</p>
        </div>
        <Button kind="text" size="small" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          <Trans>Change</Trans>
        </Button>
      </div>
      {isChoosing && (
        <RadioRows legend={<Trans>What are you wish to send?</Trans>} isWide>
          {categories.map(({ id, name, description }) => (
            <RadioRow
              key={id}
              name="parcel_category_id"
              checked={id === chosen.id}
              onChange={() => choose(id)}
              description={description}
            >
              {name}
            </RadioRow>
          ))}
        </RadioRows>
      )}
    </section>
  );
}

/** Another module is selected, or no parcels are collected here. */
function NothingToSend() {
  return (
    <EmptyState
      image="boxbig"
      title={<Trans>Nothing can be sent from here</Trans>}
      action={
        <LinkButton to={href('/home')}>
          <Trans>Go to home</Trans>
        </LinkButton>
      }
    >
      <Trans>Choose the module that carries parcels, and where it begins.</Trans>
    </EmptyState>
  );
}
