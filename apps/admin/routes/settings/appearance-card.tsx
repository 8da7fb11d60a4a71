import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from 'app-kit/calls/use-market-settings.ts';
import { pictureKinds } from 'market/account/account.rules';
import { contrastFaultOfBrand, contrastFaultOfDeal } from 'market/config/config-colours.rules';
import { useId } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { adminCalls, savedSettingsQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** The colours of the product, as a starting point of one's own. */
const defaultColours = { brand: '#be1146', deal: '#ffb51f' };

/** Name, logo and colours, with what they look like [OPS-083]. */
export function AppearanceCard({ settings, faults, change }: SettingsPart) {
  const { t } = useLingui();
  const { brand_colour: brand, deal_colour: deal } = settings;
  const ofBrand = brand === null ? undefined : contrastFaultOfBrand(brand);
  const ofDeal = deal === null ? undefined : contrastFaultOfDeal(deal);
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Name and look</Trans>
      </h2>
      <div className={desk.body}>
        <Field
          label={t`Name of the market`}
          hint={t`Customers read it at the top of every page and in every message.`}
          maxLength={60}
          value={settings.business_name}
          onChange={({ target }) => change({ business_name: target.value })}
          fault={faults.business_name}
        />
        <Logo url={settings.logo_full_url} />
        <ColourField
          label={t`Brand colour`}
          hint={t`Used for buttons and links.`}
          value={brand}
          standard={defaultColours.brand}
          onChange={(colour) => change({ brand_colour: colour })}
          better={ofBrand?.better}
          fault={
            ofBrand &&
            t`White letters on it have a contrast of ${ofBrand.reached}, and need ${ofBrand.needed}. Try ${ofBrand.better}.`
          }
        />
        <ColourField
          label={t`Colour of price tags`}
          hint={t`Used for discounts and offers, with black text.`}
          value={deal}
          standard={defaultColours.deal}
          onChange={(colour) => change({ deal_colour: colour })}
          better={ofDeal?.better}
          fault={
            ofDeal &&
            t`Black letters on it have a contrast of ${ofDeal.reached}, and need ${ofDeal.needed}. Try ${ofDeal.better}.`
          }
        />
        <div aria-hidden="true" className={styles.sample}>
          <span className={styles.button} style={{ background: brand ?? defaultColours.brand }}>
            <Trans>Add to cart</Trans>
          </span>
          <span className={styles.tag} style={{ background: deal ?? defaultColours.deal }}>
            −20%
          </span>
        </div>
      </div>
    </section>
  );
}

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string | null;
  standard: string;
  onChange: (colour: string | null) => void;
  fault: string | undefined;
  /** The nearest colour that would do. */
  better: string | undefined;
}

function ColourField({ label, hint, value, standard, onChange, fault, better }: ColourFieldProps) {
  return (
    <div className={styles.colour}>
      <Field
        type="color"
        label={label}
        hint={hint}
        fault={fault}
        value={value ?? standard}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.ways}>
        {better && (
          <Button kind="outline" size="small" onClick={() => onChange(better)}>
            <Trans>Take {better}</Trans>
          </Button>
        )}
        {value !== null && (
          <Button kind="text" size="small" onClick={() => onChange(null)}>
            <Trans>Use the standard colour</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Saved by itself: a picture is chosen, not typed. */
function Logo({ url }: { url: string }) {
  const { t } = useLingui();
  const id = useId();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (logo: File) => adminCalls.config.changeLogo({ body: { logo } }),
    onSuccess({ logo_full_url }) {
      queries.setQueryData(savedSettingsQuery.queryKey, (now) => now && { ...now, logo_full_url });
      void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
      toast({ text: t`Logo saved`, tone: 'ok' });
    },
  });
  return (
    <div className={styles.logo}>
      <img src={url} alt="" className={styles.picture} />
      <div className={styles.logoText}>
        <FileInput id={id} kinds={pictureKinds} onChoose={([file]) => file && send.mutate(file)} />
        <label htmlFor={id} className={styles.choose} aria-busy={send.isPending || undefined}>
          <Icon name="upload" size={18} />
          <Trans>Choose a logo</Trans>
        </label>
        <span className={desk.hint}>
          <Trans>Shown at the top of every page. JPG, PNG or GIF, at most 2 MB.</Trans>
        </span>
        {send.error && (
          <span role="alert" className={desk.fault}>
            {send.error.message}
          </span>
        )}
      </div>
    </div>
  );
}
