import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import { pictureKinds } from 'market/account/account.rules';
import { CallRefused } from 'market/calls/client';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { AdminBanner } from 'market/promotions/promotions-banners.admin.contract';
import {
  type BannerTarget,
  bannerPlaces,
  bannerTargets,
  minBannerPixels,
} from 'market/promotions/promotions-banners.rules';
import { imagePath } from 'market/values/image-path';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PromoCard } from 'ui/buttons/promo-card.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { usePreview } from 'ui/forms/use-preview.ts';
import { Icon } from 'ui/media/icon.tsx';
import desk from '../../layout/desk.module.css';
import { momentField, momentIn } from '../money/read-amounts.ts';
import settings from '../settings/settings.module.css';
import { ModuleOption } from '../stores/module-option.tsx';
import { DeleteBanner } from './delete-banner.tsx';
import { bannerQuery, bannersKey, promotionCalls } from './promotion-calls.ts';
import { StoreChoice } from './store-choice.tsx';

interface BannerFormProps {
  zones: readonly AdminZone[];
  module: ModuleType;
  /** The one to change; without it a new one is added. */
  banner?: AdminBanner;
  /** Takes what another person has saved, and drops what is written here. */
  onLoadAgain?: () => void;
}

interface BannerDraft {
  title: string;
  module: ModuleType;
  zoneId: number | null;
  placement: AdminBanner['placement'];
  target: BannerTarget;
  link: string;
  storeId: number | null;
  itemId: number | null;
  colour: string;
  position: string;
  startsAt: string;
  endsAt: string;
  isActive: boolean;
}

const fieldOf = (at: string | null) => (at === null ? '' : momentField(new Date(at)));

function draftOf(module: ModuleType, banner?: AdminBanner): BannerDraft {
  return {
    ...{
      title: banner?.title ?? '',
      module,
      zoneId: banner?.zone_id ?? null,
      placement: banner?.placement ?? 'slider',
    },
    ...{ target: banner?.target ?? 'page', link: banner?.link ?? '', storeId: banner?.store_id ?? null },
    ...{ itemId: banner?.item_id ?? null, colour: banner?.colour ?? '#ffb51f' },
    ...{ position: String(banner?.position ?? 0), startsAt: fieldOf(banner?.starts_at ?? null) },
    ...{ endsAt: fieldOf(banner?.ends_at ?? null), isActive: banner?.is_active ?? true },
  };
}

function bodyOf(draft: BannerDraft) {
  const { target } = draft;
  return {
    ...{ title: draft.title.trim(), module_type: draft.module, zone_id: draft.zoneId, placement: draft.placement },
    ...{ target, link: target === 'page' && draft.link.trim() ? draft.link.trim() : null },
    ...{ store_id: target === 'store' ? draft.storeId : null, item_id: target === 'item' ? draft.itemId : null },
    ...{ colour: draft.colour, position: Number.parseInt(draft.position, 10) || 0, is_active: draft.isActive },
    ...{ starts_at: momentIn(draft.startsAt) ?? null, ends_at: momentIn(draft.endsAt) ?? null },
  };
}

