// Made from the migrations by `npm run tables`; do not edit.
import type { Generated } from 'kysely';

export interface Tables {
  address_reports: {
    store_id: string;
    id: Generated<string>;
    text: string;
    created_at: Generated<string>;
    settled_at: string | null;
    outcome: 'CORRECTED' | 'REJECTED' | null;
    note: Generated<string>;
    user_id: string | null;
  };
  analytics_events: {
    user_id: string;
    id: string;
    kind: string;
    name: string | null;
    properties: unknown;
    context: unknown;
    happened_at: string;
    received_at: Generated<string>;
  };
  area_sales: {
    area: string;
    product_unit_id: string;
    stores: number;
    orders: number;
    score: number;
  };
  auto_accept_rules: {
    store_id: string;
    is_on: Generated<boolean>;
    least_completed_orders: number | null;
    most_amount: number | null;
    needs_stock: Generated<boolean>;
    within_hours: Generated<boolean>;
    updated_by: string;
    updated_at: Generated<string>;
  };
  balances: {
    store_id: string;
    account: 'ESCROW' | 'PAYOUT_TRANSIT' | 'BANK' | 'DRIVER_CASH' | 'LOGISTIC_CASH' | 'TILL' | 'CASH_DIFFERENCE' | 'RECEIVABLE' | 'BUYER_PREPAID' | 'FEE_PAYABLE' | 'REFUND_PAYABLE' | 'CLAIM_PAYABLE' | 'SALES' | 'SHIPPING_INCOME' | 'REFUNDS' | 'PLATFORM_FEE' | 'FEE_TAX' | 'PPH22_PREPAID';
    party: 'NONE' | 'ORDER' | 'PAYOUT' | 'BANK_ACCOUNT' | 'DRIVER' | 'SERVICE' | 'BUYER' | 'COLLECTION' | 'CREDIT' | 'COMPLAINT';
    party_id: string;
    amount: number;
  };
  bank_accounts: {
    store_id: string;
    id: Generated<string>;
    bank_code: string;
    number_sealed: Uint8Array;
    number_mark: Uint8Array;
    number_last4: string;
    number_length: number;
    holder_name: string;
    state: 'UNVERIFIED' | 'NAME_DIFFERS' | 'VERIFIED';
    is_default: Generated<boolean>;
    created_by: string | null;
    created_at: Generated<string>;
    verified_at: string | null;
    payable_from: string;
    approved_by: string | null;
    owner_ids: string[];
    removed_at: string | null;
  };
  banners: {
    id: Generated<string>;
    store_id: string | null;
    type: 'error' | 'important' | 'default';
    title: string;
    text: string;
    link: string | null;
    dismissible: Generated<boolean>;
    expires_at: string;
    created_at: Generated<string>;
  };
  barcodes: {
    barcode_number: string;
    product_unit_id: string;
  };
  book_hours: {
    store_id: string;
    hour: string;
    change: number;
    received: number;
  };
  book_past: {
    only_row: Generated<boolean>;
    after_id: string;
    until_id: string;
    again_at: Generated<string | null>;
  };
  brands: {
    id: Generated<string>;
    name: string;
  };
  buyer_refunds: {
    store_id: string;
    id: Generated<string>;
    order_id: string;
    posting_id: string;
    amount: number;
    state: Generated<'WAITING' | 'SENT' | 'ARRIVED' | 'FAILED' | 'TO_JUDGE'>;
    created_at: Generated<string>;
  };
  categories: {
    id: Generated<string>;
    name: string;
  };
  cities: {
    id: Generated<string>;
    name: string;
    province: string;
    time_zone: string;
    latitude: number | null;
    longitude: number | null;
  };
  city_sales: {
    city_id: string;
    product_unit_id: string;
    store_id: string;
    orders: number;
    last_price: number;
  };
  client_errors: {
    id: string;
    user_id: string | null;
    kind: string;
    message: string;
    report: unknown;
    happened_at: string;
    received_at: Generated<string>;
  };
  closing_days: {
    store_id: string;
    id: Generated<string>;
    date_from: string;
    date_to: string;
    note: Generated<string>;
    created_at: Generated<string>;
  };
  complaint_lines: {
    store_id: string;
    complaint_id: string;
    order_line_id: string;
    quantity: number;
    refund_quantity: Generated<number>;
    refund_amount: Generated<number>;
    goods: 'KEPT' | 'TO_STOCK' | 'TO_LOSS' | null;
  };
  complaint_steps: {
    store_id: string;
    complaint_id: string;
    id: Generated<string>;
    kind: 'REGISTERED' | 'OFFERED' | 'REFUSED' | 'ACCEPTED' | 'DECLINED' | 'TIMED_OUT' | 'DECIDED' | 'APPEALED' | 'SETTLED' | 'WITHDRAWN' | 'HANDED_OVER' | 'CLAIMED';
    actor: 'BUYER' | 'SELLER' | 'OPERATOR' | 'SYSTEM';
    user_id: string | null;
    operator_id: string | null;
    text: Generated<string>;
    photo_ids: Generated<string[]>;
    terms: unknown | null;
    payload_hash: string;
    created_at: Generated<string>;
  };
  complaints: {
    store_id: string;
    id: Generated<string>;
    order_id: string;
    buyer_store_id: string;
    reported_by: 'BUYER' | 'SELLER';
    kind: 'DAMAGED' | 'SHORT' | 'WRONG_ITEM' | 'EXPIRED_GOODS' | 'NOT_RECEIVED' | 'BUYER_UNREACHABLE' | 'BUYER_REFUSED' | 'WRONG_ADDRESS' | 'PAYMENT_PROBLEM' | 'GOODS_RETURNED' | 'OTHER';
    state: 'OPEN' | 'OFFERED' | 'IN_REVIEW' | 'DECIDED' | 'RESOLVED' | 'REJECTED' | 'WITHDRAWN';
    description: string;
    search_text: string;
    first_product_name: string | null;
    line_count: number;
    photo_count: number;
    order_status: 'NEW' | 'PROCESSING' | 'READY_FOR_PICKUP' | 'SHIPPED' | 'DELIVERED' | 'IN_COMPLAINT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'RETURNED';
    order_deadline_at: string | null;
    deadline_at: string | null;
    terms: unknown | null;
    appealed_by: 'BUYER' | 'SELLER' | null;
    refund_amount: Generated<number>;
    refund_shipping_amount: Generated<number>;
    hand_over_amount: Generated<number>;
    hand_over_due_at: string | null;
    handed_over_at: string | null;
    claimed_at: string | null;
    created_at: Generated<string>;
    closed_at: string | null;
  };
  configuration: {
    name: string;
    value: unknown;
    updated_at: Generated<string>;
  };
  content_card_views: {
    user_id: string;
    card_id: string;
    viewed_at: Generated<string>;
  };
  content_cards: {
    id: Generated<string>;
    store_id: string | null;
    category: 'TRANSACTION' | 'STORE_MANAGEMENT' | 'PROMOTION';
    destination: Generated<'SELLER' | 'BUYER'>;
    title: string;
    description: string;
    url: string | null;
    link_text: string | null;
    image_url: string | null;
    pinned: Generated<boolean>;
    expires_at: string;
    created_at: Generated<string>;
  };
  counters_of_inventories: {
    store_id: string | null;
    active: number | null;
    inactive: number | null;
    products: number | null;
    products_active: number | null;
    products_inactive: number | null;
  };
  credit_limits: {
    store_id: string;
    buyer_store_id: string;
    limit_amount: number;
    updated_by: string;
    updated_at: Generated<string>;
  };
  credit_rules: {
    store_id: string;
    over_limit: Generated<'WARN' | 'STOP'>;
    default_limit: number | null;
    updated_by: string;
    updated_at: Generated<string>;
  };
  delivery_zones: {
    store_id: string;
    city_id: string;
    fee: number;
    minimum_amount: Generated<number>;
    updated_at: Generated<string>;
  };
  demands_to_match: {
    store_id: string;
    variant_id: string;
    asked_at: Generated<string>;
    before_tender_id: string | null;
  };
  driver_hand_in_postings: {
    store_id: string;
    posting_id: string;
    hand_in_id: string;
  };
  driver_hand_ins: {
    store_id: string;
    id: Generated<string>;
    courier_id: string;
    expected_amount: number;
    counted_amount: number;
    note: Generated<string>;
    from_posting_id: string;
    user_id: string;
    created_at: Generated<string>;
  };
  driver_reports: {
    store_id: string;
    id: Generated<string>;
    trip_id: string;
    order_id: string;
    mutation_id: string;
    payload_hash: string;
    kind: 'DELIVERED' | 'FAILED' | 'LATER';
    reason: string | null;
    note: Generated<string>;
    happened_at: string;
    expected_amount: number | null;
    taken_amount: number | null;
    created_at: Generated<string>;
  };
  driver_trip_stops: {
    store_id: string;
    trip_id: string;
    order_id: string;
    place: number;
    failed_at: string | null;
    photo_count: Generated<number>;
  };
  driver_trips: {
    store_id: string;
    id: Generated<string>;
    courier_id: string;
    token_hash: Uint8Array;
    user_id: string;
    created_at: Generated<string>;
    expires_at: string;
    revoked_at: string | null;
    replaced_at: string | null;
    ended_by: string | null;
    last_seen_at: string | null;
  };
  email_codes: {
    store_id: string;
    email: string;
    code_hash: Uint8Array;
    wrong_tries: Generated<number>;
    expires_at: string;
    created_at: Generated<string>;
    day_wrong: Generated<number>;
    day_began_at: Generated<string>;
  };
  event_places: {
    store_id: string;
    area: 'inventory' | 'order' | 'store';
    last: string;
    moved_at: Generated<string>;
  };
  events: {
    store_id: string;
    id: Generated<string>;
    tx_id: Generated<string>;
    area: 'inventory' | 'order' | 'store';
    kind: string;
    payload: unknown;
    created_at: Generated<string>;
  };
  fee_collection_claims: {
    store_id: string;
    collection_id: string;
    complaint_id: string;
    amount: number;
  };
  fee_collection_orders: {
    store_id: string;
    collection_id: string;
    order_id: string;
    base_amount: number;
    fee_amount: number;
    tax_amount: number;
    correction_amount: number;
    amount: number;
    charged_at: string;
  };
  fee_collections: {
    store_id: string;
    id: Generated<string>;
    week_from: string;
    week_until: string;
    state: 'UNPAID' | 'WAITING_VERIFICATION' | 'PAID' | 'CANCELLED';
    order_count: number;
    fee_amount: number;
    tax_amount: number;
    correction_amount: number;
    credit_amount: number;
    amount: number;
    payment_id: string | null;
    created_at: string;
    due_at: string;
    settled_at: string | null;
    claims_amount: Generated<number>;
  };
  fee_payment_amounts: {
    amount: number;
    store_id: string;
    payment_id: string;
  };
  fee_payment_collections: {
    store_id: string;
    payment_id: string;
    collection_id: string;
    amount: number;
  };
  fee_payments: {
    store_id: string;
    id: Generated<string>;
    state: 'OPEN' | 'SUBMITTED' | 'VERIFIED' | 'REFUSED' | 'CANCELLED' | 'EXPIRED';
    bill_amount: number;
    amount: number;
    bank_code: string;
    account_number: string;
    account_name: string;
    created_at: Generated<string>;
    created_by: string | null;
    deadline_at: string;
    proof_file_id: string | null;
    paid_amount: number | null;
    paid_on: string | null;
    reference: string | null;
    submitted_at: string | null;
    submitted_by: string | null;
    judged_at: string | null;
    judged_by: string | null;
    reason: string | null;
    received_amount: number | null;
  };
  fee_proofs: {
    id: Generated<string>;
    store_id: string;
    payment_id: string;
    file_id: string;
    reference: string;
    picture_hash: string | null;
    picture_pieces: number[] | null;
    created_at: Generated<string>;
  };
  fee_rates: {
    id: Generated<string>;
    category_id: string | null;
    basis_points: number;
    valid_from: string;
  };
  files: {
    store_id: string;
    id: Generated<string>;
    key: string;
    purpose: 'delivery_photo' | 'complaint_photo' | 'payment_proof' | 'chat_attachment' | 'product_photo' | 'document' | 'fee_payment_proof' | 'proposal_photo';
    content_type: string;
    size: number;
    width: number | null;
    height: number | null;
    user_id: string | null;
    created_at: Generated<string>;
    attached_at: string | null;
    shown_to_store_id: string | null;
    picture_hash: string | null;
  };
  glog_registrations: {
    store_id: string;
    status: Generated<'PENDING' | 'ACTIVE' | 'REJECTED'>;
    contact_name: string;
    phone_number: string;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    supports_cod: Generated<boolean>;
    reason: Generated<string>;
  };
  handover_codes: {
    code_hash: Uint8Array;
    token_hash: Uint8Array;
    expires_at: string;
  };
  idempotency_records: {
    user_id: string;
    key: string;
    request_hash: Uint8Array;
    status: number;
    body: string;
    created_at: Generated<string>;
  };
  inventories: {
    store_id: string;
    id: Generated<string>;
    product_unit_id: string;
    variant_id: string;
    price: number;
    cost_price: number | null;
    minimum_order: Generated<number>;
    state: Generated<'ACTIVE' | 'INACTIVE'>;
    version: Generated<number>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    product_id: string;
    price_changed_at: Generated<string>;
    updated_by: string | null;
  };
  inventory_changes: {
    store_id: string;
    id: Generated<string>;
    inventory_id: string;
    variant_id: string;
    kind: 'CREATED' | 'PRICE' | 'COST_PRICE' | 'PRICE_TIERS' | 'MINIMUM_ORDER' | 'LOW_STOCK_LEVEL' | 'STATE' | 'EXPIRY';
    source: 'SCREEN' | 'BULK' | 'IMPORT' | 'ACCOUNTING' | 'STOCK_TAKE' | 'COPY' | 'RULE';
    before: unknown | null;
    after: unknown | null;
    user_id: string | null;
    created_at: Generated<string>;
    plan_id: string | null;
  };
  inventory_copies: {
    store_id: string;
    id: string;
    user_id: string | null;
    payload_hash: string;
    takes: string[];
    percent: number;
    round_to: number | null;
    known: string;
    stores: number;
    created_at: Generated<string>;
  };
  inventory_counters: {
    store_id: string;
    active: Generated<number>;
    inactive: Generated<number>;
    products: Generated<number>;
    products_active: Generated<number>;
    products_inactive: Generated<number>;
  };
  inventory_plan_rows: {
    store_id: string;
    plan_id: string;
    place: number;
    cells: string[] | null;
    read_reasons: Generated<unknown>;
    price: number | null;
    cost_price: number | null;
    stock: number | null;
    minimum_order: number | null;
    state: 'ACTIVE' | 'INACTIVE' | null;
    seen_version: number | null;
    seen_pieces: number | null;
    product_unit_id: string | null;
    product_id: string | null;
    variant_id: string | null;
    base_quantity: number | null;
    inventory_id: string | null;
    version: number | null;
    old_price: number | null;
    old_cost_price: number | null;
    old_pieces: number | null;
    reserved: number | null;
    old_minimum_order: number | null;
    old_state: 'ACTIVE' | 'INACTIVE' | null;
    stock_change: Generated<number>;
    smaller_piece_price: number | null;
    verdict: Generated<'NEW' | 'CHANGED' | 'UNCHANGED' | 'REFUSED'>;
    guards: Generated<string[]>;
    reasons: Generated<unknown>;
    outcome: 'APPLIED' | 'SKIPPED' | 'UNDONE' | 'KEPT' | null;
    outcome_reason: string | null;
    counted_pieces: number | null;
    seen_ledger_id: string | null;
    price_tiers: unknown | null;
    old_tiers: unknown | null;
  };
  inventory_plans: {
    store_id: string;
    id: Generated<string>;
    source: 'SCREEN' | 'BULK' | 'IMPORT' | 'ACCOUNTING' | 'STOCK_TAKE' | 'COPY' | 'RULE';
    state: Generated<'READING' | 'READY' | 'APPLYING' | 'APPLIED' | 'UNDOING' | 'UNDONE'>;
    file_name: string | null;
    heads: string[] | null;
    counts: Generated<unknown>;
    job_id: string | null;
    user_id: string | null;
    created_at: Generated<string>;
    applied_at: string | null;
    version: Generated<number>;
    payload_hash: string | null;
    is_waiting: Generated<boolean>;
    copy_id: string | null;
    from_store_id: string | null;
    left_out: Generated<number>;
    waiting_by: string | null;
  };
  inventory_price_tiers: {
    store_id: string;
    inventory_id: string;
    min_qty: number;
    price: number;
  };
  invoice_counters: {
    store_id: string;
    kind: 'INVOICE' | 'CREDIT_NOTE';
    year: number;
    last_number: number;
  };
  invoices: {
    store_id: string;
    kind: 'INVOICE' | 'CREDIT_NOTE';
    year: number;
    number: number;
    order_id: string;
    amount: number;
    content: unknown;
    invoice_year: number | null;
    invoice_number: number | null;
    created_at: Generated<string>;
  };
  jobs: {
    store_id: string;
    id: Generated<string>;
    user_id: string | null;
    area: 'inventory' | 'order' | 'store' | null;
    name: string;
    input: unknown;
    state: Generated<'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'>;
    attempt: Generated<number>;
    done: Generated<number>;
    total: number | null;
    result: unknown | null;
    error_message: string | null;
    created_at: Generated<string>;
    queued_at: string | null;
    started_at: string | null;
    updated_at: Generated<string>;
    finished_at: string | null;
  };
  notices: {
    hash: string;
    store_id: string | null;
    type: 'error' | 'important' | 'default';
    text: string;
    link: string | null;
    expires_at: string;
    created_at: Generated<string>;
  };
  one_time_codes: {
    id: Generated<string>;
    phone_number: string;
    purpose: 'LOGIN' | 'RESET_PASSWORD' | 'VERIFY_BANK_ACCOUNT' | 'OPERATOR_LOGIN';
    method: 'WHATSAPP' | 'SMS';
    code_hash: Uint8Array;
    wrong_tries: Generated<number>;
    created_at: Generated<string>;
    expires_at: string;
    used_at: string | null;
    address: Generated<string>;
    wrong_tries_elsewhere: Generated<number>;
    sending: Generated<'counted' | 'beyond' | 'quiet' | 'pretended' | 'failed'>;
    wrong_typings: Generated<number>;
  };
  opening_hours: {
    store_id: string;
    weekdays: unknown;
    updated_at: Generated<string>;
  };
  operator_acts: {
    id: Generated<string>;
    operator_id: string | null;
    act: string;
    details: Generated<unknown>;
    created_at: Generated<string>;
    by_user_id: string | null;
    store_id: string | null;
    before: unknown | null;
    after: unknown | null;
  };
  operator_idempotency_records: {
    operator_id: string;
    key: string;
    request_hash: Uint8Array;
    status: number;
    body: string;
    created_at: Generated<string>;
  };
  operator_logins: {
    token_hash: Uint8Array;
    operator_id: string;
    created_at: Generated<string>;
    expires_at: string;
  };
  operators: {
    id: Generated<string>;
    name: string;
    token_hash: Uint8Array | null;
    created_at: Generated<string>;
    revoked_at: string | null;
    phone_number: string | null;
    password_hash: string | null;
    role: Generated<'CATALOGUE' | 'FINANCE' | 'SUPPORT' | 'ADMIN'>;
    primary_otp_method: Generated<'WHATSAPP' | 'SMS'>;
    is_demo: Generated<boolean>;
  };
  order_bank_choices: {
    store_id: string;
    order_id: string;
    bank_account_id: string;
    chosen_by: string | null;
    chosen_at: Generated<string>;
  };
  order_counters: {
    store_id: string;
    NEW: Generated<number>;
    PROCESSING: Generated<number>;
    READY_FOR_PICKUP: Generated<number>;
    SHIPPED: Generated<number>;
    DELIVERED: Generated<number>;
    IN_COMPLAINT: Generated<number>;
    COMPLETED: Generated<number>;
    REJECTED: Generated<number>;
    CANCELLED: Generated<number>;
    EXPIRED: Generated<number>;
    RETURNED: Generated<number>;
  };
  order_handovers: {
    store_id: string;
    order_id: string;
    receiver_name: string;
    photo_id: string | null;
    created_at: Generated<string>;
    signature_id: string | null;
  };
  order_history: {
    store_id: string;
    order_id: string;
    id: Generated<string>;
    from_status: 'NEW' | 'PROCESSING' | 'READY_FOR_PICKUP' | 'SHIPPED' | 'DELIVERED' | 'IN_COMPLAINT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'RETURNED' | null;
    to_status: 'NEW' | 'PROCESSING' | 'READY_FOR_PICKUP' | 'SHIPPED' | 'DELIVERED' | 'IN_COMPLAINT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'RETURNED';
    actor: 'BUYER' | 'SELLER' | 'OPERATOR' | 'SYSTEM';
    user_id: string | null;
    reason: string | null;
    created_at: Generated<string>;
    reason_id: string | null;
    note: Generated<string>;
    payload_hash: string | null;
    operator_id: string | null;
    payment_reference: string | null;
    courier_id: string | null;
  };
  order_lines: {
    store_id: string;
    order_id: string;
    id: Generated<string>;
    inventory_id: string;
    variant_id: string;
    product_name: string;
    uom_name: string;
    base_quantity: number;
    ordered_quantity: number;
    quantity: number;
    tier_min_qty: number | null;
    unit_price: number;
    line_total: number;
    fee_basis_points: number | null;
    accepted_quantity: number | null;
  };
  order_losses: {
    store_id: string;
    day: string;
    cause: string;
    variant_id: string;
    orders: number;
    quantity: string;
    amount: number;
  };
  order_notes: {
    store_id: string;
    order_id: string;
    id: Generated<string>;
    user_id: string | null;
    text: string;
    created_at: Generated<string>;
  };
  order_shipments: {
    store_id: string;
    order_id: string;
    courier_id: string | null;
    courier_name: string;
    courier_phone_number: Generated<string>;
    vehicle_type: 'MOTORCYCLE' | 'TRICYCLE' | 'CAR' | 'VAN' | 'TRUCK' | null;
    plate_number: Generated<string>;
    tracking_number: Generated<string>;
    created_at: Generated<string>;
  };
  order_texts: {
    store_id: string;
    order_id: string;
    search_text: string;
  };
  order_texts_missed: {
    arrived_after: string;
    due_at: string;
  };
  order_words: {
    store_id: string;
    word: string;
    orders: number;
  };
  orders: {
    store_id: string;
    id: Generated<string>;
    order_number: string;
    buyer_store_id: string;
    buyer_name: string;
    fulfilment_status: 'NEW' | 'PROCESSING' | 'READY_FOR_PICKUP' | 'SHIPPED' | 'DELIVERED' | 'IN_COMPLAINT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'RETURNED';
    payment_status: 'UNPAID' | 'WAITING_VERIFICATION' | 'PAID' | 'REFUNDED';
    payment_method: 'TRANSFER' | 'COD' | 'TERM';
    term_days: number | null;
    delivery: 'STORE_COURIER' | 'GLOG_SAME_DAY' | 'BUYER_PICKUP';
    allow_partial: Generated<boolean>;
    buyer_note: Generated<string>;
    subtotal: number;
    shipping_fee: Generated<number>;
    total_amount: number;
    total_product_unit: number;
    first_product_name: string;
    search_text: string;
    processing_days: number | null;
    promised_at: string | null;
    created_at: Generated<string>;
    arrived_at: string | null;
    deadline_at: string | null;
    updated_at: Generated<string>;
    refunded_amount: Generated<number>;
    paid_at: string | null;
    goods_categories: Generated<string[]>;
    complaint_refund_amount: Generated<number>;
    tender_id: string | null;
  };
  orders_to_index: {
    store_id: string;
    order_id: string;
  };
  outbox: {
    store_id: Generated<string>;
    id: Generated<string>;
    user_id: string | null;
    channel: string;
    target: string;
    about: string;
    payload: unknown;
    state: Generated<'WAITING' | 'SENT' | 'DEAD'>;
    attempt: Generated<number>;
    due_at: Generated<string>;
    expires_at: string | null;
    last_error: string | null;
    created_at: Generated<string>;
    ended_at: string | null;
  };
  outbox_targets: {
    store_id: string;
    channel: string;
    target: string;
    due_at: string | null;
    leased_until: string | null;
    rests_until: Generated<string>;
    fence: Generated<string>;
    failures: Generated<number>;
    updated_at: Generated<string>;
  };
  password_tries: {
    id: Generated<string>;
    phone_number: string;
    address: string;
    created_at: Generated<string>;
    network: string | null;
    was_right: boolean | null;
  };
  payout_attempts: {
    store_id: string;
    id: Generated<string>;
    payout_id: string;
    attempt: number;
    bank_account_id: string;
    amount: number;
    reference: string;
    sent_at: string;
    sent_by: string | null;
    file_id: string | null;
    outcome: 'ARRIVED' | 'FAILED' | null;
    ended_at: string | null;
    ended_by: string | null;
    reason: string | null;
    contradicted_at: string | null;
    judged: 'ARRIVED' | 'FAILED' | null;
    judged_by: string | null;
    deducted: Generated<number>;
  };
  payout_claims: {
    store_id: string;
    attempt_id: string;
    complaint_id: string;
    amount: number;
  };
  payout_doors: {
    store_id: string;
  };
  payout_orders: {
    store_id: string;
    order_id: string;
    payout_id: string | null;
    amount: number;
  };
  payouts: {
    store_id: string;
    id: Generated<string>;
    state: 'WAITING_ACCOUNT' | 'SCHEDULED' | 'SENT' | 'ARRIVED' | 'FAILED';
    bank_account_id: string | null;
    day: string;
    amount: number;
    order_count: number;
    attempt: Generated<number>;
    created_at: Generated<string>;
  };
  posting_lines: {
    store_id: string;
    posting_id: string;
    number: number;
    account: 'ESCROW' | 'PAYOUT_TRANSIT' | 'BANK' | 'DRIVER_CASH' | 'LOGISTIC_CASH' | 'TILL' | 'CASH_DIFFERENCE' | 'RECEIVABLE' | 'BUYER_PREPAID' | 'FEE_PAYABLE' | 'REFUND_PAYABLE' | 'CLAIM_PAYABLE' | 'SALES' | 'SHIPPING_INCOME' | 'REFUNDS' | 'PLATFORM_FEE' | 'FEE_TAX' | 'PPH22_PREPAID';
    party: Generated<'NONE' | 'ORDER' | 'PAYOUT' | 'BANK_ACCOUNT' | 'DRIVER' | 'SERVICE' | 'BUYER' | 'COLLECTION' | 'CREDIT' | 'COMPLAINT'>;
    party_id: Generated<string>;
    amount: number;
  };
  postings: {
    store_id: string;
    id: Generated<string>;
    cause: 'PAYMENT' | 'LOWERED' | 'GIVEN_BACK' | 'DELIVERED' | 'COMPLETED' | 'FEE' | 'TERM_PAYMENT' | 'STRAY_PAYMENT' | 'COLLECTION' | 'COLLECTION_PAID' | 'COLLECTION_WAIVED' | 'PAYOUT_SENT' | 'PAYOUT_ARRIVED' | 'PAYOUT_FAILED' | 'CASH_HANDED_IN' | 'COMPLAINT_REFUND' | 'COMPLAINT_FEE' | 'REFUND_HANDED_OVER' | 'REFUND_CLAIMED';
    cause_id: string;
    order_id: string | null;
    sentence: string;
    reverses_id: string | null;
    created_at: Generated<string>;
  };
  price_proposals: {
    store_id: string;
    adjustable: Generated<number>;
    without_cost: Generated<number>;
    without_median: Generated<number>;
    counted_at: string | null;
    revision: Generated<number>;
    due_at: string | null;
  };
  price_rules: {
    store_id: string;
    id: string;
    scope: 'ALL' | 'CATEGORY' | 'BRAND';
    category_id: string | null;
    brand_id: string | null;
    method: 'COST_PLUS' | 'MEDIAN_MINUS';
    percent: number;
    least_percent: number | null;
    round_to: number | null;
    version: Generated<number>;
    updated_by: string | null;
    updated_at: Generated<string>;
  };
  product_lookups: {
    store_id: string;
    variant_id: string;
    day: string;
    buyer_store_id: string;
  };
  product_proposal_steps: {
    store_id: string;
    proposal_id: string;
    id: Generated<string>;
    kind: 'SENT' | 'RETURNED' | 'REVISED' | 'APPROVED' | 'REJECTED';
    user_id: string | null;
    operator_id: string | null;
    text: Generated<string>;
    payload_hash: string;
    created_at: Generated<string>;
    said: unknown | null;
  };
  product_proposals: {
    store_id: string;
    id: Generated<string>;
    kind: 'PRODUCT' | 'GENERIC';
    state: Generated<'PENDING' | 'NEEDS_REVISION' | 'APPROVED' | 'REJECTED'>;
    version: Generated<number>;
    name: string;
    brand_id: string | null;
    brand_name: string | null;
    category_id: string;
    variants: Generated<unknown>;
    photo_ids: Generated<string[]>;
    note: Generated<string>;
    search_text: string;
    reason: string | null;
    product_id: string | null;
    user_id: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  product_texts: {
    product_id: string | null;
    search_text: string | null;
    unit_count: number | null;
  };
  product_units: {
    id: Generated<string>;
    variant_id: string;
    uom_id: string;
    base_quantity: number;
  };
  product_variants: {
    id: Generated<string>;
    product_id: string;
    name: Generated<string>;
  };
  product_words: {
    store_id: string;
    word: string;
    products: number;
  };
  products: {
    id: Generated<string>;
    name: string;
    brand_id: string;
    category_id: string;
    created_at: Generated<string>;
    search_text: Generated<string>;
    unit_count: Generated<number>;
  };
  products_of_stores: {
    store_id: string | null;
    product_id: string | null;
    category_id: string | null;
    brand_id: string | null;
    sort_name: string | null;
    search_text: string | null;
    active: number | null;
    inactive: number | null;
    created_at: string | null;
  };
  provider_payments: {
    id: Generated<string>;
    reference: string;
    order_id: string;
    amount: number;
    store_id: string | null;
    outcome: 'BOOKED' | 'GIVEN_BACK' | 'TO_JUDGE';
    doubt: 'ORDER_UNKNOWN' | 'NOT_BY_TRANSFER' | 'PAID_BY_OPERATOR' | 'PAID_BY_REFERENCE' | 'AMOUNT_DIFFERS' | 'REFERENCE_REUSED' | null;
    paid_by_reference: string | null;
    created_at: Generated<string>;
    judged_at: string | null;
    judged_by: string | null;
    verdict: 'FOR_THE_ORDER' | 'GIVEN_BACK' | 'NOT_OURS' | 'ALREADY_COUNTED' | null;
    note: string | null;
  };
  push_tokens: {
    user_id: string;
    firebase_registration_token: string;
    token_hash: Uint8Array;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  saved_views: {
    store_id: string;
    id: Generated<string>;
    user_id: string;
    name: string;
    address: string;
    is_shared: Generated<boolean>;
    covers_all_stores: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  search_histories: {
    user_id: string;
    store_id: string;
    kind: 'INVENTORY' | 'CATALOGUE';
    query: string;
    searched_at: Generated<string>;
  };
  search_words: {
    word: string;
  };
  secrets: {
    name: string;
    value: Uint8Array;
  };
  seller_ui_states: {
    user_id: string;
    store_id: string;
    page: string;
    state: unknown;
    updated_at: Generated<string>;
  };
  sign_in_places: {
    phone_number: string;
    address: string;
    last_at: Generated<string>;
  };
  staff_invitations: {
    store_id: string;
    phone_number: string;
    name: string;
    role_name: 'OWNER' | 'ADMIN' | 'ORDER_STAFF' | 'STOCK_STAFF' | 'VIEWER';
    invited_by: string;
    created_at: Generated<string>;
    expires_at: string;
  };
  stock_ledger: {
    store_id: string;
    id: Generated<string>;
    variant_id: string;
    change: number;
    stock_after: number;
    reason: 'OPENING' | 'COUNT' | 'SHIPMENT' | 'RETURN' | 'IMPORT' | 'ACCOUNTING';
    order_id: string | null;
    user_id: string | null;
    note: string | null;
    created_at: Generated<string>;
    source: 'SCREEN' | 'BULK' | 'IMPORT' | 'ACCOUNTING' | 'STOCK_TAKE' | 'COPY' | 'RULE' | null;
    plan_id: string | null;
  };
  stocks: {
    store_id: string;
    variant_id: string;
    stock: Generated<number>;
    reserved: Generated<number>;
    low_stock_level: Generated<number>;
    expires_on: string | null;
  };
  store_couriers: {
    store_id: string;
    id: Generated<string>;
    name: string;
    phone_number: string;
    vehicle_type: 'MOTORCYCLE' | 'TRICYCLE' | 'CAR' | 'VAN' | 'TRUCK';
    plate_number: Generated<string>;
    is_active: Generated<boolean>;
    deleted_at: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  store_events: {
    store_id: string;
    area: 'inventory' | 'order' | 'store';
    id: string;
    slot: Generated<number>;
    kind: string;
    payload: unknown;
    created_at: Generated<string>;
  };
  store_permissions: {
    user_id: string;
    store_id: string;
    role_name: 'OWNER' | 'ADMIN' | 'ORDER_STAFF' | 'STOCK_STAFF' | 'VIEWER';
    inventory: 'NONE' | 'VIEW' | 'MANAGE';
    order: 'NONE' | 'VIEW' | 'MANAGE';
    store: 'NONE' | 'VIEW' | 'MANAGE';
  };
  store_products: {
    store_id: string;
    product_id: string;
    category_id: string;
    brand_id: string;
    sort_name: string;
    search_text: string;
    active: Generated<number>;
    inactive: Generated<number>;
    created_at: Generated<string>;
  };
  store_taxes: {
    store_id: string;
    charges_ppn: boolean;
    shows_pph22: boolean;
    taxpayer_name: string;
    tax_number: string;
    updated_at: Generated<string>;
  };
  stores: {
    id: Generated<string>;
    uuid: Generated<string>;
    unique_id: string;
    name: string;
    phone_number: string | null;
    address: Generated<string>;
    city_id: string;
    is_seller: Generated<boolean>;
    allows_selling: Generated<boolean>;
    is_active: Generated<boolean>;
    created_at: Generated<string>;
    description: Generated<string>;
    email: string | null;
    email_verified_at: string | null;
    district: Generated<string>;
    postal_code: Generated<string>;
    driver_note: Generated<string>;
    latitude: number | null;
    longitude: number | null;
  };
  sweeps: {
    name: string;
    claimed_at: string;
    finished_at: string | null;
    row_count: Generated<number>;
  };
  tender_counters: {
    store_id: string;
    OPEN: Generated<number>;
    SENT: Generated<number>;
    WON: Generated<number>;
    LOST: Generated<number>;
    DECLINED: Generated<number>;
    WITHDRAWN: Generated<number>;
    EXPIRED: Generated<number>;
    MISSED: Generated<number>;
  };
  tender_fits: {
    store_id: string;
    tender_id: string;
    buyer_store_id: string;
    state: Generated<'OPEN' | 'SENT' | 'WON' | 'LOST' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED' | 'MISSED'>;
    tender_state: Generated<'OPEN' | 'AWARDED' | 'CLOSED' | 'EXPIRED'>;
    tender_version: number;
    city_id: string;
    delivery: 'STORE_COURIER' | 'BUYER_PICKUP';
    payment_method: 'TRANSFER' | 'COD' | 'TERM';
    term_days: number | null;
    needed_by: string;
    closes_at: string;
    first_product_name: string;
    goods_categories: string[];
    category_ids: string[];
    item_count: number;
    served_count: number;
    value: number;
    distance_km: number | null;
    search_text: string;
    fitted_at: Generated<string>;
    decline_reason: string | null;
    decline_note: Generated<string>;
    decided_by: string | null;
    decided_at: string | null;
    lost_goods: unknown | null;
    lost_at: string | null;
  };
  tender_items: {
    store_id: string;
    tender_id: string;
    id: Generated<string>;
    position: number;
    product_unit_id: string;
    variant_id: string;
    base_quantity: number;
    quantity: number;
    target_price: number | null;
    note: Generated<string>;
    awarded_pieces: Generated<string>;
    is_wanted: Generated<boolean>;
  };
  tender_offer_lines: {
    store_id: string;
    tender_id: string;
    item_id: string;
    inventory_id: string;
    product_unit_id: string;
    variant_id: string;
    base_quantity: number;
    quantity: number;
    unit_price: number;
    is_substitute: boolean;
    substitute_note: Generated<string>;
    counter_price: number | null;
    awarded_quantity: Generated<number>;
  };
  tender_offers: {
    store_id: string;
    tender_id: string;
    buyer_store_id: string;
    version: Generated<number>;
    tender_version: number;
    waits_for: Generated<'BUYER' | 'SELLER'>;
    delivery: 'STORE_COURIER' | 'BUYER_PICKUP';
    shipping_fee: number;
    subtotal: number;
    total_amount: number;
    valid_until: string;
    note: Generated<string>;
    is_standing: Generated<boolean>;
    sent_at: Generated<string>;
    updated_at: Generated<string>;
    order_id: string | null;
    loss_reason: 'OTHER_WON' | 'DEMAND_CLOSED' | null;
    winning_low: number | null;
    winning_high: number | null;
    award_hash: string | null;
  };
  tender_rounds: {
    store_id: string;
    tender_id: string;
    id: Generated<string>;
    kind: 'OFFERED' | 'REVISED' | 'COUNTERED' | 'COUNTER_ACCEPTED' | 'COUNTER_REFUSED' | 'WITHDRAWN';
    side: 'BUYER' | 'SELLER';
    user_id: string | null;
    total_amount: number | null;
    lines: Generated<unknown>;
    note: Generated<string>;
    payload_hash: string;
    created_at: Generated<string>;
  };
  tender_settings: {
    store_id: string;
    floor_margin_percent: number | null;
    validity_days: Generated<number>;
    updated_at: Generated<string>;
    updated_by: string | null;
  };
  tenders: {
    store_id: string;
    id: Generated<string>;
    state: Generated<'OPEN' | 'AWARDED' | 'CLOSED' | 'EXPIRED'>;
    version: Generated<number>;
    city_id: string;
    delivery: 'STORE_COURIER' | 'BUYER_PICKUP';
    payment_method: 'TRANSFER' | 'COD' | 'TERM';
    term_days: number | null;
    needed_by: string;
    closes_at: string;
    note: Generated<string>;
    tells_winning_price: Generated<boolean>;
    first_product_name: string;
    goods_categories: string[];
    category_ids: string[];
    item_count: number;
    search_text: string;
    payload_hash: string;
    user_id: string | null;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    closed_at: string | null;
    terms_version: Generated<number>;
    edits_since: Generated<string>;
    edits: Generated<number>;
  };
  tokens: {
    token_hash: Uint8Array;
    user_id: string;
    client_type: string;
    created_at: Generated<string>;
    last_used_at: Generated<string>;
    parent_hash: Uint8Array | null;
  };
  unowned_objects: {
    key: string;
    remove_after: string;
    store_id: string | null;
    user_id: string | null;
    size: Generated<number>;
  };
  uoms: {
    id: Generated<string>;
    code: string;
    name: string;
  };
  upload_parts: {
    store_id: string;
    upload_id: string;
    part_offset: number;
    bytes: Uint8Array;
  };
  uploads: {
    store_id: string;
    id: Generated<string>;
    purpose: 'delivery_photo' | 'complaint_photo' | 'payment_proof' | 'chat_attachment' | 'product_photo' | 'document' | 'fee_payment_proof' | 'proposal_photo';
    size: number;
    received: Generated<number>;
    user_id: string | null;
    file_id: string | null;
    created_at: Generated<string>;
    stored_at: string | null;
  };
  users: {
    id: Generated<string>;
    uuid: Generated<string>;
    username: string;
    name: string;
    phone_number: string;
    password_hash: string | null;
    city_ids: Generated<string[]>;
    acquisition_channel_non_referred: string | null;
    acquisition_channel_sales_referred: string | null;
    acquisition_channel_store_referred: string | null;
    is_online: Generated<boolean>;
    primary_otp_method: Generated<'WHATSAPP' | 'SMS'>;
    is_whitelisted_for_otp_selection: Generated<boolean>;
    permission_version: Generated<number>;
    created_at: Generated<string>;
    is_demo: Generated<boolean>;
  };
  words_of_catalogue: {
    product_id: string | null;
    word: string | null;
  };
  words_of_orders: {
    store_id: string | null;
    order_id: string | null;
    word: string | null;
  };
  words_of_products: {
    store_id: string | null;
    product_id: string | null;
    word: string | null;
  };
  wrong_sums: {
    store_id: string;
    problem: string;
    first_seen_at: Generated<string>;
  };
}
