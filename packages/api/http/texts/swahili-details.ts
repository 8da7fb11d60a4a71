import type { Texts } from './texts-shape.ts';

/** What the API adds to a message in Swahili, with the values of the moment. A missing text does not compile. */
export const swahiliDetails: Texts['details'] = {
  variation_left_out: 'Aina ya {name} haiwezi kuachwa bila kuchagua.',
  variation_out_of_bounds: 'Ulichochagua kwa aina ya {name} lazima kiwe kati ya {least} na {most}',
  coupon_for_modules: 'Kuponi hii ni ya {modules}.',
  coupon_for_store: 'Kuponi hii ni ya {store}.',
  coupon_from: 'Ili kutumia kuponi hii, jumla ya bidhaa lazima ifike {amount}',
  wait_seconds: 'Umekosea mara nyingi mno. Subiri sekunde {seconds}.',
  wait_minutes: 'Umekosea mara nyingi mno. Subiri dakika {minutes}.',
  code_just_sent: 'Msimbo umetumwa sasa hivi. Subiri sekunde {seconds}.',
  current_password_needed: 'Tuma nenosiri lako la sasa katika current_password.',
  item_not_now: '{name} haipatikani kwa sasa.',
  item_not_then: '{name} haitapatikana kwa wakati uliochagua.',
  too_many_on_the_way:
    'Imezidi kiwango. {name} zilizo njiani kuja kwako haziwezi kuzidi {most}: punguza, au subiri hadi oda zako nyingine zifike.',
  nobody_takes_cash: 'Hakuna mtu wa kupokea pesa taslimu.',
  permission_missing: 'Jukumu lako halikuruhusu kufanya hivi. Unahitaji ruhusa ya {permission}.',
  not_on_tablets: 'Si kwenye kompyuta kibao ya pamoja: ingia kwa nenosiri lako kufanya hili.',
  access_suspended: 'Ruhusa yako imesimamishwa: {reason}',
  store_closed_by_market:
    'Soko limefunga duka hili, kwa hiyo oda zinazoendelea tu ndizo zinaweza kushughulikiwa: {reason}',
  currency_fixed:
    'Sarafu na desimali zake haziwezi kubadilika: oda, pochi na vitabu viko kwa {currency} tangu oda ya kwanza.',
  brand_colour_pale:
    'Herufi nyeupe juu ya rangi hii zina tofauti ya {reached}; zinahitaji {needed}. Chagua iliyokoza zaidi, kama {better}.',
  deal_colour_dark:
    'Herufi nyeusi juu ya rangi hii zina tofauti ya {reached}; zinahitaji {needed}. Chagua iliyopauka zaidi, kama {better}.',
  zone_overlaps: 'Eneo hili limepita juu ya eneo la {name}. Sogeza kona zake hadi mpaka wa hilo.',
  courier_has_orders: 'Rider huyu bado ana {orders}. Subiri hadi zote zifikishwe, au msimamishe rider.',
  zone_is_off: 'Eneo {name} limesimamishwa. Lianzishe kwanza.',
  paused_until: 'Duka halipokei oda sasa. Litapokea oda tena saa {time}.',
  paused_until_tomorrow: 'Duka halipokei oda sasa. Litapokea oda tena kesho saa {time}.',
  paused_for_days: 'Duka halipokei oda sasa. Litapokea oda tena baada ya siku {days}, saa {time}.',
  rain: 'Hakuna anayeweza kufikisha oda katika eneo hili sasa kwa sababu ya mvua kubwa.',
  unrest: 'Si salama kufikisha oda katika eneo hili sasa.',
  market_stopped_until: 'Hatupokei oda mpya hadi {time}. {words}',
  market_maintenance: 'Tunafanyia kazi mfumo kuanzia {from} hadi {time}. {words}',
  few_riders: 'Hakuna rider wa kutosha katika eneo hili sasa.',
  zone_stopped: 'Eneo hili halipokei oda sasa.',
  again_at: 'Unaweza kuagiza tena saa {time}.',
  again_tomorrow: 'Unaweza kuagiza tena kesho saa {time}.',
  again_in_days: 'Unaweza kuagiza tena baada ya siku {days}, saa {time}.',
  counter_waits: 'Taja tarakimu hizi kaunta. Oda yako inasubiri tangu saa {time}.',
  counter_keeps: 'Duka linaitunza hadi uichukue.',
  counter_cancels: 'Usipoichukua kufikia saa {time}, inaghairiwa.',
  counter_gives_back: 'Usipoichukua kufikia saa {time}, inaghairiwa na unarudishiwa pesa zako.',
  counter_disposes: 'Usipoichukua kufikia saa {time}, duka linaitupa na hurudishiwi pesa zako.',
  take_away_gives_back:
    'Ichukue ndani ya dakika {minutes} ikishakuwa tayari. Baada ya hapo inaghairiwa na unarudishiwa pesa zako.',
  take_away_disposes:
    'Ichukue ndani ya dakika {minutes} ikishakuwa tayari. Baada ya hapo duka linaitupa na hurudishiwi pesa zako.',
  begins_later: 'Duka lina oda nyingi sasa. Litaanza yako saa {time}.',
  prescription_taken_by: '{name} anashughulikia agizo hili la daktari.',
  item_runs_out: '{name} hazifiki {quantity}. Zilizobaki: {left}.',
  order_given_by: '{person} amempa {rider} oda hii wakati huo huo.',
  order_taken_by: 'Sasa {rider} ana oda hii.',
  promise_of: 'Oda {order} ya {name} ingefika dakika {minutes} baada ya ahadi.',
  rider_off_shift: 'Rider huyu hayuko kazini sasa.',
  no_rider_here: 'Hakuna rider anayefanya kazi katika jiji hili.',
  order_on_hold: 'Soko limesimamisha oda hii. Muda mpya na sababu viko kwenye oda.',
};
