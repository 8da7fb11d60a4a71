// Written by tools/generators/write-tables.ts from the migrated database. Do not edit.
import type { Generated } from 'kysely';
import type { Money } from 'market/values/money';

export interface Tables {
  add_ons: {
    id: number;
    store_id: number;
    name: string;
    price: Money;
  };
  addresses: {
    id: Generated<number>;
    customer_id: number;
    address_type: string;
    address_label: Generated<string>;
    address: string;
    contact_person_name: string;
    contact_person_number: string;
    house: Generated<string>;
    floor: Generated<string>;
    road: Generated<string>;
    landmark: Generated<string>;
    directions: Generated<string>;
    additional_information: Generated<string>;
    lat: number;
    lng: number;
    created_at: Generated<Date>;
  };
  admins: {
    customer_id: number;
    made_at: Generated<Date>;
  };
  advertisements: {
    id: Generated<number>;
    store_id: number;
    add_type: string;
    title: string;
    description: Generated<string>;
    cover_image: string;
    video: string | null;
    is_rating_active: Generated<boolean>;
    is_review_active: Generated<boolean>;
    position: Generated<number>;
    active: Generated<boolean>;
  };
  alarm_notes: {
    order_id: string;
    kind: string;
    taken_by: number | null;
    put_off_until: Date | null;
    put_off_reason: string | null;
  };
  audit_days: {
    day: Date;
    first_hash: Buffer;
    last_hash: Buffer;
    lines: number;
    cleared_at: Date | null;
  };
  audit_lines: {
    id: Generated<number>;
    made_at: Generated<Date>;
    account_id: number;
    audience: string;
    store_id: number | null;
    request_id: string;
    device: string;
    action: string;
    subject: string;
    before: unknown | null;
    after: unknown | null;
    reason: string | null;
    salt: string | null;
    content_hash: Buffer | null;
  };
  audit_links: {
    line_id: number;
    day: Date;
    place: number;
    hash: Buffer;
  };
  avoided_allergens: {
    customer_id: number;
    allergen: string;
  };
  background_turns: {
    name: string;
    taken_at: Date;
  };
  banners: {
    id: Generated<number>;
    module_id: number;
    zone_id: number | null;
    placement: Generated<string>;
    type: string;
    title: string;
    image: string;
    colours: Generated<string[]>;
    link: string | null;
    store_id: number | null;
    item_id: number | null;
    position: Generated<number>;
    active: Generated<boolean>;
  };
  brands: {
    id: number;
    module_id: number;
    slug: string;
    name: string;
    image: string | null;
  };
  campaign_items: {
    campaign_id: number;
    item_id: number;
  };
  campaigns: {
    id: Generated<number>;
    slug: string;
    module_id: number;
    title: string;
    description: Generated<string>;
    image: string;
    discount: Money;
    discount_type: string;
    starts_at: Date;
    ends_at: Date;
    daily_from: number | null;
    daily_until: number | null;
  };
  cart_lines: {
    id: Generated<number>;
    cart_id: number;
    item_id: number;
    variation: string | null;
    food_variations: Generated<unknown>;
    add_ons: Generated<unknown>;
    quantity: number;
    fingerprint: string;
    created_at: Generated<Date>;
  };
  carts: {
    id: Generated<number>;
    shopper: string;
    module_id: number;
    store_id: number;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  cash_deposits: {
    id: Generated<number>;
    courier_id: number;
    currency: string;
    held: Money;
    counted: Money;
    missing: Generated<Money>;
    borne_by: string | null;
    note: Generated<string>;
    made_by: number;
    made_at: Date;
  };
  cash_limits: {
    currency: string;
    amount: Money | null;
    version: Generated<number>;
  };
  cashback_offers: {
    id: Generated<number>;
    module_id: number;
    currency: string;
    title: string;
    cashback_type: string;
    cashback_amount: Money;
    max_cashback: Money | null;
    min_purchase: Generated<Money>;
    starts_at: Date;
    ends_at: Date;
  };
  categories: {
    id: number;
    module_id: number;
    parent_id: number | null;
    slug: string;
    name: string;
    image: string;
    featured: Generated<boolean>;
    position: Generated<number>;
    description: Generated<string>;
  };
  checkout_drafts: {
    customer_id: number;
    cart: string;
    draft: unknown;
    saved_at: Date;
  };
  closed_reminders: {
    order_id: string;
    closed_at: Generated<Date>;
  };
  commission_rules: {
    id: Generated<number>;
    module_id: number | null;
    store_id: number | null;
    currency: string | null;
    basis_points: number;
    fixed: Generated<Money>;
    starts_at: Date;
    made_at: Date;
    made_by: number | null;
  };
  conditions: {
    id: number;
    slug: string;
    name: string;
    image: string;
    position: Generated<number>;
  };
  contact_attempts: {
    order_id: string;
    made_at: Date;
  };
  conversations: {
    id: Generated<number>;
    customer_id: number;
    store_id: number | null;
    delivery_man_id: number | null;
    unread: Generated<number>;
    awaits_since: Date | null;
    last_message_at: Generated<Date>;
    created_at: Generated<Date>;
    is_support: Generated<boolean>;
    order_id: string | null;
    assigned_to: number | null;
  };
  coupon_uses: {
    coupon_id: number;
    shopper: string;
    use_number: number;
    order_id: string;
  };
  coupons: {
    id: Generated<number>;
    code: string;
    currency: string;
    title: string;
    coupon_type: string;
    discount: Generated<Money>;
    discount_type: string;
    max_discount: Money | null;
    min_purchase: Generated<Money>;
    limit_per_customer: number | null;
    limit_in_all: number | null;
    used_count: Generated<number>;
    module_ids: number[];
    store_id: number | null;
    starts_at: Date;
    expires_at: Date;
  };
  courier_alarms: {
    id: Generated<number>;
    courier_id: number;
    begun_at: Date;
    is_silent: boolean;
    taken_by: number | null;
    taken_at: Date | null;
    ended_at: Date | null;
  };
  courier_earnings: {
    order_id: string;
    courier_id: number;
    currency: string;
    pay_rule_id: number | null;
    base: Generated<Money>;
    distance: Generated<Money>;
    waiting: Generated<Money>;
    waiting_minutes: Generated<number>;
    tip: Generated<Money>;
    earned_at: Date;
  };
  courier_positions: {
    courier_id: number;
    located_at: Date;
    lat: number;
    lng: number;
    accuracy: number | null;
  };
  courier_safety: {
    courier_id: number;
    pin_hash: string;
    contact_name: Generated<string>;
    contact_phone: Generated<string>;
  };
  customer_devices: {
    customer_id: number;
    device_hash: string;
  };
  customer_notes: {
    id: Generated<number>;
    customer_id: number;
    account_id: number;
    text: string;
    made_at: Date;
  };
  customers: {
    id: Generated<number>;
    f_name: Generated<string>;
    l_name: Generated<string>;
    email: string | null;
    phone: string | null;
    is_email_verified: Generated<boolean>;
    is_phone_verified: Generated<boolean>;
    image: string | null;
    password_hash: string | null;
    is_active: Generated<boolean>;
    ref_code: string;
    referred_by: number | null;
    removed_at: Date | null;
    created_at: Generated<Date>;
    second_factor_since: Date | null;
    suspended_reason: string | null;
    suspended_at: Date | null;
  };
  delivery_arrivals: {
    order_id: string;
    place: string;
    courier_id: number;
    arrived_at: Date;
    metres: number | null;
  };
  delivery_attempts: {
    order_id: string;
    cash_received_at: Date | null;
    problem: string | null;
    problem_at: Date | null;
    returning_at: Date | null;
    code_proved_at: Date | null;
    code_waived_at: Date | null;
    store_problem: string | null;
    store_problem_at: Date | null;
    bags_taken: number | null;
  };
  delivery_man_applications: {
    id: Generated<number>;
    status: Generated<string>;
    f_name: string;
    l_name: string;
    phone: string;
    email: string;
    password_hash: string;
    zone_id: number;
    vehicle: string;
    identity_type: string;
    identity_number: string;
    image: string | null;
    created_at: Generated<Date>;
    decided_at: Date | null;
    decided_by: number | null;
    decision: Generated<string>;
    told_at: Date | null;
    delivery_man_id: number | null;
  };
  delivery_men: {
    id: number;
    f_name: string;
    l_name: string;
    phone: string;
    image: string | null;
    city: string;
    vehicle: string;
    speed_kmh: number;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    lat: number | null;
    lng: number | null;
    located_at: Date | null;
    customer_id: number | null;
    suspended_reason: string | null;
    on_shift_since: Date | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    left_at: Date | null;
  };
  delivery_offers: {
    id: Generated<number>;
    order_id: string;
    delivery_man_id: number;
    made_at: Date;
    expires_at: Date;
    shown_at: Date | null;
    ended_at: Date | null;
    outcome: string | null;
    reason: string | null;
    route: unknown;
    terms: unknown;
  };
  delivery_stops: {
    delivery_man_id: number;
    place: number;
    order_id: string;
    kind: string;
  };
  demo_post: {
    id: Generated<number>;
    channel: string;
    recipient: string;
    subject: Generated<string>;
    body: string;
    created_at: Generated<Date>;
  };
  departed: {
    kind: string;
    slug: string;
    id: number;
    left_at: Generated<Date>;
  };
  dispatch_modes: {
    zone_id: number;
    mode: string;
    version: Generated<number>;
  };
  dispatch_rounds: {
    id: Generated<number>;
    order_id: string;
    made_at: Date;
    delivery_man_id: number | null;
    account_id: number | null;
    words: string | null;
    reason: unknown | null;
    candidates: unknown;
    excluded: unknown;
    milliseconds: number | null;
  };
  door_code_tries: {
    order_id: string;
    code: string;
    made_at: Date;
  };
  door_photos: {
    order_id: string;
    picture: string;
    taken_at: Date;
    lat: number | null;
    lng: number | null;
    accuracy: number | null;
    is_for_riders: Generated<boolean>;
  };
  door_pins: {
    order_id: string;
    lat: number;
    lng: number;
    former_lat: number;
    former_lng: number;
    moved_at: Date;
    is_right: boolean | null;
    answered_at: Date | null;
  };
  files_begun: {
    name: string;
    begun_at: Generated<Date>;
  };
  files_to_remove: {
    name: string;
    since: Generated<Date>;
  };
  first_order_discounts: {
    customer_id: number;
    order_id: string;
    amount: Money;
  };
  flash_sale_items: {
    id: Generated<number>;
    flash_sale_id: number;
    item_id: number;
    discount: Money;
    discount_type: string;
    stock: number;
    sold: Generated<number>;
    available_stock: number;
    sold_before: Generated<number>;
  };
  flash_sales: {
    id: Generated<number>;
    slug: string;
    module_id: number;
    title: string;
    starts_at: Date;
    ends_at: Date;
  };
  idempotency_keys: {
    owner: string;
    key: string;
    fingerprint: string;
    reply: unknown;
    order_id: string | null;
    created_at: Generated<Date>;
  };
  identities: {
    issuer: string;
    subject: string;
    customer_id: number;
    created_at: Generated<Date>;
  };
  imports: {
    kind: string;
    checksum: string;
    lines_done: number;
    changed_at: Generated<Date>;
  };
  interests: {
    customer_id: number;
    module_id: number;
    category_id: number;
  };
  interests_answered: {
    customer_id: number;
    module_id: number;
    answered_at: Generated<Date>;
  };
  invariant_runs: {
    id: Generated<number>;
    wanted_at: Date;
    wanted_by: number | null;
    ended_at: Date | null;
    breach_count: number | null;
    breaches: unknown | null;
  };
  invitations: {
    id: Generated<number>;
    token_hash: string;
    store_id: number | null;
    role: string | null;
    roles: string[] | null;
    zone_ids: number[] | null;
    contact: string;
    invited_by: number;
    created_at: Generated<Date>;
    expires_at: Date;
    accepted_at: Date | null;
    withdrawn_at: Date | null;
  };
  item_conditions: {
    condition_id: number;
    item_id: number;
  };
  item_variations: {
    item_id: number;
    type: string;
    position: number;
    price: Money;
    stock: number | null;
    stock_received: number | null;
  };
  item_words: {
    item_id: number;
    zone_id: number;
    module_id: number;
    words: string;
    order_count: Generated<number>;
    active: Generated<boolean>;
    store_id: Generated<number>;
    category_id: Generated<number>;
    brand_id: number | null;
    price: Generated<Money>;
    discount: Generated<Money>;
    discount_type: Generated<string>;
    store_discount: Generated<number>;
    no_promotion: Generated<boolean>;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    sale_price: Generated<Money>;
  };
  items: {
    id: number;
    slug: string;
    store_id: number;
    module_id: number;
    zone_id: number;
    category_id: number;
    brand_id: number | null;
    name: string;
    description: Generated<string>;
    image: string;
    images: Generated<string[]>;
    unit_type: Generated<string>;
    price: Money;
    discount: Generated<Money>;
    discount_type: Generated<string>;
    stock: number | null;
    stock_received: number | null;
    maximum_cart_quantity: number | null;
    veg: Generated<boolean>;
    is_halal: Generated<boolean>;
    organic: Generated<boolean>;
    recommended: Generated<boolean>;
    is_prescription_required: Generated<boolean>;
    no_promotion: Generated<boolean>;
    generic_names: Generated<string[]>;
    tags: Generated<string[]>;
    nutrition: Generated<string[]>;
    allergens: Generated<string[]>;
    available_from: number | null;
    available_until: number | null;
    schedule_order: Generated<boolean>;
    choice_options: Generated<unknown>;
    food_variations: Generated<unknown>;
    add_on_ids: Generated<number[]>;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    order_count: Generated<number>;
    active: Generated<boolean>;
    created_at: Generated<Date>;
    promoted: Generated<boolean>;
    store_discount: Generated<number>;
    sale_price: Generated<Money>;
    wishlist_count: Generated<number>;
    version: Generated<number>;
    sold_out: Generated<boolean>;
    sold_out_until: Date | null;
    image_texts: Generated<string[]>;
    deleted_at: Date | null;
  };
  journals: {
    id: Generated<number>;
    kind: string;
    order_id: string | null;
    made_at: Generated<Date>;
    subject: string | null;
    change_id: number | null;
  };
  late_tips: {
    id: Generated<number>;
    order_id: string;
    courier_id: number;
    currency: string;
    amount: Money;
    given_at: Date;
  };
  ledger_entries: {
    journal_id: number;
    account: string;
    currency: string;
    amount: Money;
  };
  limited_acts: {
    id: Generated<number>;
    account_id: number;
    store_id: number | null;
    call: string;
    order_id: string;
    currency: string;
    amount: Money;
    proposal_id: number | null;
    made_at: Date;
  };
  login_failures: {
    account: string;
    address: string;
    failures: Generated<number>;
    failed_at: Generated<Date>;
  };
  manual_journals: {
    id: Generated<number>;
    kind: string;
    debit: string;
    credit: string;
    currency: string;
    amount: Money;
    reason: string;
    state: Generated<string>;
    made_by: number;
    made_at: Date;
    decided_by: number | null;
    decided_at: Date | null;
    decline_reason: string | null;
  };
  menu_changes: {
    id: Generated<number>;
    store_id: number;
    kind: string;
    made_by: number;
    made_at: Date;
    undo_until: Date;
    undone_at: Date | null;
    rows: unknown;
  };
  messages: {
    id: Generated<number>;
    conversation_id: number;
    sender: string;
    body: Generated<string>;
    pictures: Generated<string[]>;
    idempotency_key: string | null;
    fingerprint: string | null;
    sent_at: Generated<Date>;
    seen_at: Date | null;
    account_id: number | null;
  };
  modules: {
    id: number;
    module_type: string;
    name: string;
    image: string;
    position: number;
    active: Generated<boolean>;
  };
  money_limits: {
    role: string;
    currency: string;
    per_act: Money | null;
    per_day: Money | null;
    version: Generated<number>;
  };
  newsletter_subscribers: {
    email: string;
    created_at: Generated<Date>;
  };
  operators: {
    customer_id: number;
    roles: string[];
    zone_ids: number[] | null;
    suspended_reason: string | null;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  order_changes: {
    id: Generated<number>;
    order_id: string;
    line_number: number;
    kind: string;
    state: string;
    decided_by: string | null;
    before: unknown;
    after: unknown | null;
    returns_stock: boolean;
    reason: string;
    total_before: Money;
    total_after: Money;
    to_wallet: Generated<Money>;
    to_provider: Generated<Money>;
    account_id: number;
    seen_version: number;
    made_at: Date;
    answer_until: Date | null;
    decided_at: Date | null;
  };
  order_contacts: {
    contact_hash: string;
    order_id: string;
    made_at: Date;
  };
  order_corrections: {
    order_id: string;
    changed: string[];
    made_at: Date;
    confirmed_at: Date | null;
  };
  order_lines: {
    order_id: string;
    line_number: number;
    item_id: number;
    name: string;
    image: string;
    variation: string | null;
    food_variations: Generated<unknown>;
    add_ons: Generated<unknown>;
    quantity: number;
    unit_price: Money;
    unit_discount: Money;
    discount_reason: string | null;
    add_on_total: Money;
    line_total: Money;
    counted: boolean;
    flash_sale_id: number | null;
    dose: string | null;
    when_missing: Generated<string>;
  };
  order_origins: {
    order_id: string;
    block_hash: string;
    is_phone_proved: boolean;
    hold_minutes: number;
    notes: string[];
    placed_at: Date;
  };
  order_steps: {
    order_id: string;
    step_number: number;
    from_status: string | null;
    to_status: string;
    made_by: string;
    made_at: Generated<Date>;
    account_id: number | null;
    reported_at: Date | null;
  };
  orders: {
    id: string;
    shopper: string;
    module_id: number;
    zone_id: number;
    store_id: number | null;
    order_type: string;
    order_status: Generated<string>;
    payment_method: string;
    payment_status: Generated<string>;
    currency: string;
    item_total: Money;
    add_on_total: Money;
    discount_total: Money;
    tax: Money;
    tax_inclusive: boolean;
    delivery_fee: Money;
    service_charge: Money;
    tip: Money;
    total: Money;
    distance_metres: number;
    contact_name: string;
    contact_number: string;
    contact_email: string | null;
    delivery_address: unknown | null;
    order_note: Generated<string>;
    cutlery: Generated<boolean>;
    unavailable_item_note: Generated<string>;
    schedule_at: Date | null;
    delivery_man_id: number | null;
    cancel_reason: string | null;
    canceled_by: string | null;
    tracking_hash: string;
    expected_at: Date | null;
    placed_at: Generated<Date>;
    confirmed_at: Date | null;
    processing_at: Date | null;
    handover_at: Date | null;
    picked_up_at: Date | null;
    delivered_at: Date | null;
    canceled_at: Date | null;
    failed_at: Date | null;
    coupon_id: number | null;
    coupon_code: string | null;
    coupon_discount: Generated<Money>;
    coupon_paid_by: string | null;
    wallet_paid: Generated<Money>;
    refund_reason: string | null;
    first_order_discount: Generated<Money>;
    prescription: string | null;
    quoted_at: Date | null;
    agreed_at: Date | null;
    receiver_details: unknown | null;
    charge_payer: string | null;
    parcel_category_id: number | null;
    ready_at: Date | null;
    version: Generated<number>;
    changed_in: Generated<Money | null>;
    seen_at: Date | null;
    commission: Generated<Money>;
    commission_rule_id: number | null;
    bag_count: number | null;
    print_count: Generated<number>;
    pays_with: Money | null;
    ready_promise: unknown | null;
    arrival_promise: unknown | null;
    first_ready_at: Date | null;
    promised_at: Date | null;
  };
  outbox: {
    id: Generated<number>;
    kind: string;
    order_id: string | null;
    payload: unknown;
    dedupe_key: string;
    attempts: Generated<number>;
    created_at: Generated<Date>;
    sent_at: Date | null;
    counted_at: Date | null;
  };
  passkey_challenges: {
    session_id: number;
    purpose: string;
    challenge: string;
    made_at: Date;
  };
  passkeys: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    credential_id: string;
    public_key: Buffer;
    sign_count: Money;
    transports: string[];
    created_at: Date;
    used_at: Date | null;
  };
  pay_rules: {
    id: Generated<number>;
    currency: string;
    zone_id: number | null;
    base: Money;
    per_km: Money;
    per_waiting_minute: Money;
    free_waiting_minutes: number;
    starts_at: Date;
    made_at: Date;
    made_by: number | null;
  };
  payee_accounts: {
    id: Generated<number>;
    store_id: number | null;
    courier_id: number | null;
    kind: string;
    holder: string;
    institution: string;
    number: string;
    made_by: number;
    made_at: Date;
    usable_at: Date;
    checked_name: string | null;
    checked_by: number | null;
    checked_at: Date | null;
    ended_at: Date | null;
    refused_reason: string | null;
  };
  payment_events: {
    provider: string;
    event_id: string;
    payment_id: string;
    news: string;
    effect: string;
    received_at: Generated<Date>;
  };
  payment_returns: {
    id: Generated<number>;
    payment_id: string;
    refund_id: number | null;
    amount: Money;
    status: Generated<string>;
    changed_at: Date;
  };
  payments: {
    id: string;
    order_id: string | null;
    customer_id: number | null;
    provider: string;
    currency: string;
    amount: Money;
    status: Generated<string>;
    reference: string | null;
    callback: string;
    started_at: Generated<Date>;
    ended_at: Date | null;
  };
  payout_runs: {
    id: Generated<number>;
    payee_kind: string;
    currency: string;
    zone_ids: number[] | null;
    least: Money;
    state: Generated<string>;
    version: Generated<number>;
    made_by: number;
    made_at: Date;
    ended_by: number | null;
    ended_at: Date | null;
  };
  payouts: {
    id: Generated<number>;
    run_id: number;
    store_id: number | null;
    courier_id: number | null;
    currency: string;
    owed: Money;
    cash: Money;
    set_off: Money;
    amount: Money;
    state: Generated<string>;
    reference: string | null;
    reason: string | null;
    changed_at: Date;
    changed_by: number;
    account_id: number | null;
  };
  prescription_desk: {
    order_id: string;
    taken_by: number | null;
    taken_until: Date | null;
    quoted_by: number | null;
    note: Generated<string>;
  };
  prescription_pictures: {
    id: string;
    shopper: string;
    order_id: string | null;
    made_at: Generated<Date>;
  };
  proposals: {
    id: Generated<number>;
    store_id: number | null;
    zone_id: number;
    account_id: number;
    call: string;
    order_id: string;
    input: unknown;
    currency: string;
    amount: Money;
    reason: string;
    created_at: Date;
    expires_at: Date;
    state: Generated<string>;
    decided_by: number | null;
    decided_at: Date | null;
    decline_reason: string | null;
  };
  proved_phones: {
    shopper: string;
    phone_hash: string;
    proved_at: Date;
  };
  push_devices: {
    id: Generated<number>;
    shopper: string;
    session_id: number | null;
    kind: string;
    target: string;
    p256dh: string | null;
    auth: string | null;
    created_at: Generated<Date>;
    app: Generated<string>;
  };
  pushes: {
    id: Generated<number>;
    device_id: number;
    content: unknown;
    dedupe_key: string;
    attempts: Generated<number>;
    due_at: Generated<Date>;
    sent_at: Date | null;
    created_at: Generated<Date>;
  };
  rate_limits: {
    name: string;
    subject: string;
    window_start: Date;
    tries: number;
  };
  recovery_codes: {
    customer_id: number;
    code_hash: string;
    used_at: Date | null;
  };
  referrals: {
    referee_id: number;
    referrer_id: number;
    order_id: string;
    phone_hash: string | null;
    currency: string;
    amount: Money;
    credited_at: Date;
  };
  refund_requests: {
    order_id: string;
    lines: Generated<unknown>;
    amount: Money;
    comment: Generated<string>;
    pictures: Generated<string[]>;
    requested_at: Date;
    refund_id: number | null;
  };
  refunds: {
    id: Generated<number>;
    order_id: string;
    currency: string;
    amount: Money;
    tax: Generated<Money>;
    to_wallet: Money;
    to_provider: Money;
    to_cash: Money;
    by_market: Money;
    by_store: Money;
    by_courier: Money;
    lines: Generated<unknown>;
    fees: Generated<string[]>;
    reason: string;
    account_id: number | null;
    made_at: Date;
  };
  reviews: {
    id: Generated<number>;
    order_id: string;
    line_number: number | null;
    about: string;
    item_id: number | null;
    store_id: number | null;
    delivery_man_id: number | null;
    author: string;
    rating: number;
    comment: Generated<string>;
    language: Generated<string>;
    created_at: Generated<Date>;
    pictures: Generated<string[]>;
  };
  search_terms: {
    word: string;
    item_count: number;
  };
  second_factor_guesses: {
    customer_id: number;
    failures: number;
    failed_at: Date;
  };
  second_factors: {
    id: Generated<number>;
    customer_id: number;
    name: string;
    secret: string;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
    used_at: Date | null;
    last_step: Generated<Money>;
  };
  section_banners: {
    module_id: number;
    section: string;
    title: string;
    image: string;
  };
  sessions: {
    id: Generated<number>;
    token_hash: string;
    customer_id: number;
    device: Generated<string>;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
    second_factor_at: Date | null;
  };
  settings: {
    name: string;
    value: unknown;
  };
  setup_links: {
    token_hash: string;
    expires_at: Date;
  };
  sign_ins: {
    id: Generated<number>;
    ticket_hash: string;
    login_type: string;
    customer_id: number | null;
    phone: string | null;
    email: string | null;
    is_phone_proved: Generated<boolean>;
    is_email_proved: Generated<boolean>;
    issuer: string | null;
    subject: string | null;
    name: Generated<string>;
    code_hash: string | null;
    code_medium: string | null;
    code_sent_at: Date | null;
    codes_sent: Generated<number>;
    guesses: Generated<number>;
    created_at: Generated<Date>;
    password_hash: string | null;
    referred_by: number | null;
    is_decoy: Generated<boolean>;
    is_separate: Generated<boolean>;
    is_claimed: Generated<boolean>;
    is_code_proved: Generated<boolean>;
    finished_at: Date | null;
    requester: string | null;
  };
  signing_keys: {
    name: string;
    key: string;
  };
  spent_challenges: {
    mark: string;
    expires_at: Date;
  };
  spent_tokens: {
    mark: string;
    step: string;
    expires_at: Date;
  };
  staff_notices: {
    id: Generated<number>;
    customer_id: number;
    subject: string;
    body: string;
    made_at: Date;
  };
  store_applications: {
    id: Generated<number>;
    status: Generated<string>;
    f_name: string;
    l_name: string;
    phone: string;
    email: string;
    password_hash: string;
    name: string;
    module_id: number;
    zone_id: number;
    address: string;
    lat: number;
    lng: number;
    delivery_minutes_min: number;
    delivery_minutes_max: number;
    tax_number: Generated<string>;
    logo: string | null;
    cover_photo: string | null;
    created_at: Generated<Date>;
    decided_at: Date | null;
    decided_by: number | null;
    decision: Generated<string>;
    told_at: Date | null;
    store_id: number | null;
  };
  store_boards: {
    store_id: number;
    read_at: Date;
  };
  store_members: {
    store_id: number;
    customer_id: number;
    role: string;
    suspended_reason: string | null;
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  stores: {
    id: number;
    slug: string;
    module_id: number;
    zone_id: number;
    brand_id: number | null;
    name: string;
    tagline: Generated<string>;
    address: string;
    phone: string;
    lat: number;
    lng: number;
    monogram: string;
    colours: string[];
    cover_images: string[];
    opening_hours: unknown;
    delivery_minutes_min: number;
    delivery_minutes_max: number;
    discount_percent: Generated<number>;
    free_delivery: Generated<boolean>;
    minimum_order: Generated<Money>;
    take_away: Generated<boolean>;
    schedule_order: Generated<boolean>;
    featured: Generated<boolean>;
    active: Generated<boolean>;
    reviews_enabled: Generated<boolean>;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    order_count: Generated<number>;
    item_count: Generated<number>;
    created_at: Generated<Date>;
    takes_prescriptions: Generated<boolean>;
    version: Generated<number>;
    closed_reason: string | null;
    paused_until: Date | null;
    pause_reason: string | null;
    busy_minutes: Generated<number>;
    busy_until: Date | null;
    logo: string | null;
    tax_number: Generated<string>;
    other_days: Generated<unknown>;
    all_hours: Generated<unknown>;
    zone_paused_until: Date | null;
    zone_pause_reason: string | null;
    no_orders_until: Generated<Date | null>;
    no_orders_reason: Generated<string | null>;
  };
  translations: {
    language: string;
    text: string;
    translation: string;
  };
  uncounted_orders: {
    message_id: number;
  };
  video_content: {
    module_id: number;
    banner_type: string;
    banner_video: string | null;
    banner_video_content: string | null;
    banner_image: string;
    banner_contents: string[];
  };
  waiting_baskets: {
    id: Generated<number>;
    cart_id: number;
    store_id: number;
    lines: unknown;
    updated_at: Generated<Date>;
  };
  wallet_bonuses: {
    id: Generated<number>;
    currency: string;
    title: string;
    bonus_type: string;
    bonus_amount: Money;
    maximum_bonus: Money | null;
    minimum_fund: Generated<Money>;
    starts_at: Date;
    ends_at: Date;
  };
  wallets: {
    customer_id: number;
    currency: string;
    balance: Money;
  };
  webhook_deliveries: {
    id: Generated<number>;
    endpoint_id: number;
    outbox_id: number;
    event_id: string;
    event: string;
    body: string;
    attempts: Generated<number>;
    due_at: Date | null;
    sent_at: Date | null;
    given_up_at: Date | null;
    last_fault: string | null;
    created_at: Generated<Date>;
  };
  webhook_endpoints: {
    id: Generated<number>;
    url: string;
    events: Generated<string[]>;
    secret: string;
    created_at: Generated<Date>;
    former_secret: string | null;
    former_until: Date | null;
  };
  why_choose: {
    id: number;
    module_id: number;
    image: string;
    title: string;
    short_description: string;
    position: Generated<number>;
  };
  wishes: {
    customer_id: number;
    item_id: number | null;
    store_id: number | null;
    created_at: Generated<Date>;
  };
  zone_modules: {
    zone_id: number;
    module_id: number;
    delivery_base: Money;
    delivery_per_km: Money;
    delivery_minimum: Money;
    delivery_maximum: Money;
    included_metres: number;
  };
  zone_pauses: {
    id: Generated<number>;
    zone_id: number;
    module_id: number | null;
    reason: string;
    until: Date;
  };
  zones: {
    id: number;
    slug: string;
    name: string;
    city: string;
    country: string;
    currency: string;
    time_zone: string;
    area: string;
    center_lat: number;
    center_lng: number;
    cash_on_delivery: boolean;
    cash_on_delivery_cap: Money | null;
    digital_payment: boolean;
    distance_factor: number;
    tax_basis_points: number;
    tax_inclusive: boolean;
    free_delivery_over: Money | null;
    service_charge: Generated<Money>;
    active: Generated<boolean>;
    demo_minute: number | null;
    version: Generated<number>;
    stopped_reason: string | null;
  };
}
