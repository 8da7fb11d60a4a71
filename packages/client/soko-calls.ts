// Written by tools/generators/write-openapi.ts from the contract. Do not edit.

/** Every call of a market, by noun. */
export interface Soko {
  access: {
    /** The state of an application as a rider, then what is missing before the first shift. For customers. `GET /api/v1/customer/rider-start` */
    riderStart(sent?: { signal?: AbortSignal }): Promise<{ application: { sent_at: string; status: 'pending' | 'accepted' | 'declined'; decided_at: string | null; words: string } | null; start: { has_worked: boolean; steps: Array<{ step: 'phone' | 'photo' | 'vehicle' | 'account' | 'papers'; is_done: boolean }>; vehicle: string; papers_seen_at: string | null } | null }>;
    /** Who has typed a PIN on this tablet: a profile with the name and the picture alone. For customers. May refuse with device_unknown. `GET /api/v1/auth/device/person` */
    person(sent?: { signal?: AbortSignal }): Promise<Profile>;
    /** Enrol a shared tablet of a store with the code that an owner shows, once. For anyone. May refuse with device_code_over, too_many. `POST /api/v1/auth/device/enrol` */
    enrolDevice(sent: { body: { code: string }; signal?: AbortSignal }): Promise<{ device: { name: string; lock_minutes: number; store_id: number; store_name: string; people: Array<{ account_id: number; name: string; image_full_url: string | null; locked_until: string | null }> }; token: string }>;
    /** The shared tablet that calls, and who may type a PIN there; null for any other device. For anyone. `GET /api/v1/auth/device` */
    device(sent?: { signal?: AbortSignal }): Promise<{ device: { name: string; lock_minutes: number; store_id: number; store_name: string; people: Array<{ account_id: number; name: string; image_full_url: string | null; locked_until: string | null }> } | null }>;
    /** Sign a person in on an enrolled tablet by a PIN, or unlock it; the person before is signed out. For anyone. May refuse with device_unknown, pin_wrong, pin_locked, too_many. `POST /api/v1/auth/device/pin` */
    typePin(sent: { body: { account_id: number; pin: string }; signal?: AbortSignal }): Promise<{ token: string }>;
    /** Lock a shared tablet: its board goes on without names until a PIN is typed. For customers. May refuse with device_unknown. `POST /api/v1/auth/device/lock` */
    lockDevice(sent?: { signal?: AbortSignal }): Promise<{ message: string }>;
    /** The stores that an account works for, and whether it is a courier or an operator. For customers. `GET /api/v1/customer/memberships` */
    memberships(sent?: { signal?: AbortSignal }): Promise<{ stores: Array<{ store_id: number; slug: string; name: string; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'; permissions: Array<'store.orders' | 'store.orders.enter' | 'store.adjust' | 'store.availability' | 'store.menu' | 'store.hours' | 'store.prescriptions' | 'store.promotions' | 'store.reviews' | 'store.chat' | 'store.money' | 'store.reports' | 'store.export' | 'store.profile' | 'store.staff' | 'store.audit' | 'store.owner'>; suspended_reason: string | null; takes_prescriptions: boolean; closing: { id: number | null; reason: string; decided_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; decided_at: string | null; until: string | null } | null }>; courier: { courier_id: number; suspended_reason: string | null } | null; operator: { roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; permissions: Array<'ops.live' | 'ops.contact' | 'ops.dispatch' | 'ops.dispatch.settings' | 'ops.orders' | 'ops.refund' | 'ops.support' | 'ops.customers' | 'ops.wallets' | 'ops.stores' | 'ops.couriers' | 'ops.catalogue' | 'ops.promotions' | 'ops.content' | 'ops.zones' | 'ops.finance' | 'ops.ledger' | 'ops.payouts' | 'ops.cash' | 'ops.reports' | 'ops.export' | 'ops.import' | 'ops.settings' | 'ops.staff' | 'ops.audit' | 'ops.health' | 'ops.lead' | 'ops.owner'>; zone_ids: number[] | null; suspended_reason: string | null } | null; device: { name: string; lock_minutes: number; store_id: number; is_locked: boolean } | null }>;
    /** Who invites the holder of a link, and to what. For anyone. May refuse with invitation_over. `POST /api/v1/auth/invitation` */
    invitation(sent: { body: { token: string }; signal?: AbortSignal }): Promise<{ store_name: string | null; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper' | null; roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'> | null; invited_by: string; contact: string; expires_at: string }>;
    /** Accept an invitation: the account works there from now on. For customers. May refuse with invitation_over, already_member. `POST /api/v1/customer/invitations/accept` */
    acceptInvitation(sent: { body: { token: string }; signal?: AbortSignal }): Promise<{ stores: Array<{ store_id: number; slug: string; name: string; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'; permissions: Array<'store.orders' | 'store.orders.enter' | 'store.adjust' | 'store.availability' | 'store.menu' | 'store.hours' | 'store.prescriptions' | 'store.promotions' | 'store.reviews' | 'store.chat' | 'store.money' | 'store.reports' | 'store.export' | 'store.profile' | 'store.staff' | 'store.audit' | 'store.owner'>; suspended_reason: string | null; takes_prescriptions: boolean; closing: { id: number | null; reason: string; decided_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; decided_at: string | null; until: string | null } | null }>; courier: { courier_id: number; suspended_reason: string | null } | null; operator: { roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; permissions: Array<'ops.live' | 'ops.contact' | 'ops.dispatch' | 'ops.dispatch.settings' | 'ops.orders' | 'ops.refund' | 'ops.support' | 'ops.customers' | 'ops.wallets' | 'ops.stores' | 'ops.couriers' | 'ops.catalogue' | 'ops.promotions' | 'ops.content' | 'ops.zones' | 'ops.finance' | 'ops.ledger' | 'ops.payouts' | 'ops.cash' | 'ops.reports' | 'ops.export' | 'ops.import' | 'ops.settings' | 'ops.staff' | 'ops.audit' | 'ops.health' | 'ops.lead' | 'ops.owner'>; zone_ids: number[] | null; suspended_reason: string | null } | null; device: { name: string; lock_minutes: number; store_id: number; is_locked: boolean } | null }>;
    /** Until when the link to the set-up of a market without an owner works. For anyone. May refuse with setup_over. `POST /api/v1/auth/setup/link` */
    showSetupLink(sent: { body: { token: string }; signal?: AbortSignal }): Promise<{ expires_at: string }>;
    /** Make the account of the first owner of the market, once, and sign it in. For anyone. May refuse with setup_over, email_taken, password_short, password_common. `POST /api/v1/auth/setup` */
    setUp(sent: { body: { token: string; name: string; email: string; password: string }; signal?: AbortSignal }): Promise<{ token: string }>;
  };
  account: {
    /** Language, text size, sounds, time format and start page of a person in the applications of staff. For customers. `GET /api/v1/customer/preferences` */
    preferences(sent?: { signal?: AbortSignal }): Promise<{ language: string | null; text_size: 100 | 115 | 130; sounds: 'on' | 'quiet' | 'off'; time_format: '12' | '24' | 'usual'; start_page: string | null }>;
    /** Keep language, text size, sounds, time format and start page of a person, for every device. For customers. `PUT /api/v1/customer/preferences` */
    setPreferences(sent: { body: { language: string | null; text_size: 100 | 115 | 130; sounds: 'on' | 'quiet' | 'off'; time_format: '12' | '24' | 'usual'; start_page: string | null }; signal?: AbortSignal }): Promise<{ language: string | null; text_size: 100 | 115 | 130; sounds: 'on' | 'quiet' | 'off'; time_format: '12' | '24' | 'usual'; start_page: string | null }>;
    /** The profile of the customer. For customers. `GET /api/v1/customer/info` */
    info(sent?: { signal?: AbortSignal }): Promise<Profile>;
    /** Change name, photo or password; a new phone number or e-mail address waits for its code. For customers. May refuse with name_needed, phone_needed, phone_fixed, email_needed, email_invalid, email_taken, phone_taken, phone_not_served, password_short, passwords_differ, password_common, password_wrong, picture_kind, picture_size, code_wrong, code_expired, code_not_sent, login_type_off, provider_token_wrong, too_many, challenge_required, too_large. `POST /api/v1/customer/update-profile` */
    updateProfile(sent: { body: ProfileBodySent; signal?: AbortSignal }): Promise<{ message: string; otp_send: boolean; verification_on: 'phone' | 'email' | null; code: SentCode | null }>;
    /** Take the photo from the profile; succeeds if there is none. For customers. `DELETE /api/v1/customer/remove-photo` */
    removePhoto(sent?: { signal?: AbortSignal }): Promise<{ message: string }>;
    /** Remove the account with all that is personal; orders stay, without a name. For customers. May refuse with order_running, last_owner, deliveries_open. `DELETE /api/v1/customer/remove-account` */
    remove(sent?: { signal?: AbortSignal }): Promise<{ message: string }>;
    /** Where the customer is signed in, the latest first. For customers. `GET /api/v1/customer/sessions` */
    sessions(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; sessions: { id: number; device: string; created_at: string; seen_at: string; is_current: boolean }[] }>;
    /** Sign out another device, or all others where no id is given. For customers. May refuse with session_not_found. `DELETE /api/v1/customer/sessions/end` */
    endSession(sent?: { query?: { session_id?: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The interests that a customer can choose in the module of the call, and those already chosen. For customers. `GET /api/v1/customer/interest/categories` */
    interestCategories(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; categories: { id: number; name: string; image_full_url: string; is_chosen: boolean }[] }>;
    /** Keep the interests of the module of the call; an empty list is allowed. For customers. May refuse with module_needed, category_not_found. `POST /api/v1/customer/interest/save` */
    saveInterests(sent: { body: { category_ids: number[] }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The allergens that a customer avoids: an item with one of them is never a replacement. For customers. `GET /api/v1/customer/allergens` */
    allergens(sent?: { signal?: AbortSignal }): Promise<{ allergens: Array<'celery' | 'crustaceans' | 'egg' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'peanut' | 'sesame' | 'soya' | 'sulphites' | 'tree_nuts'> }>;
    /** Say which allergens are avoided, in place of those that were. For customers. `POST /api/v1/customer/allergens` */
    saveAllergens(sent: { body: { allergens: Array<'celery' | 'crustaceans' | 'egg' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'peanut' | 'sesame' | 'soya' | 'sulphites' | 'tree_nuts'> }; signal?: AbortSignal }): Promise<{ allergens: Array<'celery' | 'crustaceans' | 'egg' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'peanut' | 'sesame' | 'soya' | 'sulphites' | 'tree_nuts'> }>;
  };
  addresses: {
    /** The customer's addresses, newest first. For customers. `GET /api/v1/customer/address/list` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; addresses: SavedAddress[] }>;
    /** Save an address. For customers. May refuse with too_many_addresses. `POST /api/v1/customer/address/add` */
    add(sent: { body: AddressBodySent; signal?: AbortSignal }): Promise<{ message: string; id: number; zone_ids: number[] }>;
    /** Change an address. For customers. May refuse with address_not_found. `POST /api/v1/customer/address/update` */
    update(sent: { body: { address: string; address_type?: 'home' | 'office' | 'other'; address_label?: string; contact_person_name: string; contact_person_number: string; additional_information?: string; latitude: number | string; longitude: number | string; road?: string; house?: string; floor?: string; landmark?: string; directions?: string; id: number; _method?: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Remove an address. For customers. May refuse with address_not_found. `DELETE /api/v1/customer/address/delete` */
    remove(sent: { query: { address_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  auth: {
    /** A new guest id; a browser gets it as a cookie too. For anyone. May refuse with too_many. `POST /api/v1/auth/guest/request` */
    requestGuest(sent?: { signal?: AbortSignal }): Promise<{ guest_id: string }>;
    /** A proof of work: a call that was refused with challenge_required is repeated with its solution. For anyone. `GET /api/v1/auth/challenge` */
    requestChallenge(sent?: { signal?: AbortSignal }): Promise<{ parameters: { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string; keySignature?: string; memoryCost?: number; parallelism?: number; expiresAt?: number; data?: Record<string, string | number | boolean | null> }; signature?: string }>;
    /** Sign in with a password, or ask for a code by phone. For anyone. May refuse with credentials_wrong, login_type_off, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/login` */
    login(sent: { body: { login_type: 'manual'; email_or_phone: string; password: string; field_type?: 'phone' | 'email'; type?: 'phone' | 'email'; guest_id?: string } | { login_type: 'otp'; phone: string; guest_id?: string }; signal?: AbortSignal }): Promise<SignInReply>;
    /** Make an account with a password. For anyone. May refuse with passwords_differ, password_common, ref_code_unknown, login_type_off, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/sign-up` */
    signUp(sent: { body: SignUpBodySent; signal?: AbortSignal }): Promise<SignInReply>;
    /** Send another code for a sign-in on its way. For anyone. May refuse with ticket_unknown, code_wrong, code_expired, code_not_sent, too_many, challenge_required, phone_not_served. `POST /api/v1/auth/send-code` */
    sendCode(sent: { body: { ticket: string }; signal?: AbortSignal }): Promise<{ code: SentCode; message: string }>;
    /** Prove a phone number or an e-mail address by the code that was sent. For anyone. May refuse with ticket_unknown, code_wrong, code_expired, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/verify-phone` */
    verifyPhone(sent: { body: { phone?: string; email?: string; otp: string; login_type: 'manual' | 'otp' | 'social'; verification_type: 'phone' | 'email'; ticket: string; guest_id?: string }; signal?: AbortSignal }): Promise<SignInReply>;
    /** Prove a phone number by a code that Firebase has sent. For anyone. May refuse with ticket_unknown, code_wrong, code_expired, provider_token_wrong, login_type_off, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/firebase-verify-token` */
    verifyByFirebase(sent: { body: { session_info: string; phone: string; otp: string; login_type: 'manual' | 'otp' | 'social'; ticket?: string; guest_id?: string }; signal?: AbortSignal }): Promise<SignInReply>;
    /** Sign in with the token of Google, Facebook or Apple. For anyone. May refuse with provider_token_wrong, email, login_type_off, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/social-login` */
    socialLogin(sent: { body: { medium: 'google' | 'facebook' | 'apple'; token: string; id_token?: string; nonce?: string; unique_id?: string; email?: '' | string; phone?: '' | string; name?: string; login_type?: 'social'; guest_id?: string }; signal?: AbortSignal }): Promise<SignInReply>;
    /** The same with the phone number that the provider does not know. For anyone. May refuse with provider_token_wrong, email, login_type_off, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required, ticket_unknown. `POST /api/v1/auth/social-register` */
    socialRegister(sent: { body: { medium: 'google' | 'facebook' | 'apple'; token: string; id_token?: string; nonce?: string; unique_id?: string; email?: '' | string; phone: string; name?: string; login_type?: 'social'; guest_id?: string; ticket?: string }; signal?: AbortSignal }): Promise<SignInReply>;
    /** The answer to 'Is It You?': use the account that was found, or create a separate one. For anyone. May refuse with ticket_unknown, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/exist-user` */
    answerExistingUser(sent: { body: { ticket: string; is_it_you: boolean; guest_id?: string }; signal?: AbortSignal }): Promise<SignInReply>;
    /** The name and the other contact of somebody who has proved one, which ends the sign-in. For anyone. May refuse with ticket_unknown, ref_code_unknown, account_inactive, email_taken, phone_taken, code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/update-info` */
    updateInfo(sent: { body: { name: string; email?: '' | string; phone?: '' | string; ref_code?: string; login_type?: 'manual' | 'otp' | 'social'; ticket: string; guest_id?: string }; signal?: AbortSignal }): Promise<SignInReply>;
    /** Send a code for a new password; the answer is the same for known and unknown accounts. For anyone. May refuse with code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/auth/forgot-password` */
    forgotPassword(sent: { body: { email_or_phone: string }; signal?: AbortSignal }): Promise<{ ticket: string; code: SentCode; message: string }>;
    /** Set a new password by the code; every session of the account ends. For anyone. May refuse with ticket_unknown, passwords_differ, password_common, code_wrong, code_expired, code_not_sent, too_many, challenge_required, phone_not_served. `POST /api/v1/auth/reset-password` */
    resetPassword(sent: { body: { ticket: string; otp: string; password: string; confirm_password: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** End the session of this caller. For customers. `POST /api/v1/auth/logout` */
    logout(sent?: { signal?: AbortSignal }): Promise<{ message: string }>;
    /** The second factor of the account, and whether this session has proved it. For customers. `GET /api/v1/auth/second-factor` */
    secondFactor(sent?: { signal?: AbortSignal }): Promise<{ policy: 'offered' | 'required' | 'off'; is_of_staff: boolean; factors: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; passkeys: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; recovery_codes_left: number; is_proved: boolean }>;
    /** Begin to add an authenticator app: its secret, which a first code confirms. For customers. May refuse with seat_needed, password_wrong, second_factor_needed, second_factors_full, too_many. `POST /api/v1/auth/second-factor/authenticators` */
    beginAuthenticator(sent: { body: { name: string; current_password?: string }; signal?: AbortSignal }): Promise<{ id: number; secret: string; uri: string }>;
    /** Confirm an authenticator app by its code; the first one brings 10 recovery codes. For customers. May refuse with code_wrong, factor_not_found, too_many. `POST /api/v1/auth/second-factor/authenticators/{factor_id}/confirm` */
    confirmAuthenticator(sent: { params: { factor_id: number }; body: { code: string }; signal?: AbortSignal }): Promise<{ second_factor: { policy: 'offered' | 'required' | 'off'; is_of_staff: boolean; factors: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; passkeys: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; recovery_codes_left: number; is_proved: boolean }; recovery_codes: string[] }>;
    /** Prove the second factor on this session by a code of the app or a recovery code, each good once. For customers. May refuse with code_wrong, factor_not_found, too_many. `POST /api/v1/auth/second-factor/prove` */
    proveSecondFactor(sent: { body: { code: string }; signal?: AbortSignal }): Promise<{ policy: 'offered' | 'required' | 'off'; is_of_staff: boolean; factors: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; passkeys: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; recovery_codes_left: number; is_proved: boolean }>;
    /** Remove an authenticator app; with the last one the recovery codes end. For customers. May refuse with factor_not_found, second_factor_needed. `DELETE /api/v1/auth/second-factor/authenticators/{factor_id}` */
    removeFactor(sent: { params: { factor_id: number }; signal?: AbortSignal }): Promise<{ policy: 'offered' | 'required' | 'off'; is_of_staff: boolean; factors: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; passkeys: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; recovery_codes_left: number; is_proved: boolean }>;
    /** New recovery codes; the former ones end. For customers. May refuse with factor_not_found, second_factor_needed. `POST /api/v1/auth/second-factor/recovery-codes` */
    renewRecoveryCodes(sent?: { signal?: AbortSignal }): Promise<{ recovery_codes: string[] }>;
    /** Begin to add a passkey: what the browser needs to make one. For customers. May refuse with seat_needed, password_wrong, second_factor_needed, second_factors_full, too_many. `POST /api/v1/auth/second-factor/passkeys/begin` */
    beginPasskey(sent: { body: { current_password?: string }; signal?: AbortSignal }): Promise<{ rp: { name: string; id: string }; user: { id: string; name: string; displayName: string }; challenge: string; pubKeyCredParams: { alg: number; type: 'public-key' }[]; timeout: number; excludeCredentials: { id: string; type: 'public-key'; transports?: string[] }[]; authenticatorSelection: { residentKey: 'preferred'; userVerification: 'preferred' }; attestation: 'none' }>;
    /** Add the passkey that the browser has made; the first second factor brings 10 recovery codes. For customers. May refuse with seat_needed, passkey_wrong, second_factors_full. `POST /api/v1/auth/second-factor/passkeys` */
    addPasskey(sent: { body: { name: string; passkey: { id: string; rawId: string; type: 'public-key'; response: { clientDataJSON: string; attestationObject: string; transports?: string[] } } }; signal?: AbortSignal }): Promise<{ second_factor: { policy: 'offered' | 'required' | 'off'; is_of_staff: boolean; factors: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; passkeys: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; recovery_codes_left: number; is_proved: boolean }; recovery_codes: string[] }>;
    /** What a passkey of the account must sign to prove the second factor; good once, for five minutes. For customers. May refuse with factor_not_found. `POST /api/v1/auth/second-factor/passkeys/ask` */
    askPasskey(sent?: { signal?: AbortSignal }): Promise<{ rpId: string; challenge: string; timeout: number; allowCredentials: { id: string; type: 'public-key'; transports?: string[] }[]; userVerification: 'preferred' }>;
    /** Prove the second factor on this session by a passkey. For customers. May refuse with passkey_wrong. `POST /api/v1/auth/second-factor/passkeys/prove` */
    provePasskey(sent: { body: { passkey: { id: string; rawId: string; type: 'public-key'; response: { clientDataJSON: string; authenticatorData: string; signature: string } } }; signal?: AbortSignal }): Promise<{ policy: 'offered' | 'required' | 'off'; is_of_staff: boolean; factors: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; passkeys: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; recovery_codes_left: number; is_proved: boolean }>;
    /** Remove a passkey; with the last second factor the recovery codes end. For customers. May refuse with factor_not_found, second_factor_needed. `DELETE /api/v1/auth/second-factor/passkeys/{factor_id}` */
    removePasskey(sent: { params: { factor_id: number }; signal?: AbortSignal }): Promise<{ policy: 'offered' | 'required' | 'off'; is_of_staff: boolean; factors: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; passkeys: Array<{ id: number; name: string; created_at: string; used_at: string | null }>; recovery_codes_left: number; is_proved: boolean }>;
  };
  cart: {
    /** Put an item into the cart; returns all lines. For guests and customers. May refuse with item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, item_not_available, store_closed, store_paused, other_store, too_many_baskets. `POST /api/v1/cart/add` */
    add(sent: { body: { model?: 'Item' | 'ItemCampaign'; item_id: number; price?: unknown; quantity: number; add_on_ids?: number[]; add_on_qtys?: number[]; variation?: Array<{ name: string; values: { label: string[] } } | { type: string }>; guest_id?: string; clear_other_store?: boolean; start_another?: boolean }; signal?: AbortSignal }): Promise<CartLine[]>;
    /** Change a line of the cart; returns all lines. For guests and customers. May refuse with item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, cart_line_not_found. `POST /api/v1/cart/update` */
    update(sent: { body: { model?: 'Item' | 'ItemCampaign'; item_id: number; price?: unknown; quantity: number; add_on_ids?: number[]; add_on_qtys?: number[]; variation?: Array<{ name: string; values: { label: string[] } } | { type: string }>; guest_id?: string; cart_id: number }; signal?: AbortSignal }): Promise<CartLine[]>;
    /** After a sign-in with `cart_conflict`: the guest's cart takes the place of one's own, is given up, or both are kept. For customers. May refuse with guest_id_needed. `POST /api/v1/cart/merge` */
    merge(sent: { body: { keep: 'guest' | 'mine' | 'both'; guest_id?: string }; signal?: AbortSignal }): Promise<CartLine[]>;
    /** The baskets that wait: those set aside, and the carts of other modules; the last changed first. For guests and customers. `GET /api/v1/cart/baskets` */
    baskets(sent?: { query?: { guest_id?: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; baskets: Basket[] }>;
    /** Make a basket the cart of its module, whose goods wait from then on; returns its lines. For guests and customers. May refuse with basket_not_found. `POST /api/v1/cart/switch` */
    switch(sent: { body: { basket_id: number; guest_id?: string }; signal?: AbortSignal }): Promise<CartLine[]>;
    /** Remove a basket that waits; returns the lines of the cart. For guests and customers. May refuse with basket_not_found. `DELETE /api/v1/cart/remove-basket` */
    removeBasket(sent: { query: { basket_id: number; guest_id?: string }; signal?: AbortSignal }): Promise<CartLine[]>;
    /** The lines of the cart of the module, or of all modules when none is named. For guests and customers. `GET /api/v1/cart/list` */
    list(sent?: { query?: { guest_id?: string }; signal?: AbortSignal }): Promise<CartLine[]>;
    /** Take a line out of the cart; returns the lines that are left. For guests and customers. May refuse with cart_line_not_found. `DELETE /api/v1/cart/remove-item` */
    removeItem(sent: { query: { cart_id: number; guest_id?: string }; signal?: AbortSignal }): Promise<CartLine[]>;
    /** Empty the cart of the module, or of all modules when none is named. For guests and customers. `DELETE /api/v1/cart/remove` */
    clear(sent?: { query?: { guest_id?: string }; signal?: AbortSignal }): Promise<CartLine[]>;
  };
  categories: {
    /** The categories of the module, each with its children. For anyone. `GET /api/v1/categories` */
    list(sent?: { query?: { featured?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; categories: Array<{ id: number; slug: string; name: string; image: string; image_full_url: string; featured: 0 | 1; module_id: number; items_count: number; childes: { id: number; slug: string; name: string; image_full_url: string }[] }> }>;
    /** One category with its children, by its slug or its id. For anyone. May refuse with category_not_found. `GET /api/v1/categories/details/{id}` */
    details(sent: { params: { id: string }; signal?: AbortSignal }): Promise<{ id: number; slug: string; name: string; image: string; image_full_url: string; featured: 0 | 1; module_id: number; items_count: number; childes: { id: number; slug: string; name: string; image_full_url: string }[]; parent: { id: number; slug: string; name: string; image_full_url: string } | null }>;
    /** The items of a category and its children, the most ordered first. For anyone. `GET /api/v1/categories/items/{id}` */
    items(sent: { params: { id: number }; query?: { type?: 'all'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Item[] }>;
    /** The brands of the module that are sold in the zones. For anyone. `GET /api/v1/brand` */
    brands(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; brands: Array<{ id: number; slug: string; name: string; image_full_url: string | null; items_count: number }> }>;
    /** The common conditions that something is sold for. For anyone. `GET /api/v1/conditions` */
    conditions(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; conditions: { id: number; slug: string; name: string; image_full_url: string }[] }>;
    /** The items for a condition, the most ordered first. For anyone. `GET /api/v1/conditions/{id}` */
    conditionItems(sent: { params: { id: number }; query?: { type?: 'all'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Item[] }>;
  };
  chat: {
    /** The conversations of the customer, the latest first; of a name, or with stores or couriers alone. For customers. `GET /api/v1/customer/message/list` */
    list(sent?: { query?: { limit?: number; offset?: number; name?: string; type?: 'store' | 'delivery_man' | 'support' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; unread: number; conversations: Array<{ id: number; party: { type: 'store' | 'delivery_man' | 'support'; id: number; name: string; monogram: string; colour: string | null; image_full_url: string | null; slug: string | null; phone: string | null; is_closed: boolean; order: { id: string; order_status: string } | null }; unread: number; last_message: { id: number; sender_type: 'customer' | 'store' | 'delivery_man' | 'support'; message: string; sent_at: string; seen_at: string | null; pictures: number } | null }> }>;
    /** A conversation with its messages, the latest first; by its number, or by whom it is with. For customers. May refuse with conversation_not_found. `GET /api/v1/customer/message/details` */
    details(sent?: { query?: { limit?: number; offset?: number; conversation_id?: number; type?: 'store' | 'delivery_man' | 'support'; id?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; party: { type: 'store' | 'delivery_man' | 'support'; id: number; name: string; monogram: string; colour: string | null; image_full_url: string | null; slug: string | null; phone: string | null; is_closed: boolean; order: { id: string; order_status: string } | null }; conversation_id: number | null; messages: Message[] }>;
    /** Write to a store, to a courier of an order of yours, or to support; at most three pictures go with it. For customers. May refuse with conversation_not_found, chat_closed, message_empty, images_too_many, picture_kind, picture_size, key_reused, too_large, too_many, overloaded. `POST /api/v1/customer/message/send` */
    send(sent: { body: { conversation_id?: number; receiver_type?: 'store' | 'delivery_man' | 'support'; receiver_id?: number; order_id?: string; message?: string; 'image[]'?: Blob[] }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ conversation_id: number; message: Message }>;
    /** The customer has seen all messages of a conversation. For customers. May refuse with conversation_not_found. `POST /api/v1/customer/message/seen` */
    see(sent: { body: { conversation_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  config: {
    /** What the operator has set; needs neither login nor zone. For anyone. `GET /api/v1/config` */
    settings(sent?: { signal?: AbortSignal }): Promise<Settings>;
    /** The text of a page that the operator writes, as HTML in which nothing can run. For anyone. `GET /api/v1/pages/{name}` */
    page(sent: { params: { name: 'about-us' | 'terms-and-conditions' | 'privacy-policy' | 'refund-policy' | 'cancellation-policy' | 'shipping-policy' }; signal?: AbortSignal }): Promise<{ name: 'about-us' | 'terms-and-conditions' | 'privacy-policy' | 'refund-policy' | 'cancellation-policy' | 'shipping-policy'; html: string; language: 'en' | 'yo' | 'ha' | 'ke' | null; changed_on: string | null }>;
  };
  items: {
    /** Items of the zones and module, or of one store or category, the most ordered first. For anyone. `GET /api/v1/items` */
    list(sent?: { query?: { store_id?: number; category_id?: number; brand_id?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Item[] }>;
    /** One item, by its slug or its id. For anyone. May refuse with item_not_found, gone. `GET /api/v1/items/details/{id}` */
    details(sent: { params: { id: string }; signal?: AbortSignal }): Promise<{ id: number; slug: string; name: string; title: string; image: string; storage: string; image_full_url: string; images_full_url: string[]; category_id: number; category_ids: { id: number; position: number }[]; price: number; discount: number; discount_type: 'percent' | 'amount'; store_discount: number; restaurant_discount: number; no_promotion: boolean; promotion: { kind: 'flash_sale' | 'campaign'; id: number; slug: string; title: string; discount: number; discount_type: 'percent' | 'amount'; ends_at: string } | null; store_id: number; store_name: string; store_slug: string; store_open: boolean; store_opens_at: { time: string; in_days: number; day: string } | null; module_id: number; module: { module_type: string }; zone_id: number; unit_type: string; generic_name: string[]; veg: 0 | 1; halal_tag_status: 0 | 1; is_halal: 0 | 1; recommended: 0 | 1; organic: 0 | 1; avg_rating: number | null; rating_count: number; wishlist_count: number; stock: number | null; sold_out: boolean; maximum_cart_quantity: number | null; schedule_order: boolean; available_time_starts: string | null; available_time_ends: string | null; available_day: { day: 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'; name: string } | null; available_date_starts: string | null; available_date_ends: string | null; is_prescription_required: 0 | 1; description: string; nutritions_name: string[]; allergies_name: string[]; tags: string[]; variations: Array<{ type: string; price: number; stock: number | null }>; choice_options: { name: string; title: string; options: string[] }[]; food_variations: Array<{ name: string; type: 'single' | 'multi'; min: number; max: number; required: 'on' | 'off'; values: { label: string; optionPrice: number }[] }>; add_ons: AddOn[]; category_name: string; category_slug: string; brand_name: string | null; image_texts: string[] }>;
    /** The most ordered items, of all, of one category or of medicine; of one store those that were ordered, without prescription medicine. For anyone. `GET /api/v1/items/popular` */
    popular(sent?: { query?: { type?: 'all'; store_id?: number; category_id?: number; medicine?: '1'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Item[] }>;
    /** Items with money off, of the item or its store. For anyone. `GET /api/v1/items/discounted` */
    discounted(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Item[] }>;
    /** The best reviewed items, of all or of one category. For anyone. `GET /api/v1/items/most-reviewed` */
    bestReviewed(sent?: { query?: { type?: 'all'; category_id?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Item[] }>;
    /** The newest items, and the categories that they are in. For anyone. `GET /api/v1/items/new-arrivals` */
    newArrivals(sent?: { query?: { type?: 'all'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Item[]; categories: { id: number; slug: string; name: string; image_full_url: string }[] }>;
    /** Items that the market recommends. For anyone. `GET /api/v1/items/recommended` */
    recommended(sent?: { query?: { filter?: 'all'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Item[] }>;
    /** Items of the categories that the customer cares about: chosen as interests, or ordered from. For customers. `GET /api/v1/items/suggested` */
    suggested(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<Item[]>;
  };
  modules: {
    /** The modules with their zones; only those of the zones in the zoneid header, where it names any. For anyone. `GET /api/v1/module` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; modules: Array<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; module_name: string; icon_full_url: string; zones: { id: number; name: string }[] }> }>;
  };
  notifications: {
    /** What a demo would have sent, the newest first; exists only in a demo. For anyone. May refuse with not_found. `GET /api/v1/demo/outbox` */
    outbox(sent?: { query?: { channel?: 'sms' | 'mail' | 'push'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; messages: Array<{ id: number; channel: 'sms' | 'mail' | 'push'; recipient: string; subject: string; body: string; code: string | null; created_at: string }> }>;
    /** Register an app of this shopper for push notifications, by its token at Firebase Cloud Messaging. For guests and customers. May refuse with too_many. `POST /api/v1/customer/cm-firebase-token` */
    keepToken(sent: { body: { cm_firebase_token: string; _method?: 'put'; guest_id?: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The public key with which a browser subscribes to web push. For anyone. `GET /api/v1/push/key` */
    pushKey(sent?: { signal?: AbortSignal }): Promise<{ public_key: string }>;
    /** Register a browser of this shopper for push notifications, by web push. For guests and customers. May refuse with push_address, too_many. `POST /api/v1/push/subscription` */
    subscribe(sent: { body: { endpoint: string; keys: { p256dh: string; auth: string }; guest_id?: string; app?: 'storefront' | 'courier' | 'vendor' }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Unsubscribe this browser from push notifications. For guests and customers. `POST /api/v1/push/unsubscribe` */
    unsubscribe(sent: { body: { endpoint: string; guest_id?: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Say that a push has arrived, by its receipt; an unknown receipt is answered alike. For anyone. `POST /api/v1/push/confirmed` */
    confirmPush(sent: { body: { receipt: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Send a test to the devices of the caller that receive pushes of an application; 20 an hour. For customers. May refuse with push_device_missing, too_many. `POST /api/v1/push/tests` */
    tryPush(sent: { body: { app: 'courier' | 'vendor' }; signal?: AbortSignal }): Promise<{ id: string; devices: Array<{ id: number; device: string; outcome: 'taken' | 'gone' | 'failed'; words: string | null }> }>;
    /** The devices of the caller on which a test has arrived. For customers. `GET /api/v1/push/tests/{test_id}` */
    showPushTrial(sent: { params: { test_id: string }; signal?: AbortSignal }): Promise<{ arrived: number[] }>;
  };
  orders: {
    /** What a customer has typed at a checkout during the last day, on any device. For customers. `GET /api/v1/customer/checkout/draft` */
    draft(sent: { query: { cart: string }; signal?: AbortSignal }): Promise<{ draft: CheckoutDraft | null; saved_at: string | null }>;
    /** Save what a customer has typed at a checkout for a day; null removes it. For customers. `POST /api/v1/customer/checkout/draft` */
    saveDraft(sent: { body: { cart: string; draft: CheckoutDraftSent | null }; signal?: AbortSignal }): Promise<{ saved_at: string | null }>;
    /** The orders of a customer, the newest first: those that are running, or those that are over. For customers. `GET /api/v1/customer/order/{list}` */
    list(sent: { params: { list: 'running-orders' | 'order-history' }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; orders: ListedOrder[] }>;
    /** The orders of the caller in any state, the newest first; a guest reads those of their guest id. For guests and customers. `GET /api/v1/customer/order/all` */
    all(sent?: { query?: { limit?: number; offset?: number; guest_id?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; orders: ListedOrder[] }>;
    /** Take an order from a guest id: only its signed link, or its number with its contact, opens it from then on. For guests and customers. May refuse with order_not_found, order_of_account. `POST /api/v1/customer/order/forget` */
    forget(sent: { body: { order_id: string; guest_id?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** An order of the caller with all its parts; any other is unknown. For guests and customers. May refuse with order_not_found. `GET /api/v1/customer/order/details` */
    details(sent: { query: { order_id: string; guest_id?: string }; signal?: AbortSignal }): Promise<OrderDetails>;
    /** Put the goods of an order into the cart again, at today's prices; tells what differs. For guests and customers. May refuse with order_not_found, other_store, store_closed, store_paused, overloaded. `POST /api/v1/customer/order/reorder` */
    reorder(sent: { body: { order_id: string; start_another?: boolean; guest_id?: string; clear_other_store?: boolean }; signal?: AbortSignal }): Promise<{ module_id: number; currency: string; added: number; merged: number; changes: Array<{ item_id: number; name: string; kind: 'price' | 'fewer' | 'out_of_stock' | 'not_available' | 'gone'; ordered: number; added: number; old_price: number; new_price: number | null }>; cart: CartLine[] }>;
    /** Ask for the money of a delivered order back, or of lines of it, with a comment and pictures. For guests and customers. May refuse with order_not_found, not_refundable, refund_nothing, refund_line_gone, refund_over_left, picture_unknown, images_too_many. `POST /api/v1/customer/order/refund-request` */
    requestRefund(sent: { body: { order_id: string; reason: string; lines?: { line: number; quantity: number }[]; comment?: string; pictures?: string[]; guest_id?: string }; signal?: AbortSignal }): Promise<{ message: string; order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' }>;
    /** Answer a change that the store proposes: accept it, do without the line, or end the order. For guests and customers. May refuse with order_not_found, change_not_found, change_over, line_not_found, change_nothing, allergen_avoided, replacement_dearer, wallet_short, item_not_available, prescription_needed, price_changed, item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown. `POST /api/v1/customer/order/answer-change` */
    answerChange(sent: { body: { order_id: string; change_id: number; answer: 'accept' | 'leave_out' | 'cancel_order'; guest_id?: string }; signal?: AbortSignal }): Promise<{ state: 'waiting' | 'applied' | 'left_out' | 'void' }>;
    /** Say that what support has changed of an order is right. For guests and customers. May refuse with order_not_found. `POST /api/v1/customer/order/confirm-correction` */
    confirmCorrection(sent: { body: { order_id: string; guest_id?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Why people cancel. For anyone. `GET /api/v1/customer/order/cancellation-reasons` */
    cancellationReasons(sent?: { query?: { type?: 'customer'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; data: { id: number; reason: string }[] }>;
    /** Why people ask for their money back. For anyone. `GET /api/v1/customer/order/refund-reasons` */
    refundReasons(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; data: { id: number; reason: string }[] }>;
    /** Tip the courier of a delivered order from the wallet; a further tip is added to the earlier ones. For customers. May refuse with order_not_found, tip_not_possible, tip_too_late, tip_nothing, tip_too_large, wallet_off, wallet_short, order_in_progress, key_reused. `POST /api/v1/customer/order/tip` */
    giveTip(sent: { body: { order_id: string; amount: number }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ order_id: string; amount: number; late_tip: number; currency: string; balance: number }>;
    /** Say whether the place where a courier found the door is right, which moves the pin of the saved address, and whether couriers may see the photo of it. For customers. May refuse with order_not_found. `POST /api/v1/customer/order/door` */
    answerDoor(sent: { body: { order_id: string; is_pin_right?: boolean; shows_photo_to_riders?: boolean }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Keep a picture for a prescription order or a refund to come; it is deleted after a day without one. For guests and customers. May refuse with picture_kind, picture_size, too_large, too_many, challenge_required. `POST /api/v1/customer/order/prescription/upload` */
    uploadPrescription(sent: { body: { image: Blob; guest_id?: string }; signal?: AbortSignal }): Promise<{ id: string; image_full_url: string }>;
    /** What a prescription order costs beside its medicines; nothing is kept. For guests and customers. May refuse with store_not_found, prescription_not_taken, store_closed, store_paused, market_stopped, outside_store_zone, cash_not_offered. `POST /api/v1/customer/order/prescription/quote` */
    quotePrescription(sent: { body: { store_id: number; latitude: number | string; longitude: number | string; dm_tips?: number; guest_id?: string }; signal?: AbortSignal }): Promise<{ store: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[] }; currency: string; distance_metres: number; delivery_fee: number; service_charge: number; tip: number; total: number; delivery_time: string }>;
    /** Order from a pharmacy by the pictures of a prescription; the pharmacy names the price. For guests and customers. May refuse with store_not_found, prescription_not_taken, store_closed, store_paused, market_stopped, outside_store_zone, phone_proof_required, too_many_open_orders, prescription_image_needed, images_too_many, picture_unknown, picture_kind, picture_size, too_large, guest_checkout_off, address_needed, cash_not_offered, order_in_progress, key_reused, too_many. `POST /api/v1/customer/order/prescription/place` */
    placePrescription(sent: { body: { store_id: number; distance?: unknown; address: string; latitude: number | string; longitude: number | string; 'order_attachment[]'?: Blob[]; 'attachments[]'?: string[]; order_note?: string; guest_id?: string; contact_person_name: string; contact_person_number: string; contact_person_email?: '' | string; dm_tips?: number; house?: string; floor?: string; road?: string; landmark?: string; directions?: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ order_id: string; total: number; currency: string; status: 'pending'; created_at: string; tracking_token: string }>;
    /** A prescription order of one’s own: its pictures, and the price of the pharmacy. For guests and customers. May refuse with order_not_found. `GET /api/v1/customer/order/prescription` */
    prescription(sent: { query: { order_id: string; guest_id?: string }; signal?: AbortSignal }): Promise<{ order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed'; created_at: string; quoted_at: string | null; agree_until: string | null; time_zone: string; store: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[] }; currency: string; lines: { item_id: number; name: string; image_full_url: string; variation: string; quantity: number; price: number; total_price: number; dose: string }[]; pharmacy_note: string; question: { text: string; wants_picture: boolean } | null; canceled_by: 'shopper' | 'store' | 'market' | null; cancel_reason: string | null; item_total: number; discount_total: number; tax: number; tax_inclusive: boolean; delivery_fee: number; service_charge: number; tip: number; total: number; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; awaits_payment: boolean; wallet_paid: number; wallet_balance: number | null; wallet_part: number; wallet_rest: number; digital_payment: boolean; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; distance_metres: number; order_note: string; delivery_address: string; contact_number: string; cancelable: boolean; pictures: { id: string; image_full_url: string }[] }>;
    /** Answer the question of the pharmacist with words or uploaded pictures; it is read on. For guests and customers. May refuse with order_not_found, step_not_allowed, message_empty, images_too_many, picture_unknown. `POST /api/v1/customer/order/prescription/answer` */
    answerPharmacist(sent: { body: { order_id: string; text?: string; attachments?: string[]; guest_id?: string }; signal?: AbortSignal }): Promise<{ order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed'; created_at: string; quoted_at: string | null; agree_until: string | null; time_zone: string; store: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[] }; currency: string; lines: { item_id: number; name: string; image_full_url: string; variation: string; quantity: number; price: number; total_price: number; dose: string }[]; pharmacy_note: string; question: { text: string; wants_picture: boolean } | null; canceled_by: 'shopper' | 'store' | 'market' | null; cancel_reason: string | null; item_total: number; discount_total: number; tax: number; tax_inclusive: boolean; delivery_fee: number; service_charge: number; tip: number; total: number; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; awaits_payment: boolean; wallet_paid: number; wallet_balance: number | null; wallet_part: number; wallet_rest: number; digital_payment: boolean; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; distance_metres: number; order_note: string; delivery_address: string; contact_number: string; cancelable: boolean; pictures: { id: string; image_full_url: string }[] }>;
    /** Agree to the price of the pharmacy, which then goes to work; to cancel is the other answer. For guests and customers. May refuse with order_not_found, prescription_not_quoted, price_changed, cash_not_offered, cash_over_cap, payment_not_offered, wallet_short. `POST /api/v1/customer/order/prescription/agree` */
    agreeToPrescription(sent: { body: { order_id: string; order_amount: number; payment_method?: 'cash_on_delivery' | 'digital_payment' | 'wallet'; use_wallet?: boolean; guest_id?: string }; signal?: AbortSignal }): Promise<{ message: string; order_id: string }>;
    /** What the order would cost, part by part; nothing is kept. For guests and customers. May refuse with cart_empty, item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, item_not_available, store_closed, store_paused, market_stopped, other_store, take_away_off, schedule_off, schedule_outside_hours, slot_full, outside_store_zone, payment_not_offered, wallet_short, cash_not_offered, coupon_unknown, coupon_not_yet, coupon_expired, coupon_other_module, coupon_other_store, coupon_other_zone, coupon_min_purchase, coupon_first_order, coupon_used_up, coupon_sign_in, coupon_no_goods, category_not_found, address_needed, outside_zones. `POST /api/v1/customer/order/quote` */
    quote(sent: { body: { guest_id?: string; items?: Array<{ model?: 'Item' | 'ItemCampaign'; item_id: number; price?: unknown; quantity: number; add_on_ids?: number[]; add_on_qtys?: number[]; variation?: Array<{ name: string; values: { label: string[] } } | { type: string }>; when_missing?: 'ask' | 'replace' | 'leave_out' }>; order_type?: 'delivery' | 'take_away' | 'parcel'; payment_method?: 'cash_on_delivery' | 'digital_payment' | 'wallet'; use_wallet?: boolean; latitude?: number | string; longitude?: number | string; parcel_category_id?: number; receiver_details?: ReceiverDetailsSent; charge_payer?: 'sender' | 'receiver'; dm_tips?: number; schedule_at?: string; coupon_code?: string; distance?: unknown }; signal?: AbortSignal }): Promise<OrderQuote>;
    /** When what is planned can be ordered ahead: half hours of the coming week. For guests and customers. May refuse with cart_empty, item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, item_not_available, store_closed, store_paused, market_stopped, other_store, take_away_off, schedule_off, schedule_outside_hours, slot_full, outside_store_zone, payment_not_offered, wallet_short, cash_not_offered. `POST /api/v1/customer/order/slots` */
    slots(sent: { body: { guest_id?: string; items?: Array<{ model?: 'Item' | 'ItemCampaign'; item_id: number; price?: unknown; quantity: number; add_on_ids?: number[]; add_on_qtys?: number[]; variation?: Array<{ name: string; values: { label: string[] } } | { type: string }>; when_missing?: 'ask' | 'replace' | 'leave_out' }> }; signal?: AbortSignal }): Promise<{ time_zone: string; slots: string[] }>;
    /** Place an order. For guests and customers. May refuse with cart_empty, item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, item_not_available, store_closed, store_paused, market_stopped, other_store, take_away_off, schedule_off, schedule_outside_hours, slot_full, outside_store_zone, payment_not_offered, wallet_short, cash_not_offered, coupon_unknown, coupon_not_yet, coupon_expired, coupon_other_module, coupon_other_store, coupon_other_zone, coupon_min_purchase, coupon_first_order, coupon_used_up, coupon_sign_in, coupon_no_goods, category_not_found, address_needed, outside_zones, guest_checkout_off, below_minimum_order, sign_in_needed, prescription_needed, images_too_many, picture_unknown, price_changed, basket_switched, order_in_progress, key_reused, too_many, cash_over_cap, phone_proof_required, too_many_open_orders. `POST /api/v1/customer/order/place` */
    place(sent: { body: OrderBodySent; idempotencyKey: string; signal?: AbortSignal }): Promise<{ order_id: string; total: number; currency: string; status: 'pending'; created_at: string; tracking_token: string }>;
    /** The result of an intent: the order under this idempotency key, if it was placed. For guests and customers. `GET /api/v1/customer/order/placed` */
    placed(sent: { query: { key: string; guest_id?: string }; signal?: AbortSignal }): Promise<{ order_id: string | null; total: number | null; created_at: string | null }>;
    /** Where an order is; a wrong id and a wrong contact get the same answer. For anyone. May refuse with order_not_found, too_many, challenge_required. `GET /api/v1/customer/order/track` */
    track(sent: { query: { order_id: string; guest_id?: string; contact_number?: string; phone?: string; email?: string; token?: string }; signal?: AbortSignal }): Promise<TrackedOrder>;
    /** Cancel an order that the store has not confirmed. For guests and customers. May refuse with order_not_found, not_cancelable. `POST /api/v1/customer/order/cancel` */
    cancel(sent: { body: { order_id: string; reason: string; guest_id?: string; _method?: string }; signal?: AbortSignal }): Promise<{ message: string; order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' }>;
    /** Pay at the door what still waits for its digital payment. For guests and customers. May refuse with order_not_found, payment_not_due, payment_too_late, cash_not_offered, cash_over_cap, phone_proof_required, too_many_open_orders. `POST /api/v1/customer/order/payment-method` */
    paymentMethod(sent: { body: { order_id: string; payment_method?: 'cash_on_delivery'; guest_id?: string; _method?: string }; signal?: AbortSignal }): Promise<{ message: string; order_id: string; payment_method: 'cash_on_delivery' }>;
  };
  parcel: {
    /** What can be sent. For anyone. `GET /api/v1/parcel-category` */
    categories(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; parcel_categories: Array<{ id: number; slug: string; name: string; description: string; image_full_url: string; price_from: number | null }> }>;
    /** Why one should send with this market. For anyone. `GET /api/v1/parcel/why-choose` */
    whyChoose(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; reasons: { id: number; image_full_url: string; title: string; short_description: string }[] }>;
    /** How sending works: a film or a picture, and three steps; no steps where the operator has given none. For anyone. `GET /api/v1/parcel/video-content` */
    videoContent(sent?: { signal?: AbortSignal }): Promise<{ banner_type: string; banner_video: string | null; banner_video_content_full_url: string | null; banner_image_full_url: string | null; banner_contents: string[] }>;
  };
  payments: {
    /** The providers that take digital payments, in the order in which they are shown. For anyone. `GET /api/v1/payments/ways` */
    ways(sent?: { query?: { currency?: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; ways: Array<{ name: string; title: string; currencies: string[] | null }> }>;
    /** Begin to pay what an order still owes; the browser goes to the link. For guests and customers. May refuse with order_not_found, payment_not_offered, payment_not_due, payment_too_late, provider_away, too_many. `POST /api/v1/payments/start` */
    start(sent: { body: { order_id: string; guest_id?: string; provider?: string; callback?: string }; signal?: AbortSignal }): Promise<{ payment_id: string; redirect_link: string }>;
    /** What an order of your own still owes, until when, and whether it can be paid at the door. For guests and customers. May refuse with order_not_found. `GET /api/v1/payments/due` */
    due(sent: { query: { order_id: string; guest_id?: string }; signal?: AbortSignal }): Promise<DueOrder>;
    /** The status of a payment, after asking its provider; any caller who knows the id may ask. For anyone. May refuse with payment_not_found. `GET /api/v1/payments/status` */
    status(sent: { query: { payment_id: string }; signal?: AbortSignal }): Promise<ShownPayment>;
    /** What the shopper does on the page of the sandbox. For anyone. May refuse with payment_not_found. `POST /api/v1/payments/sandbox` */
    play(sent: { body: { payment_id: string; does: 'pay' | 'fail' | 'cancel' | 'late' | 'twice' }; signal?: AbortSignal }): Promise<ShownPayment>;
  };
  places: {
    /** Places whose name starts like the text; those near lat, lng come first among equals. For anyone. `GET /api/v1/config/place-api-autocomplete` */
    autocomplete(sent: { query: { search_text: string; lat?: number | string; lng?: number | string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; predictions: Array<{ place_id: string; text: string; structured_formatting: { main_text: string; secondary_text: string } }> }>;
    /** Where a predicted place is. For anyone. May refuse with place_not_found. `GET /api/v1/config/place-api-details` */
    details(sent: { query: { placeid: string }; signal?: AbortSignal }): Promise<{ place_id: string; formatted_address: string; geometry: { location: { lat: number; lng: number } } }>;
    /** The address of a point, the best first; none far from every known place. For anyone. `GET /api/v1/config/geocode-api` */
    geocode(sent: { query: { lat: number | string; lng: number | string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; results: Array<{ formatted_address: string; structured_formatting: { main_text: string; secondary_text: string } }> }>;
    /** Metres by road between two points. For anyone. `GET /api/v1/config/distance-api` */
    distance(sent: { query: { origin_lat: number | string; origin_lng: number | string; destination_lat: number | string; destination_lng: number | string; mode?: 'walking' | 'driving' }; signal?: AbortSignal }): Promise<{ distance: number }>;
  };
  promotions: {
    /** The banner slider, and the campaigns that run. For anyone. `GET /api/v1/banners` */
    banners(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; banners: Banner[]; campaigns: Campaign[] }>;
    /** Banners between the sections of a home. For anyone. `GET /api/v1/other-banners` */
    otherBanners(sent?: { signal?: AbortSignal }): Promise<OtherBanners>;
    /** Campaigns that run, the one that ends first in front. For anyone. `GET /api/v1/campaigns/basic` */
    campaigns(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; campaigns: Campaign[] }>;
    /** The items of all campaigns that run. For anyone. `GET /api/v1/campaigns/item` */
    campaignItems(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Item[] }>;
    /** One campaign by its slug or its id, also when it is over, with its stores and items of the zones. For anyone. May refuse with campaign_not_found. `GET /api/v1/campaigns/basic-campaign-details` */
    campaignDetails(sent: { query: { basic_campaign_id: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; campaign: Campaign; is_over: boolean; stores: Store[]; products: Item[] }>;
    /** Flash sales that run, or the one that is named, also when it is over. For anyone. `GET /api/v1/flash-sales` */
    flashSales(sent?: { query?: { flash_sale_id?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; flash_sales: FlashSale[] }>;
    /** The items of a flash sale; those with pieces left come first. For anyone. `GET /api/v1/flash-sales/items` */
    flashItems(sent: { query: { flash_sale_id: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; active_products: FlashProduct[] }>;
    /** Coupons that hold now in the zones and module, or in one store; customers see those that they can still use. For anyone. `GET /api/v1/coupon/list` */
    coupons(sent?: { query?: { store_id?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; coupons: Coupon[] }>;
    /** The coupons of the zones as the customer has them: left, used up, or over within the last 60 days. For customers. `GET /api/v1/customer/coupon/list` */
    customerCoupons(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; coupons: CustomerCoupon[] }>;
    /** What a coupon takes off the order as it is planned; nothing is kept. For guests and customers. May refuse with cart_empty, item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, item_not_available, store_closed, store_paused, market_stopped, other_store, take_away_off, schedule_off, schedule_outside_hours, slot_full, outside_store_zone, payment_not_offered, wallet_short, cash_not_offered, coupon_unknown, coupon_not_yet, coupon_expired, coupon_other_module, coupon_other_store, coupon_other_zone, coupon_min_purchase, coupon_first_order, coupon_used_up, coupon_sign_in, coupon_no_goods, category_not_found, address_needed, outside_zones. `POST /api/v1/coupon/apply` */
    applyCoupon(sent: { body: { guest_id?: string; items?: Array<{ model?: 'Item' | 'ItemCampaign'; item_id: number; price?: unknown; quantity: number; add_on_ids?: number[]; add_on_qtys?: number[]; variation?: Array<{ name: string; values: { label: string[] } } | { type: string }>; when_missing?: 'ask' | 'replace' | 'leave_out' }>; order_type?: 'delivery' | 'take_away' | 'parcel'; payment_method?: 'cash_on_delivery' | 'digital_payment' | 'wallet'; use_wallet?: boolean; latitude?: number | string; longitude?: number | string; parcel_category_id?: number; receiver_details?: ReceiverDetailsSent; charge_payer?: 'sender' | 'receiver'; dm_tips?: number; schedule_at?: string; coupon_code?: string; distance?: unknown; code: string }; signal?: AbortSignal }): Promise<{ code: string; title: string; coupon_discount: number; free_delivery: boolean; min_purchase: number; total: number }>;
    /** Cashback offers that hold now. For anyone. `GET /api/v1/cashback/list` */
    cashback(sent?: { signal?: AbortSignal }): Promise<CashbackOffer[]>;
    /** Advertisements of stores. For anyone. `GET /api/v1/advertisement/list` */
    advertisements(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; advertisements: Advertisement[] }>;
  };
  registration: {
    /** Send the news of the market to an e-mail address; idempotent. For anyone. May refuse with too_many, challenge_required. `POST /api/v1/newsletter/subscribe` */
    subscribe(sent: { body: { email: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Send no more news to the address that a link of the newsletter was made for; idempotent. For anyone. May refuse with not_found. `POST /api/v1/newsletter/unsubscribe` */
    unsubscribe(sent: { body: { of: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Apply as the owner of a store; the operator decides. For anyone. May refuse with password_short, passwords_differ, password_common, outside_zones, picture_kind, picture_size, challenge_required, too_large, too_many, module_needed. `POST /api/v1/auth/vendor/register` */
    applyAsStore(sent: { body: { f_name: string; l_name: string; phone: string; email: string; password: string; confirm_password: string; zone_id: number; name: string; module_id: number; address: string; latitude: number | string; longitude: number | string; minimum_delivery_time: number; maximum_delivery_time: number; tax_number?: string; logo?: Blob; cover_photo?: Blob }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Apply as a courier; the operator decides. For anyone. May refuse with password_short, passwords_differ, password_common, outside_zones, picture_kind, picture_size, challenge_required, too_large, too_many. `POST /api/v1/auth/delivery-man/store` */
    applyAsDeliveryMan(sent: { body: { f_name: string; l_name: string; phone: string; email: string; password: string; confirm_password: string; zone_id: number; vehicle: 'foot' | 'bicycle' | 'motorcycle' | 'car'; identity_type: 'national_id' | 'passport' | 'driving_license'; identity_number: string; image?: Blob }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  reviews: {
    /** The last order that arrived, while nothing has been said of it; nulls where nothing awaits a review. For customers. `GET /api/v1/customer/order/pending-review` */
    pending(sent?: { signal?: AbortSignal }): Promise<{ order_id: string | null; images: string[]; store_name: string | null; delivered_at: string | null; time_zone: string | null }>;
    /** Do not ask for a review of this order again. For customers. May refuse with order_not_found. `POST /api/v1/customer/order/review-cancel` */
    close(sent: { body: { order_id: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The same, as a GET; with a cookie it needs the header of the storefront. For customers. May refuse with order_not_found. `GET /api/v1/customer/order/review-cancel` */
    closeByGet(sent: { query: { order_id: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** What of an order can be reviewed, and what has been. For customers. May refuse with order_not_found, review_too_early. `GET /api/v1/customer/order/reviews` */
    ofOrder(sent: { query: { order_id: string }; signal?: AbortSignal }): Promise<OrderToReview>;
    /** Review an item of an order that was delivered; each line once, with 3 pictures at most. For customers. May refuse with order_not_found, review_too_early, review_not_bought, review_plan_off, review_given, images_too_many, picture_kind, picture_size, too_large, too_many. `POST /api/v1/items/reviews/submit` */
    rateItem(sent: { body: { order_id: string; item_id: number; line_number?: number; rating: number; comment?: string; 'attachment[]'?: Blob[] }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Review the store of an order that was delivered. For customers. May refuse with order_not_found, review_too_early, review_not_bought, review_plan_off, review_given. `POST /api/v1/stores/reviews/submit` */
    rateStore(sent: { body: { order_id: string; store_id?: number; rating: number; comment?: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Review who brought an order. For customers. May refuse with order_not_found, review_too_early, review_not_bought, review_plan_off, review_given. `POST /api/v1/delivery-man/reviews/submit` */
    rateDeliveryMan(sent: { body: { order_id: string; delivery_man_id?: number; rating: number; comment?: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** What people say of an item, the latest first. For anyone. `GET /api/v1/items/reviews/{id}` */
    ofItem(sent: { params: { id: number }; query?: { with_words?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; reviews: Review[]; stars: number[] }>;
    /** What people say of a store, the latest first; nothing of one without a review plan. For anyone. `GET /api/v1/stores/reviews/{id}` */
    ofStore(sent: { params: { id: number }; query?: { with_words?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; reviews: Review[]; stars: number[] }>;
  };
  risk: {
    /** Send a code to the phone number of an order that is refused with phone_proof_required. For guests and customers. May refuse with code_not_sent, phone_not_served, too_many, challenge_required. `POST /api/v1/customer/order/phone-code` */
    sendCode(sent: { body: { guest_id?: string; contact_person_number: string }; signal?: AbortSignal }): Promise<{ ticket: string; code: SentCode }>;
    /** Prove the phone number by that code; the order is then placed with the same key. For guests and customers. May refuse with ticket_unknown, code_wrong, code_expired, too_many, challenge_required. `POST /api/v1/customer/order/phone-proof` */
    checkCode(sent: { body: { guest_id?: string; ticket: string; otp: string }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  search: {
    /** Items or stores: by their name, with typo correction, of a category or brand, discounted, or new. For anyone. `GET /api/v1/search/list` */
    list(sent?: { query?: { data_type?: 'searched' | 'category' | 'brand' | 'discounted' | 'new'; list_type?: 'item' | 'store'; name?: string; id?: number; brand_id?: number; category_ids?: string; brand_ids?: string; filter?: string; rating_count?: number; min_price?: number; max_price?: number; sort?: 'default' | 'fast_delivery' | 'nearby' | 'high' | 'low' | 'soonest' | 'total'; type?: 'all' | 'newly_joined' | 'popular' | 'top_rated'; delivery?: 'all' | 'delivery' | 'take_away'; deliver_by?: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; products: Array<{ id: number; slug: string; name: string; title: string; image: string; storage: string; image_full_url: string; images_full_url: string[]; category_id: number; category_ids: { id: number; position: number }[]; price: number; discount: number; discount_type: 'percent' | 'amount'; store_discount: number; restaurant_discount: number; no_promotion: boolean; promotion: { kind: 'flash_sale' | 'campaign'; id: number; slug: string; title: string; discount: number; discount_type: 'percent' | 'amount'; ends_at: string } | null; store_id: number; store_name: string; store_slug: string; store_open: boolean; store_opens_at: { time: string; in_days: number; day: string } | null; module_id: number; module: { module_type: string }; zone_id: number; unit_type: string; generic_name: string[]; veg: 0 | 1; halal_tag_status: 0 | 1; is_halal: 0 | 1; recommended: 0 | 1; organic: 0 | 1; avg_rating: number | null; rating_count: number; wishlist_count: number; stock: number | null; sold_out: boolean; maximum_cart_quantity: number | null; schedule_order: boolean; available_time_starts: string | null; available_time_ends: string | null; available_day: { day: 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'; name: string } | null; available_date_starts: string | null; available_date_ends: string | null; is_prescription_required: 0 | 1; description: string; nutritions_name: string[]; allergies_name: string[]; tags: string[]; variations: Array<{ type: string; price: number; stock: number | null }>; choice_options: { name: string; title: string; options: string[] }[]; food_variations: Array<{ name: string; type: 'single' | 'multi'; min: number; max: number; required: 'on' | 'off'; values: { label: string; optionPrice: number }[] }>; add_ons: AddOn[]; delivery_time: string; delivery_fee: number | null; total_for_one: number | null }>; stores: Store[] }>;
    /** A few items and stores that have the words so far. For anyone. `GET /api/v1/search/suggestions` */
    suggestions(sent: { query: { name: string }; signal?: AbortSignal }): Promise<{ items: { id: number; slug: string; name: string; image_full_url: string; store_id: number; store_name: string }[]; stores: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[] }[] }>;
    /** The blocks of 50,000 ids that have something to visit; block 1 begins with id 1. For anyone. `GET /api/v1/search/slug-blocks` */
    slugBlocks(sent?: { signal?: AbortSignal }): Promise<{ stores: number[]; items: number[]; categories: number[] }>;
    /** The slugs of what can be visited, by id: up to 5,000 of them after one id and up to another. For anyone. `GET /api/v1/search/slugs/{kind}` */
    slugs(sent: { params: { kind: 'stores' | 'items' | 'categories' }; query: { after?: number; until: number }; signal?: AbortSignal }): Promise<{ slugs: { id: number; slug: string; module_id: number }[] }>;
  };
  stores: {
    /** Stores of the zones and module. For anyone. `GET /api/v1/stores` */
    list(sent?: { query?: { type?: 'all' | 'newly_joined' | 'popular' | 'top_rated'; filter?: 'all' | 'delivery' | 'take_away' | 'discounted' | 'free_delivery' | 'currently_open'; featured?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; stores: Store[] }>;
    /** The newest stores first. For anyone. `GET /api/v1/stores/latest` */
    latest(sent?: { query?: { type?: 'all'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; stores: Store[] }>;
    /** The most ordered stores first. For anyone. `GET /api/v1/stores/popular` */
    popular(sent?: { query?: { type?: 'all'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; stores: Store[] }>;
    /** Stores with money off, the nearest first. For anyone. `GET /api/v1/stores/top-offer-nearby` */
    topOffersNearby(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; stores: Store[] }>;
    /** The stores that the shopper has ordered from, the last one first. For guests and customers. May refuse with guest_id_needed. `GET /api/v1/customer/visit-again` */
    visited(sent?: { query?: { guest_id?: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; stores: Store[] }>;
    /** One store, by its slug or its id. For anyone. May refuse with store_not_found, gone. `GET /api/v1/stores/details/{id}` */
    details(sent: { params: { id: string }; signal?: AbortSignal }): Promise<{ id: number; slug: string; name: string; tagline: string; address: string; phone: string; latitude: number; longitude: number; logo_full_url: string | null; monogram: string; colours: string[]; cover_photo: string; cover_photo_full_url: string; cover_images_full_url: string[]; module_id: number; module_type: string; zone_id: number; total_items: number; avg_rating: number | null; rating_count: number; distance: number | null; delivery_time: string; delivery_fee: number | null; free_delivery: boolean; take_away: boolean; schedule_order: boolean; takes_prescriptions: boolean; minimum_order: number; active: boolean; open: boolean; opens_at: { time: string; in_days: number; day: string } | null; pause: { until: string; reason: 'too_busy' | 'short_staffed' | 'supplies' | 'equipment' | 'other' | 'rain' | 'unrest' | 'few_riders' | 'zone_stopped' } | null; featured: 0 | 1; created_at: string; discount: { discount: number; discount_type: 'percent' } | null; closes_at: string | null; opening_hours: Record<string, Array<[string, string]>>; other_days: { date: string; hours: Array<[string, string]> }[]; time_zone: string; begins_at: string | null; begins_words: string; reviews_enabled: boolean; categories: { id: number; slug: string; name: string; item_count: number; image_full_url: string }[] }>;
  };
  wallet: {
    /** The balance in the currency of the zone, and what has moved it, the latest first. For customers. May refuse with wallet_off. `GET /api/v1/customer/wallet/transactions` */
    transactions(sent?: { query?: { type?: 'all' | 'credit' | 'debit'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; currency: string; balance: number; data: WalletMove[] }>;
    /** What adding money gives on top, in the currency of the zone; the greatest that holds is given. For customers. May refuse with wallet_off. `GET /api/v1/customer/wallet/bonuses` */
    bonuses(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; bonuses: WalletBonus[] }>;
    /** Begin to pay money into the wallet; the browser goes to the link, and only the event of the provider adds it. For customers. May refuse with wallet_off, payment_not_offered, provider_away, too_many. `POST /api/v1/customer/wallet/add-fund` */
    addFund(sent: { body: { amount: number; payment_method?: string; callback?: string }; signal?: AbortSignal }): Promise<{ payment_id: string; redirect_link: string }>;
    /** The points, what they are worth in the currency of the zone, and what has moved them. For customers. May refuse with points_off. `GET /api/v1/customer/loyalty-point/transactions` */
    points(sent?: { query?: { type?: 'all' | 'credit' | 'debit'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; points: number; currency: string; worth: number; point_worth: number; minimum_point: number; spent_per_point: number; data: WalletMove[] }>;
    /** Points become money in the wallet, in the currency of the zone. For customers. May refuse with points_off, wallet_off, points_few, points_short, order_in_progress, key_reused. `POST /api/v1/customer/loyalty-point/point-transfer` */
    transferPoints(sent: { body: { point: number }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ message: string; amount: number; currency: string; points: number; balance: number }>;
    /** The code with which the customer invites, what it earns, and who came with it. For customers. May refuse with referral_off. `GET /api/v1/customer/referral` */
    referral(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; ref_code: string; currency: string; credit: number; first_order: { percent: number; most: number; days: number } | null; friends: ReferralFriend[] }>;
  };
  wishlist: {
    /** What the customer has a heart for, of the module and the zones of the call, newest first. For customers. `GET /api/v1/customer/wish-list` */
    list(sent?: { signal?: AbortSignal }): Promise<{ item: Item[]; store: Store[] }>;
    /** The ids of all that the customer has a heart for. For customers. `GET /api/v1/customer/wish-list/ids` */
    ids(sent?: { signal?: AbortSignal }): Promise<{ items: number[]; stores: number[] }>;
    /** Put an item or a store on the wish list. For customers. May refuse with item_not_found, store_not_found. `POST /api/v1/customer/wish-list/add` */
    add(sent: { body: { item_id?: number; store_id?: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Take an item or a store off the wish list; what is not on it is off already. For customers. `DELETE /api/v1/customer/wish-list/remove` */
    remove(sent?: { query?: { item_id?: number; store_id?: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  zones: {
    /** The zones that the market serves. For anyone. `GET /api/v1/zone/list` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; zones: Array<{ id: number; name: string; city: string; country: string; currency: string; time_zone: string; demo_minute: number | null; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; free_delivery_over: number | null; modules: Array<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }>; pauses: Array<{ module_id: number | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; center: { lat: number; lng: number }; formatted_coordinates: { lat: number; lng: number }[]; served_modules: Array<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }> }> }>;
    /** Whether a point lies in a zone. For anyone. `GET /api/v1/zone/check` */
    check(sent: { query: { lat: number | string; lng: number | string }; signal?: AbortSignal }): Promise<{ in_zone: boolean; zone_id: number[] }>;
    /** The zones of a point and what holds in them. For anyone. May refuse with outside_zones. `GET /api/v1/config/get-zone-id` */
    at(sent: { query: { lat: number | string; lng: number | string }; signal?: AbortSignal }): Promise<{ zone_id: number[]; zone_data: Array<{ id: number; name: string; city: string; country: string; currency: string; time_zone: string; demo_minute: number | null; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; free_delivery_over: number | null; modules: Array<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }>; pauses: Array<{ module_id: number | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number }> }>;
  };
  vendorAcceptance: {
    /** The rule by which a store accepts orders by itself. For the staff of the store with the permission store.profile. `GET /api/v1/vendor/stores/{store_id}/accept-rule` */
    show(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ is_on: boolean; hours: Array<[number, number]>; max_pieces: number | null; max_value: number | null; max_in_work: number | null; ready_minutes: number; busy_from: number | null; busy_minutes: number; takes_prescriptions: boolean; takes_allergy_notes: boolean; currency: string; is_board_open: boolean; version: number }>;
    /** Change the rule by which a store accepts orders by itself. For the staff of the store with the permission store.profile. May refuse with changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/accept-rule` */
    set(sent: { params: { store_id: number }; body: { is_on: boolean; hours: Array<[number, number]>; max_pieces: number | null; max_value: number | null; max_in_work: number | null; ready_minutes: number; busy_from: number | null; busy_minutes: number; takes_prescriptions: boolean; takes_allergy_notes: boolean; version: number }; signal?: AbortSignal }): Promise<{ is_on: boolean; hours: Array<[number, number]>; max_pieces: number | null; max_value: number | null; max_in_work: number | null; ready_minutes: number; busy_from: number | null; busy_minutes: number; takes_prescriptions: boolean; takes_allergy_notes: boolean; currency: string; is_board_open: boolean; version: number }>;
  };
  vendorAccess: {
    /** The shared tablets of a store, by name, with their open codes and who works there. For the staff of the store with the permission store.staff. `GET /api/v1/vendor/stores/{store_id}/devices` */
    devices(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; devices: Array<{ id: number; name: string; lock_minutes: number; version: number; code_expires_at: string | null; device: string; enrolled_at: string | null; seen_at: string | null; person: string | null; is_locked: boolean; locked_people: { account_id: number; name: string; until: string }[] }> }>;
    /** Name a shared tablet and show the code that enrols it, for ten minutes and once. For the staff of the store with the permission store.staff. May refuse with devices_full, device_name_taken. `POST /api/v1/vendor/stores/{store_id}/devices` */
    addDevice(sent: { params: { store_id: number }; body: { name: string }; signal?: AbortSignal }): Promise<{ device: { id: number; name: string; lock_minutes: number; version: number; code_expires_at: string | null; device: string; enrolled_at: string | null; seen_at: string | null; person: string | null; is_locked: boolean; locked_people: { account_id: number; name: string; until: string }[] }; code: string; link: string }>;
    /** Show a new code for a tablet whose code is over, or for another tablet in its place. For the staff of the store with the permission store.staff. May refuse with device_not_found. `POST /api/v1/vendor/stores/{store_id}/devices/{device_id}/code` */
    renewDeviceCode(sent: { params: { store_id: number; device_id: number }; signal?: AbortSignal }): Promise<{ device: { id: number; name: string; lock_minutes: number; version: number; code_expires_at: string | null; device: string; enrolled_at: string | null; seen_at: string | null; person: string | null; is_locked: boolean; locked_people: { account_id: number; name: string; until: string }[] }; code: string; link: string }>;
    /** Rename a shared tablet, or change after how many idle minutes it locks. For the staff of the store with the permission store.staff. May refuse with device_not_found, device_name_taken, changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/devices/{device_id}` */
    changeDevice(sent: { params: { store_id: number; device_id: number }; body: { name: string; lock_minutes: number; version: number }; signal?: AbortSignal }): Promise<{ id: number; name: string; lock_minutes: number; version: number; code_expires_at: string | null; device: string; enrolled_at: string | null; seen_at: string | null; person: string | null; is_locked: boolean; locked_people: { account_id: number; name: string; until: string }[] }>;
    /** Remove a shared tablet: who works there is signed out at once. For the staff of the store with the permission store.staff. May refuse with device_not_found. `DELETE /api/v1/vendor/stores/{store_id}/devices/{device_id}` */
    removeDevice(sent: { params: { store_id: number; device_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Who of the staff of a store has a PIN for its shared tablets. For the staff of the store with the permission store.staff. `GET /api/v1/vendor/stores/{store_id}/pins` */
    pins(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; people: Array<{ account_id: number; name: string; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'; set_at: string | null }> }>;
    /** Give a member a PIN for the shared tablets, or another one; sessions by the former PIN end. For the staff of the store with the permission store.staff. May refuse with member_not_found, right_missing, pin_easy. `PUT /api/v1/vendor/stores/{store_id}/members/{account_id}/pin` */
    setPin(sent: { params: { store_id: number; account_id: number }; body: { pin: string }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Take the PIN of a member away: sessions by it end. For the staff of the store with the permission store.staff. May refuse with member_not_found, right_missing. `DELETE /api/v1/vendor/stores/{store_id}/members/{account_id}/pin` */
    removePin(sent: { params: { store_id: number; account_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The staff of a store, owners first. For the staff of the store with the permission store.staff. `GET /api/v1/vendor/stores/{store_id}/members` */
    members(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; members: Array<{ account_id: number; name: string; phone: string | null; email: string | null; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'; suspended_reason: string | null; version: number; created_at: string }> }>;
    /** Give a member another role. For the staff of the store with the permission store.staff. May refuse with member_not_found, right_missing, last_owner, not_yourself, changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/members/{account_id}` */
    changeRole(sent: { params: { store_id: number; account_id: number }; body: { role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'; version: number }; signal?: AbortSignal }): Promise<{ account_id: number; name: string; phone: string | null; email: string | null; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'; suspended_reason: string | null; version: number; created_at: string }>;
    /** Remove a member from the staff of a store. For the staff of the store with the permission store.staff. May refuse with member_not_found, right_missing, last_owner, not_yourself. `DELETE /api/v1/vendor/stores/{store_id}/members/{account_id}` */
    remove(sent: { params: { store_id: number; account_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Leave the staff of a store; the last owner stays. For the staff of the store. May refuse with last_owner. `POST /api/v1/vendor/stores/{store_id}/leave` */
    leave(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The open invitations of a store, newest first. For the staff of the store with the permission store.staff. `GET /api/v1/vendor/stores/{store_id}/invitations` */
    invitations(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; invitations: StoreInvitation[] }>;
    /** Invite a person to work for a store; an open invitation of the same contact is replaced. For the staff of the store with the permission store.staff. May refuse with right_missing, already_member, invitations_full, too_many. `POST /api/v1/vendor/stores/{store_id}/invitations` */
    invite(sent: { params: { store_id: number }; body: { contact: string; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper' }; signal?: AbortSignal }): Promise<{ invitation: StoreInvitation; link: string; is_sent: boolean }>;
    /** Withdraw an open invitation of a store. For the staff of the store with the permission store.staff. May refuse with invitation_over. `DELETE /api/v1/vendor/stores/{store_id}/invitations/{invitation_id}` */
    withdrawInvitation(sent: { params: { store_id: number; invitation_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  vendorBroadcasts: {
    /** Messages of operators that no member of the store has seen, the oldest first. For the staff of the store with the permission store.orders. `GET /api/v1/vendor/stores/{store_id}/broadcasts` */
    list(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ broadcasts: UnseenBroadcast[] }>;
    /** Say for the store that a message was seen. For the staff of the store with the permission store.orders. May refuse with broadcast_not_found. `POST /api/v1/vendor/stores/{store_id}/broadcasts/{broadcast_id}/seen` */
    see(sent: { params: { store_id: number; broadcast_id: number }; body: Record<string, never>; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  vendorChat: {
    /** The conversations of a store, the latest first. For the staff of the store with the permission store.chat. `GET /api/v1/vendor/stores/{store_id}/conversations` */
    list(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; unread: number; conversations: Array<{ id: number; person: { kind: 'customer' | 'courier'; name: string; order: { id: string; order_status: string } | null }; unread: number; last_message: { id: number; sender_type: 'customer' | 'store' | 'delivery_man' | 'support'; message: string; sent_at: string; seen_at: string | null; pictures: number } | null }> }>;
    /** A conversation of a store with its messages, the latest first. For the staff of the store with the permission store.chat. May refuse with conversation_not_found. `GET /api/v1/vendor/stores/{store_id}/conversations/{conversation_id}` */
    details(sent: { params: { store_id: number; conversation_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; person: { kind: 'customer' | 'courier'; name: string; order: { id: string; order_status: string } | null }; messages: Message[] }>;
    /** Open the conversation with the customer of an order, until a day after its end; guests have none. For the staff of the store with the permission store.chat. May refuse with order_not_found, conversation_not_found. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/conversation` */
    open(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ conversation_id: number }>;
    /** Open the conversation with the courier of an order, until an hour after its end. For the staff of the store with the permission store.chat. May refuse with order_not_found, conversation_not_found, chat_closed. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/courier-conversation` */
    openCourier(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ conversation_id: number }>;
    /** Answer a customer, who is notified, or the courier of an order. For the staff of the store with the permission store.chat. May refuse with conversation_not_found, chat_closed, message_empty, order_in_progress, key_reused. `POST /api/v1/vendor/stores/{store_id}/conversations/{conversation_id}/messages` */
    reply(sent: { params: { store_id: number; conversation_id: number }; body: { message: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ message: Message }>;
    /** The store has seen all messages of a conversation. For the staff of the store with the permission store.chat. May refuse with conversation_not_found. `POST /api/v1/vendor/stores/{store_id}/conversations/{conversation_id}/seen` */
    see(sent: { params: { store_id: number; conversation_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  vendorComplaints: {
    /** What a store has reported about couriers and customers, with the answers; the newest first. For the staff of the store with the permission store.orders. `GET /api/v1/vendor/stores/{store_id}/complaints` */
    list(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; complaints: Array<{ id: number; order_id: string; code: string; about: 'courier' | 'customer'; person: string | null; reason: 'rude' | 'threat' | 'late' | 'careless' | 'false_claim' | 'not_there' | 'other'; words: string; pictures: string[]; made_at: string; decision: 'upheld' | 'dismissed' | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null }> }>;
    /** Report the courier or the customer of an order to the market, with words and up to 3 pictures; once for each person and within 14 days. For the staff of the store with the permission store.orders. May refuse with order_not_found, complaint_person, complaint_twice, complaint_late, images_too_many, picture_kind, picture_size, order_in_progress, key_reused, too_large, overloaded. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/complaints` */
    make(sent: { params: { store_id: number; order_id: string }; body: { about: 'courier' | 'customer'; reason: 'rude' | 'threat' | 'late' | 'careless' | 'false_claim' | 'not_there' | 'other'; words: string; 'image[]'?: Blob[] }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; order_id: string; code: string; about: 'courier' | 'customer'; person: string | null; reason: 'rude' | 'threat' | 'late' | 'careless' | 'false_claim' | 'not_there' | 'other'; words: string; pictures: string[]; made_at: string; decision: 'upheld' | 'dismissed' | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null }>;
  };
  vendorChecks: {
    /** The opening list of a store on a day, with who ticked what and when. For the staff of the store with the permission store.orders. `GET /api/v1/vendor/stores/{store_id}/checks` */
    show(sent: { params: { store_id: number }; query?: { day?: string }; signal?: AbortSignal }): Promise<{ version: number; day: string; today: string; may_tick: boolean; checks: Array<{ id: number; name: string; needs_reading: boolean; tick: { by_name: string | null; at: string; local_time: string; reading: string } | null }> }>;
    /** Write the opening list of a store; ticks of checks that leave it stay with their days. For the staff of the store with the permission store.profile. May refuse with changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/checks` */
    change(sent: { params: { store_id: number }; body: { checks: { id?: number; name: string; needs_reading: boolean }[]; version: number }; signal?: AbortSignal }): Promise<{ version: number; day: string; today: string; may_tick: boolean; checks: Array<{ id: number; name: string; needs_reading: boolean; tick: { by_name: string | null; at: string; local_time: string; reading: string } | null }> }>;
    /** Tick a check of today or yesterday; the first tick of a day counts. For the staff of the store with the permission store.orders. May refuse with check_not_found, step_not_allowed. `POST /api/v1/vendor/stores/{store_id}/checks/{check_id}/tick` */
    tick(sent: { params: { store_id: number; check_id: number }; body: { day: string; reading?: string; made_at?: string }; signal?: AbortSignal }): Promise<{ version: number; day: string; today: string; may_tick: boolean; checks: Array<{ id: number; name: string; needs_reading: boolean; tick: { by_name: string | null; at: string; local_time: string; reading: string } | null }> }>;
    /** Take back a tick of today or yesterday; the audit log keeps who had made it. For the staff of the store with the permission store.orders. May refuse with check_not_found, step_not_allowed. `POST /api/v1/vendor/stores/{store_id}/checks/{check_id}/untick` */
    untick(sent: { params: { store_id: number; check_id: number }; body: { day: string }; signal?: AbortSignal }): Promise<{ version: number; day: string; today: string; may_tick: boolean; checks: Array<{ id: number; name: string; needs_reading: boolean; tick: { by_name: string | null; at: string; local_time: string; reading: string } | null }> }>;
  };
  vendorContests: {
    /** What a store has contested, with the answers; the newest first. For the staff of the store with the permission store.money. `GET /api/v1/vendor/stores/{store_id}/contests` */
    list(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; contests: Array<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; id: number; words: string; pictures: string[]; amount: number | null; held: number; made_at: string; decision: 'granted' | 'denied' | null; granted: number | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null }> }>;
    /** The deductions of the last 7 days that a store may contest. For the staff of the store with the permission store.money. `GET /api/v1/vendor/stores/{store_id}/contestable` */
    contestable(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; contestable: Array<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; until: string }> }>;
    /** Contest a deduction, which is not taken until the answer, or the closing of the store by an operator; with words and pictures, once and within 7 days. For the staff of the store with the permission store.money. May refuse with contest_unknown, contest_twice, contest_late, contest_amount, images_too_many, picture_kind, picture_size, order_in_progress, key_reused, too_large, overloaded. `POST /api/v1/vendor/stores/{store_id}/contests` */
    make(sent: { params: { store_id: number }; body: { about: string; words: string; amount?: number; 'image[]'?: Blob[] }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; id: number; words: string; pictures: string[]; amount: number | null; held: number; made_at: string; decision: 'granted' | 'denied' | null; granted: number | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null }>;
  };
  vendorDrawer: {
    /** The cash at the counter of a store: of which orders it is, what it owes of it, and its counts. For the staff of the store with the permission store.money. `GET /api/v1/vendor/stores/{store_id}/cash` */
    show(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ date: string; currency: string; expected: number; held: number; orders: { order_id: string; code: string; at: string; amount: number }[]; counts: { date: string; currency: string; expected: number; float: number; counted: number; difference: number; reason: string; name: string; at: string }[] }>;
    /** Book what was counted at the end of the day against what is expected; a difference needs a reason, and a second count of a day replaces the first. For the staff of the store with the permission store.money. May refuse with changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/cash/count` */
    count(sent: { params: { store_id: number }; body: { date: string; float: number; counted: number; expected: number; reason?: string }; signal?: AbortSignal }): Promise<{ date: string; currency: string; expected: number; held: number; orders: { order_id: string; code: string; at: string; amount: number }[]; counts: { date: string; currency: string; expected: number; float: number; counted: number; difference: number; reason: string; name: string; at: string }[] }>;
  };
  vendorItems: {
    /** The categories of a store in the order in which customers see them. For the staff of the store with the permission store.menu. `GET /api/v1/vendor/stores/{store_id}/menu/arrangement` */
    arrangement(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ version: number; is_arranged: boolean; categories: { id: number; name: string; item_count: number; featured_count: number; is_arranged: boolean }[] }>;
    /** Put the categories of a store in order, or let them stand as the market lists them. For the staff of the store with the permission store.menu. May refuse with changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/menu/arrangement` */
    arrangeCategories(sent: { params: { store_id: number }; body: { version: number; category_ids: number[] | null }; signal?: AbortSignal }): Promise<{ version: number; is_arranged: boolean; categories: { id: number; name: string; item_count: number; featured_count: number; is_arranged: boolean }[] }>;
    /** The items of a category in the order in which customers see them. For the staff of the store with the permission store.menu. `GET /api/v1/vendor/stores/{store_id}/menu/arrangement/{category_id}` */
    arrangedItems(sent: { params: { store_id: number; category_id: number }; signal?: AbortSignal }): Promise<{ version: number; is_arranged: boolean; items: Array<{ id: number; name: string; image_full_url: string; availability: 'on' | 'sold_out' | 'hidden'; is_featured: boolean }> }>;
    /** Put the items of a category in order and feature some, or show the most ordered first. For the staff of the store with the permission store.menu. May refuse with category_not_found, changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/menu/arrangement/{category_id}` */
    arrangeItems(sent: { params: { store_id: number; category_id: number }; body: { version: number; item_ids: number[] | null; featured_ids: number[] }; signal?: AbortSignal }): Promise<{ version: number; is_arranged: boolean; items: Array<{ id: number; name: string; image_full_url: string; availability: 'on' | 'sold_out' | 'hidden'; is_featured: boolean }> }>;
    /** Change many items at once, or say what would change; it can be taken back for 10 minutes. For the staff of the store with the permission store.menu. `POST /api/v1/vendor/stores/{store_id}/menu/changes` */
    changeMany(sent: { params: { store_id: number }; body: { items: { id: number; version: number }[]; change: { kind: 'price'; by: 'percent' | 'amount'; value: number; round_to: 0.01 | 1 | 5 | 10 | 50 | 100 } | { kind: 'category'; category_id: number } | { kind: 'hours'; available_from: string | null; available_until: string | null } | { kind: 'add_tag'; tag: string } | { kind: 'availability'; availability: 'on' | 'sold_out' | 'hidden'; until?: 'tomorrow' | string }; is_preview?: boolean }; signal?: AbortSignal }): Promise<{ change_id: number | null; undo_until: string | null; rows: Array<{ id: number; name: string; before: number | string; after: number | string; variants: { type: string; before: number; after: number }[] }>; left_out: Array<{ id: number; name: string; reason: 'below_zero' | 'above_maximum' | 'discount_above_price' | 'same' | 'gone' | 'changed_meanwhile' | 'hidden_by_market' }> }>;
    /** Take back a change of many items; items that were changed since then stay as they are. For the staff of the store with the permission store.menu. May refuse with menu_change_not_found, menu_change_over. `POST /api/v1/vendor/stores/{store_id}/menu/changes/{change_id}/undo` */
    undoChange(sent: { params: { store_id: number; change_id: number }; signal?: AbortSignal }): Promise<{ restored: number; left_out: Array<{ id: number; name: string; reason: 'below_zero' | 'above_maximum' | 'discount_above_price' | 'same' | 'gone' | 'changed_meanwhile' | 'hidden_by_market' }> }>;
    /** The hours by weekday of the categories of a store, and its items with hours of their own. For the staff of the store with the permission store.menu. `GET /api/v1/vendor/stores/{store_id}/menu/hours` */
    menuHours(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ time_zone: string; currency: string; categories: Array<{ id: number; name: string; item_count: number; week: OpeningHours | null; version: number }>; items: Array<{ id: number; name: string; category_name: string; image_full_url: string; price: number; has_variations: boolean; available_from: string | null; available_until: string | null; week: OpeningHours | null; category_week: OpeningHours | null; timed_price: { price: number; week: OpeningHours } | null; version: number }> }>;
    /** Set when the items of a category are sold, or sell them all week. For the staff of the store with the permission store.menu. May refuse with category_not_found, changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/menu/hours/{category_id}` */
    setCategoryHours(sent: { params: { store_id: number; category_id: number }; body: { version: number; week: OpeningHoursSent | null }; signal?: AbortSignal }): Promise<{ category: { id: number; name: string; item_count: number; week: OpeningHours | null; version: number } }>;
    /** The hours and prices by weekday of an item. For the staff of the store with the permission store.menu. May refuse with item_not_found. `GET /api/v1/vendor/stores/{store_id}/items/{item_id}/hours` */
    itemHours(sent: { params: { store_id: number; item_id: number }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_name: string; image_full_url: string; price: number; has_variations: boolean; available_from: string | null; available_until: string | null; week: OpeningHours | null; category_week: OpeningHours | null; timed_price: { price: number; week: OpeningHours } | null; version: number }; currency: string; time_zone: string }>;
    /** Set when an item is sold, and a price that holds at some hours. For the staff of the store with the permission store.menu. May refuse with item_not_found, changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/items/{item_id}/hours` */
    setItemHours(sent: { params: { store_id: number; item_id: number }; body: { version: number; week: OpeningHoursSent | null; timed_price: { price: number; week: OpeningHoursSent } | null }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_name: string; image_full_url: string; price: number; has_variations: boolean; available_from: string | null; available_until: string | null; week: OpeningHours | null; category_week: OpeningHours | null; timed_price: { price: number; week: OpeningHours } | null; version: number } }>;
    /** The words that the menu of a store names ingredients by, and all items that name one of them. For the staff of the store with the permission store.availability. `GET /api/v1/vendor/stores/{store_id}/menu/ingredients` */
    ingredients(sent: { params: { store_id: number }; query?: { word?: string }; signal?: AbortSignal }): Promise<{ words: { word: string; item_count: number }[]; items: Array<{ id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; found_in: 'tag' | 'allergen' | 'generic_name' | 'name' | 'description' }> }>;
    /** Mark items with an ingredient as sold out, all in one step; it can be taken back for 10 minutes. For the staff of the store with the permission store.availability. `POST /api/v1/vendor/stores/{store_id}/menu/ingredients/off` */
    takeIngredientOff(sent: { params: { store_id: number }; body: { word: string; items: { id: number; version: number }[]; until?: 'tomorrow' | string }; signal?: AbortSignal }): Promise<{ change_id: number | null; undo_until: string | null; rows: Array<{ id: number; name: string; before: number | string; after: number | string; variants: { type: string; before: number; after: number }[] }>; left_out: Array<{ id: number; name: string; reason: 'below_zero' | 'above_maximum' | 'discount_above_price' | 'same' | 'gone' | 'changed_meanwhile' | 'hidden_by_market' }> }>;
    /** Take back what an ingredient took off sale; items that were changed since then stay as they are. For the staff of the store with the permission store.availability. May refuse with menu_change_not_found, menu_change_over. `POST /api/v1/vendor/stores/{store_id}/menu/ingredients/off/{change_id}/undo` */
    putIngredientBack(sent: { params: { store_id: number; change_id: number }; signal?: AbortSignal }): Promise<{ restored: number; left_out: Array<{ id: number; name: string; reason: 'below_zero' | 'above_maximum' | 'discount_above_price' | 'same' | 'gone' | 'changed_meanwhile' | 'hidden_by_market' }> }>;
    /** The items that are sold out or hidden: until when, by whom, in how many carts; and what came back. For the staff of the store with the permission store.availability. `GET /api/v1/vendor/stores/{store_id}/menu/off` */
    off(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ items: Array<{ id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; off_since: string | null; off_by: string | null; cart_count: number }>; back: Array<{ id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; back_since: string }>; low: Array<{ id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; min_stock: number }> }>;
    /** Put items on sale again that are sold out; hidden ones and those on sale stay as they are. For the staff of the store with the permission store.availability. `POST /api/v1/vendor/stores/{store_id}/menu/put-back` */
    putBack(sent: { params: { store_id: number }; body: { item_ids: number[] }; signal?: AbortSignal }): Promise<{ put_back: number[] }>;
    /** What is left of an item, what open orders hold, and what was sold since the last change. For the staff of the store with the permission store.availability. May refuse with item_not_found. `GET /api/v1/vendor/stores/{store_id}/items/{item_id}/stock` */
    stock(sent: { params: { store_id: number; item_id: number }; signal?: AbortSignal }): Promise<{ stock: { version: number; low_mark: number | null; stocks: Array<{ variation: string | null; left: number | null; held: number; sold_since: number }>; changed: { at: string; by: string | null; reason: 'delivery' | 'loss' | 'count' | null } | null } }>;
    /** Change the stock of an item by a delivery, a loss or a count of all pieces in the store. For the staff of the store with the permission store.availability. May refuse with item_not_found, changed_meanwhile, variation_unknown, variation_needed, stock_held. `POST /api/v1/vendor/stores/{store_id}/items/{item_id}/stock/moves` */
    moveStock(sent: { params: { store_id: number; item_id: number }; body: { version: number; reason: 'delivery' | 'loss' | 'count'; quantity: number; variation?: string }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number } }>;
    /** Tell the store when fewer pieces of an item are left than this; null never. For the staff of the store with the permission store.availability. May refuse with item_not_found, changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/items/{item_id}/stock/low-mark` */
    setLowMark(sent: { params: { store_id: number; item_id: number }; body: { version: number; low_mark: number | null }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number } }>;
    /** What the items of a store are made of: its categories, currency and add-ons. For the staff of the store with the permission store.availability. `GET /api/v1/vendor/stores/{store_id}/menu` */
    menu(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ module_type: string; currency: string; checks_stock: boolean; needed_facts: Array<'allergens' | 'generic_names' | 'is_prescription_required'>; categories: Array<{ id: number; name: string; parent_id: number | null; item_count: number }>; add_ons: AddOn[] }>;
    /** All items of a store in the order of its menu, also those that are hidden or sold out. For the staff of the store with the permission store.availability. `GET /api/v1/vendor/stores/{store_id}/items` */
    list(sent: { params: { store_id: number }; query?: { search?: string; category_id?: number; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Array<{ id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number }> }>;
    /** Import a CSV file of items, all of it or nothing, or say what it would do. For the staff of the store with the permission store.menu. May refuse with too_large, overloaded. `POST /api/v1/vendor/stores/{store_id}/menu/file` */
    importFile(sent: { params: { store_id: number }; body: { file: Blob; step: 'preview' | 'write' }; signal?: AbortSignal }): Promise<{ line_count: number; added: number; changed: number; same: number; rows: Array<{ line: number; slug: string; name: string; photo: string; is_new: boolean; changes: { field: string; before: string; after: string }[]; id: number | null; version: number | null }>; faults: { line: number; field: string; reason: string }[]; is_written: boolean }>;
    /** All items of a store as a CSV file that can be imported again. For the staff of the store with the permission store.export. `GET /api/v1/vendor/stores/{store_id}/menu/file` */
    exportFile(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ csv: string }>;
    /** One item with all that a store sets of it. For the staff of the store with the permission store.menu. May refuse with item_not_found. `GET /api/v1/vendor/stores/{store_id}/items/{item_id}` */
    details(sent: { params: { store_id: number; item_id: number }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; slug: string; description: string; unit_type: string; discount: number; discount_type: 'percent' | 'amount'; maximum_cart_quantity: number | null; veg: boolean; is_halal: boolean; organic: boolean; is_prescription_required: boolean; schedule_order: boolean; generic_names: string[]; tags: string[]; nutrition: string[]; allergens: string[]; available_from: string | null; available_until: string | null; variations: { choices: { name: string; options: string[] }[]; variants: Array<{ type: string; price: number; stock: number | null }> }; food_variations: Array<{ name: string; type: 'single' | 'multi'; required: boolean; min: number; max: number; values: { label: string; price: number }[] }>; add_ons: { name: string; price: number }[]; photos: { key: string; image_full_url: string; text: string }[] } }>;
    /** Add an item to the menu of a store. For the staff of the store with the permission store.menu. May refuse with order_in_progress, key_reused. `POST /api/v1/vendor/stores/{store_id}/items` */
    create(sent: { params: { store_id: number }; body: { name: string; category_id: number; price: number; description?: string; unit_type?: string; discount?: number; discount_type?: 'percent' | 'amount'; stock?: number | null; maximum_cart_quantity?: number | null; veg?: boolean; is_halal?: boolean; organic?: boolean; is_prescription_required?: boolean; schedule_order?: boolean; generic_names?: string[]; tags?: string[]; nutrition?: string[]; allergens?: string[]; available_from?: string | null; available_until?: string | null; variations?: { choices: { name: string; options: string[] }[]; variants: Array<{ type: string; price: number; stock?: number | null }> }; food_variations?: Array<{ name: string; type: 'single' | 'multi'; required: boolean; min: number; max: number; values: { label: string; price: number }[] }>; add_ons?: { name: string; price: number }[] }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; slug: string; description: string; unit_type: string; discount: number; discount_type: 'percent' | 'amount'; maximum_cart_quantity: number | null; veg: boolean; is_halal: boolean; organic: boolean; is_prescription_required: boolean; schedule_order: boolean; generic_names: string[]; tags: string[]; nutrition: string[]; allergens: string[]; available_from: string | null; available_until: string | null; variations: { choices: { name: string; options: string[] }[]; variants: Array<{ type: string; price: number; stock: number | null }> }; food_variations: Array<{ name: string; type: 'single' | 'multi'; required: boolean; min: number; max: number; values: { label: string; price: number }[] }>; add_ons: { name: string; price: number }[]; photos: { key: string; image_full_url: string; text: string }[] } }>;
    /** Change an item; fields that are left out stay. For the staff of the store with the permission store.menu. May refuse with item_not_found, changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/items/{item_id}` */
    change(sent: { params: { store_id: number; item_id: number }; body: { name?: string; category_id?: number; price?: number; description?: string; unit_type?: string; discount?: number; discount_type?: 'percent' | 'amount'; stock?: number | null; maximum_cart_quantity?: number | null; veg?: boolean; is_halal?: boolean; organic?: boolean; is_prescription_required?: boolean; schedule_order?: boolean; generic_names?: string[]; tags?: string[]; nutrition?: string[]; allergens?: string[]; available_from?: string | null; available_until?: string | null; variations?: { choices: { name: string; options: string[] }[]; variants: Array<{ type: string; price: number; stock?: number | null }> }; food_variations?: Array<{ name: string; type: 'single' | 'multi'; required: boolean; min: number; max: number; values: { label: string; price: number }[] }>; add_ons?: { name: string; price: number }[]; version: number }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; slug: string; description: string; unit_type: string; discount: number; discount_type: 'percent' | 'amount'; maximum_cart_quantity: number | null; veg: boolean; is_halal: boolean; organic: boolean; is_prescription_required: boolean; schedule_order: boolean; generic_names: string[]; tags: string[]; nutrition: string[]; allergens: string[]; available_from: string | null; available_until: string | null; variations: { choices: { name: string; options: string[] }[]; variants: Array<{ type: string; price: number; stock: number | null }> }; food_variations: Array<{ name: string; type: 'single' | 'multi'; required: boolean; min: number; max: number; values: { label: string; price: number }[] }>; add_ons: { name: string; price: number }[]; photos: { key: string; image_full_url: string; text: string }[] } }>;
    /** Delete an item; orders that name it keep it. For the staff of the store with the permission store.menu. May refuse with item_not_found. `DELETE /api/v1/vendor/stores/{store_id}/items/{item_id}` */
    remove(sent: { params: { store_id: number; item_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Put an item on sale, mark it sold out for a time, or hide it. For the staff of the store with the permission store.availability. May refuse with item_not_found, changed_meanwhile, item_hidden. `PUT /api/v1/vendor/stores/{store_id}/items/{item_id}/availability` */
    setAvailability(sent: { params: { store_id: number; item_id: number }; body: { version: number; availability: 'on' | 'sold_out' | 'hidden'; until?: 'tomorrow' | string }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number } }>;
    /** Set how many of an item or of one of its variations are left; null never runs out. For the staff of the store with the permission store.availability. May refuse with item_not_found, changed_meanwhile, variation_unknown, variation_needed. `PUT /api/v1/vendor/stores/{store_id}/items/{item_id}/stock` */
    setStock(sent: { params: { store_id: number; item_id: number }; body: { version: number; stock: number | null; variation?: string }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number } }>;
    /** Add a photo to an item, behind those that it has. For the staff of the store with the permission store.menu. May refuse with item_not_found, changed_meanwhile, picture_kind, picture_size, too_large, photos_full, overloaded. `POST /api/v1/vendor/stores/{store_id}/items/{item_id}/photos` */
    addPhoto(sent: { params: { store_id: number; item_id: number }; body: { version: number; photo: Blob; text?: string }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; slug: string; description: string; unit_type: string; discount: number; discount_type: 'percent' | 'amount'; maximum_cart_quantity: number | null; veg: boolean; is_halal: boolean; organic: boolean; is_prescription_required: boolean; schedule_order: boolean; generic_names: string[]; tags: string[]; nutrition: string[]; allergens: string[]; available_from: string | null; available_until: string | null; variations: { choices: { name: string; options: string[] }[]; variants: Array<{ type: string; price: number; stock: number | null }> }; food_variations: Array<{ name: string; type: 'single' | 'multi'; required: boolean; min: number; max: number; values: { label: string; price: number }[] }>; add_ons: { name: string; price: number }[]; photos: { key: string; image_full_url: string; text: string }[] } }>;
    /** Order the photos of an item, describe and remove some: those that are left out go. For the staff of the store with the permission store.menu. May refuse with item_not_found, changed_meanwhile, picture_unknown. `PUT /api/v1/vendor/stores/{store_id}/items/{item_id}/photos` */
    arrangePhotos(sent: { params: { store_id: number; item_id: number }; body: { version: number; photos: { key: string; text: string }[] }; signal?: AbortSignal }): Promise<{ item: { id: number; name: string; category_id: number; price: number; image_full_url: string; has_photo: boolean; stock: number | null; variation_count: number; low_mark: number | null; is_low: boolean; availability: 'on' | 'sold_out' | 'hidden'; sold_out_until: string | null; is_featured: boolean; hidden_reason?: string; version: number; slug: string; description: string; unit_type: string; discount: number; discount_type: 'percent' | 'amount'; maximum_cart_quantity: number | null; veg: boolean; is_halal: boolean; organic: boolean; is_prescription_required: boolean; schedule_order: boolean; generic_names: string[]; tags: string[]; nutrition: string[]; allergens: string[]; available_from: string | null; available_until: string | null; variations: { choices: { name: string; options: string[] }[]; variants: Array<{ type: string; price: number; stock: number | null }> }; food_variations: Array<{ name: string; type: 'single' | 'multi'; required: boolean; min: number; max: number; values: { label: string; price: number }[] }>; add_ons: { name: string; price: number }[]; photos: { key: string; image_full_url: string; text: string }[] } }>;
  };
  vendorOrders: {
    /** Items of the store that suit the customer in the place of a line, the most alike first. For the staff of the store with the permission store.orders. May refuse with order_not_found, line_not_found. `GET /api/v1/vendor/stores/{store_id}/orders/{order_id}/replacements` */
    replacements(sent: { params: { store_id: number; order_id: string }; query: { line: number; text?: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Array<{ id: number; name: string; image_full_url: string; price: number; stock: number | null }> }>;
    /** The category of each line that a store makes or picks now, in the order of its menu. For the staff of the store with the permission store.orders. `GET /api/v1/vendor/stores/{store_id}/pick-places` */
    pickPlaces(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ lines: Array<{ order_id: string; line_number: number; category: { id: number; name: string } | null; image_full_url: string | null }> }>;
    /** The orders that a store has to answer, make or hand over; with `since` only what has changed. For the staff of the store with the permission store.orders. `GET /api/v1/vendor/stores/{store_id}/board` */
    board(sent: { params: { store_id: number }; query?: { since?: string }; signal?: AbortSignal }): Promise<{ version: string; now: string; is_whole: boolean; orders: BoardOrder[]; store: StoreNow; tickets: { kitchen: 'accepted' | 'started' | 'by_hand'; bag: 'accepted' | 'ready' | 'by_hand' } }>;
    /** Send a test order to the store itself: it rings, prints and can be worked for 15 minutes. For the staff of the store with the permission store.orders. May refuse with test_order_runs. `POST /api/v1/vendor/stores/{store_id}/test-order` */
    sendTestOrder(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Find orders of a store by day, state, number, phone, item and way of payment, the newest first. For the staff of the store with the permission store.orders. `GET /api/v1/vendor/stores/{store_id}/orders` */
    find(sent: { params: { store_id: number }; query?: { day?: string; state?: 'running' | 'delivered' | 'canceled' | 'refunded'; payment?: 'cash_on_delivery' | 'digital_payment' | 'wallet'; search?: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; orders: PastOrder[] }>;
    /** One order of a store as its board shows it, however old it is. For the staff of the store with the permission store.orders. May refuse with order_not_found. `GET /api/v1/vendor/stores/{store_id}/orders/{order_id}` */
    show(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** What happened to an order, when, and by whom, with what its courier noted. For the staff of the store with the permission store.orders. May refuse with order_not_found. `GET /api/v1/vendor/stores/{store_id}/orders/{order_id}/story` */
    story(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ events: Array<{ what: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | 'seen' | 'delayed' | 'printed' | 'changed' | 'prescription_read' | 'prescription_question' | 'prescription_priced' | 'courier_came' | 'found_not_ready' | 'found_closed' | 'other_bags_taken' | 'door_no_answer' | 'door_wrong_address' | 'door_no_access' | 'door_short_cash' | 'door_refused' | 'door_unsafe'; by: 'shopper' | 'store' | 'delivery_man' | 'market' | null; name: string | null; at: string; reported_at: string | null }> }>;
    /** What customers have asked back of the orders of a store, the newest first; the market answers. For the staff of the store with the permission store.orders. `GET /api/v1/vendor/stores/{store_id}/refund-requests` */
    refundRequests(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; requests: Array<{ state: 'waiting' | 'granted' | 'declined'; reason: string; comment: string; lines: { line: number; name: string; quantity: number; amount: number }[]; amount: number; granted: number; pictures: { id: string; image_full_url: string }[]; requested_at: string; order_id: string; code: string; customer_name: string; currency: string }> }>;
    /** A member has opened an order: its bell stops on every device. For the staff of the store with the permission store.orders. May refuse with order_not_found. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/see` */
    see(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Count a ticket that is about to be printed: an automatic one only if none was printed before, by hand any number. For the staff of the store with the permission store.orders. May refuse with order_not_found. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/print` */
    print(sent: { params: { store_id: number; order_id: string }; body: { form?: 'kitchen' | 'bag'; is_automatic: boolean }; signal?: AbortSignal }): Promise<{ order: BoardOrder; copy: number | null }>;
    /** Accept an order with the minutes until it is ready. For the staff of the store with the permission store.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/accept` */
    accept(sent: { params: { store_id: number; order_id: string }; body: { version: number; minutes: number }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Refuse a new order with a reason, which the customer reads. For the staff of the store with the permission store.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/refuse` */
    refuse(sent: { params: { store_id: number; order_id: string }; body: { version: number; reason: 'other' | 'item_out' | 'too_busy' | 'closing' | 'note_impossible' | 'address' | 'suspicious'; text?: string }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Cancel an order before it is picked up, with a reason, which the customer reads. For the staff of the store with the permission store.adjust. May refuse with order_not_found, step_not_allowed, changed_meanwhile, needs_second_person. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/cancel` */
    cancel(sent: { params: { store_id: number; order_id: string }; body: { version: number; reason: 'other' | 'item_out' | 'too_busy' | 'closing' | 'note_impossible' | 'address' | 'suspicious'; text?: string; lost_lines?: number[] }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Take a line out of an accepted order, fewer pieces, or another item; the customer may be asked. For the staff of the store with the permission store.adjust. May refuse with order_not_found, step_not_allowed, changed_meanwhile, line_not_found, change_nothing, change_waits, order_would_be_empty, allergen_avoided, replacement_dearer, wallet_short, item_not_available, prescription_needed, price_changed, item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, needs_second_person. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/change` */
    change(sent: { params: { store_id: number; order_id: string }; body: { version: number; line: number; quantity: number; item_id?: number; returns_stock?: boolean; reason?: string }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Promise an order that is being made for a later moment. For the staff of the store with the permission store.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/delay` */
    delay(sent: { params: { store_id: number; order_id: string }; body: { version: number; ready_at: string }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Begin to make an accepted order. For the staff of the store with the permission store.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/prepare` */
    prepare(sent: { params: { store_id: number; order_id: string }; body: { version: number }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Tick a line, or a part of it, on every screen; the first tick begins to make the order. For the staff of the store with the permission store.orders. May refuse with order_not_found, step_not_allowed. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/tick` */
    tick(sent: { params: { store_id: number; order_id: string }; body: { line_number: number; part: number; is_ticked: boolean }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** An accepted order is made and waits at the counter. For the staff of the store with the permission store.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile, change_waits. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/ready` */
    ready(sent: { params: { store_id: number; order_id: string }; body: { version: number; bags?: number }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
    /** Hand an order to its courier or customer, who names the end of its number. For the staff of the store with the permission store.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile, code_wrong. `POST /api/v1/vendor/stores/{store_id}/orders/{order_id}/hand-over` */
    handOver(sent: { params: { store_id: number; order_id: string }; body: { version: number; code: string; bags?: number }; signal?: AbortSignal }): Promise<{ order: BoardOrder }>;
  };
  vendorPrescriptions: {
    /** The prescriptions that were answered on a day, with the pharmacist of each; the look is recorded. As a file with the permission store.export. For the staff of the store with the permission store.prescriptions. May refuse with right_missing. `POST /api/v1/vendor/stores/{store_id}/prescriptions/register` */
    register(sent: { params: { store_id: number }; body: { day?: string; as_file?: boolean }; signal?: AbortSignal }): Promise<{ day: string; today: string; entries: Array<{ order_id: string; code: string; customer_name: string; signed: { name: string; licence_number: string; at: string; outcome: 'priced' | 'refused' }; local_time: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; cancel_reason: string | null; medicines: { name: string; variation: string; quantity: number; dose: string }[] }>; csv: string | null }>;
    /** Your own name and licence number, as your answers to prescriptions carry them. For the staff of the store with the permission store.prescriptions. `GET /api/v1/vendor/stores/{store_id}/prescriptions/pharmacist` */
    pharmacist(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ pharmacist: { full_name: string; licence_number: string } }>;
    /** Give your name and licence number; answers that you have sent keep those of then. For the staff of the store with the permission store.prescriptions. `PUT /api/v1/vendor/stores/{store_id}/prescriptions/pharmacist` */
    setPharmacist(sent: { params: { store_id: number }; body: { full_name: string; licence_number: string }; signal?: AbortSignal }): Promise<{ pharmacist: { full_name: string; licence_number: string } }>;
    /** The prescriptions that wait for a price, for their customer or for their order to be made. For the staff of the store with the permission store.prescriptions. `GET /api/v1/vendor/stores/{store_id}/prescriptions` */
    list(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ now: string; prescriptions: Array<{ order_id: string; code: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; customer_name: string; placed_at: string; price_by: string; agree_until: string | null; picture_count: number; question: { text: string; wants_picture: boolean; clock_until: string } | null; taken_by: { name: string; is_own: boolean; until: string } | null }> }>;
    /** Read a prescription: its pictures open for five minutes, and the look is recorded. For the staff of the store with the permission store.prescriptions. May refuse with order_not_found. `POST /api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/open` */
    open(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ prescription: { order_id: string; code: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; customer_name: string; placed_at: string; price_by: string; agree_until: string | null; picture_count: number; question: { text: string; wants_picture: boolean; clock_until: string } | null; taken_by: { name: string; is_own: boolean; until: string } | null; currency: string; order_note: string; pictures: { id: string; image_full_url: string }[]; lines: { item_id: number; name: string; image_full_url: string; variation: string; quantity: number; price: number; total_price: number; dose: string }[]; note: string; answer: string; total: number; cancel_reason: string | null; signed: { name: string; licence_number: string; at: string; outcome: 'priced' | 'refused' } | null } }>;
    /** Hold a prescription for five minutes: nobody else can answer it meanwhile. For the staff of the store with the permission store.prescriptions. May refuse with order_not_found, step_not_allowed, prescription_taken. `POST /api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/take` */
    take(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ taken_by: { name: string; is_own: boolean; until: string } }>;
    /** Leave a prescription that one holds to the others. For the staff of the store with the permission store.prescriptions. May refuse with order_not_found. `POST /api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/release` */
    release(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ taken_by: { name: string; is_own: boolean; until: string } | null }>;
    /** Items of the pharmacy by a part of their name or of a generic name, those on prescription first. For the staff of the store with the permission store.prescriptions. `GET /api/v1/vendor/stores/{store_id}/medicines` */
    medicines(sent: { params: { store_id: number }; query: { search: string }; signal?: AbortSignal }): Promise<{ medicines: Array<{ id: number; name: string; image_full_url: string; price: number; stock: number | null; generic_names: string[]; is_prescription_required: boolean; variations: Array<{ type: string; price: number; stock: number | null }> }> }>;
    /** What the medicines that were read cost, with the charges of the order; nothing is kept. For the staff of the store with the permission store.prescriptions. May refuse with order_not_found, step_not_allowed, prescription_taken, item_not_found, other_store, out_of_stock, variation_out_of_stock, variation_needed, variation_unknown, item_not_available, over_maximum, store_closed. `POST /api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/price` */
    price(sent: { params: { store_id: number; order_id: string }; body: { lines: { item_id: number; quantity: number; variation?: string; dose?: string }[] }; signal?: AbortSignal }): Promise<{ currency: string; lines: { item_id: number; name: string; image_full_url: string; variation: string; quantity: number; price: number; total_price: number; dose: string }[]; item_total: number; discount_total: number; tax: number; tax_inclusive: boolean; delivery_fee: number; service_charge: number; tip: number; total: number }>;
    /** Send the price of a prescription to its customer, who agrees or cancels. For the staff of the store with the permission store.prescriptions. May refuse with order_not_found, step_not_allowed, prescription_taken, item_not_found, other_store, out_of_stock, variation_out_of_stock, variation_needed, variation_unknown, item_not_available, over_maximum, store_closed, price_changed. `POST /api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/quote` */
    quote(sent: { params: { store_id: number; order_id: string }; body: { lines: { item_id: number; quantity: number; variation?: string; dose?: string }[]; note?: string; total: number }; signal?: AbortSignal }): Promise<{ prescription: { order_id: string; code: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; customer_name: string; placed_at: string; price_by: string; agree_until: string | null; picture_count: number; question: { text: string; wants_picture: boolean; clock_until: string } | null; taken_by: { name: string; is_own: boolean; until: string } | null; currency: string; order_note: string; pictures: { id: string; image_full_url: string }[]; lines: { item_id: number; name: string; image_full_url: string; variation: string; quantity: number; price: number; total_price: number; dose: string }[]; note: string; answer: string; total: number; cancel_reason: string | null; signed: { name: string; licence_number: string; at: string; outcome: 'priced' | 'refused' } | null } }>;
    /** Ask the customer of a prescription, or for another picture; the clock stops meanwhile. For the staff of the store with the permission store.prescriptions. May refuse with order_not_found, step_not_allowed, prescription_taken, conversation_not_found, message_empty. `POST /api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/ask` */
    ask(sent: { params: { store_id: number; order_id: string }; body: { text: string; wants_picture?: boolean }; signal?: AbortSignal }): Promise<{ prescription: { order_id: string; code: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; customer_name: string; placed_at: string; price_by: string; agree_until: string | null; picture_count: number; question: { text: string; wants_picture: boolean; clock_until: string } | null; taken_by: { name: string; is_own: boolean; until: string } | null; currency: string; order_note: string; pictures: { id: string; image_full_url: string }[]; lines: { item_id: number; name: string; image_full_url: string; variation: string; quantity: number; price: number; total_price: number; dose: string }[]; note: string; answer: string; total: number; cancel_reason: string | null; signed: { name: string; licence_number: string; at: string; outcome: 'priced' | 'refused' } | null } }>;
    /** Refuse a prescription with a reason, which the customer reads; its order ends. For the staff of the store with the permission store.prescriptions. May refuse with order_not_found, step_not_allowed, prescription_taken. `POST /api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/refuse` */
    refuse(sent: { params: { store_id: number; order_id: string }; body: { reason: 'other' | 'unreadable' | 'too_old' | 'original_needed' | 'not_in_stock' | 'not_lawful'; text?: string }; signal?: AbortSignal }): Promise<{ prescription: { order_id: string; code: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; customer_name: string; placed_at: string; price_by: string; agree_until: string | null; picture_count: number; question: { text: string; wants_picture: boolean; clock_until: string } | null; taken_by: { name: string; is_own: boolean; until: string } | null; currency: string; order_note: string; pictures: { id: string; image_full_url: string }[]; lines: { item_id: number; name: string; image_full_url: string; variation: string; quantity: number; price: number; total_price: number; dose: string }[]; note: string; answer: string; total: number; cancel_reason: string | null; signed: { name: string; licence_number: string; at: string; outcome: 'priced' | 'refused' } | null } }>;
  };
  vendorChannels: {
    /** Which event reaches whom in a store, by which channel, and whether pushes arrive. For the staff of the store. `GET /api/v1/vendor/stores/{store_id}/notifications` */
    show(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ state: 'none' | 'new' | 'well' | 'silent'; devices: Array<{ id: number; device: string; since: string; confirmed_at: string | null }>; events: Array<{ event: 'new_order' | 'order_delay' | 'broadcast' | 'pin_locked' | 'sign_in_code'; channels: Array<'screen' | 'push' | 'sms' | 'mail'>; roles: Array<'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'>; includes_caller: boolean }>; people: Array<{ id: number; name: string; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper'; state: 'none' | 'new' | 'well' | 'silent'; device_count: number; confirmed_at: string | null }> }>;
  };
  vendorPromotions: {
    /** Coupons that a store pays for, and sales with items of it: uses, orders, turnover, cost. For the staff of the store with the permission store.promotions. `GET /api/v1/vendor/stores/{store_id}/promotions` */
    list(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number; state?: 'planned' | 'running' | 'over' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; promotions: Array<{ kind: 'coupon' | 'flash_sale' | 'campaign'; id: number; title: string; code: string | null; codes: number; items_count: number; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; currency: string; discount: number | null; discount_type: 'percent' | 'fixed' | null; uses: number; orders: number; turnover: number; cost: number; new_customers: number; may_end: boolean; version: number }> }>;
    /** End a coupon that the store pays for at once; orders that have it keep it. For the staff of the store with the permission store.promotions. May refuse with coupon_unknown, coupon_expired, changed_meanwhile. `POST /api/v1/vendor/stores/{store_id}/coupons/{coupon_id}/end` */
    endCoupon(sent: { params: { store_id: number; coupon_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ kind: 'coupon' | 'flash_sale' | 'campaign'; id: number; title: string; code: string | null; codes: number; items_count: number; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; currency: string; discount: number | null; discount_type: 'percent' | 'fixed' | null; uses: number; orders: number; turnover: number; cost: number; new_customers: number; may_end: boolean; version: number }>;
  };
  vendorProposals: {
    /** What waits for a second person of the store, or was decided. For the staff of the store with the permission store.adjust. `GET /api/v1/vendor/stores/{store_id}/proposals` */
    list(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number; state?: 'open' | 'decided' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; proposals: Array<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }> }>;
    /** Approve what another member has proposed: it is carried out at once. For the staff of the store with the permission store.adjust. May refuse with proposal_not_found, proposal_decided, proposal_expired, proposal_own, proposal_unauthorized, limit_too_low, right_missing, order_not_found, changed_meanwhile, step_not_allowed, not_cancelable. `POST /api/v1/vendor/stores/{store_id}/proposals/{proposal_id}/approve` */
    approve(sent: { params: { store_id: number; proposal_id: number }; signal?: AbortSignal }): Promise<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }>;
    /** Decline what another member has proposed, with a reason for that person. For the staff of the store with the permission store.adjust. May refuse with proposal_not_found, proposal_decided, proposal_expired, proposal_own, limit_too_low, right_missing. `POST /api/v1/vendor/stores/{store_id}/proposals/{proposal_id}/decline` */
    decline(sent: { params: { store_id: number; proposal_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }>;
    /** Take an own proposal back. For the staff of the store with the permission store.adjust. May refuse with proposal_not_found, proposal_decided, proposal_expired. `DELETE /api/v1/vendor/stores/{store_id}/proposals/{proposal_id}` */
    takeBack(sent: { params: { store_id: number; proposal_id: number }; signal?: AbortSignal }): Promise<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }>;
  };
  vendorPreview: {
    /** The page of a store as a shopper sees it at a moment, from a place, with the coupons that hold then. For the staff of the store with the permission store.menu. `GET /api/v1/vendor/stores/{store_id}/preview` */
    show(sent: { params: { store_id: number }; query?: { at?: string; lat?: number | string; lng?: number | string; language?: 'en' | 'yo' | 'ha' | 'ke' }; signal?: AbortSignal }): Promise<{ now: string; at: string; local_at: string; first_at: string; last_at: string; time_zone: string; currency: string; is_in_zone: boolean; store: { id: number; slug: string; name: string; tagline: string; address: string; phone: string; latitude: number; longitude: number; logo_full_url: string | null; monogram: string; colours: string[]; cover_photo: string; cover_photo_full_url: string; cover_images_full_url: string[]; module_id: number; module_type: string; zone_id: number; total_items: number; avg_rating: number | null; rating_count: number; distance: number | null; delivery_time: string; delivery_fee: number | null; free_delivery: boolean; take_away: boolean; schedule_order: boolean; takes_prescriptions: boolean; minimum_order: number; active: boolean; open: boolean; opens_at: { time: string; in_days: number; day: string } | null; pause: { until: string; reason: 'too_busy' | 'short_staffed' | 'supplies' | 'equipment' | 'other' | 'rain' | 'unrest' | 'few_riders' | 'zone_stopped' } | null; featured: 0 | 1; created_at: string; discount: { discount: number; discount_type: 'percent' } | null; closes_at: string | null; opening_hours: Record<string, Array<[string, string]>>; other_days: { date: string; hours: Array<[string, string]> }[]; time_zone: string; begins_at: string | null; begins_words: string; reviews_enabled: boolean; categories: { id: number; slug: string; name: string; item_count: number; image_full_url: string }[] } | null; coupons: Coupon[] }>;
    /** The items that a shopper sees on the page of a store at a moment, in their order, and why one cannot be ordered then. For the staff of the store with the permission store.menu. `GET /api/v1/vendor/stores/{store_id}/preview/items` */
    items(sent: { params: { store_id: number }; query?: { at?: string; lat?: number | string; lng?: number | string; language?: 'en' | 'yo' | 'ha' | 'ke'; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Array<{ id: number; slug: string; name: string; title: string; image: string; storage: string; image_full_url: string; images_full_url: string[]; category_id: number; category_ids: { id: number; position: number }[]; price: number; discount: number; discount_type: 'percent' | 'amount'; store_discount: number; restaurant_discount: number; no_promotion: boolean; promotion: { kind: 'flash_sale' | 'campaign'; id: number; slug: string; title: string; discount: number; discount_type: 'percent' | 'amount'; ends_at: string } | null; store_id: number; store_name: string; store_slug: string; store_open: boolean; store_opens_at: { time: string; in_days: number; day: string } | null; module_id: number; module: { module_type: string }; zone_id: number; unit_type: string; generic_name: string[]; veg: 0 | 1; halal_tag_status: 0 | 1; is_halal: 0 | 1; recommended: 0 | 1; organic: 0 | 1; avg_rating: number | null; rating_count: number; wishlist_count: number; stock: number | null; sold_out: boolean; maximum_cart_quantity: number | null; schedule_order: boolean; available_time_starts: string | null; available_time_ends: string | null; available_day: { day: 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'; name: string } | null; available_date_starts: string | null; available_date_ends: string | null; is_prescription_required: 0 | 1; description: string; nutritions_name: string[]; allergies_name: string[]; tags: string[]; variations: Array<{ type: string; price: number; stock: number | null }>; choice_options: { name: string; title: string; options: string[] }[]; food_variations: Array<{ name: string; type: 'single' | 'multi'; min: number; max: number; required: 'on' | 'off'; values: { label: string; optionPrice: number }[] }>; add_ons: AddOn[]; reasons: Array<'hidden' | 'hidden_by_operator' | 'not_offered' | 'sold_out' | 'used_up' | 'never_on_sale' | 'outside_hours' | 'store_closed'>; sold_out_until: string | null; hidden_reason: string | null }>; at: string; local_at: string }>;
    /** The items of a store that no shopper sees, and why. For the staff of the store with the permission store.menu. `GET /api/v1/vendor/stores/{store_id}/preview/hidden` */
    hidden(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Array<{ id: number; name: string; image_full_url: string; reasons: Array<'hidden' | 'hidden_by_operator' | 'not_offered' | 'sold_out' | 'used_up' | 'never_on_sale' | 'outside_hours' | 'store_closed'>; hidden_reason: string | null }> }>;
    /** One item as a shopper sees it at a moment, or why none does. For the staff of the store with the permission store.menu. May refuse with item_not_found. `GET /api/v1/vendor/stores/{store_id}/preview/items/{item_id}` */
    item(sent: { params: { store_id: number; item_id: number }; query?: { at?: string; lat?: number | string; lng?: number | string; language?: 'en' | 'yo' | 'ha' | 'ke' }; signal?: AbortSignal }): Promise<{ at: string; local_at: string; id: number; name: string; reasons: Array<'hidden' | 'hidden_by_operator' | 'not_offered' | 'sold_out' | 'used_up' | 'never_on_sale' | 'outside_hours' | 'store_closed'>; sold_out_until: string | null; hidden_reason: string | null; item: { id: number; slug: string; name: string; title: string; image: string; storage: string; image_full_url: string; images_full_url: string[]; category_id: number; category_ids: { id: number; position: number }[]; price: number; discount: number; discount_type: 'percent' | 'amount'; store_discount: number; restaurant_discount: number; no_promotion: boolean; promotion: { kind: 'flash_sale' | 'campaign'; id: number; slug: string; title: string; discount: number; discount_type: 'percent' | 'amount'; ends_at: string } | null; store_id: number; store_name: string; store_slug: string; store_open: boolean; store_opens_at: { time: string; in_days: number; day: string } | null; module_id: number; module: { module_type: string }; zone_id: number; unit_type: string; generic_name: string[]; veg: 0 | 1; halal_tag_status: 0 | 1; is_halal: 0 | 1; recommended: 0 | 1; organic: 0 | 1; avg_rating: number | null; rating_count: number; wishlist_count: number; stock: number | null; sold_out: boolean; maximum_cart_quantity: number | null; schedule_order: boolean; available_time_starts: string | null; available_time_ends: string | null; available_day: { day: 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'; name: string } | null; available_date_starts: string | null; available_date_ends: string | null; is_prescription_required: 0 | 1; description: string; nutritions_name: string[]; allergies_name: string[]; tags: string[]; variations: Array<{ type: string; price: number; stock: number | null }>; choice_options: { name: string; title: string; options: string[] }[]; food_variations: Array<{ name: string; type: 'single' | 'multi'; min: number; max: number; required: 'on' | 'off'; values: { label: string; optionPrice: number }[] }>; add_ons: AddOn[]; category_name: string; category_slug: string; brand_name: string | null; image_texts: string[] } | null }>;
  };
  vendorReports: {
    /** What a store did in seven days against the seven before: orders, items, hours, minutes, losses. For the staff of the store with the permission store.reports. `GET /api/v1/vendor/stores/{store_id}/report` */
    show(sent: { params: { store_id: number }; query?: { until?: string }; signal?: AbortSignal }): Promise<{ now: string; from: string; until: string; currency: string; figures: { orders: number; pieces: number; turnover: number; refused: number; canceled: number; ready_p50: number | null; ready_p90: number | null; promised_p50: number | null; promised_p90: number | null; ready_orders: number; on_time: number; paused_minutes: number; lost_orders: number; lost_turnover: number; off_minutes: number; lost_pieces: number; lost_items_turnover: number }; before: { orders: number; pieces: number; turnover: number; refused: number; canceled: number; ready_p50: number | null; ready_p90: number | null; promised_p50: number | null; promised_p90: number | null; ready_orders: number; on_time: number; paused_minutes: number; lost_orders: number; lost_turnover: number; off_minutes: number; lost_pieces: number; lost_items_turnover: number }; items: { item_id: number; name: string; pieces: number; turnover: number }[]; hours: { hour: number; orders: number; turnover: number }[]; payments: Array<{ method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; orders: number; turnover: number }>; endings: Array<{ by: 'shopper' | 'store' | 'delivery_man' | 'market'; was_accepted: boolean; reason: string; orders: number }> }>;
    /** What each item of a store did in some days: views, carts, orders, time off sale, refunds; without those that did nothing. For the staff of the store with the permission store.reports. `GET /api/v1/vendor/stores/{store_id}/report/items` */
    items(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number; first_day?: string; last_day?: string; sort?: 'pieces' | 'turnover' | 'views' | 'carts' | 'off_minutes' | 'refunded' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: { item_id: number; name: string; is_on_menu: boolean; views: number; carts: number; orders: number; pieces: number; turnover: number; off_minutes: number; refunded_pieces: number; refunded: number }[]; now: string; first_day: string; last_day: string; currency: string; counted_since: string | null }>;
    /** Which items of a store were ordered together in some days, the most orders first. For the staff of the store with the permission store.reports. `GET /api/v1/vendor/stores/{store_id}/report/pairs` */
    pairs(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number; first_day?: string; last_day?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; pairs: { first_id: number; first_name: string; second_id: number; second_name: string; orders: number; first_orders: number; second_orders: number }[]; now: string; first_day: string; last_day: string }>;
  };
  vendorReviews: {
    /** Reviews of a store and its items with their orders, the latest first: all, or those without an answer. For the staff of the store with the permission store.reviews. `GET /api/v1/vendor/stores/{store_id}/reviews` */
    list(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number; list?: 'unanswered' | 'all' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; reviews: Array<{ id: number; author: string; rating: number; comment: string; language: string; images_full_url: string[]; created_at: string; answer: { text: string; answered_at: string } | null; about: 'store' | 'item'; item_name: string | null; order: { id: string; placed_at: string; lines: { name: string; quantity: number }[] }; answer_changeable_until: string | null; reported_at: string | null }> }>;
    /** Answer a review where everybody reads it; the answer can be changed for 24 hours. For the staff of the store with the permission store.reviews. May refuse with review_not_found, contact_in_text, answer_fixed. `POST /api/v1/vendor/stores/{store_id}/reviews/{review_id}/answer` */
    answer(sent: { params: { store_id: number; review_id: number }; body: { answer: string }; signal?: AbortSignal }): Promise<{ review: { id: number; author: string; rating: number; comment: string; language: string; images_full_url: string[]; created_at: string; answer: { text: string; answered_at: string } | null; about: 'store' | 'item'; item_name: string | null; order: { id: string; placed_at: string; lines: { name: string; quantity: number }[] }; answer_changeable_until: string | null; reported_at: string | null } }>;
    /** Report a review to support of the market, once, with the reason; it stays until an operator decides. For the staff of the store with the permission store.reviews. May refuse with review_not_found. `POST /api/v1/vendor/stores/{store_id}/reviews/{review_id}/report` */
    report(sent: { params: { store_id: number; review_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ review: { id: number; author: string; rating: number; comment: string; language: string; images_full_url: string[]; created_at: string; answer: { text: string; answered_at: string } | null; about: 'store' | 'item'; item_name: string | null; order: { id: string; placed_at: string; lines: { name: string; quantity: number }[] }; answer_changeable_until: string | null; reported_at: string | null } }>;
  };
  vendorStores: {
    /** Take no orders for a time, with a reason; running orders go on, and it ends by itself. For the staff of the store with the permission store.availability. `POST /api/v1/vendor/stores/{store_id}/pause` */
    pause(sent: { params: { store_id: number }; body: { for: '15' | '30' | '60' | 'closing' | 'tomorrow'; reason: 'too_busy' | 'short_staffed' | 'supplies' | 'equipment' | 'other' }; signal?: AbortSignal }): Promise<{ store: StoreNow; carts: number }>;
    /** Take orders again before a pause ends. For the staff of the store with the permission store.availability. `POST /api/v1/vendor/stores/{store_id}/resume` */
    resume(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ store: StoreNow }>;
    /** Add minutes to every promise for a time, until closing at the latest; 0 minutes end it. For the staff of the store with the permission store.availability. `POST /api/v1/vendor/stores/{store_id}/busy` */
    setBusy(sent: { params: { store_id: number }; body: { minutes: 0 | 10 | 20 | 30; for?: '30' | '60' | '120' | 'closing' }; signal?: AbortSignal }): Promise<{ store: StoreNow }>;
    /** Set the most orders, or minutes of work, of a quarter of an hour; none at all is a pause. For the staff of the store with the permission store.availability. `PUT /api/v1/vendor/stores/{store_id}/cap` */
    setCap(sent: { params: { store_id: number }; body: { by: 'orders' | 'minutes'; most: number | null; piece_minutes?: number }; signal?: AbortSignal }): Promise<{ store: StoreNow }>;
    /** The opening hours of a store. For the staff of the store with the permission store.hours. `GET /api/v1/vendor/stores/{store_id}/hours` */
    hours(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ opening_hours: OpeningHours; other_days: { date: string; hours: Array<[number, number]>; yearly: boolean; note: string }[]; scheduled: { order_id: string; date: string; time: string }[]; today: string; time_zone: string; version: number }>;
    /** Change the opening hours of a store; running and scheduled orders stay. For the staff of the store with the permission store.hours. May refuse with changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/hours` */
    setHours(sent: { params: { store_id: number }; body: { opening_hours: OpeningHoursSent; version: number }; signal?: AbortSignal }): Promise<{ opening_hours: OpeningHours; other_days: { date: string; hours: Array<[number, number]>; yearly: boolean; note: string }[]; scheduled: { order_id: string; date: string; time: string }[]; today: string; time_zone: string; version: number }>;
    /** Set the dates on which a store is closed or has other hours; scheduled orders stay. For the staff of the store with the permission store.hours. May refuse with changed_meanwhile. `PUT /api/v1/vendor/stores/{store_id}/hours/other-days` */
    setOtherDays(sent: { params: { store_id: number }; body: { other_days: { date: string; hours: Array<[number, number]>; yearly?: boolean; note: string }[]; version: number }; signal?: AbortSignal }): Promise<{ opening_hours: OpeningHours; other_days: { date: string; hours: Array<[number, number]>; yearly: boolean; note: string }[]; scheduled: { order_id: string; date: string; time: string }[]; today: string; time_zone: string; version: number }>;
    /** The profile of a store, with what only an operator changes. For the staff of the store with the permission store.profile. `GET /api/v1/vendor/stores/{store_id}/profile` */
    profile(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ tagline: string; phone: string; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; unfetched_rule: 'keep' | 'store_pays' | 'customer_pays'; tax_number: string; courier_words: string; kitchen_ticket_at: 'accepted' | 'started' | 'by_hand'; bag_ticket_at: 'accepted' | 'ready' | 'by_hand'; name: string; address: string; latitude: number; longitude: number; currency: string; slug: string; logo_full_url: string | null; cover_photo_full_url: string | null; entrance_full_url: string | null; version: number }>;
    /** Change the profile of a store; running orders keep their terms. For the staff of the store with the permission store.profile. May refuse with changed_meanwhile, contact_in_text. `PUT /api/v1/vendor/stores/{store_id}/profile` */
    setProfile(sent: { params: { store_id: number }; body: { tagline: string; phone: string; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; unfetched_rule?: 'keep' | 'store_pays' | 'customer_pays'; tax_number: string; courier_words: string; kitchen_ticket_at: 'accepted' | 'started' | 'by_hand'; bag_ticket_at: 'accepted' | 'ready' | 'by_hand'; version: number }; signal?: AbortSignal }): Promise<{ tagline: string; phone: string; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; unfetched_rule: 'keep' | 'store_pays' | 'customer_pays'; tax_number: string; courier_words: string; kitchen_ticket_at: 'accepted' | 'started' | 'by_hand'; bag_ticket_at: 'accepted' | 'ready' | 'by_hand'; name: string; address: string; latitude: number; longitude: number; currency: string; slug: string; logo_full_url: string | null; cover_photo_full_url: string | null; entrance_full_url: string | null; version: number }>;
    /** Replace the logo, the cover, or the picture of the entrance for couriers. For the staff of the store with the permission store.profile. May refuse with changed_meanwhile, picture_kind, picture_size, too_large, overloaded. `PUT /api/v1/vendor/stores/{store_id}/pictures/{picture}` */
    setPicture(sent: { params: { store_id: number; picture: 'logo' | 'cover' | 'entrance' }; body: { version: number; photo: Blob }; signal?: AbortSignal }): Promise<{ tagline: string; phone: string; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; unfetched_rule: 'keep' | 'store_pays' | 'customer_pays'; tax_number: string; courier_words: string; kitchen_ticket_at: 'accepted' | 'started' | 'by_hand'; bag_ticket_at: 'accepted' | 'ready' | 'by_hand'; name: string; address: string; latitude: number; longitude: number; currency: string; slug: string; logo_full_url: string | null; cover_photo_full_url: string | null; entrance_full_url: string | null; version: number }>;
    /** Remove a picture of a store; letters and a picture of the module stand in for logo and cover. For the staff of the store with the permission store.profile. `DELETE /api/v1/vendor/stores/{store_id}/pictures/{picture}` */
    removePicture(sent: { params: { store_id: number; picture: 'logo' | 'cover' | 'entrance' }; signal?: AbortSignal }): Promise<{ tagline: string; phone: string; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; unfetched_rule: 'keep' | 'store_pays' | 'customer_pays'; tax_number: string; courier_words: string; kitchen_ticket_at: 'accepted' | 'started' | 'by_hand'; bag_ticket_at: 'accepted' | 'ready' | 'by_hand'; name: string; address: string; latitude: number; longitude: number; currency: string; slug: string; logo_full_url: string | null; cover_photo_full_url: string | null; entrance_full_url: string | null; version: number }>;
  };
  vendorWaiting: {
    /** How much waits for a member of a store, of each kind that the member may answer, and how long. For the staff of the store. `GET /api/v1/vendor/stores/{store_id}/waiting` */
    show(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ waiting: Array<{ kind: 'messages' | 'orders' | 'prescriptions' | 'proposals' | 'refunds'; count: number; oldest_minutes: number | null }> }>;
  };
  vendorWallet: {
    /** The day of a store: orders, turnover, own share, cash, refunds and the next payout. For the staff of the store with the permission store.money. `GET /api/v1/vendor/stores/{store_id}/money/today` */
    today(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ now: string; date: string; currency: string; orders: number; canceled: number; turnover: number; own_share: number; cash: number; refunds: number; owed: number; cash_held: number; next_payout: { amount: number; state: 'planned' | 'sent'; at: string } | null }>;
    /** One order from its prices to what the store has of it, with its journals. For the staff of the store with the permission store.money. May refuse with order_not_found. `GET /api/v1/vendor/stores/{store_id}/orders/{order_id}/money` */
    order(sent: { params: { store_id: number; order_id: string }; signal?: AbortSignal }): Promise<{ order_id: string; placed_at: string; currency: string; goods: number; add_ons: number; discount: number; coupon: number; tax_included: number; commission: number; commission_rule: { percent: number; fixed: number } | null; share: number; journals: { id: number; at: string; kind: string; amount: number }[]; net: number }>;
    /** What a store has earned, was paid and holds in cash: a query of the ledger. For the staff of the store with the permission store.money. `GET /api/v1/vendor/stores/{store_id}/statement` */
    statement(sent: { params: { store_id: number }; query: StatementQuerySent; signal?: AbortSignal }): Promise<StatementReply>;
    /** Payouts of a store: expected, on the way, paid, failed with the reason; newest first. For the staff of the store with the permission store.money. `GET /api/v1/vendor/stores/{store_id}/payouts` */
    payouts(sent: { params: { store_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; payouts: OwnPayout[] }>;
    /** The account that a store is paid to, with the last four characters of its number. For the staff of the store with the permission store.money. `GET /api/v1/vendor/stores/{store_id}/payee-account` */
    account(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<OwnAccountReply>;
    /** Set the account that a store is paid to; nothing is paid to a new one for a day. For the staff of the store with the permission store.owner. May refuse with password_wrong, changed_meanwhile, too_many. `PUT /api/v1/vendor/stores/{store_id}/payee-account` */
    setAccount(sent: { params: { store_id: number }; body: NewAccountSent; signal?: AbortSignal }): Promise<OwnAccountReply>;
  };
  courierAlarms: {
    /** What is set for an emergency, and the alarm that runs. For couriers. `GET /api/v1/courier/safety` */
    show(sent?: { signal?: AbortSignal }): Promise<{ has_pin: boolean; contact_name: string; contact_phone: string; emergency_number: string; market_phone: string; alarm: { begun_at: string; is_silent: boolean; taken_by: string | null } | null }>;
    /** Set the code that ends an alarm, and whom to call; an omitted code stays. For couriers. May refuse with alarm_pin_missing, alarm_running. `PUT /api/v1/courier/safety` */
    set(sent: { body: { pin?: string; contact_name?: string; contact_phone?: string }; signal?: AbortSignal }): Promise<{ has_pin: boolean; contact_name: string; contact_phone: string; emergency_number: string; market_phone: string; alarm: { begun_at: string; is_silent: boolean; taken_by: string | null } | null }>;
    /** Raise the alarm: operators hear it at once and see where the courier is. For couriers. May refuse with alarm_pin_missing. `POST /api/v1/courier/alarm` */
    begin(sent: { body: { is_silent?: boolean; lat?: number | string; lng?: number | string }; signal?: AbortSignal }): Promise<{ has_pin: boolean; contact_name: string; contact_phone: string; emergency_number: string; market_phone: string; alarm: { begun_at: string; is_silent: boolean; taken_by: string | null } | null }>;
    /** Say whether the running alarm is silent. For couriers. `POST /api/v1/courier/alarm/silent` */
    setSilent(sent: { body: { is_silent: boolean }; signal?: AbortSignal }): Promise<{ has_pin: boolean; contact_name: string; contact_phone: string; emergency_number: string; market_phone: string; alarm: { begun_at: string; is_silent: boolean; taken_by: string | null } | null }>;
    /** End the alarm by the code of the courier, and by nothing else. For couriers. May refuse with alarm_pin_wrong, too_many. `POST /api/v1/courier/alarm/end` */
    end(sent: { body: { pin: string }; signal?: AbortSignal }): Promise<{ has_pin: boolean; contact_name: string; contact_phone: string; emergency_number: string; market_phone: string; alarm: { begun_at: string; is_silent: boolean; taken_by: string | null } | null }>;
  };
  courierBroadcasts: {
    /** Messages of operators that the courier has not seen, the oldest first. For couriers. `GET /api/v1/courier/broadcasts` */
    list(sent?: { signal?: AbortSignal }): Promise<{ broadcasts: UnseenBroadcast[] }>;
    /** Say that a message was seen. For couriers. May refuse with broadcast_not_found. `POST /api/v1/courier/broadcasts/{broadcast_id}/seen` */
    see(sent: { params: { broadcast_id: number }; body: Record<string, never>; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  courierCanceled: {
    /** Orders of the courier that others have canceled in the last hours, until the courier has seen it. For couriers. `GET /api/v1/courier/canceled` */
    list(sent?: { signal?: AbortSignal }): Promise<{ orders: { id: string; code: string; store_name: string; reason: string; was_carried: boolean; canceled_at: string }[] }>;
    /** Say that the courier has seen that an order was canceled. For couriers. May refuse with order_not_found. `POST /api/v1/courier/canceled/{order_id}/seen` */
    see(sent: { params: { order_id: string }; body: Record<string, never>; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  courierChat: {
    /** The chat about an order with its customer, its store or support, the latest message first. For couriers. May refuse with order_not_found, conversation_not_found, chat_closed. `GET /api/v1/courier/orders/{order_id}/chats/{with}` */
    show(sent: { params: { order_id: string; with: 'customer' | 'store' | 'support' }; signal?: AbortSignal }): Promise<{ chats: Array<{ with: 'customer' | 'store' | 'support'; name: string; unread: number }>; closes_at: string | null; waiting_before: number | null; ready: Array<{ ready: 'I am on my way to you.' | 'I am at your gate.' | 'I can’t find your door. Where is it?' | 'Please come down to take your order.' | 'I have left your order where you said.' | 'I am on my way to fetch the order.' | 'I am at the counter.' | 'Is the order ready soon?' | 'Something is missing in the bag.' | 'The store is closed.' | 'The address is wrong.' | 'Nobody answers at the door.' | 'Something is broken.' | 'The customer does not have enough cash.' | 'I have had an accident.'; words: string }>; messages: Message[] }>;
    /** Write about an order, from its taking until an hour after its end: words, ready words, or at most three pictures. For couriers. May refuse with order_not_found, conversation_not_found, chat_closed, message_empty, images_too_many, picture_kind, picture_size, order_in_progress, key_reused, too_large, overloaded. `POST /api/v1/courier/orders/{order_id}/chats/{with}/messages` */
    send(sent: { params: { order_id: string; with: 'customer' | 'store' | 'support' }; body: { message?: string; ready?: 'I am on my way to you.' | 'I am at your gate.' | 'I can’t find your door. Where is it?' | 'Please come down to take your order.' | 'I have left your order where you said.' | 'I am on my way to fetch the order.' | 'I am at the counter.' | 'Is the order ready soon?' | 'Something is missing in the bag.' | 'The store is closed.' | 'The address is wrong.' | 'Nobody answers at the door.' | 'Something is broken.' | 'The customer does not have enough cash.' | 'I have had an accident.'; 'image[]'?: Blob[] }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ message: Message }>;
    /** The courier has seen all messages of a chat. For couriers. May refuse with order_not_found, conversation_not_found, chat_closed. `POST /api/v1/courier/orders/{order_id}/chats/{with}/seen` */
    see(sent: { params: { order_id: string; with: 'customer' | 'store' | 'support' }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  courierContests: {
    /** What a courier has contested, with the answers; the newest first. For couriers. `GET /api/v1/courier/contests` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; contests: Array<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; id: number; words: string; pictures: string[]; amount: number | null; held: number; made_at: string; decision: 'granted' | 'denied' | null; granted: number | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null }> }>;
    /** The sums, ratings and the suspension of the last 14 days that a courier may contest. For couriers. `GET /api/v1/courier/contestable` */
    contestable(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; contestable: Array<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; until: string }> }>;
    /** Contest a sum, a rating or a suspension with words and pictures, once and within 14 days; a deduction and a rating are held until the answer. For couriers. May refuse with contest_unknown, contest_twice, contest_late, contest_amount, images_too_many, picture_kind, picture_size, order_in_progress, key_reused, too_large, overloaded. `POST /api/v1/courier/contests` */
    make(sent: { body: { about: string; words: string; amount?: number; 'image[]'?: Blob[] }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; id: number; words: string; pictures: string[]; amount: number | null; held: number; made_at: string; decision: 'granted' | 'denied' | null; granted: number | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null }>;
  };
  courierDeposits: {
    /** What a courier has handed in, with what waits and what was refused; the newest first. For couriers. `GET /api/v1/courier/deposits` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; deposits: Array<{ id: number; currency: string; amount: number; way: 'place' | 'mobile_money'; place: string; reference: string; picture: string | null; made_at: string; decision: 'confirmed' | 'refused' | null; reason: string; decided_at: string | null }> }>;
    /** Say that cash was handed in at a place or sent to a mobile money number, with a reference or a photo; it counts when an operator confirms it. For couriers. May refuse with cash_above_held, deposit_proof, picture_kind, picture_size, order_in_progress, key_reused, too_large, overloaded. `POST /api/v1/courier/deposits` */
    make(sent: { body: { currency: string; amount: number; way: 'place' | 'mobile_money'; place: string; reference?: string; photo?: Blob }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; currency: string; amount: number; way: 'place' | 'mobile_money'; place: string; reference: string; picture: string | null; made_at: string; decision: 'confirmed' | 'refused' | null; reason: string; decided_at: string | null }>;
  };
  courierDispatch: {
    /** The offer that waits for an answer of this courier, and their stops in sequence. For couriers. `GET /api/v1/courier/offer` */
    show(sent?: { signal?: AbortSignal }): Promise<{ now: string; offer: { id: number; order: DeliveryRequest; pay: { base: number; distance: number } | null; expires_at: string; metres_to_store: number; minutes_to_store: number; minutes_to_door: number; wait_minutes: number; area: string; stops: Array<{ order_id: string; code: string; kind: 'pick_up' | 'door'; place: string }>; is_shared: boolean; why: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan'; minutes: number; metres: number } | null } | null; stops: Array<{ order_id: string; code: string; kind: 'pick_up' | 'door'; place: string }> }>;
    /** The offers of the last hours with the reason why this courier was asked, and orders for which another one was asked with the reason why not this one; the newest first. For couriers. `GET /api/v1/courier/offers` */
    past(sent?: { signal?: AbortSignal }): Promise<{ time_zone: string; hours: number; offers: Array<{ order_id: string; at: string; store_name: string; outcome: 'accepted' | 'declined' | 'expired' | 'unseen' | 'withdrawn' | 'other_courier'; why: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan' | 'other_late' | 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted'; minutes: number } | null }> }>;
    /** The offer is on the screen; without this sign it goes to the next courier. For couriers. May refuse with offer_not_found. `POST /api/v1/courier/offers/{offer_id}/see` */
    see(sent: { params: { offer_id: number }; body: Record<string, never>; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Accepts or declines an offer; declining never counts against a courier. For couriers. May refuse with offer_not_found, offer_over, delivery_taken, step_not_allowed, not_on_shift, deliveries_full, cash_limit. `POST /api/v1/courier/offers/{offer_id}/answer` */
    answer(sent: { params: { offer_id: number }; body: { accepts: boolean; reason?: 'too_far' | 'too_heavy' | 'break' | 'vehicle' | 'unsafe' }; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  courierHistory: {
    /** The deliveries of a courier in the last 90 days with times, pay and proof, the latest first. For couriers. `GET /api/v1/courier/deliveries` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; deliveries: Array<{ order_id: string; code: string; store_name: string; is_returned: boolean; metres: number; at_store_at: string | null; picked_up_at: string | null; at_door_at: string | null; ended_at: string; currency: string; pay: number; tip: number; proof: { code_at: string | null; photo_full_url: string | null; cash_at: string | null } }> }>;
  };
  courierCalls: {
    /** Call the customer, or the courier of a hand-over: the phone of the caller rings first, with the number of the market. Where numbers are shown the phone calls itself, and this records the try. For couriers. May refuse with order_not_found, step_not_allowed, calls_off, call_failed, too_many. `POST /api/v1/courier/orders/{order_id}/call` */
    call(sent: { params: { order_id: string }; body: { with: 'customer' | 'courier'; way: 'market' | 'phone'; made_at?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  courierHandovers: {
    /** An accident or a breakdown: the order goes to another courier, who meets this one where they are; one that is not picked up goes at once. For couriers. May refuse with order_not_found, step_not_allowed, cash_held. `POST /api/v1/courier/orders/{order_id}/hand-over` */
    begin(sent: { params: { order_id: string }; body: { cause: 'accident' | 'breakdown'; lat?: number | string; lng?: number | string; words?: string; made_at?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Ride on after all, before the other courier has the order. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/hand-over/take-back` */
    takeBack(sent: { params: { order_id: string }; body: { made_at?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** The order has passed to this courier at the meeting. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/hand-over/meet` */
    meet(sent: { params: { order_id: string }; body: { made_at?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  courierChannels: {
    /** Which event reaches a courier, by which channel, and whether pushes arrive. For couriers. `GET /api/v1/courier/notifications` */
    show(sent?: { signal?: AbortSignal }): Promise<{ state: 'none' | 'new' | 'well' | 'silent'; devices: Array<{ id: number; device: string; since: string; confirmed_at: string | null }>; events: Array<{ event: 'offer' | 'silent' | 'offline' | 'message' | 'broadcast' | 'order_delay' | 'sign_in_code'; channels: Array<'screen' | 'push' | 'sms' | 'mail'> }> }>;
  };
  courierOrders: {
    /** The shift of a courier, the orders that may be taken in the city of the courier, and those that are taken. For couriers. `GET /api/v1/courier/work` */
    work(sent?: { signal?: AbortSignal }): Promise<{ now: string; time_zone: string; name: string; city: string; on_shift_since: string | null; is_on_other_phone: boolean; is_alarm_on: boolean; cash_in_hand: { amount: number; currency: string }[]; delivered_today: number; earned_today: { amount: number; currency: string }[]; requests: DeliveryRequest[]; deliveries: Delivery[] }>;
    /** Begin or end the shift; it cannot end with orders that are not delivered. Beginning one that runs moves it to this phone. For couriers. May refuse with deliveries_open. `POST /api/v1/courier/shift` */
    shift(sent: { body: { is_on: boolean }; signal?: AbortSignal }): Promise<{ on_shift_since: string | null }>;
    /** Take an order; of two couriers one gets it. For couriers. May refuse with order_not_found, step_not_allowed, not_on_shift, delivery_taken, deliveries_full, cash_limit. `POST /api/v1/courier/orders/{order_id}/take` */
    take(sent: { params: { order_id: string }; body: Record<string, never>; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Give an order back that was not picked up, or that another courier has until the meeting; a long wait at the store is paid. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/give-back` */
    giveBack(sent: { params: { order_id: string }; body: Record<string, never>; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Note the arrival at the store or at the door; the first time counts, for the store and for pay. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/arrive` */
    arrive(sent: { params: { order_id: string }; body: { place: 'store' | 'door'; metres?: number; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Note that the order is not ready, or that its store is closed; operators read it. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/store-problem` */
    noteStoreProblem(sent: { params: { order_id: string }; body: { problem: 'not_ready' | 'closed'; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Pick up an order that its store has put on the counter. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/pick-up` */
    pickUp(sent: { params: { order_id: string }; body: { bags?: number; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Move the pin of a door for this order; it is proposed to the customer for next time. For couriers. May refuse with order_not_found, step_not_allowed, pin_far. `POST /api/v1/courier/orders/{order_id}/pin` */
    movePin(sent: { params: { order_id: string }; body: { lat: number | string; lng: number | string; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Note that the cash of an order was received, also less or none, or that it was not; the ledger follows at the delivery. For couriers. May refuse with order_not_found, step_not_allowed, cash_not_short. `POST /api/v1/courier/orders/{order_id}/cash` */
    noteCash(sent: { params: { order_id: string }; body: { is_received: boolean; short?: { taken: number; reason: 'has_less' | 'no_change' | 'disputed' | 'other'; words?: string }; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Type the code that the customer says at the door. The reply says whether it was right; a wrong one counts once. For couriers. May refuse with order_not_found, step_not_allowed, door_code_locked. `POST /api/v1/courier/orders/{order_id}/code` */
    tryCode(sent: { params: { order_id: string }; body: { code: string; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Keep the photo of an order at its door, which its customer and support see for 30 days. For couriers. May refuse with order_not_found, step_not_allowed, picture_kind, picture_size, too_large, overloaded. `POST /api/v1/courier/orders/{order_id}/photo` */
    photograph(sent: { params: { order_id: string }; body: { photo: Blob; lat?: number | string; lng?: number | string; accuracy?: number; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Deliver an order; the cash of an unpaid one and the code of the door come first. For couriers. May refuse with order_not_found, step_not_allowed, cash_missing, door_code_missing. `POST /api/v1/courier/orders/{order_id}/deliver` */
    deliver(sent: { params: { order_id: string }; body: { cash_received?: boolean; made_at?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Note why an order cannot be delivered, which its customer sees; null if it can after all. For couriers. May refuse with order_not_found, step_not_allowed, cash_held. `POST /api/v1/courier/orders/{order_id}/problem` */
    noteProblem(sent: { params: { order_id: string }; body: { problem: 'no_answer' | 'wrong_address' | 'no_access' | 'short_cash' | 'refused' | 'unsafe' | null; made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Note a try to reach the customer from the door; one that is sent twice with its time counts once. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/attempt` */
    noteAttempt(sent: { params: { order_id: string }; body: { made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Begin the way back to the store, after the tries and the wait. For couriers. May refuse with order_not_found, step_not_allowed, cash_held, attempts_missing, wait_not_over. `POST /api/v1/courier/orders/{order_id}/return` */
    returnToStore(sent: { params: { order_id: string }; body: { made_at?: string }; signal?: AbortSignal }): Promise<{ delivery: Delivery }>;
    /** Hand an order back to its store: it is canceled, and what was paid goes back. For couriers. May refuse with order_not_found, step_not_allowed. `POST /api/v1/courier/orders/{order_id}/hand-back` */
    handBack(sent: { params: { order_id: string }; body: { made_at?: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Where the courier is, during the shift only and from the phone on which it runs; followers of carried orders see the latest place. For couriers. May refuse with not_on_shift. `POST /api/v1/courier/positions` */
    positions(sent: { body: { positions: { lat: number; lng: number; at: string; accuracy?: number }[] }; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  courierSuspension: {
    /** Why a courier is suspended: the rule, the orders, the role of who decided, until when, and what became of running orders. For couriers. `GET /api/v1/courier/suspension` */
    show(sent?: { signal?: AbortSignal }): Promise<{ suspension: { id: number | null; rule: 'safety' | 'other_person' | 'not_delivered' | 'cash' | 'conduct' | 'papers' | 'other'; reason: string; orders: { id: string; code: string }[]; handed_over: { id: string; code: string }[]; meetings: Array<{ id: string; code: string; handover: { side: 'giver' | 'taker'; cause: 'accident' | 'breakdown' | 'suspended'; begun_at: string; meeting: { lat: number; lng: number; words: string }; other: { name: string; phone: string; lat: number | null; lng: number | null; seconds: number | null } | null } }>; decided_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; decided_at: string | null; until: string | null } | null }>;
  };
  courierWallet: {
    /** What a courier has earned on a day or in a week, by delivery with its parts and its rule, and what is owed. For couriers. `GET /api/v1/courier/earnings` */
    earnings(sent?: { query?: { period?: 'day' | 'week'; back?: number }; signal?: AbortSignal }): Promise<{ now: string; time_zone: string; from: string; until: string; owed: { amount: number; currency: string }[]; cash_in_hand: { amount: number; currency: string }[]; sums: { currency: string; deliveries: number; pay: number; tips: number; total: number }[]; days: { day: string; currency: string; deliveries: number; total: number }[]; deliveries: Array<{ order_id: string; code: string; store_name: string; earned_at: string; is_returned: boolean; metres: number; waiting_minutes: number; currency: string; base: number; distance: number; waiting: number; store_waiting: number; store_waiting_minutes: number; tip: number; total: number; rule: { base: number; per_km: number; per_waiting_minute: number; free_waiting_minutes: number; starts_at: string } | null }>; late_tips: { order_id: string; code: string; store_name: string; given_at: string; currency: string; amount: number }[]; store_waits: { order_id: string; code: string; store_name: string; given_back_at: string; minutes: number; currency: string; amount: number }[]; handed_over: { order_id: string; code: string; store_name: string; ended_at: string; metres: number; currency: string; amount: number }[] }>;
    /** Every movement of what a courier has earned, was paid and holds in cash, from the ledger. For couriers. `GET /api/v1/courier/statement` */
    statement(sent: { query: StatementQuerySent; signal?: AbortSignal }): Promise<StatementReply>;
    /** Payouts of a courier: expected, on the way, paid, failed with the reason; newest first. For couriers. `GET /api/v1/courier/payouts` */
    payouts(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; payouts: OwnPayout[] }>;
    /** The account that a courier is paid to, with the last four characters of its number. For couriers. `GET /api/v1/courier/payee-account` */
    account(sent?: { signal?: AbortSignal }): Promise<OwnAccountReply>;
    /** Set the account that a courier is paid to; nothing is paid to a new one for a day. For couriers. May refuse with password_wrong, changed_meanwhile, too_many. `PUT /api/v1/courier/payee-account` */
    setAccount(sent: { body: NewAccountSent; signal?: AbortSignal }): Promise<OwnAccountReply>;
  };
  adminAccess: {
    /** The operators of the market, owners first. For operators with the permission ops.staff. `GET /api/v1/admin/operators` */
    operators(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; operators: Array<{ account_id: number; name: string; phone: string | null; email: string | null; roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; zone_ids: number[] | null; suspended_reason: string | null; has_second_factor: boolean; version: number; created_at: string }> }>;
    /** Give an operator other roles or zones. For operators with the permission ops.staff. May refuse with member_not_found, right_missing, last_owner, not_yourself, changed_meanwhile. `PUT /api/v1/admin/operators/{account_id}` */
    changeRoles(sent: { params: { account_id: number }; body: { roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; zone_ids: number[] | null; version: number }; signal?: AbortSignal }): Promise<{ account_id: number; name: string; phone: string | null; email: string | null; roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; zone_ids: number[] | null; suspended_reason: string | null; has_second_factor: boolean; version: number; created_at: string }>;
    /** Take the access of an operator away. For operators with the permission ops.staff. May refuse with member_not_found, right_missing, last_owner, not_yourself. `DELETE /api/v1/admin/operators/{account_id}` */
    remove(sent: { params: { account_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Where an operator is signed in, the latest first. For operators with the permission ops.staff. May refuse with member_not_found. `GET /api/v1/admin/operators/{account_id}/sessions` */
    operatorSessions(sent: { params: { account_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; sessions: { id: number; device: string; created_at: string; seen_at: string }[] }>;
    /** Sign an operator out on one device, or on all where no number is given. For operators with the permission ops.staff. May refuse with member_not_found, right_missing, not_yourself, session_not_found. `DELETE /api/v1/admin/operators/{account_id}/sessions` */
    endOperatorSessions(sent: { params: { account_id: number }; query?: { session_id?: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Take the second factor of an operator away who has lost it; the sessions of the account end. For operators with the permission ops.staff. May refuse with member_not_found, right_missing, not_yourself. `DELETE /api/v1/admin/operators/{account_id}/second-factor` */
    resetSecondFactor(sent: { params: { account_id: number }; signal?: AbortSignal }): Promise<{ account_id: number; name: string; phone: string | null; email: string | null; roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; zone_ids: number[] | null; suspended_reason: string | null; has_second_factor: boolean; version: number; created_at: string }>;
    /** The open invitations of operators, newest first. For operators with the permission ops.staff. `GET /api/v1/admin/invitations` */
    invitations(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; invitations: OperatorInvitation[] }>;
    /** Invite a person as an operator; an open invitation of the same contact is replaced. For operators with the permission ops.staff. May refuse with right_missing, already_member, invitations_full, too_many. `POST /api/v1/admin/invitations` */
    invite(sent: { body: { contact: string; roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; zone_ids: number[] | null }; signal?: AbortSignal }): Promise<{ invitation: OperatorInvitation; link: string; is_sent: boolean }>;
    /** Withdraw an open invitation of an operator. For operators with the permission ops.staff. May refuse with invitation_over. `DELETE /api/v1/admin/invitations/{invitation_id}` */
    withdrawInvitation(sent: { params: { invitation_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The couriers in the cities of an operator, newest first. For operators with the permission ops.couriers. `GET /api/v1/admin/couriers` */
    couriers(sent?: { query?: { limit?: number; offset?: number; search?: string; city?: string; state?: 'on_shift' | 'off' | 'suspended' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; couriers: Array<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }> }>;
    /** One courier, as an operator sees it. For operators with the permission ops.couriers. May refuse with courier_not_found. `GET /api/v1/admin/couriers/{courier_id}` */
    courier(sent: { params: { courier_id: number }; signal?: AbortSignal }): Promise<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }>;
    /** Let an account work as a courier in a city. For operators with the permission ops.couriers. May refuse with account_not_found, account_unconfirmed, already_member, city_unknown, right_missing. `POST /api/v1/admin/couriers` */
    addCourier(sent: { body: { contact: string; city: string; vehicle: 'foot' | 'bicycle' | 'motorcycle' | 'car'; is_known?: boolean }; signal?: AbortSignal }): Promise<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }>;
    /** Move a courier to another city or vehicle. For operators with the permission ops.couriers. May refuse with courier_not_found, city_unknown, right_missing, courier_busy, changed_meanwhile. `PUT /api/v1/admin/couriers/{courier_id}` */
    changeCourier(sent: { params: { courier_id: number }; body: { city: string; vehicle: 'foot' | 'bicycle' | 'motorcycle' | 'car'; version: number }; signal?: AbortSignal }): Promise<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }>;
    /** End the shift of a courier with a rule, a reason, the orders that it is about and an end; running orders go to others. For operators with the permission ops.couriers. May refuse with courier_not_found, order_not_found, suspension_end, courier_busy, changed_meanwhile. `POST /api/v1/admin/couriers/{courier_id}/suspend` */
    suspendCourier(sent: { params: { courier_id: number }; body: { version: number; reason: string; rule?: 'safety' | 'other_person' | 'not_delivered' | 'cash' | 'conduct' | 'papers' | 'other'; order_ids?: string[]; until?: string | null }; signal?: AbortSignal }): Promise<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }>;
    /** Note that the papers of a courier were seen; the courier reads when. For operators with the permission ops.couriers. May refuse with courier_not_found, changed_meanwhile. `POST /api/v1/admin/couriers/{courier_id}/papers` */
    seePapers(sent: { params: { courier_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }>;
    /** Sign a courier out on every device, as when the phone is stolen; a shift without an order ends. For operators with the permission ops.couriers. May refuse with courier_not_found, account_not_found, changed_meanwhile. `POST /api/v1/admin/couriers/{courier_id}/sign-out` */
    signOutCourier(sent: { params: { courier_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }>;
    /** Let a suspended courier work again. For operators with the permission ops.couriers. May refuse with courier_not_found, changed_meanwhile. `POST /api/v1/admin/couriers/{courier_id}/restore` */
    restoreCourier(sent: { params: { courier_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ id: number; account_id: number | null; name: string; phone: string | null; email: string | null; city: string; vehicle: string; state: 'on_shift' | 'off' | 'suspended'; on_shift_since: string | null; suspended_reason: string | null; order_ids: string[]; papers_seen_at: string | null; created_at: string; version: number }>;
  };
  adminAlarms: {
    /** The running alarms of couriers in the cities of an operator, the oldest first. For operators with the permission ops.live. `GET /api/v1/admin/courier-alarms` */
    list(sent?: { signal?: AbortSignal }): Promise<{ alarms: Array<{ id: number; courier: { id: number; name: string; phone: string }; begun_at: string; is_silent: boolean; at: { lat: number; lng: number } | null; seconds: number | null; taken_by: string | null; is_taken_by_me: boolean }> }>;
    /** Look after the alarm of a courier, who sees that somebody does. For operators with the permission ops.live. May refuse with alarm_not_found. `POST /api/v1/admin/courier-alarms/{alarm_id}/take` */
    take(sent: { params: { alarm_id: number }; body: Record<string, never>; signal?: AbortSignal }): Promise<{ alarms: Array<{ id: number; courier: { id: number; name: string; phone: string }; begun_at: string; is_silent: boolean; at: { lat: number; lng: number } | null; seconds: number | null; taken_by: string | null; is_taken_by_me: boolean }> }>;
  };
  adminAudit: {
    /** Lines of the audit log, newest first: of a person, a subject, an action, a time. For operators with the permission ops.audit. `GET /api/v1/admin/audit` */
    list(sent?: { query?: { limit?: number; offset?: number; person?: string; subject?: string; action?: string; reason?: string; store_id?: number; from?: string; until?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; lines: Array<{ id: number; made_at: string; account_id: number; person: string; audience: 'vendor' | 'courier' | 'operator'; store: { id: number; name: string } | null; device: string; request_id: string; action: string; subject: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null; reason: string | null; is_erased: boolean; hash: string }> }>;
    /** The names of all actions that the audit log has. For operators with the permission ops.audit. `GET /api/v1/admin/audit/actions` */
    actions(sent?: { signal?: AbortSignal }): Promise<{ actions: string[] }>;
    /** The newest 10,000 lines of a search as a CSV file; the export leaves a line of its own. For operators with the permission ops.audit. May refuse with right_missing. `POST /api/v1/admin/audit/export` */
    exportLines(sent: { body: { person?: string; subject?: string; action?: string; reason?: string; store_id?: number; from?: string; until?: string }; signal?: AbortSignal }): Promise<{ csv: string; rows: number; is_whole: boolean }>;
  };
  adminCash: {
    /** Couriers with cash of the market in hand, the most first. For operators with the permission ops.cash. `GET /api/v1/admin/cash` */
    holders(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; holders: Array<{ courier_id: number; name: string; phone: string; city: string; currency: string; held: number; limit: number | null; handed_in_at: string | null }> }>;
    /** What couriers have handed in, newest first. For operators with the permission ops.cash. `GET /api/v1/admin/cash/deposits` */
    deposits(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; deposits: Array<{ id: number; courier_id: number; name: string; currency: string; held: number; counted: number; missing: number; borne_by: 'courier' | 'market' | null; note: string; made_by: string | null; made_at: string }> }>;
    /** Take in the cash of a courier: what was counted, and who bears what is missing. For operators with the permission ops.cash. May refuse with courier_not_found, cash_above_held, cash_nothing, cash_note_needed, changed_meanwhile. `POST /api/v1/admin/cash/deposits` */
    takeIn(sent: { body: { courier_id: number; currency: string; held: number; counted: number; is_all: boolean; borne_by?: 'courier' | 'market'; note?: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; courier_id: number; name: string; currency: string; held: number; counted: number; missing: number; borne_by: 'courier' | 'market' | null; note: string; made_by: string | null; made_at: string }>;
    /** Cash that did not come at the door: what is open first, then the newest. For operators with the permission ops.cash. `GET /api/v1/admin/cash/short` */
    short(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; short: Array<{ order_id: string; code: string; courier_id: number; name: string; currency: string; due: number; taken: number; reason: 'has_less' | 'no_change' | 'disputed' | 'other'; words: string; made_at: string; borne_by: 'courier' | 'market' | null; note: string | null; decided_by: string | null; decided_at: string | null; given_back_at: string | null }> }>;
    /** Decide who bears cash that did not come at the door: the courier or the market, once. For operators with the permission ops.cash. May refuse with order_not_found, changed_meanwhile. `POST /api/v1/admin/cash/short/{order_id}` */
    decideShort(sent: { params: { order_id: string }; body: { borne_by: 'courier' | 'market'; note: string }; signal?: AbortSignal }): Promise<{ order_id: string; code: string; courier_id: number; name: string; currency: string; due: number; taken: number; reason: 'has_less' | 'no_change' | 'disputed' | 'other'; words: string; made_at: string; borne_by: 'courier' | 'market' | null; note: string | null; decided_by: string | null; decided_at: string | null; given_back_at: string | null }>;
    /** How much cash couriers may hold, by currency. For operators with the permission ops.cash. `GET /api/v1/admin/cash/limits` */
    limits(sent?: { signal?: AbortSignal }): Promise<{ limits: Array<{ currency: string; amount: number | null; version: number }> }>;
    /** Set how much cash a courier may hold; above it there are no further orders in cash. For operators with the permission ops.cash. May refuse with right_missing, rule_scope, changed_meanwhile. `PUT /api/v1/admin/cash/limits/{currency}` */
    setLimit(sent: { params: { currency: string }; body: { amount: number | null; version: number }; signal?: AbortSignal }): Promise<{ currency: string; amount: number | null; version: number }>;
  };
  adminCategories: {
    /** The categories of all modules, each main category before its children. For operators. `GET /api/v1/admin/categories` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; categories: Array<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; parent_id: number | null; slug: string; name: string; image_full_url: string; item_count: number; may_delete: boolean }> }>;
    /** Add a category behind those of its module. For operators with the permission ops.catalogue. May refuse with right_missing, category_exists, order_in_progress, key_reused. `POST /api/v1/admin/categories` */
    create(sent: { body: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; parent_id: number | null; name: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; parent_id: number | null; slug: string; name: string; image_full_url: string; item_count: number; may_delete: boolean }>;
    /** Rename a category; its items are found under the new name. For operators with the permission ops.catalogue. May refuse with right_missing, category_not_found, category_exists, changed_meanwhile. `PUT /api/v1/admin/categories/{category_id}` */
    rename(sent: { params: { category_id: number }; body: { name: string; old_name: string }; signal?: AbortSignal }): Promise<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; parent_id: number | null; slug: string; name: string; image_full_url: string; item_count: number; may_delete: boolean }>;
    /** Delete a category that nothing is in. For operators with the permission ops.catalogue. May refuse with right_missing, category_not_found, category_used. `DELETE /api/v1/admin/categories/{category_id}` */
    remove(sent: { params: { category_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminBrands: {
    /** The brands of all modules, by module and name. For operators. `GET /api/v1/admin/brands` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; brands: Array<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; slug: string; name: string; image_full_url: string | null; item_count: number; may_delete: boolean }> }>;
    /** Add a brand to a module; files of items name it by its slug. For operators with the permission ops.catalogue. May refuse with right_missing, name_taken, order_in_progress, key_reused. `POST /api/v1/admin/brands` */
    create(sent: { body: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; name: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; slug: string; name: string; image_full_url: string | null; item_count: number; may_delete: boolean }>;
    /** Rename a brand; its slug stays. For operators with the permission ops.catalogue. May refuse with right_missing, not_found, name_taken, changed_meanwhile. `PUT /api/v1/admin/brands/{brand_id}` */
    rename(sent: { params: { brand_id: number }; body: { name: string; old_name: string }; signal?: AbortSignal }): Promise<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; slug: string; name: string; image_full_url: string | null; item_count: number; may_delete: boolean }>;
    /** Replace the picture of a brand: re-encoded and cut to a square. For operators with the permission ops.catalogue. May refuse with right_missing, not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/brands/{brand_id}/picture` */
    setPicture(sent: { params: { brand_id: number }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ id: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; slug: string; name: string; image_full_url: string | null; item_count: number; may_delete: boolean }>;
    /** Delete a brand that no item and no store has. For operators with the permission ops.catalogue. May refuse with right_missing, not_found, brand_used. `DELETE /api/v1/admin/brands/{brand_id}` */
    remove(sent: { params: { brand_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminConditions: {
    /** The conditions that pharmacies sell for, in their order. For operators. `GET /api/v1/admin/conditions` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; conditions: { id: number; slug: string; name: string; image_full_url: string; item_count: number; may_delete: boolean }[] }>;
    /** Add a condition behind the others. For operators with the permission ops.catalogue. May refuse with right_missing, module_not_found, name_taken, order_in_progress, key_reused. `POST /api/v1/admin/conditions` */
    create(sent: { body: { name: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; slug: string; name: string; image_full_url: string; item_count: number; may_delete: boolean }>;
    /** Rename a condition; its slug stays. For operators with the permission ops.catalogue. May refuse with right_missing, not_found, name_taken, changed_meanwhile. `PUT /api/v1/admin/conditions/{condition_id}` */
    rename(sent: { params: { condition_id: number }; body: { name: string; old_name: string }; signal?: AbortSignal }): Promise<{ id: number; slug: string; name: string; image_full_url: string; item_count: number; may_delete: boolean }>;
    /** Replace the picture of a condition: re-encoded and cut to a square. For operators with the permission ops.catalogue. May refuse with right_missing, not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/conditions/{condition_id}/picture` */
    setPicture(sent: { params: { condition_id: number }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ id: number; slug: string; name: string; image_full_url: string; item_count: number; may_delete: boolean }>;
    /** Delete a condition that no item is for. For operators with the permission ops.catalogue. May refuse with right_missing, not_found, condition_used. `DELETE /api/v1/admin/conditions/{condition_id}` */
    remove(sent: { params: { condition_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The items for a condition; with `search` the items of pharmacies whose name has it. For operators with the permission ops.catalogue. May refuse with not_found. `GET /api/v1/admin/conditions/{condition_id}/items` */
    items(sent: { params: { condition_id: number }; query?: { limit?: number; offset?: number; search?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: { id: number; name: string; image_full_url: string; store_name: string; zone_name: string; is_for_it: boolean }[] }>;
    /** List an item of a pharmacy for a condition, or take it off. For operators with the permission ops.catalogue. May refuse with right_missing, not_found, item_not_found. `PUT /api/v1/admin/conditions/{condition_id}/items/{item_id}` */
    setItem(sent: { params: { condition_id: number; item_id: number }; body: { is_for_it: boolean }; signal?: AbortSignal }): Promise<{ id: number; name: string; image_full_url: string; store_name: string; zone_name: string; is_for_it: boolean }>;
  };
  adminChat: {
    /** The conversations of support: those that wait, the longest first, those of the caller, or all. For operators with the permission ops.support. `GET /api/v1/admin/conversations` */
    list(sent?: { query?: { limit?: number; offset?: number; list?: 'waiting' | 'mine' | 'all' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; waiting: number; mine: number; answer_minutes_p50: number | null; conversations: Array<{ id: number; person: { account_id: number; name: string; memberships: Array<'courier' | 'store'> }; order: { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' } | null; assigned_to: { account_id: number; name: string } | null; waiting_since: string | null; unread: number; last_message: { id: number; sender_type: 'customer' | 'store' | 'delivery_man' | 'support'; message: string; sent_at: string; seen_at: string | null; pictures: number } | null }> }>;
    /** A conversation of support with its messages, the latest first. For operators with the permission ops.support. May refuse with conversation_not_found. `GET /api/v1/admin/conversations/{conversation_id}` */
    details(sent: { params: { conversation_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ id: number; person: { account_id: number; name: string; memberships: Array<'courier' | 'store'> }; order: { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' } | null; assigned_to: { account_id: number; name: string } | null; waiting_since: string | null; total_size: number; limit: number; offset: number; messages: Message[] }>;
    /** The operators who can be given a conversation of support, by name. For operators with the permission ops.support. `GET /api/v1/admin/support-colleagues` */
    colleagues(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; colleagues: { account_id: number; name: string }[] }>;
    /** Answer a person, who is notified; a conversation that nobody has is the caller’s then. For operators with the permission ops.support. May refuse with conversation_not_found, message_empty, order_in_progress, key_reused. `POST /api/v1/admin/conversations/{conversation_id}/messages` */
    reply(sent: { params: { conversation_id: number }; body: { message: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ message: Message }>;
    /** Take a conversation of support, hand it on, or give it back with null; refused if another has it meanwhile. For operators with the permission ops.support. May refuse with conversation_not_found, account_not_found, changed_meanwhile. `POST /api/v1/admin/conversations/{conversation_id}/assign` */
    assign(sent: { params: { conversation_id: number }; body: { account_id: number | null; from_account_id: number | null }; signal?: AbortSignal }): Promise<{ assigned_to: { account_id: number; name: string } | null }>;
    /** Support has seen all messages of a conversation. For operators with the permission ops.support. May refuse with conversation_not_found. `POST /api/v1/admin/conversations/{conversation_id}/seen` */
    see(sent: { params: { conversation_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminConfig: {
    /** The settings of the market. For operators with the permission ops.settings. `GET /api/v1/admin/settings` */
    settings(sent?: { signal?: AbortSignal }): Promise<{ business_name: string; brand_colour: string | null; deal_colour: string | null; country: string; currency_code: string; currency_symbol: string; currency_side: 'left' | 'right'; digit_after_decimal_point: number; languages: Array<'en' | 'yo' | 'ha' | 'ke'>; time_zone: string; phone: string; email: string; address: string; door_code_for: 'none' | 'valuable' | 'valuable_or_cash' | 'all'; door_code_from: number; item_facts_status: 0 | 1; riders_see_phones: 0 | 1; guest_checkout_status: 0 | 1; customer_wallet_status: 0 | 1; loyalty_point_status: 0 | 1; ref_earning_status: 0 | 1; logo_full_url: string; version: number; is_currency_fixed: boolean; has_brand_file: boolean }>;
    /** Change the settings of the market; the pages have them within seconds. For operators with the permission ops.settings. May refuse with changed_meanwhile, currency_fixed, colour_contrast. `PUT /api/v1/admin/settings` */
    changeSettings(sent: { body: { business_name: string; brand_colour: string | null; deal_colour: string | null; country: string; currency_code: string; currency_symbol: string; currency_side: 'left' | 'right'; digit_after_decimal_point: number; languages: Array<'en' | 'yo' | 'ha' | 'ke'>; time_zone: string; phone: string; email: string; address: string; door_code_for: 'none' | 'valuable' | 'valuable_or_cash' | 'all'; door_code_from: number; item_facts_status: 0 | 1; riders_see_phones: 0 | 1; guest_checkout_status: 0 | 1; customer_wallet_status: 0 | 1; loyalty_point_status: 0 | 1; ref_earning_status: 0 | 1; version: number }; signal?: AbortSignal }): Promise<{ business_name: string; brand_colour: string | null; deal_colour: string | null; country: string; currency_code: string; currency_symbol: string; currency_side: 'left' | 'right'; digit_after_decimal_point: number; languages: Array<'en' | 'yo' | 'ha' | 'ke'>; time_zone: string; phone: string; email: string; address: string; door_code_for: 'none' | 'valuable' | 'valuable_or_cash' | 'all'; door_code_from: number; item_facts_status: 0 | 1; riders_see_phones: 0 | 1; guest_checkout_status: 0 | 1; customer_wallet_status: 0 | 1; loyalty_point_status: 0 | 1; ref_earning_status: 0 | 1; logo_full_url: string; version: number; is_currency_fixed: boolean; has_brand_file: boolean }>;
    /** Change the logo of the market. For operators with the permission ops.settings. May refuse with picture_kind, picture_size. `POST /api/v1/admin/settings/logo` */
    changeLogo(sent: { body: { logo: Blob }; signal?: AbortSignal }): Promise<{ business_name: string; brand_colour: string | null; deal_colour: string | null; country: string; currency_code: string; currency_symbol: string; currency_side: 'left' | 'right'; digit_after_decimal_point: number; languages: Array<'en' | 'yo' | 'ha' | 'ke'>; time_zone: string; phone: string; email: string; address: string; door_code_for: 'none' | 'valuable' | 'valuable_or_cash' | 'all'; door_code_from: number; item_facts_status: 0 | 1; riders_see_phones: 0 | 1; guest_checkout_status: 0 | 1; customer_wallet_status: 0 | 1; loyalty_point_status: 0 | 1; ref_earning_status: 0 | 1; logo_full_url: string; version: number; is_currency_fixed: boolean; has_brand_file: boolean }>;
    /** What is missing before a customer can order. For operators. `GET /api/v1/admin/opening` */
    opening(sent?: { signal?: AbortSignal }): Promise<{ steps: Array<{ step: 'settings' | 'zone' | 'payment' | 'store' | 'categories' | 'items' | 'owner' | 'courier' | 'pay' | 'contact' | 'terms'; is_done: boolean; is_needed: boolean }>; can_order: boolean; counts: { zones: number; stores: number; items: number; store_applications: number; courier_applications: number } }>;
  };
  adminMap: {
    /** Where maps, addresses and ways come from. For operators with the permission ops.settings. `GET /api/v1/admin/settings/map` */
    show(sent?: { signal?: AbortSignal }): Promise<{ tiles_url: string; tiles_attribution: string; tiles_max_zoom: number; geocoder: 'built_in' | 'photon' | 'nominatim' | 'google' | 'mapbox' | 'none'; geocoder_url: string; routing: 'built_in' | 'osrm' | 'valhalla' | 'none'; routing_url: string; has_geocoder_key: boolean; version: number }>;
    /** Choose where maps, addresses and ways come from. For operators with the permission ops.settings. May refuse with changed_meanwhile. `PUT /api/v1/admin/settings/map` */
    change(sent: { body: { tiles_url: string; tiles_attribution: string; tiles_max_zoom: number; geocoder: 'built_in' | 'photon' | 'nominatim' | 'google' | 'mapbox' | 'none'; geocoder_url: string; routing: 'built_in' | 'osrm' | 'valhalla' | 'none'; routing_url: string; geocoder_key: string | null; version: number }; signal?: AbortSignal }): Promise<{ tiles_url: string; tiles_attribution: string; tiles_max_zoom: number; geocoder: 'built_in' | 'photon' | 'nominatim' | 'google' | 'mapbox' | 'none'; geocoder_url: string; routing: 'built_in' | 'osrm' | 'valhalla' | 'none'; routing_url: string; has_geocoder_key: boolean; version: number }>;
    /** What the saved services find: places for some words, a way to the first one, a tile of it. For operators with the permission ops.settings. `GET /api/v1/admin/settings/map/trial` */
    tryOut(sent: { query: { search_text: string }; signal?: AbortSignal }): Promise<{ places: { name: string; context: string }[]; places_problem: string | null; way_metres: number | null; way_problem: string | null; tiles_problem: string | null }>;
  };
  adminNetworks: {
    /** From which networks operators work, and what happens to those who call from elsewhere. For operators with the permission ops.settings. `GET /api/v1/admin/settings/networks` */
    show(sent?: { signal?: AbortSignal }): Promise<{ networks: string[]; outside: 'second_factor' | 'refused'; own_address: string; version: number }>;
    /** Choose from which networks operators work; a list that shuts its author out is refused. For operators with the permission ops.settings. May refuse with networks_shut_out, changed_meanwhile. `PUT /api/v1/admin/settings/networks` */
    change(sent: { body: { networks: string[]; outside: 'second_factor' | 'refused'; version: number }; signal?: AbortSignal }): Promise<{ networks: string[]; outside: 'second_factor' | 'refused'; own_address: string; version: number }>;
  };
  adminCity: {
    /** Running orders, couriers and stores in the zones of an operator with what is wrong. For operators with the permission ops.live. `GET /api/v1/admin/city` */
    show(sent?: { query?: { zone_id?: number; module_type?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; signal?: AbortSignal }): Promise<{ now: string; counts: { new: number; unanswered: number; no_courier: number; late: number; on_the_way: number; undeliverable: number; couriers_free: number; couriers_busy: number; couriers_silent: number; stores_paused: number; stores_silent: number; money_stuck: number }; alarms: Array<{ kind: 'undeliverable' | 'handing_over' | 'courier_silent' | 'store_silent' | 'unanswered' | 'no_courier' | 'late' | 'prescription' | 'payment_open'; order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; zone_name: string; store: { id: number; name: string } | null; courier: { id: number; name: string } | null; customer_name: string; minutes: number; call: { who: 'store' | 'courier' | 'customer'; name: string; phone: string } | null; problem: string | null; taken_by: string | null; is_taken_by_me: boolean; put_off_until: string | null; put_off_reason: string | null }>; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away' | 'parcel'; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; city: string; store: { id: number; name: string } | null; is_board_open: boolean; courier: { id: number; name: string } | null; customer_name: string; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; from: { lat: number; lng: number } | null; to: { lat: number; lng: number } | null; since: string; rings_at: string | null; price_wanted_since: string | null; schedule_at: string | null; age_minutes: number; late_minutes: number | null; alarm: 'undeliverable' | 'handing_over' | 'courier_silent' | 'store_silent' | 'unanswered' | 'no_courier' | 'late' | 'prescription' | 'payment_open' | null }>; couriers: Array<{ id: number; name: string; at: { lat: number; lng: number } | null; seconds: number | null; sign: 'free' | 'to_store' | 'in_store' | 'riding' | 'no_position' | 'silent'; is_on_shift: boolean; order_ids: string[] }>; chats: Array<{ conversation_id: number; message_id: number; since: string; pictures: number; store: { id: number; name: string } | null; courier: { id: number; name: string } | null; order: { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' } | null; is_board_open: boolean }>; stores: Array<{ id: number; name: string; at: { lat: number; lng: number } | null; state: 'open' | 'paused' | 'silent'; is_unanswered: boolean; order_count: number }> }>;
    /** The way of a courier in the last minutes; pieces that came after a gap of the network, jumps and places of several accounts are marked. For operators with the permission ops.couriers. May refuse with courier_not_found. `GET /api/v1/admin/couriers/{courier_id}/track` */
    track(sent: { params: { courier_id: number }; query?: { minutes?: number }; signal?: AbortSignal }): Promise<{ pieces: Array<{ is_late: boolean; points: { lat: number; lng: number; at: string }[] }>; jumps: { at: string; metres: number }[]; same_place: { accounts: number; at: string } | null }>;
    /** Look after an alarm; others see who does. One that another operator has is refused. For operators with the permission ops.orders. May refuse with order_not_found, changed_meanwhile. `POST /api/v1/admin/city/alarms/take` */
    take(sent: { body: { kind: 'undeliverable' | 'handing_over' | 'courier_silent' | 'store_silent' | 'unanswered' | 'no_courier' | 'late' | 'prescription' | 'payment_open'; order_id: string; takes_over?: boolean }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Put an alarm off for some minutes, with the reason. For operators with the permission ops.orders. May refuse with order_not_found. `POST /api/v1/admin/city/alarms/put-off` */
    putOff(sent: { body: { kind: 'undeliverable' | 'handing_over' | 'courier_silent' | 'store_silent' | 'unanswered' | 'no_courier' | 'late' | 'prescription' | 'payment_open'; order_id: string; minutes: number; reason: string }; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  adminBroadcasts: {
    /** Messages to couriers and stores in the zones of an operator, the newest first. For operators with the permission ops.live. `GET /api/v1/admin/broadcasts` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; broadcasts: Array<{ id: number; audience: 'couriers' | 'stores'; zone_name: string | null; words: string; sent_at: string; person: string | null; reader_count: number; seen_count: number }> }>;
    /** A message with everybody who reads it, and when they have seen it. For operators with the permission ops.live. May refuse with broadcast_not_found. `GET /api/v1/admin/broadcasts/{broadcast_id}` */
    show(sent: { params: { broadcast_id: number }; signal?: AbortSignal }): Promise<{ id: number; audience: 'couriers' | 'stores'; zone_name: string | null; words: string; sent_at: string; person: string | null; reader_count: number; seen_count: number; readers: Array<{ name: string; seen_at: string | null }> }>;
    /** Write to couriers or stores: to chosen ones, or to the couriers on shift and the stores of a zone; they get a push and see it on the screen. For operators with the permission ops.live. May refuse with broadcast_without_readers, zone_not_found, order_in_progress, key_reused. `POST /api/v1/admin/broadcasts` */
    send(sent: { body: { audience: 'couriers' | 'stores'; zone_id?: number; ids?: number[]; words: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; audience: 'couriers' | 'stores'; zone_name: string | null; words: string; sent_at: string; person: string | null; reader_count: number; seen_count: number; readers: Array<{ name: string; seen_at: string | null }> }>;
  };
  adminBanners: {
    /** The banners of the home of a module, or of all, as they follow each other. For operators with the permission ops.content. `GET /api/v1/admin/banners` */
    list(sent?: { query?: { limit?: number; offset?: number; module_type?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; banners: Array<{ title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number | null; placement: 'slider' | 'promo'; target: 'page' | 'store' | 'item'; link: string | null; store_id: number | null; item_id: number | null; colour: string; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; zone_name: string | null; store_name: string | null; item_name: string | null; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }> }>;
    /** A banner. For operators with the permission ops.content. May refuse with banner_not_found. `GET /api/v1/admin/banners/{banner_id}` */
    show(sent: { params: { banner_id: number }; signal?: AbortSignal }): Promise<{ title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number | null; placement: 'slider' | 'promo'; target: 'page' | 'store' | 'item'; link: string | null; store_id: number | null; item_id: number | null; colour: string; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; zone_name: string | null; store_name: string | null; item_name: string | null; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Add a banner; it shows a gift until it has a picture of its own. For operators with the permission ops.content. May refuse with right_missing, order_in_progress, key_reused. `POST /api/v1/admin/banners` */
    create(sent: { body: { title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number | null; placement: 'slider' | 'promo'; target: 'page' | 'store' | 'item'; link: string | null; store_id: number | null; item_id: number | null; colour: string; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number | null; placement: 'slider' | 'promo'; target: 'page' | 'store' | 'item'; link: string | null; store_id: number | null; item_id: number | null; colour: string; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; zone_name: string | null; store_name: string | null; item_name: string | null; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Change a banner, or switch it off. For operators with the permission ops.content. May refuse with right_missing, banner_not_found, changed_meanwhile. `PUT /api/v1/admin/banners/{banner_id}` */
    change(sent: { params: { banner_id: number }; body: { title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number | null; placement: 'slider' | 'promo'; target: 'page' | 'store' | 'item'; link: string | null; store_id: number | null; item_id: number | null; colour: string; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; version: number }; signal?: AbortSignal }): Promise<{ title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number | null; placement: 'slider' | 'promo'; target: 'page' | 'store' | 'item'; link: string | null; store_id: number | null; item_id: number | null; colour: string; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; zone_name: string | null; store_name: string | null; item_name: string | null; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Replace the picture of a banner, which is cut to a square. For operators with the permission ops.content. May refuse with banner_not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/banners/{banner_id}/picture` */
    setPicture(sent: { params: { banner_id: number }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number | null; placement: 'slider' | 'promo'; target: 'page' | 'store' | 'item'; link: string | null; store_id: number | null; item_id: number | null; colour: string; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; zone_name: string | null; store_name: string | null; item_name: string | null; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Delete a banner with its picture. For operators with the permission ops.content. May refuse with banner_not_found. `DELETE /api/v1/admin/banners/{banner_id}` */
    remove(sent: { params: { banner_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminHighlights: {
    /** The highlights of the home of a module, or of all, as they follow each other. For operators with the permission ops.content. `GET /api/v1/admin/highlights` */
    list(sent?: { query?: { limit?: number; offset?: number; module_type?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; highlights: Array<{ store_id: number; title: string; description: string; shows_rating: boolean; shows_reviews: boolean; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; store_name: string; zone_name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }> }>;
    /** A highlight of a store. For operators with the permission ops.content. May refuse with highlight_not_found. `GET /api/v1/admin/highlights/{highlight_id}` */
    show(sent: { params: { highlight_id: number }; signal?: AbortSignal }): Promise<{ store_id: number; title: string; description: string; shows_rating: boolean; shows_reviews: boolean; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; store_name: string; zone_name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Highlight a store; it shows a gift until it has a picture of its own. For operators with the permission ops.content. May refuse with order_in_progress, key_reused. `POST /api/v1/admin/highlights` */
    create(sent: { body: { store_id: number; title: string; description: string; shows_rating: boolean; shows_reviews: boolean; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ store_id: number; title: string; description: string; shows_rating: boolean; shows_reviews: boolean; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; store_name: string; zone_name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Change a highlight, or switch it off. For operators with the permission ops.content. May refuse with highlight_not_found, changed_meanwhile. `PUT /api/v1/admin/highlights/{highlight_id}` */
    change(sent: { params: { highlight_id: number }; body: { store_id: number; title: string; description: string; shows_rating: boolean; shows_reviews: boolean; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; version: number }; signal?: AbortSignal }): Promise<{ store_id: number; title: string; description: string; shows_rating: boolean; shows_reviews: boolean; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; store_name: string; zone_name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Replace the cover of a highlight, which is cut to 16 by 9. For operators with the permission ops.content. May refuse with highlight_not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/highlights/{highlight_id}/picture` */
    setPicture(sent: { params: { highlight_id: number }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ store_id: number; title: string; description: string; shows_rating: boolean; shows_reviews: boolean; position: number; starts_at: string | null; ends_at: string | null; is_active: boolean; id: number; store_name: string; zone_name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; image_full_url: string; state: 'running' | 'planned' | 'over' | 'off'; version: number }>;
    /** Delete a highlight with its picture. For operators with the permission ops.content. May refuse with highlight_not_found. `DELETE /api/v1/admin/highlights/{highlight_id}` */
    remove(sent: { params: { highlight_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminSections: {
    /** The banners of sections, by module. For operators with the permission ops.content. `GET /api/v1/admin/section-banners` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; banners: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; section: 'best_reviewed' | 'new_arrival' | 'nearby' | 'bottom'; title: string; image_full_url: string; version: number }> }>;
    /** Set the words of the banner of a section; without a picture it shows a gift. For operators with the permission ops.content. May refuse with right_missing, banner_not_found, changed_meanwhile. `PUT /api/v1/admin/section-banners/{module_type}/{section}` */
    set(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; section: 'best_reviewed' | 'new_arrival' | 'nearby' | 'bottom' }; body: { title: string; version: number | null }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; section: 'best_reviewed' | 'new_arrival' | 'nearby' | 'bottom'; title: string; image_full_url: string; version: number }>;
    /** Replace the picture of the banner of a section, which is cut to a square. For operators with the permission ops.content. May refuse with banner_not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/section-banners/{module_type}/{section}/picture` */
    setPicture(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; section: 'best_reviewed' | 'new_arrival' | 'nearby' | 'bottom' }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; section: 'best_reviewed' | 'new_arrival' | 'nearby' | 'bottom'; title: string; image_full_url: string; version: number }>;
    /** Delete the banner of a section with its picture. For operators with the permission ops.content. May refuse with banner_not_found. `DELETE /api/v1/admin/section-banners/{module_type}/{section}` */
    remove(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; section: 'best_reviewed' | 'new_arrival' | 'nearby' | 'bottom' }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminCampaigns: {
    /** The campaigns in a state, the one that starts last first. For operators with the permission ops.promotions. `GET /api/v1/admin/campaigns` */
    list(sent?: { query?: { limit?: number; offset?: number; state?: 'planned' | 'running' | 'over' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; campaigns: Array<{ id: number; slug: string; title: string; description: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from: string | null; daily_until: string | null; filter: { zone_id: number | null; store_id: number | null; store_name: string | null; category_id: number | null; search: string | null } | null; image_full_url: string; items_count: number; state: 'planned' | 'running' | 'over'; version: number }> }>;
    /** What a campaign would hold, what it leaves out and clashes with, and its cards at a moment. For operators with the permission ops.promotions. `GET /api/v1/admin/campaign-preview` */
    preview(sent: { query: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from?: string; daily_until?: string; zone_id?: number; store_id?: number; category_id?: number; search?: string; at: string; campaign_id?: number }; signal?: AbortSignal }): Promise<{ items_count: number; left_out: number; clashes: Array<{ kind: 'flash_sale' | 'campaign'; id: number; title: string; items_count: number }>; cards: Array<{ item_id: number; name: string; image_full_url: string; store_name: string; currency: string; price: number; price_then: number; promotion: string | null }> }>;
    /** A campaign. For operators with the permission ops.promotions. May refuse with campaign_not_found. `GET /api/v1/admin/campaigns/{campaign_id}` */
    show(sent: { params: { campaign_id: number }; signal?: AbortSignal }): Promise<{ id: number; slug: string; title: string; description: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from: string | null; daily_until: string | null; filter: { zone_id: number | null; store_id: number | null; store_name: string | null; category_id: number | null; search: string | null } | null; image_full_url: string; items_count: number; state: 'planned' | 'running' | 'over'; version: number }>;
    /** Make a campaign of the items that a filter finds; it shows a gift until it has a picture. For operators with the permission ops.promotions. May refuse with campaign_size, order_in_progress, key_reused. `POST /api/v1/admin/campaigns` */
    create(sent: { body: { title: string; description: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from: string | null; daily_until: string | null; filter: { zone_id: number | null; store_id: number | null; category_id: number | null; search: string | null } | null }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; slug: string; title: string; description: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from: string | null; daily_until: string | null; filter: { zone_id: number | null; store_id: number | null; store_name: string | null; category_id: number | null; search: string | null } | null; image_full_url: string; items_count: number; state: 'planned' | 'running' | 'over'; version: number }>;
    /** Change a campaign; its filter is applied again. For operators with the permission ops.promotions. May refuse with campaign_not_found, campaign_size, changed_meanwhile. `PUT /api/v1/admin/campaigns/{campaign_id}` */
    change(sent: { params: { campaign_id: number }; body: { title: string; description: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from: string | null; daily_until: string | null; filter: { zone_id: number | null; store_id: number | null; category_id: number | null; search: string | null } | null; version: number }; signal?: AbortSignal }): Promise<{ id: number; slug: string; title: string; description: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from: string | null; daily_until: string | null; filter: { zone_id: number | null; store_id: number | null; store_name: string | null; category_id: number | null; search: string | null } | null; image_full_url: string; items_count: number; state: 'planned' | 'running' | 'over'; version: number }>;
    /** Replace the picture of a campaign, which is cut to a square. For operators with the permission ops.promotions. May refuse with campaign_not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/campaigns/{campaign_id}/picture` */
    setPicture(sent: { params: { campaign_id: number }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ id: number; slug: string; title: string; description: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; discount: number; discount_type: 'percent' | 'amount'; starts_at: string; ends_at: string; daily_from: string | null; daily_until: string | null; filter: { zone_id: number | null; store_id: number | null; store_name: string | null; category_id: number | null; search: string | null } | null; image_full_url: string; items_count: number; state: 'planned' | 'running' | 'over'; version: number }>;
    /** Delete a campaign with its picture; orders keep their prices. For operators with the permission ops.promotions. May refuse with campaign_not_found. `DELETE /api/v1/admin/campaigns/{campaign_id}` */
    remove(sent: { params: { campaign_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminComplaints: {
    /** What stores report about couriers and customers; what waits, the longest wait first. For operators with the permission ops.support. `GET /api/v1/admin/complaints` */
    list(sent?: { query?: { limit?: number; offset?: number; state?: 'open' | 'answered' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; complaints: Array<{ id: number; order_id: string; code: string; about: 'courier' | 'customer'; person: string | null; reason: 'rude' | 'threat' | 'late' | 'careless' | 'false_claim' | 'not_there' | 'other'; words: string; pictures: string[]; made_at: string; decision: 'upheld' | 'dismissed' | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null; store_id: number; store: string; courier_id: number | null }> }>;
    /** Answer a store once, with a decision and words that it reads. For operators with the permission ops.support. May refuse with complaint_not_found, complaint_answered. `POST /api/v1/admin/complaints/{complaint_id}/answer` */
    answer(sent: { params: { complaint_id: number }; body: { decision: 'upheld' | 'dismissed'; answer: string }; signal?: AbortSignal }): Promise<{ id: number; order_id: string; code: string; about: 'courier' | 'customer'; person: string | null; reason: 'rude' | 'threat' | 'late' | 'careless' | 'false_claim' | 'not_there' | 'other'; words: string; pictures: string[]; made_at: string; decision: 'upheld' | 'dismissed' | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null; store_id: number; store: string; courier_id: number | null }>;
  };
  adminContests: {
    /** What couriers and stores contest, as far as the operator may answer it: what is open first, the longest wait on top. For operators. `GET /api/v1/admin/contests` */
    list(sent?: { query?: { limit?: number; offset?: number; state?: 'open' | 'answered' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; contests: Array<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; id: number; words: string; pictures: string[]; amount: number | null; held: number; made_at: string; decision: 'granted' | 'denied' | null; granted: number | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null; audience: 'courier' | 'store'; party_id: number; party: string; order_id: string | null; words_about: string | null }> }>;
    /** Grant or deny what is contested, with words: the books, the rating or the suspension follow at once. For operators. May refuse with contest_not_found, contest_answered, contest_amount, right_missing, courier_not_found. `POST /api/v1/admin/contests/{contest_id}/answer` */
    answer(sent: { params: { contest_id: number }; body: { decision: 'granted' | 'denied'; answer: string; granted?: number }; signal?: AbortSignal }): Promise<{ kind: 'sum' | 'rating' | 'suspension'; about: string; happened_at: string; journal: string | null; code: string | null; currency: string | null; booked: number | null; rating: number | null; id: number; words: string; pictures: string[]; amount: number | null; held: number; made_at: string; decision: 'granted' | 'denied' | null; granted: number | null; answer: string | null; answered_role: 'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance' | null; answered_at: string | null; audience: 'courier' | 'store'; party_id: number; party: string; order_id: string | null; words_about: string | null }>;
  };
  adminChanges: {
    /** Fewer or more pieces of a line, none, or another item; more is never charged without a yes. For operators with the permission ops.orders. May refuse with order_not_found, changed_meanwhile, step_not_allowed, line_not_found, change_nothing, change_waits, order_would_be_empty, allergen_avoided, replacement_dearer, wallet_short, item_not_available, prescription_needed, price_changed, item_not_found, out_of_stock, variation_out_of_stock, over_maximum, variation_needed, variation_unknown, variation_bounds, add_on_unknown, needs_second_person. `POST /api/v1/admin/orders/{order_id}/change` */
    change(sent: { params: { order_id: string }; body: { version: number; line: number; quantity: number; item_id?: number; returns_stock?: boolean; reason?: string }; signal?: AbortSignal }): Promise<AdminOrder>;
    /** Items of the store that suit the customer in the place of a line, the most alike first. For operators with the permission ops.orders. May refuse with order_not_found, line_not_found. `GET /api/v1/admin/orders/{order_id}/replacements` */
    replacements(sent: { params: { order_id: string }; query: { line: number; text?: string; limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Array<{ id: number; name: string; image_full_url: string; price: number; stock: number | null }> }>;
  };
  adminCoupons: {
    /** Coupons in a state, the latest first; several codes of the same terms are one coupon. For operators with the permission ops.promotions. `GET /api/v1/admin/coupons` */
    list(sent?: { query?: { limit?: number; offset?: number; state?: 'planned' | 'running' | 'over'; search?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; coupons: Array<{ id: number; code: string; codes: number; currency: string; title: string; kind: 'discount' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; max_discount: number | null; min_purchase: number; limit_per_customer: number | null; limit_in_all: number | null; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zone_ids: number[] | null; store_id: number | null; starts_at: string; expires_at: string; is_listed: boolean; store_name: string | null; is_active: boolean; state: 'planned' | 'running' | 'over'; used_count: number; cost: number; max_cost: number | null; version: number }> }>;
    /** A coupon with its terms and what it has cost. For operators with the permission ops.promotions. May refuse with coupon_unknown. `GET /api/v1/admin/coupons/{coupon_id}` */
    show(sent: { params: { coupon_id: number }; signal?: AbortSignal }): Promise<{ id: number; code: string; codes: number; currency: string; title: string; kind: 'discount' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; max_discount: number | null; min_purchase: number; limit_per_customer: number | null; limit_in_all: number | null; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zone_ids: number[] | null; store_id: number | null; starts_at: string; expires_at: string; is_listed: boolean; store_name: string | null; is_active: boolean; state: 'planned' | 'running' | 'over'; used_count: number; cost: number; max_cost: number | null; version: number }>;
    /** The codes of a coupon, with how often each was used. For operators with the permission ops.promotions. May refuse with coupon_unknown. `GET /api/v1/admin/coupons/{coupon_id}/codes` */
    codes(sent: { params: { coupon_id: number }; query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; codes: { code: string; used_count: number }[] }>;
    /** Make a coupon with one code, or with many random ones; a costly one needs a lead. For operators with the permission ops.promotions. May refuse with right_missing, coupon_exists, coupon_needs_lead, order_in_progress, key_reused. `POST /api/v1/admin/coupons` */
    create(sent: { body: { title: string; kind: 'discount' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; max_discount: number | null; min_purchase: number; limit_per_customer: number | null; limit_in_all: number | null; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zone_ids: number[] | null; store_id: number | null; starts_at: string; expires_at: string; is_listed: boolean; currency: string; code: string; codes?: number }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; code: string; codes: number; currency: string; title: string; kind: 'discount' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; max_discount: number | null; min_purchase: number; limit_per_customer: number | null; limit_in_all: number | null; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zone_ids: number[] | null; store_id: number | null; starts_at: string; expires_at: string; is_listed: boolean; store_name: string | null; is_active: boolean; state: 'planned' | 'running' | 'over'; used_count: number; cost: number; max_cost: number | null; version: number }>;
    /** Change the terms of a coupon, or stop it; orders that have it keep it. For operators with the permission ops.promotions. May refuse with right_missing, coupon_unknown, coupon_needs_lead, changed_meanwhile. `PUT /api/v1/admin/coupons/{coupon_id}` */
    change(sent: { params: { coupon_id: number }; body: { title: string; kind: 'discount' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; max_discount: number | null; min_purchase: number; limit_per_customer: number | null; limit_in_all: number | null; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zone_ids: number[] | null; store_id: number | null; starts_at: string; expires_at: string; is_listed: boolean; is_active: boolean; version: number }; signal?: AbortSignal }): Promise<{ id: number; code: string; codes: number; currency: string; title: string; kind: 'discount' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; max_discount: number | null; min_purchase: number; limit_per_customer: number | null; limit_in_all: number | null; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zone_ids: number[] | null; store_id: number | null; starts_at: string; expires_at: string; is_listed: boolean; store_name: string | null; is_active: boolean; state: 'planned' | 'running' | 'over'; used_count: number; cost: number; max_cost: number | null; version: number }>;
  };
  adminCustomers: {
    /** Customers by a part of their name, email or phone number, newest first. For operators with the permission ops.customers. `GET /api/v1/admin/customers` */
    list(sent?: { query?: { limit?: number; offset?: number; search?: string; suspended?: '1' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; customers: Array<{ id: number; name: string; phone: string | null; email: string | null; is_active: boolean; order_count: number; last_order_at: string | null; created_at: string }> }>;
    /** One customer with orders, refunds, wallet, sessions and notes. For operators with the permission ops.customers. May refuse with account_not_found. `GET /api/v1/admin/customers/{account_id}` */
    show(sent: { params: { account_id: number }; signal?: AbortSignal }): Promise<{ id: number; name: string; phone: string | null; email: string | null; is_active: boolean; order_count: number; last_order_at: string | null; created_at: string; is_phone_verified: boolean; is_email_verified: boolean; suspended_reason: string | null; suspended_at: string | null; session_count: number; balances: { currency: string; balance: number }[]; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string | null; zone_name: string; time_zone: string; total: number; currency: string; placed_at: string }>; refunds: { order_id: string; amount: number; currency: string; reason: string; made_at: string }[]; wallet_currencies: string[]; moves: Array<{ id: number; kind: string; amount: number; currency: string; reason: string | null; made_at: string }>; coupons: Array<{ id: number; code: string; amount: number; currency: string; reason: string; person: string | null; given_at: string; expires_at: string; state: 'ready' | 'used' | 'over' }>; notes: { id: number; text: string; person: string; made_at: string }[] }>;
    /** The whole phone number and email of a customer, for a reason that is written to the audit log. For operators with the permission ops.customers. May refuse with account_not_found, right_missing. `POST /api/v1/admin/customers/{account_id}/contact` */
    contact(sent: { params: { account_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ phone: string | null; email: string | null }>;
    /** Write a note about a customer for other operators. For operators with the permission ops.customers. May refuse with account_not_found. `POST /api/v1/admin/customers/{account_id}/notes` */
    note(sent: { params: { account_id: number }; body: { text: string }; signal?: AbortSignal }): Promise<{ id: number; name: string; phone: string | null; email: string | null; is_active: boolean; order_count: number; last_order_at: string | null; created_at: string; is_phone_verified: boolean; is_email_verified: boolean; suspended_reason: string | null; suspended_at: string | null; session_count: number; balances: { currency: string; balance: number }[]; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string | null; zone_name: string; time_zone: string; total: number; currency: string; placed_at: string }>; refunds: { order_id: string; amount: number; currency: string; reason: string; made_at: string }[]; wallet_currencies: string[]; moves: Array<{ id: number; kind: string; amount: number; currency: string; reason: string | null; made_at: string }>; coupons: Array<{ id: number; code: string; amount: number; currency: string; reason: string; person: string | null; given_at: string; expires_at: string; state: 'ready' | 'used' | 'over' }>; notes: { id: number; text: string; person: string; made_at: string }[] }>;
    /** Credit or debit the wallet or the points of a customer with a reason: booked at once. For operators with the permission ops.wallets. May refuse with account_not_found, wallet_own, wallet_currency, wallet_short, points_short. `POST /api/v1/admin/customers/{account_id}/wallet` */
    correctWallet(sent: { params: { account_id: number }; body: { currency: string; amount: number; reason: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; name: string; phone: string | null; email: string | null; is_active: boolean; order_count: number; last_order_at: string | null; created_at: string; is_phone_verified: boolean; is_email_verified: boolean; suspended_reason: string | null; suspended_at: string | null; session_count: number; balances: { currency: string; balance: number }[]; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string | null; zone_name: string; time_zone: string; total: number; currency: string; placed_at: string }>; refunds: { order_id: string; amount: number; currency: string; reason: string; made_at: string }[]; wallet_currencies: string[]; moves: Array<{ id: number; kind: string; amount: number; currency: string; reason: string | null; made_at: string }>; coupons: Array<{ id: number; code: string; amount: number; currency: string; reason: string; person: string | null; given_at: string; expires_at: string; state: 'ready' | 'used' | 'over' }>; notes: { id: number; text: string; person: string; made_at: string }[] }>;
    /** Give a customer money in the wallet, or a coupon that only they may use once, with a reason; the market bears it. Needs ops.customers too. For operators with the permission ops.support. May refuse with account_not_found, right_missing, goodwill_own, wallet_currency, wallet_off, coupon_exists. `POST /api/v1/admin/customers/{account_id}/goodwill` */
    giveGoodwill(sent: { params: { account_id: number }; body: { kind: 'credit' | 'coupon'; currency: string; amount: number; days?: number; reason: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; name: string; phone: string | null; email: string | null; is_active: boolean; order_count: number; last_order_at: string | null; created_at: string; is_phone_verified: boolean; is_email_verified: boolean; suspended_reason: string | null; suspended_at: string | null; session_count: number; balances: { currency: string; balance: number }[]; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string | null; zone_name: string; time_zone: string; total: number; currency: string; placed_at: string }>; refunds: { order_id: string; amount: number; currency: string; reason: string; made_at: string }[]; wallet_currencies: string[]; moves: Array<{ id: number; kind: string; amount: number; currency: string; reason: string | null; made_at: string }>; coupons: Array<{ id: number; code: string; amount: number; currency: string; reason: string; person: string | null; given_at: string; expires_at: string; state: 'ready' | 'used' | 'over' }>; notes: { id: number; text: string; person: string; made_at: string }[] }>;
    /** Close the account of a customer with a reason: its sessions end, running orders go on. For operators with the permission ops.customers. May refuse with account_not_found, operator_account. `POST /api/v1/admin/customers/{account_id}/suspend` */
    suspend(sent: { params: { account_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ id: number; name: string; phone: string | null; email: string | null; is_active: boolean; order_count: number; last_order_at: string | null; created_at: string; is_phone_verified: boolean; is_email_verified: boolean; suspended_reason: string | null; suspended_at: string | null; session_count: number; balances: { currency: string; balance: number }[]; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string | null; zone_name: string; time_zone: string; total: number; currency: string; placed_at: string }>; refunds: { order_id: string; amount: number; currency: string; reason: string; made_at: string }[]; wallet_currencies: string[]; moves: Array<{ id: number; kind: string; amount: number; currency: string; reason: string | null; made_at: string }>; coupons: Array<{ id: number; code: string; amount: number; currency: string; reason: string; person: string | null; given_at: string; expires_at: string; state: 'ready' | 'used' | 'over' }>; notes: { id: number; text: string; person: string; made_at: string }[] }>;
    /** Open the closed account of a customer again. For operators with the permission ops.customers. May refuse with account_not_found, operator_account. `POST /api/v1/admin/customers/{account_id}/restore` */
    restore(sent: { params: { account_id: number }; signal?: AbortSignal }): Promise<{ id: number; name: string; phone: string | null; email: string | null; is_active: boolean; order_count: number; last_order_at: string | null; created_at: string; is_phone_verified: boolean; is_email_verified: boolean; suspended_reason: string | null; suspended_at: string | null; session_count: number; balances: { currency: string; balance: number }[]; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string | null; zone_name: string; time_zone: string; total: number; currency: string; placed_at: string }>; refunds: { order_id: string; amount: number; currency: string; reason: string; made_at: string }[]; wallet_currencies: string[]; moves: Array<{ id: number; kind: string; amount: number; currency: string; reason: string | null; made_at: string }>; coupons: Array<{ id: number; code: string; amount: number; currency: string; reason: string; person: string | null; given_at: string; expires_at: string; state: 'ready' | 'used' | 'over' }>; notes: { id: number; text: string; person: string; made_at: string }[] }>;
  };
  adminDay: {
    /** The day so far in the zones of an operator, against the same weekday of last week. For operators with the permission ops.reports. `GET /api/v1/admin/day` */
    show(sent?: { signal?: AbortSignal }): Promise<{ at: string; totals: Array<{ today: { orders: number; turnover: number; delivered: number; minutes_p50: number | null; minutes_p90: number | null; promised: number; on_time: number; unaccepted: number; canceled: { shopper: number; store: number; delivery_man: number; market: number } }; before: { orders: number; turnover: number; delivered: number; minutes_p50: number | null; minutes_p90: number | null; promised: number; on_time: number; unaccepted: number; canceled: { shopper: number; store: number; delivery_man: number; market: number } }; currency: string }>; hours: Array<{ hour: number; today: { orders: number; couriers: number }; before: { orders: number; couriers: number } }>; parts: Array<{ today: { orders: number; turnover: number; delivered: number; minutes_p50: number | null; minutes_p90: number | null; promised: number; on_time: number; unaccepted: number; canceled: { shopper: number; store: number; delivery_man: number; market: number } }; before: { orders: number; turnover: number; delivered: number; minutes_p50: number | null; minutes_p90: number | null; promised: number; on_time: number; unaccepted: number; canceled: { shopper: number; store: number; delivery_man: number; market: number } }; zone_id: number; zone_name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; currency: string }> }>;
  };
  adminBundles: {
    /** The orders that the courier of an order brings together, why, and which could join. For operators with the permission ops.dispatch. May refuse with order_not_found. `GET /api/v1/admin/orders/{order_id}/bundle` */
    show(sent: { params: { order_id: string }; signal?: AbortSignal }): Promise<{ courier: { id: number; name: string } | null; is_locked: boolean; locked_by: string | null; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string; customer_name: string | null; reason: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan'; minutes: number; metres: number } | null; person: string | null; may_part: boolean }>; stops: Array<{ order_id: string; kind: 'pick_up' | 'door'; at: string | null }>; joinable: Array<{ id: string; store_name: string; customer_name: string | null; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' | null; late_minutes: number | null }> }>;
    /** Let an order without a courier join the ride of this one; refused where it would come later than promised. For operators with the permission ops.dispatch. May refuse with order_not_found, changed_meanwhile, step_not_allowed, does_not_join, breaks_promise, not_on_shift, cash_limit, deliveries_full, delivery_taken. `POST /api/v1/admin/orders/{order_id}/bundle/join` */
    join(sent: { params: { order_id: string }; body: { courier_id: number; joined_id: string }; signal?: AbortSignal }): Promise<{ courier: { id: number; name: string } | null; is_locked: boolean; locked_by: string | null; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string; customer_name: string | null; reason: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan'; minutes: number; metres: number } | null; person: string | null; may_part: boolean }>; stops: Array<{ order_id: string; kind: 'pick_up' | 'door'; at: string | null }>; joinable: Array<{ id: string; store_name: string; customer_name: string | null; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' | null; late_minutes: number | null }> }>;
    /** Take an order out of the ride of its courier, until it is picked up; dispatch finds another one. For operators with the permission ops.dispatch. May refuse with order_not_found, changed_meanwhile, step_not_allowed. `POST /api/v1/admin/orders/{order_id}/bundle/part` */
    part(sent: { params: { order_id: string }; body: { courier_id: number }; signal?: AbortSignal }): Promise<{ courier: { id: number; name: string } | null; is_locked: boolean; locked_by: string | null; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string; customer_name: string | null; reason: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan'; minutes: number; metres: number } | null; person: string | null; may_part: boolean }>; stops: Array<{ order_id: string; kind: 'pick_up' | 'door'; at: string | null }>; joinable: Array<{ id: string; store_name: string; customer_name: string | null; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' | null; late_minutes: number | null }> }>;
    /** Lock the ride of the courier of an order, or unlock it: dispatch adds no order to a locked one. For operators with the permission ops.dispatch. May refuse with order_not_found, changed_meanwhile, step_not_allowed. `PUT /api/v1/admin/orders/{order_id}/bundle/lock` */
    lock(sent: { params: { order_id: string }; body: { courier_id: number; is_locked: boolean }; signal?: AbortSignal }): Promise<{ courier: { id: number; name: string } | null; is_locked: boolean; locked_by: string | null; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store_name: string; customer_name: string | null; reason: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan'; minutes: number; metres: number } | null; person: string | null; may_part: boolean }>; stops: Array<{ order_id: string; kind: 'pick_up' | 'door'; at: string | null }>; joinable: Array<{ id: string; store_name: string; customer_name: string | null; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' | null; late_minutes: number | null }> }>;
  };
  adminDelays: {
    /** Put a running order off, or hold it; customer, store and courier read the new time with the reason. For operators with the permission ops.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile, delay_out_of_bounds. `POST /api/v1/admin/orders/{order_id}/delay` */
    delay(sent: { params: { order_id: string }; body: { version: number; kind: 'put_off' | 'hold'; until: string; reason: string }; signal?: AbortSignal }): Promise<AdminOrder>;
    /** Let a held order go on before its time. For operators with the permission ops.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile. `POST /api/v1/admin/orders/{order_id}/release` */
    release(sent: { params: { order_id: string }; body: { version: number }; signal?: AbortSignal }): Promise<AdminOrder>;
  };
  adminDeposits: {
    /** Cash that couriers say to have handed in and that waits for a confirmation, the longest wait first. For operators with the permission ops.cash. `GET /api/v1/admin/cash/reported` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; deposits: Array<{ id: number; currency: string; amount: number; way: 'place' | 'mobile_money'; place: string; reference: string; picture: string | null; made_at: string; decision: 'confirmed' | 'refused' | null; reason: string; decided_at: string | null; courier_id: number; name: string; held: number }> }>;
    /** Confirm that cash has come: it is booked, and the courier holds that much less. For operators with the permission ops.cash. May refuse with deposit_not_found, deposit_decided, cash_above_held. `POST /api/v1/admin/cash/reported/{deposit_id}/confirm` */
    confirm(sent: { params: { deposit_id: number }; body: Record<string, never>; signal?: AbortSignal }): Promise<{ id: number; currency: string; amount: number; way: 'place' | 'mobile_money'; place: string; reference: string; picture: string | null; made_at: string; decision: 'confirmed' | 'refused' | null; reason: string; decided_at: string | null; courier_id: number; name: string; held: number }>;
    /** Refuse cash that has not come, with a reason that the courier reads. For operators with the permission ops.cash. May refuse with deposit_not_found, deposit_decided. `POST /api/v1/admin/cash/reported/{deposit_id}/refuse` */
    refuse(sent: { params: { deposit_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ id: number; currency: string; amount: number; way: 'place' | 'mobile_money'; place: string; reference: string; picture: string | null; made_at: string; decision: 'confirmed' | 'refused' | null; reason: string; decided_at: string | null; courier_id: number; name: string; held: number }>;
  };
  adminDispatch: {
    /** Who gives orders to couriers in each zone of an operator. For operators with the permission ops.live. `GET /api/v1/admin/dispatch/zones` */
    modes(sent?: { signal?: AbortSignal }): Promise<{ zones: Array<{ zone_id: number; name: string; city: string; mode: 'off' | 'proposes' | 'decides'; version: number }> }>;
    /** Let the engine of a zone be off, propose or decide; the next round follows it. For operators with the permission ops.dispatch.settings. May refuse with zone_not_found, changed_meanwhile. `PUT /api/v1/admin/dispatch/zones/{zone_id}` */
    setMode(sent: { params: { zone_id: number }; body: { mode: 'off' | 'proposes' | 'decides'; version: number }; signal?: AbortSignal }): Promise<{ zone_id: number; name: string; city: string; mode: 'off' | 'proposes' | 'decides'; version: number }>;
    /** All couriers for an order: minutes, cost in parts, and why others are out. For operators with the permission ops.dispatch. May refuse with order_not_found. `GET /api/v1/admin/orders/{order_id}/couriers` */
    ranking(sent: { params: { order_id: string }; signal?: AbortSignal }): Promise<{ courier: { id: number; name: string } | null; may_assign: boolean; may_offer: boolean; next_courier_id: number | null; candidates: Array<{ courier_id: number; name: string; minutes_to_store: number; minutes_to_door: number; metres: number; load: number; total: number; cost: { minutes: number; late: number; carried: number; way: number; busy: number; turn: number }; metres_to_store: number; has_offer: boolean }>; excluded: Array<{ courier_id: number; name: string; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' }> }>;
    /** Give an order to a courier by hand; if another operator was first, the reply names them. For operators with the permission ops.dispatch. May refuse with order_not_found, courier_not_found, changed_meanwhile, step_not_allowed, not_on_shift, reason_needed. `POST /api/v1/admin/orders/{order_id}/assign` */
    assign(sent: { params: { order_id: string }; body: { courier_id: number; from_courier_id: number | null; reason?: string }; signal?: AbortSignal }): Promise<{ courier: { id: number; name: string } | null; may_assign: boolean; may_offer: boolean; next_courier_id: number | null; candidates: Array<{ courier_id: number; name: string; minutes_to_store: number; minutes_to_door: number; metres: number; load: number; total: number; cost: { minutes: number; late: number; carried: number; way: number; busy: number; turn: number }; metres_to_store: number; has_offer: boolean }>; excluded: Array<{ courier_id: number; name: string; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' }> }>;
    /** Ask one courier about an order, the next one, or all within a radius of its store, of whom the first Yes gets it. For operators with the permission ops.dispatch. May refuse with order_not_found, changed_meanwhile, step_not_allowed, courier_cannot_be_asked, no_courier_to_ask. `POST /api/v1/admin/orders/{order_id}/offers` */
    offer(sent: { params: { order_id: string }; body: { to: 'one'; courier_id: number } | { to: 'next' } | { to: 'nearby'; radius_metres: number }; signal?: AbortSignal }): Promise<{ courier: { id: number; name: string } | null; may_assign: boolean; may_offer: boolean; next_courier_id: number | null; candidates: Array<{ courier_id: number; name: string; minutes_to_store: number; minutes_to_door: number; metres: number; load: number; total: number; cost: { minutes: number; late: number; carried: number; way: number; busy: number; turn: number }; metres_to_store: number; has_offer: boolean }>; excluded: Array<{ courier_id: number; name: string; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' }>; offered_to: { id: number; name: string }[] }>;
    /** Every decision of the last 30 days about who fetches an order, the newest first: candidates, costs in parts, choice and milliseconds. For operators with the permission ops.dispatch. `GET /api/v1/admin/dispatch/rounds` */
    rounds(sent?: { query?: { limit?: number; offset?: number; zone_id?: number; courier_id?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; rounds: Array<{ at: string; courier: { id: number; name: string } | null; reason: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan'; minutes: number; metres: number } | null; person: string | null; words: string | null; candidates: Array<{ courier_id: number; name: string; minutes_to_store: number; minutes_to_door: number; metres: number; load: number; total: number; cost: { minutes: number; late: number; carried: number; way: number; busy: number; turn: number } }>; excluded: Array<{ courier_id: number; name: string; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' }>; milliseconds: number | null; id: number; order_id: string; zone_id: number; zone_name: string }> }>;
    /** Why an order went to its courier: decisions with their candidates, and who was asked. For operators with the permission ops.live. May refuse with order_not_found. `GET /api/v1/admin/orders/{order_id}/dispatch` */
    history(sent: { params: { order_id: string }; signal?: AbortSignal }): Promise<{ decisions: Array<{ at: string; courier: { id: number; name: string } | null; reason: { code: 'only_one' | 'same_store' | 'on_the_way' | 'turn' | 'keeps_promise' | 'nearest' | 'least_cost' | 'whole_plan'; minutes: number; metres: number } | null; person: string | null; words: string | null; candidates: Array<{ courier_id: number; name: string; minutes_to_store: number; minutes_to_door: number; metres: number; load: number; total: number; cost: { minutes: number; late: number; carried: number; way: number; busy: number; turn: number } }>; excluded: Array<{ courier_id: number; name: string; why: 'off_shift' | 'handing_over' | 'suspended' | 'other_city' | 'no_position' | 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted' }>; milliseconds: number | null }>; offers: Array<{ at: string; courier: { id: number; name: string }; outcome: 'accepted' | 'declined' | 'expired' | 'unseen' | 'withdrawn' | null; ended_at: string | null; person: string | null; is_shared: boolean }> }>;
  };
  adminFlash: {
    /** The flash sales in a state, the one that starts last first. For operators with the permission ops.promotions. `GET /api/v1/admin/flash-sales` */
    list(sent?: { query?: { limit?: number; offset?: number; state?: 'planned' | 'running' | 'over' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; sales: Array<{ id: number; title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; items_count: number; pieces: number; sold: number; version: number }> }>;
    /** Items of a module that may be promoted, the most ordered first: none on prescription. For operators with the permission ops.promotions. `GET /api/v1/admin/promotion-items` */
    findItems(sent?: { query?: { limit?: number; offset?: number; module_type?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; search?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Array<{ item_id: number; name: string; image_full_url: string; store_name: string; zone_name: string; currency: string; price: number; stock: number | null }> }>;
    /** A flash sale with its items and what they have sold. For operators with the permission ops.promotions. May refuse with flash_sale_not_found. `GET /api/v1/admin/flash-sales/{sale_id}` */
    show(sent: { params: { sale_id: number }; signal?: AbortSignal }): Promise<{ id: number; title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; items_count: number; pieces: number; sold: number; version: number; items: Array<{ item_id: number; name: string; image_full_url: string; store_name: string; zone_name: string; currency: string; price: number; stock: number | null; discount: number; discount_type: 'percent' | 'amount'; pieces: number; sold: number; sale_price: number }> }>;
    /** Make a flash sale; it promises no more pieces than the stores have. For operators with the permission ops.promotions. May refuse with order_in_progress, key_reused. `POST /api/v1/admin/flash-sales` */
    create(sent: { body: { title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; starts_at: string; ends_at: string; items: Array<{ item_id: number; discount: number; discount_type: 'percent' | 'amount'; pieces: number }> }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; items_count: number; pieces: number; sold: number; version: number; items: Array<{ item_id: number; name: string; image_full_url: string; store_name: string; zone_name: string; currency: string; price: number; stock: number | null; discount: number; discount_type: 'percent' | 'amount'; pieces: number; sold: number; sale_price: number }> }>;
    /** Change a flash sale; an item that has sold stays in it. For operators with the permission ops.promotions. May refuse with flash_sale_not_found, flash_item_sold, changed_meanwhile. `PUT /api/v1/admin/flash-sales/{sale_id}` */
    change(sent: { params: { sale_id: number }; body: { title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; starts_at: string; ends_at: string; items: Array<{ item_id: number; discount: number; discount_type: 'percent' | 'amount'; pieces: number }>; version: number }; signal?: AbortSignal }): Promise<{ id: number; title: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; items_count: number; pieces: number; sold: number; version: number; items: Array<{ item_id: number; name: string; image_full_url: string; store_name: string; zone_name: string; currency: string; price: number; stock: number | null; discount: number; discount_type: 'percent' | 'amount'; pieces: number; sold: number; sale_price: number }> }>;
    /** Delete a flash sale that has sold nothing; another one is ended by its date. For operators with the permission ops.promotions. May refuse with flash_sale_not_found, flash_item_sold. `DELETE /api/v1/admin/flash-sales/{sale_id}` */
    remove(sent: { params: { sale_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
  };
  adminHealth: {
    /** Nodes, database, replica, Redis, outbox, webhooks, streams, pushes, background work, disk, backup and providers: well, or what to do. For operators with the permission ops.health. `GET /api/v1/admin/health` */
    show(sent?: { signal?: AbortSignal }): Promise<{ asked_at: string; parts: Array<{ part: 'nodes' | 'database' | 'replica' | 'redis' | 'outbox' | 'webhooks' | 'streams' | 'pushes' | 'jobs' | 'disk' | 'backup'; level: 'good' | 'notice' | 'bad' | 'unused'; to_do: 'node_none' | 'node_silent' | 'node_versions' | 'database_read_only' | 'database_connections' | 'database_slow' | 'replica_out' | 'redis_away' | 'outbox_stuck' | 'webhooks_given_up' | 'streams_many' | 'pushes_failing' | 'jobs_stopped' | 'jobs_late' | 'jobs_dead' | 'disk_full' | 'disk_low' | 'backup_none' | 'backup_old' | null }>; nodes: Array<{ id: string; host: string; version: string; started_at: string; is_silent: boolean; silent_seconds: number; streams: number; stream_limit: number; disk_free: number | null; disk_size: number | null; is_replica_used: boolean | null; is_redis_ready: boolean | null }>; database: { milliseconds: number; connections: number; max_connections: number; bytes: number }; waiting: { messages: number; pushes: number; webhooks: number; webhooks_given_up: number; oldest_seconds: number | null }; pushes: { sent: number; failed: number }; jobs: Array<{ kind: string; about: string; waiting: number; oldest_seconds: number | null; dead: number }>; last_backup: { finished_at: string; host: string; rows: number; bytes: number } | null; providers: Array<{ kind: 'payment' | 'sms' | 'mail' | 'push' | 'places' | 'ways' | 'tiles'; name: string; setup: 'set' | 'demo' | 'built_in' | 'missing'; level: 'good' | 'notice' | 'bad' | 'unused'; breaker: 'closed' | 'open' | 'half_open' | null; last_success_at: string | null; last_fault_at: string | null; last_fault: string | null }> }>;
    /** Try a provider: a message to the own phone, address or devices, or a question that changes nothing; twenty an hour. For operators with the permission ops.health. May refuse with too_many. `POST /api/v1/admin/health/try` */
    tryProvider(sent: { body: { kind: 'payment' | 'sms' | 'mail' | 'push' | 'places' | 'ways' | 'tiles'; name?: string }; signal?: AbortSignal }): Promise<{ problem: 'not_set' | 'no_contact' | 'no_device' | 'failed' | null; words: string | null; milliseconds: number }>;
  };
  adminItems: {
    /** Items of the stores in the zones of an operator, by a part of their name or of the name of the store. For operators with the permission ops.catalogue. `GET /api/v1/admin/items` */
    list(sent?: { query?: { limit?: number; offset?: number; search?: string; hidden?: '1' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; items: Array<{ id: number; name: string; store: { id: number; name: string }; zone_name: string; category_name: string; description: string; price: number; currency: string; image_full_url: string; variation_count: number; availability: 'on' | 'sold_out' | 'hidden'; hidden_reason: string | null; version: number }> }>;
    /** Change name, description and price of an item of any store. For operators with the permission ops.catalogue. May refuse with item_not_found, changed_meanwhile, store_not_found. `PUT /api/v1/admin/items/{item_id}` */
    change(sent: { params: { item_id: number }; body: { version: number; name: string; description: string; price: number }; signal?: AbortSignal }): Promise<{ id: number; name: string; store: { id: number; name: string }; zone_name: string; category_name: string; description: string; price: number; currency: string; image_full_url: string; variation_count: number; availability: 'on' | 'sold_out' | 'hidden'; hidden_reason: string | null; version: number }>;
    /** Hide an item of any store; its store reads the reason and cannot show it again. For operators with the permission ops.catalogue. May refuse with item_not_found, changed_meanwhile. `POST /api/v1/admin/items/{item_id}/hide` */
    hide(sent: { params: { item_id: number }; body: { version: number; reason: string }; signal?: AbortSignal }): Promise<{ id: number; name: string; store: { id: number; name: string }; zone_name: string; category_name: string; description: string; price: number; currency: string; image_full_url: string; variation_count: number; availability: 'on' | 'sold_out' | 'hidden'; hidden_reason: string | null; version: number }>;
    /** Show a hidden item again, as its store had left it. For operators with the permission ops.catalogue. May refuse with item_not_found, changed_meanwhile. `POST /api/v1/admin/items/{item_id}/show` */
    show(sent: { params: { item_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ id: number; name: string; store: { id: number; name: string }; zone_name: string; category_name: string; description: string; price: number; currency: string; image_full_url: string; variation_count: number; availability: 'on' | 'sold_out' | 'hidden'; hidden_reason: string | null; version: number }>;
  };
  adminImport: {
    /** The columns of a file, with what each is for; none for zones, which are GeoJSON. For operators with the permission ops.import. `GET /api/v1/admin/import/{kind}/columns` */
    columns(sent: { params: { kind: 'zones' | 'stores' | 'items' | 'couriers' }; signal?: AbortSignal }): Promise<{ columns: { name: string; about: string; is_needed: boolean }[] }>;
    /** Check a file, or write its next lines: each call some, and after a cut those that were not written. For operators with the permission ops.import. May refuse with right_missing, too_large, overloaded. `POST /api/v1/admin/import` */
    file(sent: { body: { kind: 'zones' | 'stores' | 'items' | 'couriers'; file: Blob; step: 'preview' | 'write' }; signal?: AbortSignal }): Promise<{ line_count: number; lines_done: number; is_done: boolean; added: number; changed: number; rows: { line: number; key: string; name: string; photo: string; is_new: boolean }[]; faults: { line: number; field: string; reason: string }[] }>;
    /** Give an imported item its photo; one that has a photo already keeps it. For operators with the permission ops.import. May refuse with right_missing, item_not_found, too_large, overloaded, changed_meanwhile, photos_full. `POST /api/v1/admin/import/photo` */
    photo(sent: { body: { slug: string; photo: Blob }; signal?: AbortSignal }): Promise<{ is_added: boolean }>;
  };
  adminLedger: {
    /** Accounts of the ledger with their balances, by a part of the name. For operators with the permission ops.ledger. May refuse with right_missing. `GET /api/v1/admin/ledger/accounts` */
    accounts(sent?: { query?: { limit?: number; offset?: number; search?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; accounts: { account: string; currency: string; balance: number; entries: number }[] }>;
    /** What was booked on an account, newest first. For operators with the permission ops.ledger. May refuse with right_missing. `GET /api/v1/admin/ledger/entries` */
    entries(sent: { query: { limit?: number; offset?: number; account: string; currency: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; entries: Array<{ journal_id: number; kind: string; at: string; order_id: string | null; subject: string | null; amount: number }> }>;
    /** Every journal of an order with its entries, and who holds what of it now. For operators with the permission ops.ledger. May refuse with order_not_found. `GET /api/v1/admin/ledger/orders/{order_id}` */
    order(sent: { params: { order_id: string }; signal?: AbortSignal }): Promise<{ journals: Array<{ journal_id: number; kind: string; at: string; order_id: string | null; subject: string | null; entries: { account: string; currency: string; amount: number }[] }>; balances: { account: string; currency: string; amount: number }[] }>;
    /** The last check of the invariants, with its first breaches. For operators with the permission ops.ledger. May refuse with right_missing. `GET /api/v1/admin/ledger/invariants` */
    invariants(sent?: { signal?: AbortSignal }): Promise<{ is_running: boolean; last: { ended_at: string; seconds: number; wanted_by: string | null; breach_count: number; breaches: { invariant: string; breach: string; subject: string }[] } | null }>;
    /** Check the invariants now, in the background; a check that runs already is enough. For operators with the permission ops.ledger. May refuse with right_missing. `POST /api/v1/admin/ledger/invariants` */
    checkInvariants(sent?: { signal?: AbortSignal }): Promise<{ is_running: boolean; last: { ended_at: string; seconds: number; wanted_by: string | null; breach_count: number; breaches: { invariant: string; breach: string; subject: string }[] } | null }>;
  };
  adminLimits: {
    /** How much money a person of each role moves alone, in one action and in 24 hours, by currency. For operators with the permission ops.settings. `GET /api/v1/admin/limits` */
    list(sent?: { signal?: AbortSignal }): Promise<{ limits: Array<{ role: 'lead' | 'support' | 'dispatcher' | 'manager'; currency: string; per_act: number | null; per_day: number | null; version: number }> }>;
    /** How much money the operator moves alone now, by currency. For operators. `GET /api/v1/admin/limits/own` */
    own(sent?: { signal?: AbortSignal }): Promise<{ limits: Array<{ currency: string; per_act: number | null; per_day: number | null; left: number | null }> }>;
    /** Set the limits of a role, never above the own ones. For operators with the permission ops.settings. May refuse with right_missing, rule_scope, limit_order, changed_meanwhile. `PUT /api/v1/admin/limits/{role}/{currency}` */
    set(sent: { params: { role: 'lead' | 'support' | 'dispatcher' | 'manager'; currency: string }; body: { per_act: number | null; per_day: number | null; version: number }; signal?: AbortSignal }): Promise<{ role: 'lead' | 'support' | 'dispatcher' | 'manager'; currency: string; per_act: number | null; per_day: number | null; version: number }>;
  };
  adminMessages: {
    /** What was sent to the customer of an order, whether providers took it, and what can be sent again. For operators with the permission ops.support. May refuse with order_not_found. `GET /api/v1/admin/orders/{order_id}/messages` */
    show(sent: { params: { order_id: string }; signal?: AbortSignal }): Promise<{ ways: Array<{ kind: 'receipt' | 'tracking' | 'code' | 'push'; channel: 'mail' | 'sms' | 'push'; to: string | null; device_count: number; obstacle: 'no_email' | 'no_phone' | 'no_device' | 'no_code' | 'code_early' | 'code_over' | null }>; next_at: string | null; sent: Array<{ kind: 'receipt' | 'tracking' | 'code' | 'push'; channel: 'mail' | 'sms' | 'push'; id: number; to: string; person: string | null; made_at: string; state: 'waiting' | 'taken' | 'failed' | 'unknown'; fault: 'recipient' | 'refused' | 'busy' | 'setup' | 'away' | 'no_provider' | 'gone' | null; devices: { reached: number; failed: number; waiting: number } | null }>; notifications: Array<{ body: string; made_at: string; state: 'waiting' | 'taken' | 'failed' | 'unknown'; fault: 'recipient' | 'refused' | 'busy' | 'setup' | 'away' | 'no_provider' | 'gone' | null; devices: { reached: number; failed: number; waiting: number } }> }>;
    /** Send the receipt, a new tracking link, the code or a notification of an order again; five an hour for each order. For operators with the permission ops.support. May refuse with order_not_found, message_impossible, too_many, order_in_progress, key_reused. `POST /api/v1/admin/orders/{order_id}/messages` */
    send(sent: { params: { order_id: string }; body: { kind: 'receipt' | 'tracking' | 'code' | 'push'; channel: 'mail' | 'sms' | 'push' }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ ways: Array<{ kind: 'receipt' | 'tracking' | 'code' | 'push'; channel: 'mail' | 'sms' | 'push'; to: string | null; device_count: number; obstacle: 'no_email' | 'no_phone' | 'no_device' | 'no_code' | 'code_early' | 'code_over' | null }>; next_at: string | null; sent: Array<{ kind: 'receipt' | 'tracking' | 'code' | 'push'; channel: 'mail' | 'sms' | 'push'; id: number; to: string; person: string | null; made_at: string; state: 'waiting' | 'taken' | 'failed' | 'unknown'; fault: 'recipient' | 'refused' | 'busy' | 'setup' | 'away' | 'no_provider' | 'gone' | null; devices: { reached: number; failed: number; waiting: number } | null }>; notifications: Array<{ body: string; made_at: string; state: 'waiting' | 'taken' | 'failed' | 'unknown'; fault: 'recipient' | 'refused' | 'busy' | 'setup' | 'away' | 'no_provider' | 'gone' | null; devices: { reached: number; failed: number; waiting: number } }> }>;
  };
  adminModules: {
    /** The modules in their sequence, with the zones where each is on or off. For operators with the permission ops.catalogue. `GET /api/v1/admin/modules` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; name: string; image_full_url: string; zones: { id: number; name: string; city: string; is_on: boolean; store_count: number; running_orders: string[] }[]; version: number }> }>;
    /** Name a module as customers read it. For operators with the permission ops.catalogue. May refuse with right_missing, module_not_found, changed_meanwhile. `PUT /api/v1/admin/modules/{module_type}` */
    rename(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; body: { name: string; version: number }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; name: string; image_full_url: string; zones: { id: number; name: string; city: string; is_on: boolean; store_count: number; running_orders: string[] }[]; version: number }>;
    /** Replace the picture of a module: re-encoded and cut to a square. For operators with the permission ops.catalogue. May refuse with right_missing, module_not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/modules/{module_type}/picture` */
    setPicture(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; name: string; image_full_url: string; zones: { id: number; name: string; city: string; is_on: boolean; store_count: number; running_orders: string[] }[]; version: number }>;
    /** Set the sequence of all modules; refuses if another person has set it since it was read. For operators with the permission ops.catalogue. May refuse with right_missing, changed_meanwhile. `PUT /api/v1/admin/modules` */
    arrange(sent: { body: { sequence: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; old_sequence: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'> }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** Switch a module on or off in a zone. Off, it takes no new orders; refuses while orders run that were not seen, and names them. For operators with the permission ops.catalogue. May refuse with module_not_found, changed_meanwhile. `PUT /api/v1/admin/modules/{module_type}/zones/{zone_id}` */
    switch(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number }; body: { is_on: boolean; seen_orders: string[] }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; name: string; image_full_url: string; zones: { id: number; name: string; city: string; is_on: boolean; store_count: number; running_orders: string[] }[]; version: number }>;
  };
  adminParcelHome: {
    /** The reasons and the film on the home of a module. For operators with the permission ops.content. May refuse with module_not_found. `GET /api/v1/admin/modules/{module_type}/home` */
    show(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; module_name: string; reasons: { id: number; title: string; short_description: string; image_full_url: string }[]; guide: { film: string; image_full_url: string; steps: { label: string; text: string }[] } | null; version: number }>;
    /** Replace the reasons, in their sequence, and how it works; what is left out goes with its picture. For operators with the permission ops.content. May refuse with right_missing, module_not_found, changed_meanwhile. `PUT /api/v1/admin/modules/{module_type}/home` */
    change(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; body: { reasons: Array<{ id: number | null; title: string; short_description: string }>; guide: { film: string; steps: { label: string; text: string }[] } | null; version: number }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; module_name: string; reasons: { id: number; title: string; short_description: string; image_full_url: string }[]; guide: { film: string; image_full_url: string; steps: { label: string; text: string }[] } | null; version: number }>;
    /** Replace the picture of a reason: re-encoded and cut to a square. For operators with the permission ops.content. May refuse with right_missing, module_not_found, not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/modules/{module_type}/reasons/{reason_id}/picture` */
    setReasonPicture(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; reason_id: number }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; module_name: string; reasons: { id: number; title: string; short_description: string; image_full_url: string }[]; guide: { film: string; image_full_url: string; steps: { label: string; text: string }[] } | null; version: number }>;
    /** Replace the picture in front of the film, which is cut to 16 by 10. For operators with the permission ops.content. May refuse with right_missing, module_not_found, not_found, picture_kind, picture_size, picture_small, too_large, overloaded. `PUT /api/v1/admin/modules/{module_type}/guide/picture` */
    setGuidePicture(sent: { params: { module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' }; body: { photo: Blob }; signal?: AbortSignal }): Promise<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; module_name: string; reasons: { id: number; title: string; short_description: string; image_full_url: string }[]; guide: { film: string; image_full_url: string; steps: { label: string; text: string }[] } | null; version: number }>;
  };
  adminStop: {
    /** What every customer is told at present, and what waits for a second person. For operators with the permission ops.lead. `GET /api/v1/admin/market-notice` */
    show(sent?: { signal?: AbortSignal }): Promise<{ current: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string } | null; waiting: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string; made_at: string; made_by: string | null; is_own: boolean } | null }>;
    /** Announce maintenance at once, or ask a second person to stop all new orders; in place of what waits. For operators with the permission ops.lead. May refuse with right_missing, changed_meanwhile. `POST /api/v1/admin/market-notice` */
    publish(sent: { body: { kind: 'stop' | 'maintenance'; words: string; from_at: string | null; until_at: string; seen: string | null }; signal?: AbortSignal }): Promise<{ current: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string } | null; waiting: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string; made_at: string; made_by: string | null; is_own: boolean } | null }>;
    /** Release the stop that another operator has asked for: no new order is taken from then on. For operators with the permission ops.lead. May refuse with right_missing, proposal_not_found, proposal_own, proposal_expired. `POST /api/v1/admin/market-notice/{notice_id}/release` */
    release(sent: { params: { notice_id: string }; signal?: AbortSignal }): Promise<{ current: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string } | null; waiting: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string; made_at: string; made_by: string | null; is_own: boolean } | null }>;
    /** End what holds or is announced, or take back what waits; orders are taken again at once. For operators with the permission ops.lead. May refuse with right_missing, proposal_not_found. `DELETE /api/v1/admin/market-notice/{notice_id}` */
    end(sent: { params: { notice_id: string }; signal?: AbortSignal }): Promise<{ current: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string } | null; waiting: { id: string; kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string; made_at: string; made_by: string | null; is_own: boolean } | null }>;
  };
  adminNotifications: {
  };
  adminOrders: {
    /** Orders in the zones of an operator: those that a search finds, of a list, or the running ones. For operators with the permission ops.live. `GET /api/v1/admin/orders` */
    list(sent?: { query?: { limit?: number; offset?: number; search?: string; list?: 'new' | 'unanswered' | 'no_courier' | 'late' | 'undeliverable' | 'refund_requested' | 'ended'; day?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; orders: Array<{ id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away' | 'parcel'; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_name: string; city: string; time_zone: string; store: { id: number; name: string } | null; courier: { id: number; name: string } | null; version: number; customer_name: string; customer_phone: string; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; total: number; currency: string; placed_at: string; schedule_at: string | null; expected_at: string | null; age_minutes: number; late_minutes: number | null }> }>;
    /** Chosen orders as a CSV file with chosen columns; the export leaves a line in the audit log. For operators with the permission ops.export. `POST /api/v1/admin/orders/export` */
    exportRows(sent: { body: { order_ids: string[]; columns: Array<'placed' | 'expected' | 'late' | 'module' | 'zone' | 'store' | 'customer' | 'phone' | 'courier' | 'payment' | 'total'> }; signal?: AbortSignal }): Promise<{ csv: string; rows: number }>;
    /** How many orders are on each list. For operators with the permission ops.live. `GET /api/v1/admin/orders/counts` */
    counts(sent?: { signal?: AbortSignal }): Promise<{ new: number; unanswered: number; no_courier: number; late: number; undeliverable: number; refund_requested: number; running: number }>;
    /** One order with everything that has happened to it. For operators with the permission ops.live. May refuse with order_not_found. `GET /api/v1/admin/orders/{order_id}` */
    show(sent: { params: { order_id: string }; signal?: AbortSignal }): Promise<AdminOrder>;
    /** Cancel an order that is not delivered; its customer reads the reason. For operators with the permission ops.orders. May refuse with order_not_found, not_cancelable, step_not_allowed, changed_meanwhile, needs_second_person. `POST /api/v1/admin/orders/{order_id}/cancel` */
    cancel(sent: { params: { order_id: string }; body: { version: number; reason: string }; signal?: AbortSignal }): Promise<AdminOrder>;
    /** Let a courier hand an order over without its code, after the customer was asked. For operators with the permission ops.orders. May refuse with order_not_found, step_not_allowed. `POST /api/v1/admin/orders/{order_id}/door-code/waive` */
    waiveDoorCode(sent: { params: { order_id: string }; body: { reason: string }; signal?: AbortSignal }): Promise<AdminOrder>;
    /** Change the door, the contact or the note of a running order; its total stays. For operators with the permission ops.orders. May refuse with order_not_found, step_not_allowed, outside_store_zone, door_far, invalid_input. `POST /api/v1/admin/orders/{order_id}/correct` */
    correct(sent: { params: { order_id: string }; body: { name: string; phone: string; note: string; door?: { address: string; house?: string; floor?: string; landmark?: string; directions?: string; latitude: number | string; longitude: number | string }; is_far_confirmed?: boolean; reason: string }; signal?: AbortSignal }): Promise<{ order: AdminOrder; fee_difference: number }>;
    /** Move an order by the table of transitions, where its store or courier cannot; a refund needs ops.refund too. For operators with the permission ops.orders. May refuse with order_not_found, step_not_allowed, changed_meanwhile, right_missing, needs_second_person. `POST /api/v1/admin/orders/{order_id}/move` */
    move(sent: { params: { order_id: string }; body: { version: number; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; reason: string }; signal?: AbortSignal }): Promise<AdminOrder>;
    /** Refund a delivered order whole, by line, by charge or by amount, up to what is left of it. For operators with the permission ops.refund. May refuse with order_not_found, not_refundable, step_not_allowed, refund_nothing, refund_over_left, refund_line_gone, refund_parts, refund_no_wallet, order_in_progress, key_reused, needs_second_person. `POST /api/v1/admin/orders/{order_id}/refund` */
    refund(sent: { params: { order_id: string }; body: { whole?: boolean; lines?: { line: number; quantity: number }[]; fees?: Array<'delivery_fee' | 'service_charge' | 'tip'>; amount?: number; borne_by: { market: number; store: number; courier: number }; way: 'wallet' | 'source'; answers_request?: boolean; reason: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<AdminOrder>;
  };
  adminManual: {
    /** Manual journals, those that wait for a second person first, then the newest. For operators with the permission ops.finance. May refuse with right_missing. `GET /api/v1/admin/manual-journals` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; journals: Array<{ id: number; kind: 'written_off' | 'corrected'; debit: string; credit: string; currency: string; amount: number; reason: string; state: 'proposed' | 'booked' | 'declined'; made_by: string | null; made_at: string; decided_by: string | null; decided_at: string | null; decline_reason: string | null; is_own: boolean }> }>;
    /** Propose a manual journal; nothing is booked until another person agrees. For operators with the permission ops.finance. May refuse with right_missing, ledger_account_unknown. `POST /api/v1/admin/manual-journals` */
    propose(sent: { body: { kind: 'written_off' | 'corrected'; debit?: string; credit: string; currency: string; amount: number; reason: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; kind: 'written_off' | 'corrected'; debit: string; credit: string; currency: string; amount: number; reason: string; state: 'proposed' | 'booked' | 'declined'; made_by: string | null; made_at: string; decided_by: string | null; decided_at: string | null; decline_reason: string | null; is_own: boolean }>;
    /** Book a journal that another person has proposed. For operators with the permission ops.finance. May refuse with right_missing, manual_not_found, manual_decided, manual_same_person. `POST /api/v1/admin/manual-journals/{manual_id}/book` */
    book(sent: { params: { manual_id: number }; signal?: AbortSignal }): Promise<{ id: number; kind: 'written_off' | 'corrected'; debit: string; credit: string; currency: string; amount: number; reason: string; state: 'proposed' | 'booked' | 'declined'; made_by: string | null; made_at: string; decided_by: string | null; decided_at: string | null; decline_reason: string | null; is_own: boolean }>;
    /** Decline a proposed journal, or take an own one back. For operators with the permission ops.finance. May refuse with right_missing, manual_not_found, manual_decided. `POST /api/v1/admin/manual-journals/{manual_id}/decline` */
    decline(sent: { params: { manual_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ id: number; kind: 'written_off' | 'corrected'; debit: string; credit: string; currency: string; amount: number; reason: string; state: 'proposed' | 'booked' | 'declined'; made_by: string | null; made_at: string; decided_by: string | null; decided_at: string | null; decline_reason: string | null; is_own: boolean }>;
  };
  adminPages: {
    /** The pages that the operator writes, with the languages that have a text. For operators with the permission ops.content. `GET /api/v1/admin/pages` */
    list(sent?: { signal?: AbortSignal }): Promise<{ languages: Array<'en' | 'yo' | 'ha' | 'ke'>; pages: Array<{ name: 'about-us' | 'terms-and-conditions' | 'privacy-policy' | 'refund-policy' | 'cancellation-policy' | 'shipping-policy'; written: Array<'en' | 'yo' | 'ha' | 'ke'>; changed_on: string | null; has_brand_file: boolean }> }>;
    /** The texts of a page in every language. For operators with the permission ops.content. May refuse with not_found. `GET /api/v1/admin/pages/{name}` */
    show(sent: { params: { name: string }; signal?: AbortSignal }): Promise<{ name: 'about-us' | 'terms-and-conditions' | 'privacy-policy' | 'refund-policy' | 'cancellation-policy' | 'shipping-policy'; written: Array<'en' | 'yo' | 'ha' | 'ke'>; changed_on: string | null; has_brand_file: boolean; languages: Array<'en' | 'yo' | 'ha' | 'ke'>; texts: Array<{ language: 'en' | 'yo' | 'ha' | 'ke'; html: string }>; version: number }>;
    /** A text as customers would see it, and what was taken out of it; nothing is kept. For operators with the permission ops.content. `POST /api/v1/admin/pages/preview` */
    preview(sent: { body: { html: string }; signal?: AbortSignal }): Promise<{ html: string; removed: string[] }>;
    /** Save the text of a page in one language, cleaned; an empty text removes it. For operators with the permission ops.content. May refuse with not_found, changed_meanwhile. `PUT /api/v1/admin/pages/{name}/{language}` */
    change(sent: { params: { name: string; language: 'en' | 'yo' | 'ha' | 'ke' }; body: { html: string; version: number }; signal?: AbortSignal }): Promise<{ name: 'about-us' | 'terms-and-conditions' | 'privacy-policy' | 'refund-policy' | 'cancellation-policy' | 'shipping-policy'; written: Array<'en' | 'yo' | 'ha' | 'ke'>; changed_on: string | null; has_brand_file: boolean; languages: Array<'en' | 'yo' | 'ha' | 'ke'>; texts: Array<{ language: 'en' | 'yo' | 'ha' | 'ke'; html: string }>; version: number }>;
  };
  adminTexts: {
    /** Names and texts of content with their translations: missing ones first. For operators with the permission ops.content. `GET /api/v1/admin/texts` */
    list(sent?: { query?: { limit?: number; offset?: number; search?: string; kind?: 'module' | 'category' | 'condition' | 'unit' | 'allergen' | 'parcel' | 'reason' | 'site' | 'unused'; missing?: 'any' | 'yo' | 'ha' | 'ke' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; texts: Array<{ text: string; kinds: Array<'module' | 'category' | 'condition' | 'unit' | 'allergen' | 'parcel' | 'reason' | 'site' | 'unused'>; translations: Array<{ language: 'yo' | 'ha' | 'ke'; translation: string }> }>; languages: Array<{ language: 'yo' | 'ha' | 'ke'; missing: number }> }>;
    /** Change translations, all of them or none; an empty one is taken away. For operators with the permission ops.content. May refuse with right_missing, signs_differ, changed_meanwhile. `PUT /api/v1/admin/texts` */
    change(sent: { body: { changes: Array<{ text: string; language: 'yo' | 'ha' | 'ke'; before: string; after: string }> }; signal?: AbortSignal }): Promise<{ changes: Array<{ text: string; language: 'yo' | 'ha' | 'ke'; before: string; after: string }> }>;
    /** Check a CSV file of translations, or save it, all or nothing; its columns are `text` and codes of languages. For operators with the permission ops.content. May refuse with right_missing, too_large, overloaded. `POST /api/v1/admin/texts/import` */
    importFile(sent: { body: { file: Blob; step: 'preview' | 'save' }; signal?: AbortSignal }): Promise<{ line_count: number; added: number; changed: number; removed: number; unused: string[]; changes: Array<{ text: string; language: 'yo' | 'ha' | 'ke'; before: string; after: string }>; is_saved: boolean; faults: { line: number; field: string; reason: string }[] }>;
  };
  adminPayees: {
    /** Accounts of stores and couriers, those that nobody has checked first, the oldest first. For operators with the permission ops.payouts. `GET /api/v1/admin/payee-accounts` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; accounts: Array<{ id: number; payee: 'store' | 'courier'; payee_id: number; name: string; kind: 'bank' | 'mobile_money'; holder: string; institution: string; masked: string; made_at: string; made_by: string | null; usable_at: string; checked_name: string | null; is_own: boolean }> }>;
    /** The whole number of an account, for a test transfer; the audit log notes who has read it. For operators with the permission ops.payouts. May refuse with payee_account_not_found. `POST /api/v1/admin/payee-accounts/{account_id}/reveal` */
    reveal(sent: { params: { account_id: number }; signal?: AbortSignal }): Promise<{ number: string }>;
    /** Note the name that the bank shows for an account; it must be the one that the payee has entered. For operators with the permission ops.payouts. May refuse with payee_account_not_found, account_name_differs, account_same_person. `POST /api/v1/admin/payee-accounts/{account_id}/check` */
    check(sent: { params: { account_id: number }; body: { name_at_bank: string }; signal?: AbortSignal }): Promise<{ id: number; payee: 'store' | 'courier'; payee_id: number; name: string; kind: 'bank' | 'mobile_money'; holder: string; institution: string; masked: string; made_at: string; made_by: string | null; usable_at: string; checked_name: string | null; is_own: boolean }>;
    /** Refuse an account; its payee reads the reason and enters another one. For operators with the permission ops.payouts. May refuse with payee_account_not_found. `POST /api/v1/admin/payee-accounts/{account_id}/refuse` */
    refuse(sent: { params: { account_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ id: number; payee: 'store' | 'courier'; payee_id: number; name: string; kind: 'bank' | 'mobile_money'; holder: string; institution: string; masked: string; made_at: string; made_by: string | null; usable_at: string; checked_name: string | null; is_own: boolean }>;
  };
  adminPayouts: {
    /** Who would be paid how much, minus cash in hand, and who waits. For operators with the permission ops.payouts. `GET /api/v1/admin/payout-runs/preview` */
    preview(sent: { query: { payee: 'store' | 'courier'; currency: string; least?: number }; signal?: AbortSignal }): Promise<{ payouts: { payee_id: number; name: string; owed: number; cash: number; set_off: number; amount: number }[]; total: number; held: Array<{ payee_id: number; name: string; amount: number; reason: 'account_missing' | 'account_unchecked' | 'account_new' }>; waiting: number }>;
    /** Prepare a run of payouts; nothing is booked until another person releases it. For operators with the permission ops.payouts. May refuse with payout_nothing. `POST /api/v1/admin/payout-runs` */
    prepare(sent: { body: { payee: 'store' | 'courier'; currency: string; least?: number }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ run: { id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }; payouts: Array<{ id: number; payee_id: number; name: string; phone: string; owed: number; cash: number; set_off: number; amount: number; account: PaidTo | null; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string }> }>;
    /** Runs of payouts, newest first. For operators with the permission ops.payouts. `GET /api/v1/admin/payout-runs` */
    runs(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; runs: Array<{ id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }> }>;
    /** A run with its payouts, the largest first. For operators with the permission ops.payouts. May refuse with payout_run_not_found. `GET /api/v1/admin/payout-runs/{run_id}` */
    show(sent: { params: { run_id: number }; signal?: AbortSignal }): Promise<{ run: { id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }; payouts: Array<{ id: number; payee_id: number; name: string; phone: string; owed: number; cash: number; set_off: number; amount: number; account: PaidTo | null; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string }> }>;
    /** Withdraw a run that is not released; its payees are free for the next one. For operators with the permission ops.payouts. May refuse with payout_run_not_found, payout_run_closed, changed_meanwhile. `POST /api/v1/admin/payout-runs/{run_id}/withdraw` */
    withdraw(sent: { params: { run_id: number }; body: { version: number; reason: string }; signal?: AbortSignal }): Promise<{ run: { id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }; payouts: Array<{ id: number; payee_id: number; name: string; phone: string; owed: number; cash: number; set_off: number; amount: number; account: PaidTo | null; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string }> }>;
    /** Leave a payee out of a run that is not released; the balance stays. For operators with the permission ops.payouts. May refuse with payout_run_not_found, payout_run_closed, changed_meanwhile, payout_not_found, payout_settled. `POST /api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/leave-out` */
    leaveOut(sent: { params: { run_id: number; payout_id: number }; body: { version: number; reason: string }; signal?: AbortSignal }): Promise<{ run: { id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }; payouts: Array<{ id: number; payee_id: number; name: string; phone: string; owed: number; cash: number; set_off: number; amount: number; account: PaidTo | null; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string }> }>;
    /** Release a run that another person has prepared: its payouts are booked and go to the bank. For operators with the permission ops.payouts. May refuse with payout_run_not_found, payout_run_closed, changed_meanwhile, payout_same_person. `POST /api/v1/admin/payout-runs/{run_id}/release` */
    release(sent: { params: { run_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ run: { id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }; payouts: Array<{ id: number; payee_id: number; name: string; phone: string; owed: number; cash: number; set_off: number; amount: number; account: PaidTo | null; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string }> }>;
    /** What the bank, or who runs the mobile money, needs to pay a released run; with whole account numbers. For operators with the permission ops.payouts. May refuse with payout_run_not_found, payout_run_closed. `POST /api/v1/admin/payout-runs/{run_id}/file` */
    file(sent: { params: { run_id: number }; body: { kind: 'bank' | 'mobile_money' }; signal?: AbortSignal }): Promise<{ transfers: { reference: string; holder: string; institution: string; number: string; amount: number; currency: string }[] }>;
    /** Note that the bank has paid a payout, with the reference of the transfer. For operators with the permission ops.payouts. May refuse with payout_run_not_found, payout_not_found, payout_settled. `POST /api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/paid` */
    markPaid(sent: { params: { run_id: number; payout_id: number }; body: { reference: string }; signal?: AbortSignal }): Promise<{ run: { id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }; payouts: Array<{ id: number; payee_id: number; name: string; phone: string; owed: number; cash: number; set_off: number; amount: number; account: PaidTo | null; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string }> }>;
    /** Note that a payout came back; the payee is owed it again. For operators with the permission ops.payouts. May refuse with payout_run_not_found, payout_not_found, payout_settled. `POST /api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/failed` */
    markFailed(sent: { params: { run_id: number; payout_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ run: { id: number; payee: 'store' | 'courier'; currency: string; least: number; state: 'prepared' | 'released' | 'withdrawn'; version: number; made_at: string; made_by: string | null; ended_at: string | null; ended_by: string | null; payouts: number; total: number; sent: number; paid: number; failed: number; is_own: boolean }; payouts: Array<{ id: number; payee_id: number; name: string; phone: string; owed: number; cash: number; set_off: number; amount: number; account: PaidTo | null; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string }> }>;
    /** What a store or a courier has earned, was paid and holds in cash. For operators with the permission ops.payouts. May refuse with payee_not_found. `GET /api/v1/admin/statements/{payee}/{payee_id}` */
    statement(sent: { params: { payee: 'store' | 'courier'; payee_id: number }; query: StatementQuerySent; signal?: AbortSignal }): Promise<{ name: string; now: string; currencies: Array<{ currency: string; owed: { opening: number; closing: number }; cash: { opening: number; closing: number }; lines: Array<{ at: string; kind: string; order_id: string | null; subject: string | null; side: 'owed' | 'cash'; amount: number }>; is_whole: boolean }> }>;
  };
  adminProposals: {
    /** What waits for a second person, or was decided: the own ones, for a lead all of the zones. For operators. `GET /api/v1/admin/proposals` */
    list(sent?: { query?: { limit?: number; offset?: number; state?: 'open' | 'decided' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; proposals: Array<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }> }>;
    /** Approve what another operator has proposed: it is carried out at once. For operators with the permission ops.lead. May refuse with proposal_not_found, proposal_decided, proposal_expired, proposal_own, proposal_unauthorized, limit_too_low, right_missing, order_not_found, changed_meanwhile, step_not_allowed, not_cancelable, not_refundable, refund_nothing, refund_over_left, refund_line_gone, refund_parts, refund_no_wallet, account_not_found, wallet_short, points_short, wallet_off, wallet_currency, coupon_exists. `POST /api/v1/admin/proposals/{proposal_id}/approve` */
    approve(sent: { params: { proposal_id: number }; signal?: AbortSignal }): Promise<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }>;
    /** Decline what another operator has proposed, with a reason for that person. For operators with the permission ops.lead. May refuse with proposal_not_found, proposal_decided, proposal_expired, proposal_own, limit_too_low, right_missing. `POST /api/v1/admin/proposals/{proposal_id}/decline` */
    decline(sent: { params: { proposal_id: number }; body: { reason: string }; signal?: AbortSignal }): Promise<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }>;
    /** Take an own proposal back. For operators. May refuse with proposal_not_found, proposal_decided, proposal_expired. `DELETE /api/v1/admin/proposals/{proposal_id}` */
    takeBack(sent: { params: { proposal_id: number }; signal?: AbortSignal }): Promise<{ id: number; call: 'adminOrders.refund' | 'adminOrders.cancel' | 'adminOrders.move' | 'adminChanges.change' | 'adminCustomers.correctWallet' | 'adminCustomers.giveGoodwill' | 'vendorOrders.cancel' | 'vendorOrders.change'; order_id: string | null; customer: { id: number; name: string } | null; store_name: string | null; amount: number; currency: string; to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded' | null; reason: string; proposed_by: string | null; is_own: boolean; created_at: string; expires_at: string; state: 'open' | 'approved' | 'declined' | 'taken_back' | 'expired'; decided_by: string | null; decided_at: string | null; decline_reason: string | null; may_decide: boolean }>;
  };
  adminReviews: {
    /** Reviews of all stores: reported ones that wait for a decision first, then the latest. For operators with the permission ops.content. `GET /api/v1/admin/reviews` */
    list(sent?: { query?: { limit?: number; offset?: number; list?: 'reported' | 'hidden' | 'all' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; reviews: Array<{ id: number; author: string; rating: number; comment: string; language: string; images_full_url: string[]; created_at: string; answer: { text: string; answered_at: string } | null; about: 'item' | 'store' | 'delivery_man'; subject_name: string; store_name: string | null; order_id: string; reported_at: string | null; report_reason: string | null; decided_at: string | null; hidden_rule: 'insult' | 'private_data' | 'advertising' | 'not_the_order' | 'false_review' | null }> }>;
    /** Hide a review with the rule that it breaks, keep it, or show it again; the rating follows, and the writer can get an answer from support. For operators with the permission ops.content. May refuse with review_not_found, changed_meanwhile. `POST /api/v1/admin/reviews/{review_id}/decide` */
    decide(sent: { params: { review_id: number }; body: { rule: 'insult' | 'private_data' | 'advertising' | 'not_the_order' | 'false_review' | null; words: string | null; decided_at: string | null }; signal?: AbortSignal }): Promise<{ review: { id: number; author: string; rating: number; comment: string; language: string; images_full_url: string[]; created_at: string; answer: { text: string; answered_at: string } | null; about: 'item' | 'store' | 'delivery_man'; subject_name: string; store_name: string | null; order_id: string; reported_at: string | null; report_reason: string | null; decided_at: string | null; hidden_rule: 'insult' | 'private_data' | 'advertising' | 'not_the_order' | 'false_review' | null } }>;
  };
  adminRewards: {
    /** Cashback or bonuses in a state, what starts last first. For operators with the permission ops.promotions. `GET /api/v1/admin/rewards` */
    list(sent?: { query?: { limit?: number; offset?: number; kind?: 'cashback' | 'bonus'; state?: 'planned' | 'running' | 'over' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; rewards: Array<{ id: number; kind: 'cashback' | 'bonus'; currency: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; title: string; value: number; type: 'percent' | 'amount'; max: number | null; minimum: number; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; version: number }> }>;
    /** A cashback or a bonus. For operators with the permission ops.promotions. May refuse with reward_not_found. `GET /api/v1/admin/rewards/{kind}/{reward_id}` */
    show(sent: { params: { kind: 'cashback' | 'bonus'; reward_id: number }; signal?: AbortSignal }): Promise<{ id: number; kind: 'cashback' | 'bonus'; currency: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; title: string; value: number; type: 'percent' | 'amount'; max: number | null; minimum: number; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; version: number }>;
    /** Offer a cashback on orders or a bonus on money that is added; a costly one needs a lead. For operators with the permission ops.promotions. May refuse with right_missing, reward_needs_lead, order_in_progress, key_reused. `POST /api/v1/admin/rewards` */
    create(sent: { body: { title: string; value: number; type: 'percent' | 'amount'; max: number | null; minimum: number; starts_at: string; ends_at: string; kind: 'cashback' | 'bonus'; currency: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; kind: 'cashback' | 'bonus'; currency: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; title: string; value: number; type: 'percent' | 'amount'; max: number | null; minimum: number; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; version: number }>;
    /** Change a cashback or a bonus; of one that has started its name and its end. For operators with the permission ops.promotions. May refuse with right_missing, reward_not_found, reward_started, reward_needs_lead, changed_meanwhile. `PUT /api/v1/admin/rewards/{kind}/{reward_id}` */
    change(sent: { params: { kind: 'cashback' | 'bonus'; reward_id: number }; body: { title: string; value: number; type: 'percent' | 'amount'; max: number | null; minimum: number; starts_at: string; ends_at: string; version: number }; signal?: AbortSignal }): Promise<{ id: number; kind: 'cashback' | 'bonus'; currency: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; title: string; value: number; type: 'percent' | 'amount'; max: number | null; minimum: number; starts_at: string; ends_at: string; state: 'planned' | 'running' | 'over'; version: number }>;
    /** Delete a cashback or a bonus that has not started; another one is ended by its date. For operators with the permission ops.promotions. May refuse with right_missing, reward_not_found, reward_started. `DELETE /api/v1/admin/rewards/{kind}/{reward_id}` */
    remove(sent: { params: { kind: 'cashback' | 'bonus'; reward_id: number }; signal?: AbortSignal }): Promise<{ message: string }>;
    /** The terms of points and invitations in each currency, those that are planned and over too. For operators with the permission ops.promotions. `GET /api/v1/admin/reward-terms` */
    terms(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; terms: Array<{ spent_per_point: number; point_worth: number; minimum_points: number; referral_credit: number; first_order_percent: number; first_order_max: number; first_order_days: number; currency: string; starts_at: string; state: 'planned' | 'running' | 'over' }> }>;
    /** Set the terms of points and invitations in a currency from a moment on, now at the earliest. For operators with the permission ops.promotions. May refuse with right_missing, reward_needs_lead, order_in_progress, key_reused. `POST /api/v1/admin/reward-terms` */
    setTerms(sent: { body: { spent_per_point: number; point_worth: number; minimum_points: number; referral_credit: number; first_order_percent: number; first_order_max: number; first_order_days: number; currency: string; starts_at: string | null }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ spent_per_point: number; point_worth: number; minimum_points: number; referral_credit: number; first_order_percent: number; first_order_max: number; first_order_days: number; currency: string; starts_at: string; state: 'planned' | 'running' | 'over' }>;
  };
  adminRegistration: {
    /** Applications of stores in the zones of an operator, newest first. For operators with the permission ops.stores. `GET /api/v1/admin/store-applications` */
    stores(sent?: { query?: { limit?: number; offset?: number; status?: 'pending' | 'accepted' | 'declined' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; applications: Array<{ id: number; status: 'pending' | 'accepted' | 'declined'; f_name: string; l_name: string; phone: string; email: string; zone_id: number; zone_name: string; city: string; zone_is_active: boolean; account: 'none' | 'confirmed' | 'unconfirmed'; same_contact: Array<{ kind: 'account' | 'courier' | 'store' | 'store_application' | 'courier_application'; id: number; name: string; status: 'pending' | 'accepted' | 'declined' | null }>; created_at: string; decided_at: string | null; decided_by: string | null; decision: string; is_told: boolean; name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; address: string; latitude: number; longitude: number; delivery_minutes_min: number; delivery_minutes_max: number; tax_number: string; logo_full_url: string | null; cover_photo_full_url: string | null; store_id: number | null }> }>;
    /** Make a store and its owner of an application, and write to the applicant. For operators with the permission ops.stores. May refuse with not_found, application_decided, key_reused, account_unconfirmed, account_closed, zone_off, slug_taken, store_outside_zone, store_module_not_offered. `POST /api/v1/admin/store-applications/{application_id}/accept` */
    acceptStore(sent: { params: { application_id: number }; body: { is_known?: boolean; slug?: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; status: 'pending' | 'accepted' | 'declined'; f_name: string; l_name: string; phone: string; email: string; zone_id: number; zone_name: string; city: string; zone_is_active: boolean; account: 'none' | 'confirmed' | 'unconfirmed'; same_contact: Array<{ kind: 'account' | 'courier' | 'store' | 'store_application' | 'courier_application'; id: number; name: string; status: 'pending' | 'accepted' | 'declined' | null }>; created_at: string; decided_at: string | null; decided_by: string | null; decision: string; is_told: boolean; name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; address: string; latitude: number; longitude: number; delivery_minutes_min: number; delivery_minutes_max: number; tax_number: string; logo_full_url: string | null; cover_photo_full_url: string | null; store_id: number | null }>;
    /** Decline an application of a store; the applicant reads the words. For operators with the permission ops.stores. May refuse with not_found, application_decided, key_reused. `POST /api/v1/admin/store-applications/{application_id}/decline` */
    declineStore(sent: { params: { application_id: number }; body: { words: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; status: 'pending' | 'accepted' | 'declined'; f_name: string; l_name: string; phone: string; email: string; zone_id: number; zone_name: string; city: string; zone_is_active: boolean; account: 'none' | 'confirmed' | 'unconfirmed'; same_contact: Array<{ kind: 'account' | 'courier' | 'store' | 'store_application' | 'courier_application'; id: number; name: string; status: 'pending' | 'accepted' | 'declined' | null }>; created_at: string; decided_at: string | null; decided_by: string | null; decision: string; is_told: boolean; name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; address: string; latitude: number; longitude: number; delivery_minutes_min: number; delivery_minutes_max: number; tax_number: string; logo_full_url: string | null; cover_photo_full_url: string | null; store_id: number | null }>;
    /** Applications of couriers in the zones of an operator, newest first. For operators with the permission ops.couriers. `GET /api/v1/admin/courier-applications` */
    couriers(sent?: { query?: { limit?: number; offset?: number; status?: 'pending' | 'accepted' | 'declined' }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; applications: Array<{ id: number; status: 'pending' | 'accepted' | 'declined'; f_name: string; l_name: string; phone: string; email: string; zone_id: number; zone_name: string; city: string; zone_is_active: boolean; account: 'none' | 'confirmed' | 'unconfirmed'; same_contact: Array<{ kind: 'account' | 'courier' | 'store' | 'store_application' | 'courier_application'; id: number; name: string; status: 'pending' | 'accepted' | 'declined' | null }>; created_at: string; decided_at: string | null; decided_by: string | null; decision: string; is_told: boolean; vehicle: 'foot' | 'bicycle' | 'motorcycle' | 'car'; identity_type: 'national_id' | 'passport' | 'driving_license'; identity_number: string; image_full_url: string | null; courier_id: number | null }> }>;
    /** Make a courier of an application, and write to the applicant. For operators with the permission ops.couriers. May refuse with not_found, application_decided, key_reused, account_unconfirmed, account_closed, zone_off, already_member. `POST /api/v1/admin/courier-applications/{application_id}/accept` */
    acceptCourier(sent: { params: { application_id: number }; body: { is_known?: boolean }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; status: 'pending' | 'accepted' | 'declined'; f_name: string; l_name: string; phone: string; email: string; zone_id: number; zone_name: string; city: string; zone_is_active: boolean; account: 'none' | 'confirmed' | 'unconfirmed'; same_contact: Array<{ kind: 'account' | 'courier' | 'store' | 'store_application' | 'courier_application'; id: number; name: string; status: 'pending' | 'accepted' | 'declined' | null }>; created_at: string; decided_at: string | null; decided_by: string | null; decision: string; is_told: boolean; vehicle: 'foot' | 'bicycle' | 'motorcycle' | 'car'; identity_type: 'national_id' | 'passport' | 'driving_license'; identity_number: string; image_full_url: string | null; courier_id: number | null }>;
    /** Decline an application of a courier; the applicant reads the words. For operators with the permission ops.couriers. May refuse with not_found, application_decided, key_reused. `POST /api/v1/admin/courier-applications/{application_id}/decline` */
    declineCourier(sent: { params: { application_id: number }; body: { words: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; status: 'pending' | 'accepted' | 'declined'; f_name: string; l_name: string; phone: string; email: string; zone_id: number; zone_name: string; city: string; zone_is_active: boolean; account: 'none' | 'confirmed' | 'unconfirmed'; same_contact: Array<{ kind: 'account' | 'courier' | 'store' | 'store_application' | 'courier_application'; id: number; name: string; status: 'pending' | 'accepted' | 'declined' | null }>; created_at: string; decided_at: string | null; decided_by: string | null; decision: string; is_told: boolean; vehicle: 'foot' | 'bicycle' | 'motorcycle' | 'car'; identity_type: 'national_id' | 'passport' | 'driving_license'; identity_number: string; image_full_url: string | null; courier_id: number | null }>;
  };
  adminReports: {
    /** A page of a report of some days in the zones of an operator. For operators with the permission ops.reports. `GET /api/v1/admin/reports/{report}` */
    show(sent: { params: { report: 'orders' | 'stores' | 'couriers' | 'promotions' | 'refunds' | 'times' | 'cash' }; query: { limit?: number; offset?: number; first_day: string; last_day: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; rows: Array<Array<string | number | null>>; columns: string[] }>;
    /** Make a CSV file of a report: a short one at once, one of more than 10,000 rows in the background, and none of more than 1 million rows. For operators with the permission ops.export. May refuse with right_missing, report_too_long, order_in_progress, key_reused. `POST /api/v1/admin/reports/{report}/files` */
    makeFile(sent: { params: { report: 'orders' | 'stores' | 'couriers' | 'promotions' | 'refunds' | 'times' | 'cash' }; body: { first_day: string; last_day: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ id: number; report: 'orders' | 'stores' | 'couriers' | 'promotions' | 'refunds' | 'times' | 'cash'; first_day: string; last_day: string; state: 'waiting' | 'done' | 'failed'; row_count: number; part_count: number; made_at: string; until: string }>;
    /** The files that an operator has made in the last 7 days, the newest first. For operators with the permission ops.export. May refuse with right_missing. `GET /api/v1/admin/report-files` */
    files(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; files: Array<{ id: number; report: 'orders' | 'stores' | 'couriers' | 'promotions' | 'refunds' | 'times' | 'cash'; first_day: string; last_day: string; state: 'waiting' | 'done' | 'failed'; row_count: number; part_count: number; made_at: string; until: string }> }>;
    /** A part of a file as CSV, counted from 1; the first one begins with the names of the columns. For operators with the permission ops.export. May refuse with right_missing, report_file_not_found. `GET /api/v1/admin/report-files/{file_id}/parts/{part}` */
    part(sent: { params: { file_id: number; part: number }; signal?: AbortSignal }): Promise<{ csv: string }>;
  };
  adminStatements: {
    /** The providers of payments, the currencies of each, and the columns of a statement. For operators with the permission ops.finance. May refuse with right_missing. `GET /api/v1/admin/statements/providers` */
    providers(sent?: { signal?: AbortSignal }): Promise<{ providers: { name: string; title: string; currencies: string[] }[]; columns: { name: string; about: string }[]; time_zone: string; today: string }>;
    /** Statements that were compared, the newest first. For operators with the permission ops.finance. May refuse with right_missing. `GET /api/v1/admin/statements` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; statements: Array<{ id: number; provider: string; currency: string; first_day: string; last_day: string; file_name: string; line_count: number; same_count: number; difference_count: number; open_count: number; made_by: string | null; made_at: string; can_be_removed: boolean }> }>;
    /** Compare a statement of a provider with its payments; with `save` each difference becomes a task, all of them or none. For operators with the permission ops.finance. May refuse with right_missing, statement_twice, too_large, overloaded. `POST /api/v1/admin/statements` */
    compare(sent: { body: { provider: string; currency: string; file: Blob; file_name?: string; first_day?: string; last_day?: string; step: 'preview' | 'save' }; signal?: AbortSignal }): Promise<{ statement_id: number | null; line_count: number; left_out: number; first_day: string | null; last_day: string | null; amount: number; counts: { same: number; missing_here: number; missing_there: number; other_amount: number; other_day: number }; known_count: number; faults: { line: number; field: string; reason: string }[] }>;
    /** Take a statement back with its differences, as long as none of them has an answer. For operators with the permission ops.finance. May refuse with right_missing, statement_not_found, statement_answered. `DELETE /api/v1/admin/statements/{statement_id}` */
    remove(sent: { params: { statement_id: number }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** Differences between statements and payments: open ones the oldest first, answered ones the newest. For operators with the permission ops.finance. May refuse with right_missing. `GET /api/v1/admin/statement-differences` */
    differences(sent?: { query?: { limit?: number; offset?: number; state?: 'open' | 'answered'; kind?: 'missing_here' | 'missing_there' | 'other_amount' | 'other_day'; statement_id?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; differences: Array<{ id: number; statement_id: number; provider: string; kind: 'missing_here' | 'missing_there' | 'other_amount' | 'other_day'; reference: string; line: number | null; there: { amount: number; currency: string; decimals: number; day: string | null } | null; here: { amount: number; currency: string; decimals: number; day: string | null } | null; payment: { id: string; status: string; order_id: string | null } | null; answer: string | null; answered_by: string | null; answered_at: string | null; found_in: number | null }> }>;
    /** Answer differences in words, all of them or none; what has an answer leaves the list. For operators with the permission ops.finance. May refuse with right_missing, difference_not_found, difference_answered. `POST /api/v1/admin/statement-differences/answer` */
    answer(sent: { body: { ids: number[]; words: string }; signal?: AbortSignal }): Promise<{ answered: number }>;
  };
  adminStores: {
    /** The stores in the zones of an operator, by name, also those that are closed. For operators with the permission ops.stores. `GET /api/v1/admin/stores` */
    list(sent?: { query?: { limit?: number; offset?: number; search?: string; zone_id?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; stores: Array<{ name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number; longitude: number; opening_hours: OpeningHours; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; id: number; slug: string; currency: string; is_active: boolean; closed_reason: string | null; closed_until: string | null; item_count: number; owners: string[]; invited_owner: string | null; version: number }> }>;
    /** One store, as an operator sees it. For operators with the permission ops.stores. May refuse with store_not_found. `GET /api/v1/admin/stores/{store_id}` */
    show(sent: { params: { store_id: number }; signal?: AbortSignal }): Promise<{ name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number; longitude: number; opening_hours: OpeningHours; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; id: number; slug: string; currency: string; is_active: boolean; closed_reason: string | null; closed_until: string | null; item_count: number; owners: string[]; invited_owner: string | null; version: number }>;
    /** Make a store; without a slug its address is made from its name. For operators with the permission ops.stores. May refuse with zone_not_found, store_outside_zone, store_module_not_offered, right_missing, slug_taken, key_reused. `POST /api/v1/admin/stores` */
    create(sent: { body: { name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number | string; longitude: number | string; opening_hours: OpeningHoursSent; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; slug?: string }; idempotencyKey: string; signal?: AbortSignal }): Promise<{ name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number; longitude: number; opening_hours: OpeningHours; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; id: number; slug: string; currency: string; is_active: boolean; closed_reason: string | null; closed_until: string | null; item_count: number; owners: string[]; invited_owner: string | null; version: number }>;
    /** Change the profile and the hours of a store. For operators with the permission ops.stores. May refuse with store_not_found, zone_not_found, store_outside_zone, store_module_not_offered, right_missing, store_zone_fixed, changed_meanwhile. `PUT /api/v1/admin/stores/{store_id}` */
    change(sent: { params: { store_id: number }; body: { name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number | string; longitude: number | string; opening_hours: OpeningHoursSent; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; version: number }; signal?: AbortSignal }): Promise<{ name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number; longitude: number; opening_hours: OpeningHours; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; id: number; slug: string; currency: string; is_active: boolean; closed_reason: string | null; closed_until: string | null; item_count: number; owners: string[]; invited_owner: string | null; version: number }>;
    /** Close a store with the reason, until a time or until it is opened; running orders go on. For operators with the permission ops.stores. May refuse with store_not_found, changed_meanwhile, suspension_end. `POST /api/v1/admin/stores/{store_id}/close` */
    close(sent: { params: { store_id: number }; body: { version: number; reason: string; until?: string | null }; signal?: AbortSignal }): Promise<{ name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number; longitude: number; opening_hours: OpeningHours; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; id: number; slug: string; currency: string; is_active: boolean; closed_reason: string | null; closed_until: string | null; item_count: number; owners: string[]; invited_owner: string | null; version: number }>;
    /** Let customers order from a store again. For operators with the permission ops.stores. May refuse with store_not_found, changed_meanwhile. `POST /api/v1/admin/stores/{store_id}/open` */
    open(sent: { params: { store_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ name: string; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_id: number; address: string; phone: string; latitude: number; longitude: number; opening_hours: OpeningHours; minimum_order: number; delivery_minutes_min: number; delivery_minutes_max: number; take_away: boolean; id: number; slug: string; currency: string; is_active: boolean; closed_reason: string | null; closed_until: string | null; item_count: number; owners: string[]; invited_owner: string | null; version: number }>;
    /** Invite the owner of a store; an open invitation of the same contact is replaced. For operators with the permission ops.stores. May refuse with store_not_found, already_member, invitations_full, too_many. `POST /api/v1/admin/stores/{store_id}/owner` */
    inviteOwner(sent: { params: { store_id: number }; body: { contact: string }; signal?: AbortSignal }): Promise<{ invitation: StoreInvitation; link: string; is_sent: boolean }>;
  };
  adminWaiting: {
    /** How much waits for an operator, of each kind that the operator may answer, and how long. For operators. `GET /api/v1/admin/waiting` */
    show(sent?: { signal?: AbortSignal }): Promise<{ waiting: Array<{ kind: 'accounts' | 'alarms' | 'applications' | 'differences' | 'payouts' | 'proposals' | 'refunds'; count: number; oldest_minutes: number | null }> }>;
  };
  adminWallet: {
    /** What the market keeps of the goods: rules that are planned, in force and over, newest first. For operators with the permission ops.finance. `GET /api/v1/admin/commission-rules` */
    commissions(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; rules: Array<{ id: number; starts_at: string; state: 'planned' | 'in_force' | 'over'; made_at: string; made_by: string | null; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; store_id: number | null; store_name: string | null; currency: string | null; percent: number; fixed: number }> }>;
    /** Set a commission of the market, a module or a store from a moment on, never backwards. For operators with the permission ops.finance. May refuse with right_missing, store_not_found, rule_scope, rule_too_early, rule_taken, changed_meanwhile. `POST /api/v1/admin/commission-rules` */
    addCommission(sent: { body: { module_type?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; store_id?: number; currency?: string; percent: number; fixed?: number; starts_at: string; version: number }; signal?: AbortSignal }): Promise<{ id: number; starts_at: string; state: 'planned' | 'in_force' | 'over'; made_at: string; made_by: string | null; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; store_id: number | null; store_name: string | null; currency: string | null; percent: number; fixed: number }>;
    /** The stores that a commission may be for, by a part of the name. For operators with the permission ops.finance. `GET /api/v1/admin/commission-rules/stores` */
    commissionStores(sent?: { query?: { limit?: number; offset?: number; search?: string }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; stores: { id: number; name: string; zone_name: string; currency: string }[] }>;
    /** What a commission would have been in the last 30 days. For operators with the permission ops.finance. May refuse with right_missing, store_not_found, rule_scope. `GET /api/v1/admin/commission-rules/preview` */
    previewCommission(sent: { query: { module_type?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; store_id?: number; currency?: string; percent: number; fixed?: number }; signal?: AbortSignal }): Promise<{ from: string; until: string; currencies: { currency: string; orders: number; base: number; booked: number; by_rule: number }[] }>;
    /** Withdraw a commission that has not started. For operators with the permission ops.finance. May refuse with rule_not_found, rule_begun. `DELETE /api/v1/admin/commission-rules/{rule_id}` */
    withdrawCommission(sent: { params: { rule_id: number }; signal?: AbortSignal }): Promise<Record<string, never>>;
    /** What couriers are paid: rules that are planned, in force and over, newest first. For operators with the permission ops.finance. `GET /api/v1/admin/pay-rules` */
    payRules(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; rules: Array<{ id: number; starts_at: string; state: 'planned' | 'in_force' | 'over'; made_at: string; made_by: string | null; currency: string; zone_id: number | null; zone_name: string | null; base: number; per_km: number; per_waiting_minute: number; free_waiting_minutes: number }> }>;
    /** Set the pay of couriers in a currency or a zone from a moment on, never backwards. For operators with the permission ops.finance. May refuse with right_missing, zone_not_found, rule_scope, rule_too_early, rule_taken, changed_meanwhile. `POST /api/v1/admin/pay-rules` */
    addPay(sent: { body: { currency: string; zone_id?: number; base: number; per_km: number; per_waiting_minute: number; free_waiting_minutes: number; starts_at: string; version: number }; signal?: AbortSignal }): Promise<{ id: number; starts_at: string; state: 'planned' | 'in_force' | 'over'; made_at: string; made_by: string | null; currency: string; zone_id: number | null; zone_name: string | null; base: number; per_km: number; per_waiting_minute: number; free_waiting_minutes: number }>;
    /** What couriers would have been paid in the last 7 days. For operators with the permission ops.finance. May refuse with right_missing, zone_not_found, rule_scope. `GET /api/v1/admin/pay-rules/preview` */
    previewPay(sent: { query: { currency: string; zone_id?: number; base: number; per_km: number; per_waiting_minute: number; free_waiting_minutes: number }; signal?: AbortSignal }): Promise<{ from: string; until: string; currencies: { currency: string; orders: number; base: number; booked: number; by_rule: number }[] }>;
    /** Withdraw a pay rule that has not started. For operators with the permission ops.finance. May refuse with rule_not_found, rule_begun. `DELETE /api/v1/admin/pay-rules/{rule_id}` */
    withdrawPay(sent: { params: { rule_id: number }; signal?: AbortSignal }): Promise<Record<string, never>>;
  };
  adminZones: {
    /** The zones of an operator, also those that are stopped. For operators. `GET /api/v1/admin/zones` */
    list(sent?: { query?: { limit?: number; offset?: number }; signal?: AbortSignal }): Promise<{ total_size: number; limit: number; offset: number; zones: Array<{ name: string; city: string; time_zone: string; currency: string; area: { lat: number; lng: number }[]; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; id: number; slug: string; country: string; is_active: boolean; stopped_reason: string | null; pauses: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number; version: number }> }>;
    /** Create a zone in the country of the market, in its currency or another one. For operators with the permission ops.zones. May refuse with zone_off_earth, zone_corners_few, zone_corners_many, zone_crosses, zone_overlaps, zone_fees, right_missing. `POST /api/v1/admin/zones` */
    create(sent: { body: { name: string; city: string; time_zone: string; currency?: string; area: Array<{ lat: number | string; lng: number | string }>; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }> }; signal?: AbortSignal }): Promise<{ name: string; city: string; time_zone: string; currency: string; area: { lat: number; lng: number }[]; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; id: number; slug: string; country: string; is_active: boolean; stopped_reason: string | null; pauses: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number; version: number }>;
    /** Change the border, the fees or the ways to pay of a zone. For operators with the permission ops.zones. May refuse with zone_not_found, zone_off_earth, zone_corners_few, zone_corners_many, zone_crosses, zone_overlaps, zone_fees, right_missing, zone_module_used, changed_meanwhile, currency_fixed. `PUT /api/v1/admin/zones/{zone_id}` */
    change(sent: { params: { zone_id: number }; body: { name: string; city: string; time_zone: string; currency?: string; area: Array<{ lat: number | string; lng: number | string }>; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; version: number }; signal?: AbortSignal }): Promise<{ name: string; city: string; time_zone: string; currency: string; area: { lat: number; lng: number }[]; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; id: number; slug: string; country: string; is_active: boolean; stopped_reason: string | null; pauses: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number; version: number }>;
    /** Take no more orders in a zone, with the reason; running orders go on. For operators with the permission ops.zones. May refuse with zone_not_found, changed_meanwhile, right_missing. `POST /api/v1/admin/zones/{zone_id}/stop` */
    stop(sent: { params: { zone_id: number }; body: { version: number; reason: string }; signal?: AbortSignal }): Promise<{ name: string; city: string; time_zone: string; currency: string; area: { lat: number; lng: number }[]; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; id: number; slug: string; country: string; is_active: boolean; stopped_reason: string | null; pauses: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number; version: number }>;
    /** Take orders in a zone again. For operators with the permission ops.zones. May refuse with zone_not_found, changed_meanwhile, right_missing, zone_overlaps. `POST /api/v1/admin/zones/{zone_id}/start` */
    start(sent: { params: { zone_id: number }; body: { version: number }; signal?: AbortSignal }): Promise<{ name: string; city: string; time_zone: string; currency: string; area: { lat: number; lng: number }[]; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; id: number; slug: string; country: string; is_active: boolean; stopped_reason: string | null; pauses: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number; version: number }>;
    /** Take no orders in a zone or a module of it until a moment; running orders go on, and it ends by itself. For operators with the permission ops.zones. May refuse with zone_not_found, changed_meanwhile, right_missing. `POST /api/v1/admin/zones/{zone_id}/pause` */
    pause(sent: { params: { zone_id: number }; body: { version: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; minutes: number }; signal?: AbortSignal }): Promise<{ name: string; city: string; time_zone: string; currency: string; area: { lat: number; lng: number }[]; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; id: number; slug: string; country: string; is_active: boolean; stopped_reason: string | null; pauses: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number; version: number }>;
    /** Take orders again before a pause of a zone ends. For operators with the permission ops.zones. May refuse with zone_not_found, changed_meanwhile, right_missing. `POST /api/v1/admin/zones/{zone_id}/resume` */
    resume(sent: { params: { zone_id: number }; body: { version: number; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null }; signal?: AbortSignal }): Promise<{ name: string; city: string; time_zone: string; currency: string; area: { lat: number; lng: number }[]; cash_on_delivery: boolean; cash_on_delivery_cap: number | null; digital_payment: boolean; tax_percent: number; tax_inclusive: boolean; free_delivery_over: number | null; service_charge: number; modules: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; base: number; per_km: number; least: number; most: number; included_km: number }>; id: number; slug: string; country: string; is_active: boolean; stopped_reason: string | null; pauses: Array<{ module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | null; reason: 'rain' | 'unrest' | 'few_riders' | 'zone_stopped'; until: string }>; store_count: number; version: number }>;
  };
}

/** What is posted to an endpoint of webhooks. */
export type WebhookEvent =
  | { type: 'order.placed' | 'order.status_changed' | 'order.paid' | 'order.refunded' | 'prescription.quoted' | 'prescription.agreed'; timestamp: string; data: { order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away' | 'parcel'; module_id: number; zone_id: number; store_id: number | null; customer_id: number | null; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; currency: string; total: number; placed_at: string; schedule_at: string | null } }
  | { type: 'review.written'; timestamp: string; data: { review_id: number; order_id: string; about: 'item' | 'store' | 'delivery_man'; item_id: number | null; store_id: number | null; delivery_man_id: number | null; rating: number; comment: string; language: string } }
  | { type: 'customer.registered' | 'customer.removed'; timestamp: string; data: { customer_id: number } }
  | { type: 'application.received'; timestamp: string; data: { applicant: 'store' | 'delivery_man'; application_id: number } };

export type AddOn = { id: number; name: string; price: number };

export type AddressBodySent = { address: string; address_type?: 'home' | 'office' | 'other'; address_label?: string; contact_person_name: string; contact_person_number: string; additional_information?: string; latitude: number | string; longitude: number | string; road?: string; house?: string; floor?: string; landmark?: string; directions?: string };

export type AdminOrder = { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away' | 'parcel'; module_type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'; zone_name: string; city: string; time_zone: string; store: { id: number; name: string } | null; courier: { id: number; name: string } | null; version: number; customer_name: string; customer_phone: string; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; total: number; currency: string; placed_at: string; schedule_at: string | null; expected_at: string | null; age_minutes: number; late_minutes: number | null; address: string; door: { address: string; house: string; floor: string; landmark: string; directions: string; latitude: number; longitude: number } | null; may_correct: boolean; corrected_at: string | null; confirmed_correction_at: string | null; order_note: string; confirmed_at: string | null; ready_at: string | null; handover_at: string | null; picked_up_at: string | null; delivered_at: string | null; canceled_at: string | null; canceled_by: 'shopper' | 'store' | 'market' | null; cancel_reason: string | null; may_cancel: boolean; delay: { kind: 'put_off' | 'hold'; until: string; reason: string } | null; delays: Array<{ kind: 'put_off' | 'hold'; first: string; last: string }>; door_photo: { image_full_url: string; taken_at: string; metres_to_door: number | null } | null; door_code: { wrong_count: number; proved_at: string | null; may_waive: boolean } | null; moves: Array<{ to: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; books: 'nothing' | 'cash_collected' | 'order_refunded' }>; lines: Array<{ line: number; name: string; quantity: number; variation: string | null; choices: { name: string; labels: string[] }[]; add_ons: { name: string; quantity: number }[]; total: number; refunded_pieces: number; when_missing: 'ask' | 'replace' | 'leave_out'; is_counted: boolean }>; may_change: boolean; changes: Array<{ id: number; line_number: number; kind: 'remove' | 'fewer' | 'more' | 'replace'; is_by_market: boolean; state: 'waiting' | 'applied' | 'left_out' | 'void'; before: { name: string; quantity: number }; after: { name: string; quantity: number } | null; answer_until: string | null }>; sums: { items: number; add_ons: number; discount: number; tax: number; tax_inclusive: boolean; delivery_fee: number; service_charge: number; tip: number; wallet_paid: number }; coupon_code: string | null; refunds: Array<{ amount: number; to_wallet: number; to_provider: number; to_cash: number; fees: Array<'delivery_fee' | 'service_charge' | 'tip'>; lines: { name: string; quantity: number }[]; reason: string; made_at: string; id: number; person: string | null; borne_by: { market: number; store: number; courier: number } }>; refund_request: RefundRequest | null; refundable: { left: number; unit: number; tax: number; commission: number; fees: Array<'delivery_fee' | 'service_charge' | 'tip'>; ways: Array<'wallet' | 'source'>; sources: { provider: number; cash: number } } | null; timeline: Array<{ at: string; kind: 'step' | 'staff' | 'payment' | 'money'; what: string; by: 'shopper' | 'store' | 'delivery_man' | 'market' | null; person: string | null; detail: string | null; amount: number | null }> };

export type Advertisement = { id: number; add_type: 'store_promotion' | 'video_promotion'; title: string; description: string; cover_image_full_url: string; profile_image_full_url: string | null; video_attachment_full_url: string | null; is_rating_active: 0 | 1; is_review_active: 0 | 1; average_rating: number | null; reviews_comments_count: number; store: { id: number; slug: string; name: string; zone_id: number; module_id: number; monogram: string; colours: string[] } };

export type Banner = { id: number; type: 'default' | 'store_wise' | 'item_wise'; title: string; link: string | null; image_full_url: string; colours: string[]; store: { id: number; slug: string; name: string; zone_id: number; module_id: number } | null; item: { id: number; slug: string; name: string; storage: string; image: string } | null };

export type Basket = { id: number | null; module_id: number; module_type: string; store_id: number; store_name: string; zone: { id: number; name: string; city: string; currency: string; free_delivery_over: number | null }; is_delivered_here: boolean; quantity: number; total: number; problems: number; is_store_closed: boolean; images_full_url: string[] };

export type BoardOrder = { id: string; code: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away'; version: number; customer_name: string; has_account: boolean; order_note: string; unavailable_item_note: string; cutlery: boolean; payment: 'cash' | 'paid'; total: number; sums: { item_total: number; add_on_total: number; discount_total: number; coupon_discount: number; coupon_paid_by: 'store' | 'market' | null; first_order_discount: number; tax: number; tax_inclusive: boolean; delivery_fee: number; service_charge: number; tip: number }; own_share: number | null; currency: string; lines: Array<{ line_number: number; is_counted: boolean; name: string; quantity: number; variation: string | null; choices: { name: string; labels: string[] }[]; add_ons: { name: string; quantity: number }[]; total_price: number; when_missing: 'ask' | 'replace' | 'leave_out'; ticked: number[] }>; changes: Array<{ id: number; line_number: number; kind: 'remove' | 'fewer' | 'more' | 'replace'; is_by_market: boolean; state: 'waiting' | 'applied' | 'left_out' | 'void'; before: { name: string; quantity: number }; after: { name: string; quantity: number } | null; answer_until: string | null }>; placed_at: string; schedule_at: string | null; work_from: string | null; rings_at: string; print_count: number; bag_print_count: number; bag_count: number | null; seen_at: string | null; confirmed_at: string | null; handover_at: string | null; ready_at: string | null; expected_at: string | null; ready: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; arrival: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; delay: { kind: 'put_off' | 'hold'; until: string; reason: string } | null; left_at: string | null; courier_name: string | null; courier_here_at: string | null; returning_at: string | null; canceled_by: 'shopper' | 'store' | 'market' | null; cancel_reason: string | null; counter: { waits_from: string; outcome: 'kept' | 'given_back' | 'disposed'; ends_at: string | null } | null; test_ends_at: string | null };

export type Campaign = { id: number; slug: string; title: string; description: string; image_full_url: string; module_id: number; discount: number; discount_type: 'percent' | 'amount'; start_date: string; end_date: string; start_time: string | null; end_time: string | null; items_count: number };

export type CartLine = { id: number; module_id: number; item_id: number; item: Item; zone: { id: number; name: string; city: string; currency: string; free_delivery_over: number | null }; is_delivered_here: boolean; quantity: number; variation: Array<{ type: string; price: number; stock: number | null }>; food_variations: Array<{ name: string; values: { label: string[] } }>; addons: { id: number; name: string; price: number; quantity: number }[]; price: number; discount: number; discount_reason: 'flash_sale' | 'campaign' | 'store' | 'item' | null; add_on_total: number; total_price: number; price_changed: boolean; problem: 'out_of_stock' | 'variation_out_of_stock' | 'over_maximum' | 'item_not_available' | 'store_closed' | 'store_paused' | 'item_not_found' | null; store_opens_at: { time: string; in_days: number; day: string } | null; store_pause_reason: 'too_busy' | 'short_staffed' | 'supplies' | 'equipment' | 'other' | 'rain' | 'unrest' | 'few_riders' | 'zone_stopped' | null };

export type CashbackOffer = { id: number; title: string; cashback_type: 'amount' | 'percent'; cashback_amount: number; max_discount: number | null; min_purchase: number; currency: string; module_id: number; start_date: string; end_date: string };

export type CheckoutDraft = { form: { name: string; phone: string; email: string; house: string; floor: string; road: string; additional: string; landmark: string; directions: string; note: string; paysWith: string; cutlery: boolean; whenMissing: 'ask' | 'replace' | 'leave_out'; whenMissingOf: Record<string, 'ask' | 'replace' | 'leave_out'> }; plan: { orderType: 'delivery' | 'take_away'; tip: number; isAhead: boolean; scheduleAt: '' | string }; place: { address: string; lat: number; lng: number } | null; chosen: string };

export type CheckoutDraftSent = { form: { name: string; phone: string; email: string; house: string; floor: string; road: string; additional: string; landmark: string; directions: string; note: string; paysWith?: string; cutlery: boolean; whenMissing?: 'ask' | 'replace' | 'leave_out'; whenMissingOf?: Record<string, 'ask' | 'replace' | 'leave_out'> }; plan: { orderType: 'delivery' | 'take_away'; tip: number; isAhead: boolean; scheduleAt: '' | string }; place: { address: string; lat: number | string; lng: number | string } | null; chosen: string };

export type Coupon = { id: number; code: string; title: string; coupon_type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; min_purchase: number; max_discount: number | null; currency: string; start_date: string; expire_date: string; limit: number | null; used: number; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zones: string[]; cities: string[]; store: { id: number; slug: string; name: string; zone_id: number; module_id: number } | null };

export type CustomerCoupon = { id: number; code: string; title: string; coupon_type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery'; discount: number; discount_type: 'percent' | 'fixed'; min_purchase: number; max_discount: number | null; currency: string; start_date: string; expire_date: string; limit: number | null; used: number; module_types: Array<'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'>; zones: string[]; cities: string[]; store: { id: number; slug: string; name: string; zone_id: number; module_id: number } | null; state: 'ready' | 'used' | 'expired'; used_at: string | null };

export type Delivery = { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store: { id: number; name: string; address: string; lat: number; lng: number }; metres: number; item_count: number; currency: string; cash_to_collect: number; tip: number; placed_at: string; ready_at: string | null; expected_at: string | null; meeting: { lat: number; lng: number; words: string } | null; ready: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; arrival: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; delay: { kind: 'put_off' | 'hold'; until: string; reason: string } | null; step: 'go_to_store' | 'pick_up' | 'deliver' | 'return' | 'meet'; code: string; store_phone: string; store_words: string; store_picture: string | null; contact_name: string; call_way: 'market' | 'phone' | 'none'; contact_phone: string; has_account: boolean; address: string; road: string; house: string; floor: string; landmark: string; directions: string; door: { lat: number; lng: number } | null; route: Array<[number, number]>; order_note: string; lines: { name: string; quantity: number }[]; bag_count: number | null; at_store_at: string | null; at_door_at: string | null; handover_at: string | null; wait_pay: number | null; store_problem: 'not_ready' | 'closed' | null; cash_received_at: string | null; cash_short: { taken: number; reason: 'has_less' | 'no_change' | 'disputed' | 'other'; words: string } | null; pays_with: number | null; photo_at: string | null; is_pin_moved: boolean; gate_photo: string | null; door_code: { hash: string; salt: string; rounds: number; wrong: string[]; proved_at: string | null } | null; problem: 'no_answer' | 'wrong_address' | 'no_access' | 'short_cash' | 'refused' | 'unsafe' | null; problem_at: string | null; may_return_from: string | null; attempts: string[]; handover: { side: 'giver' | 'taker'; cause: 'accident' | 'breakdown' | 'suspended'; begun_at: string; meeting: { lat: number; lng: number; words: string }; other: { name: string; phone: string; lat: number | null; lng: number | null; seconds: number | null } | null } | null; unread_messages: number };

export type DeliveryRequest = { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store: { id: number; name: string; address: string; lat: number; lng: number }; metres: number; item_count: number; currency: string; cash_to_collect: number; tip: number; placed_at: string; ready_at: string | null; expected_at: string | null; meeting: { lat: number; lng: number; words: string } | null; ready: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; arrival: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; delay: { kind: 'put_off' | 'hold'; until: string; reason: string } | null };

export type DueOrder = { order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; is_due: boolean; pay_until: string | null; created_at: string; store: { name: string; monogram: string; colours: string[] } | null; item_count: number; contact_person_number: string; currency: string; total: number; wallet_paid: number; to_pay: number; cash_refused: 'cash_not_offered' | 'cash_over_cap' | 'payment_not_due' | null };

export type FlashProduct = { id: number; flash_sale_id: number; item: Item; discount: number; discount_type: 'percent' | 'amount'; stock: number; sold: number; available_stock: number };

export type FlashSale = { id: number; title: string; module_id: number; start_date: string; end_date: string; products_count: number; active_products: FlashProduct[] };

export type Item = { id: number; slug: string; name: string; title: string; image: string; storage: string; image_full_url: string; images_full_url: string[]; category_id: number; category_ids: { id: number; position: number }[]; price: number; discount: number; discount_type: 'percent' | 'amount'; store_discount: number; restaurant_discount: number; no_promotion: boolean; promotion: { kind: 'flash_sale' | 'campaign'; id: number; slug: string; title: string; discount: number; discount_type: 'percent' | 'amount'; ends_at: string } | null; store_id: number; store_name: string; store_slug: string; store_open: boolean; store_opens_at: { time: string; in_days: number; day: string } | null; module_id: number; module: { module_type: string }; zone_id: number; unit_type: string; generic_name: string[]; veg: 0 | 1; halal_tag_status: 0 | 1; is_halal: 0 | 1; recommended: 0 | 1; organic: 0 | 1; avg_rating: number | null; rating_count: number; wishlist_count: number; stock: number | null; sold_out: boolean; maximum_cart_quantity: number | null; schedule_order: boolean; available_time_starts: string | null; available_time_ends: string | null; available_day: { day: 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'; name: string } | null; available_date_starts: string | null; available_date_ends: string | null; is_prescription_required: 0 | 1; description: string; nutritions_name: string[]; allergies_name: string[]; tags: string[]; variations: Array<{ type: string; price: number; stock: number | null }>; choice_options: { name: string; title: string; options: string[] }[]; food_variations: Array<{ name: string; type: 'single' | 'multi'; min: number; max: number; required: 'on' | 'off'; values: { label: string; optionPrice: number }[] }>; add_ons: AddOn[] };

export type ListedOrder = { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away' | 'parcel'; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; order_amount: number; currency: string; time_zone: string; created_at: string; expected_at: string | null; schedule_at: string | null; canceled_by: 'shopper' | 'store' | 'market' | null; item_count: number; module_id: number; module_type: string; store: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[] } | null; cancelable: boolean; refundable: boolean; awaits_payment: boolean; can_reorder: boolean; items: { name: string; quantity: number; image_full_url: string }[]; address: string | null };

export type Message = { id: number; sender_type: 'customer' | 'store' | 'delivery_man' | 'support'; message: string; file_full_url: string[]; sent_at: string; seen_at: string | null };

export type NewAccountSent = { kind: 'bank' | 'mobile_money'; holder: string; institution: string; number: string; current_password?: string; replaces: number };

export type OpeningHours = { mo: Array<[number, number]>; tu: Array<[number, number]>; we: Array<[number, number]>; th: Array<[number, number]>; fr: Array<[number, number]>; sa: Array<[number, number]>; su: Array<[number, number]> };

export type OpeningHoursSent = { mo: Array<[number, number]>; tu: Array<[number, number]>; we: Array<[number, number]>; th: Array<[number, number]>; fr: Array<[number, number]>; sa: Array<[number, number]>; su: Array<[number, number]> };

export type OperatorInvitation = { id: number; contact: string; invited_by: string; created_at: string; expires_at: string; roles: Array<'owner' | 'lead' | 'dispatcher' | 'support' | 'catalogue' | 'marketing' | 'finance'>; zone_ids: number[] | null };

export type OrderBodySent = { guest_id?: string; items?: Array<{ model?: 'Item' | 'ItemCampaign'; item_id: number; price?: unknown; quantity: number; add_on_ids?: number[]; add_on_qtys?: number[]; variation?: Array<{ name: string; values: { label: string[] } } | { type: string }>; when_missing?: 'ask' | 'replace' | 'leave_out' }>; order_type?: 'delivery' | 'take_away' | 'parcel'; payment_method?: 'cash_on_delivery' | 'digital_payment' | 'wallet'; use_wallet?: boolean; latitude?: number | string; longitude?: number | string; parcel_category_id?: number; receiver_details?: ReceiverDetailsSent; charge_payer?: 'sender' | 'receiver'; dm_tips?: number; schedule_at?: string; coupon_code?: string; distance?: unknown; contact_person_name: string; contact_person_number: string; contact_person_email?: '' | string; address?: string; house?: string; floor?: string; road?: string; landmark?: string; directions?: string; order_note?: string; pays_with?: number; cutlery?: boolean; unavailable_item_note?: string; when_missing?: 'ask' | 'replace' | 'leave_out'; lines_when_missing?: Array<{ cart_id: number; when_missing: 'ask' | 'replace' | 'leave_out' }>; attachments?: string[]; order_amount?: number; store_id?: number; begins_at?: string | null };

export type OrderDetails = { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away' | 'parcel'; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; order_amount: number; currency: string; time_zone: string; created_at: string; expected_at: string | null; schedule_at: string | null; canceled_by: 'shopper' | 'store' | 'market' | null; item_count: number; module_id: number; module_type: string; store: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[] } | null; cancelable: boolean; refundable: boolean; awaits_payment: boolean; can_reorder: boolean; confirmed: string | null; processing: string | null; handover: string | null; picked_up: string | null; delivered: string | null; canceled: string | null; failed: string | null; cancel_reason: string | null; refund_reason: string | null; counter: { code: string; words: string } | null; correction: { changed: Array<'address' | 'contact' | 'note'>; made_at: string; confirmed_at: string | null } | null; refunds: Array<{ amount: number; to_wallet: number; to_provider: number; to_cash: number; lines: { name: string; quantity: number }[]; fees: Array<'delivery_fee' | 'service_charge' | 'tip'>; reason: string; made_at: string }>; changes: Array<{ id: number; kind: 'remove' | 'fewer' | 'more' | 'replace'; is_by_market: boolean; state: 'waiting' | 'applied' | 'left_out' | 'void'; decided_by: 'choice' | 'customer' | 'time' | null; before: { name: string; quantity: number; image_full_url: string; total_price: number }; after: { name: string; quantity: number; image_full_url: string; total_price: number } | null; reason: string; total_before: number; total_after: number; to_wallet: number; to_provider: number; made_at: string; answer_until: string | null }>; refund_request: RefundRequest | null; refund_until: string | null; lines: Array<{ line: number; item_id: number; name: string; image_full_url: string; variation: string; add_ons: { name: string; price: number; quantity: number }[]; quantity: number; when_missing: 'ask' | 'replace' | 'leave_out'; refunded_pieces: number; price: number; discount: number; add_on_total: number; total_price: number }>; item_total: number; add_on_total: number; discount_total: number; discount_reason: 'flash_sale' | 'campaign' | 'store' | 'item' | null; coupon_code: string | null; coupon_discount: number; first_order_discount: number; tax: number; tax_inclusive: boolean; delivery_fee: number; service_charge: number; tip: number; late_tip: number; tip_until: string | null; tip_left: number; wallet_paid: number; distance_metres: number; contact_person_name: string; contact_person_number: string; delivery_address: { latitude: number; longitude: number; contact_person_name: string; contact_person_number: string; address: string; house: string; floor: string; road: string; landmark: string; directions: string } | null; receiver_details: { latitude: number; longitude: number; contact_person_name: string; contact_person_number: string; address: string; house: string; floor: string; road: string; landmark: string; directions: string } | null; charge_payer: 'sender' | 'receiver' | null; order_note: string; cutlery: boolean; unavailable_item_note: string; delivery_man: { id: number; f_name: string; l_name: string; image_full_url: string | null; avg_rating: number | null; vehicle: string } | null };

export type OrderQuote = { lines: Array<{ item_id: number; name: string; image_full_url: string; variation: string; add_ons: { name: string; quantity: number }[]; quantity: number; price: number; discount: number; add_on_total: number; total_price: number }>; store: { id: number; slug: string; name: string; monogram: string; colours: string[] } | null; currency: string; item_total: number; add_on_total: number; discount_total: number; discount_reason: 'flash_sale' | 'campaign' | 'store' | 'item' | null; coupon_code: string | null; coupon_title: string | null; coupon_discount: number; coupon_free_delivery: boolean; first_order_discount: number; tax: number; tax_percent: number; tax_inclusive: boolean; delivery_fee: number; service_charge: number; tip: number; total: number; wallet_balance: number | null; wallet_part: number; wallet_rest: number; wallet_paid: number; to_pay: number; distance_metres: number; delivery_time: string; begins_at: string | null; begins_words: string; free_delivery_over: number | null; take_away: boolean; take_away_words: string; schedule_order: boolean; minimum_order: number; missing_to_minimum: number; prescription_needed: boolean; digital_payment: boolean; cash_on_delivery: boolean; cash_on_delivery_cap: number | null };

export type OrderToReview = { order_id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; store: { id: number; slug: string; name: string; address: string; monogram: string; colours: string[]; module_type: string; reviews_enabled: boolean; review: { rating: number; comment: string; images_full_url: string[] } | null } | null; lines: Array<{ line_number: number; item_id: number; name: string; image_full_url: string; variation: string; quantity: number; review: { rating: number; comment: string; images_full_url: string[] } | null }>; delivery_man: { id: number; f_name: string; l_name: string; vehicle: string; review: { rating: number; comment: string; images_full_url: string[] } | null } | null };

export type OtherBanners = { banners: Array<{ id: number; title: string; value: string; value_full_url: string; link: string | null; colours: string[] }>; promotional_banner_url: string; best_reviewed_section_banner: string | null; best_reviewed_section_banner_full_url: string | null; best_reviewed_section_banner_title: string | null; new_arrival_section_banner: string | null; new_arrival_section_banner_full_url: string | null; new_arrival_section_banner_title: string | null; bottom_section_banner: string | null; bottom_section_banner_full_url: string | null; bottom_section_banner_title: string | null; basic_section_nearby: string | null; basic_section_nearby_full_url: string | null; basic_section_nearby_title: string | null };

export type OwnAccountReply = { account: { id: number; kind: 'bank' | 'mobile_money'; holder: string; institution: string; masked: string; made_at: string; made_by: string | null; usable_at: string; is_checked: boolean } | null; refused_reason: string | null; country: string; needs_password: boolean };

export type OwnPayout = { id: number; currency: string; amount: number; set_off: number; state: 'planned' | 'left_out' | 'sent' | 'paid' | 'failed'; reference: string | null; reason: string | null; changed_at: string };

export type PaidTo = { kind: 'bank' | 'mobile_money'; holder: string; institution: string; masked: string };

export type PastOrder = { id: string; code: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: string; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; customer_name: string; placed_at: string; schedule_at: string | null; pieces: number; first_item: string; total: number; currency: string };

export type PlaceOfOrder = { latitude: number; longitude: number; contact_person_name: string; contact_person_number: string; address: string };

export type Profile = { id: number; f_name: string; l_name: string; last_name: string; phone: string | null; email: string | null; image: string | null; image_full_url: string | null; is_phone_verified: 0 | 1; is_email_verified: 0 | 1; has_password: boolean; ref_code: string; is_valid_for_discount: boolean; validity: string | null; existing_modules: number[]; created_at: string };

export type ProfileBodySent = { name?: string; phone?: string; email?: string; image?: Blob; password?: string; confirm_password?: string; current_password?: string; button_type?: '' | 'profile' | 'phone' | 'email' | 'change_password'; otp?: '' | string; verification_medium?: '' | 'phone' | 'email'; verification_on?: '' | 'phone' | 'email'; session_info?: string };

export type ReceiverDetailsSent = { contact_person_name?: string; contact_person_number?: string; latitude?: number | string; longitude?: number | string; address?: string; house?: string; floor?: string; road?: string; landmark?: string; directions?: string };

export type ReferralFriend = { name: string; joined_at: string; credit: number | null; currency: string | null };

export type RefundRequest = { state: 'waiting' | 'granted' | 'declined'; reason: string; comment: string; lines: { line: number; name: string; quantity: number; amount: number }[]; amount: number; granted: number; pictures: { id: string; image_full_url: string }[]; requested_at: string };

export type Review = { id: number; author: string; rating: number; comment: string; language: string; images_full_url: string[]; created_at: string; answer: { text: string; answered_at: string } | null };

export type SavedAddress = { id: number; address: string; address_type: 'home' | 'office' | 'other'; address_label: string; contact_person_name: string; contact_person_number: string; additional_information: string; latitude: number; longitude: number; road: string; house: string; floor: string; landmark: string; directions: string; zone_ids: number[] };

export type SentCode = { medium: 'phone' | 'email'; by: 'server' | 'firebase'; to: string; number: string | null; resend_seconds: number; demo_code: string | null };

export type Settings = { business_name: string; logo_full_url: string; icon_full_url: string; brand_colours: { light: Record<string, string>; dark: Record<string, string> }; languages: Array<'en' | 'yo' | 'ha' | 'ke'>; phone: string; email: string; address: string; country: string; country_picker_status: 0 | 1; default_location: { lat: number; lng: number }; guest_checkout_status: 0 | 1; free_delivery_over: number; digit_after_decimal_point: number; currency_code: string; currencies: Array<{ code: string; symbol: string; side: 'left' | 'right' }>; customer_wallet_status: 0 | 1; ref_earning_status: 0 | 1; loyalty_point_status: 0 | 1; firebase_otp_verification: 0 | 1; halal_tag_status: 0 | 1; right_to_left_codes: string[]; base_urls: { item_image_url: string; customer_image_url: string; business_logo_url: string; store_cover_photo_url: string; brand_image_url: string }; social_login: { login_medium: string; status: boolean }[]; apple_login: { login_medium: string; status: boolean; client_id: string; redirect_url_react: string }[]; centralize_login: { otp_login_status: 0 | 1; manual_login_status: 0 | 1; social_login_status: 0 | 1; google_login_status: 0 | 1; facebook_login_status: 0 | 1; apple_login_status: 0 | 1; phone_verification_status: 0 | 1; email_verification_status: 0 | 1 }; google_client_id?: string; facebook_app_id?: string; firebase?: { api_key: string; project_id: string; auth_domain: string; emulator_url?: string }; social_media: { name: string; link: string }[]; footer_text: string; fixed_footer_description: string; fixed_newsletter_title: string; fixed_newsletter_sub_title: string; refund_policy: 0 | 1; cancelation_policy: 0 | 1; shipping_policy: 0 | 1; download_user_app_links: { playstore_url: string; playstore_url_status: 0 | 1; apple_store_url: string; apple_store_url_status: 0 | 1 }; store_application_url: string; delivery_man_application_url: string; market_notice: { kind: 'stop' | 'maintenance'; words: string; from_at: string; until_at: string; time_zone: string; text?: string } | null; map_tiles?: { attribution: string; max_zoom: number }; demo: boolean };

export type ShownPayment = { payment_id: string; order_id: string | null; provider: string; provider_title: string; asks_by_phone: boolean; amount: number; currency: string; status: 'open' | 'paid' | 'failed' | 'canceled' | 'return_due' | 'returning' | 'return_refused' | 'returned'; flag: 'success' | 'fail' | 'cancel' | 'pending'; callback: string };

export type SignInReply = { token: string | null; is_personal_info: 0 | 1; is_exist_user: { name: string; image: string | null; contact: string } | null; is_phone_verified: 0 | 1; is_email_verified: 0 | 1; email: string | null; phone: string | null; ticket: string | null; code: SentCode | null; cart_conflict: { from: string; to: string } | null; message: string };

export type SignUpBodySent = { name: string; email: string; phone: string; password: string; confirm_password?: string; ref_code?: string; guest_id?: string };

export type StatementQuerySent = { from: string; until: string };

export type StatementReply = { now: string; currencies: Array<{ currency: string; owed: { opening: number; closing: number }; cash: { opening: number; closing: number }; lines: Array<{ at: string; kind: string; order_id: string | null; subject: string | null; side: 'owed' | 'cash'; amount: number }>; is_whole: boolean }> };

export type Store = { id: number; slug: string; name: string; tagline: string; address: string; phone: string; latitude: number; longitude: number; logo_full_url: string | null; monogram: string; colours: string[]; cover_photo: string; cover_photo_full_url: string; cover_images_full_url: string[]; module_id: number; module_type: string; zone_id: number; total_items: number; avg_rating: number | null; rating_count: number; distance: number | null; delivery_time: string; delivery_fee: number | null; free_delivery: boolean; take_away: boolean; schedule_order: boolean; takes_prescriptions: boolean; minimum_order: number; active: boolean; open: boolean; opens_at: { time: string; in_days: number; day: string } | null; pause: { until: string; reason: 'too_busy' | 'short_staffed' | 'supplies' | 'equipment' | 'other' | 'rain' | 'unrest' | 'few_riders' | 'zone_stopped' } | null; featured: 0 | 1; created_at: string; discount: { discount: number; discount_type: 'percent' } | null };

export type StoreInvitation = { id: number; contact: string; invited_by: string; created_at: string; expires_at: string; role: 'owner' | 'manager' | 'counter' | 'kitchen' | 'pharmacist' | 'bookkeeper' };

export type StoreNow = { is_open: boolean; paused_until: string | null; pause_reason: 'too_busy' | 'short_staffed' | 'supplies' | 'equipment' | 'other' | 'rain' | 'unrest' | 'few_riders' | 'zone_stopped' | 'unanswered' | null; opens_at: { time: string; in_days: number; day: string } | null; closes_at: string | null; busy_minutes: number; busy_until: string | null; cap: { by: 'orders' | 'minutes'; most: number; piece_minutes: number } | null; full_until: string | null };

export type TrackedOrder = { id: string; order_status: 'pending' | 'confirmed' | 'processing' | 'handover' | 'picked_up' | 'delivered' | 'canceled' | 'failed' | 'refund_requested' | 'refunded'; order_type: 'delivery' | 'take_away' | 'parcel'; payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet'; payment_status: 'unpaid' | 'paid' | 'refunded'; prescription: 'sent' | 'quoted' | 'agreed' | null; order_amount: number; currency: string; time_zone: string; created_at: string; pending: string | null; confirmed: string | null; processing: string | null; handover: string | null; picked_up: string | null; delivered: string | null; canceled: string | null; failed: string | null; cancel_reason: string | null; door_code: string | null; counter: { code: string; words: string } | null; is_courier_at_door: boolean; delivery_problem: { problem: 'no_answer' | 'wrong_address' | 'no_access' | 'short_cash' | 'refused' | 'unsafe'; waits_until: string | null; is_returning: boolean } | null; schedule_at: string | null; expected_at: string | null; ready: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; arrival: { p50: string; p90: string; cause: 'placed' | 'accepted' | 'store_delay' | 'store_late' | 'ready' | 'courier_missing' | 'courier_late' | 'courier_changed' | 'picked_up' | 'road' | 'put_off' | 'held'; moved_minutes: number } | null; delay: { kind: 'put_off' | 'hold'; until: string; reason: string } | null; cancelable: boolean; item_count: number; items: { name: string; quantity: number; image_full_url: string }[]; store: { id: number; slug: string; name: string; address: string; phone: string; latitude: number; longitude: number; monogram: string; colours: string[]; module_type: string } | null; delivery_address: PlaceOfOrder | null; receiver_details: PlaceOfOrder | null; parcel: { category_name: string; charge_payer: 'sender' | 'receiver' } | null; delivery_man: { id: number; f_name: string; l_name: string; image_full_url: string | null; avg_rating: number | null; phone: string; vehicle: string; lat: number | null; lng: number | null; seen_seconds_ago: number | null; seen_near: string; chosen_for?: string | null } | null; door_photo: { image_full_url: string; taken_at: string; is_for_riders: boolean } | null; proposed_pin: { latitude: number; longitude: number; metres: number } | null; route: Array<[number, number]> };

export type UnseenBroadcast = { id: number; words: string; sent_at: string };

export type WalletBonus = { id: number; title: string; bonus_type: 'percent' | 'amount'; bonus_amount: number; maximum_bonus_amount: number | null; minimum_add_amount: number; currency: string; start_date: string; end_date: string };

export type WalletMove = { id: number; transaction_type: string; credit: number; debit: number; order_id: string | null; store_name: string | null; friend_name: string | null; exchanged: number | null; created_at: string };

/** Where each call goes, and how. */
export const calls: Record<
  string,
  Record<string, { method: string; path: string; body?: object; bodyAs?: 'multipart' }>
> = {
  "access": {
    "riderStart": {
      "method": "GET",
      "path": "/api/v1/customer/rider-start"
    },
    "person": {
      "method": "GET",
      "path": "/api/v1/auth/device/person"
    },
    "enrolDevice": {
      "method": "POST",
      "path": "/api/v1/auth/device/enrol",
      "body": {}
    },
    "device": {
      "method": "GET",
      "path": "/api/v1/auth/device"
    },
    "typePin": {
      "method": "POST",
      "path": "/api/v1/auth/device/pin",
      "body": {}
    },
    "lockDevice": {
      "method": "POST",
      "path": "/api/v1/auth/device/lock"
    },
    "memberships": {
      "method": "GET",
      "path": "/api/v1/customer/memberships"
    },
    "invitation": {
      "method": "POST",
      "path": "/api/v1/auth/invitation",
      "body": {}
    },
    "acceptInvitation": {
      "method": "POST",
      "path": "/api/v1/customer/invitations/accept",
      "body": {}
    },
    "showSetupLink": {
      "method": "POST",
      "path": "/api/v1/auth/setup/link",
      "body": {}
    },
    "setUp": {
      "method": "POST",
      "path": "/api/v1/auth/setup",
      "body": {}
    }
  },
  "account": {
    "preferences": {
      "method": "GET",
      "path": "/api/v1/customer/preferences"
    },
    "setPreferences": {
      "method": "PUT",
      "path": "/api/v1/customer/preferences",
      "body": {}
    },
    "info": {
      "method": "GET",
      "path": "/api/v1/customer/info"
    },
    "updateProfile": {
      "method": "POST",
      "path": "/api/v1/customer/update-profile",
      "body": {},
      "bodyAs": "multipart"
    },
    "removePhoto": {
      "method": "DELETE",
      "path": "/api/v1/customer/remove-photo"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/customer/remove-account"
    },
    "sessions": {
      "method": "GET",
      "path": "/api/v1/customer/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/api/v1/customer/sessions/end"
    },
    "interestCategories": {
      "method": "GET",
      "path": "/api/v1/customer/interest/categories"
    },
    "saveInterests": {
      "method": "POST",
      "path": "/api/v1/customer/interest/save",
      "body": {}
    },
    "allergens": {
      "method": "GET",
      "path": "/api/v1/customer/allergens"
    },
    "saveAllergens": {
      "method": "POST",
      "path": "/api/v1/customer/allergens",
      "body": {}
    }
  },
  "addresses": {
    "list": {
      "method": "GET",
      "path": "/api/v1/customer/address/list"
    },
    "add": {
      "method": "POST",
      "path": "/api/v1/customer/address/add",
      "body": {}
    },
    "update": {
      "method": "POST",
      "path": "/api/v1/customer/address/update",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/customer/address/delete"
    }
  },
  "auth": {
    "requestGuest": {
      "method": "POST",
      "path": "/api/v1/auth/guest/request"
    },
    "requestChallenge": {
      "method": "GET",
      "path": "/api/v1/auth/challenge"
    },
    "login": {
      "method": "POST",
      "path": "/api/v1/auth/login",
      "body": {}
    },
    "signUp": {
      "method": "POST",
      "path": "/api/v1/auth/sign-up",
      "body": {}
    },
    "sendCode": {
      "method": "POST",
      "path": "/api/v1/auth/send-code",
      "body": {}
    },
    "verifyPhone": {
      "method": "POST",
      "path": "/api/v1/auth/verify-phone",
      "body": {}
    },
    "verifyByFirebase": {
      "method": "POST",
      "path": "/api/v1/auth/firebase-verify-token",
      "body": {}
    },
    "socialLogin": {
      "method": "POST",
      "path": "/api/v1/auth/social-login",
      "body": {}
    },
    "socialRegister": {
      "method": "POST",
      "path": "/api/v1/auth/social-register",
      "body": {}
    },
    "answerExistingUser": {
      "method": "POST",
      "path": "/api/v1/auth/exist-user",
      "body": {}
    },
    "updateInfo": {
      "method": "POST",
      "path": "/api/v1/auth/update-info",
      "body": {}
    },
    "forgotPassword": {
      "method": "POST",
      "path": "/api/v1/auth/forgot-password",
      "body": {}
    },
    "resetPassword": {
      "method": "POST",
      "path": "/api/v1/auth/reset-password",
      "body": {}
    },
    "logout": {
      "method": "POST",
      "path": "/api/v1/auth/logout"
    },
    "secondFactor": {
      "method": "GET",
      "path": "/api/v1/auth/second-factor"
    },
    "beginAuthenticator": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/authenticators",
      "body": {}
    },
    "confirmAuthenticator": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/authenticators/{factor_id}/confirm",
      "body": {}
    },
    "proveSecondFactor": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/prove",
      "body": {}
    },
    "removeFactor": {
      "method": "DELETE",
      "path": "/api/v1/auth/second-factor/authenticators/{factor_id}"
    },
    "renewRecoveryCodes": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/recovery-codes"
    },
    "beginPasskey": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/passkeys/begin",
      "body": {}
    },
    "addPasskey": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/passkeys",
      "body": {}
    },
    "askPasskey": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/passkeys/ask"
    },
    "provePasskey": {
      "method": "POST",
      "path": "/api/v1/auth/second-factor/passkeys/prove",
      "body": {}
    },
    "removePasskey": {
      "method": "DELETE",
      "path": "/api/v1/auth/second-factor/passkeys/{factor_id}"
    }
  },
  "cart": {
    "add": {
      "method": "POST",
      "path": "/api/v1/cart/add",
      "body": {}
    },
    "update": {
      "method": "POST",
      "path": "/api/v1/cart/update",
      "body": {}
    },
    "merge": {
      "method": "POST",
      "path": "/api/v1/cart/merge",
      "body": {}
    },
    "baskets": {
      "method": "GET",
      "path": "/api/v1/cart/baskets"
    },
    "switch": {
      "method": "POST",
      "path": "/api/v1/cart/switch",
      "body": {}
    },
    "removeBasket": {
      "method": "DELETE",
      "path": "/api/v1/cart/remove-basket"
    },
    "list": {
      "method": "GET",
      "path": "/api/v1/cart/list"
    },
    "removeItem": {
      "method": "DELETE",
      "path": "/api/v1/cart/remove-item"
    },
    "clear": {
      "method": "DELETE",
      "path": "/api/v1/cart/remove"
    }
  },
  "categories": {
    "list": {
      "method": "GET",
      "path": "/api/v1/categories"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/categories/details/{id}"
    },
    "items": {
      "method": "GET",
      "path": "/api/v1/categories/items/{id}"
    },
    "brands": {
      "method": "GET",
      "path": "/api/v1/brand"
    },
    "conditions": {
      "method": "GET",
      "path": "/api/v1/conditions"
    },
    "conditionItems": {
      "method": "GET",
      "path": "/api/v1/conditions/{id}"
    }
  },
  "chat": {
    "list": {
      "method": "GET",
      "path": "/api/v1/customer/message/list"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/customer/message/details"
    },
    "send": {
      "method": "POST",
      "path": "/api/v1/customer/message/send",
      "body": {},
      "bodyAs": "multipart"
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/customer/message/seen",
      "body": {}
    }
  },
  "config": {
    "settings": {
      "method": "GET",
      "path": "/api/v1/config"
    },
    "page": {
      "method": "GET",
      "path": "/api/v1/pages/{name}"
    }
  },
  "items": {
    "list": {
      "method": "GET",
      "path": "/api/v1/items"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/items/details/{id}"
    },
    "popular": {
      "method": "GET",
      "path": "/api/v1/items/popular"
    },
    "discounted": {
      "method": "GET",
      "path": "/api/v1/items/discounted"
    },
    "bestReviewed": {
      "method": "GET",
      "path": "/api/v1/items/most-reviewed"
    },
    "newArrivals": {
      "method": "GET",
      "path": "/api/v1/items/new-arrivals"
    },
    "recommended": {
      "method": "GET",
      "path": "/api/v1/items/recommended"
    },
    "suggested": {
      "method": "GET",
      "path": "/api/v1/items/suggested"
    }
  },
  "modules": {
    "list": {
      "method": "GET",
      "path": "/api/v1/module"
    }
  },
  "notifications": {
    "outbox": {
      "method": "GET",
      "path": "/api/v1/demo/outbox"
    },
    "keepToken": {
      "method": "POST",
      "path": "/api/v1/customer/cm-firebase-token",
      "body": {}
    },
    "pushKey": {
      "method": "GET",
      "path": "/api/v1/push/key"
    },
    "subscribe": {
      "method": "POST",
      "path": "/api/v1/push/subscription",
      "body": {}
    },
    "unsubscribe": {
      "method": "POST",
      "path": "/api/v1/push/unsubscribe",
      "body": {}
    },
    "confirmPush": {
      "method": "POST",
      "path": "/api/v1/push/confirmed",
      "body": {}
    },
    "tryPush": {
      "method": "POST",
      "path": "/api/v1/push/tests",
      "body": {}
    },
    "showPushTrial": {
      "method": "GET",
      "path": "/api/v1/push/tests/{test_id}"
    }
  },
  "orders": {
    "draft": {
      "method": "GET",
      "path": "/api/v1/customer/checkout/draft"
    },
    "saveDraft": {
      "method": "POST",
      "path": "/api/v1/customer/checkout/draft",
      "body": {}
    },
    "list": {
      "method": "GET",
      "path": "/api/v1/customer/order/{list}"
    },
    "all": {
      "method": "GET",
      "path": "/api/v1/customer/order/all"
    },
    "forget": {
      "method": "POST",
      "path": "/api/v1/customer/order/forget",
      "body": {}
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/customer/order/details"
    },
    "reorder": {
      "method": "POST",
      "path": "/api/v1/customer/order/reorder",
      "body": {}
    },
    "requestRefund": {
      "method": "POST",
      "path": "/api/v1/customer/order/refund-request",
      "body": {}
    },
    "answerChange": {
      "method": "POST",
      "path": "/api/v1/customer/order/answer-change",
      "body": {}
    },
    "confirmCorrection": {
      "method": "POST",
      "path": "/api/v1/customer/order/confirm-correction",
      "body": {}
    },
    "cancellationReasons": {
      "method": "GET",
      "path": "/api/v1/customer/order/cancellation-reasons"
    },
    "refundReasons": {
      "method": "GET",
      "path": "/api/v1/customer/order/refund-reasons"
    },
    "giveTip": {
      "method": "POST",
      "path": "/api/v1/customer/order/tip",
      "body": {}
    },
    "answerDoor": {
      "method": "POST",
      "path": "/api/v1/customer/order/door",
      "body": {}
    },
    "uploadPrescription": {
      "method": "POST",
      "path": "/api/v1/customer/order/prescription/upload",
      "body": {},
      "bodyAs": "multipart"
    },
    "quotePrescription": {
      "method": "POST",
      "path": "/api/v1/customer/order/prescription/quote",
      "body": {}
    },
    "placePrescription": {
      "method": "POST",
      "path": "/api/v1/customer/order/prescription/place",
      "body": {},
      "bodyAs": "multipart"
    },
    "prescription": {
      "method": "GET",
      "path": "/api/v1/customer/order/prescription"
    },
    "answerPharmacist": {
      "method": "POST",
      "path": "/api/v1/customer/order/prescription/answer",
      "body": {}
    },
    "agreeToPrescription": {
      "method": "POST",
      "path": "/api/v1/customer/order/prescription/agree",
      "body": {}
    },
    "quote": {
      "method": "POST",
      "path": "/api/v1/customer/order/quote",
      "body": {}
    },
    "slots": {
      "method": "POST",
      "path": "/api/v1/customer/order/slots",
      "body": {}
    },
    "place": {
      "method": "POST",
      "path": "/api/v1/customer/order/place",
      "body": {}
    },
    "placed": {
      "method": "GET",
      "path": "/api/v1/customer/order/placed"
    },
    "track": {
      "method": "GET",
      "path": "/api/v1/customer/order/track"
    },
    "cancel": {
      "method": "POST",
      "path": "/api/v1/customer/order/cancel",
      "body": {}
    },
    "paymentMethod": {
      "method": "POST",
      "path": "/api/v1/customer/order/payment-method",
      "body": {}
    }
  },
  "parcel": {
    "categories": {
      "method": "GET",
      "path": "/api/v1/parcel-category"
    },
    "whyChoose": {
      "method": "GET",
      "path": "/api/v1/parcel/why-choose"
    },
    "videoContent": {
      "method": "GET",
      "path": "/api/v1/parcel/video-content"
    }
  },
  "payments": {
    "ways": {
      "method": "GET",
      "path": "/api/v1/payments/ways"
    },
    "start": {
      "method": "POST",
      "path": "/api/v1/payments/start",
      "body": {}
    },
    "due": {
      "method": "GET",
      "path": "/api/v1/payments/due"
    },
    "status": {
      "method": "GET",
      "path": "/api/v1/payments/status"
    },
    "play": {
      "method": "POST",
      "path": "/api/v1/payments/sandbox",
      "body": {}
    }
  },
  "places": {
    "autocomplete": {
      "method": "GET",
      "path": "/api/v1/config/place-api-autocomplete"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/config/place-api-details"
    },
    "geocode": {
      "method": "GET",
      "path": "/api/v1/config/geocode-api"
    },
    "distance": {
      "method": "GET",
      "path": "/api/v1/config/distance-api"
    }
  },
  "promotions": {
    "banners": {
      "method": "GET",
      "path": "/api/v1/banners"
    },
    "otherBanners": {
      "method": "GET",
      "path": "/api/v1/other-banners"
    },
    "campaigns": {
      "method": "GET",
      "path": "/api/v1/campaigns/basic"
    },
    "campaignItems": {
      "method": "GET",
      "path": "/api/v1/campaigns/item"
    },
    "campaignDetails": {
      "method": "GET",
      "path": "/api/v1/campaigns/basic-campaign-details"
    },
    "flashSales": {
      "method": "GET",
      "path": "/api/v1/flash-sales"
    },
    "flashItems": {
      "method": "GET",
      "path": "/api/v1/flash-sales/items"
    },
    "coupons": {
      "method": "GET",
      "path": "/api/v1/coupon/list"
    },
    "customerCoupons": {
      "method": "GET",
      "path": "/api/v1/customer/coupon/list"
    },
    "applyCoupon": {
      "method": "POST",
      "path": "/api/v1/coupon/apply",
      "body": {}
    },
    "cashback": {
      "method": "GET",
      "path": "/api/v1/cashback/list"
    },
    "advertisements": {
      "method": "GET",
      "path": "/api/v1/advertisement/list"
    }
  },
  "registration": {
    "subscribe": {
      "method": "POST",
      "path": "/api/v1/newsletter/subscribe",
      "body": {}
    },
    "unsubscribe": {
      "method": "POST",
      "path": "/api/v1/newsletter/unsubscribe",
      "body": {}
    },
    "applyAsStore": {
      "method": "POST",
      "path": "/api/v1/auth/vendor/register",
      "body": {},
      "bodyAs": "multipart"
    },
    "applyAsDeliveryMan": {
      "method": "POST",
      "path": "/api/v1/auth/delivery-man/store",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "reviews": {
    "pending": {
      "method": "GET",
      "path": "/api/v1/customer/order/pending-review"
    },
    "close": {
      "method": "POST",
      "path": "/api/v1/customer/order/review-cancel",
      "body": {}
    },
    "closeByGet": {
      "method": "GET",
      "path": "/api/v1/customer/order/review-cancel"
    },
    "ofOrder": {
      "method": "GET",
      "path": "/api/v1/customer/order/reviews"
    },
    "rateItem": {
      "method": "POST",
      "path": "/api/v1/items/reviews/submit",
      "body": {},
      "bodyAs": "multipart"
    },
    "rateStore": {
      "method": "POST",
      "path": "/api/v1/stores/reviews/submit",
      "body": {}
    },
    "rateDeliveryMan": {
      "method": "POST",
      "path": "/api/v1/delivery-man/reviews/submit",
      "body": {}
    },
    "ofItem": {
      "method": "GET",
      "path": "/api/v1/items/reviews/{id}"
    },
    "ofStore": {
      "method": "GET",
      "path": "/api/v1/stores/reviews/{id}"
    }
  },
  "risk": {
    "sendCode": {
      "method": "POST",
      "path": "/api/v1/customer/order/phone-code",
      "body": {}
    },
    "checkCode": {
      "method": "POST",
      "path": "/api/v1/customer/order/phone-proof",
      "body": {}
    }
  },
  "search": {
    "list": {
      "method": "GET",
      "path": "/api/v1/search/list"
    },
    "suggestions": {
      "method": "GET",
      "path": "/api/v1/search/suggestions"
    },
    "slugBlocks": {
      "method": "GET",
      "path": "/api/v1/search/slug-blocks"
    },
    "slugs": {
      "method": "GET",
      "path": "/api/v1/search/slugs/{kind}"
    }
  },
  "stores": {
    "list": {
      "method": "GET",
      "path": "/api/v1/stores"
    },
    "latest": {
      "method": "GET",
      "path": "/api/v1/stores/latest"
    },
    "popular": {
      "method": "GET",
      "path": "/api/v1/stores/popular"
    },
    "topOffersNearby": {
      "method": "GET",
      "path": "/api/v1/stores/top-offer-nearby"
    },
    "visited": {
      "method": "GET",
      "path": "/api/v1/customer/visit-again"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/stores/details/{id}"
    }
  },
  "wallet": {
    "transactions": {
      "method": "GET",
      "path": "/api/v1/customer/wallet/transactions"
    },
    "bonuses": {
      "method": "GET",
      "path": "/api/v1/customer/wallet/bonuses"
    },
    "addFund": {
      "method": "POST",
      "path": "/api/v1/customer/wallet/add-fund",
      "body": {}
    },
    "points": {
      "method": "GET",
      "path": "/api/v1/customer/loyalty-point/transactions"
    },
    "transferPoints": {
      "method": "POST",
      "path": "/api/v1/customer/loyalty-point/point-transfer",
      "body": {}
    },
    "referral": {
      "method": "GET",
      "path": "/api/v1/customer/referral"
    }
  },
  "wishlist": {
    "list": {
      "method": "GET",
      "path": "/api/v1/customer/wish-list"
    },
    "ids": {
      "method": "GET",
      "path": "/api/v1/customer/wish-list/ids"
    },
    "add": {
      "method": "POST",
      "path": "/api/v1/customer/wish-list/add",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/customer/wish-list/remove"
    }
  },
  "zones": {
    "list": {
      "method": "GET",
      "path": "/api/v1/zone/list"
    },
    "check": {
      "method": "GET",
      "path": "/api/v1/zone/check"
    },
    "at": {
      "method": "GET",
      "path": "/api/v1/config/get-zone-id"
    }
  },
  "vendorAcceptance": {
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/accept-rule"
    },
    "set": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/accept-rule",
      "body": {}
    }
  },
  "vendorAccess": {
    "devices": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/devices"
    },
    "addDevice": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/devices",
      "body": {}
    },
    "renewDeviceCode": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/devices/{device_id}/code"
    },
    "changeDevice": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/devices/{device_id}",
      "body": {}
    },
    "removeDevice": {
      "method": "DELETE",
      "path": "/api/v1/vendor/stores/{store_id}/devices/{device_id}"
    },
    "pins": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/pins"
    },
    "setPin": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/members/{account_id}/pin",
      "body": {}
    },
    "removePin": {
      "method": "DELETE",
      "path": "/api/v1/vendor/stores/{store_id}/members/{account_id}/pin"
    },
    "members": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/members"
    },
    "changeRole": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/members/{account_id}",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/vendor/stores/{store_id}/members/{account_id}"
    },
    "leave": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/leave"
    },
    "invitations": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/invitations"
    },
    "invite": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/invitations",
      "body": {}
    },
    "withdrawInvitation": {
      "method": "DELETE",
      "path": "/api/v1/vendor/stores/{store_id}/invitations/{invitation_id}"
    }
  },
  "vendorBroadcasts": {
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/broadcasts"
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/broadcasts/{broadcast_id}/seen",
      "body": {}
    }
  },
  "vendorChat": {
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/conversations"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/conversations/{conversation_id}"
    },
    "open": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/conversation"
    },
    "openCourier": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/courier-conversation"
    },
    "reply": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/conversations/{conversation_id}/messages",
      "body": {}
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/conversations/{conversation_id}/seen"
    }
  },
  "vendorComplaints": {
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/complaints"
    },
    "make": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/complaints",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "vendorChecks": {
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/checks"
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/checks",
      "body": {}
    },
    "tick": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/checks/{check_id}/tick",
      "body": {}
    },
    "untick": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/checks/{check_id}/untick",
      "body": {}
    }
  },
  "vendorContests": {
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/contests"
    },
    "contestable": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/contestable"
    },
    "make": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/contests",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "vendorDrawer": {
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/cash"
    },
    "count": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/cash/count",
      "body": {}
    }
  },
  "vendorItems": {
    "arrangement": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/menu/arrangement"
    },
    "arrangeCategories": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/menu/arrangement",
      "body": {}
    },
    "arrangedItems": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/menu/arrangement/{category_id}"
    },
    "arrangeItems": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/menu/arrangement/{category_id}",
      "body": {}
    },
    "changeMany": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/menu/changes",
      "body": {}
    },
    "undoChange": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/menu/changes/{change_id}/undo"
    },
    "menuHours": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/menu/hours"
    },
    "setCategoryHours": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/menu/hours/{category_id}",
      "body": {}
    },
    "itemHours": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/hours"
    },
    "setItemHours": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/hours",
      "body": {}
    },
    "ingredients": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/menu/ingredients"
    },
    "takeIngredientOff": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/menu/ingredients/off",
      "body": {}
    },
    "putIngredientBack": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/menu/ingredients/off/{change_id}/undo"
    },
    "off": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/menu/off"
    },
    "putBack": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/menu/put-back",
      "body": {}
    },
    "stock": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/stock"
    },
    "moveStock": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/stock/moves",
      "body": {}
    },
    "setLowMark": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/stock/low-mark",
      "body": {}
    },
    "menu": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/menu"
    },
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/items"
    },
    "importFile": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/menu/file",
      "body": {},
      "bodyAs": "multipart"
    },
    "exportFile": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/menu/file"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/items",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}"
    },
    "setAvailability": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/availability",
      "body": {}
    },
    "setStock": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/stock",
      "body": {}
    },
    "addPhoto": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/photos",
      "body": {},
      "bodyAs": "multipart"
    },
    "arrangePhotos": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/items/{item_id}/photos",
      "body": {}
    }
  },
  "vendorOrders": {
    "replacements": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/replacements"
    },
    "pickPlaces": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/pick-places"
    },
    "board": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/board"
    },
    "sendTestOrder": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/test-order"
    },
    "find": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/orders"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}"
    },
    "story": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/story"
    },
    "refundRequests": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/refund-requests"
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/see"
    },
    "print": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/print",
      "body": {}
    },
    "accept": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/accept",
      "body": {}
    },
    "refuse": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/refuse",
      "body": {}
    },
    "cancel": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/cancel",
      "body": {}
    },
    "change": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/change",
      "body": {}
    },
    "delay": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/delay",
      "body": {}
    },
    "prepare": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/prepare",
      "body": {}
    },
    "tick": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/tick",
      "body": {}
    },
    "ready": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/ready",
      "body": {}
    },
    "handOver": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/hand-over",
      "body": {}
    }
  },
  "vendorPrescriptions": {
    "register": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/register",
      "body": {}
    },
    "pharmacist": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/pharmacist"
    },
    "setPharmacist": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/pharmacist",
      "body": {}
    },
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions"
    },
    "open": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/open"
    },
    "take": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/take"
    },
    "release": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/release"
    },
    "medicines": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/medicines"
    },
    "price": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/price",
      "body": {}
    },
    "quote": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/quote",
      "body": {}
    },
    "ask": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/ask",
      "body": {}
    },
    "refuse": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/refuse",
      "body": {}
    }
  },
  "vendorChannels": {
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/notifications"
    }
  },
  "vendorPromotions": {
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/promotions"
    },
    "endCoupon": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/coupons/{coupon_id}/end",
      "body": {}
    }
  },
  "vendorProposals": {
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/proposals"
    },
    "approve": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/proposals/{proposal_id}/approve"
    },
    "decline": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/proposals/{proposal_id}/decline",
      "body": {}
    },
    "takeBack": {
      "method": "DELETE",
      "path": "/api/v1/vendor/stores/{store_id}/proposals/{proposal_id}"
    }
  },
  "vendorPreview": {
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/preview"
    },
    "items": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/preview/items"
    },
    "hidden": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/preview/hidden"
    },
    "item": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/preview/items/{item_id}"
    }
  },
  "vendorReports": {
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/report"
    },
    "items": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/report/items"
    },
    "pairs": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/report/pairs"
    }
  },
  "vendorReviews": {
    "list": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/reviews"
    },
    "answer": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/reviews/{review_id}/answer",
      "body": {}
    },
    "report": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/reviews/{review_id}/report",
      "body": {}
    }
  },
  "vendorStores": {
    "pause": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/pause",
      "body": {}
    },
    "resume": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/resume"
    },
    "setBusy": {
      "method": "POST",
      "path": "/api/v1/vendor/stores/{store_id}/busy",
      "body": {}
    },
    "setCap": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/cap",
      "body": {}
    },
    "hours": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/hours"
    },
    "setHours": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/hours",
      "body": {}
    },
    "setOtherDays": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/hours/other-days",
      "body": {}
    },
    "profile": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/profile"
    },
    "setProfile": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/profile",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/pictures/{picture}",
      "body": {},
      "bodyAs": "multipart"
    },
    "removePicture": {
      "method": "DELETE",
      "path": "/api/v1/vendor/stores/{store_id}/pictures/{picture}"
    }
  },
  "vendorWaiting": {
    "show": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/waiting"
    }
  },
  "vendorWallet": {
    "today": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/money/today"
    },
    "order": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/orders/{order_id}/money"
    },
    "statement": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/statement"
    },
    "payouts": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/payouts"
    },
    "account": {
      "method": "GET",
      "path": "/api/v1/vendor/stores/{store_id}/payee-account"
    },
    "setAccount": {
      "method": "PUT",
      "path": "/api/v1/vendor/stores/{store_id}/payee-account",
      "body": {}
    }
  },
  "courierAlarms": {
    "show": {
      "method": "GET",
      "path": "/api/v1/courier/safety"
    },
    "set": {
      "method": "PUT",
      "path": "/api/v1/courier/safety",
      "body": {}
    },
    "begin": {
      "method": "POST",
      "path": "/api/v1/courier/alarm",
      "body": {}
    },
    "setSilent": {
      "method": "POST",
      "path": "/api/v1/courier/alarm/silent",
      "body": {}
    },
    "end": {
      "method": "POST",
      "path": "/api/v1/courier/alarm/end",
      "body": {}
    }
  },
  "courierBroadcasts": {
    "list": {
      "method": "GET",
      "path": "/api/v1/courier/broadcasts"
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/courier/broadcasts/{broadcast_id}/seen",
      "body": {}
    }
  },
  "courierCanceled": {
    "list": {
      "method": "GET",
      "path": "/api/v1/courier/canceled"
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/courier/canceled/{order_id}/seen",
      "body": {}
    }
  },
  "courierChat": {
    "show": {
      "method": "GET",
      "path": "/api/v1/courier/orders/{order_id}/chats/{with}"
    },
    "send": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/chats/{with}/messages",
      "body": {},
      "bodyAs": "multipart"
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/chats/{with}/seen"
    }
  },
  "courierContests": {
    "list": {
      "method": "GET",
      "path": "/api/v1/courier/contests"
    },
    "contestable": {
      "method": "GET",
      "path": "/api/v1/courier/contestable"
    },
    "make": {
      "method": "POST",
      "path": "/api/v1/courier/contests",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "courierDeposits": {
    "list": {
      "method": "GET",
      "path": "/api/v1/courier/deposits"
    },
    "make": {
      "method": "POST",
      "path": "/api/v1/courier/deposits",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "courierDispatch": {
    "show": {
      "method": "GET",
      "path": "/api/v1/courier/offer"
    },
    "past": {
      "method": "GET",
      "path": "/api/v1/courier/offers"
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/courier/offers/{offer_id}/see",
      "body": {}
    },
    "answer": {
      "method": "POST",
      "path": "/api/v1/courier/offers/{offer_id}/answer",
      "body": {}
    }
  },
  "courierHistory": {
    "list": {
      "method": "GET",
      "path": "/api/v1/courier/deliveries"
    }
  },
  "courierCalls": {
    "call": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/call",
      "body": {}
    }
  },
  "courierHandovers": {
    "begin": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/hand-over",
      "body": {}
    },
    "takeBack": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/hand-over/take-back",
      "body": {}
    },
    "meet": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/hand-over/meet",
      "body": {}
    }
  },
  "courierChannels": {
    "show": {
      "method": "GET",
      "path": "/api/v1/courier/notifications"
    }
  },
  "courierOrders": {
    "work": {
      "method": "GET",
      "path": "/api/v1/courier/work"
    },
    "shift": {
      "method": "POST",
      "path": "/api/v1/courier/shift",
      "body": {}
    },
    "take": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/take",
      "body": {}
    },
    "giveBack": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/give-back",
      "body": {}
    },
    "arrive": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/arrive",
      "body": {}
    },
    "noteStoreProblem": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/store-problem",
      "body": {}
    },
    "pickUp": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/pick-up",
      "body": {}
    },
    "movePin": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/pin",
      "body": {}
    },
    "noteCash": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/cash",
      "body": {}
    },
    "tryCode": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/code",
      "body": {}
    },
    "photograph": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/photo",
      "body": {},
      "bodyAs": "multipart"
    },
    "deliver": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/deliver",
      "body": {}
    },
    "noteProblem": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/problem",
      "body": {}
    },
    "noteAttempt": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/attempt",
      "body": {}
    },
    "returnToStore": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/return",
      "body": {}
    },
    "handBack": {
      "method": "POST",
      "path": "/api/v1/courier/orders/{order_id}/hand-back",
      "body": {}
    },
    "positions": {
      "method": "POST",
      "path": "/api/v1/courier/positions",
      "body": {}
    }
  },
  "courierSuspension": {
    "show": {
      "method": "GET",
      "path": "/api/v1/courier/suspension"
    }
  },
  "courierWallet": {
    "earnings": {
      "method": "GET",
      "path": "/api/v1/courier/earnings"
    },
    "statement": {
      "method": "GET",
      "path": "/api/v1/courier/statement"
    },
    "payouts": {
      "method": "GET",
      "path": "/api/v1/courier/payouts"
    },
    "account": {
      "method": "GET",
      "path": "/api/v1/courier/payee-account"
    },
    "setAccount": {
      "method": "PUT",
      "path": "/api/v1/courier/payee-account",
      "body": {}
    }
  },
  "adminAccess": {
    "operators": {
      "method": "GET",
      "path": "/api/v1/admin/operators"
    },
    "changeRoles": {
      "method": "PUT",
      "path": "/api/v1/admin/operators/{account_id}",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/operators/{account_id}"
    },
    "operatorSessions": {
      "method": "GET",
      "path": "/api/v1/admin/operators/{account_id}/sessions"
    },
    "endOperatorSessions": {
      "method": "DELETE",
      "path": "/api/v1/admin/operators/{account_id}/sessions"
    },
    "resetSecondFactor": {
      "method": "DELETE",
      "path": "/api/v1/admin/operators/{account_id}/second-factor"
    },
    "invitations": {
      "method": "GET",
      "path": "/api/v1/admin/invitations"
    },
    "invite": {
      "method": "POST",
      "path": "/api/v1/admin/invitations",
      "body": {}
    },
    "withdrawInvitation": {
      "method": "DELETE",
      "path": "/api/v1/admin/invitations/{invitation_id}"
    },
    "couriers": {
      "method": "GET",
      "path": "/api/v1/admin/couriers"
    },
    "courier": {
      "method": "GET",
      "path": "/api/v1/admin/couriers/{courier_id}"
    },
    "addCourier": {
      "method": "POST",
      "path": "/api/v1/admin/couriers",
      "body": {}
    },
    "changeCourier": {
      "method": "PUT",
      "path": "/api/v1/admin/couriers/{courier_id}",
      "body": {}
    },
    "suspendCourier": {
      "method": "POST",
      "path": "/api/v1/admin/couriers/{courier_id}/suspend",
      "body": {}
    },
    "seePapers": {
      "method": "POST",
      "path": "/api/v1/admin/couriers/{courier_id}/papers",
      "body": {}
    },
    "signOutCourier": {
      "method": "POST",
      "path": "/api/v1/admin/couriers/{courier_id}/sign-out",
      "body": {}
    },
    "restoreCourier": {
      "method": "POST",
      "path": "/api/v1/admin/couriers/{courier_id}/restore",
      "body": {}
    }
  },
  "adminAlarms": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/courier-alarms"
    },
    "take": {
      "method": "POST",
      "path": "/api/v1/admin/courier-alarms/{alarm_id}/take",
      "body": {}
    }
  },
  "adminAudit": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/audit"
    },
    "actions": {
      "method": "GET",
      "path": "/api/v1/admin/audit/actions"
    },
    "exportLines": {
      "method": "POST",
      "path": "/api/v1/admin/audit/export",
      "body": {}
    }
  },
  "adminCash": {
    "holders": {
      "method": "GET",
      "path": "/api/v1/admin/cash"
    },
    "deposits": {
      "method": "GET",
      "path": "/api/v1/admin/cash/deposits"
    },
    "takeIn": {
      "method": "POST",
      "path": "/api/v1/admin/cash/deposits",
      "body": {}
    },
    "short": {
      "method": "GET",
      "path": "/api/v1/admin/cash/short"
    },
    "decideShort": {
      "method": "POST",
      "path": "/api/v1/admin/cash/short/{order_id}",
      "body": {}
    },
    "limits": {
      "method": "GET",
      "path": "/api/v1/admin/cash/limits"
    },
    "setLimit": {
      "method": "PUT",
      "path": "/api/v1/admin/cash/limits/{currency}",
      "body": {}
    }
  },
  "adminCategories": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/categories"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/categories",
      "body": {}
    },
    "rename": {
      "method": "PUT",
      "path": "/api/v1/admin/categories/{category_id}",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/categories/{category_id}"
    }
  },
  "adminBrands": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/brands"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/brands",
      "body": {}
    },
    "rename": {
      "method": "PUT",
      "path": "/api/v1/admin/brands/{brand_id}",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/brands/{brand_id}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/brands/{brand_id}"
    }
  },
  "adminConditions": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/conditions"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/conditions",
      "body": {}
    },
    "rename": {
      "method": "PUT",
      "path": "/api/v1/admin/conditions/{condition_id}",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/conditions/{condition_id}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/conditions/{condition_id}"
    },
    "items": {
      "method": "GET",
      "path": "/api/v1/admin/conditions/{condition_id}/items"
    },
    "setItem": {
      "method": "PUT",
      "path": "/api/v1/admin/conditions/{condition_id}/items/{item_id}",
      "body": {}
    }
  },
  "adminChat": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/conversations"
    },
    "details": {
      "method": "GET",
      "path": "/api/v1/admin/conversations/{conversation_id}"
    },
    "colleagues": {
      "method": "GET",
      "path": "/api/v1/admin/support-colleagues"
    },
    "reply": {
      "method": "POST",
      "path": "/api/v1/admin/conversations/{conversation_id}/messages",
      "body": {}
    },
    "assign": {
      "method": "POST",
      "path": "/api/v1/admin/conversations/{conversation_id}/assign",
      "body": {}
    },
    "see": {
      "method": "POST",
      "path": "/api/v1/admin/conversations/{conversation_id}/seen"
    }
  },
  "adminConfig": {
    "settings": {
      "method": "GET",
      "path": "/api/v1/admin/settings"
    },
    "changeSettings": {
      "method": "PUT",
      "path": "/api/v1/admin/settings",
      "body": {}
    },
    "changeLogo": {
      "method": "POST",
      "path": "/api/v1/admin/settings/logo",
      "body": {},
      "bodyAs": "multipart"
    },
    "opening": {
      "method": "GET",
      "path": "/api/v1/admin/opening"
    }
  },
  "adminMap": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/settings/map"
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/settings/map",
      "body": {}
    },
    "tryOut": {
      "method": "GET",
      "path": "/api/v1/admin/settings/map/trial"
    }
  },
  "adminNetworks": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/settings/networks"
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/settings/networks",
      "body": {}
    }
  },
  "adminCity": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/city"
    },
    "track": {
      "method": "GET",
      "path": "/api/v1/admin/couriers/{courier_id}/track"
    },
    "take": {
      "method": "POST",
      "path": "/api/v1/admin/city/alarms/take",
      "body": {}
    },
    "putOff": {
      "method": "POST",
      "path": "/api/v1/admin/city/alarms/put-off",
      "body": {}
    }
  },
  "adminBroadcasts": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/broadcasts"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/broadcasts/{broadcast_id}"
    },
    "send": {
      "method": "POST",
      "path": "/api/v1/admin/broadcasts",
      "body": {}
    }
  },
  "adminBanners": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/banners"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/banners/{banner_id}"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/banners",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/banners/{banner_id}",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/banners/{banner_id}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/banners/{banner_id}"
    }
  },
  "adminHighlights": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/highlights"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/highlights/{highlight_id}"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/highlights",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/highlights/{highlight_id}",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/highlights/{highlight_id}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/highlights/{highlight_id}"
    }
  },
  "adminSections": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/section-banners"
    },
    "set": {
      "method": "PUT",
      "path": "/api/v1/admin/section-banners/{module_type}/{section}",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/section-banners/{module_type}/{section}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/section-banners/{module_type}/{section}"
    }
  },
  "adminCampaigns": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/campaigns"
    },
    "preview": {
      "method": "GET",
      "path": "/api/v1/admin/campaign-preview"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/campaigns/{campaign_id}"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/campaigns",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/campaigns/{campaign_id}",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/campaigns/{campaign_id}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/campaigns/{campaign_id}"
    }
  },
  "adminComplaints": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/complaints"
    },
    "answer": {
      "method": "POST",
      "path": "/api/v1/admin/complaints/{complaint_id}/answer",
      "body": {}
    }
  },
  "adminContests": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/contests"
    },
    "answer": {
      "method": "POST",
      "path": "/api/v1/admin/contests/{contest_id}/answer",
      "body": {}
    }
  },
  "adminChanges": {
    "change": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/change",
      "body": {}
    },
    "replacements": {
      "method": "GET",
      "path": "/api/v1/admin/orders/{order_id}/replacements"
    }
  },
  "adminCoupons": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/coupons"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/coupons/{coupon_id}"
    },
    "codes": {
      "method": "GET",
      "path": "/api/v1/admin/coupons/{coupon_id}/codes"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/coupons",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/coupons/{coupon_id}",
      "body": {}
    }
  },
  "adminCustomers": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/customers"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/customers/{account_id}"
    },
    "contact": {
      "method": "POST",
      "path": "/api/v1/admin/customers/{account_id}/contact",
      "body": {}
    },
    "note": {
      "method": "POST",
      "path": "/api/v1/admin/customers/{account_id}/notes",
      "body": {}
    },
    "correctWallet": {
      "method": "POST",
      "path": "/api/v1/admin/customers/{account_id}/wallet",
      "body": {}
    },
    "giveGoodwill": {
      "method": "POST",
      "path": "/api/v1/admin/customers/{account_id}/goodwill",
      "body": {}
    },
    "suspend": {
      "method": "POST",
      "path": "/api/v1/admin/customers/{account_id}/suspend",
      "body": {}
    },
    "restore": {
      "method": "POST",
      "path": "/api/v1/admin/customers/{account_id}/restore"
    }
  },
  "adminDay": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/day"
    }
  },
  "adminBundles": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/orders/{order_id}/bundle"
    },
    "join": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/bundle/join",
      "body": {}
    },
    "part": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/bundle/part",
      "body": {}
    },
    "lock": {
      "method": "PUT",
      "path": "/api/v1/admin/orders/{order_id}/bundle/lock",
      "body": {}
    }
  },
  "adminDelays": {
    "delay": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/delay",
      "body": {}
    },
    "release": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/release",
      "body": {}
    }
  },
  "adminDeposits": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/cash/reported"
    },
    "confirm": {
      "method": "POST",
      "path": "/api/v1/admin/cash/reported/{deposit_id}/confirm",
      "body": {}
    },
    "refuse": {
      "method": "POST",
      "path": "/api/v1/admin/cash/reported/{deposit_id}/refuse",
      "body": {}
    }
  },
  "adminDispatch": {
    "modes": {
      "method": "GET",
      "path": "/api/v1/admin/dispatch/zones"
    },
    "setMode": {
      "method": "PUT",
      "path": "/api/v1/admin/dispatch/zones/{zone_id}",
      "body": {}
    },
    "ranking": {
      "method": "GET",
      "path": "/api/v1/admin/orders/{order_id}/couriers"
    },
    "assign": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/assign",
      "body": {}
    },
    "offer": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/offers",
      "body": {}
    },
    "rounds": {
      "method": "GET",
      "path": "/api/v1/admin/dispatch/rounds"
    },
    "history": {
      "method": "GET",
      "path": "/api/v1/admin/orders/{order_id}/dispatch"
    }
  },
  "adminFlash": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/flash-sales"
    },
    "findItems": {
      "method": "GET",
      "path": "/api/v1/admin/promotion-items"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/flash-sales/{sale_id}"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/flash-sales",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/flash-sales/{sale_id}",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/flash-sales/{sale_id}"
    }
  },
  "adminHealth": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/health"
    },
    "tryProvider": {
      "method": "POST",
      "path": "/api/v1/admin/health/try",
      "body": {}
    }
  },
  "adminItems": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/items"
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/items/{item_id}",
      "body": {}
    },
    "hide": {
      "method": "POST",
      "path": "/api/v1/admin/items/{item_id}/hide",
      "body": {}
    },
    "show": {
      "method": "POST",
      "path": "/api/v1/admin/items/{item_id}/show",
      "body": {}
    }
  },
  "adminImport": {
    "columns": {
      "method": "GET",
      "path": "/api/v1/admin/import/{kind}/columns"
    },
    "file": {
      "method": "POST",
      "path": "/api/v1/admin/import",
      "body": {},
      "bodyAs": "multipart"
    },
    "photo": {
      "method": "POST",
      "path": "/api/v1/admin/import/photo",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "adminLedger": {
    "accounts": {
      "method": "GET",
      "path": "/api/v1/admin/ledger/accounts"
    },
    "entries": {
      "method": "GET",
      "path": "/api/v1/admin/ledger/entries"
    },
    "order": {
      "method": "GET",
      "path": "/api/v1/admin/ledger/orders/{order_id}"
    },
    "invariants": {
      "method": "GET",
      "path": "/api/v1/admin/ledger/invariants"
    },
    "checkInvariants": {
      "method": "POST",
      "path": "/api/v1/admin/ledger/invariants"
    }
  },
  "adminLimits": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/limits"
    },
    "own": {
      "method": "GET",
      "path": "/api/v1/admin/limits/own"
    },
    "set": {
      "method": "PUT",
      "path": "/api/v1/admin/limits/{role}/{currency}",
      "body": {}
    }
  },
  "adminMessages": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/orders/{order_id}/messages"
    },
    "send": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/messages",
      "body": {}
    }
  },
  "adminModules": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/modules"
    },
    "rename": {
      "method": "PUT",
      "path": "/api/v1/admin/modules/{module_type}",
      "body": {}
    },
    "setPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/modules/{module_type}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "arrange": {
      "method": "PUT",
      "path": "/api/v1/admin/modules",
      "body": {}
    },
    "switch": {
      "method": "PUT",
      "path": "/api/v1/admin/modules/{module_type}/zones/{zone_id}",
      "body": {}
    }
  },
  "adminParcelHome": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/modules/{module_type}/home"
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/modules/{module_type}/home",
      "body": {}
    },
    "setReasonPicture": {
      "method": "PUT",
      "path": "/api/v1/admin/modules/{module_type}/reasons/{reason_id}/picture",
      "body": {},
      "bodyAs": "multipart"
    },
    "setGuidePicture": {
      "method": "PUT",
      "path": "/api/v1/admin/modules/{module_type}/guide/picture",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "adminStop": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/market-notice"
    },
    "publish": {
      "method": "POST",
      "path": "/api/v1/admin/market-notice",
      "body": {}
    },
    "release": {
      "method": "POST",
      "path": "/api/v1/admin/market-notice/{notice_id}/release"
    },
    "end": {
      "method": "DELETE",
      "path": "/api/v1/admin/market-notice/{notice_id}"
    }
  },
  "adminNotifications": {},
  "adminOrders": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/orders"
    },
    "exportRows": {
      "method": "POST",
      "path": "/api/v1/admin/orders/export",
      "body": {}
    },
    "counts": {
      "method": "GET",
      "path": "/api/v1/admin/orders/counts"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/orders/{order_id}"
    },
    "cancel": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/cancel",
      "body": {}
    },
    "waiveDoorCode": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/door-code/waive",
      "body": {}
    },
    "correct": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/correct",
      "body": {}
    },
    "move": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/move",
      "body": {}
    },
    "refund": {
      "method": "POST",
      "path": "/api/v1/admin/orders/{order_id}/refund",
      "body": {}
    }
  },
  "adminManual": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/manual-journals"
    },
    "propose": {
      "method": "POST",
      "path": "/api/v1/admin/manual-journals",
      "body": {}
    },
    "book": {
      "method": "POST",
      "path": "/api/v1/admin/manual-journals/{manual_id}/book"
    },
    "decline": {
      "method": "POST",
      "path": "/api/v1/admin/manual-journals/{manual_id}/decline",
      "body": {}
    }
  },
  "adminPages": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/pages"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/pages/{name}"
    },
    "preview": {
      "method": "POST",
      "path": "/api/v1/admin/pages/preview",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/pages/{name}/{language}",
      "body": {}
    }
  },
  "adminTexts": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/texts"
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/texts",
      "body": {}
    },
    "importFile": {
      "method": "POST",
      "path": "/api/v1/admin/texts/import",
      "body": {},
      "bodyAs": "multipart"
    }
  },
  "adminPayees": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/payee-accounts"
    },
    "reveal": {
      "method": "POST",
      "path": "/api/v1/admin/payee-accounts/{account_id}/reveal"
    },
    "check": {
      "method": "POST",
      "path": "/api/v1/admin/payee-accounts/{account_id}/check",
      "body": {}
    },
    "refuse": {
      "method": "POST",
      "path": "/api/v1/admin/payee-accounts/{account_id}/refuse",
      "body": {}
    }
  },
  "adminPayouts": {
    "preview": {
      "method": "GET",
      "path": "/api/v1/admin/payout-runs/preview"
    },
    "prepare": {
      "method": "POST",
      "path": "/api/v1/admin/payout-runs",
      "body": {}
    },
    "runs": {
      "method": "GET",
      "path": "/api/v1/admin/payout-runs"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/payout-runs/{run_id}"
    },
    "withdraw": {
      "method": "POST",
      "path": "/api/v1/admin/payout-runs/{run_id}/withdraw",
      "body": {}
    },
    "leaveOut": {
      "method": "POST",
      "path": "/api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/leave-out",
      "body": {}
    },
    "release": {
      "method": "POST",
      "path": "/api/v1/admin/payout-runs/{run_id}/release",
      "body": {}
    },
    "file": {
      "method": "POST",
      "path": "/api/v1/admin/payout-runs/{run_id}/file",
      "body": {}
    },
    "markPaid": {
      "method": "POST",
      "path": "/api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/paid",
      "body": {}
    },
    "markFailed": {
      "method": "POST",
      "path": "/api/v1/admin/payout-runs/{run_id}/payouts/{payout_id}/failed",
      "body": {}
    },
    "statement": {
      "method": "GET",
      "path": "/api/v1/admin/statements/{payee}/{payee_id}"
    }
  },
  "adminProposals": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/proposals"
    },
    "approve": {
      "method": "POST",
      "path": "/api/v1/admin/proposals/{proposal_id}/approve"
    },
    "decline": {
      "method": "POST",
      "path": "/api/v1/admin/proposals/{proposal_id}/decline",
      "body": {}
    },
    "takeBack": {
      "method": "DELETE",
      "path": "/api/v1/admin/proposals/{proposal_id}"
    }
  },
  "adminReviews": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/reviews"
    },
    "decide": {
      "method": "POST",
      "path": "/api/v1/admin/reviews/{review_id}/decide",
      "body": {}
    }
  },
  "adminRewards": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/rewards"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/rewards/{kind}/{reward_id}"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/rewards",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/rewards/{kind}/{reward_id}",
      "body": {}
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/rewards/{kind}/{reward_id}"
    },
    "terms": {
      "method": "GET",
      "path": "/api/v1/admin/reward-terms"
    },
    "setTerms": {
      "method": "POST",
      "path": "/api/v1/admin/reward-terms",
      "body": {}
    }
  },
  "adminRegistration": {
    "stores": {
      "method": "GET",
      "path": "/api/v1/admin/store-applications"
    },
    "acceptStore": {
      "method": "POST",
      "path": "/api/v1/admin/store-applications/{application_id}/accept",
      "body": {}
    },
    "declineStore": {
      "method": "POST",
      "path": "/api/v1/admin/store-applications/{application_id}/decline",
      "body": {}
    },
    "couriers": {
      "method": "GET",
      "path": "/api/v1/admin/courier-applications"
    },
    "acceptCourier": {
      "method": "POST",
      "path": "/api/v1/admin/courier-applications/{application_id}/accept",
      "body": {}
    },
    "declineCourier": {
      "method": "POST",
      "path": "/api/v1/admin/courier-applications/{application_id}/decline",
      "body": {}
    }
  },
  "adminReports": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/reports/{report}"
    },
    "makeFile": {
      "method": "POST",
      "path": "/api/v1/admin/reports/{report}/files",
      "body": {}
    },
    "files": {
      "method": "GET",
      "path": "/api/v1/admin/report-files"
    },
    "part": {
      "method": "GET",
      "path": "/api/v1/admin/report-files/{file_id}/parts/{part}"
    }
  },
  "adminStatements": {
    "providers": {
      "method": "GET",
      "path": "/api/v1/admin/statements/providers"
    },
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/statements"
    },
    "compare": {
      "method": "POST",
      "path": "/api/v1/admin/statements",
      "body": {},
      "bodyAs": "multipart"
    },
    "remove": {
      "method": "DELETE",
      "path": "/api/v1/admin/statements/{statement_id}"
    },
    "differences": {
      "method": "GET",
      "path": "/api/v1/admin/statement-differences"
    },
    "answer": {
      "method": "POST",
      "path": "/api/v1/admin/statement-differences/answer",
      "body": {}
    }
  },
  "adminStores": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/stores"
    },
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/stores/{store_id}"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/stores",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/stores/{store_id}",
      "body": {}
    },
    "close": {
      "method": "POST",
      "path": "/api/v1/admin/stores/{store_id}/close",
      "body": {}
    },
    "open": {
      "method": "POST",
      "path": "/api/v1/admin/stores/{store_id}/open",
      "body": {}
    },
    "inviteOwner": {
      "method": "POST",
      "path": "/api/v1/admin/stores/{store_id}/owner",
      "body": {}
    }
  },
  "adminWaiting": {
    "show": {
      "method": "GET",
      "path": "/api/v1/admin/waiting"
    }
  },
  "adminWallet": {
    "commissions": {
      "method": "GET",
      "path": "/api/v1/admin/commission-rules"
    },
    "addCommission": {
      "method": "POST",
      "path": "/api/v1/admin/commission-rules",
      "body": {}
    },
    "commissionStores": {
      "method": "GET",
      "path": "/api/v1/admin/commission-rules/stores"
    },
    "previewCommission": {
      "method": "GET",
      "path": "/api/v1/admin/commission-rules/preview"
    },
    "withdrawCommission": {
      "method": "DELETE",
      "path": "/api/v1/admin/commission-rules/{rule_id}"
    },
    "payRules": {
      "method": "GET",
      "path": "/api/v1/admin/pay-rules"
    },
    "addPay": {
      "method": "POST",
      "path": "/api/v1/admin/pay-rules",
      "body": {}
    },
    "previewPay": {
      "method": "GET",
      "path": "/api/v1/admin/pay-rules/preview"
    },
    "withdrawPay": {
      "method": "DELETE",
      "path": "/api/v1/admin/pay-rules/{rule_id}"
    }
  },
  "adminZones": {
    "list": {
      "method": "GET",
      "path": "/api/v1/admin/zones"
    },
    "create": {
      "method": "POST",
      "path": "/api/v1/admin/zones",
      "body": {}
    },
    "change": {
      "method": "PUT",
      "path": "/api/v1/admin/zones/{zone_id}",
      "body": {}
    },
    "stop": {
      "method": "POST",
      "path": "/api/v1/admin/zones/{zone_id}/stop",
      "body": {}
    },
    "start": {
      "method": "POST",
      "path": "/api/v1/admin/zones/{zone_id}/start",
      "body": {}
    },
    "pause": {
      "method": "POST",
      "path": "/api/v1/admin/zones/{zone_id}/pause",
      "body": {}
    },
    "resume": {
      "method": "POST",
      "path": "/api/v1/admin/zones/{zone_id}/resume",
      "body": {}
    }
  }
};
