import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminCoupon } from 'market/promotions/promotions-coupons.admin.contract';
import { maxCodeLength, maxCodes } from 'market/promotions/promotions-coupons.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import type { CouponCardProps } from './coupon-draft.ts';
import { codesCsv } from './promotion-calls.ts';

interface CouponCodesCardProps extends CouponCardProps {
  zones: readonly AdminZone[];
  coupon: AdminCoupon | undefined;
}

/** The code of a coupon, or how many random ones; they stay as they are. */
export function CouponCodesCard({ draft, faults, change, zones, coupon }: CouponCodesCardProps) {
  const { i18n, t } = useLingui();
  const most = i18n.number(maxCodes);
  const isMany = draft.codes.trim() !== '1';
  return (
    <section className={desk.card} aria-labelledby="coupon-codes">
      <h2 id="coupon-codes" className={desk.cardTitle}>
        <Trans>Code</Trans>
      </h2>
      <div className={desk.body}>
        {coupon ? (
          <SavedCodes coupon={coupon} />
        ) : (
          <div className={desk.pair}>
            <Field
              label={isMany ? t`Codes begin with` : t`Code`}
              dir="ltr"
              maxLength={maxCodeLength}
              autoCapitalize="characters"
              value={draft.code}
              onChange={({ target }) => change({ code: target.value.toUpperCase() })}
              fault={faults.code}
            />
            <Field
              label={t`How many codes`}
              hint={t`Up to ${most}; of several, the ends are random.`}
              inputMode="numeric"
              dir="ltr"
              maxLength={5}
              value={draft.codes}
              onChange={({ target }) => change({ codes: target.value })}
              fault={faults.codes}
            />
            <Select
              label={t`Currency`}
              value={draft.currency}
              onChange={({ target }) => change({ currency: target.value, zones: [], storeId: null })}
              fault={faults.currency}
            >
              {[...new Set(zones.map(({ currency }) => currency))].map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </div>
        )}
        {!isMany && (
          <Checkbox checked={draft.isListed} onChange={({ target }) => change({ isListed: target.checked })}>
            <Trans>Show it to customers in the list of coupons</Trans>
          </Checkbox>
        )}
      </div>
    </section>
  );
}

function SavedCodes({ coupon: { id, code, codes } }: { coupon: AdminCoupon }) {
  const file = useMutation({
    mutationFn: () => codesCsv(id),
    onSuccess: (csv) => saveCsv(csv, `${code}.csv`),
  });
  if (codes === 1) {
    return (
      <p className={desk.name}>
        <bdi dir="ltr">{code}</bdi>
      </p>
    );
  }
  return (
    <>
      <p>
        <Plural value={codes} one="# code" other="# codes" />,{' '}
        <Trans>
          such as <bdi dir="ltr">{code}</bdi>
        </Trans>
      </p>
      {file.error && <CallFaultNote error={file.error} />}
      <Button kind="outline" icon="file-text" isLoading={file.isPending} onClick={() => file.mutate()}>
        <Trans>Save the codes as CSV</Trans>
      </Button>
    </>
  );
}
