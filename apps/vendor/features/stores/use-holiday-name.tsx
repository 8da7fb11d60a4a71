import { useLingui } from '@lingui/react/macro';
import type { HolidayName } from 'market/stores/stores-holidays.rules';

/** Returns a function that gives the name of a public holiday in the language of the page [STO-040]. */
export function useHolidayName(): (name: HolidayName) => string {
  const { t } = useLingui();
  const names: Record<HolidayName, () => string> = {
    new_year: () => t`New Year’s Day`,
    good_friday: () => t`Good Friday`,
    easter_monday: () => t`Easter Monday`,
    workers_day: () => t`Workers’ Day`,
    christmas: () => t`Christmas Day`,
    boxing_day: () => t`Boxing Day`,
    eid_al_fitr: () => t`Eid al-Fitr`,
    eid_al_adha: () => t`Eid al-Adha`,
    mawlid: () => t`Mawlid`,
    ng_democracy_day: () => t`Democracy Day`,
    ng_independence_day: () => t`Independence Day`,
    ke_madaraka_day: () => t`Madaraka Day`,
    ke_mazingira_day: () => t`Mazingira Day`,
    ke_mashujaa_day: () => t`Mashujaa Day`,
    ke_jamhuri_day: () => t`Jamhuri Day`,
    gh_independence_day: () => t`Independence Day`,
    gh_republic_day: () => t`Republic Day`,
    gh_founders_day: () => t`Founders’ Day`,
  };
  return (name) => names[name]();
}
