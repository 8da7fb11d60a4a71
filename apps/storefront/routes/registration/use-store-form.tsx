import { useLingui } from '@lingui/react/macro';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import type { Coordinates } from 'market/places/places.rules';
import { faultOfDeliveryTimes, maxDeliveryMinutes } from 'market/registration/registration.rules';
import { isInside } from 'market/zones/zones.rules';
import { useState } from 'react';
import { loadPhoneGrammar } from 'ui/phone/phone-text.ts';
import { useAuthForm } from '#features/auth/forms/use-auth-form.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { usePictureFault } from '#features/config/use-picture-fault.tsx';
import { type Applicant, type ApplicantField, applicantFaults, newApplicant } from './applicant.ts';
import { useApplicantChecks } from './use-applicant-checks.tsx';
import type { ZoneToApplyFor } from './zones-of-market.server.ts';

type StoreField = 'name' | 'tax_number' | 'shortest' | 'longest' | 'logo' | 'cover_photo' | 'address' | 'place';
type Name = StoreField | ApplicantField;

export interface StoreFormProps {
  zones: ZoneToApplyFor[];
  onSent: () => void;
}

const nothingTyped = { name: '', tax_number: '', shortest: '', longest: '', address: '' };
const noPictures: { logo: File | null; cover_photo: File | null } = { logo: null, cover_photo: null };

/** The form of a store owner: its values, faults and submission. */
export function useStoreForm({ zones, onSent }: StoreFormProps) {
  const { signIn } = useMarket();
  const checks = useApplicantChecks();
  const [applicant, setApplicant] = useState(() => newApplicant(signIn.country));
  const [store, setStore] = useState(nothingTyped);
  const [pictures, setPictures] = useState(noPictures);
  const storeZone = useStoreZone(zones);
  const { storeFaults, placeFaults } = useStoreFaults(store, pictures, storeZone);

  const { clearFault, ...parts } = useAuthForm<Name>({
    fieldOf: { ...applicantFaults, picture_kind: 'logo', picture_size: 'logo' },
    prepare: loadPhoneGrammar,
    check: () => ({ ...storeFaults, ...checks.check(applicant), ...placeFaults }),
    async send() {
      const { zone, point, sold, type } = storeZone;
      const module_id = sold.find(({ module_type }) => module_type === type)?.id;
      if (!zone || !point || module_id === undefined) return;
      const { shortest, longest, ...texts } = store;
      const { sendStoreApplication } = await import('#features/registration/registration-calls.ts');
      await sendStoreApplication({
        ...checks.sent(applicant),
        ...texts,
        zone_id: zone.id,
        module_id,
        latitude: point.lat,
        longitude: point.lng,
        minimum_delivery_time: shortest,
        maximum_delivery_time: longest,
        ...(pictures.logo && { logo: pictures.logo }),
        ...(pictures.cover_photo && { cover_photo: pictures.cover_photo }),
      });
      onSent();
    },
  });

  return {
    ...parts,
    ...storeZone,
    applicant,
    isDone: { store: isWhole(storeFaults), owner: isOwnerTyped(applicant), place: isWhole(placeFaults) },
    changeApplicant(name: ApplicantField, change: Partial<Applicant>) {
      setApplicant({ ...applicant, ...change });
      clearFault(name);
    },
    chooseZone(id: number) {
      storeZone.chooseZone(id);
      clearFault('place');
    },
    field: (name: keyof typeof store) => ({
      name,
      value: store[name],
      fault: parts.faults[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setStore({ ...store, [name]: target.value });
        clearFault(name);
      },
      onBlur: () => parts.leave(name),
    }),
    picture: (name: keyof typeof pictures) => ({
      name,
      file: pictures[name],
      fault: parts.faults[name],
      onChoose: (file: File | null) => {
        setPictures({ ...pictures, [name]: file });
        clearFault(name);
      },
    }),
  };
}

/** Where the store is, at first where its owner shops, and which modules it can sell in there. */
function useStoreZone(zones: ZoneToApplyFor[]) {
  const { zone: shopped } = useMarket();
  const first = zones.find(({ id }) => id === shopped?.id) ?? zones[0];
  const [zone, setZone] = useState(first);
  const [point, setPoint] = useState(first?.center);
  const [wantedType, setType] = useState<ModuleType>('food');
  const sold = (zone?.modules ?? []).filter(({ module_type: type }) => traitsOf(type).hasStoreMenus);
  const type = sold.find(({ module_type }) => module_type === wantedType)?.module_type ?? sold[0]?.module_type;
  const chooseZone = (id: number) => {
    const next = zones.find((other) => other.id === id);
    setZone(next);
    setPoint(next?.center);
  };
  return { zone, point, sold, type, chooseZone, setPoint, setType };
}

/** Error messages of the store and its place. */
function useStoreFaults(
  store: typeof nothingTyped,
  pictures: typeof noPictures,
  { zone, point }: { zone: ZoneToApplyFor | undefined; point: Coordinates | undefined },
) {
  const { t } = useLingui();
  const pictureFault = usePictureFault();
  const wrongTime = faultOfDeliveryTimes(Number(store.shortest), Number(store.longest));
  const storeFaults = {
    name: store.name.trim() === '' ? t`Store name is required` : undefined,
    logo: pictureFault(pictures.logo),
    cover_photo: pictureFault(pictures.cover_photo),
    shortest: wrongTime === 'shortest' ? t`Give a time from 1 to ${maxDeliveryMinutes} minutes` : undefined,
    longest: wrongTime === 'longest' ? t`Not below the shortest time, and ${maxDeliveryMinutes} at most` : undefined,
  };
  const placeFaults = {
    address: store.address.trim() === '' ? t`Address is required` : undefined,
    place: zone && point && isInside(point, zone.area) ? undefined : t`The pin is outside the zone.`,
  };
  return { storeFaults, placeFaults };
}

function isWhole(faults: object): boolean {
  return Object.values(faults).every((fault) => fault === undefined);
}

/** Returns whether all fields are filled; faults show at their fields. */
function isOwnerTyped({ phone, terms, ...texts }: Applicant): boolean {
  return terms && phone.text !== '' && Object.values(texts).every((text) => text.trim() !== '');
}