/** A banner with its words, picture, place and dates, and the card that customers see [OPS-065]. */
export function BannerForm({ zones, module, banner, onLoadAgain }: BannerFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const key = useRef(newIdempotencyKey());
  const [saved, setSaved] = useState(banner);
  const [draft, setDraft] = useState(() => draftOf(module, banner));
  const [photo, setPhoto] = useState<File | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const preview = usePreview(photo);
  const save = useMutation({
    async mutationFn() {
      const body = bodyOf(draft);
      const written = saved
        ? await promotionCalls.banners.change({
            params: { banner_id: saved.id },
            body: { ...body, version: saved.version },
          })
        : await promotionCalls.banners.create({ body, idempotencyKey: key.current });
      setSaved(written);
      if (!photo) return written;
      return promotionCalls.banners.setPicture({ params: { banner_id: written.id }, body: { photo } });
    },
    async onSuccess(next) {
      setSaved(next);
      setPhoto(null);
      queries.setQueryData(bannerQuery(next.id).queryKey, next);
      toast({ text: t`Saved`, tone: 'ok' });
      if (!banner) await navigate(`/promotions/banners/${next.id}`, { replace: true });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: bannersKey, refetchType: 'none' }),
  });
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const faults: Partial<Record<string, string>> = Object.fromEntries(
    refused.map((fault) => [fault.code, fault.message]),
  );
  const isGeneral = save.error && refused.every(({ code }) => !fields.has(code));
  const change = (part: Partial<BannerDraft>) => {
    key.current = newIdempotencyKey();
    if (save.error) save.reset();
    setDraft((now) => ({ ...now, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!save.isPending && draft.title.trim()) save.mutate();
  };
  const image = preview ?? saved?.image_full_url ?? imagePath('gift');
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <div className={desk.columns}>
        <div className={desk.stack}>
          <section className={desk.card} aria-labelledby="banner-look">
            <h2 id="banner-look" className={desk.cardTitle}>
              <Trans>Words and picture</Trans>
            </h2>
            <div className={desk.body}>
              <Field
                label={t`Words`}
                maxLength={60}
                dir="auto"
                value={draft.title}
                onChange={({ target }) => change({ title: target.value })}
                fault={(isChecked && !draft.title.trim() && t`Write a few words.`) || faults.title}
              />
              <PhotoField onChoose={setPhoto} fault={faults.photo} />
              <Field
                type="color"
                label={t`Colour behind them`}
                value={draft.colour}
                onChange={({ target }) => change({ colour: target.value })}
              />
            </div>
          </section>
          <TargetCard draft={draft} faults={faults} change={change} banner={saved} />
        </div>
        <div className={desk.stack}>
          <section className={desk.card} aria-labelledby="banner-preview">
            <h2 id="banner-preview" className={desk.cardTitle}>
              <Trans>As customers see it</Trans>
            </h2>
            <div className={desk.body}>
              <PromoCard title={draft.title || t`Words`} image={image} colour={draft.colour} />
            </div>
          </section>
          <PlaceCard draft={draft} faults={faults} change={change} zones={zones} />
        </div>
      </div>
      {isGeneral && save.error && <CallFaultNote error={save.error} />}
      {refused.some(({ code }) => code === 'changed_meanwhile') && (
        <Button kind="outline" icon="refresh-cw" onClick={onLoadAgain}>
          <Trans>Load what is saved, without my change</Trans>
        </Button>
      )}
      <div className={desk.foot}>
        <Checkbox checked={draft.isActive} onChange={({ target }) => change({ isActive: target.checked })}>
          <Trans>Customers see it</Trans>
        </Checkbox>
        <span className={desk.grow} />
        {saved && (
          <Button kind="outline" onClick={() => setIsDeleting(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending}>
          {saved ? <Trans>Save</Trans> : <Trans>Add this banner</Trans>}
        </Button>
      </div>
      {saved && isDeleting && <DeleteBanner banner={saved} onClose={() => setIsDeleting(false)} />}
    </form>
  );
}

const fields = new Set(['title', 'photo', 'link', 'store_id', 'item_id', 'zone_id', 'ends_at']);

function PhotoField({ onChoose, fault }: { onChoose: (file: File) => void; fault: string | undefined }) {
  const id = useId();
  return (
    <div className={settings.logoText}>
      <FileInput id={id} kinds={pictureKinds} onChoose={([file]) => file && onChoose(file)} />
      <label htmlFor={id} className={settings.choose}>
        <Icon name="upload" size={18} />
        <Trans>Choose a picture</Trans>
      </label>
      <span className={desk.hint}>
        <Trans>
          It is cut to a square of at least {minBannerPixels} pixels. JPG, PNG or GIF, at most 2 MB. A transparent
          ground looks best.
        </Trans>
      </span>
      {fault && (
        <span role="alert" className={desk.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}

interface PartProps {
  draft: BannerDraft;
  faults: Partial<Record<string, string>>;
  change: (part: Partial<BannerDraft>) => void;
}

/** Where a banner leads. */
function TargetCard({ draft, faults, change, banner }: PartProps & { banner: AdminBanner | undefined }) {
  const { t } = useLingui();
  const { target } = draft;
  const names = { page: t`A page, or nowhere`, store: t`A store`, item: t`An item` };
  return (
    <section className={desk.card} aria-labelledby="banner-target">
      <h2 id="banner-target" className={desk.cardTitle}>
        <Trans>Where it leads</Trans>
      </h2>
      <div className={desk.body}>
        <Select
          label={t`It opens`}
          value={target}
          onChange={(event) => change({ target: bannerTargets.find((one) => one === event.target.value) ?? target })}
        >
          {bannerTargets
            .filter((one) => one !== 'item' || banner?.target === 'item')
            .map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
        </Select>
        {target === 'page' && (
          <Field
            label={t`Path of the page`}
            hint={t`Such as /campaigns/owambe-season or /product/jollof-rice. Other sites are refused.`}
            dir="ltr"
            maxLength={500}
            value={draft.link}
            onChange={(event) => change({ link: event.target.value })}
            fault={faults.link}
          />
        )}
        {target === 'store' && (
          <StoreChoice
            storeId={draft.storeId}
            savedName={banner?.store_name ?? null}
            none={t`Choose a store`}
            fault={faults.store_id}
            onChoose={(storeId) => change({ storeId })}
          />
        )}
        {target === 'item' && (
          <p>
            <bdi>{banner?.item_name}</bdi>
            {faults.item_id && (
              <span role="alert" className={desk.fault}>
                {faults.item_id}
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** Whose home a banner is on, among the others, and when. */
function PlaceCard({ draft, faults, change, zones }: PartProps & { zones: readonly AdminZone[] }) {
  const { t } = useLingui();
  const placeNames = { slider: t`At the top`, promo: t`Between the sections` };
  return (
    <section className={desk.card} aria-labelledby="banner-place">
      <h2 id="banner-place" className={desk.cardTitle}>
        <Trans>Where and when</Trans>
      </h2>
      <div className={desk.body}>
        <div className={desk.pair}>
          <Select
            label={t`Home of`}
            value={draft.module}
            onChange={({ target }) =>
              change({ module: moduleTypes.find((type) => type === target.value) ?? draft.module })
            }
          >
            {moduleTypes.map((type) => (
              <ModuleOption key={type} type={type} />
            ))}
          </Select>
          <Select
            label={t`Zone`}
            value={draft.zoneId ?? ''}
            onChange={({ target }) => change({ zoneId: Number(target.value) || null })}
            fault={faults.zone_id}
          >
            <option value="">{t`Every zone`}</option>
            {zones.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={t`Place`}
            value={draft.placement}
            onChange={({ target }) =>
              change({ placement: bannerPlaces.find((one) => one === target.value) ?? draft.placement })
            }
          >
            {bannerPlaces.map((one) => (
              <option key={one} value={one}>
                {placeNames[one]}
              </option>
            ))}
          </Select>
          <Field
            label={t`Order`}
            hint={t`Smaller numbers come first.`}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            value={draft.position}
            onChange={({ target }) => change({ position: target.value.replace(/\D/g, '') })}
          />
          <Field
            type="datetime-local"
            label={t`Begins`}
            hint={t`Empty: at once`}
            value={draft.startsAt}
            onChange={({ target }) => change({ startsAt: target.value })}
          />
          <Field
            type="datetime-local"
            label={t`Ends`}
            hint={t`Empty: never`}
            value={draft.endsAt}
            onChange={({ target }) => change({ endsAt: target.value })}
            fault={faults.ends_at}
          />
        </div>
      </div>
    </section>
  );
}
