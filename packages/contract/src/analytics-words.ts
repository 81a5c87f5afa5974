/** What products are put in order by. */
export const productMeasures = ['REVENUE', 'UNITS', 'MARGIN'] as const;
export type ProductMeasure = (typeof productMeasures)[number];

/** What a store is judged by; numbers of less than ten orders say nothing. */
export const performanceKinds = [
  'ACCEPTANCE',
  'RESPONSE',
  'ON_TIME',
  'COMPLETION',
  'COMPLAINTS',
  'CHAT',
] as const;
export type PerformanceKind = (typeof performanceKinds)[number];

/** What would help a store today: stock that runs out, a buyer who is due, what waits for an answer, a better score. */
export const helpKinds = ['RESTOCK', 'BUYER', 'DEMAND', 'COMPLAINTS', 'PERFORMANCE'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** Smoothing that follows slowly, steadily or quickly; and the week four weeks before. */
export const forecastMethods = ['SLOW', 'STEADY', 'QUICK', 'SEASONAL'] as const;
export type ForecastMethod = (typeof forecastMethods)[number];
/** The weeks a method is judged by, which chose nothing, and all that it takes until it can be judged. */
export const heldBackWeeks = 4;
export const forecastWeeks = 11;
export const whyNoForecast = ['TOO_SHORT', 'NOT_BETTER'] as const;
export type WhyNoForecast = (typeof whyNoForecast)[number];

export const performanceLevels = ['PERUNGGU', 'PERAK', 'EMAS', 'PLATINUM'] as const;
export type PerformanceLevel = (typeof performanceLevels)[number];

/** NEW: first bought in the last 28 days. DUE: the usual days have passed. SILENT: twice. LOST: three times, or 90 days. */
export const buyerStandings = ['NEW', 'REGULAR', 'DUE', 'SILENT', 'LOST'] as const;
export type BuyerStanding = (typeof buyerStandings)[number];

export const buyerSorts = ['AMOUNT', 'ORDERS', 'LAST'] as const;
export type BuyerSort = (typeof buyerSorts)[number];

/** Numbers of so many weeks are drawn beside each other. */
export const trendWeeks = 12;
/** A store is judged by so many days up to yesterday. */
export const judgedDays = 28;
/** Of fewer no number and no comparison says anything. */
export const enoughOrders = 10;
