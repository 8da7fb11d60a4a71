import type { Texts } from './texts-shape.ts';

/** What the API adds to a message in Hausa, with the values of the moment. A missing text does not compile. */
export const hausaDetails: Texts['details'] = {
  variation_left_out: 'Ba za a bar nau’in {name} ba tare da zaɓi ba.',
  variation_out_of_bounds: 'Zaɓin nau’in {name} dole ya kasance tsakanin mafi ƙaranci {least} da mafi yawa {most}',
  coupon_for_modules: 'Wannan kuponi na {modules} ne.',
  coupon_for_store: 'Wannan kuponi na {store} ne.',
  coupon_from: 'Don amfani da wannan kupon, jimillar kaya dole ta kai {amount}',
  wait_seconds: 'An yi kuskure sau da yawa. Ku jira daƙiƙu {seconds}.',
  wait_minutes: 'An yi kuskure sau da yawa. Ku jira mintuna {minutes}.',
  code_just_sent: 'An tura lamba yanzu-yanzu. Ku jira daƙiƙu {seconds}.',
  current_password_needed: 'Ku aika kalmar sirrinku ta yanzu a current_password.',
  item_not_now: 'Ba a samun {name} a yanzu.',
  item_not_then: 'Ba za a samu {name} a lokacin da kuka zaɓa ba.',
  too_many_on_the_way:
    'Ya wuce iyaka. {name} da ke kan hanya zuwa gare ku ba za su wuce {most} ba: ku rage, ko ku jira sai sauran odojinku sun iso.',
  nobody_takes_cash: 'Babu wanda zai karɓi kuɗin.',
  permission_missing: 'Matsayinku bai ba ku damar yin wannan ba. Kuna bukatar izinin {permission}.',
  not_on_tablets: 'Ba a kan kwamfutar hannu ta kowa ba: ku shiga da kalmar sirri don yin wannan.',
  access_suspended: 'An dakatar da izininku: {reason}',
  store_closed_by_market:
    'Kasuwa ta rufe wannan shago, don haka odar da ke gudana kaɗai za a iya yin aiki a kai: {reason}',
  currency_fixed:
    'Kuɗin da lambobinsa bayan ɗigo ba za su canja ba: odoji, walat da littattafai suna cikin {currency} tun odar farko.',
  brand_colour_pale:
    'Bambancin farin rubutu a kan wannan launi {reached} ne; ana buƙatar {needed}. Ku ɗauki mai duhu, kamar {better}.',
  deal_colour_dark:
    'Bambancin baƙin rubutu a kan wannan launi {reached} ne; ana buƙatar {needed}. Ku ɗauki mai haske, kamar {better}.',
  zone_overlaps: 'Yankin ya hau kan yankin {name}. Ku matsar da kusurwoyinsa zuwa iyakar wancan.',
  courier_has_orders: 'Wannan mai kai kaya har yanzu yana da {orders}. A jira sai ya kai duka, ko a dakatar da shi.',
  zone_is_off: 'An dakatar da yankin {name}. A fara shi tukuna.',
  paused_until: 'Shagon ba ya karɓar oda yanzu. Zai sake karɓar oda da {time}.',
  paused_until_tomorrow: 'Shagon ba ya karɓar oda yanzu. Zai sake karɓar oda gobe da {time}.',
  paused_for_days: 'Shagon ba ya karɓar oda yanzu. Zai sake karɓar oda bayan kwana {days}, da {time}.',
  rain: 'Babu wanda zai iya kai kaya a wannan yanki yanzu saboda ruwan sama mai ƙarfi.',
  unrest: 'Ba shi da aminci a kai kaya a wannan yanki yanzu.',
  market_stopped_until: 'Ba za mu karɓi sabuwar oda ba sai {time}. {words}',
  market_maintenance: 'Muna gyara a tsarin daga {from} zuwa {time}. {words}',
  few_riders: 'Babu isassun masu kai kaya a wannan yanki yanzu.',
  zone_stopped: 'Wannan yanki ba ya karɓar oda yanzu.',
  again_at: 'Za ku iya sake yin oda da {time}.',
  again_tomorrow: 'Za ku iya sake yin oda gobe da {time}.',
  again_in_days: 'Za ku iya sake yin oda bayan kwana {days}, da {time}.',
  counter_waits: 'Ku faɗi waɗannan lambobin a kantin. Odarku tana jira tun {time}.',
  counter_keeps: 'Shagon zai ajiye ta har sai kun karɓa.',
  counter_cancels: 'Idan ba ku karɓa ba kafin {time}, za a soke ta.',
  counter_gives_back: 'Idan ba ku karɓa ba kafin {time}, za a soke ta a mayar muku da kuɗinku.',
  counter_disposes: 'Idan ba ku karɓa ba kafin {time}, shagon zai zubar da ita kuma ba za a mayar muku da kuɗi ba.',
  take_away_gives_back:
    'Ku karɓa cikin mintuna {minutes} bayan ta kammala. Bayan haka za a soke ta a mayar muku da kuɗinku.',
  take_away_disposes:
    'Ku karɓa cikin mintuna {minutes} bayan ta kammala. Bayan haka shagon zai zubar da ita kuma ba za a mayar muku da kuɗi ba.',
  begins_later: 'Shagon yana da odar da yawa yanzu. Za a fara naku da {time}.',
  prescription_taken_by: '{name} yana aiki a kan wannan takardar magani.',
  item_runs_out: '{name} ba su kai {quantity} ba. Abin da ya rage: {left}.',
  order_given_by: '{person} ya riga ya ba {rider} wannan odar.',
  order_taken_by: 'Yanzu {rider} yake da wannan odar.',
  promise_of: 'Odar {order} ta {name} za ta zo bayan alkawari da minti {minutes}.',
  rider_off_shift: 'Wannan mai kai kaya ba ya bakin aiki yanzu.',
  no_rider_here: 'Babu mai kai kaya da ke aiki a wannan birni.',
  order_on_hold: 'Kasuwa ta tsayar da wannan oda. Sabon lokaci da dalili suna kan odar.',
};
